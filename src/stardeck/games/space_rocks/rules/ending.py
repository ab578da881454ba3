"""Elimination, the last one standing, and stalemates. [rules 11]"""

from stardeck.games.space_rocks.cards import ROCK, SAT
from stardeck.games.space_rocks.events import Cancelled, Discarded, Eliminated, Ended
from stardeck.games.space_rocks.table import Shot, SpaceTable
from stardeck.kernel.sealed import Seat


def cancel(table: SpaceTable, shots: list[Shot]) -> None:
    """These announced attacks have no target any more: no response, no backfire, rocks to the discard pile (R17)."""
    if not shots:
        return
    for shot in shots:
        table.flight.remove(shot)
        table.discards[ROCK + shot.rock] += 1
    if table.log is not None:
        table.log.append(Cancelled(tuple([f"R{shot.rock}" for shot in shots])))


def eliminate(table: SpaceTable, seat: Seat) -> None:
    """The homeworld leaves the game; everything else of the player is discarded by type (R40, R41)."""
    player = table.players[seat]
    player.alive = False
    table.fallen.append(seat)
    if table.log is not None:
        table.log.append(Eliminated(seat))
    table.discard_hand(seat)
    discard_zone(table, seat)
    cancel(table, [shot for shot in table.flight if shot.defender == seat])
    if table.seats - len(table.fallen) == 1:
        cancel(table, table.flight[:])
        end(table, "last_standing")


def discard_zone(table: SpaceTable, seat: Seat) -> None:
    """Research planets, rocks and tucked sats; there are no colonies at this point."""
    player = table.players[seat]
    gone = player.research[:]
    for rock in player.rocks:
        gone.append(ROCK + (rock >> 2 & 3))
        if rock & 3:
            gone.append(SAT + (rock & 3))
    if player.home_sat:
        gone.append(SAT + player.home_sat)
    for kind in gone:
        table.discards[kind] += 1
    player.research = []
    player.rocks = []
    player.home_sat = 0
    if gone and table.log is not None:
        table.log.append(Discarded(seat, table.catalogue.names(sorted(gone))))


def end(table: SpaceTable, reason: str) -> None:
    """The game is over: nothing is left to do."""
    table.ended = reason
    table.agenda.clear()
    if table.log is not None:
        table.log.append(Ended(reason))


def reason_to_end(table: SpaceTable) -> str:
    """A round is complete: too many silent ones in a row, or the last one allowed, end the game (R38)."""
    house = table.house
    if house.silence_rounds and table.silent_rounds >= house.silence_rounds:
        return "silence"
    return "round_limit" if table.round >= house.round_limit else ""
