"""Where games are saved, and how to go on with one."""

import contextlib
import shlex
from datetime import datetime
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from stardeck.kernel import Match, StardeckError, say


class CannotSave(StardeckError):
    """A game cannot be written to its file."""


def new_place(slug: str) -> Path:
    """A file in the user's own data folder that does not exist yet."""
    folder = user_data_path("stardeck", appauthor=False) / "games"
    today = f"{slug}-{datetime.now():%Y-%m-%d}"
    return next(path for n in count(1) if not (path := folder / f"{today}-{n}.json").exists())


def check_place(path: Path) -> Path:
    """A file to save a new game in; one that exists is never overwritten."""
    if path.is_dir() or not path.name:
        raise CannotSave(say("{path} is a folder; --save needs the name of a file.", path=path))
    if path.exists():
        raise CannotSave(
            say("{path} exists already; go on with it by --resume, or give --save another name.", path=path)
        )
    return path


def save(match: Match, path: Path) -> None:
    """Write the game, or `CannotSave` with the reason; the last good file stays as it was."""
    try:
        match.save(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            path.with_name(path.name + ".new").unlink(missing_ok=True)
        why = error.strerror or str(error)
        raise CannotSave(say("The game cannot be saved in {path}: {why}.", path=path, why=why)) from None


def resume_command(path: Path, cards: Path | None) -> str:
    """What to type to go on."""
    with_cards = f" --cards {shlex.quote(str(cards))}" if cards else ""
    return f"stardeck play --resume {shlex.quote(str(path))}{with_cards}"
