"""Prompts, labels, log sentences and the table as text: the same for web, terminal and screen reader."""

from typing import assert_never

from leduc_poker import events as e
from leduc_poker.actions import Call, Fold, LeducAction
from leduc_poker.cards import Catalogue
from leduc_poker.view import LeducView
from stardeck.kernel import listed, number_of, say

Names = tuple[str, ...]


def chips(n: int) -> str:
    """`1 chip`, `3 chips`."""
    return number_of(n, "chip", "chips")


def prompt(view: LeducView, names: Names) -> str:
    """What the seat may do now, or whom it waits for."""
    if view.ended:
        return say("The game is over.")
    if view.seat in view.waiting:
        if not to_call(view):
            return say("Check or raise.")
        return say("Fold, call or raise.") if view.raises_left else say("Fold or call.")
    return say("Waiting for {who}.", who=listed([names[seat] for seat in view.waiting]))


def to_call(view: LeducView) -> int:
    """What the player whose turn it is must put in to stay."""
    return max(view.bets) - min(view.bets)


def label(view: LeducView, action: LeducAction) -> str:
    """What the button of this action says."""
    owed = to_call(view)
    if isinstance(action, Fold):
        return say("Fold")
    if isinstance(action, Call):
        return say("Call {chips}", chips=chips(owed)) if owed else say("Check")
    return say("Raise: put in {chips}", chips=chips(owed + view.raise_by))


def handle(action: LeducAction) -> str:
    """The thing on screen the action belongs to."""
    return f"button:{action.__struct_config__.tag}"


def sentence(event: e.LeducEvent, names: Names, catalogue: Catalogue) -> str:
    """An event as a sentence of the log."""
    match event:
        case e.Dealt(seat, None):
            return say("{who} was dealt a card.", who=names[seat])
        case e.Dealt(seat, card) | e.Shown(seat, card):
            return say("{who} has a {card}.", who=names[seat], card=catalogue.names[card or ""])
        case e.Folded(seat):
            return say("{who} folded.", who=names[seat])
        case e.Called(seat, 0):
            return say("{who} checked.", who=names[seat])
        case e.Called(seat, n):
            return say("{who} called with {chips}.", who=names[seat], chips=chips(n))
        case e.Raised(seat, by):
            return say("{who} raised by {chips}.", who=names[seat], chips=chips(by))
        case e.Flipped(card):
            return say("The public card is a {card}.", card=catalogue.names[card])
        case e.Ended(_, winners, pot):
            won = say("{who} won the pot of {chips}.") if len(winners) == 1 else say("{who} shared the pot of {chips}.")
            return won.format(who=listed([names[seat] for seat in winners]), chips=chips(pot))
        case _:
            assert_never(event)


def picture(view: LeducView, names: Names, catalogue: Catalogue) -> str:
    """The table as plain text."""
    lines = [say("Public card: {card}", card=_card(view.public, catalogue))]
    for seat, card in enumerate(view.hands):
        mark = ">" if seat in view.waiting else " "
        bet = chips(view.bets[seat])
        row = say("{who}: {card}, {bet} in the pot", who=names[seat], card=_card(card, catalogue), bet=bet)
        lines.append(f"{mark} {row}")
    return "\n".join(lines)


def _card(card: str | None, catalogue: Catalogue) -> str:
    return say("face down") if card is None else catalogue.names[card]
