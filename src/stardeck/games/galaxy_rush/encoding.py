"""A view of Galaxy Rush as numbers of a fixed shape, for learners.

Captains are counted from the viewer (a spectator sits with Blue), so a learner always plays "me".
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from stardeck.games.galaxy_rush.cards import PREDICTIONS, Catalogue
from stardeck.games.galaxy_rush.view import CaptainView, GalaxyView, StackView
from stardeck.games.galaxy_rush.words import PROMPTS, discovery_entry, orbit_entry

DECISIONS = tuple(PROMPTS)
MOST_PLACED = 6


def encode(view: GalaxyView, catalogue: Catalogue) -> "np.ndarray[Any, np.dtype[np.float32]]":
    """The track, the pool, both captains, Achievements, predictions, and what is being decided."""
    me = view.seat or 0
    mine, other = view.captains[me], view.captains[1 - me]
    numbers: list[float] = []
    for card in view.track:
        numbers += _orbit_card(card, catalogue)
    for slot, found in enumerate(view.pool):
        numbers += _discovery(found, catalogue)
        numbers += [float(slot in mine.affordable), float(slot in other.affordable)]
    numbers += [view.unseen[card] / 8 for card in catalogue.ids]
    numbers += _captain(mine, me in view.waiting) + _captain(other, 1 - me in view.waiting)
    numbers += _achievements(view, me, catalogue)
    numbers += [float(condition in (mine.hand or ())) for condition in catalogue.conditions]
    numbers += _stack(view.stacks[me], me, catalogue) + _stack(view.stacks[1 - me], me, catalogue)
    numbers += [float(view.season == season) for season in (1, 2, 3, 4)]
    numbers += [float(view.decision == decision) for decision in DECISIONS]
    numbers += [float(me == 0), view.medal / 9, view.deck / 12, view.max_skip / 5, float(view.ties_count)]
    return np.array(numbers, dtype=np.float32)


def _one_hot(where: str, names: Sequence[str]) -> list[float]:
    return [float(name == where) for name in names]


def _orbit_card(card: str | None, catalogue: Catalogue) -> list[float]:
    if card is None:
        return [0.0] * (3 + len(catalogue.resources) + len(catalogue.expeditions))
    entry = orbit_entry(card, catalogue)
    kinds = _one_hot(entry.resource, catalogue.resources) + _one_hot(entry.expedition, catalogue.expeditions)
    return [1.0, *kinds, entry.reputation / 9, entry.distance / 20]


def _discovery(card: str | None, catalogue: Catalogue) -> list[float]:
    if card is None:
        return [0.0] * (2 + 2 * len(catalogue.resources))
    entry = discovery_entry(card, catalogue)
    cost = [entry.cost.get(resource, 0) / 3 for resource in catalogue.resources]
    return [1.0, *cost, *_one_hot(entry.gives, catalogue.resources), entry.reputation / 10]


def _captain(captain: CaptainView, acts: bool) -> list[float]:
    position = [float(acts), captain.column / 6, float(captain.orbit == 1)]
    cards = [*_shares(captain.resources, 5), *_shares(captain.expeditions, 5), *_shares(captain.rows, 30)]
    counts = [len(captain.heroics) / 5, len(captain.discoveries) / 8, len(captain.medals) / 4]
    return [*position, *cards, *counts, captain.season_distance / 60, captain.distance / 125, captain.predictions / 3]


def _shares(counts: Mapping[str, int], whole: int) -> list[float]:
    return [n / whole for n in counts.values()]


def _achievements(view: GalaxyView, me: int, catalogue: Catalogue) -> list[float]:
    """For every Achievement of the box: is it in play, and what does it pay me and the other one now?"""
    pays = {achievement.card: achievement.pays for achievement in view.achievements}
    numbers: list[float] = []
    for card in catalogue.achievements:
        if card in pays:
            numbers += [1.0, pays[card][me] / 9, pays[card][1 - me] / 9]
        else:
            numbers += [0.0, 0.0, 0.0]
    return numbers


def _stack(stack: StackView, me: int, catalogue: Catalogue) -> list[float]:
    """Every place of a stack: mine, the other captain's, and its condition if I know it."""
    numbers: list[float] = []
    for placed in stack.placed:
        numbers += [float(placed.seat == me), float(placed.seat != me)]
        numbers += _one_hot(placed.condition or "", catalogue.conditions)
    return numbers + [0.0] * ((2 + PREDICTIONS) * (MOST_PLACED - len(stack.placed)))
