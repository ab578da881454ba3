"""The card list people read, with where every card comes from."""

from collections.abc import Iterator

from stardeck.games.space_rocks.cards import Catalogue
from stardeck.games.space_rocks.schema import CardEntry, MissionEntry, PlanetFlavour, SpeciesFlavour
from stardeck.kernel.game import CardInfo
from stardeck.kernel.text import listed, say


def card_list(catalogue: Catalogue) -> Iterator[CardInfo]:
    """The singularity deck, the homeworlds, and the missions of the breakthroughs cards."""
    file = catalogue.file
    planets = {entry.letter: entry for entry in file.planet_flavour}
    peoples = {entry.species: entry for entry in file.species_flavour}
    for card in file.card:
        if card.deck == "singularity":
            yield _singularity_card(card, planets.get(card.letter) if card.letter else None)
    for card in file.card:
        if card.kind == "homeworld":
            yield _homeworld(card, peoples.get(card.species) if card.species else None)
    for mission in file.mission:
        yield _mission(mission)


def _singularity_card(card: CardEntry, flavour: PlanetFlavour | None) -> CardInfo:
    text = _text(card) + _nickname(flavour)
    face = {"letter": card.letter, "habitable_for": card.habitable_for} if card.letter else {"class": card.class_}
    return CardInfo(
        card.id,
        _name(card),
        card.count,
        card.kind,
        text,
        card.source,
        say("Singularity deck"),
        face={**face, **_flavour(flavour)},
    )


def _homeworld(card: CardEntry, flavour: SpeciesFlavour | None) -> CardInfo:
    name = say("Species {letter}", letter=card.species)
    text = say("Habitable planets: {letters}.", letters=listed(list(card.habitable))) + _nickname(flavour)
    face = {"species": card.species, "habitable": card.habitable, **_flavour(flavour)}
    return CardInfo(card.id, name, card.count, card.kind, text, card.source, say("Homeworlds"), face=face)


def _mission(mission: MissionEntry) -> CardInfo:
    tech, mines = mission.requires
    name = f"{mission.species}: {mission.name} [{tech} : {mines}]"
    face = {
        "species": mission.species,
        "title": mission.name,
        "tech": tech,
        "mines": mines,
        "effect": mission.effect,
    }
    return CardInfo(mission.id, name, 1, "mission", mission.text, mission.source, say("Breakthroughs"), face=face)


def _flavour(flavour: PlanetFlavour | SpeciesFlavour | None) -> dict[str, str]:
    return {"nickname": flavour.nickname, "flavour": flavour.flavour} if flavour else {}


def _name(card: CardEntry) -> str:
    if card.kind == "planet":
        return say("Planet {letter}", letter=card.letter)
    return say("Sat, class {n}", n=card.class_) if card.kind == "sat" else say("Rock, class {n}", n=card.class_)


def _nickname(flavour: PlanetFlavour | SpeciesFlavour | None) -> str:
    """Our own addition, said to be one."""
    return " " + say("Our nickname: {nickname}.", nickname=flavour.nickname) if flavour else ""


def _text(card: CardEntry) -> str:
    if card.kind == "planet":
        return say("Habitable for species {species}.", species=listed(list(card.habitable_for)))
    if card.kind == "sat":
        return say("Guards a planet, propels a rock, deflects an attack or pays for a mission.")
    return say("Deployed it is a mine; launched it destroys a planet. Class {n} or better stops it.", n=card.class_)
