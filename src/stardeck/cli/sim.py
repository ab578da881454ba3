"""`stardeck sim`: many games between bots, and the figures that come out of them."""

from time import perf_counter
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stardeck.cli.figures import show_report
from stardeck.cli.given import KNOWN_BOTS, Cards, Json, OptionList, Preset, Slug, Workers, series_for
from stardeck.cli.group import INTERRUPTED
from stardeck.cli.paper import Paper, complain, print_json
from stardeck.kernel import say
from stardeck.lab.series import Setup
from stardeck.lab.simulate import simulate
from stardeck.lab.tally import Report, Tally

VIOLATED = 1

Players = Annotated[
    int | None, typer.Option("--players", min=1, metavar="N", help="How many play; as many as there are bots.")
]
Bots = Annotated[
    str, typer.Option("--bots", metavar="A,B", help=f"One bot for all seats, or one per seat: {KNOWN_BOTS}.")
]
Games = Annotated[int, typer.Option("--games", min=1, metavar="N", help="How many games.")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="The same number gives the same games.")]
Fixed = Annotated[
    bool, typer.Option("--fixed-seats", help="Bots keep their seats; else they move on from game to game.")
]


def sim(
    slug: Slug,
    players: Players = None,
    bots: Bots = "random",
    games: Games = 100,
    seed: Seed = 1,
    workers: Workers = None,
    option: OptionList = None,
    preset: Preset = "",
    cards: Cards = None,
    fixed_seats: Fixed = False,
    json: Json = False,
) -> None:
    """Let bots play many games and report who wins, how long it takes and how it ends."""
    setup = series_for(slug, players, bots, seed, option, preset, cards, rotate=not fixed_seats)
    report, stopped = run(setup, games, workers)
    print_json(report) if json else show_report(Paper(), report)
    leave(report, stopped)


def run(setup: Setup, games: int, workers: int | None) -> tuple[Report, bool]:
    """Play the series behind a progress bar; Ctrl-C ends it early and keeps what was played."""
    tally = Tally(setup, games)
    series = simulate(setup, games, workers)
    stopped, begun = False, perf_counter()
    try:
        with bar() as progress:
            task = progress.add_task(say("Playing"), total=games)
            for played in series:
                tally.add(played)
                progress.advance(task)
    except KeyboardInterrupt:
        stopped = True
        series.close()
    seconds = perf_counter() - begun
    complain(say("{n} games in {s:.1f} seconds.", n=tally.games, s=seconds))
    return tally.report(), stopped


def bar() -> Progress:
    """A bar on stderr, if that is a terminal."""
    paper = Paper(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal)


def leave(report: Report, stopped: bool) -> None:
    """The exit code: 130 after Ctrl-C, 1 if a game broke the rules of conservation, else 0."""
    for example in report.examples:
        complain(say("Game {n} (seed {seed}): {what}.", n=example.game, seed=example.seed, what=example.what))
    if stopped:
        complain(
            say(
                "Stopped after {n} of {all} games; the figures are those of the games played.",
                n=report.games,
                all=report.asked,
            )
        )
        raise typer.Exit(INTERRUPTED)
    if report.violations:
        raise typer.Exit(VIOLATED)
