"""Playing over HTTP: everything a socket can do, for programs that prefer to ask."""

from litestar import get, post
from litestar.params import FromQuery, JSONBody
from msgspec.structs import replace

from stardeck.bots import LEVELS
from stardeck.bots.explain import explain
from stardeck.kernel import Match, View, choices, say
from stardeck.server import tell
from stardeck.server import wire as w
from stardeck.server.api.examples import CommandCall, QuestionCall
from stardeck.server.api.visitor import (
    AnyRequest,
    Eyes,
    RoomId,
    SeatAsked,
    dealt,
    house_of,
    known_visitor,
    limit,
    seen_room,
    who_of,
)
from stardeck.server.decide.playing import why_not_plain
from stardeck.server.declined import Declined
from stardeck.server.offers import offer_token
from stardeck.server.thinking import Thinking, hint_for


@get("/api/rooms/{room:str}", tags=["play"], summary="Look at a room")
async def table_now(request: AnyRequest, room: RoomId, seat: Eyes = None, after: FromQuery[int] = 0) -> w.Table:
    """The same message a socket gets: the room through the eyes of your seat, or as a spectator."""
    live = await seen_room(request, room, seat)
    return tell.table(live.room, seat, who_of(request), max(0, min(after, live.room.seq)))


@post("/api/rooms/{room:str}/say", tags=["play"], status_code=200, summary="Say something", operation_class=CommandCall)
async def say_something(request: AnyRequest, room: RoomId, data: JSONBody[w.AnyCommand]) -> w.Done:
    """Any wish: join, add a bot, start, play, undo, answer, pause. Durable when it is answered; safe to send again."""
    who = known_visitor(request)
    return await house_of(request).submit(room, who, data)


@post("/api/rooms/{room:str}/why", tags=["play"], status_code=200, summary="May I?", operation_class=QuestionCall)
async def why_not(request: AnyRequest, room: RoomId, data: JSONBody[w.Question]) -> w.Verdict:
    """The rule and a sentence for anything your seat might try, also out of turn."""
    live = await seen_room(request, room, data.seat)
    return w.Verdict(why_not_plain(dealt(live), data.seat, data.action))


@get("/api/rooms/{room:str}/hint", tags=["play"], summary="What would a bot do in my place?")
async def hint(request: AnyRequest, room: RoomId, seat: SeatAsked, level: FromQuery[str] = "expert") -> w.Hint:
    """One choice, found with nothing but what your seat knows."""
    limit(request, "hints", known_visitor(request))
    live = await seen_room(request, room, seat)
    match = dealt(live)
    if not live.room.opened.hints:
        raise Declined("no_hints", say("This room is played without hints."))
    if seat not in live.room.waiting:
        raise Declined("not_your_turn", say("It is not your turn to choose."))
    if level not in LEVELS:
        raise Declined("no_bot", say("There is no such bot."))
    token, view = offer_token(live.room, seat), live.room.see(seat)
    thinking = await house_of(request).bots.choose(hint_for(live.room, seat, level))
    if token != offer_token(live.room, seat):
        raise Declined("stale", say("The table has changed since you looked; please choose again."))
    return in_words(match, view, thinking, level)


def in_words(match: Match, view: View, thinking: Thinking, level: str) -> w.Hint:
    """What a bot thinks, with labels and handles."""

    def label(plain: object) -> str:
        action = match.game.read_action(plain, match.table.actions)
        return match.game.label(view, action, match.names, match.catalogue)

    chances = tuple(w.Chance(t.action, label(t.action), t.chance, t.share) for t in thinking.thoughts[:8])
    words = label(thinking.action)
    handle = match.game.handle(view, match.game.read_action(thinking.action, match.table.actions))
    text = say("A bot ({level}) would choose: {label}.", level=level, label=words)
    thoughts = [replace(t, action=match.game.read_action(t.action, match.table.actions)) for t in thinking.thoughts]
    is_only = view.seat is not None and len(choices(match.table, view.seat)) == 1
    told = explain(thoughts, match.game, view, match.names, match.catalogue)
    text += " " + (say("There is nothing else to choose.") if is_only else told)
    return w.Hint(thinking.action, handle, words, level, text, chances)
