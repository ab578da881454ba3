"""Opening a room, alone or again with the same people."""

import secrets

import msgspec

from stardeck.games import game as find_game
from stardeck.kernel import BadOptions, UnknownGame, new_seed, read_options, say
from stardeck.server import wire as w
from stardeck.server.decide.seating import bot_name, clean_name
from stardeck.server.decide.standing import know_level, own_chair
from stardeck.server.declined import Declined
from stardeck.server.entries import BotAdded, Claimed, Entry, Joined, Opened, Started
from stardeck.server.room import Room

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_room_id() -> str:
    """Sixteen letters nobody guesses: whoever has the link may come in."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def open_room(who: str, wish: w.NewRoom) -> list[Entry]:
    """The first entries of a new room."""
    try:
        game = find_game(wish.game)
        game.check_seats(wish.seats)
        options = read_options(game.options, wish.seats, wish.options, game.presets, wish.preset)
    except (UnknownGame, BadOptions) as error:
        raise Declined("options", str(error)) from None
    know_level(wish.stand_in)
    opened = Opened(
        game=game.slug,
        seats=wish.seats,
        options=msgspec.to_builtins(options),
        rules_version=game.rules_version,
        cards=game.cards.digest,
        public=wish.public,
        watch=wish.watch,
        hot_seat=wish.hot_seat,
        hints=wish.hints,
        clock=wish.clock,
        stand_in=wish.stand_in,
        who=who,
        id=wish.id,
    )
    return [opened, *first_people(who, wish)]


def first_people(who: str, wish: w.NewRoom) -> list[Entry]:
    """The opener and the bots sit down; the cards are dealt if that was wanted."""
    names = () if wish.name is None else (clean_name(wish.name),)
    entries: list[Entry] = [Joined(seat=0, name=name, holder=who) for name in names]
    for level in wish.bots:
        know_level(level)
        name = bot_name(names, level)
        entries.append(BotAdded(seat=len(names), name=name, level=level))
        names = (*names, name)
    if len(names) > wish.seats:
        raise Declined("full", say("There are not that many seats."))
    if wish.start:
        if len(names) < wish.seats:
            raise Declined("seats", say("There are free seats: wait for people, or add bots."))
        entries.append(Started(seed=new_seed().hex()))
    return entries


def meet_again(room: Room, who: str, command: w.Rematch) -> list[Entry]:
    """The first entries of a room with the same people, bots and options."""
    own_chair(room, who, command.seat)
    if room.status != "over":
        raise Declined("not_over", say("The game is not over yet."))
    opened = msgspec.structs.replace(
        room.opened,
        options=next_options(room),
        clock=room.clock,
        rules_version=room.game.rules_version,
        cards=room.game.cards.digest,
        who=room.host,
        id="",
    )
    entries: list[Entry] = [opened]
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "bot":
            entries.append(BotAdded(seat=seat, name=chair.name, level=chair.level))
        elif chair.kind == "person":
            first, *more = sorted(chair.holders)
            entries.append(Joined(seat=seat, name=chair.name, holder=first))
            entries.extend(Claimed(seat=seat, holder=holder) for holder in more)
    return entries


def next_options(room: Room) -> dict[str, object]:
    """The same options; where the rules say so, the winner begins (one of them by lot after a tie)."""
    result = None if room.match is None else room.match.result
    if not room.game.winner_begins or result is None or not result.winners:
        return room.options
    return {**room.options, "first_player": secrets.choice(result.winners)}
