"""Chaos: kill the server again and again under load, and compare what clients were promised with the store.

`python tests/server/chaos.py --kills 200 [--postgres]` prints a line of JSON; it fails if a promise was broken.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import msgspec

from stardeck.server import settings as s
from stardeck.server import tell
from stardeck.server.entries import Played
from stardeck.server.fold import room_of
from stardeck.server.keys import hashed
from stardeck.server.store import Store
from tests.server.kit import GONE, Player, Postgres, Server, Visitor, quick


class Chaos:
    """A server that is killed, rooms that are played all the time, and the reckoning."""

    def __init__(self, server: Server, seed: int, rooms: int = 6) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.rooms = rooms
        self.players: list[Player] = []
        self.ending = False
        self.kills = 0

    async def run(self, kills: int) -> None:
        """Play and kill."""
        tables = [asyncio.create_task(self.keep_playing(n)) for n in range(self.rooms)]
        try:
            while self.kills < kills:
                enough = self.promised() + self.chance.randrange(3, 40)
                deadline = time.monotonic() + 20
                while self.promised() < enough and time.monotonic() < deadline:
                    await asyncio.sleep(0.005)  # every kill hits a server that is being played on
                await asyncio.sleep(self.chance.uniform(0, 0.02))
                await asyncio.to_thread(self.kill)
        finally:
            self.ending = True
            await asyncio.wait_for(asyncio.gather(*tables), 120)

    def kill(self) -> None:
        self.server.kill()
        self.kills += 1
        self.server.start()

    def promised(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def keep_playing(self, number: int) -> None:
        """Game after game in one place."""
        while not self.ending:
            try:
                people = await self.seat(2 + number % 2, bots=number % 3 == 0)
            except (*GONE, AssertionError, KeyError):
                await asyncio.sleep(0.1)
                continue
            self.players += people
            await asyncio.gather(*(player.play(lambda: self.ending) for player in people))

    async def seat(self, seats: int, bots: bool) -> list[Player]:
        """People sit down at a new table, perhaps with a bot."""
        visitors = [await Visitor.known(self.server) for _ in range(seats - bots)]
        room = await visitors[0].open(seats=seats, name="Player 0")
        for n, visitor in enumerate(visitors[1:], start=1):
            assert (await visitor.say(room, "join", name=f"Player {n}")).status_code == 200
        if bots:
            assert (await visitors[0].say(room, "add_bot", level="regular")).status_code == 200
        assert (await visitors[0].say(room, "start")).status_code == 200
        return [Player(v, room, seat, self.chance.randrange(2**30)) for seat, v in enumerate(visitors)]

    async def reckon(self) -> dict[str, int]:
        """Every acknowledged move is in the store, once, as it was said; everybody sees what the log leads to."""
        found = {"kills": self.kills, "rooms": 0, "acknowledged": 0, "lost": 0, "doubled": 0, "diverged": 0}
        found |= {"reconnects": sum(player.reconnects for player in self.players), "actions": 0}
        store = Store(s.database_address(self.server.settings, Path()))
        rooms = {player.room for player in self.players}
        for room in rooms:
            await self.reckon_room(store, room, found)
        found["rooms"] = len(rooms)
        await store.engine.dispose()
        return found

    async def reckon_room(self, store: Store, room: str, found: dict[str, int]) -> None:
        log = await store.log(room)
        wishes = [(one.entry.who, one.entry.id) for one in log if one.entry.id]
        found["doubled"] += len(wishes) - len(set(wishes))
        found["actions"] += sum(isinstance(one.entry, Played) for one in log)
        by_seq = {one.seq: one.entry for one in log}
        for player in (player for player in self.players if player.room == room):
            who = hashed(player.visitor.key)
            for id, seq in player.acknowledged.items():
                found["acknowledged"] += 1
                entry = by_seq.get(seq)
                kept = isinstance(entry, Played) and (entry.who, entry.id) == (who, id)
                if not kept or entry.action != player.said[id]:
                    found["lost"] += 1
            found["diverged"] += not await self.agrees(player, store, who)

    async def agrees(self, player: Player, store: Store, who: str) -> bool:
        """What the server shows now is what the log leads to, and what the client had seen is a part of it."""
        for _ in range(50):
            shown = await player.visitor.table(player.room, player.seat)
            made = room_of(player.room, await store.log(player.room))
            if shown["seq"] == made.seq:  # else somebody has just been noted as away: look again
                break
        expected = json.loads(msgspec.json.encode(tell.table(made, player.seat, who)))
        known = [line["text"] for line in player.book.lines]
        told = [line["text"] for line in expected["log"]["add"]]
        return bool(shown == expected and told[: len(known)] == known)


def chaos(kills: int, seed: int = 0, database: str = "", rooms: int = 6) -> dict[str, int]:
    """Run it; what was found."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(quick(database or f"{folder}/rooms.sqlite"))
        try:
            play = Chaos(server, seed, rooms)

            async def story() -> dict[str, int]:
                await play.run(kills)
                return await play.reckon()

            found = asyncio.run(story())
            found["bugs"] = len(server.bugs())
            return found
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rooms", type=int, default=6)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    postgres = Postgres() if given.postgres else None
    try:
        found = chaos(given.kills, given.seed, postgres.database() if postgres else "", given.rooms)
    finally:
        if postgres:
            postgres.stop()
    print(json.dumps(found))
    sys.exit(1 if found["lost"] + found["doubled"] + found["diverged"] + found["bugs"] else 0)


if __name__ == "__main__":
    main()
