"""Labels, prompts and log sentences of Rock & Roll Brouhaha: the same for web, terminal and screen reader."""

from typing import Any

from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.cards import Catalogue
from stardeck.games.brouhaha.sentences import ability_text, effects
from stardeck.games.brouhaha.view import BrouhahaView
from stardeck.kernel.text import listed, say

Names = tuple[str, ...]

ENDS = {
    "victory_points": "Somebody has enough victory points: the game is over.",
    "final_round": "The final round is over, and so is the game.",
    "round_cap": "The round limit was reached: the game is over.",
}


# ---------------------------------------------------------------------- things


def card_name(card: str, catalogue: Catalogue) -> str:
    """`Cam Daniels`."""
    return catalogue.entry(card).name


def card_names(cards: tuple[str, ...], catalogue: Catalogue) -> str:
    """A list of cards in words."""
    return listed([card_name(card, catalogue) for card in cards]) or say("no card")


def money(cash: int, cred: int) -> str:
    """`$1 and 2 cred`, or `nothing`."""
    parts = [say("${n}", n=cash)] if cash else []
    parts += [say("{n} cred", n=cred)] if cred else []
    return listed(parts) or say("nothing")


def text_of(card: str, ability: int, catalogue: Catalogue) -> str:
    """What an ability does, in words made from its data."""
    return ability_text(catalogue.entry(card), ability)


# ---------------------------------------------------------------------- prompts

PROMPTS = {
    "opening_bottom": "Pick a card to put under your deck; nobody sees it.",
    "prelude_discard": "Your deck is empty: pick a card of your hand to retire.",
    "payout_split": "How many of your salary cards pay cash? The others pay cred.",
    "main": "Your turn: play a card, send somebody, open a venue, rig gear, use an ability, or pass.",
    "where": "Where does {about} go?",
    "hustle_effect": "{about}: use its effect?",
    "target": "{about}: pick a target.",
    "mode": "{about}: choose an option.",
    "may": "{about}: do you want this?",
    "pick": "{about}: pick a card.",
    "split": "{about}: how many of the resources are cash?",
    "volume_dir": "{about}: which way does VOLUME go?",
    "pick_manager": "{about}: pick another manager.",
    "order": "You have the DOWNBEAT: what happens next?",
}


def prompt(view: BrouhahaView, names: Names, catalogue: Catalogue) -> str:
    """What the manager may do now, or whom it waits for."""
    if view.ended:
        return say(ENDS[view.ended])
    if view.seat in view.waiting:
        about = card_name(view.about, catalogue) if view.about else ""
        offered = _offered(view, catalogue)
        if offered:
            return say("{about}: {offered}. What do you choose?", about=about, offered=offered)
        return say(PROMPTS[view.decision], about=about)
    return say("Waiting for {who}.", who=listed([names[seat] for seat in view.waiting]))


def _offered(view: BrouhahaView, catalogue: Catalogue) -> str:
    """What a HUSTLE does for the unit there; "" if something else is decided."""
    if view.decision != "hustle_effect" or not view.unit:
        return ""
    unit = catalogue.entry(view.unit)
    hustle = catalogue.entry(view.about)
    ops = hustle.as_musician if unit.type == "musician" else hustle.as_personnel
    if not ops:
        return ""
    if ops[0]["op"] == "opportunity":
        ops = next(ability["do"] for ability in unit.ability if ability["on"] == "opportunity")
    return effects(list(ops))


# ---------------------------------------------------------------------- labels and handles

CARD_LABELS: dict[type, str] = {
    a.Play: "Play {card}",
    a.Salary: "Make {card} a salary card",
    a.Send: "Send {card}",
    a.Open: "Open {card}",
    a.Rig: "Rig {card}",
}

PICK_LABELS = {
    "opening_bottom": "Put {card} under the deck",
    "prelude_discard": "Retire {card}",
    "hustle_effect": "Buy {card}",
}

PLAIN_LABELS: dict[str, str] = {
    "pass": "Pass",
    "effect": "Use the effect",
    "decline": "Decline the effect",
    "none": "No card",
}

WHERE_LABELS = {
    "hustle": "To {card}",
    "gig": "To the GIG {card}",
    "performance": "Under {card}",
    "musician": "On {card}",
}


def label(view: BrouhahaView, action: a.BrouhahaAction, names: Names, catalogue: Catalogue) -> str:
    """What the button of this action says."""
    if isinstance(action, a.Play | a.Salary | a.Send | a.Open | a.Rig):
        return say(CARD_LABELS[type(action)], card=card_name(action.card, catalogue))
    if isinstance(action, a.Use):
        text = text_of(action.card, action.ability, catalogue)
        return say("Use {card}: {text}", card=card_name(action.card, catalogue), text=text)
    if isinstance(action, a.Where):
        kind, _, card = action.place.partition(":")
        return say(WHERE_LABELS[kind], card=_whose(view, card, names, catalogue))
    if isinstance(action, a.Pick):
        return say(PICK_LABELS.get(view.decision, "{card}"), card=_whose(view, action.card, names, catalogue))
    if isinstance(action, a.Item):
        return _item_label(view, action.item, names, catalogue)
    if isinstance(action, a.Mode):
        return _mode_label(view, action.option, catalogue)
    return _small_label(action, names, catalogue)


