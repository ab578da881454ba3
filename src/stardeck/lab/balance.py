"""How fair, long, close and rich a game is: everything a balance report says, from watched games."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

import msgspec

from stardeck.lab.arena import Arena
from stardeck.lab.cardstats import CardFigures, figures
from stardeck.lab.confidence import Mean, Share, Values, chance_of_share, corrected, share
from stardeck.lab.naming import CardList, name_of
from stardeck.lab.series import Setup
from stardeck.lab.watching import Watched

PARTS = (0.05, 0.25, 0.5, 0.75, 0.95)

NameOf = Callable[[Watched, int], str]


class Advantage(msgspec.Struct, frozen=True):
    """How often a seat or a side won, beside what would be fair."""

    name: str
    wins: Share
    fair: float
    score: Mean
    word: str = ""  # what options and events call it
    chance: float | None = None  # of such a share if it were fair, corrected for all seats and sides


class Rung(msgspec.Struct, frozen=True):
    """One step of the skill ladder: how often the better bot won against a table of the lesser one."""

    better: str
    lesser: str
    wins: Share
    fair: float


class Spread(msgspec.Struct, frozen=True):
    """Where values lie: their mean, and what 5, 25, 50, 75 and 95 % of them do not exceed."""

    mean: float
    parts: tuple[float, ...]


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one report."""

    title: str
    setup: Setup
    cards_digest: str
    rules_version: int
    asked: int
    played: int
    games: int  # those that ended; all figures are about them
    wrong: tuple[str, ...]
    seats: tuple[Advantage, ...]
    sides: tuple[Advantage, ...]
    bound: tuple[str, ...]  # the side of every seat, if each played the same one in all games; else ()
    decisions: Mean
    free: Mean
    choices: Mean
    rounds: Mean | None
    leads: Mean
    settled: Mean
    margin: Mean
    ends: dict[str, Share]
    totals: tuple[float, ...]  # of every seat of every game
    rows: dict[str, Spread]  # points of a seat by row of the score sheet
    winners_rows: dict[str, Spread]  # the same of winners
    lengths: tuple[int, ...]
    widths: tuple[float, ...]  # choices at a decision, the mean of every game
    lead_changes: tuple[int, ...]
    settled_at: tuple[float, ...]
    margins: tuple[float, ...]
    cards: tuple[CardFigures, ...]
    ladder: tuple[Rung, ...] = ()
    climbed: bool = False  # whether there was to be a ladder


def balance(title: str, setup: Setup, asked: int, games: list[Watched], cards: CardList) -> Balance:
    """Count everything; the same games give the same figures."""
    names = cards.names
    ended = [game for game in games if game.played.reason]
    seats, sides = judged(advantages(ended, seat_name), named(advantages(ended, side_name), names))
    ends = Counter(game.played.reason for game in ended)
    rounds = [float(game.played.rounds) for game in ended if game.played.rounds is not None]
    return Balance(
        title=title,
        setup=setup,
        cards_digest=cards.digest,
        rules_version=cards.rules_version,
        asked=asked,
        played=len(games),
        games=len(ended),
        wrong=tuple(f"game {game.played.number}: {game.played.wrong}" for game in games if game.played.wrong),
        seats=seats,
        sides=sides,
        bound=bound(ended),
        decisions=mean(game.played.decisions for game in ended),
        free=mean(game.free for game in ended),
        choices=mean(game.choices for game in ended if game.free),
        rounds=mean(rounds) if rounds else None,
        leads=mean(game.leads for game in ended),
        settled=mean(game.settled for game in ended),
        margin=mean(game.margin for game in ended),
        ends={reason: share(n, len(ended)) for reason, n in sorted(ends.items())},
        totals=tuple(total for game in ended for total in game.played.totals[: len(game.sides)]),
        rows=by_row(ended, winners=False),
        winners_rows=by_row(ended, winners=True),
        lengths=tuple(game.played.decisions for game in ended),
        widths=tuple(game.choices for game in ended if game.free),
        lead_changes=tuple(game.leads for game in ended),
        settled_at=tuple(game.settled for game in ended),
        margins=tuple(game.margin for game in ended),
        cards=figures(ended, names),
    )


