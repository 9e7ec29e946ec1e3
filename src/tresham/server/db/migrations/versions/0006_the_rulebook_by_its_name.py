"""The profile of the rulebook is called `rulebook`."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE games SET profile = 'rulebook' WHERE profile = 'seed'")


def downgrade() -> None:
    op.execute("UPDATE games SET profile = 'seed' WHERE profile = 'rulebook'")
