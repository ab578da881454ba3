"""The cards of Galaxy Rush as a list for people to read, with their provenance."""

from collections.abc import Iterator

from stardeck.games.galaxy_rush.cards import Catalogue
from stardeck.games.galaxy_rush.schema import DiscoveryEntry, OrbitEntry
from stardeck.games.galaxy_rush.words import achievement_text, cost_text
from stardeck.kernel.game import CardInfo
from stardeck.kernel.text import listed, say


def card_list(catalogue: Catalogue) -> Iterator[CardInfo]:
    """Every orbit card, Discovery, Achievement, prediction and medal."""
    file = catalogue.file
    for orbit in file.orbit:
        text = _orbit_text(orbit, file.text)
        yield CardInfo(orbit.id, orbit.name, orbit.count, orbit.kind, text, orbit.source, "orbit", _note(orbit.given))
    for found in file.discovery:
        group = f"season {found.season}"
        text = _discovery_text(found, catalogue)
        yield CardInfo(found.id, found.name, found.count, found.kind, text, found.source, group, _note(found.given))
    for goal in file.achievement:
        text, note = achievement_text(goal), _note(goal.given)
        yield CardInfo(goal.id, goal.name, goal.count, "achievement", text, goal.source, "achievement", note)
    for bet in file.prediction:
        text, group = file.text.get("prediction", ""), f"{bet.color} predictions"
        yield CardInfo(bet.id, bet.text, bet.count, "prediction", text, bet.source, group, _note(bet.given))
    for medal in file.medal:
        text = say("{n} reputation. {text}", n=medal.reputation, text=file.text.get("medal", ""))
        name = say("Medal of season {n}", n=medal.season)
        yield CardInfo(medal.id, name, medal.count, "medal", text, medal.source, "medal", _note(medal.given))


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
