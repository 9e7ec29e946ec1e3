"""The lists of the lobby: which tables somebody is shown, and how he finds one among many."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, false, or_, select
from sqlalchemy.orm import Session

from ...titles import title_name
from ..caller import User
from ..db.games import GameRow, MemberMarkRow, SeatRow
from ..db.people import Account
from ..db.words import Status
from ..errors import ApiError
from ..table_record import ACTIVE, BOT, PUBLIC, TableRecord, read_tables

PAGE = 50
LOOKED_THROUGH = 1000
"""So many tables are looked through for one answer; its cursor goes on from there."""

Company = Literal["bots", "people"]


class SeatGlance(NamedTuple):
    """A seat, as far as a table is found by it."""

    name: str
    kind: str
    user_id: int | None
    user: str | None


class Glance(NamedTuple):
    """A table, as far as it is found by it: a thousand of them are looked at for one answer."""

    id: str
    updated_at: int
    title: str
    name: str
    status: Status
    acting: str
    seats: list[SeatGlance]

    def is_turn_of(self, user: User | None) -> bool:
        """Is he to move?"""
        own = {seat.name for seat in self.seats if user is not None and seat.user_id == user.id}
        try:
            return self.status == ACTIVE and not own.isdisjoint(json.loads(self.acting))
        except (ValueError, TypeError):  # whoever reads the whole table says that it is damaged
            return False

    @property
    def words(self) -> str:
        """Everything that it can be found by."""
        people = [name for seat in self.seats for name in (seat.name, seat.user or "")]
        return " ".join((self.name, self.title, title_name(self.title), *people)).casefold()


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

    @property
    def is_choosy(self) -> bool:
        """Is there anything to ask that cannot be asked of every database alike: letters of all alphabets, and names
        within lists?"""
        return self.turn or self.company is not None or bool(self.words.strip())

    def fits(self, table: Glance) -> bool:
        """Is it one of those that are asked for?"""
        if self.turn and not table.is_turn_of(self.user):
            return False
        if self.company is not None and any(seat.kind == BOT for seat in table.seats) != (self.company == "bots"):
            return False
        spoken = table.words if self.words else ""
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


def page_of(session: Session, wanted: Wanted, cursor: str | None) -> tuple[list[TableRecord], str | None]:
    """A page of tables, and where the next one begins; it may have fewer tables, although there are more."""
    query = wanted.query if cursor is None else wanted.query.where(_after(cursor))
    most = LOOKED_THROUGH if wanted.is_choosy else PAGE
    looked = list(_glances(session, query.limit(most + 1), wanted.is_choosy))
    found = [table for table in looked[:most] if wanted.fits(table)]
    last = found[PAGE - 1] if len(found) > PAGE else looked[most - 1] if len(looked) > most else None
    ids = [table.id for table in found[:PAGE]]
    rows = {row.id: row for row in session.scalars(select(GameRow).where(GameRow.id.in_(ids)))}
    tables = read_tables(session, [rows[one] for one in ids if one in rows])  # one may just have gone
    return tables, None if last is None else f"{last.updated_at}.{last.id}"


def _glances(session: Session, query: Select[GameRow], with_seats: bool) -> Iterator[Glance]:
    """What the tables of a query are found by, in its order."""
    columns = GameRow.id, GameRow.updated_at, GameRow.title, GameRow.name, GameRow.status, GameRow.acting
    rows = session.execute(query.with_only_columns(*columns)).all()
    seats: dict[str, list[SeatGlance]] = {row.id: [] for row in rows}
    if with_seats:
        seat = select(SeatRow.game_id, SeatRow.name, SeatRow.kind, SeatRow.user_id, Account.name)
        seat = seat.outerjoin(Account, Account.id == SeatRow.user_id).where(SeatRow.game_id.in_(list(seats)))
        for game_id, name, kind, user_id, user in session.execute(seat):
            seats[game_id].append(SeatGlance(name, kind, user_id, user))
    for row in rows:
        yield Glance(*row, seats[row.id])


def _after(cursor: str) -> ColumnElement[bool]:
    moment, _, game_id = cursor.partition(".")
    if not moment.isascii() or not moment.isdigit() or len(moment) > 12:
        raise ApiError(400, "malformed", {"where": "query.cursor", "detail": cursor})
    at = int(moment)
    return or_(GameRow.updated_at < at, and_(GameRow.updated_at == at, GameRow.id > game_id))
