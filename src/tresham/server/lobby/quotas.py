"""How many tables one member may keep: every table takes room for as long as it is there."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, exists, func, or_, select
from sqlalchemy.orm import Session

from ..caller import User
from ..db.games import GameRow, SeatRow
from ..db.people import Account
from ..errors import ApiError
from ..table_record import ACTIVE, BOT, FINISHED, OPEN, TableRecord


@dataclass(frozen=True, slots=True)
class Quotas:
    """So many of each; 0 is no limit. On one's own machine nobody counts."""

    tables: int = 0
    branches: int = 0
    bot_tables: int = 0

    def demand_table(self, session: Session, user: User) -> None:
        """May he set up one more? Games that are over count only where he played alone: others have theirs in them."""
        others = exists().where(SeatRow.game_id == GameRow.id, SeatRow.user_id != user.id)
        kept = and_(GameRow.branch_of.is_(None), GameRow.lesson.is_(None), or_(GameRow.status != FINISHED, ~others))
        if self.tables and _count(session, user, kept) >= self.tables:
            raise ApiError(403, "most_tables", {"most": self.tables})

    def demand_branch(self, session: Session, user: User) -> None:
        """May he try out one more?"""
        if self.branches and _count(session, user, GameRow.branch_of.is_not(None)) >= self.branches:
            raise ApiError(403, "most_branches", {"most": self.branches})

    def demand_bots(self, session: Session, user: User, table: TableRecord) -> None:
        """May he let bots play among themselves at one more table?"""
        if not self.bot_tables or any(seat.kind not in (BOT, OPEN) for seat in table.seats):
            return
        people = exists().where(SeatRow.game_id == GameRow.id, SeatRow.kind != BOT)
        if _count(session, user, and_(GameRow.status == ACTIVE, ~people)) >= self.bot_tables:
            raise ApiError(403, "most_bot_tables", {"most": self.bot_tables})


NO_QUOTAS = Quotas()


def _count(session: Session, user: User, kept: ColumnElement[bool]) -> int:
    """How many he has. Nobody else counts for him meanwhile, so that two requests at once are two."""
    session.get(Account, user.id, with_for_update=True)
    return session.scalar(select(func.count()).select_from(GameRow).where(GameRow.owner_id == user.id, kept)) or 0
