"""Load: hundreds of live rooms played over real sockets from a second process; one line of JSON per measurement.

`python bench/load.py --rooms 500 --seconds 20` as fast as it goes, then at 100 moves a second; `--postgres` for the
other store, `--peer` for a boardgame.io server beside ours. Clients choose at random; a move counts when it was
acknowledged, which is when it is durable. A load average above 2 says that others used the machine as well.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.kit import Postgres, Server, quick

from stardeck.server.settings import database_address
from stardeck.server.store import Store


class Choice(msgspec.Struct):
    action: msgspec.Raw


class Offer(msgspec.Struct):
    token: str
    choices: list[Choice]
    confirmed: bool


class Info(msgspec.Struct):
    moves: int


class Message(msgspec.Struct):
    """What a load client reads of a message."""

    tell: str
    seq: int = 0
    id: str = ""
    offer: Offer | None = None
    room: Info | str | None = None
    result: msgspec.Raw | None = None


DECODER = msgspec.json.Decoder(Message)


class Load:
    """Clients of many rooms, and what they measured."""

    def __init__(self, server: Server, rate: float, by_hand: bool = False, game: str = "rock-the-galaxy") -> None:
        self.server = server
        self.game = game
        self.by_hand = by_hand  # clients say every move themselves: only choices are not confirmed for them
        self.rate = rate
        self.latencies: list[float] = []
        self.acknowledgements: list[float] = []
        self.moves = 0
        self.running = True
        self.counting = False
        self.tickets = asyncio.Semaphore(0)
        self.doors = asyncio.Semaphore(20)
        self.go = asyncio.Event()  # nobody plays before everybody is there

    async def pace(self) -> None:
        """So many moves a second in all rooms together."""
        due = time.perf_counter()
        while self.running:
            due += 1 / self.rate
            await asyncio.sleep(max(0, due - time.perf_counter()))
            self.tickets.release()

    async def open_room(self, client: httpx.AsyncClient, number: int) -> tuple[str, list[str]]:
        keys = [(await client.post("/api/keys?carry=bearer")).json()["key"] for _ in range(2)]
        heads = [{"Authorization": f"Bearer {key}"} for key in keys]
        wish = {"id": f"r{number}", "game": self.game, "seats": 2, "name": "Ada"}
        room = (await client.post("/api/rooms", json=wish, headers=heads[0])).json()["room"]
        wishes = [(heads[1], {"say": "join", "name": "Bea"})]
        if self.by_hand:
            wishes += [(head, {"say": "prefer", "seat": seat, "confirm": False}) for seat, head in enumerate(heads)]
        for head, say in [*wishes, (heads[1], {"say": "start"})]:
            reply = await client.post(f"/api/rooms/{room}/say", json={"id": say["say"], **say}, headers=head)
            assert reply.status_code == 200, reply.text
        return room, keys

    async def room(self, number: int, room: str, keys: list[str], ready: asyncio.Event) -> None:
        """Two sockets of one room."""
        sent_at: dict[int, float] = {}  # number of moves before -> when it was sent
        base = self.server.http.replace("http", "ws")
        seats = []
        for seat, key in enumerate(keys):
            head = {"Authorization": f"Bearer {key}"}
            address = f"{base}/api/rooms/{room}/ws?seat={seat}"
            async with self.doors:
                seats.append(await connect(address, additional_headers=head, ping_interval=None, compression=None))
        ready.set()
        try:
            await self.go.wait()
            await asyncio.gather(*(self.seat(ws, seat, number, sent_at) for seat, ws in enumerate(seats)))
        finally:
            for ws in seats:
                await ws.close()

    async def seat(self, ws, seat: int, number: int, sent_at: dict[int, float]) -> None:
        chance = random.Random(1000 * seat + number)
        asked, count = "", 0
        sent: dict[str, float] = {}
        plays: set[asyncio.Task] = set()
        while self.running:
            try:
                async with asyncio.timeout(1):
                    message = DECODER.decode(await ws.recv())
            except TimeoutError:
                continue
            now = time.perf_counter()
            if message.tell == "done":
                self.acknowledgements.append(now - sent.pop(message.id, now))
                self.moves += 1
            if message.tell != "table":
                continue
            began = sent_at.pop((1 - seat, message.room.moves - 1), None)
            if began is not None:
                self.latencies.append(now - began)
            if message.result is not None and message.result != b"null":
                return
            offer = message.offer
            if offer and offer.choices and not offer.confirmed and offer.token != asked:
                asked, count = offer.token, count + 1
                wish = f'"id":"m{seat}-{count}","seat":{seat},"offer":"{asked}"'
                action = bytes(chance.choice(offer.choices).action).decode()
                text = f'{{"say":"play",{wish},"action":{action}}}'
                play = asyncio.create_task(
                    self.play(ws, text, f"m{seat}-{count}", sent, sent_at, (seat, message.room.moves))
                )
                plays.add(play)
                play.add_done_callback(plays.discard)

    async def play(self, ws, text: str, id: str, sent: dict, sent_at: dict, move: tuple[int, int]) -> None:
        """Say a move when its time has come."""
        if self.rate:
            await self.tickets.acquire()
        sent[id] = sent_at[move] = time.perf_counter()
        await ws.send(text)

    async def run(self, rooms: int, seconds: float) -> dict:
        async with httpx.AsyncClient(base_url=self.server.http, timeout=60, verify=False) as client:
            before = self.memory()
            began = time.perf_counter()
            opened = []
            for n in range(0, rooms, 25):
                opened += await asyncio.gather(*(self.open_room(client, m) for m in range(n, min(n + 25, rooms))))
            opening = time.perf_counter() - began
            events = [asyncio.Event() for _ in opened]
            tasks = [asyncio.create_task(self.room(n, *one, events[n])) for n, one in enumerate(opened)]
            await asyncio.gather(*(event.wait() for event in events))
            after = self.memory()
            self.go.set()
            pacing = asyncio.create_task(self.pace()) if self.rate else None
            await asyncio.sleep(2)
            self.moves, self.latencies, self.acknowledgements = 0, [], []
            cpu, written, began = self.cpu(), self.figure("stardeck_entries_total"), time.perf_counter()
            await asyncio.sleep(seconds)
            took, cpu = time.perf_counter() - began, self.cpu() - cpu
            written = self.figure("stardeck_entries_total") - written
            moves = self.moves
            self.running = False
            if pacing:
                pacing.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return {
            "rooms": rooms,
            "load average": round(os.getloadavg()[0], 1),
            "rooms opened per second": round(rooms / opening, 1),
            "wanted per second": self.rate or "all",
            "moves per second": round(moves / took, 1),
            "entries per move": round(written / max(1, moves), 2),
            "server CPU ms per entry": round(1000 * cpu / max(1, written), 2),
            "move to other client ms": percentiles(self.latencies),
            "move to acknowledgement ms": percentiles(self.acknowledgements),
            "KB per live room with two sockets": round((after - before) / 1024 / rooms, 1),
        }

    def figure(self, name: str) -> float:
        text = httpx.get(self.server.http + "/metrics", verify=False).text
        line = next(line for line in text.splitlines() if line.startswith(name + " "))
        return float(line.split()[1])

    def memory(self) -> float:
        return self.figure("process_resident_memory_bytes")

    def cpu(self) -> float:
        return self.figure("process_cpu_seconds_total")


def percentiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [0.0]
    return {f"p{p}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * p // 100)], 1) for p in (50, 95, 99)}


async def cold_load(server: Server, actions: int) -> dict:
    """How long a room of so many actions takes from the store into the memory of a server that does not know it."""
    from stardeck.server.live import now

    paper = longest_game(actions)
    store = Store(database_address(server.settings, Path()))
    await store.open()
    times = []
    for n in range(5):
        room = f"coldcoldcoldcol{n}"
        await store.append(room, [msgspec.structs.replace(one, at=now()) for one in paper.log])
        async with httpx.AsyncClient(base_url=server.http, verify=False) as client:
            began = time.perf_counter()
            reply = await client.get(f"/api/rooms/{room}")
            times.append(time.perf_counter() - began)
            assert reply.status_code == 200, reply.text
    await store.close()
    return {"cold load": len(paper.room.match.moves), "ms": percentiles(times)}


def longest_game(actions: int):
    """A room with so many actions, played at random over as many deals as it takes."""
    from tests.server.paper import Paper

    from stardeck.kernel import choices

    for seed in range(1, 200):
        paper, chance = Paper(4, seed=seed), random.Random(seed)
        while paper.room.status == "playing" and len(paper.room.match.moves) < actions:
            seat = paper.room.waiting[0]
            paper.play(seat, chance.randrange(len(choices(paper.room.match.table, seat))))
        if len(paper.room.match.moves) >= actions:
            return paper
    return paper


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rates", type=float, nargs="*", default=[0, 100])
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--peer", action="store_true", help="compare with a boardgame.io server (needs npm)")
    given = parser.parse_args()
    if given.peer:
        from versus import compare

        compare(given)
        return
    postgres = Postgres() if given.postgres else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            for rate in given.rates:
                measure(given, rate, postgres.database() if postgres else f"{folder}/rooms{rate}.sqlite")
    finally:
        if postgres:
            postgres.stop()


def measure(given: argparse.Namespace, rate: float, database: str) -> None:
    """One server, one rate."""
    server = Server(quick(database, bots=0, sweep=2000))
    try:
        store = "postgresql" if given.postgres else "sqlite"
        found = asyncio.run(Load(server, rate).run(given.rooms, given.seconds))
        print(json.dumps({"store": store, **found}), flush=True)
        if rate == given.rates[-1]:
            print(json.dumps(asyncio.run(cold_load(server, 500))), flush=True)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
