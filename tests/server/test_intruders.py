"""No intruder: origins, keys, limits, headers, hostile messages."""

import asyncio
import json
import random
import string

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stardeck.server.keys import hashed, key_in, new_key
from stardeck.server.limits import Buckets
from stardeck.server.settings import Limits
from tests.server.kit import GENEROUS, Server, Visitor, quick, seated


def run(work):
    return asyncio.run(asyncio.wait_for(work, 100))


def test_a_key_is_known_by_its_hash_only():
    key = new_key()
    assert key_in(f"stardeck={key}; other=1", "") == (hashed(key), True)
    assert key_in("", f"Bearer {key}") == (hashed(key), False)
    assert key not in hashed(key)
    assert key_in("stardeck=guess", "Bearer guess") == ("", False)


@given(st.text(max_size=200), st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_no_header_is_too_strange_to_look_for_a_key(cookie, authorization):
    assert isinstance(key_in(cookie, authorization), tuple)


def test_a_bucket_runs_dry():
    bucket = Buckets(0.0, 3)
    assert [bucket.take("a") for _ in range(5)] == [True, True, True, False, False]
    assert bucket.take("b")


def test_the_cookie_can_be_read_by_no_script_and_sent_by_no_other_site(server):
    with httpx.Client(base_url=server.http) as client:
        reply = client.post("/api/keys")
        cookie = reply.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert reply.json() == {"key": None}
        assert client.get("/api/keys/mine").json() == {"known": True}
        wish = {"id": "x", "game": "rock-the-galaxy", "seats": 2, "name": "Ada"}
        foreign = client.post("/api/rooms", json=wish, headers={"Origin": "https://evil.example"})
        silent = client.post("/api/rooms", json=wish)
        own = client.post("/api/rooms", json=wish, headers={"Origin": server.http})
    assert foreign.status_code == 403
    assert silent.status_code == 403
    assert own.status_code == 201


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example"])
def test_a_socket_from_another_site_is_refused(server, origin):
    async def story():
        ada = await Visitor.known(server)
        room = await ada.open()
        try:
            async with connect(
                server.http.replace("http", "ws") + f"/api/rooms/{room}/ws",
                origin=origin,
                additional_headers=ada.headers,
            ) as ws:
                await ws.recv()
        except (InvalidStatus, ConnectionClosed) as error:
            return error
        return None

    assert run(story()) is not None


def test_every_answer_is_armoured(server):
    for path in ("/", "/api/games", "/api/docs", "/nowhere", "/api/rooms/aaaaaaaaaaaaaaaa", "/api/nowhere"):
        headers = httpx.get(server.http + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_docs_load_nothing_from_elsewhere(server):
    page = httpx.get(server.http + "/api/docs").text
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page
    assert "POST /api/rooms" in page


def test_a_stranger_sees_what_a_spectator_may_see_unless_the_room_is_closed_to_watchers(server):
    async def story():
        room, _ = await seated(server)
        closed, _ = await seated(server, watch=False)
        stranger = await Visitor.known(server)
        shown = await stranger.table(room)
        hidden = await stranger.ask("GET", f"/api/rooms/{closed}")
        async with stranger.socket(closed) as ws:
            refused = json.loads(await ws.recv())
        return shown, hidden, refused

    shown, hidden, refused = run(story())
    assert all(band["hand"] is None for band in shown["view"]["bands"])
    assert shown["offer"]["choices"] == []
    assert hidden.status_code == 403
    assert refused["code"] == "not_yours"


def test_errors_tell_nothing_about_the_inside(server):
    for reply in (
        httpx.post(server.http + "/api/rooms", content=b"{", headers={"Content-Type": "application/json"}),
        httpx.post(server.http + "/api/rooms", json={"id": 1}),
        httpx.get(server.http + "/api/rooms/zzz"),
        httpx.get(server.http + "/api/rooms/aaaaaaaaaaaaaaaa?seat=x"),
        httpx.put(server.http + "/api/games"),
        httpx.post(server.http + "/api/rooms", content=b"x" * 100_000, headers={"Content-Type": "application/json"}),
    ):
        assert 400 <= reply.status_code < 500
        assert set(reply.json()) == {"tell", "id", "code", "rule", "why"}
        assert "Traceback" not in reply.text
        assert "stardeck." not in reply.text


def test_too_many_requests_and_rooms_are_refused(tmp_path):
    limits = Limits(requests=(0.1, 40), rooms=(0.01, 3), messages=(0.1, 5))
    server = Server(quick(tmp_path / "rooms.sqlite", limits=limits))

    async def story():
        ada = await Visitor.known(server)
        rooms = [await ada.ask("POST", "/api/rooms", wish(n)) for n in range(5)]
        room = rooms[0].json()["room"]
        codes = []
        async with ada.socket(room, 0) as ws:
            for _ in range(12):
                await ws.send(json.dumps({"say": "ping"}))
            for _ in range(14):
                message = json.loads(await ws.recv())
                codes.append(message.get("code", message["tell"]))
        flood = [(await ada.ask("GET", "/api/games")).status_code for _ in range(45)]
        return rooms, codes, flood

    def wish(n):
        return {"id": f"r{n}", "game": "rock-the-galaxy", "seats": 2, "name": "Ada"}

    try:
        rooms, codes, flood = run(story())
    finally:
        server.stop()
    assert [reply.status_code for reply in rooms] == [201, 201, 201, 429, 429]
    assert codes.count("pong") == 5
    assert codes.count("rate") == 7
    assert flood[-1] == 429


HOSTILE = [
    "",
    "{",
    "null",
    "[]",
    "[" * 5000,
    '{"say":"play"}',
    '{"say":"nonsense","id":"x"}',
    '{"say":"join","id":"x","name":7}',
    '{"say":"join","id":"' + "x" * 500 + '","name":"A"}',
    '{"say":"play","id":"x","seat":-1,"offer":"","action":{}}',
    '{"say":"play","id":"x","seat":0,"offer":"","action":' + "[" * 500 + "]" * 500 + "}",
    '{"say":"play","id":"x","seat":99999999999999999999,"offer":"","action":{}}',
    '{"say":"sync","after":-1}',
    '{"say":"look","seat":1}',
    '{"say":"answer","id":"y","seat":0,"ask":1e400,"yes":true}',
    '{"say":"join","id":"z","name":"\\u0000"}',
    '{"say":"prefer","id":"p","seat":0,"webhook":"http://127.0.0.1/"}',
    '{"say":"prefer","id":"q","seat":0,"webhook":"https://discord.com@127.0.0.1/"}',
]


def test_hostile_messages_are_refused_and_the_socket_lives(server):
    async def story():
        room, (ada, _) = await seated(server)
        answers = []
        async with ada.socket(room, 0) as ws:
            for text in HOSTILE:
                await ws.send(text)
                while (message := json.loads(await ws.recv()))["tell"] not in ("refused", "done"):
                    pass
                answers.append(message)
            await ws.send('{"say":"ping"}')
            while (message := json.loads(await ws.recv()))["tell"] != "pong":
                pass
        return answers

    answers = run(story())
    assert all(answer["tell"] == "refused" for answer in answers)
    assert all("Traceback" not in answer["why"] for answer in answers)


def test_a_message_that_is_too_long_ends_the_socket_and_nothing_else(server):
    async def story():
        room, (ada, _) = await seated(server)
        async with ada.socket(room, 0) as ws:
            await ws.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await drain(ws)
        return await ada.table(room, 0)

    assert run(story())["room"]["status"] == "playing"


async def drain(ws) -> None:
    """Read until it ends."""
    while True:
        await ws.recv()


def test_random_bytes_and_mutated_wishes_never_hang_or_break_a_room(server):
    chance = random.Random(11)
    wishes = [
        {"say": "play", "id": "a", "seat": 0, "offer": "x", "action": {"do": "card", "card": "hats-1"}},
        {"say": "undo", "id": "b", "seat": 0},
        {"say": "tempo", "id": "c", "seat": 0, "clock": {"kind": "move", "seconds": 9}},
        {"say": "stand_in", "id": "d", "seat": 0, "target": 1, "level": "random"},
        {"say": "sync", "after": 3},
        {"say": "look", "seat": None},
    ]

    def mutated() -> str | bytes:
        luck = chance.random()
        if luck < 0.1:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(1, 60)))
        text = json.dumps(chance.choice(wishes))
        if luck < 0.3:
            return text
        place = chance.randrange(len(text))
        if luck < 0.6:
            return text[:place] + chance.choice(string.printable) + text[place + 1 :]
        if luck < 0.8:
            return text[:place] + text[place + chance.randrange(1, 9) :]
        return text.replace("0", chance.choice(["-1", "7", "1e9", "null", "true", '"0"', "[]", "{}"]))

    async def attack(visitor, room, seat):
        sent = 0
        while sent < 250:
            try:
                async with visitor.socket(room, seat) as ws:
                    reading = asyncio.create_task(drain(ws))
                    while sent < 250:
                        await ws.send(mutated())
                        sent += 1
                        if sent % 10 == 0:
                            await asyncio.sleep(0)
                    reading.cancel()
            except ConnectionClosed:
                sent += 1

    async def story():
        room, (ada, bea) = await seated(server)
        await asyncio.gather(attack(ada, room, 0), attack(bea, room, 1), attack(bea, room, None))
        began = asyncio.get_running_loop().time()
        table = await ada.table(room, 0)
        return table, asyncio.get_running_loop().time() - began

    table, took = run(story())
    assert table["room"]["status"] in ("playing", "paused")
    assert took < 10


def test_a_reader_that_never_reads_costs_nothing(tmp_path):
    """Tables are not queued: a slow socket gets the newest one."""
    server = Server(quick(tmp_path / "rooms.sqlite", limits=GENEROUS))

    async def story():
        room, (ada, bea) = await seated(server)
        before = memory(server)
        async with ada.socket(room, 0, max_queue=1), bea.socket(room, 1, max_queue=1):
            async with ada.socket(room, 0) as busy:
                for n in range(300):
                    await busy.send(json.dumps({"say": "emote", "id": f"e{n}", "seat": 0, "emote": "hello"}))
                while json.loads(await busy.recv()).get("id") != "e299":
                    pass
            grown = memory(server) - before
            table = await ada.table(room, 0)
        return grown, table

    try:
        grown, table = run(story())
    finally:
        server.stop()
    assert table["seq"] >= 300
    assert grown < 30_000_000


def memory(server: Server) -> int:
    """Bytes the server's process has in memory."""
    text = httpx.get(server.http + "/metrics").text
    line = next(line for line in text.splitlines() if line.startswith("process_resident_memory_bytes "))
    return int(float(line.split()[1]))
