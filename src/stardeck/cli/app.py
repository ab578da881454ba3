"""The commands under one roof."""

from collections.abc import Callable
from typing import Annotated

import typer

from stardeck import __version__
from stardeck.cli.achievements import achievements
from stardeck.cli.admin import admin
from stardeck.cli.arena import arena
from stardeck.cli.balance import balance
from stardeck.cli.cards import cards
from stardeck.cli.compare import compare
from stardeck.cli.dataset import dataset
from stardeck.cli.games import games
from stardeck.cli.group import StardeckGroup
from stardeck.cli.paper import Paper
from stardeck.cli.play import play
from stardeck.cli.replay import replay
from stardeck.cli.rules import rules
from stardeck.cli.serve import serve
from stardeck.cli.sim import sim
from stardeck.cli.tune import tune
from stardeck.cli.verify import verify

app = typer.Typer(
    cls=StardeckGroup,
    help="Tabletop card games about space and rock music: play them, read their rules, let bots play them.",
    epilog="Example: stardeck play rock-the-galaxy",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def stardeck(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    if version:
        Paper().tell(f"stardeck {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


EXAMPLES: dict[Callable[..., None], str] = {
    games: "Example: stardeck games rock-the-galaxy",
    rules: "Example: stardeck rules rock-the-galaxy yoink",
    cards: "Example: stardeck cards rock-the-galaxy --cards my.toml",
    play: "Example: stardeck play rock-the-galaxy --players 3 --bots regular,random --name Ann",
    sim: "Example: stardeck sim rock-the-galaxy --players 3 --bots regular,random,random --games 500",
    arena: "Example: stardeck arena rock-the-galaxy --players 2 --bots expert,regular --games 200 --out games.jsonl",
    balance: "Example: stardeck balance rock-the-galaxy --players 3 --games 2000 --out report.html",
    compare: "Example: stardeck compare rock-the-galaxy --a base --b my.toml --games 1000",
    tune: "Example: stardeck tune rock-the-galaxy --games 400 --out weights.toml",
    dataset: "Example: stardeck dataset rock-the-galaxy --bots regular --games 100 --out games.parquet",
    replay: "Example: stardeck replay game.json --seat Ann --at 20",
    verify: "Example: stardeck verify game.json",
    achievements: "Example: stardeck achievements Ann --mark Stargazer --record game.json",
    serve: "Example: stardeck serve --host 0.0.0.0 --open",
}

for command, example in EXAMPLES.items():
    app.command(epilog=example)(command)

app.add_typer(admin, name="admin", epilog="Example: stardeck admin list")
