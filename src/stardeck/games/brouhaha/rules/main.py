"""The Main Phase: turns of one action each, until all managers have passed in a row. [rules 6, 7]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.brouhaha.actions import Open, Pass, Play, Rig, Salary, Send, Use
from stardeck.games.brouhaha.cards import NO_CARD, PASS
from stardeck.games.brouhaha.effects.moves import enter, enter_salary, retire, strum
from stardeck.games.brouhaha.effects.perform import DRAIN, open_gigs, perform
from stardeck.games.brouhaha.effects.talents import can_wear, changes_costs, cost
from stardeck.games.brouhaha.events import Passed, Played, SalaryPlayed, TurnCap, Used
from stardeck.games.brouhaha.rules.gigs import can_open, first_open_to
from stardeck.games.brouhaha.rules.may import action_playable, free_hustle, use_refusal, why_not_main
from stardeck.games.brouhaha.rules.where import open_somewhere, rig_somewhere, send_somewhere
from stardeck.games.brouhaha.table import RESOLVING, BrouhahaStep, BrouhahaTable, Scene
from stardeck.games.brouhaha.vocabulary import ACTION, MUSICIAN, ON_PLAY, VENUE
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Sealed, Seat


class MainPhase(BrouhahaStep):
    """The manager with the DOWNBEAT takes the first turn."""

    def run(self, table: BrouhahaTable) -> None:
        table.main = True
        table.active = table.downbeat
        table.passes = 0
        table.turns = 0
        table.agenda.append(TURN)


class Turn(BrouhahaStep):
    """D4: one action. A pass is played for a manager who, as everybody sees, can do nothing else."""

    decision: ClassVar[str] = "main"

    def waiting_for(self, table: BrouhahaTable) -> tuple[Seat, ...]:
        return (table.active,)

    def forced(self, table: BrouhahaTable, seat: Seat) -> Action | None:
        if table.hands[seat] or can_hustle(table, seat):
            return None
        return PASS if len(self.choices(table, seat)) == 1 else None

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        catalogue = table.catalogue
        hand = table.hands[seat]
        mine = table.play[seat]
        found = [catalogue.play_action[card] for card in hand]
        found += [catalogue.salary_action[card] for card in hand]
        found += [catalogue.send_action[card] for card in mine if catalogue.is_unit[card]]
        found += [catalogue.open_action[card] for card in mine if catalogue.kind[card] == VENUE]
        found += [catalogue.rig_action[card] for card in mine if catalogue.faces[card].fits is not None]
        for card in mine:
            found += [catalogue.use_action[card][ability.number] for ability in catalogue.faces[card].activates]
        found.append(PASS)
        return found

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        return why_not_main(table, seat, action)

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        found = hand_choices(table, seat)
        catalogue = table.catalogue
        kinds = catalogue.kind
        strummed = table.strummed
        assigned = table.assigned
        opens: list[Action] = []
        rigs: list[Action] = []
        uses: list[Action] = []
        free = free_hustle(table)
        stage = can_open(table)
        gigs: list[int] = [] if free else open_gigs(table)
        mine = [card for card in table.play[seat] if not strummed[card]]
        for card in mine:
            kind = kinds[card]
            if kind < VENUE:
                if not assigned[card] and (free or (kind == MUSICIAN and first_open_to(table, card, gigs) >= 0)):
                    found.append(catalogue.send_action[card])
            elif kind == VENUE:
                if stage and not assigned[card]:
                    opens.append(catalogue.open_action[card])
            elif first_wearer(table, seat, card, mine) >= 0:
                rigs.append(catalogue.rig_action[card])
            if catalogue.activates[card]:
                can = [a for a in catalogue.faces[card].activates if not use_refusal(table, seat, card, a)]
                uses += [catalogue.use_action[card][ability.number] for ability in can]
        found += opens
        found += rigs
        found += uses
        found.append(PASS)
        return found

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        table.agenda.append(END_OF_TURN)
        if isinstance(action, Pass):
            table.passes += 1
            table.tell(Passed(seat))
            return
        table.passes = 0
        number = table.catalogue.number
        if isinstance(action, Send):
            send_somewhere(table, seat, number[action.card])
        elif isinstance(action, Play):
            play_card(table, seat, number[action.card])
        elif isinstance(action, Salary):
            play_salary(table, seat, number[action.card])
        elif isinstance(action, Open):
            open_somewhere(table, seat, number[action.card])
        elif isinstance(action, Use):
            use(table, seat, number[action.card], action.ability)
        else:
            assert isinstance(action, Rig)
            rig_somewhere(table, seat, number[action.card])


def can_hustle(table: BrouhahaTable, seat: Seat) -> bool:
    """Has this manager a unit that can go to a HUSTLE? Quickly seen, and mostly enough: a pass is not forced then."""
    if free_hustle(table):
        is_unit = table.catalogue.is_unit
        for card in table.play[seat]:
            if is_unit[card] and not table.strummed[card] and not table.assigned[card]:
                return True
    return False


def hand_choices(table: BrouhahaTable, seat: Seat) -> list[Action]:
    """What may be done with hand cards: play them, and make one of them a salary card."""
    catalogue = table.catalogue
    hand = table.hands[seat]
    if not hand:
        return []
    kinds = catalogue.kind
    cash = table.cash[seat]
    cred = table.cred[seat]
    cash_at = catalogue.cash_at[table.round]
    cred_at = catalogue.cred_at[table.round]
    venue = not table.played_venue[seat]
    changers = changes_costs(table, seat)
    found: list[Action] = []
    for card in hand:
        kind = kinds[card]
        if kind == VENUE:
            if venue:
                found.append(catalogue.play_action[card])
            continue
        if changers:
            its_cash, its_cred = cost(table, card, changers)
            if its_cash > cash or its_cred > cred:
                continue
        elif cash_at[card] > cash or cred_at[card] > cred:
            continue
        if kind != ACTION or action_playable(table, seat, card):
            found.append(catalogue.play_action[card])
    if not table.played_salary[seat]:
        salary = catalogue.salary_action
        found += [salary[card] for card in hand]
    return found


def first_wearer(table: BrouhahaTable, seat: Seat, gear: int, ready: list[int]) -> int:
    """The first of these un-strummed cards that this un-strummed gear may be rigged on, or NO_CARD."""
    face = table.catalogue.faces[gear]
    if face.fits is None or face.rig_cash > table.cash[seat] or face.rig_cred > table.cred[seat]:
        return NO_CARD
    prints = face.fits.prints
    for card in ready:
        if prints[card] and can_wear(table, gear, card):
            return card
    return NO_CARD


def play_card(table: BrouhahaTable, seat: Seat, card: int) -> None:
    """Pay and reveal; an action resolves and is retired, everything else enters play."""
    catalogue = table.catalogue
    kind = catalogue.kind[card]
    cash = 0
    cred = 0
    if kind == VENUE:
        table.played_venue[seat] = True
    else:
        cash, cred = cost(table, card, changes_costs(table, seat))
        table.cash[seat] -= cash
        table.cred[seat] -= cred
    table.leave_hand_seen(seat, card)
    if table.log is not None:
        table.log.append(Played(seat, catalogue.ids[card], cash, cred))
    if kind != ACTION:
        enter(table, seat, card)
        return
    table.place[card] = RESOLVING
    table.agenda.append(RetireAction(card))
    scene = Scene(card, seat)
    for ability in reversed(catalogue.faces[card].on[ON_PLAY]):
        table.agenda.append(Resolve(card, ability.number, scene))


class Resolve(BrouhahaStep):
    """The effects of an action card."""

    def __init__(self, card: int, ability: int, scene: Scene) -> None:
        self.card = card
        self.ability = ability
        self.scene = scene

    def run(self, table: BrouhahaTable) -> None:
        perform(table, table.catalogue.faces[self.card].abilities[self.ability].do, 0, self.scene)


class RetireAction(BrouhahaStep):
    """A resolved action card goes to its owner's retirement pile."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: BrouhahaTable) -> None:
        table.to_pile(self.card)


