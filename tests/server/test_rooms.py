"""Rooms over the wire: open, join, play, take back, rematch, come back from another device."""

import asyncio

import pytest

from stardeck.games import game, slugs
from stardeck.kernel import numbered_seed
from tests.server.kit import Player, Visitor, seated


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


def test_a_whole_game_is_played_over_sockets_and_its_record_verifies(server):
    async def story():
        room, visitors = await seated(server, 3)
        players = [Player(visitor, room, seat, seat) for seat, visitor in enumerate(visitors)]
        await asyncio.gather(*(player.play() for player in players))
        record = await visitors[1].ask("GET", f"/api/rooms/{room}/record")
        table = await visitors[0].table(room, 0)
        return players, record, table

    players, record, table = run(story())
    from stardeck.games import game
    from stardeck.kernel import commitment, load, verify

    loaded = load(record.content)
    rock = game("rock-the-galaxy")
    assert verify(loaded, rock, rock.cards) is not None
    assert table["room"]["status"] == "over"
    assert commitment(bytes.fromhex(table["room"]["seed"])) == table["room"]["commitment"]
    assert [player.book.seq for player in players] == [table["seq"]] * 3
    for player in players:
        said = [player.said[id] for id in player.acknowledged]
        acted = iter(action for seat, action in loaded.actions if seat == player.seat)
        assert all(action in acted for action in said), "everything acknowledged is in the record, in this order"


async def unhurried(server):
    """A room that waits for Ada, whatever she can choose."""
    ada, bea = await Visitor.known(server), await Visitor.known(server)
    room = await ada.open(options={"first_player": 0})
    await bea.say(room, "join", name="Bea")
    await ada.say(room, "prefer", seat=0, confirm=False)
    await bea.say(room, "start")
    return room, (ada, bea)


def test_one_call_opens_a_room_against_bots_and_deals(server):
    async def story():
        ada = await Visitor.known(server)
        room = await ada.open(seats=3, bots=["regular", "random"], start=True)
        player = Player(ada, room, 0, 7)
        await player.play()
        await listed(ada, "mine", room)
        return player.book.table, await ada.get("/api/rooms/mine")

    table, mine = run(story())
    assert table["result"] is not None
    assert [seat["kind"] for seat in table["room"]["seats"]] == ["person", "bot", "bot"]
    assert mine[0]["room"] == table["room"]["id"]
    assert mine[0]["yours"] == [0]


def test_a_wish_sent_twice_is_done_once(server):
    async def story():
        ada = await Visitor.known(server)
        wish = {"id": "twice", "game": "rock-the-galaxy", "seats": 2, "name": "Ada"}
        first, again = await ada.post("/api/rooms", wish), await ada.post("/api/rooms", wish)
        bea = await Visitor.known(server)
        say = {"say": "join", "id": "j", "name": "Bea"}
        one = await bea.post(f"/api/rooms/{first['room']}/say", say)
        two = await bea.post(f"/api/rooms/{first['room']}/say", say)
        return first, again, one, two

    first, again, one, two = run(story())
    assert first["room"] == again["room"]
    assert one == two


def test_a_late_click_never_hits_another_question(server):
    async def story():
        room, (ada, bea) = await unhurried(server)
        table = await ada.table(room, 0)
        reply = await ada.say(
            room, "play", seat=0, offer="0123456789abcdef", action=table["offer"]["choices"][0]["action"]
        )
        other = await bea.say(room, "play", seat=0, offer=table["offer"]["token"], action={"do": "end_actions"})
        return reply, other

    reply, other = run(story())
    assert (reply.status_code, reply.json()["code"]) == (409, "stale")
    assert (other.status_code, other.json()["code"]) == (403, "not_yours")


def test_a_seat_is_held_from_another_device_by_its_private_link_until_revoked(server):
    async def story():
        room, (ada, _bea) = await seated(server)
        link = await ada.post(f"/api/rooms/{room}/seats/0/link")
        phone = await Visitor.known(server)
        before = await phone.ask("GET", f"/api/rooms/{room}?seat=0")
        await phone.post(f"/api/rooms/{room}/claim", {"secret": link["secret"]})
        during = await phone.ask("GET", f"/api/rooms/{room}?seat=0")
        await ada.say(room, "revoke", seat=0)
        after = await phone.ask("GET", f"/api/rooms/{room}?seat=0")
        again = await phone.ask("POST", f"/api/rooms/{room}/claim", {"secret": link["secret"]})
        return link, before, during, after, again

    link, before, during, after, again = run(story())
    assert "#seat=" in link["path"]
    assert [reply.status_code for reply in (before, during, after)] == [403, 200, 403]
    assert again.json()["code"] == "no_link"


def test_a_hot_seat_device_looks_through_one_pair_of_eyes_at_a_time(server):
    async def story():
        ada = await Visitor.known(server)
        room = await ada.open(hot_seat=True)
        await ada.say(room, "join", name="Bea")
        await ada.say(room, "start")
        import json

        seen = []
        async with ada.socket(room, 0) as ws:
            for seat in (1, None, 0):
                while (message := json.loads(await ws.recv()))["tell"] != "table":
                    pass
                seen.append(message)
                await ws.send(json.dumps({"say": "look", "seat": seat}))
        return seen

    first, second, third = run(story())
    hands = [[band["hand"] is not None for band in table["view"]["bands"]] for table in (first, second, third)]
    assert hands == [[True, False], [False, True], [False, False]]
    assert first["you"]["holds"] == [0, 1]