def seat_name(_: Watched, seat: int) -> str:
    """Seats are counted from 1."""
    return str(seat + 1)


def side_name(game: Watched, seat: int) -> str:
    """The band, deck or species."""
    return game.sides[seat]


def mean(values: Iterable[float]) -> Mean:
    """Their mean with its interval."""
    found = Values()
    for value in values:
        found.add(value)
    summary = found.summary()
    return summary if summary is not None else Mean(0.0, None, None, 0.0, 0.0)


def advantages(games: list[Watched], name_of: NameOf) -> tuple[Advantage, ...]:
    """Wins by the name of what sits there; a shared win counts in parts."""
    wins: dict[str, float] = {}
    seated: Counter[str] = Counter()
    scores: dict[str, Values] = {}
    for game in games:
        for seat in range(len(game.sides)):  # an automaton has a total, but no seat
            name = name_of(game, seat)
            seated[name] += 1
            wins[name] = wins.get(name, 0.0) + game.played.share(seat)
            scores.setdefault(name, Values()).add(game.played.totals[seat])
    fair = 1.0 / len(games[0].played.totals) if games else 0.0
    found = []
    for name in sorted(wins):
        score = scores[name].summary()
        assert score is not None, "it sat somewhere"
        found.append(Advantage(name, share(wins[name], seated[name]), fair, score, name))
    return tuple(found)


def named(found: tuple[Advantage, ...], names: Mapping[str, str]) -> tuple[Advantage, ...]:
    """Sides by the names people know; none if all are alike."""
    return tuple(msgspec.structs.replace(one, name=name_of(one.word, names)) for one in found if one.word)


def judged(seats: tuple[Advantage, ...], sides: tuple[Advantage, ...]) -> list[tuple[Advantage, ...]]:
    """Seats and sides with the chances of their shares, corrected for how many they are."""
    chances = corrected([chance_of_share(one.wins, one.fair) if one.fair < 1 else None for one in seats + sides])
    found = [msgspec.structs.replace(one, chance=chance) for one, chance in zip(seats + sides, chances, strict=True)]
    return [tuple(found[: len(seats)]), tuple(found[len(seats) :])]


def bound(games: list[Watched]) -> tuple[str, ...]:
    """The side of every seat, if each played the same one in all games and there are several; else ()."""
    ways = {game.sides for game in games}
    sides = ways.pop() if len(ways) == 1 else ()
    return sides if len(set(sides)) > 1 else ()


def by_row(games: list[Watched], winners: bool) -> dict[str, Spread]:
    """Points of one seat by row of the score sheet, of all or of those who won."""
    values: dict[str, list[float]] = {}
    for game in games:
        for name, points in game.rows.items():
            for seat, one in enumerate(points):
                if not winners or seat in game.played.winners:
                    values.setdefault(name, []).append(one)
    return {name: spread(found) for name, found in values.items()}


def spread(values: list[float]) -> Spread:
    """Their mean and their quantiles."""
    ordered, last = sorted(values), len(values) - 1
    return Spread(sum(values) / len(values), tuple(ordered[round(last * part)] for part in PARTS))


def tight(games: list[Watched], precision: float) -> bool:
    """Whether every seat's and side's win rate is known to within this."""
    ended = [game for game in games if game.played.reason]
    if len(ended) < 100:
        return False
    found = advantages(ended, seat_name) + advantages(ended, side_name)
    return all((one.wins.high - one.wins.low) / 2 <= precision for one in found)


def with_ladder(found: Balance, contests: list[tuple[str, str, Arena]]) -> Balance:
    """The same with the skill ladder, as high as it got."""
    rungs = []
    for better, lesser, contest in contests:
        wins = share(contest.wins.get(better, 0.0), max(1, contest.games))
        rungs.append(Rung(better, lesser, wins, 1.0 / contest.setup.seats))
    return msgspec.structs.replace(found, ladder=tuple(rungs), climbed=True)
