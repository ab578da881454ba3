"""After the end: the record with its seed, and the game again through anybody's eyes."""

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import FromQuery, QueryParameter

from stardeck.kernel import Match, Seat, dump
from stardeck.server import wire as w
from stardeck.server.api.visitor import AnyRequest, Eyes, RoomId, finished, seen_room

Step = Annotated[int, QueryParameter(ge=0, le=100_000)]
Count = Annotated[int, QueryParameter(ge=1, le=200)]


@get("/api/rooms/{room:str}/record", tags=["replay"], summary="Download the record")
async def record(request: AnyRequest, room: RoomId) -> Response[bytes]:
    """The whole game with the seed that was committed to at the start; `stardeck verify` checks it."""
    match = finished(await seen_room(request, room))
    name = f"{match.game.slug}-{room[:6]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(dump(match.record()), media_type="application/json", headers=headers)


@get("/api/rooms/{room:str}/replay", tags=["replay"], summary="See the game again")
async def replay(
    request: AnyRequest,
    room: RoomId,
    seat: Eyes = None,
    first: Step = 0,
    count: Count = 50,
    open: FromQuery[bool] = False,
) -> w.Replay:
    """Steps `first` and following through the eyes of any seat (none: a spectator), with all cards open if you like."""
    match = finished(await seen_room(request, room))
    eyes = None if seat is None or seat >= match.table.seats else seat
    frames = frames_of(match, eyes, first, count, open)
    return w.Replay(len(match.moves), frames)


def frames_of(match: Match, seat: Seat | None, first: int, count: int, open: bool) -> tuple[w.Frame, ...]:
    """Play the match again and look at some of its steps."""
    again = Match(match.game, match.table.seats, msgspec.to_builtins(match.options), seed=match.seed, names=match.names)
    frames = []
    told = 0
    for step in range(min(first + count, len(match.moves) + 1)):
        label, mover = "", None
        if step:
            move = match.moves[step - 1]
            mover = move.seat
            label = match.game.label(again.see(mover), move.action, match.names, match.catalogue)
            told = len(again.table.log)
            again.say(mover, move.action)
        if step >= first:
            lines = tuple(again.sentences(seat, told))
            views = tuple(again.see(s) for s in range(again.table.seats)) if open else ()
            frames.append(w.Frame(step=step, view=again.see(seat), lines=lines, seat=mover, label=label, open=views))
    return tuple(frames)
