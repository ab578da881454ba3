"""Nothing hidden crosses the wire: swap everything hidden, and a seat is told exactly the same bytes."""

import asyncio
import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from stardeck.games import game, slugs
from stardeck.kernel import FastRng, choices, open_for
from stardeck.server import settings as s
from stardeck.server import tell
from stardeck.server import wire as w
from stardeck.server.api.play import in_words
from stardeck.server.decide import decide
from stardeck.server.decide.playing import why_not_plain
from stardeck.server.declined import Declined
from stardeck.server.entries import Logged
from stardeck.server.fold import fold, room_of
from stardeck.server.keys import hashed
from stardeck.server.moment import Moment
from stardeck.server.offers import offer_token
from stardeck.server.room import Room
from stardeck.server.store import Store
from stardeck.server.thinking import Thinking, consider, hint_for
from stardeck.server.wire import Hello, Table
from tests.server.kit import Player, seated
from tests.server.paper import Paper

WISHES = [
    w.Undo(id="x", seat=0),
    w.Pause(id="x", seat=0),
    w.StandIn(id="x", seat=0, target=1, level="random"),
    w.Answer(id="x", seat=0, ask=1, yes=True),
]


def everything_told(room: Room, seat: int | None, who: str) -> list[object]:
    """All that a seat can make the server say about a position: tables, lists, reasons, refusals."""
    room.moment = Moment()
    told: list[object] = [msgspec.json.encode(tell.table(room, seat, who, after)) for after in (0, room.seq // 2)]
    told.append(msgspec.json.encode(tell.listed_room(room)))
    if seat is None:
        return told
    told.append(offer_token(room, seat))
    tried = random.Random(room.seq).sample(room.match.table.actions.all, min(12, len(room.match.table.actions)))
    told += [why_not_plain(room.match, seat, msgspec.to_builtins(action)) for action in tried]
    return told + [answer(room, who, msgspec.structs.replace(wish, seat=seat)) for wish in WISHES]


def answer(room: Room, who: str, wish: w.Command) -> object:
    try:
        return [msgspec.structs.replace(entry) for entry in decide(room, who, wish, room.at)]
    except Declined as declined:
        return declined.code, declined.rule, declined.why


def swapped(room: Room, seat: int | None, chance: FastRng) -> object:
    """A table with everything hidden from `seat` dealt anew, and the log as `seat` read it."""
    table = room.game.redeal(room.match.table, seat, chance)
    table.log = [open_for(told, seat) for told in room.match.table.log]
    return table


@pytest.mark.parametrize("slug", slugs())
def test_swapping_what_is_hidden_changes_no_byte_for_the_seat(slug):
    chance, fast = random.Random(3), FastRng(3)
    checked, varied = 0, 0
    for seed in range(1, 30):  # short games are played more than once
        for room in positions(slug, seed, chance):
            checked += 1
            varied += check_position(room, fast)
        if checked >= 40:
            break
    assert varied > 0, "what is hidden must really have been swapped"


def positions(slug: str, seed: int, chance: random.Random) -> Iterator[Room]:
    """Some positions of a random game."""
    seats = min(n for n in game(slug).seats if n > 1)
    paper = Paper(seats, seed=seed, game=slug, options={}, clock={"kind": "total", "seconds": 600})
    for moves in range(160):
        if paper.room.status != "playing":
            break
        if moves < 4 or chance.random() < 0.25:
            yield paper.room
        paper.wait(1)
        seat = chance.choice(paper.room.waiting)
        paper.play(seat, chance.randrange(len(choices(paper.room.match.table, seat))))


def check_position(room: Room, fast: FastRng) -> int:
    true = room.match.table
    varied = 0
    for seat in (*range(len(room.chairs)), None):
        who = "" if seat is None else "abcdef"[seat]
        expected = everything_told(room, seat, who)
        room.match.table = swapped(room, seat, fast)
        varied += room.game.hidden(true, seat) != room.game.hidden(room.match.table, seat)
        try:
            assert everything_told(room, seat, who) == expected
        finally:
            room.match.table = true
    return varied


def hint(room: Room, seat: int, level: str) -> bytes:
    """A hint as it crosses the wire."""
    match, task = room.match, hint_for(room, seat, level)
    thinking = msgspec.json.decode(consider(task, room.game, match.table), type=Thinking)
    return msgspec.json.encode(in_words(match, match.see(seat), thinking, level))


@pytest.mark.parametrize("level", ["random", "regular", "expert"])
@pytest.mark.parametrize("slug", slugs())
def test_a_hint_is_the_same_whatever_is_hidden(slug, level):
    """A hint is found with nothing but what the seat knows: chances, reasons and the order of choices included."""
    chance, fast, compared = random.Random(5), FastRng(5), 0
    for room in positions(slug, 2, chance):
        seat = room.waiting[0]
        if len(choices(room.match.table, seat)) == 1:
            continue
        true, expected = room.match.table, hint(room, seat, level)
        room.match.table = swapped(room, seat, fast)
        try:
            assert hint(room, seat, level) == expected
        finally:
            room.match.table = true
        compared += 1
        if compared == (1 if level == "expert" else 5):
            break
    assert compared


def test_the_chance_of_a_hint_tells_nothing_of_the_seed():
    papers = [Paper(2, seed=seed) for seed in (1, 2)]
    assert papers[0].room.match.seed != papers[1].room.match.seed
    first, second = (hint_for(paper.room, 0, "expert").chance for paper in papers)
    assert first == second


@pytest.mark.parametrize("slug", slugs())
def test_taking_back_tells_nobody_whether_moves_were_forced_or_chosen(slug):
    """Step by step towards the beginning: everything told is the same if every move was forced, or none."""
    seats = min(n for n in game(slug).seats if n > 1)
    chance, paper = random.Random(8), Paper(seats, seed=8, game=slug, options={})
    for _ in range(14):
        if paper.room.status == "playing":
            seat = paper.room.waiting[0]
            paper.play(seat, chance.randrange(len(choices(paper.room.match.table, seat))))
    assert undo_story(paper, forced=True) == undo_story(paper, forced=False)


def undo_story(paper: Paper, forced: bool) -> list[bytes]:
    """Everything that is told while seat after seat takes back what it did last, and the others agree."""
    log = paper.log if paper.room.status == "playing" else paper.log[:-1]  # the move before the last one
    room, told, ids = room_of(paper.room.id, log), [], itertools.count()
    for _ in range(10):
        if room.status != "playing" or not room.match.moves:
            break
        for move in room.match.moves:
            move.forced = forced
        seat = room.match.moves[-1].seat
        take(room, seat, w.Undo(id=f"u{next(ids)}", seat=seat))
        while room.ask is not None:
            told += tables(room)
            voter = min(room.ask.voters)
            take(room, voter, w.Answer(id=f"a{next(ids)}", seat=voter, ask=room.ask.number, yes=True))
        told += tables(room)
    assert told
    return told


def take(room: Room, seat: int, wish: w.Command) -> None:
    """A wish of a seat comes true."""
    for entry in decide(room, "abcdef"[seat], wish, room.at):
        fold(room, Logged(room.seq + 1, room.at, entry))


def tables(room: Room) -> list[bytes]:
    """What everybody is told now."""
    viewers = [*enumerate("abcdef"[: len(room.chairs)]), (None, "")]
    return [msgspec.json.encode(tell.table(room, seat, who)) for seat, who in viewers]


KNOWN_HEADERS = {
    *("date", "content-type", "content-length", "cache-control", "content-security-policy", "x-content-type-options"),
    *("x-frame-options", "referrer-policy", "cross-origin-opener-policy", "cross-origin-resource-policy"),
    "permissions-policy",
}


def test_headers_tell_nothing(server):
    """Headers are the same for every room, but for the length of a body that tells nothing itself."""

    async def story():
        replies = []
        for _ in range(2):
            room, visitors = await seated(server, 2)
            paths = ("?seat=0", "", "/record", "/replay")
            replies += [await visitors[0].ask("GET", f"/api/rooms/{room}{path}") for path in paths]
            replies.append(await visitors[0].say(room, "undo", seat=0))
        return replies

    replies = asyncio.run(asyncio.wait_for(story(), 60))
    fixed = [{k: v for k, v in reply.headers.items() if k not in ("date", "content-length")} for reply in replies]
    for reply, headers in zip(replies, fixed, strict=True):
        assert set(reply.headers) <= KNOWN_HEADERS
        assert int(reply.headers["content-length"]) == len(reply.content)
        assert headers == fixed[0]


def test_all_that_crosses_the_wire_is_what_the_log_tells_that_seat(server):
    """Every byte on the sockets of a whole game is made by the function the test above has examined."""

    async def story():
        room, visitors = await seated(server, 2)
        players = [Listening(visitor, room, seat, seat) for seat, visitor in enumerate(visitors)]
        stranger = asyncio.create_task(watch(visitors[0].base, room))
        await asyncio.gather(*(player.play() for player in players))
        heard = await asyncio.wait_for(stranger, 30)
        store = Store(s.database_address(server.settings, Path()))
        log = await store.log(room)
        await store.engine.dispose()
        return room, players, heard, log

    room, players, heard, log = asyncio.run(asyncio.wait_for(story(), 120))
    for player in players:
        check_wire(room, log, player.heard, player.seat, hashed(player.visitor.key))
    check_wire(room, log, heard, None, "")


class Listening(Player):
    """Keeps every text it gets."""

    def __init__(self, *given) -> None:
        super().__init__(*given)
        self.heard: list[str] = []

    async def talk(self, ws, until) -> None:
        while not self.over:
            self.heard.append(await ws.recv())
            await self.heed(ws, json.loads(self.heard[-1]))


async def watch(base: str, room: str) -> list[str]:
    """What a stranger without any key hears until the game is over."""
    from websockets.asyncio.client import connect

    heard = []
    async with connect(base.replace("http", "ws") + f"/api/rooms/{room}/ws", ping_interval=None) as ws:
        while not heard or json.loads(heard[-1]).get("result") is None:
            heard.append(await ws.recv())
    return heard


def check_wire(room: str, log, heard: list[str], seat: int | None, who: str) -> None:
    made, folded = Room(room), 0
    tables = 0
    for text in heard:
        message = json.loads(text)
        if message["tell"] == "table":
            while folded < message["seq"]:
                fold(made, log[folded])
                folded += 1
            expected = tell.table(made, seat, who, message["log"]["after"])
            assert text.encode() == msgspec.json.encode(expected)
            tables += 1
        elif message["tell"] == "hello":
            assert set(message) == {"tell", *Hello.__struct_fields__}
        elif message["tell"] == "done":
            assert set(message) == {"tell", "id", "seq"}
        else:
            assert message["tell"] == "refused"
            assert message["code"] in ("stale", "rules", "not_playing")
    assert tables > 5
    assert room_of(room, log).seq == made.seq
    assert issubclass(Table, msgspec.Struct)
