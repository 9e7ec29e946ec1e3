"""Names are compared by what they look like; where older accounts look alike, the first of them keeps the look."""

import sqlalchemy as sa
from alembic import op

from tresham.server.accounts.member_names import skeleton_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("skeleton", sa.String(length=1024), nullable=True))
    users = sa.table(
        "users", sa.column("id", sa.Integer), sa.column("name", sa.String), sa.column("skeleton", sa.String)
    )
    seen: set[str] = set()
    for number, name in op.get_bind().execute(sa.select(users.c.id, users.c.name).order_by(users.c.id)).all():
        look = skeleton_of(name)
        if look not in seen:
            seen.add(look)
            op.execute(users.update().where(users.c.id == number).values(skeleton=look))
    op.create_index(op.f("ix_users_skeleton"), "users", ["skeleton"], unique=True)


def downgrade() -> None:
    op.drop_index(op.f("ix_users_skeleton"), "users")
    op.drop_column("users", "skeleton")
