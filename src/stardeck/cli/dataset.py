"""`stardeck dataset`: every decision of many games between bots, for learners."""

from pathlib import Path
from typing import Annotated

import typer

from stardeck.cli.given import Cards, OptionList, Preset, Slug, read_bots, read_pairs
from stardeck.cli.paper import complain
from stardeck.cli.places import writable
from stardeck.cli.sim import Bots, Games, Players, Seed, bar
from stardeck.kernel import BadOptions, say

Out = Annotated[Path, typer.Option("--out", metavar="FILE", help="The Parquet file to write.", show_default=False)]
Bare = Annotated[bool, typer.Option("--bare", help="Leave the observations out: a record of who did what.")]


def dataset(
    slug: Slug,
    out: Out,
    players: Players = None,
    bots: Bots = "random",
    games: Games = 100,
    seed: Seed = 1,
    bare: Bare = False,
    option: OptionList = None,
    preset: Preset = "",
    cards: Cards = None,
) -> None:
    """Let bots play and write every decision down: what the seat knew, could do and did, and what came of it."""
    from stardeck.adapters.dataset import Series, write  # its libraries are an extra
    from stardeck.adapters.setting import Setting

    writable(out)
    names = read_bots(bots)
    seats = players or (len(names) if len(names) > 1 else None)
    series = Series(Setting(slug, seats, read_pairs(option), preset, cards), names, seed, not bare)
    try:
        with bar() as progress:
            task = progress.add_task(say("Playing"), total=games)
            rows = write(series, games, out, lambda: progress.advance(task))
    except OSError as error:
        raise BadOptions(say("{file} cannot be written: {why}.", file=out, why=error.strerror or error)) from None
    complain(say("{rows} decisions of {games} games are in {file}.", rows=rows, games=games, file=out))
