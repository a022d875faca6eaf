"""Keys know whether they are invitations, which are exchanged once for a private key."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The invitations of older tables stay keys like all others.
    op.add_column("keys", sql.Column("invitation", sql.Boolean, nullable=False, server_default=sql.false()))


def downgrade() -> None:
    op.drop_column("keys", "invitation")
