"""The games of a contest in a file, one line each, so that a contest can be stopped and taken up again."""

from pathlib import Path
from typing import Self

import msgspec

from stardeck.kernel import BadOptions, say
from stardeck.lab.series import Played, Setup


class Scorebook:
    """The first line says what is played, every other one is a game, in order of their numbers."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path = path
        self.setup = setup
        self.played = self._read()

    def _read(self) -> list[Played]:
        """The games in the file; half a line at its end is from a run that was cut off, and is cut off too."""
        try:
            whole = self.path.read_bytes() if self.path.exists() else b""
            kept = whole[: whole.rfind(b"\n") + 1]
            if not kept:
                self.path.write_bytes(msgspec.json.encode(self.setup) + b"\n")
                return []
            if kept != whole:
                self.path.write_bytes(kept)
        except OSError as error:
            raise BadOptions(say("{file} cannot be used: {why}.", file=self.path, why=error.strerror)) from None
        return self._games(kept.splitlines())

    def _games(self, lines: list[bytes]) -> list[Played]:
        try:
            setup = msgspec.json.decode(lines[0], type=Setup)
            games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.MsgspecError:
            raise BadOptions(say("{file} is no scorebook of an arena.", file=self.path)) from None
        if setup != self.setup or [played.number for played in games] != list(range(len(games))):
            raise BadOptions(say("{file} belongs to another contest; name another file, or delete it.", file=self.path))
        return games

    def __enter__(self) -> Self:
        self.file = self.path.open("ab")
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def add(self, played: Played) -> None:
        """Write a game down at once."""
        self.file.write(msgspec.json.encode(played) + b"\n")
        self.file.flush()
