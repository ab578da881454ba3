"""The table of Space Rocks as plain text, for the terminal, replays and playthroughs."""

from collections import Counter

from stardeck.games.space_rocks.cards import Catalogue
from stardeck.games.space_rocks.view import PlayerView, SpaceView
from stardeck.games.space_rocks.words import mission_name, shot_name
from stardeck.kernel.text import listed, number_of, say


def picture(view: SpaceView, names: tuple[str, ...], catalogue: Catalogue) -> str:
    """Piles first, then every species in turn order, rocks in flight, your own cards last."""
    lines = [say("Round {n}", n=view.round), _piles(view)]
    for seat in view.order:
        mark = ">" if seat == view.active else " "
        lines += [f"{mark} {_headline(view.players[seat], names[seat])}", *_zone(view.players[seat])]
    for shot in view.flight:
        lines.append(say("In flight: {shot} of {who}", shot=shot_name(shot), who=names[shot.defender or 0]))
    if view.current is not None:
        lines.append(_current(view, names))
    if view.carried:
        lines.append(say("To be tucked: {card}", card=view.carried))
    if view.revealed:
        lines.append(say("Turned over: {cards}", cards=_counted(view.revealed)))
    return "\n".join([*lines, *_mine(view, names, catalogue)])


def _piles(view: SpaceView) -> str:
    return say(
        "Deck: {deck}   Discard pile: {discards}   Void: {void}",
        deck=view.deck,
        discards=_counted(view.discards),
        void=_counted(view.void),
    )


def _headline(player: PlayerView, name: str) -> str:
    if not player.alive:
        return say("{name}, species {species}: eliminated", name=name, species=player.species)
    return say(
        "{name}, species {species} ({letters}): technology {tech}, mines {mines}, reload {reload}, {cards} in hand",
        name=name,
        species=player.species,
        letters="".join(player.habitable),
        tech=len(player.research),
        mines=len(player.rocks),
        reload=player.reload,
        cards=number_of(player.cards, "card", "cards"),
    )


def _zone(player: PlayerView) -> list[str]:
    """Colonies, research planets and rocks in the notation of the rules, and what you know of the hand."""
    if not player.alive:
        return []
    colonies = " ".join(f"{colony.planet}/{colony.sat or '-'}" for colony in player.colonies)
    home = f" home/{player.home_sat}" if player.home_sat else ""
    rocks = " ".join(f"R{rock.rock}/{f'S{rock.sat}' if rock.sat else '-'}" for rock in player.rocks)
    lines = [
        "    "
        + say(
            "colonies {colonies}{home}   research {research}   rocks {rocks}",
            colonies=colonies or "-",
            home=home,
            research=" ".join(player.research) or "-",
            rocks=rocks or "-",
        )
    ]
    if player.known:
        lines.append("    " + say("you know of: {cards}", cards=_counted(player.known)))
    return lines


def _current(view: SpaceView, names: tuple[str, ...]) -> str:
    shot = view.current
    assert shot is not None
    if shot.defender is None:
        return say("Ready to fly: class {n} rock of {who}", n=shot.rock, who=names[shot.maker])
    return say("Now: {shot} of {who}", shot=shot_name(shot), who=names[shot.defender])


def _mine(view: SpaceView, names: tuple[str, ...], catalogue: Catalogue) -> list[str]:
    """Your hand, what lies on top of the deck, your latest look, your missions."""
    if view.seat is None:
        return []
    me = view.players[view.seat]
    lines = []
    if view.deck_top:
        lines.append(say("On top of the deck: {cards}", cards=", ".join(view.deck_top)))
    if view.looks and view.looks[-1].round == view.round:
        look = view.looks[-1]
        whose = say("the deck") if look.whose is None else names[look.whose]
        lines.append(say("You looked at {whose}: {cards}", whose=whose, cards=_counted(look.cards)))
    ready = [mission for mission in me.missions if not mission.tech_missing and not mission.mines_missing]
    if me.alive and ready:
        open_now = listed([mission_name(mission.mission, catalogue) for mission in ready])
        lines.append(say("Missions unlocked: {missions}", missions=open_now))
    lines.append(say("Your hand: {cards}", cards=_counted(me.hand or ())))
    return lines


def _counted(cards: tuple[str, ...]) -> str:
    """Every kind once, with its number of copies."""
    return ", ".join(f"{n}x {card}" if n > 1 else card for card, n in Counter(cards).items()) or "-"
