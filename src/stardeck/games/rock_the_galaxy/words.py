"""Labels, prompts and log sentences of Rock the Galaxy: the same for web, terminal and screen reader."""

from typing import Any

import msgspec

from stardeck.games.rock_the_galaxy import events as e
from stardeck.games.rock_the_galaxy.actions import Card, PlaySet, Rob, RockAction, Side, Yoink
from stardeck.games.rock_the_galaxy.cards import Catalogue
from stardeck.games.rock_the_galaxy.view import RockView
from stardeck.kernel.text import listed, number_of, remembered, say

Names = tuple[str, ...]

ENDS = {
    "fans_out": "The fans ran out: the game is over.",
    "stalemate": "No card moved any more: the game is over.",
    "round_cap": "The round limit was reached: the game is over.",
}


# ---------------------------------------------------------------------- things


@remembered
def card_name(card: str, catalogue: Catalogue) -> str:
    """`Lasso That Comet (cowboy hats, 1 symbol)`: the title and what matters about the card."""
    entry = catalogue.entry(card)
    if entry.kind == "action":
        return entry.name
    fits = theme_name(entry.theme, catalogue) if entry.kind == "theme" else note_colors(entry.colors, catalogue)
    return say("{name} ({fits}, {n})", name=entry.name, fits=fits, n=number_of(entry.symbols, "symbol", "symbols"))


def note_colors(colors: tuple[str, ...], catalogue: Catalogue) -> str:
    """`any colour`, or `orange or green`."""
    if len(colors) == len(catalogue.colours):
        return say("any colour")
    return say(" or ").join(color_name(color, catalogue) for color in colors)


def card_names(cards: tuple[str, ...], catalogue: Catalogue) -> str:
    """A list of cards in words."""
    return listed([card_name(card, catalogue) for card in cards])


def theme_name(theme: str, catalogue: Catalogue) -> str:
    """`cowboy hats`, or `notes`."""
    return catalogue.theme_names.get(theme) or say("notes")


def color_name(color: str, catalogue: Catalogue) -> str:
    """`green`."""
    return catalogue.colour_names[color]


def band_name(band: str, catalogue: Catalogue) -> str:
    """`Green Thrum`."""
    return next(entry.name for entry in catalogue.file.band if entry.id == band)


# ---------------------------------------------------------------------- prompts

PROMPTS = {
    "action": "Play an action card, or go on to scoring.",
    "direction": "Left or right? The left neighbour of everybody is the one who plays next.",
    "discard": "Choose cards to discard: {n} to go.",
    "opponents_discard": "Choose cards to discard, {n} to go; nobody sees them before all have chosen.",
    "pass": "Choose cards to pass on, {n} to go; nobody sees them before all have chosen.",
    "yoink_target": "Whose fan do you yoink?",
    "score": "Announce a set, or play none and discard what you like.",
    "set_card": "Add a card to your set, or finish it.",
    "yoink_count": "How many of your new fans do you yoink?",
    "drop": "Discard any cards you do not want, then stop.",
}


def prompt(view: RockView, names: Names, catalogue: Catalogue) -> str:
    """What the seat may do now, or whom it waits for."""
    if view.ended:
        return say(ENDS[view.ended])
    if view.seat in view.waiting:
        return say(PROMPTS[view.decision], n=view.to_pick)
    return say("Waiting for {who}.", who=listed([names[seat] for seat in view.waiting]))


# ---------------------------------------------------------------------- labels and handles

CARD_LABELS = {
    "action": "Play {card}",
    "discard": "Discard {card}",
    "opponents_discard": "Discard {card}",
    "pass": "Pass on {card}",
    "set_card": "Add {card}",
    "drop": "Discard {card}",
}

PLAIN_LABELS = {
    "end_actions": "No more actions",
    "no_set": "Play no set",
    "finish": "Finish the set",
    "stop": "Keep the rest",
}


SIDE_LABELS = {
    ("", "left"): "Left",
    ("", "right"): "Right",
    ("all_steal", "left"): "Everybody steals from the left",
    ("all_steal", "right"): "Everybody steals from the right",
    ("all_pass", "left"): "Everybody passes to the left",
    ("all_pass", "right"): "Everybody passes to the right",
}


def direction_of(view: RockView, catalogue: Catalogue) -> str:
    """What a side is picked for; "" when the card in play does not tell."""
    ops = {op.op for card in view.in_play for op in catalogue.entry(card).actions}
    found = [op for op in ("all_steal", "all_pass") if op in ops]
    return found[0] if len(found) == 1 else ""


