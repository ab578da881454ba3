"""How late is a bot that has so many seconds for a decision?

python bench/punctual.py [--games space-rocks,...] [--levels expert,master] [--seconds 1] [--decisions 20]

Every decision is a real one in a game of random play. Late is what is beyond the seconds given; the bar is
50 ms for 99 of 100 decisions on a machine that has nothing else to do.
"""

import argparse
import sys
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from stardeck.bots import Clock, make_bot
from stardeck.bots.bot import AnyGame, seen_by
from stardeck.games import OURS, game
from stardeck.kernel import FastRng, choices, numbered_seed, play_out, waiting_for

BAR = 50.0  # milliseconds
MIDDLE = 30  # decisions, in which no game is over
OTHER = 10_000  # games further on, for a game in which nobody can choose any more


def real_choice(one: AnyGame, number: int) -> Any:
    """A table in the middle of a game at which somebody can choose among several things."""
    table = one.set_up(next(n for n in one.seats if n > 1), numbered_seed(number))
    table.log = None
    chance = FastRng(number)
    play_out(table, chance, 10 + number % MIDDLE)
    while waiting_for(table) and len(choices(table, waiting_for(table)[0])) < 2:
        play_out(table, chance, 1)
    return table if waiting_for(table) else real_choice(one, number + OTHER)


def lateness(one: AnyGame, level: str, seconds: float, number: int) -> float:
    """Milliseconds beyond the time given, for one decision of game `number`."""
    table, bot = real_choice(one, number), make_bot(level, number)
    start = perf_counter()
    bot.choose(seen_by(one, table, waiting_for(table)[0], Clock(seconds)))
    return 1000.0 * (perf_counter() - start - seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(OURS), help="which games")
    parser.add_argument("--levels", default="expert,master", help="which bots")
    parser.add_argument("--seconds", type=float, default=1.0, help="for every decision")
    parser.add_argument("--decisions", type=int, default=20, help="of every bot in every game")
    args = parser.parse_args()
    rows = Table(
        "", "late, median", "late, 99 %", "bar", title=f"{args.seconds} s for a decision", title_justify="left"
    )
    for slug in args.games.split(","):
        for level in args.levels.split(","):
            numbers = track(range(args.decisions), f"{slug} {level}", transient=True)
            late = sorted(lateness(game(slug), level, args.seconds, number) for number in numbers)
            worst = late[min(len(late) - 1, int(0.99 * len(late)))]
            verdict = "kept" if worst <= BAR else "missed"
            rows.add_row(f"{slug} {level}", f"{late[len(late) // 2]:.1f} ms", f"{worst:.1f} ms", verdict)
    Console().print(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
