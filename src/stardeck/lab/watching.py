"""Games that are watched: beside the result, who led when, what was drawn and played, how much was to choose."""

from itertools import pairwise
from typing import Any

import msgspec

from stardeck.bots import Bot, Clock, ask
from stardeck.kernel import Event, Sealed, advance, choices, waiting_for
from stardeck.lab.series import PATIENCE, Lab, Played

Names = tuple[str, ...]


class Watched(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a game that was watched. Everything by seat is a tuple in the order of seats."""

    played: Played
    sides: Names = ()
    rows: dict[str, tuple[float, ...]] = {}  # of the score sheet
    choices: float = 0.0  # how many there were on the average, where there was more than one
    free: int = 0  # decisions with more than one choice
    leads: int = 0  # how often somebody else went into the lead
    settled: float = 0.0  # the part of the game after which the winner stayed ahead
    margin: float = 0.0  # of the first over the second
    drawn: tuple[Names, ...] = ()
    used: tuple[Names, ...] = ()  # played cards


class Watcher(Lab):
    """Plays the games of a series and watches them."""

    def watch(self, number: int) -> Watched:
        """Play one game and tell what happened."""
        self.leaders: list[int] = []
        self.counts: list[int] = []
        self.table: Any = None
        played = self.play(number)
        if not played.reason:
            return Watched(played=played)
        seats = range(self.setup.seats)
        result = self.game.result(self.table)
        assert result is not None, "the game is over"
        drawn, used = self._cards()
        totals = sorted(result.totals, reverse=True)
        return Watched(
            played=played,
            sides=tuple(self.game.side(self.table, seat) for seat in seats),
            rows={row.name: row.points[: self.setup.seats] for row in result.rows},
            choices=sum(self.counts) / max(1, len(self.counts)),
            free=len(self.counts),
            leads=sum(one != other for one, other in pairwise(self.leaders)),
            settled=settled(self.leaders, played.winners),
            margin=totals[0] - totals[1] if len(totals) > 1 else 0.0,
            drawn=drawn,
            used=used,
        )

    def _begin(self, table: Any) -> None:
        """The cards are dealt. The log is kept."""
        self.table = table

    def _play_out(self, table: Any, bots: list[Bot]) -> int:
        """Let the bots decide, and note who is ahead whenever another seat is to decide."""
        made, before = 0, -1
        while made < PATIENCE and (waiting := waiting_for(table)):
            seat = waiting[0]
            if seat != before:
                self.leaders.append(leader(self.game.evaluate_all(table)))
            before = seat
            can = len(choices(table, seat))
            if can > 1:
                self.counts.append(can)
            clock = Clock(self.setup.seconds, self.setup.iterations)
            advance(table, seat, ask(bots[seat], self.game, table, seat, clock))
            made += 1
        return made

    def _cards(self) -> tuple[tuple[Names, ...], tuple[Names, ...]]:
        """Who drew and who played which cards, each once."""
        found: dict[str, list[set[str]]] = {
            way: [set() for _ in range(self.setup.seats)] for way in ("drawn", "played")
        }
        for told in self.table.log:
            event = told.inside if isinstance(told, Sealed) else told
            self._note(event, found)
        drawn, used = ([tuple(sorted(cards)) for cards in found[way]] for way in ("drawn", "played"))
        return tuple(drawn), tuple(used)

    def _note(self, event: Event, found: dict[str, list[set[str]]]) -> None:
        """What one event says about cards."""
        way, *fields = self.game.uses.get(str(event.__struct_config__.tag), ("",))
        for field in fields:
            named = getattr(event, field) or ()
            cards = (named,) if isinstance(named, str) else named
            found[way][event.seat].update(card.partition("@")[0] for card in cards)  # type: ignore[attr-defined]


def leader(chances: list[float]) -> int:
    """The seat that stands best; the first of several."""
    return chances.index(max(chances))


def settled(leaders: list[int], winners: tuple[int, ...]) -> float:
    """After which part of the game a winner stayed ahead: 0 from the beginning, 1 only at the very end."""
    last = max((i + 1 for i, seat in enumerate(leaders) if seat not in winners), default=0)
    return last / max(1, len(leaders))
