"""Positions of Point Galaxy by hand: any galaxies, market, pending cards and tokens.

A planet goes by its name, or by what it is: `lava-3` is a lava planet 3 without rockets if there is one, `X` a
Planet X without symbols. Space cards, starting suns and tokens go by their ids; a dash is an empty place.
A system is written `sun asteroids | sequence from top to bottom`.
"""

from stardeck.games.point_galaxy import GAME
from stardeck.games.point_galaxy.actions import NEW, Draft, Place, Side, Take
from stardeck.games.point_galaxy.cards import KINDS, NOTHING, PLANET
from stardeck.games.point_galaxy.galaxy import Automaton, Galaxy
from stardeck.games.point_galaxy.rules.turn import CHAPTERS
from stardeck.games.point_galaxy.segments import FRESH
from stardeck.games.point_galaxy.system import System
from stardeck.games.point_galaxy.table import PointTable
from stardeck.kernel import Deck, FastRng, apply, choices, open_for, waiting_for, why_not

CARDS = GAME.cards
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
SLOTS = "Grainstorm Swirlwood Agavia Surgemont Driftsand Reefroot"  # six planets of two colours, without symbols
TOPS = "moon-storm-3 moon-ocean-3 moon-desert-3"


class Box:
    """The cards of one table, each handed out once."""

    def __init__(self):
        self.free = list(range(CARDS.cards))

    def piece(self, name):
        """The piece of this name; a planet's card leaves the box."""
        if name == "-":
            return NOTHING
        if name not in CARDS.piece:
            name = self.some_planet(name)
        piece = CARDS.piece[name]
        if piece < CARDS.cards:
            self.free.remove(piece)
        return piece

    def some_planet(self, text):
        """The name of a planet that is still in the box, with as few symbols as possible."""
        colours, _, number = ("", "", "0") if text == "X" else text.partition("-")
        mask = CARDS.mask(colour for colour in colours.split("/") if colour)
        fitting = [c for c in self.free if CARDS.colour[c] == mask and CARDS.number[c] == int(number)]
        return CARDS.names[min(fitting, key=lambda c: CARDS.rockets[c] + (CARDS.research[c] >= 0))]

    def card_behind(self, face):
        """Some card with this space face leaves the box."""
        card = next(card for card in CARDS.cards_with[CARDS.piece[face]] if card in self.free)
        self.free.remove(card)
        return card


def a_system(text, box=None):
    """A system from its words."""
    box = box or Box()
    head, _, sequence = text.partition("|")
    system = System(CARDS, NOTHING, NOTHING, (), FRESH, 0)
    for name in [*head.split(), *sequence.split()]:
        system = system.with_card(CARDS, box.piece(name), True)
    return system


def a_galaxy(*systems, tokens="", rewarded=0, box=None):
    """A galaxy from its systems; they share one box."""
    box = box or Box()
    return Galaxy(
        [a_system(text, box) for text in systems], [CARDS.token_number[token] for token in tokens.split()], rewarded
    )


def cover(table, box):
    """Every space card in a galaxy is some card whose planet nobody knows."""
    pieces = [piece for galaxy in table.galaxies for system in galaxy.systems for piece in everything_in(system)]
    pieces += table.pending
    if table.automaton is not None:
        pieces += table.automaton.pieces()
    for piece in pieces:
        if CARDS.cards <= piece < CARDS.first_side:
            table.covered.append(box.card_behind(CARDS.names[piece]))


def everything_in(system):
    return [piece for piece in (system.sun, system.asteroids, *system.cards) if piece >= 0]


def a_table(
    *galaxies, slots=SLOTS, tops=TOPS, sizes=(18, 18, 17), pending="", supply="token-suns token-moons", turn=0, solo=""
):
    """A position in the turn of seat `turn % seats` (first player 0); a galaxy is a list of systems.

    `pending` are the cards drafted so far; with a dash in it one is placed already, with two dashes rockets are due.
    """
    box = Box()
    made = [a_galaxy(*systems, box=box) for systems in galaxies or (["start-1a"], ["start-2a"])]
    table = PointTable(CARDS, made, Deck([]), FastRng(1))
    table.slots = [box.piece(name) for name in slots.split()]
    table.pending = [box.piece(name) for name in pending.split()]
    if solo:
        table.automaton = Automaton(solo, [CARDS.piece["start-5a"]], [], [], 0)
    cover(table, box)
    table.tops = [box.card_behind(face) if face != "-" else NOTHING for face in tops.split()]
    table.sizes = list(sizes)
    table.bag = Deck(box.free)
    table.supply = [CARDS.token_number[token] for token in supply.split()]
    table.turn = turn
    table.active = 0 if solo else turn % table.seats
    drafted, placed = len(table.pending), table.pending.count(NOTHING)
    table.agenda = list(CHAPTERS[: len(CHAPTERS) - drafted - placed])
    if placed == 2:
        table.pending = []
    return table


# ---------------------------------------------------------------------- saying things


def action(text):
    """`draft:0:1`, `place:0:2:above`, `place:1:new:sun`, `token:token-suns`, `side:a`."""
    what, *rest = text.split(":")
    if what == "draft":
        return Draft(int(rest[0]), int(rest[1]))
    if what == "token":
        return Take(rest[0])
    if what == "side":
        return Side(rest[0])
    if rest[1] == "new":
        return Place(int(rest[0]), NEW, "below")
    return Place(int(rest[0]), int(rest[1]), "below" if rest[2] == "below" else "above")


def do(table, *texts):
    """The seat that must choose says these things, one after the other."""
    for text in texts:
        (seat,) = waiting_for(table)
        apply(table, seat, action(text))


def may(table):
    """What the seat that must choose may say, as the specification writes it."""
    (seat,) = waiting_for(table)
    return [written(table, choice) for choice in choices(table, seat)]


def written(table, choice):
    if isinstance(choice, Draft):
        return f"draft:{choice.row}:{choice.col}"
    if isinstance(choice, Take):
        return f"token:{choice.token}"
    if isinstance(choice, Side):
        return f"side:{choice.side}"
    kind = KINDS[CARDS.kind[table.pending[choice.card]]]
    where = kind if kind in ("sun", "asteroids") else choice.end
    return f"place:{choice.card}:{'new' if choice.system == NEW else choice.system}:{where}"


def refusal(table, text):
    """Why the seat that must choose may not say this."""
    (seat,) = waiting_for(table)
    reason = why_not(table, seat, action(text))
    assert reason is not None, f"{text} is allowed"
    return reason.why


def decision(table):
    return table.agenda[-1].decision if table.agenda else ""


def sequence(table, seat, system):
    """The cards of a sequence from top to bottom."""
    return " ".join(CARDS.named(table.galaxies[seat].systems[system].cards))


def sun_of(table, seat, system):
    sun = table.galaxies[seat].systems[system].sun
    return CARDS.names[sun] if sun >= 0 else ""


def slots(table):
    return " ".join(CARDS.names[planet] if planet >= 0 else "-" for planet in table.slots)


def tops(table):
    return " ".join(CARDS.names[table.top_face(col)] if table.tops[col] >= 0 else "-" for col in range(3))


def tokens(table, seat):
    return " ".join(CARDS.tokens[token].name for token in table.galaxies[seat].tokens)


def told(table, kind):
    """The events of one kind."""
    return [open_for(event, None) for event in table.log if isinstance(event, kind)]


def planets_in(galaxy):
    return [piece for system in galaxy.systems for piece in system.cards if CARDS.kind[piece] == PLANET]
