"""`stardeck admin`: what an operator does with rooms."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from stardeck.cli.given import Json
from stardeck.cli.paper import Paper, print_json
from stardeck.cli.serve import Database
from stardeck.kernel import dump, number_of, say

if TYPE_CHECKING:
    from stardeck.server.store import Store

T = TypeVar("T")
RoomId = Annotated[str, typer.Argument(metavar="ROOM", help="The id of a room.", show_default=False)]
Note = Annotated[str, typer.Option("--note", help="What everybody at the table reads.")]

admin = typer.Typer(help="List, inspect, export, roll back and close rooms.", no_args_is_help=True)


def with_store(database: str, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with the store of a server, which may run meanwhile."""
    from stardeck.server.app import data_folder
    from stardeck.server.settings import Settings, database_address
    from stardeck.server.store import Store

    async def story() -> T:
        store = Store(database_address(Settings(database=database), data_folder()))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(story())


@admin.command("list", epilog="Example: stardeck admin list --status playing")
def list_(
    database: Database = "sqlite",
    status: Annotated[str, typer.Option("--status", help="open, playing, paused, over or closed.")] = "",
    json: Json = False,
) -> None:
    """The rooms that were changed last."""
    from stardeck.server import admin as do

    rooms = with_store(database, lambda store: do.list_rooms(store, status))
    if json:
        print_json(msgspec.to_builtins(rooms))
        return
    paper = Paper()
    for room in rooms:
        when = datetime.fromtimestamp(room.updated / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        aside = say(" set aside: {why}", why=room.aside) if room.aside else ""
        paper.tell(f"{room.room}  {when}  {room.status:8} {room.entries:5}  {room.game}{aside}")
    if not rooms:
        paper.tell(say("There are no such rooms."))


@admin.command("inspect", epilog="Example: stardeck admin inspect k7hq2mwd9xpf4b3a")
def inspect(room: RoomId, database: Database = "sqlite", json: Json = False) -> None:
    """The log of a room, without seed and secrets."""
    from stardeck.server import admin as do

    rows = with_store(database, lambda store: do.inspect(store, room))
    if json:
        print_json(rows)
        return
    for row in rows:
        paper_line = msgspec.json.encode({key: value for key, value in row.items() if key != "at"}).decode()
        Paper().command(paper_line)


@admin.command("export", epilog="Example: stardeck admin export k7hq2mwd9xpf4b3a game.json")
def export(room: RoomId, file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = "sqlite") -> None:
    """Write the record of a room, with its seed: not for players before the end."""
    from stardeck.server import admin as do

    record = with_store(database, lambda store: do.export(store, room))
    file.write_bytes(dump(record))
    Paper().tell(say("{file}: {moves}.", file=file, moves=number_of(len(record.actions), "action", "actions")))


@admin.command("rollback", epilog="Example: stardeck admin rollback k7hq2mwd9xpf4b3a --note 'a bug, sorry'")
def rollback(
    room: RoomId,
    note: Note,
    actions: Annotated[int, typer.Option("--actions", min=1, help="How many actions to take back.")] = 1,
    database: Database = "sqlite",
) -> None:
    """Take the last action back, with a note."""
    from stardeck.server import admin as do

    kept = with_store(database, lambda store: do.roll_back(store, room, actions, note))
    Paper().tell(say("Done; {moves} stay.", moves=number_of(kept, "action", "actions")))


@admin.command("close", epilog="Example: stardeck admin close k7hq2mwd9xpf4b3a --note 'maintenance'")
def close(room: RoomId, note: Note, database: Database = "sqlite") -> None:
    """End a room, with a note; its log stays."""
    from stardeck.server import admin as do

    with_store(database, lambda store: do.close(store, room, note))
    Paper().tell(say("Room {room} is closed.", room=room))


@admin.command("readmit", epilog="Example: stardeck admin readmit k7hq2mwd9xpf4b3a")
def readmit(room: RoomId, database: Database = "sqlite") -> None:
    """Let a room that was set aside be played again, if it replays now."""
    from stardeck.server import admin as do

    with_store(database, lambda store: do.readmit(store, room))
    Paper().tell(say("Room {room} can be played again.", room=room))


@admin.command("schema", epilog="Example: stardeck admin schema > wire.schema.json")
def schema() -> None:
    """Everything that crosses the wire as JSON schema, for the types of clients."""
    from stardeck.server.shapes import wire_schema

    print_json(wire_schema())
