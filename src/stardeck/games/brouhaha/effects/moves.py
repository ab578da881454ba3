"""Cards in motion: into play, out of play, home, strummed, rigged, to another manager. [rules 7, 8.1, 10.5]"""

from stardeck.games.brouhaha.card_events import (
    Bounced,
    GearReturned,
    GigDissolved,
    Given,
    Retired,
    ShuffledIn,
    Strummed,
    Taken,
    Unstrummed,
    WentBack,
)
from stardeck.games.brouhaha.cards import NO_CARD, NOBODY
from stardeck.games.brouhaha.effects.filters import fits, works
from stardeck.games.brouhaha.table import (
    AT_GIG,
    GEAR_PILE,
    HOME,
    ON_HUSTLE,
    SALARY,
    BrouhahaTable,
    Scene,
    Trigger,
)
from stardeck.games.brouhaha.vocabulary import GEAR, MOD_ENTER_RESET, ON_ENTER, ON_ENTER_OTHER, VENUE
from stardeck.kernel.sealed import Sealed, Seat

# ---------------------------------------------------------------------- into play


def enter(table: BrouhahaTable, seat: Seat, card: int) -> None:
    """A card comes into play face-up: units strummed, venues and gear not; its triggers wait in the queue."""
    arrive(table, seat, card, HOME)
    table.play[seat].append(card)
    table.strummed[card] = False
    if table.catalogue.is_unit[card]:
        resets = table.catalogue.faces[card].mods[MOD_ENTER_RESET]
        table.strummed[card] = not any(works(table, ability, card) for ability in resets)
    queue_entering(table, seat, card)


def enter_salary(table: BrouhahaTable, seat: Seat, card: int) -> None:
    """A card comes into play face-down."""
    arrive(table, seat, card, SALARY)
    table.salaries[seat].append(card)
    table.strummed[card] = False


def arrive(table: BrouhahaTable, seat: Seat, card: int, place: int) -> None:
    """A new card with a new entry number (R56)."""
    table.place[card] = place
    table.manager[card] = seat
    table.owner[card] = seat
    table.entry[card] = table.entries
    table.entries += 1
    table.assigned[card] = False
    table.used[card] = 0
    table.taken_from[card] = NOBODY
    if place != SALARY:
        table.known[card] = 0


def queue_entering(table: BrouhahaTable, seat: Seat, card: int) -> None:
    """`enter` abilities of the card itself, then `enter_other` of others in turn order, by entry number. [10.8]"""
    faces = table.catalogue.faces
    for ability in faces[card].on[ON_ENTER]:
        table.queue.append(Trigger(ability, Scene(card, seat)))
    for manager in table.in_order():
        for other in table.play[manager]:
            if other != card and faces[other].on[ON_ENTER_OTHER]:
                for ability in faces[other].on[ON_ENTER_OTHER]:
                    if ability.match is None or fits(table, ability.match, card, other, manager):
                        table.queue.append(Trigger(ability, Scene(other, manager)))


# ---------------------------------------------------------------------- strumming


def strum(table: BrouhahaTable, card: int) -> None:
    """Strumming a musician strums all gear on it, whatever the reason."""
    table.strummed[card] = True
    for gear in table.gear_on(card):
        table.strummed[gear] = True


def strum_by_effect(table: BrouhahaTable, card: int) -> None:
    """An un-strummed card is strummed; a salary card has no such state."""
    if not table.strummed[card] and table.place[card] != SALARY:
        strum(table, card)
        table.tell(Strummed(table.catalogue.ids[card]))


def reset_by_effect(table: BrouhahaTable, card: int) -> None:
    """A strummed card is reset; the gear on a musician is not."""
    if table.strummed[card]:
        table.strummed[card] = False
        table.tell(Unstrummed(table.catalogue.ids[card]))


# ---------------------------------------------------------------------- gear


def rig(table: BrouhahaTable, gear: int, card: int) -> None:
    """The gear is on this musician now, and on no other."""
    if table.wearer[gear] == NO_CARD:
        table.rigged.append(gear)
    table.wearer[gear] = card


def unrig(table: BrouhahaTable, gear: int) -> None:
    """The gear is assigned to nobody and keeps its strummed state."""
    table.wearer[gear] = NO_CARD
    table.rigged.remove(gear)


def strip(table: BrouhahaTable, card: int) -> None:
    """All gear comes off a musician; a gear comes off its musician."""
    for gear in table.gear_on(card):
        unrig(table, gear)
    if table.wearer[card] != NO_CARD:
        unrig(table, card)


# ---------------------------------------------------------------------- home


def go_home(table: BrouhahaTable, card: int) -> None:
    """Back to the play zone of its manager; a GIG that loses its venue is dissolved."""
    place = table.place[card]
    if place in (HOME, SALARY):
        return
    table.place[card] = HOME
    if AT_GIG <= place < ON_HUSTLE:
        gig = place - AT_GIG
        if table.catalogue.kind[card] == VENUE:
            dissolve(table, gig)
        else:
            table.bands[gig].remove(card)


