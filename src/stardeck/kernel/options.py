"""Options of a game: declared once as a struct, validated, described in words, with presets."""

import difflib
import typing
from collections.abc import Mapping

import msgspec

from stardeck.kernel.reason import BadOptions
from stardeck.kernel.text import listed, say

Chosen = typing.TypeVar("Chosen", bound="Options")
Presets = Mapping[str, Mapping[str, object]]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be chosen before a game. Games subclass it: one field with a default per option."""

    def check(self, seats: int) -> None:
        """Raise `BadOptions` if values that are fine alone do not go together, or not with this many seats."""


class Choosable(msgspec.Struct, frozen=True):
    """One option in words, so that a client can draw the form."""

    name: str
    title: str
    help: str
    kind: str  # "choice", "switch", "number" or "text"
    values: tuple[str, ...]  # of a choice; a text may offer some too
    least: int | None
    most: int | None
    default: object


def described(
    title: str, help: str, *, least: int | None = None, most: int | None = None, values: tuple[str, ...] = ()
) -> msgspec.Meta:
    """What people read about an option, and its limits; `values` are suggestions for a free text."""
    return msgspec.Meta(title=title, description=help, ge=least, le=most, extra={"values": values})


def describe(options: type[Options]) -> tuple[Choosable, ...]:
    """Every option of a game in words."""
    defaults = options()
    hints = typing.get_type_hints(options, include_extras=True)
    return tuple(
        _choosable(field.name, hints[field.name], getattr(defaults, field.name))
        for field in msgspec.structs.fields(options)
    )


def _choosable(name: str, hint: object, default: object) -> Choosable:
    (kind, *metas) = typing.get_args(hint)
    meta: msgspec.Meta = metas[0]
    values = tuple((meta.extra or {}).get("values", ()))
    if kind is bool:
        word = "switch"
    elif kind is int:
        word = "number"
    elif typing.get_origin(kind) is typing.Literal:
        word, values = "choice", tuple(str(value) for value in typing.get_args(kind))
    else:
        word = "text"
    least = int(meta.ge) if meta.ge is not None else None
    most = int(meta.le) if meta.le is not None else None
    return Choosable(name, meta.title or name, meta.description or "", word, values, least, most, default)


def read_options(
    options: type[Chosen], seats: int, given: Mapping[str, object], presets: Presets, preset: str = ""
) -> Chosen:
    """Options from plain values (strings from a command line or a form will do), on top of a preset."""
    if preset and preset not in presets:
        known = listed(sorted(presets))
        raise BadOptions(say("There is no preset {preset!r}; there are: {known}.", preset=preset, known=known))
    names = [field.name for field in msgspec.structs.fields(options)]
    for name in given:
        if name not in names:
            raise BadOptions(_unknown(name, names))
    values = {**presets.get(preset, {}), **given}
    hints = typing.get_type_hints(options, include_extras=True)
    plain = {name: _plain(hints[name], value) for name, value in values.items()}
    try:
        chosen = msgspec.convert(plain, options, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(_wrong(options, error, values)) from None
    chosen.check(seats)
    return chosen


def _plain(hint: object, value: object) -> object:
    """A comma-separated text is a list where the option takes a list."""
    kinds = typing.get_args(typing.get_args(hint)[0])
    takes_list = any(typing.get_origin(kind) is tuple for kind in kinds)
    if takes_list and isinstance(value, str) and "," in value:
        return [part.strip() for part in value.split(",")]
    return value


def _unknown(name: str, names: list[str]) -> str:
    near = difflib.get_close_matches(name, names, n=1)
    if near:
        return say("There is no option {name!r}; did you mean {near!r}?", name=name, near=near[0])
    return say("There is no option {name!r}; there are: {known}.", name=name, known=listed(names))


def _wrong(options: type[Options], error: msgspec.ValidationError, values: Mapping[str, object]) -> str:
    _, _, path = str(error).partition(" - at `$.")
    name = path.rstrip("`").split("[")[0]
    option = next(o for o in describe(options) if o.name == name)
    if option.kind == "choice":
        allowed = say("one of {values}", values=", ".join(option.values))
    elif option.kind == "switch":
        allowed = say("true or false")
    elif option.most is not None:
        allowed = say("a whole number from {least} to {most}", least=option.least, most=option.most)
    elif option.kind == "number":
        allowed = say("a whole number of at least {least}", least=option.least)
    else:
        allowed = option.help.rstrip(".")
    return say(
        "Option {name} cannot be {value!r}: it takes {allowed}.", name=name, value=values.get(name), allowed=allowed
    )
