"""Telling: the room as one viewer may know it. Pure, so that the same log gives everybody the same bytes again."""

import msgspec

from stardeck.kernel import Reason, Sealed, Seat, open_for, say
from stardeck.server import wire as w
from stardeck.server.decide.playing import NOTHING, undo_target, why_not_free_from
from stardeck.server.offers import offer_token
from stardeck.server.room import Mark, Room
from stardeck.server.words import ask_in_words


def table_text(room: Room, seat: Seat | None, who: str, after: int) -> bytes:
    """The message with the table; made once for all who see the same."""
    viewer = (seat, room.holds(who), room.is_host(who), after)
    text = room.moment.texts.get(viewer)
    if text is None:
        text = room.moment.texts[viewer] = msgspec.json.encode(table(room, seat, who, after))
    return text


def table(room: Room, seat: Seat | None, who: str, after: int = 0) -> w.Table:
    """Everything `seat` (None: a spectator) may know now; the log for a reader who knows it up to `after`."""
    match = room.match
    return w.Table(
        seq=room.seq,
        room=room_info(room),
        you=you(room, seat, who),
        view=None if match is None else room.see(seat),
        offer=offer(room, seat),
        log=log(room, seat, after),
        times=times(room),
        undo=None if seat is None else undo_state(room, seat),
        ask=ask_info(room),
        emote=emote(room, after),
        result=None if match is None else match.result,
    )


def room_info(room: Room) -> w.RoomInfo:
    """The room as everybody sees it."""
    info = room.moment.info
    if info is None:
        info = room.moment.info = look_at_room(room)
    return info


def look_at_room(room: Room) -> w.RoomInfo:
    """The seed is told only after the end."""
    opened, match = room.opened, room.match
    return w.RoomInfo(
        id=room.id,
        game=opened.game,
        title=room.game.title,
        status=room.status,
        options=room.options,
        rules_version=opened.rules_version,
        cards=opened.cards,
        public=room.public,
        watch=room.watch,
        hot_seat=opened.hot_seat,
        hints=opened.hints,
        clock=room.clock,
        seats=tuple([seat_info(room, seat) for seat in range(len(room.chairs))]),
        moves=0 if match is None else len(match.moves),
        commitment=room.commitment,
        seed=match.seed.hex() if match is not None and match.result is not None else None,
        rematch=room.rematch or None,
        note=room.note,
    )


def seat_info(room: Room, seat: Seat) -> w.SeatInfo:
    """One seat as everybody sees it."""
    chair = room.chairs[seat]
    return w.SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        stand_in=chair.stand_in,
        away=chair.gone,
        host=seat in room.host_seats,
        waiting=seat in room.waiting,
        asked_at=room.asked_at[seat],
    )


def you(room: Room, seat: Seat | None, who: str) -> w.You:
    """Who the viewer is here."""
    chair = None if seat is None else room.chairs[seat]
    return w.You(
        seat=seat,
        holds=room.holds(who),
        host=room.is_host(who),
        confirm=chair is None or chair.confirm,
        webhook="" if chair is None else chair.secret,
    )


def offer(room: Room, seat: Seat | None) -> w.TableOffer | None:
    """What the seat may do now, and why not the rest; a spectator reads the prompt only."""
    match = room.match
    if match is None:
        return None
    if seat is None or seat not in room.waiting:
        prompt = room.game.prompt(room.see(seat), match.names, match.catalogue)
        return w.TableOffer(token="", prompt=prompt, choices=(), refusals=())
    offered = room.offer(seat)
    return w.TableOffer(
        token=offer_token(room, seat),
        prompt=offered.prompt,
        choices=offered.choices,
        refusals=offered.refusals,
        confirmed=room.confirms(seat) and len(offered.choices) == 1,
    )


def log(room: Room, seat: Seat | None, after: int) -> w.Log:
    """The lines a reader lacks who has everything up to entry `after`."""
    keep = len(room.marks)
    while keep and room.marks[keep - 1].seq > after:
        keep -= 1
    since = 0 if seat is None else room.moved_mark[seat]
    add = tuple([line(room, seat, mark) for mark in room.marks[keep:]])
    return w.Log(after=after, keep=keep, add=add, since=since)


def line(room: Room, seat: Seat | None, mark: Mark) -> w.Line:
    """A line of the log as `seat` may read it."""
    match = room.match
    if mark.event < 0 or match is None or match.table.log is None:
        return w.Line(seq=mark.seq, at=mark.at, text=mark.text)
    told = match.table.log[mark.event]
    made = room.moment.lines.get(mark.event)
    if made is None:
        event = open_for(told, seat)
        text = room.game.sentence(event, match.names, match.catalogue)
        made = w.Line(seq=mark.seq, at=mark.at, text=text, event=event)
        if not isinstance(told, Sealed):
            room.moment.lines[mark.event] = made
    return made


def times(room: Room) -> tuple[w.SeatTime, ...]:
    """The clocks."""
    clocks = room.clocks
    if clocks is None or not clocks.kept:
        return ()
    return tuple(w.SeatTime(left, clocks.until(seat)) for seat, left in enumerate(clocks.left))


def undo_state(room: Room, seat: Seat) -> w.UndoState | None:
    """Whether the seat's last choice can be taken back."""
    match = room.match
    if match is None or room.status != "playing":
        return None
    keep = undo_target(room, match, seat)
    if keep is None:
        return w.UndoState(free=False, why=NOTHING)
    reason = why_not_free_from(match, seat, keep)
    if reason is None:
        return w.UndoState(free=True)
    if not room.voters(seat):
        return w.UndoState(free=True, why=Reason(say("Undo"), say("Nobody else is asked: you play against bots.")))
    return w.UndoState(free=False, why=reason, ask=room.ask is None)


def ask_info(room: Room) -> w.AskInfo | None:
    """What is being asked."""
    ask = room.ask
    if ask is None:
        return None
    text = ask_in_words(ask.asked, room.names)
    open = tuple(sorted(ask.voters))
    return w.AskInfo(ask=ask.number, kind=ask.asked.kind, seat=ask.asked.seat, text=text, open=open)


def emote(room: Room, after: int) -> tuple[Seat, w.Emote] | None:
    """The emote that was just sent, for those who have not seen it."""
    if room.emote is None or room.emote[0] <= after or room.emote[0] != room.seq:
        return None
    return room.emote[1], room.emote[2]


def listed_room(room: Room) -> w.ListedRoom:
    """The room in a list: public facts only."""
    return w.ListedRoom(
        room=room.id,
        game=room.opened.game,
        title=room.game.title,
        status=room.status,
        seats=tuple([seat_info(room, seat) for seat in range(len(room.chairs))]),
        clock=room.clock,
        updated=room.at,
        moves=0 if room.match is None else len(room.match.moves),
    )
