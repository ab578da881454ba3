"""The table of Point Galaxy as plain text, for the terminal, replays and playthroughs."""

from stardeck.games.point_galaxy.cards import Catalogue
from stardeck.games.point_galaxy.scoring import ROWS
from stardeck.games.point_galaxy.view import AutomatonView, GalaxyView, PointView, SystemView
from stardeck.games.point_galaxy.words import card_name, cell_name, token_name
from stardeck.kernel.text import number_of, say

ARROWS = {"up": "↓+", "down": "↓-", "": "↕"}  # read from top to bottom
MOONS = {"scoring": "+", "possible": "?", "dead": "x"}


def picture(view: PointView, names: tuple[str, ...], catalogue: Catalogue) -> str:
    """The market first, then the tokens, then every galaxy, your own last."""
    lines = [say("Turn {n} of {of}", n=view.turn, of=view.turns), *_market(view, catalogue)]
    if view.supply:
        alone = view.automaton is not None
        lines.append(say("Rocket tokens (the automaton takes the first):") if alone else say("Rocket tokens:"))
        lines += [f"  {token_name(token, catalogue)}" for token in view.supply]
    if view.automaton is not None:
        lines += _automaton(view.automaton, bool(view.ended), catalogue)
    order = [seat for seat in range(view.seats) if seat != view.seat]
    if view.seat is not None:
        order.append(view.seat)
    for seat in order:
        mark = ">" if seat == view.active and not view.ended else " "
        lines.append(f"{mark} {names[seat]}: {_standing(view.galaxies[seat])}")
        lines += _galaxy(view.galaxies[seat], catalogue)
    held = [card_name(card, catalogue) for card in view.pending if card]
    if held:
        lines.append(say("To be placed: {cards}", cards="; ".join(held)))
    return "\n".join(lines)


def _market(view: PointView, catalogue: Catalogue) -> list[str]:
    lines = []
    for col, pile in enumerate(view.piles):
        top = card_name(pile.top, catalogue) if pile.top else say("empty")
        planets = [card_name(row[col], catalogue) if row[col] else say("empty") for row in view.slots]
        cards = number_of(pile.cards, "card", "cards")
        lines.append(say("Pile {n} ({cards}): {top}", n=col + 1, cards=cards, top=top))
        lines.append("    " + say("upper: {upper}   lower: {lower}", upper=planets[0], lower=planets[1]))
    return lines


def _standing(galaxy: GalaxyView) -> str:
    points = ", ".join(f"{say(name)} {n}" for name, n in zip(ROWS, galaxy.points, strict=True))
    return say("{total} points ({points})", total=galaxy.total, points=points)


def _galaxy(galaxy: GalaxyView, catalogue: Catalogue) -> list[str]:
    research = " ".join(kind if n == 1 else f"{n}{kind}" for kind, n in sorted(galaxy.research.items()))
    lines = [
        "    "
        + say(
            "{rockets} ({more} to the next token), research {research}, {asteroids}, {suns}",
            rockets=number_of(galaxy.rockets, "rocket", "rockets"),
            more=galaxy.to_next_token,
            research=research or say("none"),
            asteroids=number_of(galaxy.asteroids, "asteroids card", "asteroids cards"),
            suns=number_of(galaxy.open_suns, "open sun", "open suns"),
        )
    ]
    lines += [f"    {token_name(token.token, catalogue)}: {token.points}" for token in galaxy.tokens]
    for i, system in enumerate(galaxy.systems):
        lines += _system(i, system, catalogue)
    return lines


def _system(i: int, system: SystemView, catalogue: Catalogue) -> list[str]:
    """One column: asteroids, sun, what fits above, the sequence, what fits below."""
    lines = ["    " + _system_headline(i, system)]
    if system.asteroids:
        lines.append(f"        {card_name(system.asteroids, catalogue)}")
    if system.sun:
        sun = card_name(system.sun, catalogue)
        sets = number_of(system.sets, "set", "sets")
        short = number_of(system.short, "planet", "planets")
        lines.append("        " + say("{sun}: {sets}, the next lacks {short}", sun=sun, sets=sets, short=short))
    if system.cards:
        lines.append("        " + say("above: {numbers}", numbers=" ".join(system.above) or "-"))
    states = {moon.at: MOONS[moon.state] for moon in system.moons}
    lines += [f"        [{states.get(at, ' ')}] {card_name(card, catalogue)}" for at, card in enumerate(system.cards)]
    lines.append("        " + say("below: {numbers}", numbers=" ".join(system.below) or "-"))
    wild = [numbers for segment in system.segments for numbers in segment.wild]
    lines += ["        " + say("X may be {numbers}", numbers=" ".join(str(n) for n in numbers)) for numbers in wild]
    return lines


def _system_headline(i: int, system: SystemView) -> str:
    return say(
        "System {n}: {numbers} (next +{step}) {arrows}",
        n=i + 1,
        numbers=number_of(system.unique, "number", "numbers"),
        step=system.next_step,
        arrows=" ".join(ARROWS[segment.direction] for segment in system.segments if segment.numbers),
    ).rstrip()


def _automaton(automaton: AutomatonView, is_over: bool, catalogue: Catalogue) -> list[str]:
    cells = [cell_name(row, col) for row, col in automaton.next_cells]
    coming = say("takes next: {first}, then {second}", first=cells[0], second=cells[1])
    points = ", ".join(f"{say(name)} {n}" for name, n in zip(ROWS, automaton.points, strict=True))
    lines = [
        say(
            "Automaton ({difficulty}): {total} points ({points})",
            difficulty=say(automaton.difficulty),
            total=automaton.total,
            points=points,
        ),
        *([] if is_over else [f"    {coming}"]),
        "    "
        + say(
            "{rockets}, {tokens}, {asteroids}",
            rockets=number_of(automaton.rockets, "rocket", "rockets"),
            tokens=number_of(len(automaton.tokens), "token", "tokens"),
            asteroids=number_of(automaton.asteroids, "asteroids card", "asteroids cards"),
        ),
        "    " + say("loose: {cards}", cards="; ".join(card_name(card, catalogue) for card in automaton.loose)),
    ]
    for i, column in enumerate(automaton.columns):
        planets = "; ".join(card_name(card, catalogue) for card in column)
        lines.append("    " + say("column {n}: {planets}", n=i + 1, planets=planets))
    return lines
