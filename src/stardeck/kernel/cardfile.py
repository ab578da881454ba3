"""Card files: TOML checked against a schema, with errors that name file, line, entry and field."""

import difflib
import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from stardeck.kernel.reason import BadCardFile, StardeckError
from stardeck.kernel.text import listed, say

S = TypeVar("S", bound=msgspec.Struct)


class CardFile:
    """The text of one card file: reads it into structs and knows on which line a complaint belongs."""

    kind: ClassVar[str] = "card file"
    wrong: ClassVar[type[StardeckError]] = BadCardFile

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8-sig")  # an editor may have put a mark before the first word
        except (OSError, UnicodeDecodeError) as error:
            raise self.wrong(say("{file}: cannot be read ({why}).", file=path.name, why=_cause(error))) from None
        self.digest = hashlib.sha256(self.text.encode()).hexdigest()

    def read(self, schema: type[S], game: str) -> S:
        """The whole file as `schema`, or `BadCardFile`."""
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise self.wrong(say("{file}: not a TOML file: {why}.", file=self.path.name, why=error)) from None
        theirs = _slug(data)
        if theirs is None:
            raise self.complaint(".game", say("the file does not say that it is for {ours!r}", ours=game))
        if theirs != game:
            kind = say(self.kind)
            raise self.complaint(
                ".game", say("this is a {kind} for {theirs!r}, not for {ours!r}", kind=kind, theirs=theirs, ours=game)
            )
        self._check_ids(data)
        try:
            return msgspec.convert(data, schema)
        except msgspec.ValidationError as error:
            raise self._misfit(schema, str(error)) from None

    def _check_ids(self, data: dict[str, Any]) -> None:
        """Everything that has an id has one that can be said."""
        for table, rows in data.items():
            for i, row in enumerate(rows if isinstance(rows, list) else ()):
                if isinstance(row, dict) and isinstance(row.get("id"), str) and not row["id"].strip():
                    raise self.complaint(f".{table}[{i}].id", say("an id has at least one letter"))

    def _misfit(self, schema: type[S], told: str) -> StardeckError:
        """What does not fit the schema, with what would fit."""
        message, _, path = told.partition(" - at `$")
        path = path.rstrip("`")
        if (unknown := re.fullmatch(r"Object contains unknown field `(.*)`", message)) is not None:
            near = difflib.get_close_matches(unknown[1], sorted(_all_fields(schema)), n=1)
            hint = say("; did you mean {near!r}?", near=near[0]) if near else ""
            path, message = f"{path}.{unknown[1]}", say("there is no field {name!r} here", name=unknown[1]) + hint
        elif (wrong := re.fullmatch(r"Invalid enum value (.*)", message)) is not None:
            message = _unknown_value(wrong[1], _steps(path), schema) or message
        return self.complaint(path, message)

    def complaint(self, path: str, message: str) -> StardeckError:
        """An error about the thing at `path`, such as `.card[3].symbols`: file, line, entry, field, message."""
        line, place = self._find(_steps(path))
        where = say("{file}, line {line}", file=self.path.name, line=line)
        end = "" if message.endswith((".", "?")) else "."
        return self.wrong(": ".join(filter(None, (where, place, message))) + end)

    def about(self, table: str, entry: str, field: str, message: str) -> StardeckError:
        """An error about one field of the entry whose id is `entry`."""
        data = tomllib.loads(self.text)
        index = next((i for i, row in enumerate(data.get(table, ())) if row.get("id") == entry), None)
        return self.complaint(f".{table}" + (f"[{index}]" if index is not None else "") + f".{field}", message)

    def _find(self, steps: list[tuple[str, str]]) -> tuple[int, str]:
        """The line of the thing these steps lead to (or of the table it is missing from), and its place in words."""
        lines = self.text.splitlines()
        heads = [(i, m[1]) for i, line in enumerate(lines) if (m := re.match(r"\s*\[\[?\s*([\w.-]+)\s*\]", line))]
        for depth in range(len(steps), -1, -1):
            table = ".".join(name for name, _ in steps[:depth])
            starts = [i for i, head in heads if head == table] if table else [0]
            if starts:
                break
        start = starts[min(int(steps[depth - 1][1] or 0) if depth else 0, len(starts) - 1)]
        end = next((i for i, _ in heads if i > start or not table), len(lines))
        field = ".".join(name + (f"[{index}]" if index else "") for name, index in steps[depth:])
        key = re.compile(rf"\s*{re.escape(steps[depth][0])}\s*=") if field else re.compile(r"(?!)")
        line = next((i for i in range(start, end) if key.match(lines[i])), start)
        entry = next((m[1] for at in lines[start:end] if (m := re.match(r'\s*id\s*=\s*"(.*?)"', at))), "")
        place = f"[{table}] {entry!r}" if table and entry else f"[{table}]" if table else ""
        return line + 1, ", ".join(filter(None, (place, field)))


