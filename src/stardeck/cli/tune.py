"""`stardeck tune`: weights of a game's evaluation from self-play."""

from pathlib import Path
from typing import Annotated

import typer

from stardeck.cli.given import Json, Slug
from stardeck.cli.group import INTERRUPTED, REFUSED
from stardeck.cli.paper import Paper, complain, print_json
from stardeck.cli.places import writable
from stardeck.cli.sim import Seed, bar
from stardeck.games import AnyGame, game
from stardeck.kernel import BadOptions, number_of, say
from stardeck.kernel.weights import write_numbers
from stardeck.lab.positions import Collector, Position
from stardeck.lab.series import Setup
from stardeck.lab.tune import Sweep, descend

TEST_EVERY = 5  # of so many games one is kept apart
CARELESS = "regular:careless=0.15:samples=1"

Players = Annotated[int, typer.Option("--players", min=2, metavar="N", help="How many play.")]
Bot = Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays the games that are learnt from.")]
Games = Annotated[int, typer.Option("--games", min=10, metavar="N", help="How many games are learnt from.")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to write the weights.")]


def tune(
    slug: Slug,
    players: Players = 2,
    bot: Bot = CARELESS,
    games: Games = 400,
    seed: Seed = 1,
    out: Out = None,
    json: Json = False,
) -> None:
    """Find weights of a game's evaluation that foretell best who wins; the arena tells whether they play better."""
    found = game(slug)
    if not found.numbers:
        raise BadOptions(say("{title} has no weights.toml, so there is nothing to tune.", title=found.title))
    if out is not None:
        writable(out)
    learn, test = collect(Setup(game=slug, seats=players, bots=(bot,), seed=seed), games)
    paper = Paper(stderr=json)
    paper.tell(
        say(
            "{learn} to learn from, {test} kept apart.",
            learn=number_of(len(learn), "position", "positions"),
            test=number_of(len(test), "position", "positions"),
        )
    )
    sweeps, stopped = weigh(paper, found, learn, test)
    if json:
        print_json({"positions": {"learn": len(learn), "test": len(test)}, "before": sweeps[0], "after": sweeps[-1]})
    if out is not None or not json:
        keep(paper, write_numbers(sweeps[-1].numbers), out)
    if stopped:
        complain(say("Stopped; these are the best weights so far."))
        raise typer.Exit(INTERRUPTED)


def weigh(paper: Paper, game: AnyGame, learn: list[Position], test: list[Position]) -> tuple[list[Sweep], bool]:
    """All sweeps, and whether Ctrl-C ended them early."""
    found: list[Sweep] = []  # there is always the one before the first
    with bar() as progress:
        task = progress.add_task(say("Weighing"), total=None)
        try:
            for sweep in descend(game, learn, test, lambda: progress.advance(task)):
                paper.tell(line(sweep))
                found.append(sweep)
        except KeyboardInterrupt:
            if not found:
                raise
            return found, True
    return found, False


def keep(paper: Paper, text: str, out: Path | None) -> None:
    """Write the weights down; what cannot be written is printed, for it took long to find."""
    if out is None:
        paper.tell(text)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        paper.tell(text)
        complain(say("{file} cannot be written: {why}. The weights are printed.", file=out, why=error.strerror))
        raise typer.Exit(REFUSED) from None
    paper.tell(say("Written to {file}.", file=out))


def collect(setup: Setup, games: int) -> tuple[list[Position], list[Position]]:
    """Positions to learn from, and positions of other games to test with."""
    collector = Collector(setup)
    learn: list[Position] = []
    test: list[Position] = []
    with bar() as progress:
        task = progress.add_task(say("Playing"), total=games)
        for number in range(games):
            (learn if number % TEST_EVERY else test).extend(collector.positions(number))
            progress.advance(task)
    if not learn or not test:
        raise BadOptions(say("Too few games were played to their end, so there is nothing to learn from."))
    return learn, test


def line(sweep: Sweep) -> str:
    """How good the weights are now."""
    if not sweep.step:
        return say("Before:     loss {loss:.4f}, apart {test:.4f}", loss=sweep.loss, test=sweep.test)
    return say("Step {step:.3f}: loss {loss:.4f}, apart {test:.4f}", step=sweep.step, loss=sweep.loss, test=sweep.test)
