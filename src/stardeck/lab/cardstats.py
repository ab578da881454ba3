"""What single cards do: win rates with and without them, honest about how many cards are looked at.

Whoever has more cards often wins more, whatever they are, and some sides win more than others. So seats of one side are
compared that have equally many cards: side and number are taken out of the win and out of the having before both are
held against each other (a linear regression after Frisch, Waugh and Lovell). Seats of one game are not independent: one
wins what another loses, and holds what another lacks. So a whole game counts as one piece of evidence (intervals after
Liang and Zeger).
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from stardeck.kernel.extras import from_extra
from stardeck.lab.confidence import LEVEL, NOTHING, corrected
from stardeck.lab.naming import told_apart
from stardeck.lab.watching import Watched

with from_extra("lab"):
    import numpy
    from scipy import stats

FEWEST = 30  # games, seats with the card, and seats without it before anything is said
MATTERS = 0.05  # a smaller difference of win rates is not worth a mark
DEAD = 0.25  # played by fewer of those who drew it


class CardFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of one card. A difference is the win rate of seats with it minus that of seats of the same side
    with equally many cards, but without this one."""

    card: str
    name: str
    drawn: int  # seats that drew it
    played: int  # seats that played it
    rate: float | None  # of those who drew it, how many played it; None: it is not drawn but taken
    scarce: int = 0  # seats with it or without it, whichever are fewer, on sides where there are both
    difference: float | None = None  # None: too few games
    low: float | None = None
    high: float | None = None
    when_played: float | None = None  # the same difference between those who played it and those who did not
    plain: float | None = None  # the difference as it stands, whatever else the seats have
    chance: float | None = None  # of such a difference if the card did nothing, corrected for all cards looked at
    unplayed: float | None = None  # the chance of such a rate if it were DEAD, corrected in the same way
    mark: str = ""  # "dominant", "weak" or "dead"


class Seats:
    """All seats of all games: whether each won (shared wins in parts), and what it drew and played."""

    def __init__(self, games: Iterable[Watched]) -> None:
        won: list[float] = []
        sides: list[str] = []
        numbers: list[int] = []
        self.drawn: list[frozenset[str]] = []
        self.used: list[frozenset[str]] = []
        for number, game in enumerate(games):
            for seat, (drawn, used) in enumerate(zip(game.drawn, game.used, strict=True)):
                won.append(game.played.share(seat))
                sides.append(game.sides[seat])
                numbers.append(number)
                self.drawn.append(frozenset(drawn))
                self.used.append(frozenset(used))
        self.won = numpy.array(won)
        self.game = numpy.array(numbers)
        self.side = numpy.unique(numpy.array(sides), return_inverse=True)[1]
        self.many_drawn = numpy.array([float(len(cards)) for cards in self.drawn])
        self.many_used = numpy.array([float(len(cards)) for cards in self.used])


def figures(games: Iterable[Watched], names: Mapping[str, str]) -> tuple[CardFigures, ...]:
    """Every card that was seen, most telling first. Of a card that is drawn by chance, drawing it is what counts."""
    seats = Seats(games)
    cards = sorted(set().union(*seats.drawn, *seats.used))
    called = told_apart(cards, names)
    rows = [one_card(card, called[card], seats) for card in cards]
    fair = corrected([row.chance for row in rows])
    idle = corrected([row.unplayed for row in rows])
    marked = [marks(*found) for found in zip(rows, fair, idle, strict=True)]
    return tuple(sorted(marked, key=lambda row: (row.chance if row.chance is not None else 2.0, row.card)))


def one_card(card: str, name: str, seats: Seats) -> CardFigures:
    """The seats with the card beside those without."""
    drawn = numpy.array([card in cards for cards in seats.drawn])
    used = numpy.array([card in cards for cards in seats.used])
    got, many = (drawn, seats.many_drawn) if drawn.any() else (used, seats.many_used)
    row = CardFigures(
        card=card,
        name=name,
        drawn=int(drawn.sum()),
        played=int(used.sum()),
        rate=float((drawn & used).sum() / drawn.sum()) if drawn.any() else None,
        scarce=scarcer(got, seats),
        unplayed=idleness(int((drawn & used).sum()), int(drawn.sum())),
    )
    if (found := effect(used, seats, seats.many_used)) is not None:
        row = msgspec.structs.replace(row, when_played=found[0])
    if (found := effect(got, seats, many)) is None:
        return row
    apart, reach, chance = found
    plain = float(seats.won[got].mean() - seats.won[~got].mean())
    return msgspec.structs.replace(
        row, difference=apart, low=apart - reach, high=apart + reach, chance=chance, plain=plain
    )


def scarcer(got: Any, seats: Seats) -> int:
    """How many seats have the card, or how many do not, whichever are fewer, on sides where there are both."""
    having, all_seats = numpy.bincount(seats.side, weights=got), numpy.bincount(seats.side)
    both = (having > 0) & (having < all_seats)
    return int(min(having[both].sum(), (all_seats - having)[both].sum()))


def idleness(played: int, drawn: int) -> float | None:
    """How likely so few of those who drew a card would play it, if it were not dead; None: too few drew it."""
    return float(stats.binom.cdf(played, drawn, DEAD)) if drawn >= FEWEST else None


def effect(got: Any, seats: Seats, many: Any) -> tuple[float, float, float] | None:
    """Among seats alike: the difference, the reach of its 95 % interval, its chance if there is none; None: unknown."""
    games = seats.game[-1] + 1
    if min(games, scarcer(got, seats)) < FEWEST:
        return None
    many = within(seats.side, many)
    has, won = without(many, within(seats.side, got.astype(float))), without(many, within(seats.side, seats.won))
    spread = float((has * has).sum())
    if spread < 1e-9:  # only the number of cards tells who has it
        return None
    apart = float((has * won).sum()) / spread
    pulls = numpy.bincount(seats.game, weights=has * (won - apart * has))
    doubt = float(numpy.sqrt((pulls**2).sum())) / spread
    if doubt < NOTHING:
        return (apart, 0.0, 0.0) if abs(apart) > NOTHING else None
    freedom = games - 3
    return apart, float(stats.t.ppf(0.975, freedom)) * doubt, float(2 * stats.t.sf(abs(apart) / doubt, freedom))


def within(side: Any, values: Any) -> Any:
    """How far values are from the mean of their side."""
    return values - (numpy.bincount(side, weights=values) / numpy.bincount(side))[side]


def without(many: Any, values: Any) -> Any:
    """What is left of values when the part that goes with the number of cards is taken out."""
    spread = float((many * many).sum())
    return values if spread == 0.0 else values - many * (float((many * values).sum()) / spread)


def marks(row: CardFigures, chance: float | None, unplayed: float | None) -> CardFigures:
    """The corrected chances, and whether the card stands out."""
    mark = ""
    if chance is not None and chance < LEVEL and row.difference is not None and abs(row.difference) >= MATTERS:
        mark = "dominant" if row.difference > 0 else "weak"
    elif unplayed is not None and unplayed < LEVEL:
        mark = "dead"
    return msgspec.structs.replace(row, chance=chance, unplayed=unplayed, mark=mark)
