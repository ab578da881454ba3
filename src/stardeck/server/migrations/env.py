"""How Alembic finds our connection and our tables."""

from alembic import context

from stardeck.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
