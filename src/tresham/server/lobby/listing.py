"""The lists of the lobby: which tables somebody is shown, and how he finds one among many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Select, and_, false, or_, select
from sqlalchemy.orm import Session

from ...titles import SHELF
from ..caller import User
from ..db.games import GameRow, MemberMarkRow, SeatRow
from ..db.words import Status
from ..errors import ApiError
from ..table_record import ACTIVE, BOT, PUBLIC, TableRecord, read_tables

PAGE = 50
LOOKED_THROUGH = 1000
"""So many tables are looked through for one answer; its cursor goes on from there."""

Company = Literal["bots", "people"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables a reader asks for."""

    user: User | None
    status: Status | None = None
    title: str | None = None
    mine: bool = False
    archived: bool = False
    """Those he has put away, which else are left out."""
    turn: bool = False
    """Those where he is to move."""
    company: Company | None = None
    """Those at which a bot plays, or none does."""
    words: str = ""
    """Those whose name, title or players have all these words."""

    def fits(self, table: TableRecord) -> bool:
        """What cannot be asked of every database alike: letters of all alphabets, and names within lists."""
        if self.turn and (table.status != ACTIVE or not set(table.acting).intersection(table.names_of(self.user))):
            return False
        if self.company is not None and any(seat.kind == BOT for seat in table.seats) != (self.company == "bots"):
            return False
        spoken = spoken_of(table) if self.words else ""
        return all(word in spoken for word in self.words.casefold().split())

    @property
    def query(self) -> Select[GameRow]:
        """All tables that come into question, those that changed last first. What-ifs are found at their game."""
        query = select(GameRow).where(GameRow.branch_of.is_(None), GameRow.lesson.is_(None), self._open_to_reader())
        if self.status is not None:
            query = query.where(GameRow.status == self.status)
        if self.title is not None:
            query = query.where(GameRow.title == self.title)
        return query.order_by(GameRow.updated_at.desc(), GameRow.id)

    def _open_to_reader(self) -> ColumnElement[bool]:
        public = GameRow.visibility == PUBLIC
        if self.user is None:
            return false() if self.mine or self.archived or self.turn else public
        seated = GameRow.id.in_(select(SeatRow.game_id).where(SeatRow.user_id == self.user.id))
        own = or_(GameRow.owner_id == self.user.id, seated)
        marks = MemberMarkRow.user_id == self.user.id, MemberMarkRow.archived
        put_away = GameRow.id.in_(select(MemberMarkRow.game_id).where(*marks))
        if self.archived:
            return and_(own, put_away)
        kept = and_(own, ~put_away)  # who has left a table has nothing to put away any more
        return kept if self.mine or self.turn else or_(kept, and_(public, ~own))


def spoken_of(table: TableRecord) -> str:
    """Everything that a table can be found by."""
    people = [name for seat in table.seats for name in (seat.name, seat.user or "")]
    return " ".join((table.name, table.title, SHELF[table.title].name, *people)).casefold()


def page_of(session: Session, wanted: Wanted, cursor: str | None) -> tuple[list[TableRecord], str | None]:
    """A page of tables, and where the next one begins; it may have fewer tables, although there are more."""
    tables: list[TableRecord] = []
    for _ in range(LOOKED_THROUGH // PAGE):
        query = wanted.query if cursor is None else wanted.query.where(_after(cursor))
        rows = list(session.scalars(query.limit(PAGE + 1)))
        tables += [table for table in read_tables(session, rows[:PAGE]) if wanted.fits(table)]
        if len(tables) > PAGE:
            return tables[:PAGE], _cursor(tables[PAGE - 1])
        if len(rows) <= PAGE:
            return tables, None
        cursor = _cursor(rows[PAGE - 1])
        if len(tables) == PAGE:
            break
    return tables, cursor


def _cursor(last: GameRow | TableRecord) -> str:
    return f"{last.updated_at}.{last.id}"


def _after(cursor: str) -> ColumnElement[bool]:
    moment, _, game_id = cursor.partition(".")
    if not moment.isascii() or not moment.isdigit() or len(moment) > 12:
        raise ApiError(400, "malformed", {"where": "query.cursor", "detail": cursor})
    at = int(moment)
    return or_(GameRow.updated_at < at, and_(GameRow.updated_at == at, GameRow.id > game_id))
