"""Invitations end with their table and make so many accounts; who was sent away from a table is remembered."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("DELETE FROM invitations WHERE game NOT IN (SELECT id FROM games WHERE status = 'open')")
    for name in ("worth", "created_at"):
        op.add_column("invitations", sa.Column(name, sa.Integer(), server_default="0", nullable=False))
    op.execute(
        "UPDATE invitations SET created_at = expires_at - 1209600, worth = CASE WHEN seat IS NOT NULL THEN 1 ELSE "
        "(SELECT count(*) FROM seats WHERE seats.game_id = invitations.game AND seats.kind = 'open') END"
    )
    with op.batch_alter_table("invitations", schema=None) as batch_op:
        for name in ("worth", "created_at"):
            batch_op.alter_column(name, existing_type=sa.Integer(), existing_nullable=False, server_default=None)
        batch_op.alter_column(
            "game", existing_type=sa.String(length=64), type_=sa.String(length=32), existing_nullable=False
        )
        batch_op.create_foreign_key(
            batch_op.f("fk_invitations_game_games"), "games", ["game"], ["id"], ondelete="CASCADE"
        )
    op.create_table(
        "barred",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_barred_game_games"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_barred_user_id_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "user_id", name=op.f("pk_barred")),
    )


def downgrade() -> None:
    op.drop_table("barred")
    with op.batch_alter_table("invitations", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("fk_invitations_game_games"), type_="foreignkey")
        batch_op.alter_column(
            "game", existing_type=sa.String(length=32), type_=sa.String(length=64), existing_nullable=False
        )
        batch_op.drop_column("created_at")
        batch_op.drop_column("worth")
