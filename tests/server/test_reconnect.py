"""Reconnect is exact: a client that loses, doubles, delays and reorders ends with the view of an undisturbed one."""

import asyncio
import json

import msgspec
import pytest

from stardeck.server import sockets
from stardeck.server import wire as w
from stardeck.server.house import House
from stardeck.server.store import Store
from stardeck.server.sweep import give_up_stuck
from tests.server.kit import Book, Player, Visitor, quick, seated


class Clumsy(Player):
    """A client on a terrible line."""

    async def talk(self, ws, until) -> None:
        if self.pending is not None:
            await self.send_badly(ws, self.pending)
        held: list[dict] = []
        while not self.over:
            async with asyncio.timeout(0.5):  # after a lost message nothing comes: connect again
                message = json.loads(await ws.recv())
            luck = self.chance.random()
            if luck < 0.08:
                raise OSError("the line broke")
            if luck < 0.16:
                continue  # lost
            if luck < 0.24:
                held.append(message)  # delayed
                continue
            arriving = [message, *held] if self.chance.random() < 0.5 else [*held, message]
            if luck > 0.9:
                arriving.append(message)  # doubled
            held = []
            for one in arriving:
                await self.heed(ws, one)
            if self.pending is not None and self.chance.random() < 0.2:
                await self.send_badly(ws, self.pending)
            if self.chance.random() < 0.3:
                await ws.send(json.dumps({"say": "sync", "after": self.chance.randrange(self.book.seq + 1)}))
                await ws.send(json.dumps({"say": "ping"}))

    async def send_badly(self, ws, wish: dict) -> None:
        for _ in range(self.chance.choice((0, 1, 2, 3))):
            await ws.send(json.dumps(wish))


async def undisturbed(visitor: Visitor, room: str, seat: int) -> Book:
    book = Book()
    async with visitor.socket(room, seat) as ws:
        while book.table is None or book.table["result"] is None:
            message = json.loads(await ws.recv())
            if message["tell"] == "table":
                assert book.take(message)
    return book


@pytest.mark.parametrize("seed", range(4))
def test_a_clumsy_client_ends_with_the_same_view_as_an_undisturbed_one(server, seed):
    async def story():
        room, visitors = await seated(server, 2 + seed % 2, options={"max_rounds": 4})
        calm = [asyncio.create_task(undisturbed(v, room, seat)) for seat, v in enumerate(visitors)]
        clumsy = [Clumsy(v, room, seat, 100 * seed + seat) for seat, v in enumerate(visitors)]
        await asyncio.gather(*(player.play() for player in clumsy))
        return clumsy, await asyncio.gather(*calm)

    clumsy, calm = asyncio.run(asyncio.wait_for(story(), 120))
    assert sum(player.reconnects for player in clumsy) > 0
    for player, book in zip(clumsy, calm, strict=True):
        assert settled(player.book.state()) == settled(book.state())
        said = list(player.acknowledged.values())
        assert len(said) == len(set(said))


def settled(state: dict) -> dict:
    """Without who is just away: that may still change after the end of a connection."""
    seats = [seat | {"away": False} for seat in state["room"]["seats"]]
    return state | {"room": state["room"] | {"seats": seats}, "seq": 0}


class Deaf:
    """A socket whose other side takes nothing and says nothing."""

    blocked = True

    def when_drained(self, call) -> None:
        """It never is."""

    async def receive_text(self) -> str:
        await asyncio.Event().wait()


def test_a_reader_who_takes_nothing_is_let_go(tmp_path, monkeypatch):
    monkeypatch.setattr(sockets, "SEND_TIMEOUT", 0.05)

    async def story():
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/rooms.sqlite")
        await store.open()
        house = House(quick(tmp_path / "rooms.sqlite"), store)
        room, _ = await house.open("a", msgspec.convert({"id": "w", "game": "rock-the-galaxy", "seats": 2}, w.NewRoom))
        live = await house.find(room)
        connection = sockets.Connection(house, live, Deaf(), "a", None, 0)
        live.sockets.add(connection)
        talk = asyncio.create_task(connection.run())
        await asyncio.sleep(0)
        give_up_stuck(house)
        early = talk.done()
        while not connection.is_stuck:
            await asyncio.sleep(0.01)
        give_up_stuck(house)
        await asyncio.wait_for(talk, 5)
        await house.close()
        await store.close()
        return early

    assert asyncio.run(asyncio.wait_for(story(), 30)) is False
