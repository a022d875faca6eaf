"""Updates the schema of a database; the migrations are part of the package."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from boomtown.table.refusals import CannotServe

MIGRATIONS = Path(__file__).parent / "migrations"
# The advisory lock that servers hold one after the other when they start together on one PostgreSQL.
MIGRATION_LOCK = 7_266_601


def migrate(engine: sql.Engine, step: str = "head") -> None:
    """All or nothing: the steps run in one transaction that holds the write lock from the start."""
    with engine.execution_options(writes=True).begin() as connection:
        config = _locked(connection)
        is_current(connection)
        command.upgrade(config, step)


def is_current(connection: sql.Connection) -> bool:
    """Whether the schema is the one of this version. Raises when it is a newer one."""
    scripts = ScriptDirectory(MIGRATIONS)
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in steps():
        raise CannotServe("table-newer-schema", {"given": current, "known": max(steps())})
    return current == scripts.get_current_head()


def steps() -> set[str]:
    """The steps of the schema that this version knows."""
    return {script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()}


def downgrade(engine: sql.Engine, step: str) -> None:
    """Back to an earlier step, for an older version of the server."""
    with engine.execution_options(writes=True).begin() as connection:
        command.downgrade(_locked(connection), step)


def _locked(connection: sql.Connection) -> Config:
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
