"""The card list people read, with where every card comes from."""

from collections.abc import Iterator

from stardeck.games.space_rocks.cards import Catalogue
from stardeck.games.space_rocks.schema import CardEntry
from stardeck.kernel.game import CardInfo
from stardeck.kernel.text import listed, say


def card_list(catalogue: Catalogue) -> Iterator[CardInfo]:
    """The singularity deck, the homeworlds, and the missions of the breakthroughs cards."""
    file = catalogue.file
    planets = {entry.letter: entry.nickname for entry in file.planet_flavour}
    peoples = {entry.species: entry.nickname for entry in file.species_flavour}
    for card in file.card:
        if card.deck == "singularity":
            text = _text(card) + _nickname(planets.get(card.letter or "U", ""), card.kind == "planet")
            group = say("Singularity deck")
            yield CardInfo(card.id, _name(card), card.count, card.kind, text, card.source, group)
    for card in file.card:
        if card.kind == "homeworld":
            name = say("Species {letter}", letter=card.species)
            text = say("Habitable planets: {letters}.", letters=listed(list(card.habitable)))
            text += _nickname(peoples.get(card.species or "A", ""), True)
            yield CardInfo(card.id, name, card.count, card.kind, text, card.source, say("Homeworlds"))
    for mission in file.mission:
        tech, mines = mission.requires
        name = f"{mission.species}: {mission.name} [{tech} : {mines}]"
        group = say("Breakthroughs")
        yield CardInfo(mission.id, name, 1, "mission", mission.text, mission.source, group)


def _name(card: CardEntry) -> str:
    if card.kind == "planet":
        return say("Planet {letter}", letter=card.letter)
    return say("Sat, class {n}", n=card.class_) if card.kind == "sat" else say("Rock, class {n}", n=card.class_)


def _nickname(nickname: str, wanted: bool) -> str:
    """Our own addition, said to be one."""
    return " " + say("Our nickname: {nickname}.", nickname=nickname) if wanted and nickname else ""


def _text(card: CardEntry) -> str:
    if card.kind == "planet":
        return say("Habitable for species {species}.", species=listed(list(card.habitable_for)))
    if card.kind == "sat":
        return say("Guards a planet, propels a rock, deflects an attack or pays for a mission.")
    return say("Deployed it is a mine; launched it destroys a planet. Class {n} or better stops it.", n=card.class_)
