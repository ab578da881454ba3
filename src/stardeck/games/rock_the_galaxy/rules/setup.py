"""Setting up a game of Rock the Galaxy. [rules 5]"""

from bisect import insort

from stardeck.games.rock_the_galaxy.cards import NO_COLOUR, Catalogue
from stardeck.games.rock_the_galaxy.events import Dealt
from stardeck.games.rock_the_galaxy.options import RockOptions
from stardeck.games.rock_the_galaxy.rules.turn import TURN
from stardeck.games.rock_the_galaxy.table import Band, House, RockTable
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import settle
from stardeck.kernel.rng import Rng


def deal(seats: int, options: RockOptions, catalogue: Catalogue, rng: Rng) -> RockTable:
    """Set-up: bands with their starting tokens, the supply, the deck, five cards each, the mic. [rules 5]"""
    bands = [
        Band(band, catalogue.band_colour[band], catalogue.start_singles[band], catalogue.start_fans[band], [])
        for band in pick_bands(seats, options, catalogue, rng)
    ]
    singles, fans = catalogue.supply[options.supply, seats]
    cards = []
    for card in range(len(catalogue.ids)):
        if options.advanced_cards or not catalogue.advanced[card]:
            cards += [card] * catalogue.copies[card]
    house = House(
        options.open_hands,
        options.pure_note_sets,
        options.max_rounds,
        options.dead_rounds,
        options.max_actions_per_turn,
        catalogue.file.totals.fans - fans - sum([band.fans for band in bands]),
    )
    table = RockTable(catalogue, house, bands, Deck(cards), rng)
    table.fans = fans
    for band in bands:
        if band.colour != NO_COLOUR:
            table.singles[band.colour] = singles
    first = options.first_player
    table.mic = first if isinstance(first, int) else rng.below(seats)
    table.active = table.mic
    deal_hands(table)
    table.agenda.append(TURN)
    settle(table)
    return table


def pick_bands(seats: int, options: RockOptions, catalogue: Catalogue, rng: Rng) -> list[int]:
    """The band of every seat: distinct, and White Noise only with four players."""
    if not isinstance(options.bands, str):
        return [catalogue.bands.index(band) for band in options.bands]
    bands = [i for i, band in enumerate(catalogue.file.band) if seats in band.players]
    rng.shuffle(bands)
    return bands[:seats]


def deal_hands(table: RockTable) -> None:
    """Deal everybody a hand, clockwise from the first player."""
    for _ in range(table.catalogue.hand_size):
        for seat in table.clockwise_from(table.mic):
            insort(table.bands[seat].hand, table.deck.draw(table.rng))
    for seat in table.clockwise_from(table.mic):
        hand = table.bands[seat].hand
        table.tell(Dealt(seat, len(hand), table.catalogue.names(hand)), (seat,), Dealt(seat, len(hand)))
