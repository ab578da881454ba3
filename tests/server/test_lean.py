"""What is sent: framed as the websocket library frames it, the acknowledgement before the table, both at once."""

import asyncio
import json

import pytest
from websockets.frames import Frame, Opcode

from stardeck.server.lean import head
from tests.server.kit import seated


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_messages_are_framed_as_the_library_does(size):
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_wish_is_acknowledged_before_the_table_shows_it(server):
    async def story():
        room, (ada, bea) = await seated(server, options={"first_player": 0})
        await ada.say(room, "prefer", seat=0, confirm=False)
        async with ada.socket(room, 0) as ws, bea.socket(room, 1) as other:
            table = await first_table(ws)
            offer = table["offer"]
            wish = {"say": "play", "id": "m1", "seat": 0, "offer": offer["token"]}
            await ws.send(json.dumps(wish | {"action": offer["choices"][0]["action"]}))
            told = [json.loads(await ws.recv()) for _ in range(2)]
            while (seen := await first_table(other))["seq"] < told[0]["seq"]:
                pass
            return told, seen

    (done, table), seen = asyncio.run(asyncio.wait_for(story(), 60))
    assert (done["tell"], done["id"]) == ("done", "m1")
    assert table["tell"] == "table"
    assert table["seq"] >= done["seq"]
    assert seen["room"]["moves"] >= 1


async def first_table(ws) -> dict:
    while (message := json.loads(await ws.recv()))["tell"] != "table":
        pass
    return message
