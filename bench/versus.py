"""The comparison with boardgame.io: the same toy game on both servers, our real game beside it, all in one run."""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from boardgameio_load import NoPeer, Peer, PeerLoad, install
from load import Load
from tests.server import kit


def serve_toy(*given) -> None:
    """A server that knows the peer's toy game as well."""
    import stardeck.games

    stardeck.games.OURS["toy"] = "toy"
    stardeck.games._found.cache_clear()
    kit._serve(*given)


class ToyServer(kit.Server):
    serve = staticmethod(serve_toy)


def ours(game: str, given: argparse.Namespace) -> dict:
    """Our server on durable SQLite; clients say every move themselves, as the peer's must."""
    with tempfile.TemporaryDirectory() as place:
        server = ToyServer(kit.quick(f"{place}/rooms.sqlite", bots=0, sweep=2000))
        try:
            return asyncio.run(Load(server, 0, by_hand=True, game=game).run(given.rooms, given.seconds))
        finally:
            server.stop()


def theirs(folder: Path, store: str, given: argparse.Namespace) -> dict:
    """The peer with one of its stores."""
    peer = Peer(folder, kit.free_port(), kit.free_port(), store)
    try:
        return asyncio.run(PeerLoad(peer).run(given.rooms, given.seconds))
    finally:
        peer.stop()


def compare(given: argparse.Namespace) -> None:
    """All of them after each other, a line of JSON each, and the ratios."""
    try:
        folder = install(Path(tempfile.gettempdir()) / "stardeck-bench-boardgameio")
    except NoPeer as error:
        sys.exit(f"Nothing to compare with: {error}.")
    rates: dict[str, float] = {}
    for name, measure in (
        ("stardeck, the toy game, durable SQLite", lambda: ours("toy", given)),
        ("boardgame.io, files", lambda: theirs(folder, "files", given)),
        ("boardgame.io, memory", lambda: theirs(folder, "memory", given)),
        ("stardeck, Rock the Galaxy, durable SQLite", lambda: ours("rock-the-galaxy", given)),
    ):
        found = measure()
        rates[name] = found["moves per second"]
        print(json.dumps({"server": name, "rooms": given.rooms, **found}), flush=True)
    toy = rates["stardeck, the toy game, durable SQLite"]
    for store in ("files", "memory"):
        print(
            json.dumps({f"the same game: times boardgame.io, {store}": round(toy / rates[f"boardgame.io, {store}"], 2)})
        )