def game_of(path: Path) -> str:
    """The game a card file is for, or `BadCardFile`."""
    file = CardFile(path)
    try:
        found = _slug(tomllib.loads(file.text))
    except tomllib.TOMLDecodeError as error:
        raise BadCardFile(say("{file}: not a TOML file: {why}.", file=path.name, why=error)) from None
    if not isinstance(found, str):
        raise BadCardFile(say("{file} does not say which game it is for.", file=path.name))
    return found


def unknown_name(what: str, name: str, known: list[str]) -> str:
    """`there is no theme 'phnes'; did you mean 'phones'?`"""
    near = difflib.get_close_matches(name, known, n=1)
    if near:
        return say("there is no {what} {name!r}; did you mean {near!r}?", what=what, name=name, near=near[0])
    return say("there is no {what} {name!r}; there are {known}", what=what, name=name, known=listed(known))


def _slug(data: dict[str, Any]) -> object:
    """The game a file is for: `game` itself, or `game`, `slug` or `id` in its [game] or [meta]."""
    for head in (data, data.get("game"), data.get("meta")):
        if isinstance(head, dict):
            for key in ("game", "slug", "id"):
                if isinstance(head.get(key), str):
                    return head[key]
    return None


def _steps(path: str) -> list[tuple[str, str]]:
    """`.card[3].symbols` as names with their numbers, "" where there is none."""
    return re.findall(r"([\w-]+)(?:\[(\d+)\])?", path)


def _unknown_value(value: str, steps: list[tuple[str, str]], schema: type[msgspec.Struct]) -> str:
    """A value, as the schema's complaint quotes it, that is not among those listed; "" if none are."""
    known = _values_at(schema, steps)
    if known and value.startswith("'"):
        return unknown_name(steps[-1][0], value.strip("'"), known)
    return say("it is one of {known}, not {value}", known=", ".join(known), value=value) if known else ""


def _values_at(schema: type[msgspec.Struct], steps: list[tuple[str, str]]) -> list[str]:
    """The words that a schema knows at this place; [] if they are not listed there."""
    found: list[object] = [msgspec.inspect.type_info(schema)]
    for name, index in steps:
        structs = [info for info in _plain(found) if isinstance(info, msgspec.inspect.StructType)]
        found = [field.type for info in structs for field in info.fields if field.encode_name == name]
        if index:
            found = [item for info in _plain(found) for item in _items(info)]
    literals = [info for info in _plain(found) if isinstance(info, msgspec.inspect.LiteralType)]
    return [str(value) for info in literals for value in info.values if value != ""]


def _plain(found: list[object]) -> list[object]:
    """The same types without unions around them."""
    return [one for info in found for one in (info.types if isinstance(info, msgspec.inspect.UnionType) else (info,))]


def _items(info: object) -> tuple[object, ...]:
    """What a list may hold."""
    if isinstance(info, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
        return (info.item_type,)
    return tuple(info.item_types) if isinstance(info, msgspec.inspect.TupleType) else ()


def _all_fields(schema: type[msgspec.Struct]) -> set[str]:
    names: set[str] = set()
    todo: list[object] = [msgspec.inspect.type_info(schema)]
    while todo:
        info = todo.pop()
        if isinstance(info, msgspec.inspect.StructType):
            for field in info.fields:
                names.add(field.encode_name)
                todo.append(field.type)
        elif isinstance(info, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
            todo.append(info.item_type)
        elif isinstance(info, msgspec.inspect.UnionType):
            todo.extend(info.types)
        elif isinstance(info, msgspec.inspect.DictType):
            todo.append(info.value_type)
    return names


def _cause(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else say("it is not UTF-8 text")
