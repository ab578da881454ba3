"""What a typed answer means: a number, or any part of a label that only one choice has."""

from collections.abc import Sequence
from typing import TypeVar

from stardeck.kernel import Choice, Offer, Refusal, say

SHOWN = 4  # of the choices that fit an answer

Item = TypeVar("Item", Choice, Refusal)

COMMANDS = {
    "?": "explain",
    "help": "explain",
    "h": "hint",
    "hint": "hint",
    "u": "undo",
    "undo": "undo",
    "t": "table",
    "table": "table",
    "l": "log",
    "log": "log",
    "s": "save",
    "save": "save",
    "q": "quit",
    "quit": "quit",
}


def understand(text: str, offer: Offer) -> Choice | str:
    """The choice that is meant, or a sentence that says why none is."""
    if text.isdecimal():
        return by_number(int(text), offer)
    fitting = matching(text, offer.choices)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        return ambiguous(text, fitting, offer)
    return refused(text, matching(text, offer.refusals))


def by_number(number: int, offer: Offer) -> Choice | str:
    """The choice with this number."""
    if 1 <= number <= len(offer.choices):
        return offer.choices[number - 1]
    return say("There is no choice {n}; type a number from 1 to {last}.", n=number, last=len(offer.choices))


def matching(text: str, items: Sequence[Item]) -> list[Item]:
    """Those called exactly so, else those whose label has every typed word."""
    words = text.casefold().split()
    exact = [item for item in items if item.label.casefold().split() == words]
    return exact or [item for item in items if all(word in item.label.casefold() for word in words)]


def ambiguous(text: str, fitting: list[Choice], offer: Offer) -> str:
    """Several choices fit: which."""
    which = say(" or ").join(f"{offer.choices.index(choice) + 1} ({choice.label})" for choice in fitting[:SHOWN])
    which += say(" or {n} others", n=len(fitting) - SHOWN) if len(fitting) > SHOWN else ""
    return say("{text!r} could be {which}; type more of it, or the number.", text=text, which=which)


def refused(text: str, fitting: list[Refusal]) -> str:
    """No choice fits: why not, if it is something one might try."""
    reasons = list(dict.fromkeys(refusal.reason for refusal in fitting))
    if len(reasons) == 1:
        return say("{label}: not now. {why} [{rule}]", label=fitting[0].label, why=reasons[0].why, rule=reasons[0].rule)
    return say("No choice is called {text!r}; type a number, a part of a name, or ? for help.", text=text)
