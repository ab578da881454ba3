"""A view as numbers of a fixed shape, for learners. Seats are counted from the viewer."""

from typing import Any

import numpy as np

from leduc_poker.cards import Catalogue
from leduc_poker.view import LeducView


def encode(view: LeducView, catalogue: Catalogue) -> "np.ndarray[Any, np.dtype[np.float32]]":
    """My card, the public card, the other card once it is shown; bets, raises, and whether it is my turn."""
    me = view.seat or 0
    numbers: list[float] = []
    for card in (view.hands[me], view.public, view.hands[1 - me]):
        numbers += [float(card == rank) for rank in catalogue.ids]
    numbers += [view.bets[me] / 10, view.bets[1 - me] / 10, view.raise_by / 10, view.raises_left / 4]
    numbers += [float(me == 0), float(me in view.waiting)]
    return np.array(numbers, dtype=np.float32)
