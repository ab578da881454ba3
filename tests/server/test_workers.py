"""Several workers, one truth: they share PostgreSQL and nothing else."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time

import httpx
import pytest

from stardeck.server import settings as s
from stardeck.server.entries import Played
from stardeck.server.fold import room_of
from stardeck.server.store import Store
from tests.server.kit import Player, Server, Visitor, free_port, quick


def run(work):
    return asyncio.run(asyncio.wait_for(work, 150))


@pytest.fixture
def two(postgres):
    """Two workers on one fresh database."""
    settings = quick(postgres.database())
    servers = [Server(settings), Server(settings)]
    yield servers
    for server in servers:
        if server.process is not None:
            assert server.bugs() == []
            server.stop()


async def log_of(server: Server, room: str):
    store = Store(s.database_address(server.settings, None))
    log = await store.log(room)
    await store.engine.dispose()
    return log


async def seat_on(servers, bots: int = 0, **wish) -> tuple[str, list[Visitor]]:
    """One person per worker in one room."""
    visitors = [await Visitor.known(server) for server in servers]
    room = await visitors[0].open(seats=len(servers) + bots, **wish)
    for n, visitor in enumerate(visitors[1:], start=1):
        assert (await visitor.say(room, "join", name=f"Player {n}")).status_code == 200
    for _ in range(bots):
        assert (await visitors[0].say(room, "add_bot", level="regular")).status_code == 200
    assert (await visitors[-1].say(room, "start")).status_code == 200
    return room, visitors


def test_people_of_one_room_on_two_workers_play_a_whole_game_with_a_bot(two):
    async def story():
        room, visitors = await seat_on(two, bots=1)
        players = [Player(v, room, seat, seat) for seat, v in enumerate(visitors)]
        await asyncio.gather(*(player.play() for player in players))
        tables = [await v.table(room, 0 if n == 0 else 1) for n, v in enumerate(visitors)]
        return room, players, tables, await log_of(two[0], room)

    room, players, tables, log = run(story())
    made = room_of(room, log)
    assert made.match.result is not None
    assert tables[0]["view"]["round"] == tables[1]["view"]["round"]
    assert tables[0]["seq"] == tables[1]["seq"] == made.seq
    bots = [one.entry for one in log if isinstance(one.entry, Played) and one.entry.by == "bot"]
    assert bots
    assert sum(player.reconnects for player in players) == 0


def test_racing_wishes_on_two_workers_are_both_answered_and_only_one_wins(two):
    async def story():
        opener = await Visitor.known(two[0])
        room = await opener.open(seats=4)
        racers = [await Visitor.known(two[n % 2]) for n in range(8)]
        replies = await asyncio.gather(*(v.say(room, "join", name=f"R{n}") for n, v in enumerate(racers)))
        return replies, await opener.table(room, 0), await log_of(two[0], room)

    replies, table, log = run(story())
    assert sorted(reply.status_code for reply in replies) == [200] * 3 + [409] * 5
    assert all(seat["kind"] == "person" for seat in table["room"]["seats"])
    assert [one.seq for one in log] == list(range(1, len(log) + 1))


def test_racing_moves_of_one_seat_from_two_devices_happen_once(two):
    async def story():
        room, (ada, _bea) = await seat_on(two, options={"first_player": 0})
        link = await ada.post(f"/api/rooms/{room}/seats/0/link")
        phone = await Visitor.known(two[1])
        await phone.post(f"/api/rooms/{room}/claim", {"secret": link["secret"]})
        await ada.say(room, "prefer", seat=0, confirm=False)
        table = await ada.table(room, 0)
        wish = {"seat": 0, "offer": table["offer"]["token"], "action": table["offer"]["choices"][-1]["action"]}
        replies = await asyncio.gather(*(v.say(room, "play", **wish) for v in (ada, phone) * 4))
        return replies, await log_of(two[0], room)

    replies, log = run(story())
    assert [reply.status_code for reply in replies].count(200) == 1
    assert sum(isinstance(one.entry, Played) and one.entry.by == "player" for one in log) == 1


def test_when_a_worker_is_killed_its_people_come_back_elsewhere_and_the_other_plays_for_the_bots(two):
    async def story():
        room, visitors = await seat_on(two, bots=1, options={"max_rounds": 8})
        players = [Player(v, room, seat, seat) for seat, v in enumerate(visitors)]
        games = asyncio.gather(*(player.play() for player in players))
        while sum(len(player.acknowledged) for player in players) < 8:
            await asyncio.sleep(0.01)
        visitors[0].base = two[1].http  # where the first one will come back
        await asyncio.to_thread(two[0].kill)
        await games
        return room, players, await log_of(two[1], room)

    room, players, log = run(story())
    two[0].process = None
    made = room_of(room, log)
    assert made.match.result is not None
    assert players[1].reconnects == 0
    by_seq = {one.seq: one.entry for one in log}
    for player in players:
        for id, seq in player.acknowledged.items():
            assert by_seq[seq].id == id


def test_bots_alone_are_played_on_by_another_worker_after_a_kill(postgres):
    """Nobody looks at the room; the sweep of the other worker finds it."""
    settings = quick(postgres.database())
    first, second = Server(settings), Server(settings)
    try:

        async def story():
            ada = await Visitor.known(first)
            room = await ada.open(seats=3, bots=["regular", "regular"], start=True, options={"max_rounds": 3})
            await ada.say(room, "stand_in", seat=0, target=0, level="regular")
            await asyncio.to_thread(first.kill)
            ada.base = second.http
            for _ in range(1200):
                log = await log_of(second, room)
                if room_of(room, log).status == "over":
                    return log
                await asyncio.sleep(0.1)
            raise AssertionError("nobody played on")

        log = run(story())
        assert [one.seq for one in log] == list(range(1, len(log) + 1))
    finally:
        first.log.close()
        second.stop()


def test_one_scrape_tells_of_all_workers(postgres):
    """Whichever worker answers: counters are sums, memory has a line per living worker."""
    port = free_port()
    command = [sys.executable, "-m", "stardeck", "serve", "--workers", "2", "--bots", "0"]
    command += ["--port", str(port), "--database", postgres.database()]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
    base = f"http://127.0.0.1:{port}"
    try:
        until(lambda: len(figures(base, "stardeck_worker_memory_bytes")) == 2)
        for _ in range(40):
            assert httpx.get(base + "/api/rooms/open", timeout=30).status_code == 200
        counts = [figure(base, 'stardeck_requests_total{status="200"}') for _ in range(10)]
        assert counts == sorted(counts), "no scrape tells less than the one before"
        assert counts[0] >= 40
        assert workers_seen(base) <= set(figures(base, "stardeck_worker_memory_bytes"))
        victim = next(iter(figures(base, "stardeck_worker_memory_bytes")))
        os.kill(int(victim), signal.SIGKILL)
        until(lambda: victim not in figures(base, "stardeck_worker_memory_bytes"))
        assert figure(base, 'stardeck_requests_total{status="200"}') >= counts[-1], "what a dead worker counted stays"
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(20)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def until(true, seconds: float = 90) -> None:
    deadline = time.monotonic() + seconds
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if true():
                return
        assert time.monotonic() < deadline
        time.sleep(0.5)  # each worker allows 30 requests a second


def workers_seen(base: str) -> set[str]:
    """The workers that answer at this address, by process."""
    names = {httpx.get(base + "/healthz", timeout=30).json()["worker"] for _ in range(8)}
    return {name.partition("-")[0] for name in names}


def figure(base: str, name: str) -> float:
    lines = httpx.get(base + "/metrics", timeout=30).text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(name + " "))


def figures(base: str, name: str) -> dict[str, float]:
    """By process."""
    lines = [line for line in httpx.get(base + "/metrics", timeout=30).text.splitlines() if line.startswith(name + "{")]
    return {line.split('pid="')[1].split('"')[0]: float(line.split()[-1]) for line in lines}
