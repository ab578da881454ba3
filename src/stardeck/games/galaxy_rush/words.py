"""Labels, prompts and log sentences of Galaxy Rush: the same for web, terminal and screen reader."""

from typing import Any

import msgspec

from stardeck.games.galaxy_rush import events as e
from stardeck.games.galaxy_rush.actions import Discover, GalaxyAction, Predict, Take
from stardeck.games.galaxy_rush.cards import COLUMNS, Catalogue
from stardeck.games.galaxy_rush.schema import AchievementEntry, DiscoveryEntry, OrbitEntry
from stardeck.games.galaxy_rush.view import GalaxyView
from stardeck.kernel.text import listed, number_of, say

Names = tuple[str, ...]

ENDS = {"four_seasons": "The fourth season is over: the game has ended."}


# ---------------------------------------------------------------------- things


def orbit_entry(card: str, catalogue: Catalogue) -> OrbitEntry:
    """The card file's entry of this orbit card."""
    return catalogue.file.orbit[catalogue.number[card]]


def discovery_entry(card: str, catalogue: Catalogue) -> DiscoveryEntry:
    """The card file's entry of this Discovery."""
    return catalogue.file.discovery[catalogue.discovery_number[card]]


def card_name(card: str, catalogue: Catalogue) -> str:
    """`Comet (15 au)`, `Outrunning the Solar Flare (8 reputation, 10 au)`, `Crumb (1 reputation, gives 1 iridium)`."""
    if card in catalogue.discovery_number:
        found = discovery_entry(card, catalogue)
        gift = say(", gives 1 {resource}", resource=say(found.gives)) if found.gives else ""
        return say("{name} ({n} reputation{gift})", name=found.name, n=found.reputation, gift=gift)
    entry = orbit_entry(card, catalogue)
    if entry.kind == "heroic":
        return say("{name} ({n} reputation, {au} au)", name=entry.name, n=entry.reputation, au=entry.distance)
    return say("{name} ({au} au)", name=entry.name, au=entry.distance)


def card_names(cards: tuple[str, ...], catalogue: Catalogue) -> str:
    """A list of cards in words."""
    return listed([card_name(card, catalogue) for card in cards])


def achievement_entry(card: str, catalogue: Catalogue) -> AchievementEntry:
    """The card file's entry of this Achievement."""
    return catalogue.file.achievement[catalogue.achievements.index(card)]


def achievement_text(entry: AchievementEntry) -> str:
    """`8 reputation: Own at least 5 Resources of one type.`; the text of a scaling card tells its worth itself."""
    if entry.reputation is None:
        return say(entry.text)
    return say("{n} reputation: {text}", n=entry.reputation, text=say(entry.text))


def prediction_text(condition: str, catalogue: Catalogue) -> str:
    """`Will own the most Resources.`"""
    return say(catalogue.file.prediction[catalogue.condition_number[condition]].text)


def rocket_name(rocket: int, names: Names, catalogue: Catalogue) -> str:
    """`Ann's blue rocket`."""
    return say("{who}'s {color} rocket", who=names[rocket], color=say(catalogue.colours[rocket]))


def cost_text(card: str, catalogue: Catalogue) -> str:
    """`2 iridium and 1 osmium`: what must be owned for a Discovery."""
    cost = discovery_entry(card, catalogue).cost
    return listed([f"{n} {say(resource)}" for resource, n in cost.items()]) or say("nothing")


def discovery_offer(card: str, catalogue: Catalogue) -> str:
    """`Old Button (2 reputation, gives 1 palladium): needs 1 iridium and 1 osmium`."""
    return say("{card}: needs {cost}", card=card_name(card, catalogue), cost=cost_text(card, catalogue))


# ---------------------------------------------------------------------- prompts

PROMPTS = {
    "turn": "Take a card of the next pair, or accelerate past it.",
    "discovery": "Choose a Discovery you can cover, or decline.",
    "prediction": "Place one of your predictions face down on the rocket of the captain you expect to fulfil it.",
}
LAST_PAIR = "Take a card of the last pair."

REASONS = {
    "behind": "Your rocket is behind.",
    "first_orbit": "The rockets are even and yours is in the first orbit.",
}


def prompt(view: GalaxyView, names: Names, catalogue: Catalogue) -> str:
    """What the seat may do now and why it is its turn, or whom it waits for."""
    if view.ended:
        return say(ENDS[view.ended])
    if view.seat not in view.waiting:
        return say("Waiting for {who}.", who=names[view.waiting[0]])
    if not view.why:
        return say(PROMPTS[view.decision])
    at_the_last = view.captains[view.waiting[0]].column == COLUMNS - 1
    return f"{say(REASONS[view.why])} {say(LAST_PAIR if at_the_last else PROMPTS['turn'])}"


# ---------------------------------------------------------------------- labels and handles


def label(view: GalaxyView, action: GalaxyAction, names: Names, catalogue: Catalogue) -> str:
    """What the button of this action says."""
    if isinstance(action, Take):
        return _take_label(view, action, catalogue)
    if isinstance(action, Discover):
        card = view.pool[action.slot]
        if card is None:
            return say("Empty slot {n}", n=action.slot + 1)
        return say("Discover {offer}", offer=discovery_offer(card, catalogue))
    if isinstance(action, Predict):
        rocket = rocket_name(catalogue.colours.index(action.rocket), names, catalogue)
        return say("{rocket}: {text}", rocket=rocket, text=prediction_text(action.condition, catalogue))
    return say("No Discovery")


