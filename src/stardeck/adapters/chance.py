"""A position whose chance is decided from outside: every draw of the rules stops until somebody says how it falls."""

from copy import deepcopy
from hashlib import blake2b
from typing import Any

import msgspec

from stardeck.adapters.setting import Array, NotInPlay, Setting
from stardeck.kernel import Rng, Seat, Told, advance, numbered_seed, open_for, say, waiting_for

DIGEST = 16  # bytes


class Undecided(Exception):
    """The rules draw, and nobody has said yet what comes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"one of {outcomes}")
        self.outcomes = outcomes


class Script(Rng):
    """Chance that falls as it was written down."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.outcomes = outcomes

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.drawn == len(self.outcomes):
            raise Undecided(n)
        self.drawn += 1
        return self.outcomes[self.drawn - 1]

    def copy(self) -> "Script":
        return self


class Position:
    """A table, and if chance must decide, the move in which it must: the move is tried on a copy until it is through.

    A copy of a table costs microseconds, so trying again for every card drawn is cheap, and no rule knows about it.
    """

    table: Any

    def __init__(self, setting: Setting, deals: int) -> None:
        self.setting = setting
        self.deals = deals
        self.moves: list[int] | None = []  # actions and outcomes since the beginning; None: the position is imagined
        self.outcomes = deals  # of which chance chooses now; 0: it is a seat's turn, or over
        self.table = None  # not dealt yet
        self.number = -1  # the action under way
        self.script: list[int] = []  # what chance decided in it so far
        self.digests: list[bytes] = []  # by seat: everything it was told and did

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        new = Position(self.setting, self.deals)
        new.moves = None if self.moves is None else self.moves[:]
        new.outcomes = self.outcomes
        new.table = self.table  # a table is never changed here, only replaced
        new.number = self.number
        new.script = self.script[:]
        new.digests = self.digests[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """A table never leaves its process: a position is written down as the moves that lead to it."""
        if self.moves is None:
            raise TypeError("An imagined position has no history, so it cannot be written down.")
        return replayed, (self.setting, self.deals, self.moves)

    # ------------------------------------------------------------------ moves

    @property
    def is_over(self) -> bool:
        """Nobody will be asked any more."""
        return self.table is not None and not self.outcomes and not waiting_for(self.table)

    @property
    def seat(self) -> Seat:
        """Whoever must choose; of several who choose at once, the first."""
        return waiting_for(self.table)[0]

    def legal(self, seat: Seat) -> list[int]:
        """What a seat may do now."""
        return self.setting.legal(self.table, seat) if self.table is not None and not self.outcomes else []

    def move(self, number: int) -> None:
        """Whatever comes next: an outcome if chance must decide, else an action."""
        if self.moves is not None:
            self.moves.append(number)
        if self.outcomes:
            self._decide(number)
        else:
            self._play(number)

    def _play(self, number: int) -> None:
        """Begin a move."""
        self.number, self.script = number, []
        self._try()

    def _decide(self, outcome: int) -> None:
        """Chance has decided: which deal, or how a draw falls."""
        if self.table is None:
            self._deal(outcome)
        else:
            self.script.append(outcome)
            self._try()

    def _deal(self, deal: int) -> None:
        setting = self.setting
        self.table = setting.game.deal(setting.players, numbered_seed(deal), setting.options, setting.catalogue)
        self.outcomes = 0
        self.digests = [b""] * setting.players
        self._tell(self.table.log)
        self.table.log = None

    def _try(self) -> None:
        """Make the move on a copy, as far as chance is decided."""
        seat, table = self.seat, self.table.copy()
        table.rng, table.log = Script(self.script), []
        try:
            advance(table, seat, self.setting.actions[self.number])
        except Undecided as draw:
            self.outcomes = draw.outcomes
            return
        self.table, self.outcomes = table, 0
        self._remember(seat, self.number.to_bytes(4, "big"))
        self._tell(table.log)
        table.log = None

    # ------------------------------------------------------------------ what is known

    def _tell(self, log: list[Told]) -> None:
        """Everybody remembers what they were told, one thing after the other; if it was nothing, not even that."""
        for told in log:
            for seat in range(len(self.digests)):
                self._remember(seat, msgspec.json.encode(open_for(told, seat)))

    def _remember(self, seat: Seat, what: bytes) -> None:
        self.digests[seat] = blake2b(self.digests[seat] + what, digest_size=DIGEST).digest()

    def known_to(self, seat: Seat) -> str:
        """The information state of a seat: what it was told and did, as a digest, and what it sees."""
        return "" if self.table is None else f"{self.digests[seat].hex()} {self.seen_by(seat)}"

    def seen_by(self, seat: Seat) -> str:
        """The view of a seat as JSON."""
        if self.table is None:
            return ""
        return msgspec.json.encode(self.setting.game.see(self.table, seat)).decode()

    def observed_by(self, seat: Seat) -> Array | float:
        """The numbers a seat knows; 0 before the deal."""
        return 0.0 if self.table is None else self.setting.observe(self.table, seat)

    def imagined_by(self, seat: Seat, rng: Rng) -> "Position":
        """A position the seat cannot tell from this one; others remember only what they see in it."""
        if self.table is None:
            raise NotInPlay(say("Nothing is dealt yet, so nothing can be imagined; let chance choose a deal first."))
        new = deepcopy(self)
        new.moves = None
        new.table = self.setting.game.redeal(self.table, seat, rng)
        for other in range(self.setting.players):
            if other != seat:
                new.digests[other] = blake2b(new.seen_by(other).encode(), digest_size=DIGEST).digest()
        return new

    def rewards(self) -> list[float]:
        """What everybody gets: nothing before the end."""
        return self.setting.rewards(self.table) if self.is_over else [0.0] * self.setting.players

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        under_way = f"\naction {self.number}, chance {self.script}" if self.outcomes else ""
        return f"{self.setting.picture(self.table)}\n{b''.join(self.digests).hex()}{under_way}"


def replayed(setting: Setting, deals: int, moves: list[int]) -> Position:
    """The position that these moves lead to."""
    position = Position(setting, deals)
    for number in moves:
        position.move(number)
    return position
