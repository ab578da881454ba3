"""Card files: TOML checked against a schema, with errors that name file, line, entry and field."""

import difflib
import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from stardeck.kernel.reason import BadCardFile
from stardeck.kernel.text import listed, say

S = TypeVar("S", bound=msgspec.Struct)


class CardFile:
    """The text of one card file: reads it into structs and knows on which line a complaint belongs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadCardFile(say("{file}: cannot be read ({why}).", file=path.name, why=_cause(error))) from None
        self.digest = hashlib.sha256(self.text.encode()).hexdigest()

    def read(self, schema: type[S], game: str) -> S:
        """The whole file as `schema`, or `BadCardFile`."""
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise BadCardFile(say("{file}: not a TOML file: {why}.", file=self.path.name, why=error)) from None
        theirs = _slug(data)
        if theirs != game:
            raise BadCardFile(
                say(
                    "{file}: this is a card file for {theirs!r}, not for {ours!r}.",
                    file=self.path.name,
                    theirs=theirs,
                    ours=game,
                )
            )
        try:
            return msgspec.convert(data, schema)
        except msgspec.ValidationError as error:
            message, _, path = str(error).partition(" - at `$")
            raise self.complaint(path.rstrip("`"), self._explain(message, schema)) from None

    def complaint(self, path: str, message: str) -> BadCardFile:
        """An error about the thing at `path`, such as `.card[3].symbols`: file, line, entry, field, message."""
        table, index, field = _split(path)
        line, entry = self._find(table, index, field)
        where = say("{file}, line {line}", file=self.path.name, line=line)
        if table:
            where += ": " + (f"[{table}] {entry!r}" if entry else f"[{table}]") + (f", {field}" if field else "")
        elif field:
            where += f": {field}"
        return BadCardFile(f"{where}: {message.rstrip('.')}.")

    def about(self, table: str, entry: str, field: str, message: str) -> BadCardFile:
        """An error about one field of the entry whose id is `entry`."""
        data = tomllib.loads(self.text)
        index = next((i for i, row in enumerate(data.get(table, ())) if row.get("id") == entry), None)
        return self.complaint(f".{table}" + (f"[{index}]" if index is not None else "") + f".{field}", message)

    def _find(self, table: str, index: int | None, field: str) -> tuple[int, str]:
        """The line of a field (or of its entry) and the entry's id."""
        lines = self.text.splitlines()
        header = re.compile(rf"\s*\[\[?\s*{re.escape(table)}\s*\]\]?") if table else re.compile(r"(?!)")
        starts = [i for i, line in enumerate(lines) if header.match(line)]
        if table and not starts:
            return 1, ""
        start = starts[min(index or 0, len(starts) - 1)] if table else 0
        end = next((i for i in range(start + 1, len(lines)) if lines[i].lstrip().startswith("[")), len(lines))
        entry = next((m[1] for line in lines[start:end] if (m := re.match(r'\s*id\s*=\s*"(.*?)"', line))), "")
        key = re.compile(rf"\s*{re.escape(field.split('.')[0].split('[')[0])}\s*=")
        line = next((i for i in range(start, end) if field and key.match(lines[i])), start)
        return line + 1, entry

    def _explain(self, message: str, schema: type[S]) -> str:
        """msgspec's sentence, with a suggestion for a misspelt field."""
        unknown = re.fullmatch(r"Object contains unknown field `(.*)`", message)
        if unknown is None:
            return message
        near = difflib.get_close_matches(unknown[1], sorted(_all_fields(schema)), n=1)
        hint = say("; did you mean {near!r}?", near=near[0]) if near else ""
        return say("there is no field {name!r} here", name=unknown[1]) + hint


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


def _split(path: str) -> tuple[str, int | None, str]:
    """`.card[3].symbols` is table `card`, index 3, field `symbols`; `.title` is a field of the file itself."""
    match = re.fullmatch(r"\.([\w-]+)(?:\[(\d+)\])?(?:\.(.+))?", path)
    if match is None:
        return "", None, ""
    table, index, field = match.groups()
    if index is None and field is None:
        return "", None, table
    return table, None if index is None else int(index), field or ""


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
