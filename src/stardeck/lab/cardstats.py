"""What single cards do: win rates with and without them, honest about how many cards are looked at."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from stardeck.kernel.extras import from_extra
from stardeck.lab.watching import Watched

with from_extra("lab"):
    import numpy
    from scipy import stats

FEWEST = 30  # seats with the card, and without it, before anything is said
LEVEL = 0.05  # false discoveries among the cards that are marked
MATTERS = 0.05  # a smaller difference of win rates is not worth a mark
DEAD = 0.25  # played by fewer of those who drew it


class CardFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of one card. A difference is the win rate of seats with it minus that of seats without it."""

    card: str
    name: str
    drawn: int  # seats that drew it
    played: int  # seats that played it
    rate: float | None  # of those who drew it, how many played it; None: it is not drawn but taken
    difference: float | None = None  # None: too few games
    low: float | None = None
    high: float | None = None
    when_played: float | None = None  # the same difference between those who played it and those who did not
    chance: float | None = None  # of such a difference if the card did nothing, corrected for all cards looked at
    mark: str = ""  # "dominant", "weak" or "dead"


class Seats:
    """All seats of all games: whether each won (shared wins in parts), and what it drew and played."""

    def __init__(self, games: Iterable[Watched]) -> None:
        self.won: list[float] = []
        self.drawn: list[frozenset[str]] = []
        self.used: list[frozenset[str]] = []
        for game in games:
            winners = game.played.winners
            for seat, (drawn, used) in enumerate(zip(game.drawn, game.used, strict=True)):
                self.won.append(1.0 / len(winners) if seat in winners else 0.0)
                self.drawn.append(frozenset(drawn))
                self.used.append(frozenset(used))


def figures(games: Iterable[Watched], names: Mapping[str, str]) -> tuple[CardFigures, ...]:
    """Every card that was seen, most telling first. Of a card that is drawn by chance, drawing it is what counts."""
    seats = Seats(games)
    cards = sorted(set().union(*seats.drawn, *seats.used))
    rows = [one_card(card, names.get(card, card), seats) for card in cards]
    known = [row for row in rows if row.chance is not None]
    corrected: Any = stats.false_discovery_control([row.chance for row in known]) if known else []
    fixed = {row.card: float(chance) for row, chance in zip(known, corrected, strict=True)}
    marked = [marks(row, fixed.get(row.card)) for row in rows]
    return tuple(sorted(marked, key=lambda row: (row.chance if row.chance is not None else 2.0, row.card)))


def one_card(card: str, name: str, seats: Seats) -> CardFigures:
    """Welch's comparison of the seats with the card and those without."""
    drawn = numpy.array([card in cards for cards in seats.drawn])
    used = numpy.array([card in cards for cards in seats.used])
    got = drawn if drawn.any() else used
    row = CardFigures(
        card=card,
        name=name,
        drawn=int(drawn.sum()),
        played=int(used.sum()),
        rate=float((drawn & used).sum() / drawn.sum()) if drawn.any() else None,
    )
    won = numpy.array(seats.won)
    having, lacking = won[got], won[~got]
    row = msgspec.structs.replace(row, when_played=difference(won[used], won[~used]))
    if difference(having, lacking) is None or won.std() == 0:
        return row
    apart, reach, chance = welch(having, lacking)
    return msgspec.structs.replace(row, difference=apart, low=apart - reach, high=apart + reach, chance=chance)


def welch(having: Any, lacking: Any) -> tuple[float, float, float]:
    """Welch's test: the difference, how far its 95 % interval reaches, and the chance of it if nothing were true."""
    a, b = having.var(ddof=1) / len(having), lacking.var(ddof=1) / len(lacking)
    apart, doubt = float(having.mean() - lacking.mean()), float(numpy.sqrt(a + b))
    if doubt == 0.0:
        return apart, 0.0, 0.0 if apart else 1.0
    freedom = (a + b) ** 2 / (a**2 / (len(having) - 1) + b**2 / (len(lacking) - 1))
    reach = float(stats.t.ppf(0.975, freedom)) * doubt
    return apart, reach, float(2 * stats.t.sf(abs(apart) / doubt, freedom))


def difference(having: Any, lacking: Any) -> float | None:
    """Of two mean shares; None if one of them rests on too few seats."""
    if min(len(having), len(lacking)) < FEWEST:
        return None
    return float(having.mean() - lacking.mean())


def marks(row: CardFigures, chance: float | None) -> CardFigures:
    """The corrected chance, and whether the card stands out."""
    mark = ""
    if chance is not None and chance < LEVEL and row.difference is not None and abs(row.difference) >= MATTERS:
        mark = "dominant" if row.difference > 0 else "weak"
    elif row.rate is not None and row.drawn >= FEWEST and row.rate < DEAD:
        mark = "dead"
    return msgspec.structs.replace(row, chance=chance, mark=mark)
