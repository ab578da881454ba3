"""Sentences for people: written in English where they are needed, looked up in another language if one is set."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import ParamSpec, cast

Asked = ParamSpec("Asked")
REMEMBERED = 4096  # sentences of one kind

_language: ContextVar[Mapping[str, str] | None] = ContextVar("stardeck_language", default=None)


def say(template: str, **about: object) -> str:
    """`template` with `about` filled in, translated if the current language knows the template."""
    language = _language.get()
    if language is not None:
        template = language.get(template, template)
    return template.format(**about) if about else template


def remembered(make: Callable[Asked, str]) -> Callable[Asked, str]:
    """A sentence that depends on nothing but what it is about is made once; in another language it is made anew."""
    keep = cast(Callable[Asked, str], lru_cache(REMEMBERED)(make))

    @wraps(make)
    def look_up(*about: Asked.args, **more: Asked.kwargs) -> str:
        return keep(*about, **more) if _language.get() is None else make(*about, **more)

    return look_up


@contextmanager
def speaking(language: Mapping[str, str]) -> Iterator[None]:
    """Within this block `say` looks every template up in `language`."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


@remembered
def number_of(n: int, one: str, many: str) -> str:
    """`1 fan`, `3 fans`: a number with its noun."""
    return say("{n} {noun}", n=n, noun=say(one if n == 1 else many))


def listed(parts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return say("{most} and {last}", most=", ".join(parts[:-1]), last=parts[-1])
