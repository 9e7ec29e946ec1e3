"""Browsers that are signed in are told apart by what they are."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("browser", sa.String(length=40), server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("sessions", "browser")
