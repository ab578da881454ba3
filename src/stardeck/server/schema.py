"""The tables of the store. The log is the truth; all else can be made from it again."""

import sqlalchemy as sa

METADATA = sa.MetaData()

ROOMS = sa.Table(
    "rooms",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),  # of its last entry
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("watch", sa.Boolean, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),  # when the server must look at it again
    sa.Column("card", sa.Text, nullable=False),  # how lists show it
    sa.Column("aside", sa.Text, nullable=False),  # why it was set aside; "" if it was not
    sa.Index("rooms_due", "due"),
    sa.Index("rooms_listed", "public", "status", "updated"),
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),  # nobody writes entry n twice
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

HOLDERS = sa.Table(
    "holders",
    METADATA,
    sa.Column("who", sa.String(64), primary_key=True),  # hash of a key
    sa.Column("room", sa.String(32), primary_key=True),
)

OPENINGS = sa.Table(
    "openings",
    METADATA,
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("wish", sa.String(64), primary_key=True),  # the client's id of the wish: resent, it opens nothing new
    sa.Column("room", sa.String(32), nullable=False),
)

LEASES = sa.Table(
    "leases",
    METADATA,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("worker", sa.String(40), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
