"""A member may put a table away, and agree that it goes for good."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "member_marks",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.Column("may_go_at", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_member_marks_game_id_games"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_member_marks_user_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_member_marks")),
    )
    op.create_index(op.f("ix_member_marks_user_id"), "member_marks", ["user_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_member_marks_user_id"), "member_marks")
    op.drop_table("member_marks")
