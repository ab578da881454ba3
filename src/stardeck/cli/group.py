"""Around every command: whatever goes wrong becomes one sentence on stderr and an exit code."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

from stardeck.cli.paper import complain, drop_output, prepare_streams, print_json
from stardeck.kernel import StardeckError, say

REFUSED = 2
BROKEN = 70  # a fault of ours, not of the input
INTERRUPTED = 130


class StardeckGroup(TyperGroup):
    """All commands; no error leaves it as a traceback."""

    json = False  # was one JSON document asked for?

    def main(self, args: Any = None, *more: Any, **settings: Any) -> Any:
        """Run the command line and leave with its exit code."""
        prepare_streams()
        given = sys.argv[1:] if args is None else list(args)
        self.json = "--json" in given
        settings["standalone_mode"] = False
        try:
            with self.guarded():
                code = super().main(given, *more, **settings) or 0
        except typer.Exit as leaving:
            code = leaving.exit_code
        sys.exit(code)

    def invoke(self, ctx: Any) -> Any:
        with self.guarded():
            super().invoke(ctx)
            sys.stdout.flush()

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Turn errors into sentences and exit codes."""
        try:
            yield
        except typer.Exit:
            raise
        except KeyboardInterrupt:
            complain(say("Stopped."))
            raise typer.Exit(INTERRUPTED) from None
        except SystemExit as leaving:  # how Rich leaves when the reader of a help text has gone
            raise self.closed() if leaving.code == 1 else leaving from None
        except BrokenPipeError:
            raise self.closed() from None
        except Exception as error:
            if "STARDECK_TRACEBACK" in os.environ:
                raise
            raise self.refuse(error) from None

    def closed(self) -> typer.Exit:
        """Nobody reads the output any more."""
        drop_output()
        complain(say("The output was closed before everything was printed."))
        return typer.Exit(REFUSED)

    def refuse(self, error: Exception) -> typer.Exit:
        """Say what is wrong, also as JSON if that was asked for."""
        message, code = explain(error)
        complain(message)
        if self.json:
            try:
                print_json({"error": message})
            except OSError:
                drop_output()
        return typer.Exit(code)


def explain(error: Exception) -> tuple[str, int]:
    """One sentence and the exit code for an error."""
    if isinstance(error, StardeckError):
        return str(error), REFUSED
    if isinstance(error, OSError):
        if error.filename is None:
            drop_output()
        what = error.filename or say("The output cannot be written")
        return say("{what}: {why}.", what=what, why=error.strerror or str(error)), REFUSED
    usage = getattr(error, "format_message", None)
    if usage is not None:
        told = " ".join(usage().split())
        end = "" if told.endswith((".", "?", "!")) else "."
        return f"{told}{end} {say('See stardeck --help.')}", REFUSED
    what = f"{type(error).__name__}: {error}".splitlines()[0]
    return say("Something is broken inside Stardeck ({what}); STARDECK_TRACEBACK=1 shows where.", what=what), BROKEN