def play_salary(table: BrouhahaTable, seat: Seat, card: int) -> None:
    """Any hand card, face-down and free, once per round."""
    table.played_salary[seat] = True
    table.leave_hand_unseen(seat, card)
    enter_salary(table, seat, card)
    if table.log is not None:
        inside = SalaryPlayed(seat, table.catalogue.ids[card])
        table.log.append(Sealed(inside, (seat,), SalaryPlayed(seat)))


def use(table: BrouhahaTable, seat: Seat, card: int, number: int) -> None:
    """Pay the ability's cost: resources, strumming the card, retiring the card; then its effects."""
    ability = table.catalogue.faces[card].abilities[number]
    table.cash[seat] -= ability.cash
    table.cred[seat] -= ability.cred
    if ability.once:
        table.used[card] |= 1 << number
    if table.log is not None:
        table.log.append(Used(seat, table.catalogue.ids[card], number, ability.cash, ability.cred))
    if ability.strum:
        strum(table, card)
    if ability.retire:
        retire(table, card)
    perform(table, ability.do, 0, Scene(card, seat))


class EndOfTurn(BrouhahaStep):
    """The triggers of the action; then the next turn, unless all have passed in a row or the turn limit is reached."""

    def run(self, table: BrouhahaTable) -> None:
        if table.queue:
            table.agenda += (self, DRAIN)
            return
        table.turns += 1
        if table.passes >= table.seats:
            return
        if table.turns >= table.house.turn_cap:
            table.tell(TurnCap())
            return
        table.active = (table.active + 1) % table.seats
        table.agenda.append(TURN)


MAIN_PHASE: Final[BrouhahaStep] = MainPhase()
TURN: Final[BrouhahaStep] = Turn()
END_OF_TURN: Final[BrouhahaStep] = EndOfTurn()
