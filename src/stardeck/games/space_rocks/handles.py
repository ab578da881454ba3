"""Handles: which thing on screen an action of Space Rocks belongs to."""

from typing import Any

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
)
from stardeck.games.space_rocks.view import SpaceView


def handle(view: SpaceView, action: SpaceAction) -> str:
    """The thing on screen the action belongs to."""
    me = view.seat or 0
    if isinstance(action, Colony | Rock):
        return f"{action.__struct_config__.tag}:{(me + action.ahead) % view.seats}:{action.place}"
    if isinstance(action, Home | Opponent):
        return f"home:{(me + action.ahead) % view.seats}"
    if isinstance(action, Deploy):
        return f"hand:{action.card}:plain" if _waives_a_card(view, action) else f"hand:{action.card}"
    if isinstance(action, Card):
        return f"{_pile(view)}:{action.card}"
    if isinstance(action, Mission):
        return f"mission:{action.mission}"
    if isinstance(action, Research):
        return f"research:{view.seat if view.victim is None else view.victim}:{action.letter}"
    if isinstance(action, Launch):
        return f"weapon:{action.how}:{action.rock}:{action.tucked}:{action.sat}"
    return _answer(action)


def _answer(action: Any) -> str:
    """Answers to an attack, to a mission, and plain buttons."""
    if isinstance(action, Respond):
        return f"attack:{action.attack}:{action.how}"
    if isinstance(action, Assist):
        return f"assist:{action.how}"
    if isinstance(action, GiveUp):
        return f"give_up:{action.what}"
    if isinstance(action, Scry):
        return "scry:" + ("-".join(map(str, action.discard)) or "none")
    return f"button:{action.__struct_config__.tag}"


def _waives_a_card(view: SpaceView, action: Deploy) -> bool:
    """A colony could earn a card and the player does not take it: hardly ever wanted, so it has its own place."""
    earns = view.seat is not None and action.card in view.players[view.seat].habitable
    return earns and not action.draw and bool(view.deck or view.discards)


def _pile(view: SpaceView) -> str:
    """Where the cards lie that are being picked."""
    if view.decision in ("recover", "swap_take"):
        return "pile"
    if view.decision == "keep_rock":
        return "revealed"
    return f"hand_of:{view.victim}" if view.decision == "pick_card" else "hand"