def dissolve(table: BrouhahaTable, gig: int) -> None:
    """The musicians go home, strummed and marked as assigned; the performance stays closed this round (R10)."""
    table.venues[gig] = NO_CARD
    for card in table.bands[gig]:
        table.place[card] = HOME
    table.bands[gig] = []
    if table.log is not None:
        table.log.append(GigDissolved(table.catalogue.ids[table.performance(gig)]))


# ---------------------------------------------------------------------- out of play


def leave_play(table: BrouhahaTable, card: int) -> None:
    """A card leaves its play zone; what hung on it ends."""
    seat = table.manager[card]
    if table.place[card] == SALARY:
        table.salaries[seat].remove(card)
    else:
        go_home(table, card)
        strip(table, card)
        table.play[seat].remove(card)
        if card in table.boosts:
            del table.boosts[card]
    table.manager[card] = NOBODY
    table.entry[card] = 0
    table.strummed[card] = False
    table.assigned[card] = False
    table.used[card] = 0
    table.taken_from[card] = NOBODY


def retire(table: BrouhahaTable, card: int) -> None:
    """To the owner's retirement pile, face-up (R42)."""
    if table.place[card] == SALARY:
        table.reveals += 1
    leave_play(table, card)
    table.to_pile(card)
    table.tell(Retired(table.owner[card], table.catalogue.ids[card]))


def bounce(table: BrouhahaTable, card: int) -> None:
    """To the owner's hand, whatever its size (R6); gear goes under the Gear Pile (R30)."""
    was_salary = table.place[card] == SALARY
    keepers = table.known[card] | 1 << table.manager[card]
    name = table.catalogue.ids[card]
    leave_play(table, card)
    if not was_salary and table.catalogue.kind[card] == GEAR:
        table.place[card] = GEAR_PILE
        table.owner[card] = NOBODY
        table.known[card] = table.everybody
        table.gear_pile.put_under([card])
        table.tell(GearReturned(name))
        return
    owner = table.owner[card]
    table.to_hand(owner, card)
    table.known[card] = keepers if was_salary else table.everybody
    if table.log is not None:
        if was_salary:
            table.log.append(Sealed(Bounced(owner, name), who_knows(table, keepers | 1 << owner), Bounced(owner)))
        else:
            table.log.append(Bounced(owner, name))


def shuffle_in(table: BrouhahaTable, card: int) -> None:
    """Into the owner's deck, which is shuffled."""
    was_salary = table.place[card] == SALARY
    keepers = table.known[card] | 1 << table.manager[card]
    owner = table.owner[card]
    leave_play(table, card)
    if was_salary:
        let_roam(table, owner)
    table.roams[card] = True
    if table.log is not None:
        open_event = ShuffledIn(owner, table.catalogue.ids[card])
        table.log.append(
            Sealed(open_event, who_knows(table, keepers | 1 << owner), ShuffledIn(owner)) if was_salary else open_event
        )
    table.shuffle(owner, [card])


def let_roam(table: BrouhahaTable, owner: Seat) -> None:
    """Unseen cards of this manager went into the deck: a hidden starting card of theirs may be among them."""
    for card in [*table.hands[owner], *[card for mine in table.salaries for card in mine]]:
        if table.owner[card] == owner:
            table.roams[card] = True


def who_knows(table: BrouhahaTable, mask: int) -> tuple[Seat, ...]:
    """The seats of a bit mask."""
    return tuple([seat for seat in range(table.seats) if mask >> seat & 1])


# ---------------------------------------------------------------------- to another manager


def change_manager(table: BrouhahaTable, card: int, seat: Seat) -> None:
    """The card moves to another play zone with its strummed state and entry number; gear comes off (R54)."""
    before = table.manager[card]
    if before == seat:
        return
    zone = table.play
    if table.place[card] == SALARY:
        zone = table.salaries
        table.known[card] |= 1 << before
        table.reveals += 1
    else:
        go_home(table, card)
        strip(table, card)
    zone[before].remove(card)
    zone[seat].append(card)
    zone[seat].sort(key=table.entry.__getitem__)
    table.manager[card] = seat


def take(table: BrouhahaTable, card: int, seat: Seat) -> None:
    """You are its manager until the end of the round."""
    before = table.manager[card]
    if table.log is not None:
        face_down = table.place[card] == SALARY
        table.log.append(Taken(seat, before, None if face_down else table.catalogue.ids[card]))
    if before != seat and table.taken_from[card] == NOBODY:
        table.taken_from[card] = before
    change_manager(table, card, seat)


def give(table: BrouhahaTable, card: int, seat: Seat) -> None:
    """The card moves to another manager's play zone for good."""
    before = table.manager[card]
    table.taken_from[card] = NOBODY
    change_manager(table, card, seat)
    table.tell(Given(before, seat, table.catalogue.ids[card]))


def give_back(table: BrouhahaTable, card: int) -> None:
    """A taken card goes back to the manager before the first `take`."""
    seat = table.taken_from[card]
    table.taken_from[card] = NOBODY
    if seat != table.manager[card]:
        change_manager(table, card, seat)
        if table.log is not None:
            face_down = table.place[card] == SALARY
            table.log.append(WentBack(seat, None if face_down else table.catalogue.ids[card]))


def is_in_play(table: BrouhahaTable, card: int) -> bool:
    """Still in play, face-up or as a salary card?"""
    return table.place[card] >= SALARY
