"""Where words go: stdout and stderr, wide or narrow, with or without colours, open or closed."""

import contextlib
import os
import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text


class Paper(Console):
    """A console that prints plain words: no markup, no guessed highlights, no control characters."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def tell(self, text: str = "", style: str = "", end: str = "\n", hang: int = 0) -> None:
        """Some words, wrapped between words on a terminal and left alone in a pipe.

        A wrapped line goes on under its beginning, `hang` columns further right.
        """
        for line in plain(text).split("\n"):
            self.print(self.wrapped(line, hang) if self.is_terminal else line, style=style, end=end, soft_wrap=True)

    def wrapped(self, line: str, hang: int) -> Text:
        """A line that fits the terminal, broken between words."""
        indent = " " * (len(line) - len(line.lstrip()) + hang)
        if self.width <= 2 * len(indent):
            return Text(line)
        first, *rest = Text(line).wrap(self, self.width) or [Text()]
        if not rest:
            return first
        more = Text(line[len(first.plain) :].lstrip()).wrap(self, self.width - len(indent))
        return Text("\n").join([first, *(Text(indent) + piece for piece in more)])

    def command(self, text: str) -> None:
        """Something to be copied: never broken by us."""
        self.print(plain(text), soft_wrap=True)

    def heading(self, text: str) -> None:
        """A title over what follows."""
        self.tell()
        self.tell(text, style="bold")

    def wipe(self) -> None:
        """Clear the screen and what was scrolled off it, so that the next player sees nothing of it."""
        if self.is_terminal:
            self.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.file.flush()

    def on_broken_pipe(self) -> None:
        """Rich would leave silently; we save and say so."""
        raise BrokenPipeError


def plain(text: str) -> str:
    """The text without anything that could move the cursor or hide words."""
    return "".join(c if c.isprintable() or c in "\n\u200d" else "\ufffd" for c in text.expandtabs())


def print_json(document: Any) -> None:
    """The one JSON document a command prints with --json."""
    text = msgspec.json.format(msgspec.json.encode(document, enc_hook=str), indent=2).decode()
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def complain(sentence: str) -> None:
    """One sentence on stderr, if anybody still listens."""
    with contextlib.suppress(OSError):
        Paper(stderr=True).command(sentence)


def drop_output() -> None:
    """Nobody reads stdout any more: let the rest go nowhere instead of failing again."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def prepare_streams() -> None:
    """No character of ours or of the player's can crash a terminal that does not know it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a replaced stream may not have it
