"""Two card sets or option sets on the same deals: what changes, and how surely."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from stardeck.lab.confidence import LEVEL, Mean, Values, corrected
from stardeck.lab.naming import name_of, told_apart
from stardeck.lab.watching import Watched

Pairs = Sequence[tuple[Watched, Watched]]  # game n of A and game n of B


class Change(msgspec.Struct, frozen=True):
    """One figure in A and in B, and the mean of its differences deal by deal."""

    name: str
    a: float
    b: float
    change: Mean
    chance: (
        float | None
    )  # of such a change if there is none, corrected for all figures; None: it is the same everywhere
    sure: bool = False  # that chance is small


class CardChange(msgspec.Struct, frozen=True):
    """How often a card was played by a seat, in A and in B (shares of all seats)."""

    card: str
    name: str
    a: float
    b: float
    change: Mean
    chance: float | None  # the same, corrected for all cards
    sure: bool


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is said about A and B."""

    games: int  # pairs in which both ended
    broken: int
    figures: tuple[Change, ...]
    cards: tuple[CardChange, ...]  # those that are played surely more or less often, most changed first


Counted = tuple[float, float]  # how much in one game, and on how many seats (or 1, of a figure of the game)
Figure = Callable[[Watched], Counted]


def compare(a: list[Watched], b: list[Watched], names: Mapping[str, str]) -> Comparison:
    """Game n of A beside game n of B: the same deal number, the same bots with the same seeds."""
    pairs = [(x, y) for x, y in zip(a, b, strict=True) if x.played.reason and y.played.reason]
    wanted = figures_of([game for pair in pairs for game in pair], names) if pairs else {}
    found = [change for name, figure in wanted.items() if (change := change_of(name, figure, pairs)) is not None]
    return Comparison(
        games=len(pairs), broken=len(a) - len(pairs), figures=judged(found), cards=card_changes(pairs, names)
    )


def figures_of(games: list[Watched], names: Mapping[str, str]) -> dict[str, Figure]:
    """What is compared: wins by seat and side, length, drama, points by row."""
    found: dict[str, Figure] = {}
    for seat in range(len(games[0].sides)):
        found[f"win rate of seat {seat + 1}"] = lambda game, seat=seat: wins(game, (seat,))  # type: ignore[misc]
    for side in sorted({side for game in games for side in game.sides} - {""}):
        found[f"win rate of {name_of(side, names)}"] = lambda game, side=side: side_wins(game, side)  # type: ignore[misc]
    found["decisions"] = lambda game: (game.played.decisions, 1)
    found["changes of the lead"] = lambda game: (game.leads, 1)
    found["settled after (part of the game)"] = lambda game: (game.settled, 1)
    found["margin"] = lambda game: (game.margin, 1)
    found["score"] = lambda game: (sum(game.played.totals[: len(game.sides)]), len(game.sides))
    for row in dict.fromkeys(row for game in games for row in game.rows):
        found[f"points: {row}"] = lambda game, row=row: row_points(game, row)  # type: ignore[misc]
    return found


def wins(game: Watched, seats: tuple[int, ...]) -> Counted:
    """The share of the win these seats have, and how many they are: the win rate of a balance report."""
    return sum(game.played.share(seat) for seat in seats), len(seats)


def side_wins(game: Watched, side: str) -> Counted:
    """The share of the win this side has, and on how many seats it sits."""
    return wins(game, tuple(seat for seat, one in enumerate(game.sides) if one == side))


def row_points(game: Watched, row: str) -> Counted:
    """Points of all seats in this row."""
    return sum(game.rows.get(row, ())), len(game.sides)


def change_of(name: str, figure: Figure, pairs: Pairs) -> Change | None:
    """B minus A; None if there is nothing to count in one of them."""
    before, after = [figure(x) for x, _ in pairs], [figure(y) for _, y in pairs]
    if not (any(seats for _, seats in before) and any(seats for _, seats in after)):
        return None
    a, b, change = rate(before), rate(after), Values()
    for one, other in zip(pulls(before, a), pulls(after, b), strict=True):
        change.add(b - a + other - one)
    summary = change.summary()
    assert summary is not None, "there are pairs"
    return Change(name, a, b, summary, change.chance())


def rate(counted: list[Counted]) -> float:
    """So much per seat."""
    return sum(much for much, _ in counted) / sum(seats for _, seats in counted)


def pulls(counted: list[Counted], mean: float) -> list[float]:
    """How far every game pulls the rate away from its mean; with one seat in each, its distance from it."""
    usual = sum(seats for _, seats in counted) / len(counted)
    return [(much - mean * seats) / usual for much, seats in counted]


def judged(changes: Sequence[Change]) -> tuple[Change, ...]:
    """Chances corrected for the number of changes, and which are beyond doubt after that."""
    chances = corrected([one.chance for one in changes])
    return tuple(
        msgspec.structs.replace(one, chance=chance, sure=chance is not None and chance < LEVEL)
        for one, chance in zip(changes, chances, strict=True)
    )


def card_changes(pairs: Pairs, names: Mapping[str, str]) -> tuple[CardChange, ...]:
    """Cards that are played surely more or less often."""
    cards = sorted({card for pair in pairs for game in pair for used in game.used for card in used})
    called = told_apart(cards, names)
    changes = [
        change_of(card, lambda game, card=card: seats_with(game, card), pairs)  # type: ignore[misc]
        for card in cards
    ]
    found = [
        CardChange(one.name, called[one.name], one.a, one.b, one.change, one.chance, one.sure)
        for one in judged([one for one in changes if one is not None])
        if one.sure
    ]
    return tuple(sorted(found, key=lambda one: -abs(one.change.mean)))


def seats_with(game: Watched, card: str) -> Counted:
    """How many seats played the card, of how many."""
    return sum(card in used for used in game.used), len(game.used)
