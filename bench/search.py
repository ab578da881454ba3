"""How fast does the search of our bots think, and how fast does OpenSpiel's in the same run?

python bench/search.py [--json] [--ours] [--only TEXT] [--rounds 5] [--slice 0.3]

One unit is one iteration: imagine a table, walk down the tree, judge, tell the way back. Ours plays a few decisions
and then asks the game's evaluation; OpenSpiel's Python ISMCTS bot plays at random to the end of the game, so on the
same game it would do more work per iteration. It is no ratio with a bar, only a scale for the eye.
"""

import argparse
import json
import sys
from collections.abc import Iterator

import numpy
from measure import Contestant, take_turns
from ours import Dealer, games, label, mode_of
from rich.console import Console
from rich.table import Table

from stardeck.bots.bot import seen_by
from stardeck.bots.ismcts import Search
from stardeck.bots.searching import tuning
from stardeck.bots.settings import Manner
from stardeck.kernel import FastRng, choices, play_out, waiting_for

BATCH = 20  # iterations between two looks at the clock
FRESH = 500  # iterations after which a tree is begun anew
PEERS = ("leduc_poker", "gin_rummy")


def thinking(dealer: Dealer) -> Contestant:
    """Search at a real choice in the middle of a game, with the settings of an expert."""
    table = dealer.deal()
    play_out(table, dealer.chance, dealer.length() // 3)
    while len(choices(table, waiting_for(table)[0])) < 2:
        play_out(table, dealer.chance, 1)
    game, seat = dealer.game, waiting_for(table)[0]
    seen = seen_by(game, table, seat)
    settings = tuning(Manner("expert", {}).settings(game, table.seats))
    search = Search(seat, seen.imagine, game.evaluate_all, FastRng(1), settings)

    def run() -> int:
        nonlocal search
        if search.iterations >= FRESH:
            search = Search(seat, seen.imagine, game.evaluate_all, FastRng(1), settings)
        for _ in range(BATCH):  # `run` would stop as soon as it is decided
            search.iterate()
        return BATCH

    return Contestant(f"{label(dealer)}, search", run, unit="iterations", mode=mode_of(dealer))


def openspiel(name: str) -> Contestant:
    """OpenSpiel's Python ISMCTS bot with random rollouts, at the first choice of a game."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    chance = numpy.random.RandomState(1)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(int(chance.choice(state.legal_actions())))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=2.0,
        max_simulations=BATCH,
        random_state=chance,
    )

    def run() -> int:
        bot.step(state)
        return BATCH

    return Contestant(f"OpenSpiel {name}, Python ISMCTS", run, unit="iterations")


def contestants(only: str, peers: bool, missing: set[str]) -> Iterator[Contestant]:
    """All games with the fewest players of at least two, and the peers."""
    for one in games():
        seats = next(n for n in one.seats if n > 1)
        if only in one.slug:
            yield thinking(Dealer(one, seats))
    for name in PEERS if peers else ():
        try:
            yield openspiel(name)
        except ImportError:
            missing.add("open_spiel")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--ours", action="store_true", help="measure no peers")
    parser.add_argument("--only", default="", metavar="TEXT", help="of ours, only games whose name has this text")
    parser.add_argument("--rounds", type=int, default=5, help="slices per row; the median counts")
    parser.add_argument("--slice", type=float, default=0.3, help="CPU seconds of a slice")
    args = parser.parse_args()
    missing: set[str] = set()
    found = list(contestants(args.only, not args.ours, missing))
    take_turns(found, args.rounds, args.slice)
    if args.json:
        rows = [{"name": one.name, "mode": one.mode, "iterations_per_cpu_second": one.rate} for one in found]
        print(json.dumps({"rates": rows, "missing": sorted(missing)}, indent=1))
        return 0
    table = Table("", "iterations per CPU second", "Stardeck is", title="Search (median)", title_justify="left")
    for one in found:
        table.add_row(one.name, f"{one.rate:,.0f}", one.mode)
    Console().print(table)
    for name in sorted(missing):
        print(f"{name} is not installed, so it is left out: pip install -e '.[bench]'.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
