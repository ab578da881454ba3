"""What may be done in a turn, and why not: one question per kind of action. [rules 6 D4, 7]"""

from typing import Final

from stardeck.games.brouhaha.actions import Open, Pass, Play, Rig, Salary, Send, Use
from stardeck.games.brouhaha.effects.filters import all_hold
from stardeck.games.brouhaha.effects.perform import open_gigs, playable
from stardeck.games.brouhaha.effects.talents import can_wear, changes_costs, cost
from stardeck.games.brouhaha.rules.gigs import can_open, first_open_to
from stardeck.games.brouhaha.table import BrouhahaTable, Scene
from stardeck.games.brouhaha.vocabulary import ACTION, MUSICIAN, ON_PLAY, VENUE, Ability
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say

NOT_HELD: Final = "You do not hold this card."
VENUE_PLAYED: Final = "You have played a venue from your hand this round already."
SALARY_PLAYED: Final = "You have played a salary card this round already."
TOO_DEAR: Final = "It costs {cash} cash and {cred} cred, and you have {my_cash} and {my_cred}."
NO_TARGET: Final = "There is nothing it could be used on."
NOT_YOURS: Final = "You do not manage this card in play."
STRUMMED: Final = "This card is strummed."
ASSIGNED: Final = "This card was assigned this round already."
NOWHERE: Final = "There is no HUSTLE or GIG it could go to."
NO_PERFORMANCE: Final = "No performance is open for a venue any more this round."
NOT_RIGGED: Final = "This gear cannot be assigned to anybody."
NO_WEARER: Final = "You have no un-strummed musician who could wear it and does not yet."
NO_CONDITION: Final = "The condition of this ability is not met."
USED: Final = "This ability was used this round already."


def play_refusal(table: BrouhahaTable, seat: Seat, card: int) -> str:
    """Why this hand card may not be played; "" if it may."""
    if card not in table.hands[seat]:
        return NOT_HELD
    kind = table.catalogue.kind[card]
    if kind == VENUE:
        return VENUE_PLAYED if table.played_venue[seat] else ""
    cash, cred = cost(table, card, changes_costs(table, seat))
    if not can_pay(table, seat, cash, cred):
        return TOO_DEAR
    if kind == ACTION and not action_playable(table, seat, card):
        return NO_TARGET
    return ""


def can_pay(table: BrouhahaTable, seat: Seat, cash: int, cred: int) -> bool:
    """A cost needs both of its parts."""
    return cash <= table.cash[seat] and cred <= table.cred[seat]


def action_playable(table: BrouhahaTable, seat: Seat, card: int) -> bool:
    """An action card needs a target for its first effect that has one (R32, R50)."""
    scene = Scene(card, seat)
    for ability in table.catalogue.faces[card].on[ON_PLAY]:
        if not (all_hold(table, ability.conditions, card, seat) and playable(table, ability.do, scene)):
            return False
    return True


def salary_refusal(table: BrouhahaTable, seat: Seat, card: int) -> str:
    """Why this hand card may not become a salary card."""
    if card not in table.hands[seat]:
        return NOT_HELD
    return SALARY_PLAYED if table.played_salary[seat] else ""


def ready_refusal(table: BrouhahaTable, seat: Seat, card: int) -> str:
    """Why this card in play is not ready to be assigned to a HUSTLE or GIG (R9)."""
    if table.manager[card] != seat or card not in table.play[seat]:
        return NOT_YOURS
    if table.strummed[card]:
        return STRUMMED
    return ASSIGNED if table.assigned[card] else ""


def sendable(table: BrouhahaTable, card: int) -> bool:
    """Is there a destination for this unit?"""
    if free_hustle(table):
        return True
    return table.catalogue.kind[card] == MUSICIAN and first_open_to(table, card, open_gigs(table)) >= 0


def free_hustle(table: BrouhahaTable) -> bool:
    """Can some HUSTLE be entered?"""
    return table.house.has_jam or False in table.hustle_taken


