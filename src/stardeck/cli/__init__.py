"""The command line: `stardeck games`, `rules`, `cards`, `play`, `sim`, `replay` and `verify`."""

from stardeck.cli.app import app


def main() -> None:
    """Run the `stardeck` command."""
    app(prog_name="stardeck")


__all__ = ["app", "main"]