def _small_label(action: a.BrouhahaAction, names: Names, catalogue: Catalogue) -> str:
    """Actions that name no card of their own."""
    if isinstance(action, a.PickSalary):
        return say("Salary card {n} of {who}", n=action.place + 1, who=_name(names, action.seat))
    if isinstance(action, a.Volume):
        return say("VOLUME up") if action.way == "up" else say("VOLUME down")
    if isinstance(action, a.Cash):
        return say("{n} as cash, the rest as cred", n=action.cash)
    if isinstance(action, a.Copy):
        return say("Trigger {card}", card=card_name(action.hustle, catalogue))
    if isinstance(action, a.May):
        return say("Yes") if action.yes else say("No")
    if isinstance(action, a.Manager):
        return _name(names, action.seat)
    return say(PLAIN_LABELS[str(action.__struct_config__.tag)])


def _name(names: Names, seat: int) -> str:
    return names[seat] if seat < len(names) else say("seat {n}", n=seat + 1)


def _whose(view: BrouhahaView, card: str, names: Names, catalogue: Catalogue) -> str:
    """The card, with its manager where two sets make a name ambiguous."""
    name = card_name(card, catalogue)
    if "@" not in card:
        return name
    for seat, manager in enumerate(view.managers):
        if any(mine.card == card for mine in manager.play):
            return say("{card} of {who}", card=name, who=names[seat])
    return name


def _item_label(view: BrouhahaView, item: int, names: Names, catalogue: Catalogue) -> str:
    """What waits, for whom."""
    if item >= len(view.items):
        return say("Item {n}", n=item + 1)
    waiting = view.items[item]
    text = say("reward") if waiting.ability is None else text_of(waiting.card, waiting.ability, catalogue)
    return say(
        "{n}. {card} ({who}): {text}",
        n=item + 1,
        card=card_name(waiting.card, catalogue),
        who=names[waiting.seat],
        text=text,
    )


def _mode_label(view: BrouhahaView, option: int, catalogue: Catalogue) -> str:
    """The effects of an option."""
    for op in _chooses(view, catalogue):
        if option < len(op["options"]):
            return say("{n}. {text}", n=option + 1, text=effects(op["options"][option]))
    return say("Option {n}", n=option + 1)


def _chooses(view: BrouhahaView, catalogue: Catalogue) -> list[dict[str, Any]]:
    """The choices printed on the card the decision is about."""
    if not view.about:
        return []
    entry = catalogue.entry(view.about)
    ops = [op for ability in entry.ability for op in ability.get("do", ())] + list(entry.reward or ())
    return [op for op in ops if op["op"] == "choose"]


def handle(view: BrouhahaView, action: a.BrouhahaAction) -> str:
    """The thing on screen the action belongs to."""
    if isinstance(action, a.Play | a.Salary):
        return f"hand:{action.card}"
    if isinstance(action, a.Send | a.Open | a.Rig | a.Use):
        return f"card:{action.card}"
    if isinstance(action, a.Where):
        return action.place if action.place.partition(":")[0] != "musician" else f"card:{action.place[9:]}"
    if isinstance(action, a.Pick):
        return _pick_handle(view, action.card)
    if isinstance(action, a.PickSalary):
        return f"salary:{action.seat}:{action.place}"
    if isinstance(action, a.Copy):
        return f"hustle:{action.hustle}"
    if isinstance(action, a.Manager):
        return f"manager:{action.seat}"
    if isinstance(action, a.Item):
        return f"item:{action.item}"
    return _button(action)


def _button(action: a.BrouhahaAction) -> str:
    """Actions that belong to a button of their own."""
    if isinstance(action, a.Volume):
        return f"volume:{action.way}"
    if isinstance(action, a.Cash):
        return f"cash:{action.cash}"
    if isinstance(action, a.Mode):
        return f"mode:{action.option}"
    if isinstance(action, a.May):
        return "button:yes" if action.yes else "button:no"
    return f"button:{action.__struct_config__.tag}"


def _pick_handle(view: BrouhahaView, card: str) -> str:
    """Where the card lies on screen."""
    if any(gear.card == card for gear in view.shop):
        return f"shop:{card}"
    if any(gig.performance == card for gig in view.gigs):
        return f"gig:{card}"
    if view.seat is not None and card in (view.managers[view.seat].hand or ()):
        return f"hand:{card}"
    return f"card:{card}"
