"""Positions of Galaxy Rush by hand: any decks, hands, rockets, tracks and tableaus.

Cards go by short names: `comet-10` is orb-comet-10, `heroic-flare` orb-heroic-flare, `1-05` is dis-1-05,
`five` is ach-five. A dash is an empty place.
"""

from stardeck.games.galaxy_rush import GAME
from stardeck.games.galaxy_rush.actions import Decline, Discover, Predict, Take
from stardeck.games.galaxy_rush.rules.season import SEASON_END
from stardeck.games.galaxy_rush.rules.setup import begin
from stardeck.games.galaxy_rush.rules.turn import TURN, play_face_down, play_face_up
from stardeck.games.galaxy_rush.table import Captain, GalaxyTable, House
from stardeck.kernel import Deck, FastRng, apply, choices, waiting_for

CARDS = GAME.cards
BLUE, ORANGE = 0, 1
NAMES = ("Ann", "Bob")
HANDS = ("expeditions heroics discoveries", "resources distance medals")
PLAIN = "nebula-10 nebula-10"  # a pair nobody minds


def orbit_cards(text):
    return [-1 if name == "-" else CARDS.number[f"orb-{name}"] for name in text.split()]


def discoveries(text):
    return [-1 if name == "-" else CARDS.discovery_number[f"dis-{name}"] for name in text.split()]


def conditions(text):
    return tuple(sorted(CARDS.condition_number[name] for name in text.split()))


def achievements(text):
    return tuple(CARDS.achievements.index(f"ach-{name}") for name in text.split())


def stacked(cards):
    """A deck dealt in the given order."""
    return Deck([], top=list(reversed(cards)))


def a_captain(orbit, hand):
    held = conditions(hand)
    return Captain(orbit, held, tuple(c for c in range(8) if c not in held))


def an_empty_table(orbits, hands, in_play, max_skip, ties, orbit_deck, decks):
    captains = [a_captain(orbit, hand) for orbit, hand in zip(orbits, hands, strict=True)]
    house = House(max_skip, ties == "count")
    return GalaxyTable(
        CARDS, house, captains, achievements(in_play), orbit_deck, decks[0], tuple(decks[1:]), FastRng(1)
    )


def a_dealt_table(orbit_deck, decks=("", "", "", ""), first=BLUE, hands=HANDS, in_play="sets five"):
    """A game set up from explicit decks: the given cards are dealt first, in their order."""
    rest = [card for card, copies in enumerate(CARDS.copies) for _ in range(copies)]
    given = orbit_cards(orbit_deck)
    for card in given:
        rest.remove(card)
    seasons = []
    for cards, text in zip(CARDS.season_decks, decks, strict=True):
        top = discoveries(text)
        seasons.append(Deck([card for card in cards if card not in top], top=list(reversed(top))))
    orbits = (1, 2) if first == BLUE else (2, 1)
    deck = Deck(rest, top=list(reversed(given)))
    table = an_empty_table(orbits, hands, in_play, 1, "fail", deck, seasons)
    begin(table)
    return table


def a_table(
    *columns,
    blue=(0, 1),
    orange=(0, 2),
    pool="- - - -",
    deck="",
    season=1,
    hands=HANDS,
    in_play="sets five",
    max_skip=1,
    ties="fail",
):
    """A running season: the pairs of columns 1, 2, … (the rest is plain), the rockets, the pool and what follows it."""
    orbit_deck = Deck([card for card, copies in enumerate(CARDS.copies) for _ in range(copies)])
    decks = [stacked(discoveries(deck)), *(Deck(cards[:]) for cards in CARDS.season_decks[season:])]
    table = an_empty_table((blue[1], orange[1]), hands, in_play, max_skip, ties, orbit_deck, decks)
    table.captains[BLUE].column, table.captains[ORANGE].column = blue[0], orange[0]
    table.season = season
    table.pool = discoveries(pool)
    table.track = [card for pair in [*columns, *[PLAIN] * (6 - len(columns))] for card in orbit_cards(pair)]
    table.agenda = [SEASON_END, TURN]
    return table


GONE = "- -"


def the_last_pair(pair="nebula-10 nebula-10", first=BLUE, **more):
    """Both rockets in column 5, one pair left; `first` is in orbit 1."""
    blue, orange = ((5, 1), (5, 2)) if first == BLUE else ((5, 2), (5, 1))
    return a_table(GONE, GONE, GONE, GONE, GONE, pair, blue=blue, orange=orange, **more)


def give(table, seat, *, up="", down="", earlier="", found="", medals=()):
    """Put cards in front of a captain, as if played before."""
    captain = table.captains[seat]
    for card in orbit_cards(earlier):
        play_face_down(CARDS, captain, card)
    captain.earlier, captain.down, captain.season_distance = captain.down, (), 0
    for card in orbit_cards(down):
        play_face_down(CARDS, captain, card)
    for card in orbit_cards(up):
        play_face_up(CARDS, captain, card)
    for card in discoveries(found):
        captain.discoveries += (card,)
        if CARDS.gives[card] >= 0:
            captain.resources[CARDS.gives[card]] += 1
    captain.medals = tuple(medals)
    return captain


# ---------------------------------------------------------------------- saying and reading


def up(column, orbit):
    return Take(column, orbit, "up")


def down(column, orbit):
    return Take(column, orbit, "down")


def discover(slot):
    return Discover(slot)


DECLINE = Decline()


def predict(condition, rocket):
    return Predict(condition, "blue" if rocket == BLUE else "orange")


def play(table, *actions):
    """Whoever is asked says these actions, one after the other."""
    for action in actions:
        apply(table, actor(table), action)


def actor(table):
    """The one seat that is asked."""
    (seat,) = waiting_for(table)
    return seat


def options(table):
    return choices(table, actor(table))


def places(table):
    """The cards that can be taken now, as (column, orbit)."""
    return sorted({(action.column, action.orbit) for action in options(table)})


def on_track(table, column):
    """The pair of a column in short names."""
    cards = table.track[2 * column - 2 : 2 * column]
    return " ".join("-" if card < 0 else CARDS.ids[card].removeprefix("orb-") for card in cards)


def short(cards):
    return [CARDS.ids[card].removeprefix("orb-") for card in cards]


def in_pool(table):
    return " ".join("-" if card < 0 else CARDS.discoveries[card].removeprefix("dis-") for card in table.pool)


def position(table, seat):
    captain = table.captains[seat]
    return captain.column, captain.orbit


def a_finished_game(blue=None, orange=None, *, first=BLUE, stacks=((), ()), ties="fail", in_play="sets five"):
    """All four seasons flown: tableaus as for `give`, stacks of (seat, condition) on the two rockets."""
    positions = ((6, 1), (6, 2)) if first == BLUE else ((6, 2), (6, 1))
    table = a_table(
        *[GONE] * 6, blue=positions[0], orange=positions[1], season=4, hands=("", ""), ties=ties, in_play=in_play
    )
    give(table, BLUE, **(blue or {}))
    give(table, ORANGE, **(orange or {}))
    table.stacks = [tuple(seat * 8 + CARDS.condition_number[c] for seat, c in stack) for stack in stacks]
    table.agenda = []
    table.ended = "four_seasons"
    return table


def sheet(table):
    """The score sheet: (Blue, Orange) by row name, and the total."""
    result = GAME.result(table)
    return {row.name: row.points for row in result.rows} | {"Total": result.totals}
