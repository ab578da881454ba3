"""Solo achievements, kept across games: one small file per named player in the user's data directory. [rules 10.4]

A victory marks one achievement at most. A file that is not ours or is damaged is reported and moved aside, never
overwritten.
"""

import os
import tempfile
from pathlib import Path
from urllib.parse import quote

import msgspec
from platformdirs import user_data_path

from stardeck.games.point_galaxy.cards import Catalogue
from stardeck.games.point_galaxy.schema import AchievementEntry
from stardeck.kernel.game import Result
from stardeck.kernel.reason import StardeckError
from stardeck.kernel.text import say

FORMAT = 1
GAME = "point-galaxy"
LONGEST_NAME = 40


class BadProfile(StardeckError):
    """A profile cannot be read or written; the message says where the file is now."""


class NoMark(StardeckError):
    """This achievement cannot be marked for this game."""


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An achievement and the victory that earned it."""

    achievement: int
    victory: str  # what tells one game from another, such as its commitment


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player's achievements."""

    profile: int = FORMAT
    game: str = GAME
    name: str
    marks: tuple[Mark, ...] = ()

    def has(self, achievement: int) -> bool:
        """The player has marked this achievement."""
        return any(mark.achievement == achievement for mark in self.marks)

    def is_master(self, catalogue: Catalogue) -> bool:
        """All achievements are marked: a Point Galaxy Master."""
        return all(self.has(entry.id) for entry in catalogue.file.achievement)


# ---------------------------------------------------------------------- what a victory allows


def can_mark(profile: Profile, result: Result, catalogue: Catalogue) -> list[AchievementEntry]:
    """The achievements that this result meets and the profile does not have; none unless the automaton was defeated."""
    met = result.notes.get("achievements", ())
    return [entry for entry in catalogue.file.achievement if entry.id in met and not profile.has(entry.id)]


def mark(
    name: str, achievement: int, result: Result, victory: str, catalogue: Catalogue, folder: Path | None = None
) -> Profile:
    """Mark one achievement for a victory; the profile as it is now kept."""
    profile = load(name, folder)
    _refuse(profile, achievement, result, victory, catalogue)
    profile = msgspec.structs.replace(profile, marks=(*profile.marks, Mark(achievement, victory)))
    _save(profile, _path(name, folder))
    return profile


def _refuse(profile: Profile, achievement: int, result: Result, victory: str, catalogue: Catalogue) -> None:
    """Raise `NoMark` unless this victory may mark this achievement."""
    entry = next((entry for entry in catalogue.file.achievement if entry.id == achievement), None)
    if entry is None:
        raise NoMark(say("There is no achievement {id}.", id=achievement))
    if not result.notes.get("defeated"):
        raise NoMark(say("Achievements are marked only after a defeat of the automaton."))
    if any(mark.victory == victory for mark in profile.marks):
        raise NoMark(say("This victory has marked an achievement already; each marks one."))
    if profile.has(achievement):
        raise NoMark(say("{name} has {title!r} already.", name=profile.name, title=entry.name))
    if achievement not in result.notes.get("achievements", ()):
        raise NoMark(say("This game did not reach {title!r}.", title=entry.name))


# ---------------------------------------------------------------------- files


def profiles_folder() -> Path:
    """Where profiles are kept, by the conventions of the platform."""
    return user_data_path("stardeck", appauthor=False) / GAME / "profiles"


def load(name: str, folder: Path | None = None) -> Profile:
    """The profile of this name, a new one if there is none; `BadProfile` if its file cannot be used."""
    path = _path(name, folder)
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Profile(name=name)
    except OSError as error:
        raise BadProfile(say("{file} cannot be read: {why}.", file=path, why=error.strerror)) from None
    profile = _read(path, data)
    if _path(profile.name, folder) != path:
        raise _aside(path, say("it is the profile of {name!r}", name=profile.name))
    return profile


def list_profiles(folder: Path | None = None) -> tuple[list[Profile], list[str]]:
    """All profiles by name, and a sentence for every file that could not be used."""
    profiles: list[Profile] = []
    complaints: list[str] = []
    where = profiles_folder() if folder is None else folder
    for path in sorted(where.glob("profile-*.json")):
        try:
            profiles.append(_read(path, path.read_bytes()))
        except BadProfile as error:
            complaints.append(str(error))
        except OSError as error:
            complaints.append(say("{file} cannot be read: {why}.", file=path, why=error.strerror))
    return sorted(profiles, key=lambda profile: profile.name.casefold()), complaints


def _path(name: str, folder: Path | None) -> Path:
    """The file of a name; upper and lower case are the same person on every file system."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadProfile(say("A profile needs a name of 1 to {most} visible characters.", most=LONGEST_NAME))
    where = profiles_folder() if folder is None else folder
    return where / f"profile-{quote(name.strip().casefold(), safe='')}.json"


def _read(path: Path, data: bytes) -> Profile:
    """A profile from its file; anything else is moved aside, unless a newer Stardeck wrote it."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _aside(path, say("it is damaged")) from None
    if not isinstance(plain, dict) or plain.get("game") != GAME or not isinstance(plain.get("profile"), int):
        raise _aside(path, say("it is not a profile of ours"))
    if plain["profile"] > FORMAT:
        raise BadProfile(say("{file} was written by a newer Stardeck; it was left as it is.", file=path))
    try:
        return msgspec.convert(plain, Profile)
    except msgspec.ValidationError as error:
        raise _aside(path, say("it is damaged ({why})", why=error)) from None


def _aside(path: Path, why: str) -> BadProfile:
    """Move a file that cannot be used out of the way, over nothing else; the error that tells where it is."""
    number = 1
    while (kept := path.with_name(f"{path.name}.aside-{number}")).exists():
        number += 1
    try:
        path.rename(kept)
    except OSError as error:
        return BadProfile(
            say("{file} cannot be used: {why}; nor moved aside: {how}.", file=path, why=why, how=error.strerror)
        )
    return BadProfile(say("{file} cannot be used: {why}. It was kept as {kept}.", file=path, why=why, kept=kept.name))


def _save(profile: Profile, path: Path) -> None:
    """Write a profile; a crash in the middle leaves the old file as it was."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, fresh = tempfile.mkstemp(dir=path.parent, prefix=".new-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(profile), indent=1) + b"\n")
                file.flush()
                os.fsync(file.fileno())
            Path(fresh).replace(path)
        finally:
            Path(fresh).unlink(missing_ok=True)
    except OSError as error:
        raise BadProfile(say("{file} cannot be written: {why}.", file=path, why=error.strerror)) from None
