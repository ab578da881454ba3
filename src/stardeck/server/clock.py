"""Clocks of the seats: pure arithmetic on the times of log entries, in milliseconds."""

from stardeck.kernel import Seat
from stardeck.server.entries import Clock

DAY = 86_400_000


def allowance(clock: Clock) -> int:
    """What a seat has per move, or for the whole game."""
    return clock.days * DAY if clock.kind == "days" else clock.seconds * 1000


class Clocks:
    """How much time every seat has, and whose time is running since when."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [allowance(clock)] * seats
        self.since: list[int | None] = [None] * seats

    @property
    def kept(self) -> bool:
        """Whether time is kept at all."""
        return self.clock.kind != "none"

    def ask(self, seat: Seat, at: int) -> None:
        """A new question to `seat`: its time runs, anew if it is counted per move."""
        if self.clock.kind != "total":
            self.left[seat] = allowance(self.clock)
        self.since[seat] = at

    def run(self, seat: Seat, at: int) -> None:
        """The same question goes on after a pause."""
        self.since[seat] = at

    def stop(self, seat: Seat, at: int) -> None:
        """The time of `seat` stops."""
        since = self.since[seat]
        if since is not None:
            self.left[seat] = max(0, self.left[seat] - (at - since))
            self.since[seat] = None

    def moved(self, seat: Seat, at: int) -> None:
        """`seat` has answered: its time stops, and it gets the increment."""
        self.stop(seat, at)
        if self.clock.kind == "total":
            self.left[seat] += self.clock.increment * 1000

    def until(self, seat: Seat) -> int | None:
        """When the time of `seat` runs out; None if it does not run."""
        since = self.since[seat]
        return None if since is None or not self.kept else since + self.left[seat]

    def change(self, clock: Clock, at: int) -> None:
        """Another pace: everybody starts with a full allowance; what runs goes on running."""
        self.clock = clock
        self.left = [allowance(clock)] * len(self.left)
        self.since = [None if since is None else at for since in self.since]
