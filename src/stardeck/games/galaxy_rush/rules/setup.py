"""Set-up: rockets, decks, Achievements and predictions. [rules 5]"""

from stardeck.games.galaxy_rush.cards import DEALT, IN_PLAY, PREDICTIONS, Catalogue
from stardeck.games.galaxy_rush.events import PredictionsDealt, Started
from stardeck.games.galaxy_rush.options import GalaxyOptions
from stardeck.games.galaxy_rush.rules.season import DEAL_SEASON
from stardeck.games.galaxy_rush.table import BLUE, ORANGE, Captain, GalaxyTable, House
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import settle
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Sealed


def deal(options: GalaxyOptions, catalogue: Catalogue, rng: Rng) -> GalaxyTable:
    """Set-up: the draw for the first orbit, shuffled decks, 4 Achievements, 3 predictions each. [rules 5]"""
    first = rng.below(2) if options.first_player == "random" else catalogue.colours.index(options.first_player)
    cards: list[int] = []
    for card, copies in enumerate(catalogue.copies):
        cards += [card] * copies
    decks = [Deck(deck[:]) for deck in catalogue.season_decks]
    achievements = list(range(len(catalogue.achievements)))
    rng.shuffle(achievements)
    captains = [deal_captain(1 if seat == first else 2, rng) for seat in (BLUE, ORANGE)]
    house = House(options.max_skip, options.prediction_ties == "count")
    in_play = tuple(sorted(achievements[:IN_PLAY]))
    table = GalaxyTable(catalogue, house, captains, in_play, Deck(cards), decks[0], tuple(decks[1:]), rng)
    begin(table)
    return table


def deal_captain(orbit: int, rng: Rng) -> Captain:
    """A captain with 3 of the 8 predictions of the own colour; the other 5 leave the game unseen."""
    conditions = list(range(PREDICTIONS))
    rng.shuffle(conditions)
    return Captain(orbit, tuple(sorted(conditions[:DEALT])), tuple(sorted(conditions[DEALT:])))


def begin(table: GalaxyTable) -> None:
    """Tell what was dealt, and lay out the first season."""
    log = table.log
    assert log is not None
    names = table.catalogue.conditions
    log.append(Started(table.first_orbit(), tuple([table.catalogue.achievements[a] for a in table.achievements])))
    for seat, captain in enumerate(table.captains):
        hand = PredictionsDealt(seat, len(captain.hand), tuple([names[condition] for condition in captain.hand]))
        log.append(Sealed(hand, (seat,), PredictionsDealt(seat, len(captain.hand))))
    table.agenda.append(DEAL_SEASON)
    settle(table)
