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

sys.path.insert(0, str(Path(__file__).parents[1]))

from crowd import percentiles, run
from players import Players
from tests.server.kit import Postgres, Server, quick

from stardeck.server.settings import database_address
from stardeck.server.store import Store

WARM = 2.0  # seconds that are not counted


async def load(players: Players, rooms: int, seconds: float) -> dict:
    """Open rooms, play, and tell what was measured."""
    before, began = players.figure("process_resident_memory_bytes"), time.perf_counter()
    await players.open(rooms)
    opening = time.perf_counter() - began
    after = players.figure("process_resident_memory_bytes")
    await players.window(WARM)
    players.forget()
    written = players.figure("stardeck_entries_total")
    window = await players.window(seconds)
    written = players.figure("stardeck_entries_total") - written
    players.leave()
    return {
        "rooms": rooms,
        "load average": round(os.getloadavg()[0], 1),
        "rooms opened per second": round(rooms / opening, 1),
        "wanted per second": players.rate or "all",
        "moves per second": round(window.moves / window.seconds, 1),
        "entries per move": round(written / max(1, window.moves), 2),
        "server CPU ms per entry": round(1000 * window.server / max(1, written), 3),
        "client CPU ms per move": round(1000 * window.client / max(1, window.moves), 3),
        "move to other client ms": percentiles(players.latencies),
        "move to acknowledgement ms": percentiles(players.acknowledgements),
        "KB per live room with two sockets": round((after - before) / 1024 / rooms, 1),
    }


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
    parser.add_argument("--rounds", type=int, default=5, help="windows of each server in a comparison")
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
        found = run(load(Players(server, rate), given.rooms, given.seconds))
        print(json.dumps({"store": store, **found}), flush=True)
        if rate == given.rates[-1]:
            print(json.dumps(asyncio.run(cold_load(server, 500))), flush=True)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
