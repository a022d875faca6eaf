"""Every table has a host, and its aids are switched on."""

import json

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TABLES = sql.table("tables", sql.column("id"), sql.column("settings"))
KEYS = sql.table("keys", sql.column("table"), sql.column("hash"), sql.column("seats"))


def upgrade() -> None:
    connection = op.get_bind()
    for table, column in connection.execute(sql.select(TABLES.c.id, TABLES.c.settings)).all():
        settings = json.loads(column)
        persons = [seat for seat, occupant in enumerate(settings["chairs"]) if occupant["kind"] == "person"]
        keys = connection.execute(sql.select(KEYS.c.hash, KEYS.c.seats).where(KEYS.c.table == table)).all()
        # One key opens the seats of whoever made the table. Nobody can tell it from a spectator's where it opens none.
        hosts = [key_hash for key_hash, seats in keys if persons and sorted(json.loads(seats)) == persons]
        settings |= {"aids": True, "host": hosts[0] if hosts else ""}
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(settings=json.dumps(settings)))


def downgrade() -> None:
    """Nothing: an older server does not look at what was added."""
