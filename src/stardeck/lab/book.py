"""The games of a series in a file, one line each, so that a run can be stopped and taken up again."""

import hashlib
from io import BufferedRandom
from pathlib import Path
from typing import ClassVar, Generic, Self, TypeVar

import msgspec

from stardeck.games import AnyGame, game
from stardeck.kernel import BadOptions, say
from stardeck.lab.contender import weights_named
from stardeck.lab.series import Setup, cards_of

G = TypeVar("G")


class Head(Setup, frozen=True, kw_only=True):
    """The first line of a book: what is played, with which cards, weights and rules."""

    cards_digest: str = ""  # "" and 0: the book is older than these marks
    weights_digest: str = ""  # of the files that bots name; "" if they name none
    rules_version: int = 0

    def is_of(self, other: "Head") -> bool:
        """Whether a game of the other head may be written under this one; a card list may lie elsewhere by now."""
        if not self.cards_digest:
            other = msgspec.structs.replace(other, cards_digest="", weights_digest="", rules_version=0)
            return self.cards is None and self == other
        return msgspec.structs.replace(self, cards=None) == msgspec.structs.replace(other, cards=None)


def head_of(setup: Setup) -> Head:
    """The head for the games of a setup."""
    chosen: AnyGame = game(setup.game)
    return Head(
        **msgspec.structs.asdict(setup),
        cards_digest=cards_of(chosen, setup).digest,
        weights_digest=digest(weights_named(setup.bots)),
        rules_version=chosen.rules_version,
    )


def digest(texts: list[bytes]) -> str:
    """One word for all these texts; "" if there are none."""
    return hashlib.sha256(b"\0".join(texts)).hexdigest() if texts else ""


class Book(Generic[G]):
    """The first line says what is played, every other one is a game, in order of their numbers.

    The file is only read until the first new game is there: whatever is wrong before that, nothing is lost.
    """

    line: ClassVar[type]  # a game
    foreign: ClassVar[str]  # said of a file that is no such book
    other: ClassVar[str]  # said of a book of something else

    def __init__(self, path: Path, setup: Setup, resume: bool = True) -> None:
        self.path = path
        self.head = head_of(setup)
        self.kept = 0  # bytes of the file that stay; half a line at its end is from a run that was cut off
        self.games: list[G] = self._read() if resume else []
        self.begun = False

    def number(self, game: G) -> int:
        """The number of a game in its series."""
        raise NotImplementedError

    def _read(self) -> list[G]:
        """The games in the file, or a sentence why it cannot be gone on with."""
        try:
            whole = self.path.read_bytes() if self.path.exists() else b""
        except OSError as error:
            raise self._useless(error) from None
        self.kept = whole.rfind(b"\n") + 1
        if not self.kept:
            if not self._first_line().startswith(whole):
                raise BadOptions(say(self.foreign, file=self.path))
            return []
        return self._games(whole[: self.kept].splitlines())

    def _games(self, lines: list[bytes]) -> list[G]:
        try:
            head = msgspec.json.decode(lines[0], type=Head)
            games: list[G] = [msgspec.json.decode(line, type=self.line) for line in lines[1:]]
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise BadOptions(say(self.foreign, file=self.path)) from None
        if not head.is_of(self.head):
            raise BadOptions(say(self.other, file=self.path))
        numbers = [self.number(game) for game in games]
        if numbers != list(range(len(games))):
            raise BadOptions(say("{file} lacks a game or has one twice; name another file.", file=self.path))
        return games

    def _first_line(self) -> bytes:
        return msgspec.json.encode(self.head) + b"\n"

    def _useless(self, error: OSError) -> BadOptions:
        return BadOptions(say("{file} cannot be written: {why}.", file=self.path, why=error.strerror or error))

    def __enter__(self) -> Self:
        try:
            self.path.open("ab").close()
            self.file: BufferedRandom = self.path.open("r+b")
        except OSError as error:
            raise self._useless(error) from None
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def add(self, game: G) -> None:
        """Write a game down at once."""
        try:
            if not self.begun:
                self._begin()
            self.file.write(msgspec.json.encode(game) + b"\n")
            self.file.flush()
        except OSError as error:
            raise self._useless(error) from None
        self.games.append(game)

    def _begin(self) -> None:
        """Cut off what does not stay, and go on after it."""
        self.file.seek(self.kept)
        self.file.truncate()
        if not self.kept:
            self.file.write(self._first_line())
        self.begun = True
