"""The pen: what one batch writes, as one transaction, the same for both databases."""

from collections.abc import Sequence
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
NOTIFY = sa.text("SELECT pg_notify(:channel, :text)")
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
    holders: Rows = ()
    rooms: Rows = ()  # the room itself, if it is new
    openings: Rows = ()


def write(connection: Connection, worker: str, appends: list[Append], reports: list[dict[str, Any]]) -> None:
    """Everything of a batch; rooms in one order for all workers, so that they never wait for each other in a circle."""
    appends = sorted(appends, key=lambda append: (append.room, append.seq))
    for table, rows in (
        (sa.insert(ROOMS), [row for append in appends for row in append.rooms]),
        (sa.insert(ENTRIES), [row for append in appends for row in append.entries]),
        (sa.insert(OPENINGS), [row for append in appends for row in append.openings]),
        (NEW_HOLDERS[connection.dialect.name], [row for append in appends for row in append.holders]),
        (REPORT, sorted(reports, key=lambda row: str(row["b_room"]))),
        (ADVANCE, [advance(append) for append in appends]),
    ):
        if rows:
            connection.execute(table, rows)
    if appends and connection.dialect.name == "postgresql":
        told = " ".join(f"{append.room}={append.seq}" for append in appends)
        connection.execute(NOTIFY, {"channel": CHANNEL, "text": f"{worker} {told}"})


def advance(append: Append) -> dict[str, Any]:
    """The room has more entries; if this worker dies now, another looks at it soon."""
    return {"b_room": append.room, "b_seq": append.seq, "b_at": append.at, "b_due": append.at + SOON}
