"""Small positions of Rock & Roll Brouhaha for the tests: explicit hands, decks, cards in play, GIGs."""

import re
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.cards import Catalogue, read_cards
from stardeck.games.brouhaha.effects.moves import enter, enter_salary, rig, strum
from stardeck.games.brouhaha.effects.talents import sources, talents
from stardeck.games.brouhaha.rules.gigs import open_venue
from stardeck.games.brouhaha.rules.main import MAIN_PHASE, TURN
from stardeck.games.brouhaha.rules.rounds import STEPS
from stardeck.games.brouhaha.table import AT_GIG, DECK, OUT, PILE, SHOP, BrouhahaTable
from stardeck.kernel import Deck, apply, choices, numbered_seed, settle, waiting_for

CARDS = GAME.folder / "cards.toml"
TALENTS = ("stage", "mojo", "timbre", "harmony", "rhythm")
PASS = a.Pass()


@cache
def changed(*abilities: tuple[str, str]) -> Catalogue:
    """The card set with other fields on some cards: `("c_riley_hush", "ability = [...]")` replaces the ability."""
    text = CARDS.read_text()
    for card, field in abilities:
        head, _, rest = text.partition(f'id = "{card}"')
        block, mark, tail = rest.partition("\n[[card]]")
        key = field.split(" = ")[0]
        block = re.sub(rf"^{key} = (\[\n.*?^\]|.*?)$", "", block, count=1, flags=re.M | re.S)
        text = f'{head}id = "{card}"\n{field}{block}{mark}{tail}'
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.toml"
        path.write_text(text)
        return read_cards(path)


def a_table(
    seats: int = 2,
    *,
    round: int = 5,
    volume: int = 6,
    downbeat: int = 0,
    active: int | None = None,
    cash: int = 10,
    cred: int = 10,
    hands: Sequence[str] = (),
    play: Sequence[str] = (),
    salaries: Sequence[str] = (),
    piles: Sequence[str] = (),
    decks: Sequence[str] | None = None,
    shop: str | None = None,
    options: Mapping[str, object] | None = None,
    catalogue: Catalogue | None = None,
) -> BrouhahaTable:
    """A position in the Main Phase. Cards not named lie in their decks; `*` means strummed; decks are listed top first.

    A manager without a hand gets one starting card, so that nobody is made to pass; `-` is an empty hand.
    """
    given = {"first_downbeat": downbeat, **(options or {})}
    table = GAME.set_up(seats, numbered_seed(1), given, catalogue=catalogue)
    fillers = [[card for card in mine if table.catalogue.entries[card].role] for mine in table.hands]
    sweep(table)
    named = " ".join((*hands, *play, *salaries, *piles, *(decks or ()))).replace("*", "").split()
    for seat in range(seats):
        if not (hands[seat] if seat < len(hands) else ""):
            spare = next(card for card in fillers[seat] if table.catalogue.ids[card] not in named)
            hands = [*hands[:seat], *[""] * (seat - len(hands)), table.catalogue.ids[spare], *hands[seat + 1 :]]
        lay(table, seat, hands, play, salaries, piles)
    if decks is not None:
        for deck, names in enumerate(decks):
            settle_deck(table, deck, names)
    if shop is not None:
        fill(table, shop)
    table.round = round
    table.volume = volume
    table.downbeat = downbeat
    table.active = downbeat if active is None else active
    table.cash = [cash] * seats
    table.cred = [cred] * seats
    table.queue = []
    table.main = True
    table.played_salary = [False] * seats
    table.agenda = [*STEPS[: STEPS.index(MAIN_PHASE)], TURN]
    table.log = []
    return table


def sweep(table: BrouhahaTable) -> None:
    """Everything back into the decks; nobody knows anything."""
    for seat in range(table.seats):
        table.deck(seat).shuffle(table.hands[seat])
        for card in table.deck(seat).cards():
            table.place[card] = DECK
            table.known[card] = 0
            table.roams[card] = True
        table.hands[seat] = []


def lay(table: BrouhahaTable, seat: int, hands, play, salaries, piles) -> None:
    """The cards of one manager."""
    for name in words(hands, seat):
        take_out(table, name)
        table.to_hand(seat, number(table, name))
    for name in words(play, seat):
        take_out(table, name.rstrip("*"))
        enter(table, seat, number(table, name.rstrip("*")))
        table.strummed[number(table, name.rstrip("*"))] = name.endswith("*")
    for name in words(salaries, seat):
        take_out(table, name)
        enter_salary(table, seat, number(table, name))
        table.known[number(table, name)] = 1 << seat
    for name in words(piles, seat):
        take_out(table, name)
        table.owner[number(table, name)] = seat
        table.place[number(table, name)] = PILE
        table.piles[seat].append(number(table, name))


