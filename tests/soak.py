"""Random games of every game over all numbers of players and options: no crash, no card lost, every game ends.

python tests/soak.py [--games 10000] [slug ...]
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial

from rich.progress import Progress

from stardeck.games import OURS, game
from stardeck.kernel import FastRng, play_out
from stardeck.testing import Case, cases

MOST_DECISIONS = 200_000
BATCH = 50


@cache
def all_cases(slug: str) -> list[Case]:
    """Every way to set the game up."""
    return cases(game(slug))


def violation(slug: str, number: int) -> str:
    """What is wrong with random game `number`, or ""."""
    every = all_cases(slug)
    case = every[number % len(every)]
    table = case.match(number).table
    stock = dict(case.game.inventory(table))
    table.log = None
    try:
        play_out(table, FastRng(number), MOST_DECISIONS)
    except Exception as error:
        return f"{case}, game {number}: {type(error).__name__}: {error}"
    if dict(case.game.inventory(table)) != stock:
        return f"{case}, game {number}: something appeared or vanished"
    if case.game.result(table) is None:
        return f"{case}, game {number}: no end after {MOST_DECISIONS} decisions"
    return ""


def batch(slug: str, start: int) -> list[str]:
    return [found for number in range(start, start + BATCH) if (found := violation(slug, number))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", default=list(OURS))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    found: list[str] = []
    with ProcessPoolExecutor(chosen.jobs) as pool, Progress() as progress:
        for slug in chosen.slugs:
            task = progress.add_task(slug, total=chosen.games)
            for bad in pool.map(partial(batch, slug), range(0, chosen.games, BATCH)):
                found += bad
                progress.advance(task, BATCH)
    print(*found, sep="\n")
    print(f"{chosen.games} games each of {', '.join(chosen.slugs)}: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
