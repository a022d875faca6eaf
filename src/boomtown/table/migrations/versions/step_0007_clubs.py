"""Tables that others may find, clubs with their members and results, and plans of seats."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("club", sql.String(32), nullable=True))
    op.create_index("tables_club", "tables", ["club"])
    op.create_table(
        "listings",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("key", sql.String(64), nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("at", sql.String(32), nullable=False),
    )
    op.create_table(
        "clubs",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("name", sql.String(80), nullable=False),
        sql.Column("hash", sql.String(64), nullable=False),
        sql.Column("founder", sql.String(32), nullable=False),
        sql.Column("created", sql.String(32), nullable=False),
    )
    op.create_table(
        "members",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("club", sql.String(32), sql.ForeignKey("clubs.id"), nullable=False),
        sql.Column("name", sql.String(80), nullable=False),
        sql.Column("hash", sql.String(64), nullable=False),
        sql.Column("joined", sql.String(32), nullable=False),
        sql.UniqueConstraint("club", "name", name="members_names"),
    )
    op.create_table(
        "results",
        sql.Column("table", sql.String(32), primary_key=True),
        sql.Column("club", sql.String(32), sql.ForeignKey("clubs.id"), nullable=False),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("at", sql.String(32), nullable=False),
        sql.Column("players", sql.Text, nullable=False),
    )
    op.create_index("results_club", "results", ["club"])
    op.create_table(
        "plans",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("plan", sql.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("plans", "results", "members", "clubs", "listings"):
        op.drop_table(name)
    op.drop_index("tables_club", "tables")
    op.drop_column("tables", "club")
