"""What we measure of others: random play with their own list of legal actions at every decision.

Each is driven in the cheapest way its public interface allows.
"""

from collections.abc import Callable, Iterator
from random import Random

from measure import Contestant

GAMES = 20  # between two looks at the clock


def rlcard(name: str) -> Contestant:
    """RLCard's environment: every step hands out legal actions and an observation as numbers."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    chance = Random(1).random

    def play() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            made += 1
        return made

    return Contestant(f"RLCard {name}", batch(play))


def rlcard_rules(name: str) -> Contestant:
    """RLCard's game object alone, below the environment: no numbers for learners."""
    import rlcard

    game = rlcard.make(name, config={"seed": 1}).game
    chance = Random(1).random

    def play() -> int:
        game.init_game()
        made = 0
        while not game.is_over():
            legal = list(game.get_legal_actions())
            game.step(legal[int(chance() * len(legal))])
            made += 1
        return made

    return Contestant(f"RLCard {name}, rules only", batch(play))


def pettingzoo() -> Contestant:
    """PettingZoo's Leduc, with the wrappers it comes with."""
    from pettingzoo.classic import leduc_holdem_v4

    env = leduc_holdem_v4.env()
    chance = Random(1).random

    def play() -> int:
        env.reset()
        made = 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return made
            legal = [i for i, may in enumerate(seen["action_mask"].tolist()) if may]
            env.step(legal[int(chance() * len(legal))])
            made += 1

    return Contestant("PettingZoo leduc_holdem_v4", batch(play))


def openspiel() -> Contestant:
    """OpenSpiel's Leduc in C++, driven from Python; dealing a card is a step, but no decision."""
    import pyspiel

    game = pyspiel.load_game("leduc_poker")
    chance = Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            legal = state.legal_actions()  # of chance too, where all are equally likely
            made += not state.is_chance_node()
            state.apply_action(legal[int(chance() * len(legal))])
        return made

    return Contestant("OpenSpiel leduc_poker", batch(play))


def batch(play: Callable[[], int]) -> Callable[[], int]:
    """Several games at once."""
    return lambda: sum(play() for _ in range(GAMES))


PEERS: tuple[tuple[str, Callable[[], Contestant]], ...] = (
    ("rlcard", lambda: rlcard("uno")),
    ("rlcard", lambda: rlcard_rules("uno")),
    ("rlcard", lambda: rlcard("leduc-holdem")),
    ("rlcard", lambda: rlcard_rules("leduc-holdem")),
    ("pettingzoo", pettingzoo),
    ("open_spiel", openspiel),
)


def contestants(missing: set[str]) -> Iterator[Contestant]:
    """Every peer that is installed; the names of the others go into `missing`."""
    for package, make in PEERS:
        try:
            yield make()
        except ImportError:
            missing.add(package)
