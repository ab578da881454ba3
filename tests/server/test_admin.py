"""Operators: list, inspect, export, roll back, close, readmit, while the server runs."""

import asyncio
import json

import jsonschema_rs
import pytest
from typer.testing import CliRunner

from stardeck.cli.app import app
from stardeck.kernel import load
from tests.server.kit import Player, Visitor, seated


def admin(server, *arguments):
    result = CliRunner().invoke(app, ["admin", *arguments, "--database", server.settings.database])
    return result.exit_code, result.stdout, result.stderr


def run(work):
    return asyncio.run(asyncio.wait_for(work, 60))


@pytest.fixture
def game(server):
    """A room in which a few actions were played, and who sits there."""

    async def story():
        room, visitors = await seated(server)
        players = [Player(v, room, s, s) for s, v in enumerate(visitors)]
        enough = lambda: sum(len(p.acknowledged) for p in players) >= 6  # noqa: E731
        await asyncio.gather(*(player.play(enough) for player in players))
        return room, visitors

    return run(story())


def test_list_and_inspect_show_rooms_without_secrets(server, game):
    room, visitors = game
    code, listed, _ = admin(server, "list", "--json")
    assert code == 0
    assert room in [row["room"] for row in json.loads(listed)]
    code, shown, _ = admin(server, "inspect", room)
    assert code == 0
    assert '"played"' in shown
    assert "seed" not in shown
    assert all(visitor.key not in shown for visitor in visitors)


def test_export_writes_a_record(server, game, tmp_path):
    code, _, _ = admin(server, "export", game[0], str(tmp_path / "game.json"))
    assert code == 0
    assert load((tmp_path / "game.json").read_bytes()).actions


def test_rollback_is_seen_by_running_clients_with_its_note(server, game):
    room, (ada, _) = game

    async def story():
        async with ada.socket(room, 0) as ws:
            before = await table(ws)
            done = await asyncio.to_thread(admin, server, "rollback", room, "--actions", "2", "--note", "a bug, sorry")
            async with asyncio.timeout(20):
                while not any("a bug, sorry" in line["text"] for line in (await table(ws))["log"]["add"]):
                    pass
            return before, done

    before, (code, told, _) = run(story())
    assert code == 0
    assert "stay" in told
    assert before["room"]["moves"] >= 2


async def table(ws):
    while (message := json.loads(await ws.recv()))["tell"] != "table":
        pass
    return message


def test_close_ends_a_room(server, game):
    room, (ada, _) = game
    assert admin(server, "close", room, "--note", "maintenance")[0] == 0

    async def story():
        for _ in range(100):
            shown = await ada.table(room, 0)
            if shown["room"]["status"] == "closed":
                return shown, await ada.say(room, "undo", seat=0)
            await asyncio.sleep(0.05)
        raise AssertionError("the server never noticed")

    shown, undo = run(story())
    assert shown["room"]["note"] == "maintenance"
    assert undo.status_code == 409


def test_an_unknown_room_is_a_sentence(server):
    result = CliRunner().invoke(app, ["admin", "inspect", "nowhere", "--database", server.settings.database])
    assert result.exit_code != 0


def test_the_schema_describes_what_really_crosses_the_wire(server, game):
    room, (ada, _) = game
    document = json.loads(CliRunner().invoke(app, ["admin", "schema"]).stdout)
    shown = run(ada.table(room, 0))
    schema = {**document["messages"]["SocketMessage"], "$defs": document["$defs"]}
    jsonschema_rs.validate(schema, shown)
    view = {**document["games"]["rock-the-galaxy"]["view"], "games": document["games"]}
    jsonschema_rs.validate(view, shown["view"])


def test_games_are_described_so_that_a_form_can_be_drawn(server):
    async def story():
        stranger = Visitor(server.http, "none")
        return await stranger.get("/api/games"), await stranger.get("/api/games/rock-the-galaxy/cards")

    games, cards = run(story())
    rock = next(game for game in games if game["slug"] == "rock-the-galaxy")
    assert {option["kind"] for option in rock["options"]} <= {"choice", "switch", "number", "text"}
    assert all(option["title"] and option["help"] for option in rock["options"])
    assert "random" in rock["bots"]
    assert cards["cards"][0]["source"] in ("rulebook", "public", "reconstructed")
