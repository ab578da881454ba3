"""Bringing a store up to date, from the first version on."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

LOCK = 77_077  # only one process migrates at a time


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the tables up to date within the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def downgrade(connection: Connection, to: str) -> None:
    """Take the tables back to an older version."""
    config = _config()
    config.attributes["connection"] = connection
    command.downgrade(config, to)


def newest() -> str:
    """The version this Stardeck needs."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def current(connection: Connection) -> str:
    """The version a store has; "" if it is empty."""
    return MigrationContext.configure(connection).get_current_revision() or ""
