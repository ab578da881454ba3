"""Labels, prompts and log sentences of Space Rocks: the same for web, terminal and screen reader."""

from typing import Any

import msgspec

from stardeck.games.space_rocks import events as e
from stardeck.games.space_rocks.actions import (
    Assist,
    Card,
    Colony,
    Deploy,
    GiveUp,
    Home,
    Launch,
    Mission,
    Opponent,
    Research,
    Respond,
    Rock,
    Scry,
    SpaceAction,
    Stop,
)
from stardeck.games.space_rocks.cards import Catalogue
from stardeck.games.space_rocks.view import PlayerView, ShotView, SpaceView
from stardeck.kernel.text import listed, number_of, say

Names = tuple[str, ...]

ENDS = {
    "last_standing": "Only one species is left: the game is over.",
    "silence": "Nobody could or would do anything any more: the game is over.",
    "round_limit": "The round limit was reached: the game is over.",
}


# ---------------------------------------------------------------------- things


def card_name(card: str) -> str:
    """`planet U`, `class 2 sat`, `class 3 rock`."""
    if len(card) == 1:
        return say("planet {letter}", letter=card)
    if card.startswith("S"):
        return say("class {n} sat", n=card[1])
    return say("class {n} rock", n=card[1])


def card_names(cards: tuple[str, ...]) -> str:
    """A list of cards in words."""
    return listed([card_name(card) for card in cards])


def planet_name(planet: str) -> str:
    """`colony U`, or `the homeworld`."""
    return say("colony {letter}", letter=planet) if planet else say("the homeworld")


def mission_name(mission: str, catalogue: Catalogue) -> str:
    """`Deep Scan`."""
    return catalogue.entry(mission).name


def with_sat(thing: str, sat: int) -> str:
    """`colony U`, or `colony U with a class 2 sat`."""
    return say("{thing} with a class {sat} sat", thing=thing, sat=sat) if sat else thing


# ---------------------------------------------------------------------- prompts

PROMPTS = {
    "action": "Your turn: deploy a card, reload, attack or fly a mission.",
    "slot": "Where do you tuck the {sat}?",
    "launch": "Choose a rock and what propels it: up to {left} more.",
    "target": "Which planet does the {rock} fly at?",
    "respond": "Rocks fly at you: deflect one or let it come.",
    "assist": "A {rock} flies at {defender}: deflect it with a sat from your hand or let it pass.",
    "backfire": "You deflected the {rock}: where does it fly now?",
    "opponent": "Which opponent is {mission} about?",
    "expand": "Deploy a planet: {left} to go.",
    "recover": "Which card do you recover?",
    "swap_take": "Which card do you take?",
    "swap_give": "Which card do you give for it?",
    "keep_rock": "There are more rocks than your hand can hold: which do you keep?",
    "pick_sat": "Which sat of {victim} do you take?",
    "pick_rock": "Which rock of {victim} do you choose?",
    "pick_planet": "Which planet of {victim} do you choose?",
    "lose_planet": "You must discard one of your planets: which?",
    "hand_or_planet": "What do you give up: your hand or planet {planet}?",
    "lose_cards": "Choose a card to discard: {left} to go.",
    "pick_card": "Which card of this hand of {victim} is discarded?",
    "scuttle": "Which of your research planets do you give up?",
    "scry": "Which of the top cards do you discard?",
}
BACKFIRE = "The {rock} comes back at you: deflect it or let it come."


def prompt(view: SpaceView, names: Names, catalogue: Catalogue) -> str:
    """What the seat may do now, or whom it waits for."""
    if view.ended:
        return say(ENDS[view.ended])
    if view.seat not in view.waiting:
        return say("Waiting for {who}.", who=listed([names[seat] for seat in view.waiting]))
    text = BACKFIRE if view.decision == "respond" and view.current is not None else PROMPTS[view.decision]
    return say(text, **_asked_about(view, names, catalogue))


