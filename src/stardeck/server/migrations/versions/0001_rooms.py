"""Rooms, their logs, who holds seats in them, and who does their duties."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("aside", sa.Text, nullable=False),
    )
    op.create_index("rooms_due", "rooms", ["due"])
    op.create_index("rooms_listed", "rooms", ["public", "status", "updated"])
    op.create_table(
        "entries",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(32), primary_key=True),
    )
    op.create_table(
        "openings",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("wish", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(32), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("leases", "openings", "holders", "entries", "rooms"):
        op.drop_table(table)