def test_a_rematch_seats_the_same_people_in_a_new_room(server):
    async def story():
        room, visitors = await seated(server, 2, options={"max_rounds": 1})
        await asyncio.gather(*(Player(v, room, s, s).play() for s, v in enumerate(visitors)))
        first = await visitors[1].say(room, "rematch", seat=1)
        second = await visitors[0].say(room, "rematch", seat=0)
        table = await visitors[0].table(room, 0)
        new = await visitors[0].table(table["room"]["rematch"], 0)
        start = await visitors[0].say(table["room"]["rematch"], "start")
        dealt = await visitors[0].table(table["room"]["rematch"], 0)
        return first, second, new, start, table, dealt

    first, second, new, start, table, dealt = run(story())
    assert first.status_code == second.status_code == start.status_code == 200
    assert [seat["name"] for seat in new["room"]["seats"]] == ["Ada", "Player 1"]
    assert dealt["view"]["mic"] in table["result"]["winners"], "the winner begins the next game"
    assert new["room"]["options"] | {"first_player": "random"} == table["room"]["options"]


def test_only_where_the_rules_say_so_the_winner_begins_and_there_the_first_player_can_be_named():
    assert [slug for slug in slugs() if game(slug).winner_begins] == ["rock-the-galaxy"]
    for rules in map(game, slugs()):
        if rules.winner_begins:
            for seat in range(rules.seats[0]):
                rules.set_up(rules.seats[0], numbered_seed(seat), {"first_player": seat})


def test_a_replay_shows_any_seats_eyes_only_after_the_end(server):
    async def story():
        room, visitors = await seated(server, 2, options={"max_rounds": 1})
        early = await visitors[0].ask("GET", f"/api/rooms/{room}/replay?seat=1")
        early_record = await visitors[0].ask("GET", f"/api/rooms/{room}/record")
        await asyncio.gather(*(Player(v, room, s, s).play() for s, v in enumerate(visitors)))
        late = await visitors[0].get(f"/api/rooms/{room}/replay?seat=1&open=true")
        return early, early_record, late

    early, early_record, late = run(story())
    assert early.json()["code"] == early_record.json()["code"] == "not_over"
    assert late["frames"][0]["view"]["bands"][1]["hand"] is not None
    assert late["frames"][0]["view"]["bands"][0]["hand"] is None
    assert len(late["frames"][0]["open"]) == 2
    assert late["frames"][-1]["step"] == late["steps"]


def test_hints_and_reasons_are_for_the_own_seat_only(server):
    async def story():
        room, (ada, bea) = await unhurried(server)
        table = await ada.table(room, 0)
        hint = await ada.get(f"/api/rooms/{room}/hint?seat=0")
        stolen = await bea.ask("GET", f"/api/rooms/{room}/hint?seat=0")
        why = await bea.ask("POST", f"/api/rooms/{room}/why", {"seat": 0, "action": {"do": "stop"}})
        own = await ada.post(f"/api/rooms/{room}/why", {"seat": 0, "action": {"do": "stop"}})
        off_turn = await bea.post(f"/api/rooms/{room}/why", {"seat": 1, "action": {"do": "stop"}})
        return table, hint, stolen, why, own, off_turn

    table, hint, stolen, why, own, off_turn = run(story())
    assert hint["action"] in [choice["action"] for choice in table["offer"]["choices"]]
    is_only = len(table["offer"]["choices"]) == 1
    told = "There is nothing else to choose." if is_only else f"“{hint['label']}” wins about "
    assert told in hint["text"]
    assert stolen.status_code == why.status_code == 403
    assert own["reason"]["why"]
    assert off_turn["reason"]["rule"] == "Taking turns"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "no-such-game"}, "options"),
        ({"seats": 9}, "options"),
        ({"options": {"supply": "none"}}, "options"),
        ({"bots": ["genius"]}, "no_bot"),
        ({"name": "\u202eadA"}, "name"),
        ({"name": "   "}, "name"),
        ({"bots": ["random", "random"]}, "full"),
        ({"start": True}, "seats"),
    ],
)
def test_a_room_that_makes_no_sense_is_refused_with_a_sentence(server, wish, code):
    async def story():
        ada = await Visitor.known(server)
        body = {"id": "x", "game": "rock-the-galaxy", "seats": 2, "name": "Ada"} | wish
        return await ada.ask("POST", "/api/rooms", body)

    reply = run(story())
    assert 400 <= reply.status_code < 500
    assert reply.json()["code"] == code
    assert reply.json()["why"].endswith(".")


async def listed(visitor, which: str, room: str) -> list[str]:
    """The rooms in a list, as soon as this one is among them: lists may lag a moment."""
    for _ in range(200):
        found = [one["room"] for one in await visitor.get(f"/api/rooms/{which}")]
        if room in found:
            return found
    raise AssertionError("the room never came into the list")


def test_lists_show_open_rooms_and_rooms_to_watch_only_if_public(server):
    async def story():
        ada, bea = await Visitor.known(server), await Visitor.known(server)
        hidden, shown = await ada.open(), await ada.open(public=True)
        opened = await listed(bea, "open", shown)
        await bea.say(shown, "join", name="Bea")
        await bea.say(shown, "start")
        watch = await listed(bea, "watch", shown)
        return hidden, shown, opened, watch

    hidden, shown, opened, watch = run(story())
    assert shown in opened
    assert hidden not in opened
    assert shown in watch
