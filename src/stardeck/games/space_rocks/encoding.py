"""A view of Space Rocks as numbers of a fixed shape, for learners.

Seats are counted from the viewer (a spectator sits at seat 0), so a learner always plays "me".
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np

from stardeck.games.space_rocks.cards import LETTERS, SPECIES, Catalogue
from stardeck.games.space_rocks.view import PlayerView, ShotView, SpaceView
from stardeck.games.space_rocks.words import PROMPTS

MOST_SEATS = 6
DECISIONS = tuple(PROMPTS)
TOP = 3  # known top cards of the deck
PLAYER = 91  # numbers per player


def encode(view: SpaceView, catalogue: Catalogue) -> "np.ndarray[Any, np.dtype[np.float32]]":
    """Card counts of every visible zone, every player's deployed zone, rocks in flight, and what is being decided."""
    me = view.seat or 0
    kinds = catalogue.kinds
    numbers = _cards(view.players[me].hand or (), kinds)
    numbers += _cards(view.discards, kinds) + _cards(view.void, kinds) + _cards(view.revealed, kinds)
    numbers += [view.unseen[kind] / 8 for kind in kinds] + [view.deck_at_most[kind] / 8 for kind in kinds]
    for i in range(TOP):
        numbers += [float(i < len(view.deck_top) and view.deck_top[i] == kind) for kind in kinds]
    for i in range(MOST_SEATS):
        seat = (me + i) % view.seats
        numbers += _player(view, seat, kinds) if i < view.seats else [0.0] * PLAYER
    numbers += _current(view, me)
    numbers += [view.deck / 132, view.round / 100, float(view.each_once), float(view.home_sats)]
    numbers += [float(view.carried == f"S{sat}") for sat in (1, 2, 3)]
    numbers += [(view.left or 0) / 5, float(view.ended != "")]
    numbers += [float(view.decision == decision) for decision in DECISIONS]
    return np.array(numbers, dtype=np.float32)


def _cards(cards: Iterable[str], kinds: list[str]) -> list[float]:
    counts = Counter(cards)
    return [counts[kind] / 4 for kind in kinds]


def _player(view: SpaceView, seat: int, kinds: list[str]) -> list[float]:
    """One player's public things, what the viewer knows of the hand, and the attacks on them."""
    player = view.players[seat]
    numbers = [1.0, float(player.alive), float(seat == view.active), float(seat in view.waiting)]
    numbers += [float(player.species == species) for species in SPECIES]
    numbers += [player.cards / 8, player.reload / 8, player.home_sat / 3, float(seat == view.victim)]
    numbers += _cards(player.known, kinds)
    numbers += [player.research.count(letter) / 3 for letter in LETTERS]
    numbers += _zones(player)
    numbers += [float(not mission.tech_missing and not mission.mines_missing) for mission in player.missions]
    numbers += [mission.tech_missing / 5 for mission in player.missions]
    numbers += [mission.mines_missing / 5 for mission in player.missions]
    powers = [shot.power for shot in view.flight if shot.defender == seat]
    return numbers + [powers.count(power) / 3 for power in (1, 2, 3, 4)] + [_first(view, seat)]


def _zones(player: PlayerView) -> list[float]:
    """Colonies by letter and sat, rocks by class and sat."""
    colonies = Counter((colony.planet, colony.sat) for colony in player.colonies)
    rocks = Counter((rock.rock, rock.sat) for rock in player.rocks)
    numbers = [colonies[letter, sat] / 3 for letter in LETTERS for sat in range(4)]
    return numbers + [rocks[rock, sat] / 3 for rock in (1, 2, 3) for sat in range(4)]


def _first(view: SpaceView, seat: int) -> float:
    """The place in the turn order, from 0 to 1."""
    return view.order.index(seat) / MOST_SEATS


def _current(view: SpaceView, me: int) -> list[float]:
    """The rock being aimed or answered: class, power, who sent it and at whom."""
    shot: ShotView | None = view.current
    if shot is None:
        return [0.0] * (2 + 2 * MOST_SEATS)
    maker = (shot.maker - me) % view.seats
    defender = -1 if shot.defender is None else (shot.defender - me) % view.seats
    seats = range(MOST_SEATS)
    return [shot.rock / 3, shot.power / 4, *[float(i == maker) for i in seats], *[float(i == defender) for i in seats]]