def _asked_about(view: SpaceView, names: Names, catalogue: Catalogue) -> dict[str, object]:
    """What a prompt may name."""
    shot = view.current
    return {
        "sat": card_name(view.carried) if view.carried else "",
        "rock": card_name(f"R{shot.rock}") if shot is not None else "",
        "defender": names[shot.defender] if shot is not None and shot.defender is not None else "",
        "mission": mission_name(view.mission, catalogue) if view.mission else "",
        "victim": names[view.victim] if view.victim is not None else "",
        "planet": view.named,
        "left": view.left,
    }


# ---------------------------------------------------------------------- labels

CARD_LABELS = {
    "recover": "Recover a {card}",
    "swap_take": "Take a {card}",
    "swap_give": "Give a {card}",
    "keep_rock": "Keep a {card}",
    "lose_cards": "Discard a {card}",
    "pick_card": "Discard a {card}",
}

PLAIN_LABELS = {
    "reload": "Reload",
    "attack": "Attack",
    "end": "End the turn",
    "stop": "Stop",
}

STOPS = {
    "launch": "No more rocks: let them fly",
    "recover": "Take no more cards",
    "expand": "No planet to deploy",
}

LAUNCHES = {
    "own": "Launch a class {rock} rock with the class {sat} sat under it",
    "mixed": "Launch a deployed class {rock} rock ({tucked}) with a class {sat} sat from your hand",
    "hand": "Launch a class {rock} rock from your hand with a class {sat} sat",
    "deployed": "Launch a deployed class {rock} rock ({tucked})",
}


def label(view: SpaceView, action: SpaceAction, names: Names, catalogue: Catalogue) -> str:
    """What the button of this action says."""
    if isinstance(action, Deploy):
        name = card_name(action.card)
        return say("Deploy a {card} and draw", card=name) if action.draw else say("Deploy a {card}", card=name)
    if isinstance(action, Mission):
        name = mission_name(action.mission, catalogue)
        return say("{mission}, paid with a {sat}", mission=name, sat=card_name(action.pay))
    if isinstance(action, Launch):
        return _launch(action)
    if isinstance(action, Respond):
        return _response(view, action, names)
    if isinstance(action, Colony | Rock | Home):
        return _thing(view, action, names)
    if isinstance(action, Card):
        return say(CARD_LABELS.get(view.decision, "{card}"), card=card_name(action.card))
    return _other(view, action, names)


def _other(view: SpaceView, action: Any, names: Names) -> str:
    if isinstance(action, Assist):
        if action.how == "decline":
            return say("Let it pass")
        return say("Deflect it with a {sat}", sat=card_name(action.how))
    if isinstance(action, Opponent):
        return _owner(view, action.ahead, names)
    if isinstance(action, Research):
        return say("Research planet {letter}", letter=action.letter)
    if isinstance(action, GiveUp):
        return say("Give up your hand") if action.what == "hand" else say("Give up the planet")
    if isinstance(action, Scry):
        return _scry(view, action)
    if isinstance(action, Stop) and view.decision in STOPS:
        return say(STOPS[view.decision])
    return say(PLAIN_LABELS[str(action.__struct_config__.tag)])


def _launch(action: Launch) -> str:
    tucked = say("over a class {n} sat", n=action.tucked) if action.tucked else say("without sat")
    if action.how == "hand" and not action.sat:
        return say("Launch a class {rock} rock from your hand", rock=action.rock)
    return say(LAUNCHES[action.how], rock=action.rock, sat=action.sat, tucked=tucked)


def _scry(view: SpaceView, action: Scry) -> str:
    if not action.discard:
        return say("Discard nothing")
    cards = [f"{card_name(view.deck_top[i])} (#{i + 1})" for i in action.discard if i < len(view.deck_top)]
    return say("Discard {cards}", cards=listed(cards or [f"#{i + 1}" for i in action.discard]))


def _owner(view: SpaceView, ahead: int, names: Names) -> str:
    """The player so many seats ahead."""
    return names[((view.seat or 0) + ahead) % view.seats]


def _player(view: SpaceView, ahead: int) -> PlayerView:
    return view.players[((view.seat or 0) + ahead) % view.seats]


