"""A table may be a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("lesson", sa.String(length=48), nullable=True))


def downgrade() -> None:
    op.drop_column("games", "lesson")
