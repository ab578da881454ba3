"""Deploy and Reload: cards come into play, sats find a host, hands fill up. [rules 7.1, 7.2]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.space_rocks.actions import Colony, Home, Rock
from stardeck.games.space_rocks.cards import LETTERS, PLANETS, ROCK, SAT
from stardeck.games.space_rocks.events import Host, Mined, Readied, Reloaded, Researched, Settled, Tucked
from stardeck.games.space_rocks.rules.choosing import Choosing, distinct, same_as_older, why_no_thing
from stardeck.games.space_rocks.table import SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


def deploy(table: SpaceTable, seat: Seat, kind: int, draw: bool) -> None:
    """Put one card from the hand into the deployed zone; its kind decides where it goes."""
    table.leave_hand(seat, kind)
    player = table.players[seat]
    if kind < PLANETS:
        deploy_planet(table, seat, kind, draw)
    elif kind > ROCK:
        player.rocks.append(table.new_id() << 4 | (kind - ROCK) << 2)
        if table.log is not None:
            table.log.append(Mined(seat, table.catalogue.kinds[kind]))
    else:
        table.carried = kind - SAT
        table.agenda.append(SLOT)
        if table.log is not None:
            table.log.append(Readied(seat, table.catalogue.kinds[kind]))


def deploy_planet(table: SpaceTable, seat: Seat, letter: int, draw: bool) -> None:
    """A habitable planet becomes a colony and may earn a card; any other one is tucked as research planet."""
    player = table.players[seat]
    habitable = table.catalogue.habitable[player.species][letter]
    if habitable:
        player.colonies.append(table.new_id() << 5 | letter << 2)
    else:
        player.research.append(letter)
    if table.log is not None:
        table.log.append(Settled(seat, LETTERS[letter]) if habitable else Researched(seat, LETTERS[letter]))
    if draw:
        table.draw(seat, 1)


def reload_value(table: SpaceTable, seat: Seat) -> int:
    """How many cards Reload draws, if there are that many and the hand has room."""
    player = table.players[seat]
    n = table.catalogue.reload_base + player.planetary_sats()
    if table.house.refill:
        return max(0, min(table.catalogue.hand_limit, n) - player.size)
    return n


def reload(table: SpaceTable, seat: Seat) -> int:
    """Draw two cards and one more for each planetary sat; how many came."""
    if table.log is not None:
        table.log.append(Reloaded(seat))
    return table.draw(seat, reload_value(table, seat))


class Slot(Choosing):
    """A sat is tucked under a free host of your own; it can never be replaced or moved by its owner (R7)."""

    decision: ClassVar[str] = "slot"
    rule: ClassVar[str] = "Deploy: Satellites"

    def __init__(self, rocks_too: bool) -> None:
        self.rocks_too = rocks_too  # False: only colonies, and the homeworld where it may carry one

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        catalogue, player = table.catalogue, table.players[seat]
        colonies = catalogue.colonies[0][: len(player.colonies)]
        return [*colonies, *catalogue.rocks[0][: len(player.rocks)], catalogue.homes[0]]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        catalogue, player = table.catalogue, table.players[seat]
        mine = catalogue.colonies[0]
        found = [mine[place] for place in distinct(player.colonies, 31) if not player.colonies[place] & 3]
        if self.rocks_too:
            mine = catalogue.rocks[0]
            found += [mine[place] for place in distinct(player.rocks, 15) if not player.rocks[place] & 3]
        if table.house.home_sats and not player.home_sat:
            found.append(catalogue.homes[0])
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Colony | Rock | Home):
            return say("First choose what the sat is tucked under.")
        wrong = why_no_thing(table, seat, action, seat)
        if wrong:
            return wrong
        if isinstance(action, Home) and not table.house.home_sats:
            return say("A homeworld carries no sat in this game.")
        if isinstance(action, Rock) and not self.rocks_too:
            return say("This sat goes under a colony.")
        if sat_under(table, seat, action):
            return say("There is a sat already, and no sat is ever replaced.")
        return same_as_older()

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        player = table.players[seat]
        sat = table.carried
        table.carried = 0
        host: Host = "home"
        under = ""
        if isinstance(action, Colony):
            host, under = "colony", LETTERS[player.colonies[action.place] >> 2 & 7]
            player.colonies[action.place] |= sat
        elif isinstance(action, Rock):
            host, under = "rock", f"R{player.rocks[action.place] >> 2 & 3}"
            player.rocks[action.place] |= sat
        else:
            player.home_sat = sat
        if table.log is not None:
            table.log.append(Tucked(seat, f"S{sat}", host, under))


def sat_under(table: SpaceTable, owner: Seat, thing: Colony | Rock | Home) -> int:
    """The class of the sat under this thing of `owner`; 0: none."""
    player = table.players[owner]
    if isinstance(thing, Colony):
        return player.colonies[thing.place] & 3
    if isinstance(thing, Rock):
        return player.rocks[thing.place] & 3
    return player.home_sat


SLOT: Final = Slot(True)
SLOT_COLONY: Final = Slot(False)
