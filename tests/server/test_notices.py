"""Notices: whose turn it is goes out signed, to allowed addresses, once, together, and again after hours."""

import asyncio
import contextlib
import hashlib
import hmac
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from stardeck.server import wire as w
from stardeck.server.declined import Declined
from stardeck.server.duties import HOUR, next_duty
from stardeck.server.entries import Gone
from stardeck.server.house import House
from stardeck.server.settings import Pauses
from stardeck.server.steward import reminder
from stardeck.server.store import Store
from stardeck.server.webhooks import SIGNATURE, check_address, message, newly_asked, sign
from tests.server.kit import Server, Visitor, quick
from tests.server.paper import Paper

ADDRESS = "https://discord.com/api/webhooks/1/x"


class Receiver:
    """A real HTTP server that keeps what it is sent and answers with these codes in turn, then 204."""

    def __init__(self, *codes: int) -> None:
        self.calls: list[tuple[dict[str, str], bytes]] = []
        receiver, answers = self, list(codes)

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.calls.append((dict(self.headers), body))
                self.send_response(answers.pop(0) if answers else 204)
                self.end_headers()

            def log_message(self, *_) -> None:
                """Say nothing."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    async def heard(self, calls: int) -> list[tuple[dict[str, str], bytes]]:
        async with asyncio.timeout(40):
            while len(self.calls) < calls:
                await asyncio.sleep(0.02)
        return self.calls

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@contextlib.contextmanager
def listening(tmp_path, *codes: int, notice: int = 150):
    """A receiver, and a server that may call it."""
    receiver = Receiver(*codes)
    pauses = Pauses(bot=(0, 0), confirm=(0, 0), grace=300, notice=notice)
    server = Server(quick(tmp_path / "rooms.sqlite", pauses=pauses, webhooks=(receiver.origin,)))
    try:
        yield server, receiver
        assert server.bugs() == []
    finally:
        server.stop()
        receiver.close()


async def called_room(server, receiver, policy="always"):
    """Ada begins; Bea wants to be called."""
    ada, bea = await Visitor.known(server), await Visitor.known(server)
    room = await ada.open(options={"first_player": 0})
    await bea.say(room, "join", name="Bea")
    wish = await bea.say(room, "prefer", seat=1, webhook=receiver.origin + "/turn", policy=policy)
    assert wish.status_code == 200, wish.text
    secret = (await bea.table(room, 1))["you"]["webhook"]
    await ada.say(room, "start")
    return room, ada, bea, secret


async def play_until_asked(visitor, room, seat, other) -> None:
    while True:
        table = await visitor.table(room, seat)
        if any(info["waiting"] and info["seat"] == other for info in table["room"]["seats"]):
            return
        if table["offer"]["choices"]:
            action = table["offer"]["choices"][-1]["action"]
            await visitor.say(room, "play", seat=seat, offer=table["offer"]["token"], action=action)


def signatures(headers: dict[str, str]) -> list[str]:
    return headers["X-Stardeck-Signature"].split(", ")


def signed(secret: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def test_a_turn_is_told_to_a_real_receiver_and_signed(tmp_path):
    with listening(tmp_path) as (server, receiver):

        async def story():
            room, ada, _, secret = await called_room(server, receiver)
            await play_until_asked(ada, room, 0, 1)
            return room, secret, await receiver.heard(1)

        room, secret, ((headers, body), *_) = asyncio.run(story())
    told = json.loads(body)
    assert told["content"] == told["text"] == "It is your turn, Bea: Rock the Galaxy."
    assert told["turns"] == [{"room": room, "game": "rock-the-galaxy", "seat": 1}]
    assert signatures(headers) == [signed(secret, body)]
    assert headers["Content-Type"] == "application/json"


def test_turns_that_begin_together_are_told_in_one_call(tmp_path):
    """Too many notices are as bad as none."""
    with listening(tmp_path, notice=2500) as (server, receiver):

        async def story():
            rooms = [await called_room(server, receiver) for _ in range(3)]
            await asyncio.gather(*(play_until_asked(ada, room, 0, 1) for room, ada, _, _ in rooms))
            return rooms, await receiver.heard(1)

        rooms, ((headers, body), *more) = asyncio.run(story())
    assert not more
    told = json.loads(body)
    assert told["text"].startswith("It is your turn in 3 games")
    assert {turn["room"] for turn in told["turns"]} == {room for room, *_ in rooms}
    assert set(signatures(headers)) == {signed(secret, body) for *_, secret in rooms}


def test_a_turn_that_is_over_already_and_a_person_who_looks_are_not_told(tmp_path):
    with listening(tmp_path, notice=1500) as (server, receiver):

        async def story():
            room, ada, bea, _ = await called_room(server, receiver)
            await play_until_asked(ada, room, 0, 1)
            await play_until_asked(bea, room, 1, 0)
            here, ada, bea, _ = await called_room(server, receiver, policy="away")
            async with bea.socket(here, 1):
                await play_until_asked(ada, here, 0, 1)
                await asyncio.sleep(2)
            return room, here

        room, here = asyncio.run(story())
        told = [turn["room"] for _, body in receiver.calls for turn in json.loads(body)["turns"]]
    assert told == []
    assert room != here


def test_a_receiver_that_stumbles_is_called_again(tmp_path):
    with listening(tmp_path, 503) as (server, receiver):

        async def story():
            room, ada, _, _ = await called_room(server, receiver)
            await play_until_asked(ada, room, 0, 1)
            return await receiver.heard(2)

        first, second = asyncio.run(story())[:2]
    assert first[1] == second[1]


def test_a_reminder_is_really_sent(tmp_path):
    """A room whose reminder was due while the server was down: whoever loads it calls, once."""
    receiver = Receiver()
    paper = asked_and_away(remind=1, webhook=receiver.origin)

    async def story():
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/rooms.sqlite")
        await store.open()
        await store.append(paper.room.id, paper.log)
        house = House(quick("unused", bots=0, pauses=Pauses(confirm=(10**9, 10**9), notice=10)), store)
        await house.find(paper.room.id)
        heard = list(await receiver.heard(1))
        await house.close()
        await store.close()
        return heard

    ((headers, body),) = asyncio.run(story())
    receiver.close()
    assert headers[SIGNATURE] == sign([paper.room.chairs[1].secret], body)


# ---------------------------------------------------------------------- on paper


def asked_and_away(webhook: str = ADDRESS, **prefer) -> Paper:
    """Bea is away and asked."""
    paper = Paper(2, options={"first_player": 0})
    paper.say("b", w.Prefer, seat=1, webhook=webhook, **prefer)
    paper.write([Gone(seat=1)])
    while paper.room.waiting == (0,):
        paper.play(0)
    return paper


def test_a_call_tells_nothing_of_the_table():
    paper = asked_and_away()
    assert newly_asked(paper.room, (0,)) == [1]
    assert newly_asked(paper.room, (0, 1)) == []
    told = json.loads(message([(paper.room, 1)]))
    assert set(told) == {"content", "text", "turns"}
    assert sign(["a", "b"], b"x").count("sha256=") == 2


def test_somebody_who_takes_hours_is_reminded_once():
    paper = asked_and_away(remind=24)
    duty = next_duty(paper.room, Pauses(confirm=(10**9, 10**9)))
    assert (duty.kind, duty.seat, duty.at) == ("remind", 1, paper.room.asked_at[1] + 24 * HOUR)
    paper.wait(24 * 3600)
    entries = reminder(paper.room, duty)
    paper.write(entries)
    assert len(entries) == 1
    assert reminder(paper.room, duty) == []
    assert getattr(next_duty(paper.room, Pauses(confirm=(10**9, 10**9))), "kind", "confirm") != "remind"


def test_nobody_is_reminded_who_did_not_ask_for_it_or_has_moved():
    paper = asked_and_away()
    assert getattr(next_duty(paper.room, Pauses()), "kind", "") != "remind"
    paper = asked_and_away(remind=1)
    duty = next_duty(paper.room, Pauses(confirm=(10**9, 10**9)))
    paper.wait(60)
    paper.play(1)
    assert reminder(paper.room, duty) == [], "a later question is another one"


@pytest.mark.parametrize(
    "address",
    [
        "http://discord.com/x",
        "https://127.0.0.1/x",
        "https://discord.com.evil.example/x",
        "https://discord.com@127.0.0.1/",
        "https://discord.com:8443/x",
        "https://discord.com:notaport/x",
        "http://10.0.0.5:9001/x",
        "http://10.0.0.5:9000@127.0.0.1/",
        "https://10.0.0.5:9000/x",
        "file:///etc/passwd",
        "nonsense",
    ],
)
def test_calls_go_only_where_the_operator_allows(address):
    with pytest.raises(Declined):
        check_address(address, ("discord.com", "http://10.0.0.5:9000"))


def test_an_operator_can_allow_a_receiver_of_their_own():
    check_address("http://10.0.0.5:9000/any/path", ("discord.com", "http://10.0.0.5:9000"))
    check_address("https://discord.com/api", ("discord.com",))
