"""Baseline scores for docs/research.md: one bot of each level among random ones, every game, every number of players.

python bench/baselines.py [--levels random,rookie,regular] [--only TEXT] [--games 200] [--workers 1]

Prints rows of Markdown as they come. Every row is what `stardeck arena` says for the same bots and seed.
"""

import argparse

from rich.console import Console
from rich.progress import Progress

from stardeck.games import OURS, game
from stardeck.lab.arena import Arena
from stardeck.lab.series import Setup
from stardeck.lab.simulate import simulate


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--levels", default="random,rookie,regular")
    parser.add_argument("--only", default="", metavar="TEXT", help="only games whose name has this text")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    levels = args.levels.split(",")
    print("| game | players |", " | ".join(levels), "|")
    print("|---|---|" + "---|" * len(levels))
    for slug in OURS:
        for players in game(slug).seats if args.only in slug else ():
            cells = [baseline(slug, players, level, args.games, args.workers) for level in levels]
            print(f"| {slug} | {players} |", " | ".join(cells), "|", flush=True)


def baseline(slug: str, players: int, level: str, games: int, workers: int) -> str:
    """The mean score of a level with half of its 95 % interval, and the share of games it won."""
    bots = (level, *["random"] * (players - 1))
    arena = Arena(Setup(game=slug, seats=players, bots=bots, paired=True), games)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{slug} {players}p {level}", total=games)
        for played in simulate(arena.setup, games, workers):
            arena.add(played)
            progress.advance(task)
    found = next(one for one in arena.standings().contestants if one.name == level)
    doubt = (found.score.high - found.score.low) / 2
    return f"{found.score.mean:.1f} ± {doubt:.1f} ({found.wins.share / found.seats:.0%})"


if __name__ == "__main__":
    main()
