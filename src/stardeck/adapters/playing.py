"""One game in progress behind a researcher's door: who must choose, what is legal, how it ends."""

import secrets
from typing import Any, Final

from numpy import dtype, frombuffer, int8

from stardeck.adapters.setting import Array, NotInPlay, Setting, counted
from stardeck.kernel import BadOptions, FastRng, Seat, Step, advance, listed, say, waiting_for

NOBODY: Final = -1
NOT_DEALT: Final = -2  # nobody yet
ILLEGAL: Final = ("end", "random")  # what an illegal action does
INT8: Final = dtype(int8)

Moves = list[tuple[Seat, int]]  # who did what


class Playing:
    """A table that is played by numbers, one decision after the other."""

    table: Any

    def __init__(self, setting: Setting, illegal: str = "end", max_decisions: int | None = None) -> None:
        if illegal not in ILLEGAL:
            raise BadOptions(
                say(
                    "Illegal actions {it!r} do nothing known; there are: {known}.",
                    it=illegal,
                    known=listed(list(ILLEGAL)),
                )
            )
        self.setting = setting
        self.observe = setting.game.observer(setting.catalogue)
        self.actions = setting.actions
        self.numbers = setting.numbers
        self.illegal = illegal
        self.max_decisions = None if max_decisions is None else counted("max_decisions", max_decisions)
        self.seed = secrets.randbits(62)
        self.episode = -1
        self.table = None
        self.moves: Moves = []
        self.offender: Seat = NOBODY  # whose illegal action ended the game
        self.is_cut = False  # it was stopped before its end
        self.seat: Seat = NOT_DEALT  # whoever must choose
        self._legal: list[int] | None = None  # worked out when somebody wants to know

    def __deepcopy__(self, memo: dict[int, Any]) -> "Playing":
        """A game that goes its own way from here, with the same chance ahead."""
        new = Playing(self.setting, self.illegal, self.max_decisions)
        new.seed, new.episode = self.seed, self.episode
        new.table = None if self.table is None else self.table.copy()
        new.moves = self.moves[:]
        new.offender, new.is_cut, new.seat = self.offender, self.is_cut, self.seat
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """A table never leaves its process: a game is written down as the moves that lead to it."""
        written = (self.seed, self.episode, self.moves, self.offender, self.is_cut)
        return Playing, (self.setting, self.illegal, self.max_decisions), written

    def __setstate__(self, written: tuple[int, int, Moves, Seat, bool]) -> None:
        """Play what was written down."""
        self.seed, episode, moves, offender, is_cut = written
        if episode < 0:
            return
        self.episode = episode - 1
        self.begin()
        for seat, number in moves:
            self.ask(seat)
            self.perform(number)
        if offender != NOBODY:
            self.offender, self.seat = offender, NOBODY
        elif is_cut:
            self.cut()

    def begin(self, seed: int | None = None) -> None:
        """Deal; the same seed gives the same series of games, whoever plays them."""
        if seed is not None:
            self.seed, self.episode = seed, -1
        self.episode += 1
        self.table = self.setting.deal(self.seed, self.episode)
        self.moves = []
        self.offender, self.is_cut, self._legal = NOBODY, False, None
        waiting = waiting_for(self.table)
        self.seat = waiting[0] if waiting else NOBODY

    def dealt(self) -> Any:
        """The table, or a sentence if there is none yet."""
        if self.table is None:
            raise NotInPlay(say("Nothing is dealt yet; call reset first."))
        return self.table

    def in_play(self) -> Any:
        """The table, or a sentence if nobody can act at it."""
        if self.seat == NOBODY:
            raise NotInPlay(say("The game is over; call reset first."))
        return self.dealt()

    def ask(self, seat: Seat) -> None:
        """Of those who are waited for, it is this seat's turn to choose."""
        if seat != self.seat:
            self.seat, self._legal = seat, None

    @property
    def made(self) -> int:
        """How many decisions were made in this game."""
        return len(self.moves)

    @property
    def is_over(self) -> bool:
        """Nobody will be asked any more."""
        return self.seat == NOBODY

    @property
    def legal(self) -> list[int]:
        """What the seat may do, as numbers in canonical order; nothing when it is over."""
        if self._legal is None:
            self._legal = [] if self.seat == NOBODY else self._find_legal()
        return self._legal

    def _find_legal(self) -> list[int]:
        """What the seat that is known to be waited for may do."""
        numbers, table = self.numbers, self.dealt()
        step: Step[Any] = table.agenda[-1]
        return [numbers[id(action)] for action in step.choices(table, self.seat)]

    def legal_for(self, seat: Seat) -> list[int]:
        """What any seat may do now; only those that are waited for may do something."""
        return self.legal if seat == self.seat else self.setting.legal(self.dealt(), seat)

    def seen_by(self, seat: Seat) -> dict[str, Array]:
        """What a seat knows now, and what it may do now."""
        legal = self.legal if seat == self.seat or self.seat == NOBODY else self.legal_for(seat)
        return {"observation": self.observe(self.table, seat), "action_mask": mask_of(legal, len(self.actions))}

    def play(self, number: int) -> None:
        """Perform an action of the seat; an illegal one ends the game, or a random one is taken in its place."""
        legal = self.legal
        if number not in legal:
            self.in_play()
            if self.illegal == "end":
                self.offender, self.seat, self._legal = self.seat, NOBODY, None
                return
            number = legal[FastRng(hash((self.seed, self.episode, self.made))).below(len(legal))]
        self.perform(number)

    def perform(self, number: int) -> None:
        """Perform an action that is known to be legal."""
        seat = self.seat
        waiting = advance(self.table, seat, self.actions[number])
        self.moves.append((seat, number))
        self._legal = None
        self.seat = waiting[0] if waiting else NOBODY
        if self.max_decisions == len(self.moves) and self.seat != NOBODY:
            self.cut()

    def cut(self) -> None:
        """Stop before the end."""
        self.is_cut, self.seat, self._legal = True, NOBODY, None

    def rewards(self) -> list[float]:
        """What everybody gets at the end; an offender loses, and nobody else gets anything."""
        if self.offender == NOBODY:
            return self.setting.rewards(self.table)
        return [-1.0 if seat == self.offender else 0.0 for seat in range(self.setting.players)]


def mask_of(legal: list[int], width: int) -> Array:
    """Ones where something is legal, in an array of its own."""
    cells = bytearray(width)
    for number in legal:
        cells[number] = 1
    return frombuffer(cells, INT8)
