"""Positions of Space Rocks in the notation of the rules: colonies `U/2 V/-`, rocks `R1/S3 R2/-`, research `X Z`."""

from collections import Counter

from stardeck.games import game
from stardeck.games.space_rocks.actions import Colony, Home, Launch, Mission, Opponent, Respond
from stardeck.games.space_rocks.cards import KINDS, LETTERS
from stardeck.games.space_rocks.rules.turn import END_OF_TURN, TAKE_ACTION
from stardeck.kernel import FastRng, Sealed, choices, numbered_seed, open_for, settle, waiting_for
from stardeck.kernel import apply as perform
from stardeck.kernel.deck import Deck

GAME = game("space-rocks")
CARDS = GAME.cards
PLENTY = "U V W X Y Z S1 S2 S3 R1 R2 R3 " * 3


def numbers(text):
    """`U S1 R3` as numbers."""
    return [CARDS.number[card] for card in text.split()]


def a_table(
    species="AD",
    hands=(),
    colonies=None,
    research=(),
    rocks=(),
    deck=None,
    discards="",
    void="",
    active=0,
    round=1,
    seed=1,
    **options,
):
    """A table on which everything is as written; the deck, if given, is in this order, the top first."""
    seats = len(species)
    table = GAME.set_up(seats, numbered_seed(seed), {"species": tuple(species), **options})
    table.rng = FastRng(seed)
    table.deck = Deck(numbers(PLENTY)) if deck is None else Deck([], top=numbers(deck)[::-1])
    table.discards = counts([*numbers(discards), *numbers(void)])
    for seat, player in enumerate(table.players):
        hold(table, seat, part(hands, seat))
        if colonies is not None:
            player.colonies = [table.new_id() << 5 | colony(text) for text in part(colonies, seat).split()]
        player.research = numbers(part(research, seat))
        player.rocks = [table.new_id() << 4 | rock(text) for text in part(rocks, seat).split()]
    unlimit(table)
    table.active = active
    table.round = round
    table.log = []
    table.agenda = [END_OF_TURN, TAKE_ACTION]
    settle(table)
    return table


def part(texts, seat):
    return texts[seat] if seat < len(texts) else ""


def colony(text):
    """`U/2` in bits."""
    letter, _, sat = text.partition("/")
    return LETTERS.index(letter) << 2 | (0 if sat in ("", "-") else int(sat))


def rock(text):
    """`R2/S3` in bits."""
    weight, _, sat = text.partition("/")
    return int(weight[1]) << 2 | (0 if sat in ("", "-") else int(sat[1]))


def counts(cards):
    row = [0] * KINDS
    for card in cards:
        row[card] += 1
    return row


def hold(table, seat, text):
    """The seat holds exactly these cards."""
    player = table.players[seat]
    player.hand = counts(numbers(text))
    player.size = sum(player.hand)


def unlimit(table):
    """Nobody has any reason to think that a card is not in the deck."""
    row = counts(table.deck.cards())
    for player in table.players:
        row = [a + b for a, b in zip(row, player.hand, strict=True)]
    table.knowledge.in_deck = row * (table.seats + 1)


# ---------------------------------------------------------------------- reading


def hand(table, seat):
    return " ".join(CARDS.counted(table.players[seat].hand))


def colonies(table, seat):
    return " ".join(f"{LETTERS[c >> 2 & 7]}/{c & 3 or '-'}" for c in table.players[seat].colonies)


def rocks(table, seat):
    return " ".join(f"R{r >> 2 & 3}/{f'S{r & 3}' if r & 3 else '-'}" for r in table.players[seat].rocks)


def research(table, seat):
    return " ".join(LETTERS[letter] for letter in table.players[seat].research)


def discards(table):
    """The discard pile."""
    return " ".join(card for card in CARDS.counted(table.discards) if len(card) == 2)


def void(table):
    return " ".join(card for card in CARDS.counted(table.discards) if len(card) == 1)


def known(table, viewer, other):
    return " ".join(CARDS.names(table.knowledge.known[viewer * table.seats + other]))


def deck_top(table, viewer):
    return " ".join(CARDS.names(table.knowledge.deck_top[viewer]))


def asked(table):
    """The seat that must choose, or None."""
    waiting = waiting_for(table)
    return waiting[0] if waiting else None


def decision(table):
    return table.agenda[-1].decision if table.agenda else ""


def can(table):
    """What the asked seat may do."""
    return choices(table, asked(table))


def told(table, seat=None):
    """The log as a seat reads it."""
    return [open_for(event, seat) for event in table.log]


def sealed(table):
    return [event for event in table.log if isinstance(event, Sealed)]


def inventory(table):
    return Counter(GAME.inventory(table))


# ---------------------------------------------------------------------- doing


def do(table, *actions):
    """The asked seats do these things, one after the other."""
    for action in actions:
        perform(table, asked(table), action)
    return table


def why(table, action):
    """The reason why the asked seat may not do this."""
    reason = table.agenda[-1].why_not(table, asked(table), CARDS.actions.find(action))
    return None if reason is None else reason.why


def fly(name, pay):
    """`fly("d_deep_scan", "S1")`."""
    return Mission(name, pay)


def at(ahead, place=0):
    return Colony(ahead, place)


def home(ahead):
    return Home(ahead)


def own(rock, sat):
    return Launch(rock, "own", sat, sat)


def mixed(rock, sat, tucked=0):
    return Launch(rock, "mixed", tucked, sat)


def from_hand(rock, sat):
    return Launch(rock, "hand", 0, sat)


def respond(how, attack=0):
    return Respond(attack, how)


def on(ahead):
    return Opponent(ahead)