def _thing(view: SpaceView, action: Colony | Rock | Home, names: Names) -> str:
    """`Bea: colony U with a class 2 sat (#3)`."""
    player = _player(view, action.ahead)
    thing = say("homeworld")
    if isinstance(action, Colony):
        thing = say("colony #{n}", n=action.place + 1)
        if action.place < len(player.colonies):
            colony = player.colonies[action.place]
            thing = f"{with_sat(planet_name(colony.planet), colony.sat)} (#{action.place + 1})"
    elif isinstance(action, Rock):
        thing = say("rock #{n}", n=action.place + 1)
        if action.place < len(player.rocks):
            rock = player.rocks[action.place]
            thing = f"{with_sat(say('class {n} rock', n=rock.rock), rock.sat)} (#{action.place + 1})"
    else:
        thing = with_sat(thing, player.home_sat)
    if action.ahead == 0:
        return say("Your {thing}", thing=thing)
    return say("{who}: {thing}", who=_owner(view, action.ahead, names), thing=thing)


def _attacks_on_me(view: SpaceView) -> tuple[ShotView, ...]:
    """The attacks a RESPOND is about."""
    if view.current is not None:
        return (view.current,)
    return tuple(shot for shot in view.flight if shot.defender == view.seat)


def shot_name(shot: ShotView) -> str:
    """`class 2 rock at colony U (#1)`."""
    target = planet_name(shot.planet) + (f" (#{shot.place + 1})" if shot.place is not None else "")
    if shot.power > 3:
        return say("class {rock} rock at {target}, undeflectable", rock=shot.rock, target=target)
    if shot.power > shot.rock:
        return say(
            "class {rock} rock at {target}, needs class {power}", rock=shot.rock, target=target, power=shot.power
        )
    return say("class {rock} rock at {target}", rock=shot.rock, target=target)


def _has_third_party(view: SpaceView, shot: ShotView) -> bool:
    """Somebody besides maker and defender lives and may be asked to deflect."""
    return any(player.alive and seat not in (shot.maker, shot.defender) for seat, player in enumerate(view.players))


def _response(view: SpaceView, action: Respond, names: Names) -> str:
    shot = next(iter(_attacks_on_me(view)[action.attack : action.attack + 1]), None)
    attack = f"#{action.attack + 1}: {say('attack') if shot is None else shot_name(shot)}"
    if action.how == "decline":
        if shot is not None and not _has_third_party(view, shot):
            return say("Absorb {attack}", attack=attack)
        return say("Let {attack} come", attack=attack)
    if action.how == "planetary":
        return say("Deflect {attack} with the sat under the planet", attack=attack)
    return say("Deflect {attack} with a {sat} from your hand", attack=attack, sat=card_name(action.how))


# ---------------------------------------------------------------------- the log

SENTENCES: dict[type, str] = {
    e.SetUp: "{seat} played species {species} with colonies {colonies}.",
    e.Dealt: "{seat} was dealt {count}.",
    e.TurnBegan: "Round {round}: {seat}'s turn.",
    e.TurnEnded: "{seat} ended the turn.",
    e.Settled: "{seat} settled planet {planet}.",
    e.Researched: "{seat} tucked planet {planet} for research.",
    e.Mined: "{seat} deployed a {card}.",
    e.Readied: "{seat} took a {card} from the hand to tuck it.",
    e.Tucked: "{seat} tucked a {card} under {host}.",
    e.Reloaded: "{seat} reloaded.",
    e.Drew: "{seat} drew {count}.",
    e.Reshuffled: "The discard pile was shuffled into a new deck ({count}).",
    e.Attacked: "{seat} began an attack with up to {most}.",
    e.Launched: "{seat} launched a {card} with a {sat}.",
    e.Aimed: "{seat} aimed a {card} at {target} of {victim}.",
    e.Deflected: "{seat} deflected the {card} with a {sat}.",
    e.Declined: "{seat} let the {card} come.",
    e.Backfired: "{seat} sent the {card} on to {target} of {victim}.",
    e.Fizzled: "The {card} found no target and was lost.",
    e.Absorbed: "The {card} hit: {seat} lost {target}.",
    e.Cancelled: "The target was gone, so this was lost: {cards}.",
    e.Eliminated: "{seat} was eliminated!",
    e.Discarded: "{seat} discarded {cards}.",
    e.Flew: "{seat} flew {mission}, paid with a {sat}: {text}",
    e.Targeted: "{seat} chose {victim}.",
    e.Looked: "{seat} looked at the hand of {victim}.",
    e.LookedAtDeck: "{seat} looked at the top {count} of the deck.",
    e.Milled: "{seat} discarded {cards} from the top of the deck.",
    e.Revealed: "{seat} turned over {cards}.",
    e.Took: "{seat} took {cards} into the hand.",
    e.Stole: "{seat} took a random card from {victim}.",
    e.TookSat: "{seat} took a {card} from {victim}.",
    e.TookRock: "{seat} pulled a {card} from {victim}.",
    e.Named: "{seat} named planet {planet} of {victim}.",
    e.NothingLeft: "{seat} had no planet to deploy.",
    e.Mixed: "The discard pile ({count}) was shuffled into the deck.",
}

