"""The pen: what one batch writes, as one transaction, the same for both databases."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from stardeck.server.schema import ENTRIES, HOLDERS, OPENINGS, ROOMS

CHANNEL = "stardeck"
SOON = 3_000  # milliseconds: a room nobody reported about after an append is looked at again
Rows = Sequence[dict[str, Any]]
Settle = Callable[[Exception | None], None]

ADVANCE = (
    sa.update(ROOMS)
    .where(ROOMS.c.id == sa.bindparam("b_room"))
    .values(seq=sa.bindparam("b_seq"), updated=sa.bindparam("b_at"), due=sa.bindparam("b_due"))
)
REPORT = (  # lists may lag a little; when somebody must look at the room is taken only from the newest report
    sa.update(ROOMS)
    .where(ROOMS.c.id == sa.bindparam("b_room"))
    .values({name: sa.bindparam(f"b_{name}") for name in ("status", "public", "watch", "card")})
    .values(
        due=sa.case(
            (ROOMS.c.seq == sa.bindparam("b_seq"), sa.bindparam("b_due", type_=sa.BigInteger)), else_=ROOMS.c.due
        )
    )
)
NOTIFY = "SELECT pg_notify($1::text, $2::text)"
NEW_HOLDERS = {
    "postgresql": postgres_insert(HOLDERS).on_conflict_do_nothing(),
    "sqlite": sqlite_insert(HOLDERS).on_conflict_do_nothing(),
}


class Append(msgspec.Struct, eq=False):
    """New entries of one room, written all or not at all."""

    room: str
    seq: int  # of the last of them
    at: int
    entries: Rows
    settle: Settle  # called once: with None when it is durable, else with a `Conflict` or `StoreTrouble`
    holders: Rows = ()
    rooms: Rows = ()  # the room itself, if it is new
    openings: Rows = ()


class Sentence:
    """A statement in the words of one driver: what is the same for every row is worked out once."""

    def __init__(self, statement: sa.Insert | sa.Update, dialect: sa.Dialect) -> None:
        columns = statement.table.c.keys() if isinstance(statement, sa.Insert) else None
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        self.text = str(compiled)
        self.names = list(compiled.positiontup or ())

    def write(self, connection: Connection, rows: Rows) -> None:
        """All rows, in order."""
        connection.exec_driver_sql(self.text, [tuple([row[name] for name in self.names]) for row in rows])


class Heap:
    """All rows in one statement, as JSON: SQLite's driver lets go of the interpreter with every row it is given.

    Each time it must wait until a busy server hands the interpreter back, so a batch row by row would take very long.
    """

    def __init__(self, text: str, *names: str) -> None:
        self.text = text.format(*(f"json_extract(heap.value, '$[{n}]')" for n in range(len(names))))
        self.names = names

    def write(self, connection: Connection, rows: Rows) -> None:
        """All rows, in order."""
        heap = msgspec.json.encode([[row[name] for name in self.names] for row in rows])
        connection.exec_driver_sql(self.text, (heap.decode(),))


ENTRIES_HEAP = Heap(
    "INSERT INTO entries (room, seq, at, body) SELECT {}, {}, {}, {} FROM json_each(?) AS heap",
    "room",
    "seq",
    "at",
    "body",
)
ADVANCE_HEAP = Heap(
    "UPDATE rooms SET seq = {1}, updated = {2}, due = {3} FROM json_each(?) AS heap WHERE rooms.id = {0}",
    *("b_room", "b_seq", "b_at", "b_due"),
)


class Pen:
    """Writes batches through one kind of driver."""

    def __init__(self, dialect: sa.Dialect) -> None:
        self.notifies = dialect.name == "postgresql"
        self.rooms = Sentence(sa.insert(ROOMS), dialect)
        heaps = dialect.name == "sqlite"
        self.entries = ENTRIES_HEAP if heaps else Sentence(sa.insert(ENTRIES), dialect)
        self.openings = Sentence(sa.insert(OPENINGS), dialect)
        self.holders = Sentence(NEW_HOLDERS[dialect.name], dialect)
        self.report = Sentence(REPORT, dialect)
        self.advance = ADVANCE_HEAP if heaps else Sentence(ADVANCE, dialect)

    def write(self, connection: Connection, worker: str, appends: list[Append], reports: Rows) -> None:
        """Everything of a batch; rooms in one order for all workers, so that none waits for another in a circle."""
        appends = sorted(appends, key=lambda append: (append.room, append.seq))
        for sentence, rows in (
            (self.rooms, [row for append in appends for row in append.rooms]),
            (self.entries, [row for append in appends for row in append.entries]),
            (self.openings, [row for append in appends for row in append.openings]),
            (self.holders, [row for append in appends for row in append.holders]),
            (self.report, sorted(reports, key=lambda row: str(row["b_room"]))),
            (self.advance, list({append.room: advance(append) for append in appends}.values())),
        ):
            if rows:
                sentence.write(connection, rows)
        if appends and self.notifies:
            told = " ".join(f"{append.room}={append.seq}" for append in appends)
            connection.exec_driver_sql(NOTIFY, (CHANNEL, f"{worker} {told}"))


def advance(append: Append) -> dict[str, Any]:
    """The room has more entries; if this worker dies now, another looks at it soon."""
    return {"b_room": append.room, "b_seq": append.seq, "b_at": append.at, "b_due": append.at + SOON}
