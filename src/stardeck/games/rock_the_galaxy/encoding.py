"""A view of Rock the Galaxy as numbers of a fixed shape, for learners.

Seats are counted from the viewer (a spectator sits at seat 0), so a learner always plays "me".
"""

from collections import Counter
from typing import Any

import numpy as np

from stardeck.games.rock_the_galaxy.cards import Catalogue
from stardeck.games.rock_the_galaxy.view import BandView, RockView
from stardeck.games.rock_the_galaxy.words import PROMPTS

MOST_SEATS = 4
DECISIONS = tuple(PROMPTS)


def encode(view: RockView, catalogue: Catalogue) -> "np.ndarray[Any, np.dtype[np.float32]]":
    """Card counts of every visible zone, tokens of every band, the supply, and what is being decided."""
    me = view.seat or 0
    numbers: list[float] = []
    numbers += _cards(view.bands[me].hand or (), catalogue)
    numbers += _cards(view.discards, catalogue)
    numbers += _cards(view.in_play, catalogue)
    numbers += _cards(view.picks, catalogue)
    for i in range(MOST_SEATS):
        seat = (me + i) % view.seats
        band = view.bands[seat] if i < view.seats else None
        numbers += _band(band, seat == view.active, seat == view.mic, catalogue)
    numbers += [view.fans / 18, view.box_fans / 24, view.deck / 101, view.round / 20, view.actions_played / 10]
    numbers += [float(view.final_round), float(view.open_hands), (view.turns_left or 0) / MOST_SEATS, view.to_pick / 3]
    numbers += [view.singles.get(colour, 0) / 5 for colour in catalogue.colours]
    numbers += [float(view.decision == decision) for decision in DECISIONS]
    numbers += _laying(view, catalogue)
    return np.array(numbers, dtype=np.float32)


def _cards(cards: tuple[str, ...], catalogue: Catalogue) -> list[float]:
    counts = Counter(cards)
    return [counts[card] / 5 for card in catalogue.ids]


def _band(band: BandView | None, active: bool, mic: bool, catalogue: Catalogue) -> list[float]:
    if band is None:
        return [0.0] * (9 + len(catalogue.bands) + len(catalogue.ids))
    is_band = [float(band.band == name) for name in catalogue.bands]
    known = _cards(band.known if band.hand is None else band.hand, catalogue)
    tokens = [band.singles / 5, band.fans / 12, band.score / 20, band.cards / 10]
    return [1.0, *is_band, *tokens, float(active), float(mic), float(band.thinking), float(band.color == ""), *known]


def _laying(view: RockView, catalogue: Catalogue) -> list[float]:
    laying = view.laying
    if laying is None:
        return [0.0] * (1 + len(catalogue.targets))
    mine = [
        float((target.action.color, target.action.theme) == (laying.color, laying.theme))
        for target in catalogue.targets
    ]
    return [laying.symbols / 5, *mine]
