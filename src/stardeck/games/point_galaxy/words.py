"""Labels, prompts and log sentences of Point Galaxy: the same for web, terminal and screen reader."""

from typing import Any

import msgspec

from stardeck.games.point_galaxy import events as e
from stardeck.games.point_galaxy.actions import NEW, Draft, Place, PointAction, Side, Take
from stardeck.games.point_galaxy.cards import ASTEROIDS, MOON, PLANET, SUN, Catalogue
from stardeck.games.point_galaxy.view import PointView
from stardeck.kernel.text import listed, number_of, say

Names = tuple[str, ...]

ENDS = {
    "turns_played": "Everybody has taken {turns} turns: the cards left in the market were discarded, the game is over."
}
CELLS = ("pile {col}", "upper slot {col}", "lower slot {col}")


# ---------------------------------------------------------------------- things


def card_name(name: str, catalogue: Catalogue) -> str:
    """`Fathomel (ocean 7)`, `Moon (lava, 3 points)`: the name and what matters about the side that is seen."""
    piece = catalogue.piece[name]
    kind = catalogue.kind[piece]
    parts = []
    if kind == PLANET:
        title = name
        number = catalogue.number[piece]
        parts.append(say("{colours} {number}", colours=_colours(piece, catalogue), number=number) if number else "X")
    elif kind == SUN:
        title = say("Starting Sun") if piece >= catalogue.first_side else _face_label(piece, catalogue)
        parts += [_need(piece, catalogue), number_of(catalogue.points[piece], "point", "points")]
    elif kind == MOON:
        title = say("Moon")
        parts += [_colours(piece, catalogue), number_of(catalogue.points[piece], "point", "points")]
    else:
        title = say("Asteroids") if kind == ASTEROIDS else say("Wormhole")
    parts += _symbols(piece, catalogue)
    return f"{title} ({', '.join(parts)})" if parts else title


def _face_label(piece: int, catalogue: Catalogue) -> str:
    return say(catalogue.file.space_face[piece - catalogue.cards].label)


def _colours(piece: int, catalogue: Catalogue) -> str:
    mask = catalogue.colour[piece]
    return "/".join(say(colour) for i, colour in enumerate(catalogue.colours) if mask >> i & 1)


def _need(piece: int, catalogue: Catalogue) -> str:
    """The set a sun asks for."""
    return "+".join(say(colour) for colour in needs(piece, catalogue))


