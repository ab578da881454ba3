"""The wire as JSON schema: the types of clients are made from this."""

from typing import Any

import msgspec

from stardeck.games import game, slugs
from stardeck.server import wire as w

MESSAGES = (w.SocketCommand, w.SocketMessage, w.NewRoom, w.Claim, w.Question)
ANSWERS = (
    *(w.Key, w.Link, w.OpenedRoom, w.ListedRoom, w.GameInfo, w.GameCards, w.Hint, w.Verdict, w.Replay),
    w.TutorialStory,
)


def wire_schema() -> dict[str, Any]:
    """One document: `messages` of the server, and per game its view, actions and events; `$defs` holds the shapes."""
    roots: list[Any] = [*MESSAGES, *ANSWERS]
    names = ["SocketCommand", "SocketMessage", *(kind.__name__ for kind in (*MESSAGES[2:], *ANSWERS))]
    schemas, shapes = msgspec.json.schema_components(roots, schema_hook=_anything, ref_template="#/$defs/{name}")
    games = {}
    for slug in slugs():
        found = game(slug)
        kinds = (found.view, found.action, found.event, found.options)
        own, parts = msgspec.json.schema_components(
            kinds, schema_hook=_anything, ref_template=f"#/games/{slug}/$defs/{{name}}"
        )
        games[slug] = dict(zip(("view", "action", "event", "options"), own, strict=True)) | {"$defs": parts}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What crosses the wire of a Stardeck server",
        "messages": dict(zip(names, schemas, strict=True)),
        "$defs": shapes,
        "games": games,
    }


def _anything(kind: type) -> dict[str, Any]:
    """The value of an option may be anything."""
    if kind is object:
        return {"description": "anything"}
    raise NotImplementedError
