"""The command line: `stardeck games`, `rules`, `cards`, `play`, `sim`, `replay` and `verify`."""

import sys


def main() -> None:
    """Run the `stardeck` command; Ctrl-C is answered even while it is still loading."""
    try:
        from stardeck.cli.app import app

        app(prog_name="stardeck")
    except KeyboardInterrupt:
        sys.exit(130)
