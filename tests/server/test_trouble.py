"""When the store is in trouble clients are told, nothing is corrupted, and play goes on afterwards."""

import asyncio
import sqlite3

from tests.server.kit import Player, Server, Visitor, quick, seated


def run(work):
    return asyncio.run(asyncio.wait_for(work, 150))


async def moves_until_refused(visitors, room, most=3000):
    """Play by asking until the store refuses; the refusal, and the actions acknowledged before."""
    done = 0
    for _ in range(most):
        for seat, visitor in enumerate(visitors):
            table = await visitor.table(room, seat)
            if table["result"]:
                return None, done
            if not table["offer"]["choices"]:
                continue
            action = table["offer"]["choices"][-1]["action"]
            reply = await visitor.say(room, "play", seat=seat, offer=table["offer"]["token"], action=action)
            if reply.status_code == 503:
                return reply, done
            done += reply.status_code == 200
    return None, done


def test_a_full_disk_is_told_and_nothing_acknowledged_is_lost(tmp_path):
    database = tmp_path / "rooms.sqlite"
    server = Server(quick(database), file_limit=180_000)

    async def fill():
        replies = []
        for _ in range(40):
            try:
                room, visitors = await seated(server)
            except AssertionError as error:
                replies.append(str(error))
                break
            reply, _ = await moves_until_refused(visitors, room, 60)
            if reply is not None:
                replies.append(reply.text)
                break
        healthy = await visitors[0].ask("GET", "/healthz")
        return room, visitors, replies, healthy, await visitors[0].table(room, 0)

    try:
        room, visitors, replies, _, shown = run(fill())
        assert len(replies) == 1
        assert "cannot write" in replies[0]
    finally:
        server.kill()
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    again = Server(quick(database))
    try:

        async def go_on():
            for visitor in visitors:
                visitor.base = again.http
            table = await visitors[0].table(room, 0)
            players = [Player(v, room, s, s) for s, v in enumerate(visitors)]
            await asyncio.gather(*(player.play() for player in players))
            return table

        table = run(go_on())
        assert table["seq"] >= shown["seq"]
        assert again.bugs() == []
    finally:
        again.stop()


def test_a_locked_database_is_told_and_the_same_wish_succeeds_later(tmp_path):
    database = tmp_path / "rooms.sqlite"
    server = Server(quick(database))

    async def story():
        ada = await Visitor.known(server)
        room = await ada.open()
        locker = sqlite3.connect(database, isolation_level=None)
        locker.execute("BEGIN EXCLUSIVE")
        wish = {"say": "add_bot", "id": "bot", "level": "random"}
        refused = await ada.ask("POST", f"/api/rooms/{room}/say", wish)
        looked = await ada.table(room, 0)
        locker.execute("ROLLBACK")
        locker.close()
        done = await ada.ask("POST", f"/api/rooms/{room}/say", wish)
        return refused, looked, done, await ada.table(room, 0)

    try:
        refused, looked, done, table = run(story())
        assert refused.status_code == 503
        assert looked["room"]["seats"][1]["kind"] == "open"
        assert done.status_code == 200
        assert table["room"]["seats"][1]["kind"] == "bot"
        assert server.bugs() == []
    finally:
        server.stop()


def test_a_restarted_database_costs_no_move(postgres):
    """PostgreSQL goes away in the middle of games and comes back."""
    server = Server(quick(postgres.database()))

    async def story():
        room, visitors = await seated(server, 2, options={"max_rounds": 6})
        players = [Player(v, room, s, s) for s, v in enumerate(visitors)]
        games = asyncio.gather(*(player.play() for player in players))
        while sum(len(player.acknowledged) for player in players) < 6:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres.start)
        await games
        return room, players, await visitors[0].table(room, 0)

    try:
        _, players, table = run(story())
        assert table["room"]["status"] == "over"
        seqs = [seq for player in players for seq in player.acknowledged.values()]
        assert len(seqs) == len(set(seqs))
    finally:
        server.stop()


def test_a_server_that_is_told_to_stop_stops_soon_and_games_go_on(tmp_path):
    database = tmp_path / "rooms.sqlite"
    server = Server(quick(database))

    async def begin():
        room, visitors = await seated(server, 2, options={"max_rounds": 2})
        async with visitors[0].socket(room, 0):
            code = await asyncio.to_thread(server.stop)
        return room, visitors, code

    room, visitors, code = run(begin())
    assert code in (0, -15)
    again = Server(quick(database), port=server.port)
    try:

        async def go_on():
            players = [Player(v, room, s, s) for s, v in enumerate(visitors)]
            await asyncio.gather(*(player.play() for player in players))
            return players

        assert all(player.over for player in run(go_on()))
    finally:
        again.stop()
