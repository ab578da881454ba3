"""The HTTP side: one module per thing people touch."""

from stardeck.server.api.errors import HANDLERS
from stardeck.server.api.files import client
from stardeck.server.api.games import card_list, games, tutorial
from stardeck.server.api.health import healthz, metrics
from stardeck.server.api.keys import forget_key, new_key, who_am_i
from stardeck.server.api.lists import my_rooms, open_rooms, rooms_to_watch
from stardeck.server.api.pages import api_docs, api_style
from stardeck.server.api.play import hint, say_something, table_now, why_not
from stardeck.server.api.replays import record, replay
from stardeck.server.api.rooms import claim_seat, make_link, open_a_room
from stardeck.server.api.socket import Door

ROUTES = [
    games,
    card_list,
    tutorial,
    new_key,
    who_am_i,
    forget_key,
    open_a_room,
    my_rooms,
    open_rooms,
    rooms_to_watch,
    table_now,
    say_something,
    why_not,
    hint,
    make_link,
    claim_seat,
    record,
    replay,
    healthz,
    metrics,
    api_docs,
    api_style,
    client,
]

__all__ = ["HANDLERS", "ROUTES", "Door"]
