"""Thinking for a seat, in another process. A log crosses the border, never a table; known games are continued."""

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from stardeck.bots import Clock, ask, make_bot
from stardeck.bots.bot import Thought, seen_by
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
    why: bool = False  # say what speaks for the choice


_known: OrderedDict[str, Match] = OrderedDict()


def task_for(room: Room, seat: Seat, level: str, why: bool = False) -> Task:
    """The decision that `seat` of a room has to make."""
    match = room.match
    assert match is not None
    actions = [(move.seat, msgspec.to_builtins(move.action)) for move in match.moves]
    return Task(room.id, room.opened.game, len(room.chairs), room.options, match.seed.hex(), actions, seat, level, why)


class Thinking(msgspec.Struct, frozen=True):
    """What came of it: the action as plain data, and what the bot thinks of the choices, best first."""

    action: Any
    thoughts: list[Thought] = []


def think(body: bytes) -> bytes:
    """What the bot chooses and thinks. The bot itself gets only its seat's view and imagined tables."""
    task = msgspec.msgpack.decode(body, type=Task)
    match = _continued(task)
    text = f"{task.seed} {task.seat} {len(task.actions)} {task.level}"
    chance = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())
    bot = make_bot(task.level, chance)
    action = ask(bot, match.game, match.table, task.seat, Clock(LONGEST, patient=True))
    thoughts = bot.thoughts
    if task.why:
        thoughts = with_reason(seen_by(match.game, match.table, task.seat), thoughts, chance)
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
