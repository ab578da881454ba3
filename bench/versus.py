"""The comparison with boardgame.io: the same toy game on both servers, our real game beside it, all in one run.

All servers are up with all their rooms; they take turns in short windows, so that whatever else the machine does meets
all of them alike. Ratios are taken within a round; the median over the rounds is what is told.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median

from boardgameio_load import NoPeer, Peer, PeerPlayers, install
from crowd import Crowd, Window, run
from players import Players
from tests.server import kit

OURS = "Stardeck, the toy game, durable SQLite"
REAL = "Stardeck, Rock the Galaxy, durable SQLite"
FILES, MEMORY = "boardgame.io, the toy game, files", "boardgame.io, the toy game, memory"
PAUSE = 0.4  # seconds between two windows: what is on its way arrives
WARM = 1.5  # seconds of the first window of each, which is not counted


def serve_toy(*given) -> None:
    """A server that knows the peer's toy game as well."""
    import stardeck.games

    stardeck.games.OURS["toy"] = "toy"
    stardeck.games._found.cache_clear()
    kit._serve(*given)


class ToyServer(kit.Server):
    serve = staticmethod(serve_toy)


@contextlib.contextmanager
def crowds(folder: Path, place: str):
    """All servers, and a crowd in front of each."""
    with contextlib.ExitStack() as stack:
        found: dict[str, Crowd] = {}
        for name, game in ((OURS, "toy"), (REAL, "rock-the-galaxy")):
            server = ToyServer(kit.quick(f"{place}/{game}.sqlite", bots=0, sweep=2000))
            stack.callback(server.stop)
            found[name] = Players(server, by_hand=True, game=game)
        for name, store in ((FILES, "files"), (MEMORY, "memory")):
            peer = Peer(folder, kit.free_port(), kit.free_port(), store)
            stack.callback(peer.stop)
            found[name] = PeerPlayers(peer)
        yield found


async def take_turns(found: dict[str, Crowd], given: argparse.Namespace) -> dict[str, list[Window]]:
    """Rounds of one window each."""
    for crowd in found.values():
        await crowd.open(given.rooms)
        await crowd.window(WARM)
        await asyncio.sleep(PAUSE)
    windows: dict[str, list[Window]] = {name: [] for name in found}
    for _ in range(given.rounds):
        for name, crowd in found.items():
            windows[name].append(await crowd.window(given.seconds / given.rounds))
            await asyncio.sleep(PAUSE)
    for crowd in found.values():
        crowd.leave()
    return windows


def rates(windows: list[Window]) -> list[float]:
    return [window.moves / window.seconds for window in windows]


def told(name: str, windows: list[Window]) -> dict[str, object]:
    """One server in figures."""
    moves = max(1, sum(window.moves for window in windows))
    return {
        "server": name,
        "moves per second": round(median(rates(windows)), 1),
        "server CPU ms per move": round(1000 * sum(window.server for window in windows) / moves, 3),
        "client CPU ms per move": round(1000 * sum(window.client for window in windows) / moves, 3),
    }


def times(ours: list[Window], theirs: list[Window]) -> float:
    pairs = zip(rates(ours), rates(theirs), strict=True)
    return round(median([mine / max(1e-9, other) for mine, other in pairs]), 2)


def compare(given: argparse.Namespace) -> None:
    """A line of JSON for each server, and the ratios."""
    try:
        folder = install(Path(tempfile.gettempdir()) / "stardeck-bench-boardgameio")
    except NoPeer as error:
        sys.exit(f"Nothing to compare with: {error}.")
    with tempfile.TemporaryDirectory() as place, crowds(folder, place) as found:
        windows = run(take_turns(found, given))
    for name, its in windows.items():
        print(json.dumps({"rooms": given.rooms, "load average": round(os.getloadavg()[0], 1), **told(name, its)}))
    for mine in (OURS, REAL):
        for other in (FILES, MEMORY):
            print(json.dumps({f"{mine}: times {other}": times(windows[mine], windows[other])}), flush=True)
