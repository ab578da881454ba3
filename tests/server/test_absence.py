"""People who go away: presence, stand-ins, clocks, notices, over the wire."""

import asyncio
import json

from tests.server.kit import Server, Visitor, quick, seated


def run(work):
    return asyncio.run(asyncio.wait_for(work, 100))


async def shown_until(visitor, room, seat, true):
    """The table as soon as something is true of it."""
    async with asyncio.timeout(60):
        while not true(table := await visitor.table(room, seat)):
            await asyncio.sleep(0.02)
        return table


def test_somebody_who_leaves_is_away_after_the_grace_time_and_back_at_once(server):
    async def story():
        room, (ada, bea) = await seated(server)
        async with bea.socket(room, 1) as ws:
            await ws.recv()
        away = await shown_until(ada, room, 0, lambda table: table["room"]["seats"][1]["away"])
        async with bea.socket(room, 1) as ws:
            await ws.recv()
            back = await shown_until(ada, room, 0, lambda table: not table["room"]["seats"][1]["away"])
        return away, back

    away, back = run(story())
    assert away["room"]["seats"][1]["away"]
    assert not back["room"]["seats"][1]["away"]


def test_a_bot_stands_in_for_somebody_who_is_away_until_they_take_the_seat_back(server):
    async def story():
        room, (ada, bea) = await seated(server, options={"first_player": 1})
        await bea.say(room, "prefer", seat=1, confirm=False)
        async with bea.socket(room, 1) as ws:
            await ws.recv()
        await shown_until(ada, room, 0, lambda table: table["room"]["seats"][1]["away"])
        moves = (await ada.table(room, 0))["room"]["moves"]
        stood = await ada.say(room, "stand_in", seat=0, target=1, level="random")
        await shown_until(ada, room, 0, lambda table: table["room"]["moves"] > moves)
        back = await bea.say(room, "take_back", seat=1)
        return stood, back, await bea.table(room, 1)

    stood, back, table = run(story())
    assert stood.status_code == back.status_code == 200
    assert table["room"]["seats"][1]["stand_in"] == ""


def test_when_a_clock_runs_out_a_bot_plays_on(server):
    async def story():
        ada, bea = await Visitor.known(server), await Visitor.known(server)
        room = await ada.open(clock={"kind": "move", "seconds": 5}, stand_in="random", options={"first_player": 0})
        await bea.say(room, "join", name="Bea")
        await ada.say(room, "prefer", seat=0, confirm=False)
        await bea.say(room, "start")
        return await shown_until(bea, room, 1, lambda table: table["room"]["seats"][0]["stand_in"])

    table = run(story())
    assert any("ran out of time" in line["text"] for line in table["log"]["add"])


def test_only_choices_wait_like_a_person_when_others_are_there(tmp_path):
    """With pauses switched on, nothing is confirmed at once."""
    from stardeck.server.settings import Pauses

    server = Server(quick(tmp_path / "rooms.sqlite", pauses=Pauses(bot=(0, 0), confirm=(60_000, 90_000))))

    async def story():
        room, visitors = await seated(server, 2, options={"first_player": 0})
        for _ in range(60):
            table = await visitors[0].table(room, 0)
            if table["offer"]["confirmed"]:
                break
            if not table["offer"]["choices"]:
                break
            action = table["offer"]["choices"][0]["action"]
            await visitors[0].say(room, "play", seat=0, offer=table["offer"]["token"], action=action)
        other = await visitors[1].table(room, 1)
        return table, other, await visitors[0].table(room, 0)

    try:
        table, other, later = run(story())
    finally:
        server.stop()
    assert later["room"]["moves"] == table["room"]["moves"]
    assert "confirmed" not in json.dumps(other["log"])
    assert other["offer"]["choices"] == [] or other["offer"]["confirmed"] in (True, False)
