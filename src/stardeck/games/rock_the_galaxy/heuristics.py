"""How good a position of Rock the Galaxy is for a seat. Features and weights follow section 11 of the rules."""

from math import exp
from typing import Final

from stardeck.games.rock_the_galaxy.cards import NOBODY
from stardeck.games.rock_the_galaxy.scoring import score
from stardeck.games.rock_the_galaxy.table import RockTable
from stardeck.kernel.sealed import Seat

FAN_AT_RISK: Final = 0.88  # a fan that others may yoink, in points
HAND: Final = 0.55  # of the reward a hand promises
SCALE: Final = 3.2  # points of lead that make about 73 % of a win
ACTION_CARD: Final = 0.35
NEXT_TURN: Final = 0.8  # of a promise still to be redeemed


def evaluate(table: RockTable, seat: Seat) -> float:
    """From 0 (lost) to 1 (won)."""
    if table.ended:
        return final_share(table, seat)
    mine = standing(table, seat)
    others = max([standing(table, other) for other in range(table.seats) if other != seat])
    return 1.0 / (1.0 + exp((others - mine) / SCALE))


def final_share(table: RockTable, seat: Seat) -> float:
    """A win shared by k players is worth 1/k."""
    scores = [score(table, other) for other in range(table.seats)]
    best = max(scores)
    return 1.0 / scores.count(best) if scores[seat] == best else 0.0


def standing(table: RockTable, seat: Seat) -> float:
    """Points in the bank, with fans discounted for the risk of a yoink, and the promise of the hand."""
    band = table.bands[seat]
    fan = 1.0 if band.colour < 0 else FAN_AT_RISK
    value = table.catalogue.points_per_single * band.singles + fan * band.fans
    if table.final_round and played_last_turn(table, seat):
        return value
    return value + HAND * promise(table, seat)


def played_last_turn(table: RockTable, seat: Seat) -> bool:
    """In the final round: this seat has had its turn."""
    order = table.clockwise_from(table.mic)
    return order.index(seat) < order.index(table.active)


def promise(table: RockTable, seat: Seat) -> float:
    """What the best set in the making is worth, how flexible the notes are, and what action cards may bring."""
    catalogue = table.catalogue
    band = table.bands[seat]
    colours = len(catalogue.colours)
    themes = [0] * len(catalogue.themes)
    notes = [0] * colours
    actions = 0
    for card in band.hand:
        theme = catalogue.theme[card]
        if theme >= 0:
            themes[theme] += catalogue.symbols[card]
        elif catalogue.is_note[card]:
            for colour in range(colours):
                if catalogue.note_of[card][colour]:
                    notes[colour] += catalogue.symbols[card]
        else:
            actions += 1
    best = 0.0
    second = 0.0
    for theme, symbols in enumerate(themes):
        if symbols:
            colour = catalogue.theme_colour[theme]
            value = set_value(table, seat, colour, min(symbols + notes[colour], catalogue.most_symbols))
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    for colour in range(colours):
        value = set_value(table, seat, colour, min(notes[colour], catalogue.most_symbols))
        best = max(best, value)
    missing = max(0, catalogue.hand_size - len(band.hand))
    return best + 0.3 * second + ACTION_CARD * actions + 0.25 * missing


def set_value(table: RockTable, seat: Seat, colour: int, symbols: int) -> float:
    """Points a set of this colour would bring, with a fraction for one that is not complete yet."""
    band = table.bands[seat]
    if symbols < 3:
        return 0.25 * symbols
    catalogue = table.catalogue
    if colour == band.colour:
        return float(catalogue.points_per_single * min(catalogue.singles_for[symbols], table.singles[colour]))
    owner = table.owner_of(colour)
    swing = 0 if owner == NOBODY else min(catalogue.yoink_for[symbols], table.bands[owner].fans)
    return catalogue.fans_for[symbols] + 0.5 * swing
