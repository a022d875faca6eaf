"""Finished games are kept as they were shown, and moves know the questions they answered."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sql.Column("question", sql.Integer, nullable=True))
    op.create_table(
        "archives",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("record", sql.Text, nullable=False),
        sql.Column("replay", sql.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("archives")
    op.drop_column("moves", "question")
