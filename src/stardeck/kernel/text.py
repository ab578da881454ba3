"""Sentences for people: written in English where they are needed, looked up in another language if one is set."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

_language: ContextVar[Mapping[str, str] | None] = ContextVar("stardeck_language", default=None)


def say(template: str, **about: object) -> str:
    """`template` with `about` filled in, translated if the current language knows the template."""
    language = _language.get()
    if language is not None:
        template = language.get(template, template)
    return template.format(**about) if about else template


@contextmanager
def speaking(language: Mapping[str, str]) -> Iterator[None]:
    """Within this block `say` looks every template up in `language`."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def number_of(n: int, one: str, many: str) -> str:
    """`1 fan`, `3 fans`: a number with its noun."""
    return say("{n} {noun}", n=n, noun=say(one if n == 1 else many))


def listed(parts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return say("{most} and {last}", most=", ".join(parts[:-1]), last=parts[-1])
