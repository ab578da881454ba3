"""How late is a bot that has so many seconds for a decision?

python bench/punctual.py [--games space-rocks,...] [--levels expert,master] [--seconds 1] [--decisions 20]
                         [--players 4]

Every decision is a real one in a game of random play. Late is what is beyond the seconds given; the bar is
50 ms for 99 of 100 decisions on a machine that has nothing else to do.
"""

import argparse
import sys
from itertools import product
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from stardeck.bots import Clock, make_bot
from stardeck.bots.bot import AnyGame, seen_by
from stardeck.games import OURS, game
from stardeck.kernel import BadOptions, FastRng, StardeckError, choices, numbered_seed, play_out, waiting_for

BAR = 50.0  # milliseconds
MIDDLE = 30  # decisions, in which no game is over
OTHER = 10_000  # games further on, for a game in which nobody can choose any more


def real_choice(one: AnyGame, seats: int, number: int) -> Any:
    """A table in the middle of a game at which somebody can choose among several things."""
    table = one.set_up(seats, numbered_seed(number))
    table.log = None
    chance = FastRng(number)
    play_out(table, chance, 10 + number % MIDDLE)
    while waiting_for(table) and len(choices(table, waiting_for(table)[0])) < 2:
        play_out(table, chance, 1)
    return table if waiting_for(table) else real_choice(one, seats, number + OTHER)


def lateness(one: AnyGame, seats: int, level: str, seconds: float, number: int) -> float:
    """Milliseconds beyond the time given, for one decision of game `number`."""
    table, bot = real_choice(one, seats, number), make_bot(level, number)
    start = perf_counter()
    bot.choose(seen_by(one, table, waiting_for(table)[0], Clock(seconds)))
    return 1000.0 * (perf_counter() - start - seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(OURS), help="which games")
    parser.add_argument("--levels", default="expert,master", help="which bots")
    parser.add_argument("--seconds", type=float, default=1.0, help="for every decision")
    parser.add_argument("--decisions", type=int, default=20, help="of every bot in every game")
    parser.add_argument(
        "--players",
        type=int,
        default=0,
        help="how many play, where a game is for so many; the fewest, but at least two",
    )
    args = parser.parse_args()
    try:
        return measure(args)
    except StardeckError as error:
        parser.error(str(error))


def measure(args: argparse.Namespace) -> int:
    """Every bot in every game; what was asked for is looked at before the first decision."""
    named, levels = [game(slug) for slug in args.games.split(",")], args.levels.split(",")
    games = [one for one in named if not args.players or args.players in one.seats]
    seats = {one.slug: args.players or next(n for n in one.seats if n > 1) for one in games}
    if not games:
        raise BadOptions(f"None of these games is for {args.players} players.")
    for level in levels:
        make_bot(level, 0)
    rows = Table(
        "", "late, median", "late, 99 %", "bar", title=f"{args.seconds} s for a decision", title_justify="left"
    )
    for one, level in product(games, levels):
        what = f"{one.slug} {seats[one.slug]}p {level}"
        numbers = track(range(max(1, args.decisions)), what, transient=True)
        late = sorted(lateness(one, seats[one.slug], level, args.seconds, number) for number in numbers)
        worst = late[min(len(late) - 1, int(0.99 * len(late)))]
        verdict = "kept" if worst <= BAR else "missed"
        rows.add_row(what, f"{late[len(late) // 2]:.1f} ms", f"{worst:.1f} ms", verdict)
    Console().print(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
