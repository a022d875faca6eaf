"""Tables, keys, moves, chat, links."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("seats", sql.Integer, nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("seed", sql.String(40), nullable=False),
        sql.Column("settings", sql.Text, nullable=False),
        sql.Column("created", sql.String(32), nullable=False),
        sql.Column("finished", sql.String(32), nullable=True),
    )
    op.create_table(
        "keys",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("hash", sql.String(64), primary_key=True),
        sql.Column("seats", sql.Text, nullable=False),
    )
    op.create_table(
        "moves",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("ply", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("action", sql.Integer, nullable=False),
        sql.Column("at", sql.String(32), nullable=False),
    )
    op.create_table(
        "chat",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=True),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.String(32), nullable=False),
    )
    op.create_table(
        "links",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("rematch", sql.String(32), sql.ForeignKey("tables.id"), nullable=False),
    )


def downgrade() -> None:
    for name in ("links", "chat", "moves", "keys", "tables"):
        op.drop_table(name)
