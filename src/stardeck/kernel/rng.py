"""Chance: an unforeseeable, verifiable source for real games and a fast one for search."""

import hashlib
import random
import secrets
import struct
from typing import Final

from mypy_extensions import mypyc_attr

SEED_BYTES: Final = 32

_WORDS: Final = 1 << 64
_EIGHT_WORDS: Final = struct.Struct("<8Q")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of fair whole numbers. `drawn` counts what was taken: chance that was used cannot be taken back."""

    drawn: int

    def __init__(self) -> None:
        self.drawn = 0

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        raise NotImplementedError

    def copy(self) -> "Rng":
        """A source that goes on like this one."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into a fair random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class KeyedRng(Rng):
    """BLAKE2b over a counter, keyed with the seed of a real game: nobody without the seed can foresee it,
    and everybody with the seed can check it."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        assert len(seed) == SEED_BYTES, "a seed has 32 bytes"
        super().__init__()
        self.seed = seed
        self.drawn = drawn
        self._block = -1
        self._words: tuple[int, ...] = ()

    def _word(self) -> int:
        drawn = self.drawn
        block = drawn >> 3
        if block != self._block:
            digest = hashlib.blake2b(block.to_bytes(8, "little"), key=self.seed, person=b"stardeck").digest()
            self._words = _EIGHT_WORDS.unpack(digest)
            self._block = block
        self.drawn = drawn + 1
        return self._words[drawn & 7]

    def below(self, n: int) -> int:
        assert n > 0
        while True:
            word = self._word()
            number = word % n
            if word - number + n <= _WORDS:  # else it lies beyond the last whole n, and would favour small numbers
                return number

    def copy(self) -> "KeyedRng":
        return KeyedRng(self.seed, self.drawn)


class FastRng(Rng):
    """For search and imagined tables. All copies of a table share one stream; the same seed gives the same search."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def copy(self) -> "FastRng":
        return self


def new_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def numbered_seed(number: int, *more: int) -> bytes:
    """The seed of game `number` of a series: for simulations, tests and anything that must be repeatable."""
    text = ":".join(str(n) for n in (number, *more))
    return hashlib.sha256(b"stardeck seed " + text.encode()).digest()


def commitment(seed: bytes) -> str:
    """What is shown at the start: it binds the dealer to the seed without telling it."""
    return hashlib.sha256(b"stardeck commitment " + seed).hexdigest()
