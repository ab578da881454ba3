"""Libraries that are not installed with Stardeck, and the sentence that says what to install."""

from collections.abc import Iterator
from contextlib import contextmanager

from stardeck.kernel import StardeckError, say


class MissingExtra(StardeckError, ImportError):
    """Something needs a library that comes with an extra of Stardeck."""


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """Imports that need an extra; without it, one sentence instead of a traceback through other people's code."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = str(error.name).partition(".")[0]
        raise MissingExtra(
            say("This needs {library}; install it with: pip install 'stardeck[{extra}]'.", library=library, extra=extra)
        ) from None
