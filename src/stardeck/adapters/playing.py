"""One game in progress behind a researcher's door: who must choose, what is legal, how it ends."""

import secrets
from typing import Any, Final

from numpy import dtype, frombuffer, int8

from stardeck.adapters.setting import Array, Setting
from stardeck.kernel import Action, BadOptions, FastRng, Seat, Step, advance, listed, say, waiting_for

NOBODY: Final = -1
ILLEGAL: Final = ("end", "random")  # what an illegal action does
INT8: Final = dtype(int8)


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
        self.max_decisions = max_decisions
        self.seed = secrets.randbits(62)
        self.episode = -1

    def begin(self, seed: int | None = None) -> None:
        """Deal; the same seed gives the same series of games, whoever plays them."""
        if seed is not None:
            self.seed, self.episode = seed, -1
        self.episode += 1
        self.table = self.setting.deal(self.seed, self.episode)
        self.made = 0
        self.offender: Seat = NOBODY  # whose illegal action ended the game
        self.is_cut = False  # it was stopped before its end
        waiting = waiting_for(self.table)
        self.seat: Seat = waiting[0] if waiting else NOBODY
        self._legal: list[int] | None = None  # worked out when somebody wants to know

    def ask(self, seat: Seat) -> None:
        """Of those who are waited for, it is this seat's turn to choose."""
        if seat != self.seat:
            self.seat, self._legal = seat, None

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
        numbers, table = self.numbers, self.table
        step: Step[Any] = table.agenda[-1]
        return [numbers[id(action)] for action in step.choices(table, self.seat)]

    def legal_for(self, seat: Seat) -> list[int]:
        """What any seat may do now; only those that are waited for may do something."""
        return self.legal if seat == self.seat else self.setting.legal(self.table, seat)

    def seen_by(self, seat: Seat) -> dict[str, Array]:
        """What a seat knows now, and what it may do now."""
        legal = self.legal if seat == self.seat or self.seat == NOBODY else self.legal_for(seat)
        return {"observation": self.observe(self.table, seat), "action_mask": mask_of(legal, len(self.actions))}

    def play(self, number: int) -> None:
        """Perform an action of the seat; an illegal one ends the game, or a random one is taken in its place."""
        legal = self.legal
        if number not in legal:
            if self.illegal == "end":
                self.offender, self.seat, self._legal = self.seat, NOBODY, None
                return
            number = legal[FastRng(hash((self.seed, self.episode, self.made))).below(len(legal))]
        self.say(self.actions[number])

    def say(self, action: Action) -> None:
        """Perform an action that is known to be legal."""
        waiting = advance(self.table, self.seat, action)
        self.made += 1
        self._legal = None
        self.seat = waiting[0] if waiting else NOBODY
        if self.made == self.max_decisions and self.seat != NOBODY:
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
