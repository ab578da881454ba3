"""Records: a whole game as its deal and its actions. Save, load, replay, verify."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from stardeck.kernel.game import Game, Result
from stardeck.kernel.play import advance, why_not
from stardeck.kernel.reason import BadOptions, BadRecord, IllegalAction
from stardeck.kernel.rng import SEED_BYTES, commitment
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say

FORMAT = 1


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Everything that is needed to play a game again, move by move."""

    stardeck: int = FORMAT
    game: str
    rules_version: int
    cards: str  # digest of the card file
    seats: int
    names: tuple[str, ...]
    players: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET  # by seat: "human" or the name of a bot
    options: dict[str, Any]
    commitment: str  # shown at the start
    seed: str | None  # hexadecimal; in a record shown to players only after the end
    actions: list[tuple[Seat, Any]]
    result: Result | None = None
    digest: str = ""

    def fingerprint(self) -> str:
        """The digest of everything else in the record."""
        plain = msgspec.structs.replace(self, digest="")
        return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()


def dump(record: Record) -> bytes:
    """The record as JSON with its digest, one action per line."""
    record = msgspec.structs.replace(record, digest="")
    record.digest = record.fingerprint()
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def load(data: bytes) -> Record:
    """A record from JSON; `BadRecord` if it is foreign, truncated or changed."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(say("This is not a Stardeck record: {why}.", why=error)) from None
    except msgspec.DecodeError:
        raise BadRecord(say("This is not a complete Stardeck record: the JSON text is damaged or cut off.")) from None
    if record.stardeck != FORMAT:
        raise BadRecord(
            say(
                "This record has format {theirs}; this Stardeck reads format {ours}.",
                theirs=record.stardeck,
                ours=FORMAT,
            )
        )
    if record.digest != record.fingerprint():
        raise BadRecord(say("This record was changed after it was written: its digest does not fit its content."))
    if len(record.names) != record.seats or len(record.players or record.names) != record.seats:
        raise BadRecord(say("This record does not name its {seats} players one by one.", seats=record.seats))
    return record


def load_file(path: Path) -> Record:
    """A record from a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(say("{file} cannot be read: {why}.", file=path, why=error.strerror)) from None
    return load(data)


def replay(record: Record, game: Game[Any, Any, Any], catalogue: Any, upto: int | None = None) -> Any:
    """The table after the first `upto` actions (all of them: None); `BadRecord` if it does not replay."""
    table = opening(record, game, catalogue)
    for number, (seat, data) in enumerate(record.actions[:upto], start=1):
        try:
            action = game.read_action(data, table.actions)
            reason = why_not(table, seat, action)
        except IllegalAction as error:
            reason = error.reason
        if reason is not None:
            raise BadRecord(say("Action {number} of the record is not possible: {why}", number=number, why=reason.why))
        advance(table, seat, action)
    return table


def opening(record: Record, game: Game[Any, Any, Any], catalogue: Any) -> Any:
    """The table as it was dealt."""
    if record.game != game.slug:
        raise BadRecord(say("This is a record of {theirs!r}, not of {ours!r}.", theirs=record.game, ours=game.slug))
    if record.rules_version != game.rules_version:
        raise BadRecord(
            say(
                "This record was played with rules version {theirs}; this Stardeck has version {ours}.",
                theirs=record.rules_version,
                ours=game.rules_version,
            )
        )
    if record.cards != catalogue.digest:
        raise BadRecord(say("This record was played with another card list; give that list with --cards."))
    if record.seed is None:
        raise BadRecord(say("This record does not tell its seed yet, so nobody can deal it again."))
    try:
        return game.set_up(record.seats, seed_of(record.seed), record.options, catalogue=catalogue)
    except BadOptions as error:
        raise BadRecord(say("The options of this record are refused: {why}", why=error)) from None


def seed_of(text: str) -> bytes:
    """The seed from its hexadecimal form."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadRecord(say("The seed of this record is not one: it must have 64 hexadecimal digits."))
    return seed


def verify(record: Record, game: Game[Any, Any, Any], catalogue: Any) -> Result | None:
    """Deal and play the record again and compare everything; the result, or `BadRecord` with what does not fit."""
    if record.seed is not None and commitment(seed_of(record.seed)) != record.commitment:
        raise BadRecord(say("The seed is not the one that was committed to at the start."))
    table = replay(record, game, catalogue)
    result = game.result(table)
    if result != record.result:
        raise BadRecord(say("The result in this record is not the one its actions lead to."))
    return result
