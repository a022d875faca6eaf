"""Alembic runs this; the connection comes from boomtown.table.migrate, so there is no ini file."""

from alembic import context

from boomtown.table.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=False)
context.run_migrations()
