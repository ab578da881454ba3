"""All games over the wire: a person and bots, a hot-seat table, and solo play, to the end."""

import asyncio

import pytest

from stardeck.games import game, slugs
from stardeck.kernel import load, verify
from tests.server.kit import Player, Visitor


def run(work):
    return asyncio.run(asyncio.wait_for(work, 150))


async def played(server, slug: str, seats: int, bots: int) -> bytes:
    """The record of a whole game of one device with some bots."""
    ada = await Visitor.known(server)
    room = await ada.open(game=slug, seats=seats, hot_seat=True, bots=["random"] * bots)
    for seat in range(1 + bots, seats):
        reply = await ada.say(room, "join", name=f"Player {seat}")
        assert reply.status_code == 200, reply.text
    assert (await ada.say(room, "start")).status_code == 200
    mine = [0, *range(1 + bots, seats)]
    await asyncio.gather(*(Player(ada, room, seat, seat).play() for seat in mine))
    return (await ada.ask("GET", f"/api/rooms/{room}/record")).content


@pytest.mark.parametrize("slug", slugs())
def test_a_hot_seat_game_with_a_bot_is_played_to_the_end(server, slug):
    chosen = game(slug)
    seats = min(n for n in chosen.seats if n > 1)
    record = load(run(played(server, slug, seats, bots=seats - 1)))
    assert verify(record, chosen, chosen.cards) is not None


@pytest.mark.parametrize("slug", [slug for slug in slugs() if 1 in game(slug).seats])
def test_alone_at_the_table(server, slug):
    record = load(run(played(server, slug, 1, bots=0)))
    assert record.seats == 1
    assert record.result is not None
