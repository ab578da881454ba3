"""`stardeck arena`: which bot is stronger, with rotated seats and paired deals."""

from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from stardeck.cli.figures import grid, percent
from stardeck.cli.given import KNOWN_BOTS, Cards, Json, OptionList, Preset, Slug, Workers, read_bots, read_pairs
from stardeck.cli.group import INTERRUPTED
from stardeck.cli.paper import Paper, complain, print_json
from stardeck.cli.sim import VIOLATED, Seed, bar
from stardeck.kernel import BadOptions, listed, number_of, say
from stardeck.lab.arena import Arena, Contestant, Standings
from stardeck.lab.scorebook import Scorebook
from stardeck.lab.series import Played, Setup
from stardeck.lab.simulate import simulate

Players = Annotated[
    int | None, typer.Option("--players", min=1, metavar="N", help="How many play; as many as there are bots.")
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="A,B",
        help=f"Who plays: the last one fills the seats that are left. There are: {KNOWN_BOTS}; "
        "a bot with changed settings is written like expert:iterations=300.",
    ),
]
Games = Annotated[int, typer.Option("--games", min=1, metavar="N", help="How many games, rounded up to whole deals.")]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Write every game down here; go on from there next time.")
]
Time = Annotated[float | None, typer.Option("--time", min=0.001, metavar="SECONDS", help="For every decision.")]
Iterations = Annotated[
    int | None, typer.Option("--iterations", min=1, metavar="N", help="For every decision of bots that search.")
]
Bar = Annotated[
    float | None,
    typer.Option(
        "--bar",
        min=0.0,
        max=100.0,
        metavar="PERCENT",
        help="Stop as soon as the first bot's win rate lies clearly above or below this.",
    ),
]


def arena(
    slug: Slug,
    players: Players = None,
    bots: Bots = "regular,random",
    games: Games = 100,
    seed: Seed = 1,
    workers: Workers = None,
    out: Out = None,
    time: Time = None,
    iterations: Iterations = None,
    bar: Bar = None,
    option: OptionList = None,
    preset: Preset = "",
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Let bots play against each other and report who is stronger, with confidence intervals and ratings."""
    names = read_bots(bots)
    seats = players or len(names)
    if len(names) > seats:
        raise BadOptions(say("{bots} are too many bots for {seats} seats.", bots=listed(list(names)), seats=seats))
    setup = Setup(
        game=slug,
        seats=seats,
        bots=names + names[-1:] * (seats - len(names)),
        seed=seed,
        options=read_pairs(option),
        preset=preset,
        cards=None if cards is None else str(cards),
        paired=True,
        seconds=time,
        iterations=iterations,
    )
    contest = Arena(setup, -(-games // seats) * seats, None if bar is None else bar / 100)
    stopped = run(contest, workers, out)
    standings = contest.standings()
    print_json(standings) if json else show_standings(Paper(), standings)
    leave(standings, stopped)


def run(contest: Arena, workers: int | None, out: Path | None) -> bool:
    """Play what is not in the scorebook yet, behind a progress bar; whether Ctrl-C ended it early."""
    book = None if out is None else Scorebook(out, contest.setup)
    known = book.played[: contest.asked] if book else []
    new = simulate(contest.setup, contest.asked, workers, len(known))
    try:
        with closing(new), book or nullcontext(), bar() as progress:
            task = progress.add_task(say("Playing"), total=contest.asked)
            for played in together(known, new, book):
                contest.add(played)
                progress.advance(task)
                if contest.clear is not None:
                    break
    except KeyboardInterrupt:
        return True
    return False


def together(known: list[Played], new: Iterator[Played], book: Scorebook | None) -> Iterator[Played]:
    """The games of the scorebook, then new ones, which are written into it."""
    yield from known
    for played in new:
        if book:
            book.add(played)
        yield played


def show_standings(paper: Paper, standings: Standings) -> None:
    """Who won how often, against the fair share, and the ratings."""
    setup = standings.setup
    paper.tell(
        say(
            "{games} of {game} from {deals}, {players}, seed {seed}",
            games=number_of(standings.games, "game", "games"),
            game=setup.game,
            deals=number_of(standings.deals, "deal", "deals"),
            players=number_of(setup.seats, "player", "players"),
            seed=setup.seed,
        ),
        style="bold",
    )
    if not standings.contestants:
        return
    paper.tell()
    paper.print(table_of(standings.contestants))
    paper.tell()
    paper.tell(say("In brackets: 95 % confidence. A win shared by two counts as half a win for each."))


def table_of(contestants: tuple[Contestant, ...]) -> Grid:
    table = grid(say("Bot"), say("Seats"), say("Win rate"), say("Times fair share"), say("Score"), say("Rating"))
    for one in contestants:
        rating = "" if one.rating is None else f"{one.rating.strength:.1f} ± {one.rating.doubt:.1f}"
        times, score = f"{one.times:.2f}", f"{one.score.mean:.1f}"
        table.add_row(one.name, str(one.seats), percent(one.wins), times, score, rating)
    return table


def leave(standings: Standings, stopped: bool) -> None:
    """The exit code: 130 after Ctrl-C, 1 if a game broke, else 0."""
    for example in standings.examples:
        complain(say("Broken: {what}.", what=example))
    if stopped:
        complain(say("Stopped after {n} of {all} games.", n=standings.games, all=standings.asked))
        raise typer.Exit(INTERRUPTED)
    if standings.broken:
        raise typer.Exit(VIOLATED)
