"""The balance report: one page that needs nothing else, and its twins for machines."""

from html import escape
from pathlib import Path

import msgspec

from stardeck.kernel import number_of, say
from stardeck.kernel.extras import from_extra
from stardeck.lab import answers, pictures
from stardeck.lab.balance import Balance
from stardeck.lab.cardstats import CardFigures
from stardeck.lab.watching import Watched

with from_extra("lab"):
    import pyarrow
    from pyarrow import parquet

SHOWN = 40  # cards in the pictures
COLUMN = 20  # more of them make two pictures
STYLE = Path(__file__).with_name("report.css")


def page(found: Balance) -> str:
    """The whole report as HTML: every question with its answer, then the pictures."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        f"<title>{escape(found.title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style>",
        f"<h1>{escape(found.title)}</h1>{_warnings(found)}{_about(found)}{_tiles(found)}",
        _part(say("Is it fair?"), answers.fair(found), _fair(found), answers.bound(found), answers.other_places(found)),
        _part(say("Does skill pay?"), answers.skill(found), _ladder(found), answers.stopped_climbing(found)),
        _part(say("Is it close?"), answers.close(found), _drama(found)),
        _part(say("How long, and how does it end?"), answers.length(found), _length(found)),
        _part(say("Where do the points come from?"), "", _points(found)),
        _part(say("What do the cards do?"), answers.cards(found), _card_picture(found)),
        _card_note(found) + _card_table(found),
    ]
    return "\n".join(parts) + "\n"


def _part(question: str, answer: str, shown: str, more: str = "", command: str = "") -> str:
    said = "".join(f"<p class=answer>{escape(told)}</p>" for told in (answer, more) if told)
    said += f"<p><code>{escape(command)}</code></p>" if command else ""
    return f"<h2>{escape(question)}</h2>{said}<div class=row>{shown}</div>"


def figure(title: str, svg: str, legend: str = "") -> str:
    """A picture under its title, and what its signs mean."""
    more = f" <small>{escape(legend)}</small>" if legend else ""
    return f"<figure><figcaption>{escape(title)}{more}</figcaption>{svg}</figure>"


def _note(text: str) -> str:
    return f"<p class=note>{escape(text)}</p>"


def _about(found: Balance) -> str:
    setup = found.setup
    options = ", ".join(f"{name}={value}" for name, value in setup.options.items())
    told = say(
        "{games} between {players} ({bots}), seed {seed}{options}, cards {digest}, rules version {version}.",
        games=number_of(found.games, "game", "games"),
        players=number_of(setup.seats, "player", "players"),
        bots=", ".join(setup.bots),
        seed=setup.seed,
        options=f", {options}" if options else "",
        digest=found.cards_digest[:12],
        version=found.rules_version,
    )
    honest = say("Bots see what their seat sees. Intervals hold with 95 % confidence; a shared win counts in parts.")
    return _note(told) + _note(honest)


def _tiles(found: Balance) -> str:
    first = found.seats[0].wins if found.seats else None
    facts = [
        (f"{found.decisions.mean:.0f}", say("decisions in a game")),
        (f"{found.choices.mean:.1f}", say("choices at a decision")),
        (f"{found.leads.mean:.1f}", say("changes of the lead")),
        (f"{100 * found.settled.mean:.0f} %", say("of the game until it is settled")),
        (f"{100 * first.share:.1f} %" if first else "-", say("wins of seat 1")),
        (str(sum(card.mark != "" for card in found.cards)), say("cards that stand out")),
    ]
    if found.rounds is not None:
        facts.insert(1, (f"{found.rounds.mean:.1f}", say("rounds")))
    tiles = "".join(f"<div class=tile><b>{escape(big)}</b><span>{escape(small)}</span></div>" for big, small in facts)
    return f"<div class=tiles>{tiles}</div>"


def _warnings(found: Balance) -> str:
    told = [answers.partial(found)]
    if found.wrong:
        told.append(say("{n} games broke; the first: {what}.", n=len(found.wrong), what=found.wrong[0]))
    return "".join(f"<p><b>{escape(one)}</b></p>" for one in told if one)


def _fair(found: Balance) -> str:
    legend = say("bars: 95 % confidence, dashed: fair")
    seats = [answers.seat_name(found, one) for one in found.seats]
    shown = figure(say("Win rate by seat"), pictures.advantage_picture(found.seats, seats), legend)
    sides = answers.sides_apart(found)
    if len(sides) > 1:
        names = [one.name for one in sides]
        shown += figure(say("Win rate by side"), pictures.advantage_picture(sides, names), legend)
    return shown


def _ladder(found: Balance) -> str:
    if not found.ladder:
        return ""
    title, legend = say("One better player among lesser ones"), say("bars: 95 % confidence, dashed: chance")
    return figure(title, pictures.ladder_picture(found.ladder), legend)


def _drama(found: Balance) -> str:
    settled, told = [100 * part for part in found.settled_at], say("When the winner took the lead for good")
    shown = figure(told, pictures.histogram(settled, say("% of the game played")))
    shown += figure(say("Changes of the lead"), pictures.histogram(found.lead_changes, say("in a game")))
    if not answers.counts_points(found):
        return shown
    return shown + figure(
        say("Margin of the winner"), pictures.histogram(found.margins, say("points ahead of the second"))
    )


def _length(found: Balance) -> str:
    length = pictures.histogram(found.lengths, say("decisions in a game"))
    shown = figure(say("Length"), length)
    if found.widths:
        widths = pictures.histogram(found.widths, say("choices at a decision, on the average of a game"))
        shown += figure(say("Choices"), widths)
    return shown + figure(say("How games end"), pictures.bars(found.ends))


def _points(found: Balance) -> str:
    if not answers.counts_points(found):
        return _note(say("There are none: whoever wins has 1, all others have 0."))
    shown = figure(say("Scores"), pictures.histogram(found.totals, say("points of a player at the end")))
    if len(found.rows) > 1:
        legend = say("box: the middle half, line: nine of ten, dot: mean")
        shown += figure(say("By category"), pictures.row_picture(found.rows, found.winners_rows), legend)
    return shown


def _card_picture(found: Balance) -> str:
    told = [card for card in found.cards if card.difference is not None][:SHOWN]
    if not told:
        return ""
    ranked = sorted(told, key=lambda card: -(card.difference or 0.0))
    half = -(-len(ranked) // 2) if len(ranked) > COLUMN else len(ranked)
    span = pictures.span_of(told)
    title = say("Win rate with the card minus without")
    legend = say("bars: 95 % confidence, ▲ dominant, ▼ weak, ✕ dead")
    names = pictures.short_names([card.name for card in found.cards])
    return "".join(
        figure(title, pictures.card_picture(some, names, span), legend)
        for some in (ranked[:half], ranked[half:])
        if some
    )


def _card_note(found: Balance) -> str:
    return _note(
        say(
            "Seats with a card are held against seats of the same side with equally many cards, but without this one: "
            "winners often have more of all (plainly: as it stands). A card is dominant or weak if seats with it won "
            "clearly more or less often (chance below 5 % after correcting for all {n} cards, and a difference of 5 "
            "points or more). A card is dead if clearly fewer than a quarter of those who drew it played it (chance "
            "below 5 % in the same way). A mark is a question: answer it with stardeck compare.",
            n=len([card for card in found.cards if card.difference is not None]),
        )
    )


def _card_table(found: Balance) -> str:
    heads = (
        *(say("Card"), say("drawn by"), say("played by"), say("played of drawn"), say("with minus without")),
        *(say("95 %"), say("chance"), say("plainly"), say("if played"), say("mark")),
    )
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(_row(card) for card in found.cards)
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _row(card: CardFigures) -> str:
    cells = [
        card.name,
        str(card.drawn or ""),
        str(card.played),
        "" if card.rate is None else f"{100 * card.rate:.0f} %",
    ]
    if card.difference is None or card.low is None or card.high is None:
        cells += ["", "", "", ""]
    else:
        cells += [
            f"{100 * card.difference:+.1f}",
            f"{100 * card.low:+.1f} to {100 * card.high:+.1f}",
            "" if card.chance is None else told_chance(card.chance),
            "" if card.plain is None else f"{100 * card.plain:+.1f}",
        ]
    cells.append("" if card.when_played is None else f"{100 * card.when_played:+.1f}")
    inner = "".join(f"<td>{escape(cell)}</td>" for cell in (*cells, say(card.mark) if card.mark else ""))
    return f"<tr class='{card.mark}'>{inner}</tr>"


def told_chance(chance: float) -> str:
    """No chance is none at all."""
    return f"{chance:.3f}" if chance >= 0.001 else "< 0.001"


def write(found: Balance, games: list[Watched], path: Path) -> list[Path]:
    """The page, the figures as JSON, and every seat of every game as Parquet."""
    twin, table = path.with_suffix(".json"), path.with_suffix(".parquet")
    path.write_text(page(found), encoding="utf-8")
    twin.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    parquet.write_table(pyarrow.Table.from_pylist(seat_rows(games)), table, compression="zstd")
    return [path, twin, table]


def seat_rows(games: list[Watched]) -> list[dict[str, object]]:
    """One row per seat of every game that ended."""
    rows: list[dict[str, object]] = []
    for game in games:
        played = game.played
        for seat, total in enumerate(played.totals[: len(game.sides)]):
            rows.append(
                {
                    "game": played.number,
                    "seat": seat,
                    "bot": played.bots[seat],
                    "side": game.sides[seat],
                    "won": played.share(seat),
                    "rank": played.ranks[seat],
                    "score": float(total),
                    "reason": played.reason,
                    "decisions": played.decisions,
                    "rounds": played.rounds,
                    "leads": game.leads,
                    "settled": game.settled,
                    "drawn": list(game.drawn[seat]),
                    "played": list(game.used[seat]),
                    **{f"row {name}": float(points[seat]) for name, points in game.rows.items()},
                }
            )
    return rows
