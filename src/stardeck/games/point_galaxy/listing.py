"""The cards of Point Galaxy as a list for people to read, with their provenance and what is drawn on them."""

from collections.abc import Iterator

from stardeck.games.point_galaxy.cards import Catalogue
from stardeck.games.point_galaxy.schema import CardEntry, FaceEntry, StartingSunEntry, SunSide, TokenEntry
from stardeck.kernel.game import CardInfo
from stardeck.kernel.text import number_of, say


def card_list(catalogue: Catalogue) -> Iterator[CardInfo]:
    """Every planet by its name, every space face, both sides of every starting sun, every rocket token."""
    file = catalogue.file
    for card in file.card:
        yield _planet(card)
    for face in file.space_face:
        yield _space(face)
    for sun in file.starting_sun:
        for side in (sun.side_a, sun.side_b):
            yield _side(sun, side)
    for token in file.rocket_token:
        yield _token(token)


def _planet(card: CardEntry) -> CardInfo:
    """Named by the planet: which space face is behind it is nobody's business."""
    number = say("any number") if card.wild else say("number {n}", n=card.number)
    colours = " / ".join(say(colour) for colour in card.colors) or say("no colour")
    text = say("{colours} planet, {number}{symbols}.", colours=colours, number=number, symbols=_symbols(card))
    face = {"number": card.number, "colours": card.colors, "rockets": card.rockets, "research": card.research}
    return CardInfo(card.planet, say(card.planet), card.count, "planet", text, card.source, "planets", "", face)


def _space(card: FaceEntry) -> CardInfo:
    face = {
        "colours": card.need or card.colors,
        "points": card.points,
        "rockets": card.rockets,
        "research": card.research,
        "majority": card.majority,
    }
    group = say("{kind} faces", kind=card.kind)
    return CardInfo(card.id, say(card.label), card.count, card.kind, say(card.text), card.source, group, "", face)


def _side(sun: StartingSunEntry, side: SunSide) -> CardInfo:
    face = {"colours": side.need, "points": side.points, "rockets": side.rockets, "research": side.research}
    name, group = say("Starting Sun"), say("starting suns")
    return CardInfo(side.id, name, sun.count, "sun", say(side.text), sun.source, group, "", face)


def _token(token: TokenEntry) -> CardInfo:
    face = {
        "sort": token.kind,
        "colours": token.colors or (token.color,) if token.color or token.colors else (),
        "number": token.number,
        "least": token.min_planets,
        "points": token.points,
    }
    name, text = say(token.name), say(token.text)
    return CardInfo(token.id, name, token.count, "token", text, token.source, "rocket tokens", "", face)


def _symbols(card: CardEntry) -> str:
    """Rockets and research, as the end of a sentence."""
    found = ""
    if card.rockets:
        found += say(", {rockets}", rockets=number_of(card.rockets, "rocket", "rockets"))
    if card.research:
        found += say(", research {kind}", kind=card.research)
    return found