def needs(piece: int, catalogue: Catalogue) -> tuple[str, ...]:
    """The colours of one set of a sun."""
    if piece < catalogue.first_side:
        return catalogue.file.space_face[piece - catalogue.cards].need
    sun = catalogue.file.starting_sun[(piece - catalogue.first_side) // 2]
    return (sun.side_b if (piece - catalogue.first_side) % 2 else sun.side_a).need


def _symbols(piece: int, catalogue: Catalogue) -> list[str]:
    """Rockets and research on a card."""
    found = []
    if catalogue.rockets[piece]:
        found.append(number_of(catalogue.rockets[piece], "rocket", "rockets"))
    if catalogue.research[piece] >= 0:
        found.append(say("research {kind}", kind=catalogue.research_kinds[catalogue.research[piece]]))
    return found


def token_name(token: str, catalogue: Catalogue) -> str:
    """`Lunar Bus (2 points for every three moons in your galaxy, scoring or not)`."""
    entry = catalogue.file.rocket_token[catalogue.token_number[token]]
    return f"{say(entry.name)} ({say(entry.text).rstrip('.')})"


def cell_name(row: int, col: int) -> str:
    """`pile 1`, `upper slot 3`."""
    return say(CELLS[row], col=col + 1)


# ---------------------------------------------------------------------- prompts

PROMPTS = {
    "side": "Choose the side of your starting sun.",
    "draft": "Draft a card: your {nth} of two this turn.",
    "place": "Place a drafted card in one of your solar systems, or begin a new one.",
    "token": "Your rockets have reached another multiple of {rockets}: take a rocket token.",
}


def prompt(view: PointView, names: Names, catalogue: Catalogue) -> str:
    """What the seat may do now, or whom it waits for."""
    if view.ended:
        return say(ENDS[view.ended], turns=catalogue.turns)
    if view.seat in view.waiting:
        nth = say("second") if view.pending else say("first")
        return say(PROMPTS[view.decision], nth=nth, rockets=catalogue.rockets_per_token)
    return say("Waiting for {who}.", who=listed([names[seat] for seat in view.waiting]))


# ---------------------------------------------------------------------- labels and handles

PLACES = {
    "sun": "{card}: above the sequence of system {n}",
    "asteroids": "{card}: above the sun of system {n}",
    "above": "{card}: top of system {n}",
    "below": "{card}: bottom of system {n}",
    "new": "{card}: begin a new system",
}


def label(view: PointView, action: PointAction, names: Names, catalogue: Catalogue) -> str:
    """What the button of this action says."""
    if isinstance(action, Draft):
        card = _card_in(view, action.row, action.col)
        cell = cell_name(action.row, action.col)
        return say("Draft {card} from {cell}", card=card_name(card, catalogue) if card else say("nothing"), cell=cell)
    if isinstance(action, Take):
        worth = view.worth.get(action.token, 0)
        points = number_of(worth, "point", "points")
        return say("Take {token}: {points} now", token=token_name(action.token, catalogue), points=points)
    if isinstance(action, Side):
        return say("Side {side}: {sun}", side=action.side.upper(), sun=_side_name(view, action.side, catalogue))
    held = view.pending[action.card] if action.card < len(view.pending) else ""
    name = card_name(held, catalogue) if held else say("Drafted card {n}", n=action.card + 1)
    return say(PLACES[_spot(view, action)], card=name, n=action.system + 1)


def _card_in(view: PointView, row: int, col: int) -> str:
    return view.slots[row - 1][col] if row else view.piles[col].top


def _side_name(view: PointView, side: str, catalogue: Catalogue) -> str:
    """The sun of the seat that chooses, on this side."""
    seat = view.waiting[0] if view.waiting else view.active
    piece = catalogue.piece[view.galaxies[seat].systems[0].sun]
    either = piece - (piece - catalogue.first_side) % 2
    return card_name(catalogue.names[either + (side == "b")], catalogue)


def _spot(view: PointView, action: Place) -> str:
    """Where in a system the card goes: a key of PLACES."""
    if action.system == NEW:
        return "new"
    kind = view.pending_kinds[action.card] if action.card < len(view.pending) else ""
    return kind if action.end == "above" and kind in ("sun", "asteroids") else action.end


def handle(view: PointView, action: PointAction) -> str:
    """The thing on screen the action belongs to."""
    if isinstance(action, Draft):
        return f"market:{action.row}:{action.col}"
    if isinstance(action, Take):
        return f"token:{action.token}"
    if isinstance(action, Side):
        return f"side:{action.side}"
    return "system:new" if action.system == NEW else f"system:{action.system}:{_spot(view, action)}"


# ---------------------------------------------------------------------- the log

SENTENCES: dict[type, str] = {
    e.SunDealt: "{seat} began with {sun}.",
    e.TokensDealt: "The supply of rocket tokens: {tokens}.",
    e.Shown: "{pile} showed {card}.",
    e.Flipped: "{card} came to {cell}.",
    e.Split: "The lower half of pile {donor} ({cards}) became pile {col}.",
    e.SideChosen: "{seat} chose {sun}.",
    e.TurnBegan: "Turn {turn}: {seat}.",
    e.Drafted: "{seat} drafted {card} from {cell}.",
    e.Placed: "{seat} placed {card} at the {end} of system {system}.",
    e.TookToken: "{seat} took the rocket token {token}.",
    e.TokenLost: "{seat} earned a rocket token, but none was left.",
    e.AutomatonSun: "The automaton began with {sun}.",
    e.AutomatonDrafted: "The automaton drafted {card} from {cell}.",
    e.AutomatonTook: "The automaton took the rocket token {token}.",
    e.PointerMoved: "The pointer moved on to stop {stop}.",
}

PLACED = {
    SUN: "{seat} placed {card} above system {system}.",
    ASTEROIDS: "{seat} tucked {card} above the sun of system {system}.",
}


def sentence(event: Any, names: Names, catalogue: Catalogue) -> str:
    """An event as a sentence of the log, in the past tense."""
    if isinstance(event, e.Ended):
        return say(ENDS[event.reason], turns=catalogue.turns)
    template = SENTENCES[type(event)]
    if isinstance(event, e.Placed):
        if event.fresh:
            template = "{seat} began system {system} with {card}."
        else:
            template = PLACED.get(catalogue.kind[catalogue.piece[event.card]], template)
    return say(template, **_parts(event, names, catalogue))


def _parts(event: Any, names: Names, catalogue: Catalogue) -> dict[str, object]:
    """Every field of an event in words."""
    parts: dict[str, object] = {}
    for field, value in msgspec.structs.asdict(event).items():
        if field == "seat":
            parts[field] = names[value]
        elif field in ("card", "sun"):
            parts[field] = card_name(value, catalogue)
        elif field == "token":
            parts[field] = token_name(value, catalogue)
        elif field == "tokens":
            parts[field] = listed([catalogue.file.rocket_token[catalogue.token_number[token]].name for token in value])
        elif field == "cards":
            parts[field] = number_of(value, "card", "cards")
        elif field == "end":
            parts[field] = say("top") if value == "above" else say("bottom")
        elif field in ("col", "donor", "system", "stop"):
            parts[field] = value + 1
        else:
            parts[field] = value
    if isinstance(event, e.Flipped | e.Drafted | e.AutomatonDrafted):
        parts["cell"] = cell_name(event.row, event.col)
    if isinstance(event, e.Shown):
        parts["pile"] = say("Pile {col}", col=event.col + 1)
    return parts
