"""Thinking for a seat, in another process. A log crosses the border, never a table; known games are continued."""

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from stardeck.bots import EXACT, Clock, ask, make_bot
from stardeck.bots.bot import AnyGame, Thought, seen_by
from stardeck.bots.why import with_reason
from stardeck.games import game as find_game
from stardeck.kernel import Match, Seat
from stardeck.server.room import Room

REMEMBERED = 64  # games a process keeps
LONGEST = 10.0  # seconds for a decision, whatever the level


class Task(msgspec.Struct, frozen=True):
    """A decision to be made: the deal and the actions so far, the seat, the bot."""

    room: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    actions: list[tuple[Seat, Any]]
    seat: Seat
    level: str
    chance: str  # the same text gives the same choice
    why: bool = False  # say what speaks for the choice


_known: OrderedDict[str, Match] = OrderedDict()


def task_for(room: Room, seat: Seat, level: str) -> Task:
    """The decision that a bot on `seat` has to make; nobody can foresee its chance."""
    return _task(room, seat, level, room.dealt.seed.hex(), why=False)


def hint_for(room: Room, seat: Seat, level: str) -> Task:
    """The same as a hint: not even its chance comes from anything the seat may not know."""
    return _task(room, seat, level, room.id, why=True)


def _task(room: Room, seat: Seat, level: str, chance: str, why: bool) -> Task:
    match, game = room.dealt, room.opened.game
    actions = [(move.seat, msgspec.to_builtins(move.action)) for move in match.moves]
    chance = f"{chance} {seat} {len(actions)} {level}"
    return Task(room.id, game, len(room.chairs), room.options, match.seed.hex(), actions, seat, level, chance, why)


class Thinking(msgspec.Struct, frozen=True):
    """What came of it: the action as plain data, and what the bot thinks of the choices, best first."""

    action: Any
    thoughts: list[Thought] = []


def think(body: bytes) -> bytes:
    """What the bot chooses and thinks. The bot itself gets only its seat's view and imagined tables."""
    task = msgspec.msgpack.decode(body, type=Task)
    match = _continued(task)
    return consider(task, match.game, match.table)


def consider(task: Task, game: AnyGame, table: Any) -> bytes:
    """The thinking itself, as it travels back."""
    chance = int.from_bytes(hashlib.blake2b(task.chance.encode(), digest_size=8).digest())
    bot = make_bot(task.level, chance, EXACT if task.why else None)
    action = ask(bot, game, table, task.seat, Clock(LONGEST, patient=True))
    thoughts = bot.thoughts
    if task.why:
        thoughts = with_reason(seen_by(game, table, task.seat), thoughts, chance)
    return msgspec.json.encode(Thinking(action, thoughts))


def _continued(task: Task) -> Match:
    """The match of a task, played on from what this process remembers."""
    match = _known.pop(task.room, None)
    known = [] if match is None else [(move.seat, msgspec.to_builtins(move.action)) for move in match.moves]
    if match is None or match.seed.hex() != task.seed or task.actions[: len(known)] != known:
        game = find_game(task.game)
        match, known = Match(game, task.seats, task.options, seed=bytes.fromhex(task.seed)), []
    for seat, action in task.actions[len(known) :]:
        match.say(seat, match.game.read_action(action, match.table.actions))
    _known[task.room] = match
    while len(_known) > REMEMBERED:
        _known.popitem(last=False)
    return match