def label(view: RockView, action: RockAction, names: Names, catalogue: Catalogue) -> str:
    """What the button of this action says."""
    if isinstance(action, Card):
        return say(CARD_LABELS.get(view.decision, "{card}"), card=card_name(action.card, catalogue))
    if isinstance(action, PlaySet):
        theme = theme_name(action.theme, catalogue)
        return say("Set in {color}: {theme}", color=color_name(action.color, catalogue), theme=theme)
    if isinstance(action, Side):
        return say(SIDE_LABELS[direction_of(view, catalogue), action.side])
    if isinstance(action, Yoink):
        return say("Yoink {fans}", fans=number_of(action.fans, "fan", "fans")) if action.fans else say("Yoink none")
    if isinstance(action, Rob):
        seat = ((view.seat or 0) + action.ahead) % view.seats
        return say("Yoink from {who}", who=names[seat])
    return say(PLAIN_LABELS[str(action.__struct_config__.tag)])


def handle(view: RockView, action: RockAction) -> str:
    """The thing on screen the action belongs to."""
    if isinstance(action, Card):
        return f"hand:{action.card}"
    if isinstance(action, PlaySet):
        return f"set:{action.color}:{action.theme}"
    if isinstance(action, Side):
        return f"side:{action.side}"
    if isinstance(action, Yoink):
        return f"yoink:{action.fans}"
    if isinstance(action, Rob):
        return f"band:{((view.seat or 0) + action.ahead) % view.seats}"
    return f"button:{action.__struct_config__.tag}"


# ---------------------------------------------------------------------- the log

SENTENCES: dict[type, str] = {
    e.Dealt: "{seat} was dealt {count}.",
    e.TurnBegan: "Round {round}: {seat}'s turn.",
    e.Drew: "{seat} drew {count}.",
    e.Reshuffled: "The discard pile became the new deck ({count}).",
    e.Played: "{seat} played {card}: {text}",
    e.EndedActions: "{seat} ended the action phase.",
    e.Discarded: "{seat} discarded {cards}.",
    e.PickedSide: "{seat} picked the {side} side.",
    e.Picked: "{seat} made a secret choice.",
    e.Stole: "{seat} stole {count} from {victim}.",
    e.Passed: "{seat} passed {count} to {to}.",
    e.Yoinked: "Yoink! {seat} took {fans} from {victim}.",
    e.NoFansToYoink: "{seat} found no fan to yoink.",
    e.NothingHappened: "Nothing happened.",
    e.TurnCutShort: "{seat}'s turn ended at once.",
    e.Announced: "{seat} announced a set in {color}: {theme}.",
    e.PlayedNoSet: "{seat} played no set.",
    e.Laid: "{seat} laid {card}.",
    e.SetDone: "{seat} played a set of {symbols} symbols in {color}: {cards}.",
    e.Returned: "{seat} returned {fans} to the supply.",
    e.Recorded: "{seat} recorded {singles}.",
    e.WonFans: "{seat} took {supply} from the supply.",
    e.FinalRound: "The last fan left the supply: this is the final round!",
}

INSIDE: dict[type, str] = {  # for a reader who knows the cards
    e.Dealt: "{seat} was dealt {count}: {cards}.",
    e.Drew: "{seat} drew {count}: {cards}.",
    e.Picked: "{seat} secretly chose {cards}.",
    e.Stole: "{seat} stole {count} from {victim}: {cards}.",
    e.Passed: "{seat} passed {count} to {to}: {cards}.",
}


FROM_BOX = "{seat} took {box} from the box."
FROM_SUPPLY_AND_BOX = "{seat} took {supply} from the supply and {box} from the box."
RECORD_DEAL_DONE = "{seat} recorded nothing: no single was left."


def sentence(event: Any, names: Names, catalogue: Catalogue) -> str:
    """An event as a sentence of the log, in the past tense."""
    if isinstance(event, e.Ended):
        return say(ENDS[event.reason])
    template = SENTENCES[type(event)]
    if type(event) in INSIDE and event.cards is not None:
        template = INSIDE[type(event)]
    elif isinstance(event, e.WonFans) and event.box:
        template = FROM_SUPPLY_AND_BOX if event.supply else FROM_BOX
    elif isinstance(event, e.Recorded) and not event.singles:
        template = RECORD_DEAL_DONE
    return say(template, **_parts(event, names, catalogue))


def _parts(event: Any, names: Names, catalogue: Catalogue) -> dict[str, object]:
    """Every field of an event in words."""
    parts: dict[str, object] = {}
    for field, value in msgspec.structs.asdict(event).items():
        if field in ("seat", "victim", "to"):
            parts[field] = names[value]
        elif field == "cards":
            parts[field] = card_names(value or (), catalogue)
        elif field == "card":
            parts[field] = card_name(value, catalogue)
            parts["text"] = catalogue.entry(value).text
        elif field == "color":
            parts[field] = color_name(value, catalogue)
        elif field == "theme":
            parts[field] = theme_name(value, catalogue)
        elif field in NOUNS:
            parts[field] = number_of(value, *NOUNS[field])
        else:
            parts[field] = value
    return parts


NOUNS = {
    "count": ("card", "cards"),
    "fans": ("fan", "fans"),
    "supply": ("fan", "fans"),
    "box": ("fan", "fans"),
    "singles": ("single", "singles"),
}
