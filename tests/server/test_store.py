"""The store: migrations from the first version on, conflicts, restarts, rooms that no longer replay."""

import asyncio
import sqlite3

import pytest
import sqlalchemy as sa

from stardeck.server import migrations
from stardeck.server import wire as w
from stardeck.server.checkup import check_rooms
from stardeck.server.declined import Declined
from stardeck.server.entries import Clock, Emoted, Gone, Logged, Opened, write_entry
from stardeck.server.house import House
from stardeck.server.opening import open_room
from stardeck.server.schema import ENTRIES, METADATA, ROOMS
from stardeck.server.settings import Settings, database_address
from stardeck.server.store import Store
from stardeck.server.writer import Conflict
from tests.server.kit import quick


def run(work):
    return asyncio.run(asyncio.wait_for(work, 100))


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, tmp_path):
    """The same tests for both databases."""
    if request.param == "sqlite":
        return database_address(Settings(database=str(tmp_path / "rooms.sqlite")), tmp_path)
    return database_address(Settings(database=request.getfixturevalue("postgres").database()), tmp_path)


def first_entries(id: str = "x") -> list[Logged]:
    wish = w.NewRoom(id=id, game="rock-the-galaxy", seats=2, name="Ada", bots=("random",), start=True)
    return [Logged(n, 1000 + n, entry) for n, entry in enumerate(open_room("a", wish), start=1)]


async def with_store(address, work):
    store = Store(address)
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()


def test_migrations_lead_to_the_tables_the_code_uses(address):
    async def story(store):
        def shape(connection):
            inspector = sa.inspect(connection)
            return {
                table: sorted(column["name"] for column in inspector.get_columns(table))
                for table in inspector.get_table_names()
                if table != "alembic_version"
            }

        async with store.engine.connect() as connection:
            return await connection.run_sync(shape), await connection.run_sync(migrations.current)

    shape, version = run(with_store(address, story))
    assert shape == {table.name: sorted(column.name for column in table.columns) for table in METADATA.sorted_tables}
    assert version == migrations.newest()


def test_migrations_run_up_down_and_up_again_and_twice_is_harmless(address):
    async def story(store):
        async with store.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
            await connection.run_sync(migrations.downgrade, "base")
            await connection.run_sync(migrations.upgrade)
            return await connection.run_sync(migrations.current)

    assert run(with_store(address, story)) == migrations.newest()


def test_a_log_is_read_as_it_was_written(address):
    async def story(store):
        logged = first_entries()
        await store.append("room", logged)
        return logged, await store.log("room"), await store.log("room", 2), await store.heads(["room", "none"])

    logged, read, later, heads = run(with_store(address, story))
    assert read == logged
    assert later == logged[2:]
    assert heads == {"room": len(logged)}


def test_nobody_writes_entry_n_twice(address):
    """Two writers, one number: one is told, and nothing of it is written; others in the batch are not disturbed."""

    async def story(store):
        await store.append("room", first_entries())
        head = (await store.heads(["room"]))["room"]
        other = Store(address, "other")
        await other.open()
        jobs = [store.append("room", [Logged(head + 1, 9, Gone(seat=0)), Logged(head + 2, 9, Gone(seat=0))])]
        jobs += [other.append("room", [Logged(head + 1, 9, Emoted(seat=0, emote="wow"))])]
        jobs += [store.append("next", first_entries("y"))]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        await other.close()
        return outcomes, await store.log("room", head), await store.log("next")

    outcomes, log, other = run(with_store(address, story))
    assert sorted(isinstance(outcome, Conflict) for outcome in outcomes) == [False, False, True]
    assert {type(one.entry) for one in log} in ({Gone}, {Emoted})
    assert len({one.seq for one in log}) == len(log)
    assert other


def test_many_appends_share_few_transactions(address):
    async def story(store):
        await asyncio.gather(*(store.append(f"room{n}", first_entries(f"w{n}")) for n in range(200)))
        return store.writer.batches

    assert run(with_store(address, story)) < 40


def test_sqlite_is_durable(tmp_path):
    async def story(store):
        async with store.engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            return mode, (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()

    mode, synchronous = run(with_store(f"sqlite+aiosqlite:///{tmp_path}/rooms.sqlite", story))
    assert (mode, synchronous) == ("wal", 2)  # 2 = FULL


def test_a_room_that_no_longer_replays_is_set_aside_with_a_report_and_others_go_on(address):
    async def story(store):
        for room in ("good", "older", "damaged"):
            await store.append(room, first_entries(room))
        await change_first(store, "older", rules_version=0)
        async with store.engine.begin() as connection:
            await connection.execute(
                sa.update(ENTRIES).where(ENTRIES.c.room == "damaged", ENTRIES.c.seq == 3).values(body="{}")
            )
        with pytest.raises(Exception, match="entry"):
            await store.log("damaged")
        report = await check_rooms(store)
        house = House(quick("unused"), store)
        live = await house.find("good")
        with pytest.raises(Declined) as refusal:
            await house.find("older")
        await house.close()
        return report, live.room.status, refusal.value, await store.log("older")

    report, status, refusal, log = run(with_store(address, story))
    assert report.good == 1
    assert set(report.aside) == {"older", "damaged"}
    assert "rules version 0" in report.aside["older"]
    assert status == "playing"
    assert refusal.code == "aside"
    assert log, "its log stays"


async def change_first(store: Store, room: str, **changes) -> None:
    import msgspec

    first = (await store.log(room))[0].entry
    assert isinstance(first, Opened)
    body = write_entry(msgspec.structs.replace(first, **changes)).decode()
    async with store.engine.begin() as connection:
        await connection.execute(sa.update(ENTRIES).where(ENTRIES.c.room == room, ENTRIES.c.seq == 1).values(body=body))
        await connection.execute(sa.update(ROOMS).where(ROOMS.c.id == room).values(status="playing"))


def test_secrets_are_not_in_the_store(server):
    """Keys and links are stored as hashes only."""
    from tests.server.kit import Visitor

    async def story():
        ada = await Visitor.known(server)
        room = await ada.open()
        link = await ada.post(f"/api/rooms/{room}/seats/0/link")
        return ada.key, link["secret"]

    secrets = run(story())
    with sqlite3.connect(server.settings.database) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert all(secret not in dump for secret in secrets)


def test_rooms_nobody_looks_at_leave_the_memory_and_come_back_when_something_is_due(tmp_path):
    """A room with days per move costs no memory between moves."""
    from stardeck.server.sweep import forget_idle, look_at_due

    async def story(store):
        house = House(quick("unused", idle=0, bots=0), store)
        wish = {"game": "rock-the-galaxy", "seats": 2, "name": "Ada", "clock": Clock(kind="days", days=3)}
        room, _ = await house.open("a", w.NewRoom(id="x", **wish))
        await house.submit(room, "b", w.Join(id="j", name="Bea"))
        await house.submit(room, "a", w.Prefer(id="p", seat=0, confirm=False))
        await house.submit(room, "b", w.Prefer(id="q", seat=1, confirm=False))
        await house.submit(room, "a", w.Start(id="s"))
        await store.writer.flush()
        forget_idle(house)
        gone = dict(house.rooms)
        async with store.engine.begin() as connection:
            await connection.execute(sa.update(ROOMS).values(due=1))
        await look_at_due(house)
        back = set(house.rooms)
        await house.close()
        return room, gone, back

    room, gone, back = run(with_store(f"sqlite+aiosqlite:///{tmp_path}/rooms.sqlite", story))
    assert gone == {}
    assert back == {room}