def send_refusal(table: BrouhahaTable, seat: Seat, card: int) -> str:
    """Why this unit may not be sent anywhere."""
    why = ready_refusal(table, seat, card)
    return why or ("" if sendable(table, card) else NOWHERE)


def open_refusal(table: BrouhahaTable, seat: Seat, card: int) -> str:
    """Why this venue may not be opened."""
    why = ready_refusal(table, seat, card)
    return why or ("" if can_open(table) else NO_PERFORMANCE)


def wearers(table: BrouhahaTable, gear: int) -> list[int]:
    """The musicians of its manager who may wear the gear, by entry number."""
    if table.catalogue.faces[gear].fits is None:
        return []
    return [card for card in table.play[table.manager[gear]] if can_wear(table, gear, card)]


def rig_refusal(table: BrouhahaTable, seat: Seat, card: int) -> str:
    """Why this gear may not be rigged."""
    if table.manager[card] != seat:
        return NOT_YOURS
    if table.strummed[card]:
        return STRUMMED
    face = table.catalogue.faces[card]
    if face.fits is None:
        return NOT_RIGGED
    if not can_pay(table, seat, face.rig_cash, face.rig_cred):
        return TOO_DEAR
    return "" if wearers(table, card) else NO_WEARER


def use_refusal(table: BrouhahaTable, seat: Seat, card: int, ability: Ability) -> str:
    """Why this ability may not be used (R35)."""
    if table.manager[card] != seat or card not in table.play[seat]:
        return NOT_YOURS
    if table.strummed[card]:
        return STRUMMED
    if ability.once and table.used[card] >> ability.number & 1:
        return USED
    if not can_pay(table, seat, ability.cash, ability.cred):
        return TOO_DEAR
    if not all_hold(table, ability.conditions, card, seat):
        return NO_CONDITION
    return "" if playable(table, ability.do, Scene(card, seat)) else NO_TARGET


def price_of(table: BrouhahaTable, seat: Seat, action: Action) -> tuple[int, int]:
    """What an action costs, for the sentence that refuses it."""
    catalogue = table.catalogue
    if isinstance(action, Play):
        return cost(table, catalogue.number[action.card], changes_costs(table, seat))
    if isinstance(action, Rig):
        face = catalogue.faces[catalogue.number[action.card]]
        return face.rig_cash, face.rig_cred
    assert isinstance(action, Use)
    ability = catalogue.faces[catalogue.number[action.card]].abilities[action.ability]
    return ability.cash, ability.cred


def main_refusal(table: BrouhahaTable, seat: Seat, action: Action) -> str:
    """Why an action of the Main Phase is not possible; "" if it is."""
    number = table.catalogue.number
    if isinstance(action, Play):
        return play_refusal(table, seat, number[action.card])
    if isinstance(action, Salary):
        return salary_refusal(table, seat, number[action.card])
    if isinstance(action, Send):
        return send_refusal(table, seat, number[action.card])
    if isinstance(action, Open):
        return open_refusal(table, seat, number[action.card])
    if isinstance(action, Rig):
        return rig_refusal(table, seat, number[action.card])
    assert isinstance(action, Use)
    card = number[action.card]
    return use_refusal(table, seat, card, table.catalogue.faces[card].abilities[action.ability])


RULES: Final[dict[str, str]] = {
    "play": "Playing a card",
    "salary": "Playing a salary card",
    "send": "Assigning a unit",
    "open": "Opening a venue",
    "rig": "Rigging gear",
    "use": "Activating an ability",
}


def why_not_main(table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
    """The reason in words, for every action of the game."""
    if isinstance(action, Pass):
        return None
    if not isinstance(action, Play | Salary | Send | Open | Rig | Use):
        return Reason(say("Taking a turn"), say("It is your turn: play, send, open, rig, use something or pass."))
    why = main_refusal(table, seat, action)
    if not why:
        return None
    rule = say(RULES[str(action.__struct_config__.tag)])
    if why != TOO_DEAR:
        return Reason(rule, say(why))
    cash, cred = price_of(table, seat, action)
    return Reason(rule, say(why, cash=cash, cred=cred, my_cash=table.cash[seat], my_cred=table.cred[seat]))
