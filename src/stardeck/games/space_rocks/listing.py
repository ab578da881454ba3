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
            yield CardInfo(
                card.id,
                _name(card, planets.get(card.letter or "U", "")),
                card.count,
                card.kind,
                _text(card),
                card.source,
                say("Singularity deck"),
                say("the nickname is ours") if card.letter in planets else "",
            )
    for card in file.card:
        if card.kind == "homeworld":
            name = say(
                "Species {letter}, {nickname}", letter=card.species, nickname=peoples.get(card.species or "A", "")
            )
            text = say("Habitable planets: {letters}.", letters=listed(list(card.habitable)))
            note = say("the nickname is ours")
            yield CardInfo(card.id, name, card.count, card.kind, text, card.source, say("Homeworlds"), note)
    for mission in file.mission:
        tech, mines = mission.requires
        name = f"{mission.species}: {mission.name} [{tech} : {mines}]"
        group = say("Breakthroughs")
        yield CardInfo(mission.id, name, 1, "mission", mission.text, mission.source, group)


def _name(card: CardEntry, nickname: str) -> str:
    if card.kind == "planet":
        return say("Planet {letter}, {nickname}", letter=card.letter, nickname=nickname)
    return say("Sat, class {n}", n=card.class_) if card.kind == "sat" else say("Rock, class {n}", n=card.class_)


def _text(card: CardEntry) -> str:
    if card.kind == "planet":
        return say("Habitable for species {species}.", species=listed(list(card.habitable_for)))
    if card.kind == "sat":
        return say("Guards a planet, propels a rock, deflects an attack or pays for a mission.")
    return say("Deployed it is a mine; launched it destroys a planet. Class {n} or better stops it.", n=card.class_)
