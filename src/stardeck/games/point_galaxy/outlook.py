"""What a solar system can still become: for the people at the table and for the heuristics. [rules 13]"""

from stardeck.games.point_galaxy.cards import MOON, Catalogue
from stardeck.games.point_galaxy.system import System, colours_of, complete_sets, is_moon_lit, planet_colours


def sun_sets(catalogue: Catalogue, system: System) -> tuple[int, int]:
    """Complete sets of the sun, and how many planets the next one is short of."""
    colours = colours_of(catalogue, system.cards)
    quotas = catalogue.quotas[system.sun]
    complete = complete_sets(colours, quotas)
    short = 0
    for wanted, demand in quotas:
        having = sum([1 for colour in colours if colour & wanted])
        short = max(short, demand * (complete + 1) - having)
    return complete, short


def moon_state(catalogue: Catalogue, system: System, at: int) -> str:
    """A moon in the sequence is "scoring", "possible" (a planet may still come next to it) or "dead"."""
    cards = system.cards
    if is_moon_lit(catalogue, cards, at):
        return "scoring"
    wanted = catalogue.colour[cards[at]]
    top = at == 0 and system.above > 1
    bottom = at == len(cards) - 1 and system.below > 1
    if wanted & (wanted - 1) == 0 or (top and bottom):
        return "possible" if top or bottom else "dead"
    if top and planet_colours(catalogue, cards, 1) & wanted:
        return "possible"
    if bottom and planet_colours(catalogue, cards, at - 1) & wanted:
        return "possible"
    return "dead"


def moon_states(catalogue: Catalogue, system: System) -> list[tuple[int, str]]:
    """Every moon of the sequence: its place and its state."""
    kind = catalogue.kind
    return [(at, moon_state(catalogue, system, at)) for at, card in enumerate(system.cards) if kind[card] == MOON]
