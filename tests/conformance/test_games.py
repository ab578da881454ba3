"""The conformance suite over every game of ours: every number of players, every preset, every corner."""

from stardeck.games import OURS, game
from stardeck.testing import Conformance


def suite(slug: str) -> type:
    return type(f"Test{slug.title().replace('-', '')}", (Conformance,), {"game": game(slug)})


for slug in OURS:
    made = suite(slug)
    globals()[made.__name__] = made
