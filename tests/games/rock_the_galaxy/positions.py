"""Positions of Rock the Galaxy in a few words: hands, deck and discards as card ids, choices as the specification
writes them (`hats-1`, `end_actions`, `set green hats`, `yoink 2`, `rob 1`, `left`)."""

from collections import Counter

from stardeck.games import game
from stardeck.games.rock_the_galaxy.actions import Card, PlaySet, Rob, Side, Yoink
from stardeck.games.rock_the_galaxy.cards import END_ACTIONS, FINISH, NO_SET, STOP
from stardeck.games.rock_the_galaxy.rules.turn import TURN
from stardeck.kernel import (
    Deck,
    FastRng,
    IllegalAction,
    apply,
    choices,
    numbered_seed,
    open_for,
    settle,
    waiting_for,
)

GAME = game("rock-the-galaxy")
CARDS = GAME.cards
NAMES = ("Ann", "Bob", "Cleo", "Dan")
BANDS = {
    2: ("orange_groove", "green_thrum"),
    3: ("orange_groove", "purple_rays", "green_thrum"),
    4: ("orange_groove", "purple_rays", "green_thrum", "white_noise"),
}
JUNK = ("phones-1 shades-1 skates-1 cones-1 poppers-1", "mirrors-1 boots-1 lamps-1 hats-1 trucks-1")  # no set
PLAIN = {"end_actions": END_ACTIONS, "no_set": NO_SET, "finish": FINISH, "stop": STOP}


def numbers(text):
    """`hats-1 hats-1 note-any` as card numbers, ascending."""
    return sorted(CARDS.number[card] for card in text.split())


def a_table(
    hands,
    *,
    deck=None,
    top="",
    discards="",
    fans=None,
    singles=None,
    supply=None,
    single_supply=None,
    active=0,
    mic=0,
    round=1,
    final_round=False,
    seed=0,
    **options,
):
    """A position at the start of a turn. `deck` is the whole deck, top first; without it, `top` lies on all the rest.

    `fans` and `singles` are by seat, `single_supply` by colour; what is not given is as at the start of a game.
    """
    seats = len(hands)
    given = {"bands": BANDS[seats], "first_player": mic, **options}
    table = GAME.set_up(seats, numbered_seed(seed), given)
    box = table.deck.cards() + [card for band in table.bands for card in band.hand]
    table.log = []
    for seat, band in enumerate(table.bands):
        band.hand = numbers(hands[seat])
        band.fans = band.fans if fans is None else fans[seat]
        band.singles = band.singles if singles is None else singles[seat]
    table.discards = [CARDS.number[card] for card in discards.split()]
    if deck is None:
        table.deck = Deck(less(box, " ".join([*hands, top, discards])), top=upside_down(top))
    else:
        table.deck = Deck([], top=upside_down(deck))
    table.fans = table.fans if supply is None else supply
    for colour, left in (single_supply or {}).items():
        table.singles[CARDS.colours.index(colour)] = left
    table.active, table.round, table.final_round = active, round, final_round
    table.agenda = [TURN]
    settle(table)
    return table


def scoring(hands, **position):
    """The same position, with the action phase over."""
    table = a_table(hands, **position)
    if decision(table) == "action":
        do(table, table.active, "end_actions")
    return table


def upside_down(cards):
    return [CARDS.number[card] for card in reversed(cards.split())]


def less(box, cards):
    """What is left of the box without these cards."""
    rest = Counter(box)
    rest.subtract(numbers(cards))
    assert min(rest.values()) >= 0, "more copies of a card than there are"
    return sorted(rest.elements())


# ---------------------------------------------------------------------- doing and asking


def action(word):
    """`set green hats` and its like as an action."""
    kind, _, rest = word.partition(" ")
    if kind == "set":
        return PlaySet(*rest.split())
    if kind == "yoink":
        return Yoink(int(rest))
    if kind == "rob":
        return Rob(int(rest))
    if kind in ("left", "right"):
        return Side(kind)
    return PLAIN.get(kind) or Card(kind)


def word(action):
    """The other way round."""
    if isinstance(action, Card):
        return action.card
    if isinstance(action, PlaySet):
        return f"set {action.color} {action.theme}"
    if isinstance(action, Yoink):
        return f"yoink {action.fans}"
    if isinstance(action, Rob):
        return f"rob {action.ahead}"
    if isinstance(action, Side):
        return action.side
    return next(name for name, plain in PLAIN.items() if plain == action)


def do(table, seat, *words):
    """The seat says one thing after the other."""
    for each in words:
        apply(table, seat, action(each))


def may(table, seat=None):
    """What the seat (by default the one that is waited for) may say."""
    if seat is None:
        (seat,) = waiting_for(table)
    return [word(choice) for choice in choices(table, seat)]


def refusal(table, seat, said):
    """The sentence with which this is refused."""
    try:
        apply(table, seat, action(said))
    except IllegalAction as error:
        return error.reason.why
    raise AssertionError(f"{said} is legal")


def lay(table, target, cards):
    """The active player lays a whole set."""
    seat = table.active
    do(table, seat, f"set {target}", *cards.split())
    if decision(table) == "set_card" and table.active == seat:
        do(table, seat, "finish")


def pass_turn(table, seat):
    """The active player ends the turn without playing or dropping anything."""
    turn = (table.round, table.active)
    assert table.active == seat
    while (table.round, table.active) == turn and not table.ended:
        do(table, seat, {"action": "end_actions", "score": "no_set", "drop": "stop"}[decision(table)])


def decision(table):
    return GAME.see(table, None).decision


def ids(cards):
    return " ".join(CARDS.ids[card] for card in cards)


def hand(table, seat):
    return ids(table.bands[seat].hand)


def known(table, observer, other):
    return ids(table.known[observer * table.seats + other])


def fans(table):
    return [band.fans for band in table.bands]


def singles(table):
    return [band.singles for band in table.bands]


def single_supply(table, colour):
    return table.singles[CARDS.colours.index(colour)]


def told(table, seat=None):
    """The events so far as the seat reads them."""
    return [open_for(each, seat) for each in table.log]


def log(table, seat=None):
    """The same in sentences."""
    return [GAME.sentence(event, NAMES, CARDS) for event in told(table, seat)]


# ---------------------------------------------------------------------- whole games


def random_game(seats, seed, **options):
    """The table at every position of a random game; any waiting seat may be the next to speak."""
    table = GAME.set_up(seats, numbered_seed(seed, seats), options)
    chance = FastRng(seed)
    yield table
    while waiting := waiting_for(table):
        seat = waiting[chance.below(len(waiting))]
        can = choices(table, seat)
        apply(table, seat, can[chance.below(len(can))])
        yield table
