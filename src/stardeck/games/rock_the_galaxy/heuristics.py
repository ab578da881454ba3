"""How good a position of Rock the Galaxy is for everybody. Features follow section 11 of the rules."""

from math import exp

from stardeck.games.rock_the_galaxy.cards import NOBODY
from stardeck.games.rock_the_galaxy.outlook import calm
from stardeck.games.rock_the_galaxy.scoring import score
from stardeck.games.rock_the_galaxy.table import RockTable
from stardeck.kernel.sealed import Seat


class Weights:
    """The numbers of weights.toml."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.scale = numbers["scale"]
        self.fan_at_risk = numbers["fan_at_risk"]
        self.hand = numbers["hand"]
        self.action_card = numbers["action_card"]
        self.second_set = numbers["second_set"]
        self.missing_card = numbers["missing_card"]
        self.symbol = numbers["symbol"]
        self.swing = numbers["swing"]


def evaluate_all(table: RockTable, w: Weights) -> list[float]:
    """For every seat from 0 (lost) to 1 (won), as if all others stood as well as the best of them."""
    table = calm(table)
    seats = range(table.seats)
    if table.ended:
        return final_shares(table)
    values = [standing(table, seat, w) for seat in seats]
    others = len(values) - 1
    return [1.0 / (1.0 + others * exp((best_other(values, seat) - values[seat]) / w.scale)) for seat in seats]


def best_other(values: list[float], seat: Seat) -> float:
    """The best value of anybody else."""
    best = -1000.0
    for other, value in enumerate(values):
        if other != seat and value > best:
            best = value
    return best


def final_shares(table: RockTable) -> list[float]:
    """A win shared by k players is worth 1/k."""
    scores = [score(table, seat) for seat in range(table.seats)]
    best = max(scores)
    share = 1.0 / scores.count(best)
    return [share if points == best else 0.0 for points in scores]


def features(table: RockTable, seat: Seat, w: Weights) -> dict[str, float]:
    """What the value of a seat is made of."""
    table = calm(table)
    values = [standing(table, other, w) for other in range(table.seats)]
    bank = banked(table, seat, w)
    return {
        "your points": bank,
        "the promise of your hand": values[seat] - bank,
        "holding back the others": -best_other(values, seat),
    }


def standing(table: RockTable, seat: Seat, w: Weights) -> float:
    """Points in the bank and the promise of the hand."""
    value = banked(table, seat, w)
    if table.final_round and played_last_turn(table, seat):
        return value
    return value + w.hand * promise(table, seat, w)


def banked(table: RockTable, seat: Seat, w: Weights) -> float:
    """Points in the bank, with fans discounted for the risk of a yoink."""
    band = table.bands[seat]
    fan = 1.0 if band.colour < 0 else w.fan_at_risk
    return table.catalogue.points_per_single * band.singles + fan * band.fans


def played_last_turn(table: RockTable, seat: Seat) -> bool:
    """In the final round: this seat has had its turn."""
    order = table.clockwise_from(table.mic)
    return order.index(seat) < order.index(table.active)


def promise(table: RockTable, seat: Seat, w: Weights) -> float:
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
            value = set_value(table, seat, colour, min(symbols + notes[colour], catalogue.most_symbols), w)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    for colour in range(colours):
        value = set_value(table, seat, colour, min(notes[colour], catalogue.most_symbols), w)
        best = max(best, value)
    missing = max(0, catalogue.hand_size - len(band.hand))
    return best + w.second_set * second + w.action_card * actions + w.missing_card * missing


def set_value(table: RockTable, seat: Seat, colour: int, symbols: int, w: Weights) -> float:
    """Points a set of this colour would bring, with a fraction for one that is not complete yet."""
    band = table.bands[seat]
    if symbols < 3:
        return w.symbol * symbols
    catalogue = table.catalogue
    if colour == band.colour:
        return float(catalogue.points_per_single * min(catalogue.singles_for[symbols], table.singles[colour]))
    owner = table.owner_of(colour)
    swing = 0 if owner == NOBODY else min(catalogue.yoink_for[symbols], table.bands[owner].fans)
    return catalogue.fans_for[symbols] + w.swing * swing
