"""How far apart the levels of the bots are: one bot of each level against a table of the level below.

python bench/ladder.py [--games rock-the-galaxy,...] [--players 2,3] [--levels master] [--seed 2] [--most 100]
                       [--workers 2] [--folder build/ladder] [--table]

Every rung is what `stardeck arena GAME --players N --bots LEVEL,BELOW --seed S --bar B --out FILE` plays; a rung ends
when its interval is clear of the bar. Ctrl-C stops, the same command goes on. `--table` only prints what there is. Bots
are tuned on the deals of seed 1, so another seed is the fair check.
"""

import argparse
import sys
from contextlib import closing
from itertools import pairwise
from pathlib import Path

from rich.progress import Progress

from stardeck.bots import LEVELS
from stardeck.games import OURS, game
from stardeck.kernel import BadOptions, StardeckError, listed
from stardeck.lab.arena import Arena
from stardeck.lab.scorebook import Scorebook
from stardeck.lab.series import Setup
from stardeck.lab.simulate import simulate

TWO_PLAYERS, MORE = 0.65, 1.6  # the bars: a share, and times the fair share


class Rung:
    """One level above another in one game with so many players."""

    def __init__(self, slug: str, seats: int, level: str, below: str, seed: int, folder: Path) -> None:
        self.setup = Setup(game=slug, seats=seats, bots=(level, *[below] * (seats - 1)), seed=seed, paired=True)
        self.level, self.below = level, below
        self.bar = TWO_PLAYERS if seats == 2 else MORE / seats
        self.path = folder / f"{slug}-{seats}-{level}-{below}-seed-{seed}.jsonl"

    def play(self, most: int, workers: int) -> None:
        """Play on until the interval is clear of the bar, or `most` games are played."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        book = Scorebook(self.path, self.setup)
        contest = Arena(self.setup, most, self.bar)
        for played in book.played:
            contest.add(played)
        if contest.clear is not None:
            return
        with closing(simulate(self.setup, most, workers, len(book.played))) as games, book, Progress() as progress:
            task = progress.add_task(self.path.stem, total=most, completed=len(book.played))
            for played in games:
                book.add(played)
                contest.add(played)
                progress.advance(task)
                if contest.clear is not None:
                    return

    def line(self) -> str:
        """A line of the table; "" if nothing was played."""
        if not self.path.exists():
            return ""
        contest = Arena(self.setup, 0, self.bar)
        for played in Scorebook(self.path, self.setup).played:
            contest.add(played)
        first = next((one for one in contest.standings().contestants if one.name == self.level), None)
        if first is None:
            return ""
        wins = first.wins
        verdict = "unclear" if wins.low <= self.bar <= wins.high else "above" if wins.low > self.bar else "below"
        rate = f"{100 * wins.share:.0f} % ({100 * wins.low:.0f} to {100 * wins.high:.0f})"
        setup, rung = self.setup, f"{self.level} over {self.below}"
        cells = (setup.game, setup.seats, rung, setup.seed, contest.games, rate)
        return "| " + " | ".join(map(str, cells)) + f" | {first.times:.2f} | {100 * self.bar:.0f} % | {verdict} |"


def rungs(args: argparse.Namespace) -> list[Rung]:
    """Everything that was asked for, two players first, low levels first."""
    levels = list(LEVELS)
    for level in filter(None, args.levels.split(",")):
        if level not in levels[1:]:
            raise BadOptions(f"There is no rung up to {level!r}; there are: {listed(levels[1:])}.")
    found = [
        Rung(slug, seats, level, below, args.seed, Path(args.folder))
        for slug in args.games.split(",")
        for seats in game(slug).seats
        for below, level in pairwise(levels)
        if seats > 1 and (not args.players or str(seats) in args.players.split(","))
        if not args.levels or level in args.levels.split(",")
    ]
    if not found:
        raise BadOptions(f"None of these games is for {args.players} players.")
    return sorted(found, key=lambda rung: (rung.setup.seats, levels.index(rung.level)))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(OURS), help="which games")
    parser.add_argument("--players", default="", help="how many players; all numbers a game allows")
    parser.add_argument("--levels", default="", help="only rungs up to these levels")
    parser.add_argument("--seed", type=int, default=1, help="of the deals")
    parser.add_argument("--most", type=int, default=120, help="games of a rung at most (a multiple of 2 to 6)")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play")
    parser.add_argument("--folder", default="build/ladder", help="where the games are written down")
    parser.add_argument("--table", action="store_true", help="play nothing, print the table")
    args = parser.parse_args()
    try:
        return climb(args)
    except StardeckError as error:
        parser.error(str(error))


def climb(args: argparse.Namespace) -> int:
    """Play what is left to play, and print the table."""
    found = rungs(args)
    try:
        for rung in [] if args.table else found:
            rung.play(args.most, args.workers)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
    print("| game | players | | seed | games | win rate | times fair share | bar | |\n|" + 9 * "---|")
    for rung in sorted(found, key=lambda rung: (rung.setup.game, rung.setup.seats)):
        if line := rung.line():
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