INSIDE: dict[type, str] = {  # for a reader who knows the cards
    e.Dealt: "{seat} was dealt {count}: {cards}.",
    e.Drew: "{seat} drew {count}: {cards}.",
    e.Looked: "{seat} looked at the hand of {victim}: {cards}.",
    e.LookedAtDeck: "{seat} looked at the top {count} of the deck: {cards}.",
    e.Stole: "{seat} took a random card from {victim}: a {card}.",
}

LAUNCHED = {  # by whether it was propelled, and whether another sat lost its host
    (True, False): "{seat} launched a {card} with a {sat}.",
    (True, True): "{seat} launched a {card} with a {sat}; the {orphan} under it was lost.",
    (False, False): "{seat} launched a {card}.",
    (False, True): "{seat} launched a {card}; the {orphan} under it was lost.",
}

HOSTS = {"colony": "colony {under}", "rock": "a class {under} rock", "home": "the homeworld"}


def sentence(event: Any, names: Names, catalogue: Catalogue) -> str:
    """An event as a sentence of the log, in the past tense."""
    if isinstance(event, e.Ended):
        return say(ENDS[event.reason])
    return say(_template(event), **_parts(event, names, catalogue))


def _template(event: Any) -> str:
    """The sentence that fits what happened."""
    if type(event) in INSIDE and (event.card if isinstance(event, e.Stole) else event.cards) is not None:
        return INSIDE[type(event)]
    if isinstance(event, e.Launched):
        return LAUNCHED[bool(event.sat), bool(event.orphan)]
    if isinstance(event, e.Absorbed) and event.sat:
        return "The {card} hit: {seat} lost {target} and the {sat} under it."
    if isinstance(event, e.TookSat) and event.victim is None:
        return "{seat} took a {card} out of the discard pile."
    if isinstance(event, e.TookRock) and event.sat:
        return "{seat} pulled a {card} with a {sat} from {victim}."
    return SENTENCES[type(event)]


def _parts(event: Any, names: Names, catalogue: Catalogue) -> dict[str, object]:
    """Every field of an event in words."""
    parts: dict[str, object] = {}
    for field, value in msgspec.structs.asdict(event).items():
        if value is None:
            continue
        if field in ("seat", "victim"):
            parts[field] = names[value]
        elif field == "cards":
            parts[field] = card_names(value)
        elif field == "colonies":
            parts[field] = listed(list(value))
        elif field in ("card", "sat", "orphan") and value:
            parts[field] = card_name(value)
        elif field == "count":
            parts[field] = number_of(value, "card", "cards")
        elif field == "most":
            parts[field] = number_of(value, "rock", "rocks")
        else:
            parts[field] = value
    if isinstance(event, e.Aimed | e.Backfired | e.Absorbed):
        parts["target"] = planet_name(event.planet)
    elif isinstance(event, e.Tucked):
        parts["host"] = say(HOSTS[event.host], under=event.under[-1:])
    elif isinstance(event, e.Flew):
        parts["mission"] = mission_name(event.mission, catalogue)
        parts["text"] = catalogue.entry(event.mission).text
    return parts
