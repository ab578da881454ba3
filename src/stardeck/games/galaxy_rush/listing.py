"""The cards of Galaxy Rush as a list for people to read, with their provenance and what is drawn on them."""

from collections.abc import Iterator

from stardeck.games.galaxy_rush.cards import Catalogue
from stardeck.games.galaxy_rush.checking import CONDITIONS
from stardeck.games.galaxy_rush.schema import (
    AchievementEntry,
    DiscoveryEntry,
    MedalEntry,
    OrbitEntry,
    PredictionEntry,
)
from stardeck.games.galaxy_rush.words import achievement_text, cost_text
from stardeck.kernel.game import CardInfo
from stardeck.kernel.text import listed, say


def card_list(catalogue: Catalogue) -> Iterator[CardInfo]:
    """Every orbit card, Discovery, Achievement, prediction and medal."""
    file = catalogue.file
    for orbit in file.orbit:
        yield _orbit(orbit, file.text)
    for found in file.discovery:
        yield _discovery(found, catalogue)
    for goal in file.achievement:
        yield _achievement(goal)
    for bet in file.prediction:
        yield _prediction(bet, catalogue)
    for medal in file.medal:
        yield _medal(medal, file.text)


def _orbit(card: OrbitEntry, texts: dict[str, str]) -> CardInfo:
    face = {"what": card.resource or card.expedition or card.kind, "au": card.distance, "worth": card.reputation}
    text, note = _orbit_text(card, texts), _note(card.given)
    return CardInfo(card.id, card.name, card.count, card.kind, text, card.source, "orbit", note, face)


def _discovery(card: DiscoveryEntry, catalogue: Catalogue) -> CardInfo:
    order = catalogue.resources
    cost = {resource: card.cost[resource] for resource in order if resource in card.cost}
    face = {"season": card.season, "worth": card.reputation, "cost": cost, "gives": card.gives}
    text, group = _discovery_text(card, catalogue), f"season {card.season}"
    return CardInfo(card.id, card.name, card.count, card.kind, text, card.source, group, _note(card.given), face)


def _achievement(goal: AchievementEntry) -> CardInfo:
    face = {"rule": goal.rule, "goal": goal.threshold, "worth": goal.reputation}
    text, note = achievement_text(goal), _note(goal.given)
    return CardInfo(goal.id, goal.name, goal.count, "achievement", text, goal.source, "achievement", note, face)


def _prediction(bet: PredictionEntry, catalogue: Catalogue) -> CardInfo:
    face = {"colour": bet.color, "condition": CONDITIONS[bet.test]}
    text, group = catalogue.file.text.get("prediction", ""), f"{bet.color} predictions"
    return CardInfo(bet.id, bet.text, bet.count, "prediction", text, bet.source, group, _note(bet.given), face)


def _medal(medal: MedalEntry, texts: dict[str, str]) -> CardInfo:
    text = say("{n} reputation. {text}", n=medal.reputation, text=texts.get("medal", ""))
    name = say("Medal of season {n}", n=medal.season)
    face = {"season": medal.season, "worth": medal.reputation}
    return CardInfo(medal.id, name, medal.count, "medal", text, medal.source, "medal", _note(medal.given), face)


def _orbit_text(card: OrbitEntry, texts: dict[str, str]) -> str:
    """Face up, face down, and a word of flavour."""
    up = texts.get(card.expedition or card.kind, "")
    worth = say("{n} reputation.", n=card.reputation) if card.kind == "heroic" else ""
    down = say("Face down: {au} au.", au=card.distance)
    return " ".join(filter(None, (worth, up, down, card.flavor)))


def _discovery_text(card: DiscoveryEntry, catalogue: Catalogue) -> str:
    worth = say("{n} reputation. Needs {cost}.", n=card.reputation, cost=cost_text(card.id, catalogue))
    gift = say("Counts as 1 {resource}.", resource=say(card.gives)) if card.gives else ""
    return " ".join(filter(None, (worth, gift)))


def _note(given: tuple[str, ...]) -> str:
    """What the rulebook does fix of a reconstructed card."""
    return say("{fields}, from the rulebook", fields=listed(list(given))) if given else ""
