"""Two card sets or option sets on the same deals: what changes, and how surely."""

from collections.abc import Callable, Mapping

import msgspec

from stardeck.lab.confidence import Mean, Values
from stardeck.lab.watching import Watched


class Change(msgspec.Struct, frozen=True):
    """One figure in A and in B, and the mean of its differences deal by deal."""

    name: str
    a: float
    b: float
    change: Mean
    sure: bool  # the interval of the change does not hold 0


class CardChange(msgspec.Struct, frozen=True):
    """How often a card was played by a seat, in A and in B (shares of all seats)."""

    card: str
    name: str
    a: float
    b: float
    change: Mean
    sure: bool


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is said about A and B."""

    games: int  # pairs in which both ended
    broken: int
    figures: tuple[Change, ...]
    cards: tuple[CardChange, ...]  # those that are played surely more or less often, most changed first


Figure = Callable[[Watched], float]


def compare(a: list[Watched], b: list[Watched], names: Mapping[str, str]) -> Comparison:
    """Game n of A beside game n of B: the same deal number, the same bots with the same seeds."""
    pairs = [(x, y) for x, y in zip(a, b, strict=True) if x.played.reason and y.played.reason]
    wanted = figures_of([game for pair in pairs for game in pair]) if pairs else {}
    found = tuple(change_of(name, figure, pairs) for name, figure in wanted.items())
    return Comparison(games=len(pairs), broken=len(a) - len(pairs), figures=found, cards=card_changes(pairs, names))


def figures_of(games: list[Watched]) -> dict[str, Figure]:
    """What is compared: wins by seat and side, length, drama, points by row."""
    found: dict[str, Figure] = {}
    for seat in range(len(games[0].sides)):
        found[f"wins of seat {seat + 1}"] = lambda game, seat=seat: wins(game, (seat,))  # type: ignore[misc]
    for side in sorted({side for game in games for side in game.sides} - {""}):
        found[f"wins of {side}"] = lambda game, side=side: side_wins(game, side)  # type: ignore[misc]
    found["decisions"] = lambda game: game.played.decisions
    found["changes of the lead"] = lambda game: game.leads
    found["settled after (part of the game)"] = lambda game: game.settled
    found["margin"] = lambda game: game.margin
    found["score"] = lambda game: sum(game.played.totals[: len(game.sides)]) / len(game.sides)
    for row in dict.fromkeys(row for game in games for row in game.rows):
        found[f"points: {row}"] = lambda game, row=row: row_points(game, row)  # type: ignore[misc]
    return found


def wins(game: Watched, seats: tuple[int, ...]) -> float:
    """The share of the win these seats have."""
    winners = game.played.winners
    return sum(seat in winners for seat in seats) / max(1, len(winners))  # an automaton may win


def side_wins(game: Watched, side: str) -> float:
    """The share of the win this side has."""
    return wins(game, tuple(seat for seat, one in enumerate(game.sides) if one == side))


def row_points(game: Watched, row: str) -> float:
    """Points of a seat in this row, on the average."""
    points = game.rows.get(row, (0.0,))
    return sum(points) / len(points)


def change_of(name: str, figure: Figure, pairs: list[tuple[Watched, Watched]]) -> Change:
    """The paired difference of one figure."""
    before, after, change = Values(), Values(), Values()
    for x, y in pairs:
        one, other = figure(x), figure(y)
        before.add(one)
        after.add(other)
        change.add(other - one)
    summary = change.summary()
    assert summary is not None, "there are pairs"
    return Change(name, before.mean, after.mean, summary, sure(summary))


def sure(change: Mean) -> bool:
    """Whether the change is beyond doubt."""
    if change.low is None or change.high is None:
        return False
    return change.low > 0 or change.high < 0


def card_changes(pairs: list[tuple[Watched, Watched]], names: Mapping[str, str]) -> tuple[CardChange, ...]:
    """Cards that are played surely more or less often."""
    cards = sorted({card for pair in pairs for game in pair for used in game.used for card in used})
    found = []
    for card in cards:
        one = change_of(card, lambda game, card=card: seats_with(game, card), pairs)  # type: ignore[misc]
        if one.sure:
            found.append(CardChange(card, names.get(card, card), one.a, one.b, one.change, True))
    return tuple(sorted(found, key=lambda one: -abs(one.change.mean)))


def seats_with(game: Watched, card: str) -> float:
    """The share of seats that played the card."""
    return sum(card in used for used in game.used) / len(game.used)
