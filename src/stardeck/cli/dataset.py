"""`stardeck dataset`: every decision of many games between bots, for learners."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stardeck.cli.given import Cards, Json, OptionList, Preset, Slug, Workers, series_for
from stardeck.cli.paper import complain, print_json
from stardeck.cli.places import writable
from stardeck.cli.sim import Bots, Games, Players, Seed, bar
from stardeck.kernel import BadOptions, say
from stardeck.lab.contender import check_contender, contender
from stardeck.lab.series import Setup
from stardeck.lab.simulate import Play, run

if TYPE_CHECKING:
    from stardeck.adapters.dataset import Decision, Series

Out = Annotated[Path, typer.Option("--out", metavar="FILE", help="The Parquet file to write.", show_default=False)]
Bare = Annotated[bool, typer.Option("--bare", help="Leave the observations out: a record of who did what.")]


def dataset(
    slug: Slug,
    out: Out,
    players: Players = None,
    bots: Bots = "random",
    games: Games = 100,
    seed: Seed = 1,
    workers: Workers = None,
    bare: Bare = False,
    option: OptionList = None,
    preset: Preset = "",
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Let bots play and write every decision down: what the seat knew, could do and did, and what came of it."""
    from stardeck.adapters.dataset import write  # its libraries are an extra

    writable(out)
    setup = series_for(slug, players, bots, seed, option, preset, cards)
    series = series_of(setup, not bare)
    with closing(run(without if bare else observed, setup, range(games), workers)) as played, bar() as progress:
        task = progress.add_task(say("Playing"), total=games)
        try:
            rows = write(series, progress.track(played, task_id=task), out)
        except OSError as error:
            raise BadOptions(say("{file} cannot be written: {why}.", file=out, why=error.strerror or error)) from None
    if json:
        print_json({"file": str(out), "games": games, "decisions": rows})
    else:
        complain(say("{rows} decisions of {games} games are in {file}.", rows=rows, games=games, file=out))


def series_of(setup: Setup, observations: bool) -> "Series":
    """The same games for the data set."""
    from stardeck.adapters.dataset import Series
    from stardeck.adapters.setting import Setting

    setting = Setting(setup.game, setup.seats, setup.options, setup.preset, setup.cards)
    for name in setup.bots:
        check_contender(name, setting.game)
    return Series(setting, setup.bots, setup.seed, observations, contender)


def observed(setup: Setup) -> "Play[list[Decision]]":
    """Games with what everybody knew, for a process that plays some of them."""
    return series_of(setup, observations=True).play


def without(setup: Setup) -> "Play[list[Decision]]":
    """The same without observations."""
    return series_of(setup, observations=False).play
