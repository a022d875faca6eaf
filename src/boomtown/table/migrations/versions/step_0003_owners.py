"""Every table has an owner and an epoch, servers share a database, and moves know the message that asked for them."""

import json

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = sql.table("tables", *(sql.column(name) for name in ("id", "settings", "ply", "rewinds")))
MOVES = sql.table("moves", sql.column("table"))


def upgrade() -> None:
    op.add_column("tables", sql.Column("owner", sql.String(32), nullable=True))
    for name in ("epoch", "ply", "rewinds"):
        op.add_column("tables", sql.Column(name, sql.Integer, nullable=False, server_default="0"))
    op.create_index("tables_owner", "tables", ["owner"])
    op.add_column("moves", sql.Column("request", sql.String(40), nullable=True))
    op.create_table(
        "servers",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("address", sql.String(200), nullable=False),
        sql.Column("secret", sql.String(64), nullable=False),
        sql.Column("beat", sql.Float, nullable=False),
    )
    op.create_table(
        "thoughts",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("table", sql.String(32), nullable=False),
        sql.Column("task", sql.Text, nullable=False),
        sql.Column("asker", sql.String(32), nullable=False),
        sql.Column("asked", sql.Float, nullable=False),
        sql.Column("worker", sql.String(32), nullable=True),
        sql.Column("answer", sql.Text, nullable=True),
    )
    connection = op.get_bind()
    for table, column in connection.execute(sql.select(TABLES.c.id, TABLES.c.settings)).all():
        settings = json.loads(column)
        rewinds = settings.pop("rewinds", 0)
        moves = connection.execute(sql.select(sql.func.count()).where(MOVES.c.table == table)).scalar()
        row = TABLES.update().where(TABLES.c.id == table)
        connection.execute(row.values(settings=json.dumps(settings), rewinds=rewinds, ply=moves))


def downgrade() -> None:
    connection = op.get_bind()
    rows = sql.select(TABLES.c.id, TABLES.c.settings, TABLES.c.rewinds)
    for table, column, rewinds in connection.execute(rows).all():
        settings = json.loads(column) | {"rewinds": rewinds}
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(settings=json.dumps(settings)))
    op.drop_table("thoughts")
    op.drop_table("servers")
    op.drop_column("moves", "request")
    op.drop_index("tables_owner", "tables")
    for name in ("rewinds", "ply", "epoch", "owner"):
        op.drop_column("tables", name)
