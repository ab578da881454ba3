"""`stardeck compare`: two card sets or option sets on the same deals, what changed and how surely."""

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

from stardeck.cli.figures import grid
from stardeck.cli.given import Json, Preset, Slug, Workers, read_bots, read_pairs, seats_for
from stardeck.cli.group import INTERRUPTED
from stardeck.cli.paper import Paper, complain, print_json
from stardeck.cli.sim import Games, Players, Seed
from stardeck.cli.watching import Cluster, Table
from stardeck.kernel import BadOptions, number_of, say
from stardeck.lab.compare import CardChange, Change, Comparison
from stardeck.lab.compare import compare as compared
from stardeck.lab.naming import names_of
from stardeck.lab.series import Setup

BASE = "base"
NEXT_OPTION = re.compile(r",(?=\s*\w+\s*=)")  # other commas belong to a value
Side = "base (our own cards), a card file, options like x=y,z=w, or both with a + between them"

A = Annotated[str, typer.Option("--a", metavar="WHAT", help=f"One side: {Side}.")]
B = Annotated[str, typer.Option("--b", metavar="WHAT", help="The other side, in the same way.")]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B", help="One bot for all seats, or one per seat.")]


def compare(
    slug: Slug,
    a: A = BASE,
    b: B = BASE,
    players: Players = None,
    bots: Bots = "regular",
    games: Games = 500,
    seed: Seed = 1,
    workers: Workers = None,
    cluster: Cluster = "",
    preset: Preset = "",
    json: Json = False,
) -> None:
    """Play the same deals with two card sets or option sets and report what changed."""
    names = read_bots(bots)
    base = Setup(game=slug, seats=seats_for(slug, players, names), bots=names, seed=seed, preset=preset)
    sides = (side(base, a), side(base, b))
    if sides[0] == sides[1]:
        raise BadOptions(say("--a and --b are the same; name a card file or options for one of them."))
    table = Table(workers, cluster)
    played = [table.play(one, games, say("Playing {side}", side=name)) for one, name in zip(sides, "AB", strict=True)]
    n = min(map(len, played))
    if not n:
        raise BadOptions(say("No pair of games was played, so there is nothing to compare."))
    found = compared(played[0][:n], played[1][:n], names_of(sides[0]) | names_of(sides[1]))
    print_json(found) if json else show(Paper(), found, a, b)
    if table.stopped:
        complain(say("Stopped after {n} of {all} pairs; the figures are about those.", n=n, all=games))
        raise typer.Exit(INTERRUPTED)


def side(base: Setup, what: str) -> Setup:
    """The setup of one side: `base`, `my.toml`, `x=y,z=w` or `my.toml+x=y`."""
    cards, options = base.cards, dict(base.options)
    for part in filter(None, what.split("+")):
        if "=" in part:
            options |= read_pairs(NEXT_OPTION.split(part))
        elif part != BASE:
            cards = str(Path(part))
    return msgspec.structs.replace(base, cards=cards, options=options)


def show(paper: Paper, found: Comparison, a: str, b: str) -> None:
    """The figures, then the cards that changed."""
    pairs = number_of(found.games, "deal", "deals")
    paper.tell(say("A is {a}, B is {b}: {pairs} played with both.", a=a, b=b, pairs=pairs), style="bold")
    paper.tell()
    paper.print(rows(say("Figure"), found.figures))
    if found.cards:
        paper.tell()
        paper.print(rows(say("Played by (share of seats)"), found.cards[:20]))
    paper.tell()
    paper.tell(
        say(
            "Change: B minus A, deal by deal, with 95 % confidence. ● marks what is beyond doubt, also when so much is "
            "looked at (5 % false discoveries)."
        )
    )
    if found.broken:
        complain(say("{n} games broke and are left out.", n=found.broken))


def rows(head: str, changes: tuple[Change, ...] | tuple[CardChange, ...]) -> Grid:
    """One line per figure."""
    table = grid(head, "A", "B", say("Change"), "")
    for one in changes:
        change = one.change
        reach = "" if change.low is None else f" [{change.low:+.3f} … {change.high:+.3f}]"
        table.add_row(one.name, f"{one.a:.3f}", f"{one.b:.3f}", f"{change.mean:+.3f}{reach}", "●" if one.sure else "")
    return table
