"""`stardeck balance`: a page that shows how fair, long, close and rich a game is, and what its cards do."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from stardeck.cli.given import Cards, Json, OptionList, Preset, Slug, Workers, series_for
from stardeck.cli.group import INTERRUPTED
from stardeck.cli.paper import Paper, complain, print_json
from stardeck.cli.places import page_at
from stardeck.cli.sim import VIOLATED, Games, Players, Seed, bar
from stardeck.cli.watching import Cluster, Table, playing
from stardeck.games import game
from stardeck.kernel import BadOptions, say
from stardeck.lab.arena import Arena
from stardeck.lab.gamebook import Gamebook
from stardeck.lab.naming import card_list
from stardeck.lab.series import Setup
from stardeck.lab.simulate import simulate

LADDER = (("rookie", "random"), ("regular", "rookie"))
GAMES = ".games.jsonl"  # beside the page: every game, to go on from
TWINS = (".json", ".parquet")
RUNGS = 10  # the ladder gets a tenth of the games for each of its rungs

Out = Annotated[
    Path,
    typer.Option("--out", metavar="FILE.html", help="The page; figures (.json) and games (.parquet) lie beside it."),
]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B", help="One bot for all seats, or one per seat.")]
Precision = Annotated[
    float | None,
    typer.Option(
        "--precision", min=0.1, max=50.0, metavar="POINTS", help="Stop when win rates are known to within this."
    ),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with a report that was stopped.")]
NoLadder = Annotated[bool, typer.Option("--no-ladder", help="Leave out how much better play is rewarded.")]


def balance(
    slug: Slug,
    players: Players = None,
    bots: Bots = "regular",
    games: Games = 1000,
    seed: Seed = 1,
    out: Out = Path("report.html"),
    workers: Workers = None,
    cluster: Cluster = "",
    precision: Precision = None,
    resume: Resume = False,
    no_ladder: NoLadder = False,
    option: OptionList = None,
    preset: Preset = "",
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Let bots play many games and write a report: is it fair, is it close, does skill pay, what do the cards do."""
    from stardeck.lab import balance as figures  # statistics and pictures are loaded only by those who want them
    from stardeck.lab import report

    page = page_at(out, GAMES, *TWINS)
    setup = series_for(slug, players, bots, seed, option, preset, cards)
    cards_now = card_list(setup)
    enough = None if precision is None else lambda found: figures.tight(found, precision / 100)
    table = Table(workers, cluster, enough)
    played = table.play(setup, games, playing(setup), Gamebook(page.with_suffix(GAMES), setup, resume))
    if not any(one.played.reason for one in played):
        raise BadOptions(say("No game was played to its end, so there is nothing to report."))
    title = say("{game}: balance report", game=game(slug).title)
    found = figures.balance(title, setup, games, played, cards_now)
    if not no_ladder and not table.stopped:
        found = figures.with_ladder(found, ladder(setup, max(20, games // RUNGS), table))
    for path in report.write(found, played, page):
        complain(str(path)) if json else Paper().tell(str(path))
    if json:
        print_json(found)
    leave(found.wrong, table.stopped, len(played), games)


def ladder(setup: Setup, games: int, table: Table) -> list[tuple[str, str, Arena]]:
    """How the better bot does at a table of the lesser one, for every rung; after Ctrl-C it is as high as it got."""
    found = []
    for better, lesser in LADDER:
        if setup.seats == 1:
            continue
        lineup = (better, *[lesser] * (setup.seats - 1))
        contest = Setup(
            game=setup.game, seats=setup.seats, bots=lineup, seed=setup.seed, options=setup.options,
            preset=setup.preset, cards=setup.cards, paired=True,
        )  # fmt: skip
        whole = -(-games // setup.seats) * setup.seats
        arena = Arena(contest, whole)
        try:
            with closing(simulate(contest, whole, table.workers, 0, table.cluster)) as new, bar() as progress:
                task = progress.add_task(say("Skill: {a} among {b}", a=better, b=lesser), total=whole)
                for one in new:
                    arena.add(one)
                    progress.advance(task)
        except KeyboardInterrupt:
            table.stopped = True
            break
        found.append((better, lesser, arena))
    return found


def leave(wrong: tuple[str, ...], stopped: bool, played: int, asked: int) -> None:
    """The exit code: 130 after Ctrl-C, 1 if a game broke, else 0."""
    for what in wrong[:5]:
        complain(say("Broken: {what}.", what=what))
    if stopped:
        told = "Stopped after {n} of {all} games; the report is about those. Go on with --resume."
        if played == asked:
            told = "Stopped after all {n} games, before the skill ladder was done. Go on with --resume."
        complain(say(told, n=played, all=asked))
        raise typer.Exit(INTERRUPTED)
    if wrong:
        raise typer.Exit(VIOLATED)
