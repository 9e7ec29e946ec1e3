"""Members may leave for good: their accounts stay as empty places that moves and seats point to."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("left_at", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("users", "left_at")
