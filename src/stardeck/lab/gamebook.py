"""Watched games in a file, one line each, so that a report can be stopped and taken up again."""

from pathlib import Path
from typing import Self

import msgspec

from stardeck.kernel import BadOptions, say
from stardeck.lab.series import Setup
from stardeck.lab.watching import Watched


class Gamebook:
    """The first line says what is played, every other one is a game, in order of their numbers."""

    def __init__(self, path: Path, setup: Setup, resume: bool) -> None:
        self.path = path
        self.setup = setup
        self.games = self._read() if resume else []
        try:
            if not self.games:
                path.write_bytes(msgspec.json.encode(setup) + b"\n")
        except OSError as error:
            raise BadOptions(say("{file} cannot be written: {why}.", file=path, why=error.strerror)) from None

    def _read(self) -> list[Watched]:
        """The games in the file; half a line at its end is from a run that was cut off, and is cut off too."""
        if not self.path.exists():
            return []
        whole = self.path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        try:
            head, *lines = kept.splitlines() or [b""]
            setup = msgspec.json.decode(head, type=Setup)
            games = [msgspec.json.decode(line, type=Watched) for line in lines]
        except msgspec.MsgspecError:
            raise BadOptions(say("{file} holds no games of a report.", file=self.path)) from None
        if setup != self.setup:
            raise BadOptions(say("{file} belongs to another report; leave --resume out to begin anew.", file=self.path))
        self.path.write_bytes(kept)
        return games

    def __enter__(self) -> Self:
        self.file = self.path.open("ab")
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def add(self, game: Watched) -> None:
        """Write a game down at once."""
        self.games.append(game)
        self.file.write(msgspec.json.encode(game) + b"\n")
        self.file.flush()