def take_out(table: BrouhahaTable, name: str) -> None:
    """Remove a card from the deck, the shop or the Gear Pile it lies in."""
    card = number(table, name)
    for deck in (*table.decks, table.gear_pile):
        if card in deck.cards():
            deck.shuffle()
            deck.loose.remove(card)
    if card in table.shop:
        table.shop.remove(card)


def settle_deck(table: BrouhahaTable, deck: int, names: str) -> None:
    """A deck of exactly these cards, top first; the others leave the game."""
    for card in table.decks[deck].cards():
        table.place[card] = OUT
    table.decks[deck] = Deck([], top=[number(table, name) for name in reversed(names.split())])
    for card in table.decks[deck].cards():
        table.place[card] = DECK
        table.owner[card] = -1 if table.house.shared else deck


def fill(table: BrouhahaTable, names: str) -> None:
    """A MUSIC SHOP of exactly these gear; the others lie in the pile."""
    table.gear_pile.shuffle(table.shop)
    table.shop = []
    for name in names.split():
        table.gear_pile.loose.remove(number(table, name))
        table.shop.append(number(table, name))
        table.place[number(table, name)] = SHOP


def stage(table: BrouhahaTable, gig: int, venue: str, *musicians: str) -> None:
    """A GIG with this venue and these musicians, who need not pay; nothing is triggered."""
    open_venue(table, table.manager[number(table, venue)], number(table, venue), gig)
    for name in musicians:
        card = number(table, name)
        strum(table, card)
        table.place[card] = AT_GIG + gig
        table.assigned[card] = True
        table.bands[gig].append(card)


def wear(table: BrouhahaTable, gear: str, musician: str) -> None:
    """The gear is on this musician."""
    rig(table, number(table, gear), number(table, musician))


# ---------------------------------------------------------------------- reading


def words(rows: Sequence[str], seat: int) -> list[str]:
    """The cards of a seat; `-` is no card."""
    return [word for word in rows[seat].split() if word != "-"] if seat < len(rows) else []


def number(table: BrouhahaTable, name: str) -> int:
    return table.catalogue.number[name]


def names(table: BrouhahaTable, cards) -> list[str]:
    return list(table.catalogue.names(cards))


def hand(table: BrouhahaTable, seat: int = 0) -> list[str]:
    return names(table, table.hands[seat])


def pile(table: BrouhahaTable, seat: int = 0) -> list[str]:
    return names(table, table.piles[seat])


def in_play(table: BrouhahaTable, seat: int = 0) -> list[str]:
    return names(table, table.play[seat])


def talents_of(table: BrouhahaTable, name: str) -> dict[str, int]:
    """The talents a musician has now, without those that are 0."""
    found = talents(table, number(table, name), sources(table))
    return {word: n for word, n in zip(TALENTS, found, strict=True) if n}


def strummed(table: BrouhahaTable, name: str) -> bool:
    return table.strummed[number(table, name)]


def may(table: BrouhahaTable, seat: int = 0) -> list[a.BrouhahaAction]:
    return choices(table, seat)


def decision(table: BrouhahaTable) -> str:
    return table.agenda[-1].decision


# ---------------------------------------------------------------------- doing


def do(table: BrouhahaTable, seat: int, *actions: a.BrouhahaAction) -> BrouhahaTable:
    """Say these things one after the other."""
    for action in actions:
        apply(table, seat, table.actions.find(action) or action)
    return table


def turn(table: BrouhahaTable, seat: int, *actions: a.BrouhahaAction) -> BrouhahaTable:
    """Take a turn for this manager, whoever's it is."""
    table.active = seat
    return do(table, seat, *actions)


def send(table: BrouhahaTable, seat: int, card: str, place: str) -> BrouhahaTable:
    """Send a unit there; the destination is said only if somebody asks."""
    turn(table, seat, a.Send(card))
    if decision(table) == "where":
        do(table, seat, a.Where(place))
    return table


def all_pass(table: BrouhahaTable) -> BrouhahaTable:
    """Everybody passes until the Main Phase is over or something else is asked."""
    number_ = table.round
    while table.agenda and table.round == number_ and decision(table) == "main" and waiting_for(table):
        apply(table, waiting_for(table)[0], PASS)
    return table


def run(table: BrouhahaTable, step) -> BrouhahaTable:
    """Let one step of the round act, and everything that follows from it."""
    table.main = False
    table.agenda = [step]
    settle(table)
    return table