def _take_label(view: GalaxyView, action: Take, catalogue: Catalogue) -> str:
    card = view.track[2 * action.column + action.orbit - 3]
    name = card_name(card, catalogue) if card is not None else say("empty place")
    place = say(" (column {column}, orbit {orbit})", column=action.column, orbit=action.orbit)
    text = say("{card} face up" if action.face == "up" else "{card} face down", card=name) + place
    if view.waiting and action.column > view.captains[view.waiting[0]].column + 1:
        text += say(", accelerating")
    for flight in view.flights:
        if (flight.column, flight.orbit) == (action.column, action.orbit) and flight.removes:
            text += say(", removing {cards}", cards=card_names(flight.removes, catalogue))
    return text


def handle(view: GalaxyView, action: GalaxyAction) -> str:
    """The thing on screen the action belongs to."""
    if isinstance(action, Take):
        return f"track:{action.column}:{action.orbit}"
    if isinstance(action, Discover):
        return f"pool:{action.slot}"
    if isinstance(action, Predict):
        return f"hand:{action.condition}"
    return "button:decline"


# ---------------------------------------------------------------------- the log

SENTENCES: dict[type, str] = {
    e.Started: "{seat} started in the first orbit. Achievements: {achievements}.",
    e.PredictionsDealt: "{seat} was dealt {count}.",
    e.SeasonBegan: "Season {season} began. Discoveries in the pool: {pool}.",
    e.Took: "{seat} took {card} face {face} (column {column}, orbit {orbit}).",
    e.Removed: "Out of reach and removed: {cards}.",
    e.Discovered: "{seat} discovered {card}.",
    e.Refilled: "{card} came into the pool.",
    e.Declined: "{seat} made no Discovery.",
    e.MedalWon: "{seat} won the medal of season {season} ({reputation} reputation) with {distance} au.",
    e.Predicted: "{seat} placed a prediction on {rocket}.",
    e.Tallied: "{achievement} paid {names[0]} {reputation[0]} and {names[1]} {reputation[1]} reputation.",
    e.Judged: "{seat}'s prediction on {rocket} was right and earned {token}: {condition}",
}

OTHERWISE: dict[type, str] = {  # the second way a sentence can go
    e.PredictionsDealt: "{seat} was dealt {count}: {conditions}.",
    e.Took: "{seat} accelerated and took {card} face {face} (column {column}, orbit {orbit}).",
    e.Refilled: "The deck of the season is empty: a slot of the pool stayed empty.",
    e.MedalWon: "Both had travelled {distance} au: the medal of season {season} ({reputation} reputation) "
    "went to {seat} in the first orbit.",
    e.Predicted: "{seat} placed a prediction on {rocket}: {condition}",
    e.Tallied: "{achievement} paid nobody.",
    e.Judged: "{seat}'s prediction on {rocket} was wrong: {condition}",
}


def sentence(event: Any, names: Names, catalogue: Catalogue) -> str:
    """An event as a sentence of the log, in the past tense."""
    if isinstance(event, e.Ended):
        template = "{end} {who} won the tie in the first orbit." if event.tied else "{end} {who} won."
        return say(template, end=say(ENDS[event.reason]), who=names[event.winner])
    template = OTHERWISE[type(event)] if _goes_otherwise(event) else SENTENCES[type(event)]
    return say(template, **_parts(event, names, catalogue))


def _goes_otherwise(event: Any) -> bool:
    match event:
        case e.PredictionsDealt(conditions=None) | e.Predicted(condition=None):
            return False
        case e.PredictionsDealt() | e.Predicted() | e.Refilled(card=None) | e.MedalWon(tied=True) | e.Judged(token=0):
            return True
        case e.Took(skipped=skipped):
            return skipped > 0
        case e.Tallied(reputation=reputation):
            return not any(reputation)
    return False


def _parts(event: Any, names: Names, catalogue: Catalogue) -> dict[str, object]:
    """Every field of an event in words."""
    parts: dict[str, object] = {"names": names}
    for field, value in msgspec.structs.asdict(event).items():
        if value is None:
            continue
        if field == "seat":
            parts[field] = names[value]
        elif field == "rocket":
            parts[field] = rocket_name(value, names, catalogue)
        elif field == "condition":
            parts[field] = prediction_text(value, catalogue)
        elif field == "card" and isinstance(event, e.Tallied):
            parts["achievement"] = achievement_entry(value, catalogue).name
        elif field == "card":
            parts[field] = card_name(value, catalogue)
        elif field in ("cards", "pool"):
            parts[field] = card_names(value, catalogue)
        elif field == "achievements":
            parts[field] = listed([achievement_entry(card, catalogue).name for card in value])
        elif field == "conditions":
            parts[field] = listed([prediction_text(condition, catalogue).rstrip(".") for condition in value])
        elif field == "count":
            parts[field] = number_of(value, "prediction", "predictions")
        else:
            parts[field] = say(value) if field == "face" else value
    return parts
