"""Set-up: species, first colonies, the singularity deck, five cards each. [rules 5]"""

from stardeck.games.space_rocks.cards import KINDS, LETTERS, MOST_COPIES, PLANETS, SPECIES, Catalogue, cards_in
from stardeck.games.space_rocks.events import Dealt, SetUp
from stardeck.games.space_rocks.knowledge import Knowledge
from stardeck.games.space_rocks.options import SpaceOptions
from stardeck.games.space_rocks.rules.turn import begin_turn
from stardeck.games.space_rocks.table import House, Player, SpaceTable
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import settle
from stardeck.kernel.reason import BadOptions
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Sealed


def deal(seats: int, options: SpaceOptions, catalogue: Catalogue, rng: Rng) -> SpaceTable:
    """The whole set-up; the lowest letter starts."""
    players = [
        Player(species, [0] * KINDS, 0, [], [], [], 0, True, ()) for species in pick_species(seats, options, rng)
    ]
    house = make_house(options, catalogue, players)
    copies = copies_of(seats, options, catalogue)
    assert copies <= MOST_COPIES
    if lack := catalogue.lack_of_planets(seats, copies):
        raise BadOptions(f"{lack}.")
    cards = [copies * count for count in catalogue.counts]
    for player in players:
        for letter in range(PLANETS):
            if catalogue.habitable[player.species][letter]:
                cards[letter] -= catalogue.start_colonies
    knowledge = Knowledge(seats, [()] * (seats * (seats + 1)), [()] * (seats + 1), [()] * seats, cards * (seats + 1))
    table = SpaceTable(catalogue, house, players, Deck(cards_in(cards)), knowledge, rng)
    found_colonies(table)
    deal_hands(table)
    begin_turn(table, house.order[0])
    settle(table)
    return table


def copies_of(seats: int, options: SpaceOptions, catalogue: Catalogue) -> int:
    """How many decks are shuffled together."""
    return catalogue.copies[seats] if options.deck_copies == "auto" else options.deck_copies


def pick_species(seats: int, options: SpaceOptions, rng: Rng) -> list[int]:
    """The species of every seat, all different (R4)."""
    if options.species != "deal":
        return [SPECIES.index(letter) for letter in options.species]
    species = list(range(len(SPECIES)))
    rng.shuffle(species)
    return species[:seats]


def make_house(options: SpaceOptions, catalogue: Catalogue, players: list[Player]) -> House:
    """The options that matter from now on; turns go by species letter (R3)."""
    ranks = [catalogue.turn_rank[player.species] for player in players]
    return House(
        options.turn_actions == "each_once",
        options.reload_rule == "refill",
        options.backfire_target == "any",
        options.homeworld_sats,
        options.silence_rounds,
        options.round_limit,
        options.stalemate == "verdict",
        [ranks.index(rank) for rank in sorted(ranks)],
    )


def found_colonies(table: SpaceTable) -> None:
    """One colony of each habitable letter, without sat and without a card for it (R10)."""
    catalogue = table.catalogue
    for seat in table.house.order:
        player = table.players[seat]
        mine = [letter for letter in range(PLANETS) if catalogue.habitable[player.species][letter]]
        for letter in mine:
            for _ in range(catalogue.start_colonies):
                player.colonies.append(table.new_id() << 5 | letter << 2)
        assert table.log is not None
        table.log.append(SetUp(seat, SPECIES[player.species], tuple([LETTERS[letter] for letter in mine])))


def deal_hands(table: SpaceTable) -> None:
    """Deal one card at a time in turn order."""
    for _ in range(table.catalogue.start_hand):
        for seat in table.house.order:
            player = table.players[seat]
            card = table.deck.draw(table.rng)
            player.hand[card] += 1
            player.size += 1
            table.knowledge.in_deck[seat * KINDS + card] -= 1
    assert table.log is not None
    for seat in table.house.order:
        player = table.players[seat]
        inside = Dealt(seat, player.size, table.catalogue.counted(player.hand))
        table.log.append(Sealed(inside, (seat,), Dealt(seat, player.size)))
