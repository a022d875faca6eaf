"""Updates the database schema of a data folder; the migrations are part of the package."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(engine: sql.Engine, step: str = "head") -> None:
    """All or nothing: the steps run in one transaction that holds the write lock from the start."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, step)
