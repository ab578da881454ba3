"""The balance report: one page that needs nothing else, and its twins for machines."""

from html import escape
from pathlib import Path

import msgspec

from stardeck.kernel import number_of, say
from stardeck.kernel.extras import from_extra
from stardeck.lab import pictures
from stardeck.lab.balance import Balance
from stardeck.lab.cardstats import CardFigures
from stardeck.lab.watching import Watched

with from_extra("lab"):
    import pyarrow
    from pyarrow import parquet

SHOWN = 30  # cards in the picture
STYLE = Path(__file__).with_name("report.css")


def page(found: Balance) -> str:
    """The whole report as HTML."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        f"<title>{escape(found.title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style>",
        f"<h1>{escape(found.title)}</h1>{_about(found)}{_tiles(found)}{_warnings(found)}",
        f"<h2>{escape(say('Is it fair?'))}</h2><div class=row>",
        figure(pictures.advantage_picture(found.seats, say("seat"))),
        figure(pictures.advantage_picture(found.sides, say("side"))) if len(found.sides) > 1 else "",
        f"</div><h2>{escape(say('Does skill pay?'))}</h2>",
        figure(pictures.ladder_picture(found.ladder)) if found.ladder else _note(say("Left out (--no-ladder).")),
        f"<h2>{escape(say('Is it close?'))}</h2><div class=row>{_drama(found)}</div>",
        f"<h2>{escape(say('How long, and how it ends'))}</h2><div class=row>{_length(found)}</div>",
        f"<h2>{escape(say('Where the points come from'))}</h2><div class=row>{_points(found)}</div>",
        f"<h2>{escape(say('The cards'))}</h2>{_cards(found)}",
    ]
    return "\n".join(parts) + "\n"


def figure(svg: str) -> str:
    """A picture in its frame."""
    return f"<figure>{svg}</figure>"


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
    if not found.wrong:
        return ""
    told = say("{n} games broke; the first: {what}.", n=len(found.wrong), what=found.wrong[0])
    return f"<p><b>{escape(told)}</b></p>"


def _drama(found: Balance) -> str:
    shown = [
        pictures.histogram(
            [100 * part for part in found.settled_at],
            say("When the winner took the lead for good"),
            say("% of the game played"),
        ),
        pictures.histogram(found.margins, say("Margin of the winner"), say("points ahead of the second")),
    ]
    return "".join(map(figure, shown))


def _length(found: Balance) -> str:
    return figure(pictures.histogram(found.lengths, say("Length"), say("decisions in a game"))) + figure(
        pictures.bars(found.ends, say("How games end"))
    )


def _points(found: Balance) -> str:
    shown = figure(pictures.histogram(found.totals, say("Scores"), say("points of a player at the end")))
    return shown + (figure(pictures.row_picture(found.rows, found.winners_rows)) if len(found.rows) > 1 else "")


def _cards(found: Balance) -> str:
    told = [card for card in found.cards if card.difference is not None]
    picture = figure(pictures.card_picture(told[:SHOWN])) if told else _note(say("Too few games to judge cards."))
    note = _note(
        say(
            "A card is dominant or weak if seats that had it won clearly more or less often (chance below 5 % after "
            "correcting for all {n} cards, and a difference of 5 points or more). A card is dead if fewer than a "
            "quarter of those who drew it played it. Having a card is not the same as what the card does: winners "
            "also play longer and draw more.",
            n=len(told),
        )
    )
    heads = (
        say("Card"),
        say("drawn by"),
        say("played by"),
        say("played of drawn"),
        say("with minus without"),
        say("95 %"),
    )
    head = "".join(f"<th>{escape(text)}</th>" for text in (*heads, say("chance"), say("if played"), say("mark")))
    body = "".join(_row(card) for card in found.cards)
    table = f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    return picture + note + table


def _row(card: CardFigures) -> str:
    cells = [
        card.name,
        str(card.drawn or ""),
        str(card.played),
        "" if card.rate is None else f"{100 * card.rate:.0f} %",
    ]
    if card.difference is None or card.low is None or card.high is None:
        cells += ["", "", ""]
    else:
        cells += [
            f"{100 * card.difference:+.1f}",
            f"{100 * card.low:+.1f} … {100 * card.high:+.1f}",
            "" if card.chance is None else f"{card.chance:.3f}",
        ]
    cells.append("" if card.when_played is None else f"{100 * card.when_played:+.1f}")
    inner = "".join(f"<td>{escape(cell)}</td>" for cell in (*cells, say(card.mark) if card.mark else ""))
    return f"<tr class='{card.mark}'>{inner}</tr>"


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
        for seat, total in enumerate(played.totals):
            rows.append(
                {
                    "game": played.number,
                    "seat": seat,
                    "bot": played.bots[seat],
                    "side": game.sides[seat],
                    "won": 1.0 / len(played.winners) if seat in played.winners else 0.0,
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
