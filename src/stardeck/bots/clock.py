"""How long a bot may think."""

from math import inf
from time import perf_counter


class Clock:
    """A budget for one decision, in seconds, in iterations or both; whatever ends first ends the thinking.

    With iterations alone the same seed gives the same move on every machine. With seconds alone a bot that searches
    uses all of them; a `patient` clock is no invitation to that: the bot does what it usually does, but never longer.
    """

    def __init__(self, seconds: float | None = None, iterations: int | None = None, patient: bool = False) -> None:
        self.iterations = iterations
        self.patient = patient
        self.deadline = inf if seconds is None else perf_counter() + seconds

    def iterations_or(self, usual: int) -> int:
        """The budget of iterations: as asked for; the usual one if nothing was; no limit if only time counts."""
        if self.iterations is not None:
            return self.iterations
        return usual if self.patient or self.deadline == inf else 1 << 60

    @property
    def is_over(self) -> bool:
        """No time is left."""
        return perf_counter() >= self.deadline
