"""Tables know when somebody must look at their clock, and where people are told that it is their turn."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("due", sql.Float, nullable=True))
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "subscriptions",
        sql.Column("id", sql.String(64), primary_key=True),
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("kind", sql.String(16), nullable=False),
        sql.Column("target", sql.Text, nullable=False),
        sql.Column("language", sql.String(16), nullable=False),
        sql.Column("token", sql.String(64), nullable=False),
        sql.Column("confirmed", sql.Boolean, nullable=False),
        sql.Column("told", sql.Integer, nullable=False),
        sql.Column("warned", sql.Integer, nullable=False),
    )
    op.create_index("subscriptions_table", "subscriptions", ["table"])
    op.create_index("keys_hash", "keys", ["hash"])


def downgrade() -> None:
    op.drop_index("keys_hash", "keys")
    op.drop_table("subscriptions")
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")
