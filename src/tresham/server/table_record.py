"""A table as the lobby knows it: what is played, by whom, under which habits. Moves are another matter."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from ..titles import listing_of
from .caller import User
from .db.games import GameRow, MemberMarkRow, SeatRow
from .db.people import Account
from .db.words import Order, RouteHelp, SeatKind, Status, Undo, Visibility
from .errors import ApiError
from .standing import ResultShape, RoundShape

log = logging.getLogger(__name__)

UNREADABLE: Final = "unreadable_game"
_told_of: set[str] = set()
"""Games that cannot be read, of which the log knows."""
OPEN: Final = "open"
ACTIVE: Final = "active"
FINISHED: Final = "finished"
HUMAN: Final = "human"
BOT: Final = "bot"
GUIDE: Final = "guide"
"""The bot that plays what a lesson says, together with the learner's moves."""
PRIVATE: Final = "private"
LINK: Final = "link"
PUBLIC: Final = "public"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table, and who sits there."""

    number: int
    name: str
    kind: SeatKind
    user_id: int | None
    user: str | None
    """The name of the account, which need not be that of the seat."""
    bot: str | None
    left: bool = False
    """Whoever sat there has deleted the account: nobody will act for the seat."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is at a table at this moment: the seats whose players have it open, and how many look on."""

    online: frozenset[str] = frozenset()
    watching: int = 0


NOBODY_HERE: Final = Presence()


@dataclass(frozen=True, slots=True)
class TableRecord:
    """Everything that is known of a table without opening its game."""

    id: str
    title: str
    name: str
    status: Status
    options: tuple[str, ...]
    profile: str
    seed: int
    order: Order
    undo: Undo
    visibility: Visibility
    route_help: RouteHelp
    owner_id: int
    branch_of: str | None
    branch_ply: int | None
    lesson: str | None
    """The lesson that is played here, if it is one."""
    ply: int
    acting: tuple[str, ...]
    round: RoundShape | None
    result: list[ResultShape] | None
    created_at: int
    updated_at: int
    finished_at: int | None
    seats: tuple[Seat, ...]
    archived_by: frozenset[int] = frozenset()
    """Who has put the table away, for himself alone."""
    released_by: frozenset[int] = frozenset()
    """Who has agreed, as the game stands now, that the table be taken away."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names at the table, in the order of the seats."""
        return tuple(seat.name for seat in self.seats)

    def seats_of(self, user: User | None) -> tuple[Seat, ...]:
        """Where somebody sits; on his own screen he may have several seats."""
        if user is None:
            return ()
        return tuple(seat for seat in self.seats if seat.user_id == user.id)

    def names_of(self, user: User | None) -> tuple[str, ...]:
        """The names of somebody's seats."""
        return tuple(seat.name for seat in self.seats_of(user))

    def user_name(self, user_id: int | None) -> str | None:
        """The account of somebody at the table; none for bots, and for whoever has left."""
        return next((seat.user for seat in self.seats if user_id is not None and seat.user_id == user_id), None)

    def is_owner(self, user: User | None) -> bool:
        """Did he set up the table?"""
        return user is not None and user.id == self.owner_id

    def is_known_to(self, user: User | None) -> bool:
        """May he see it? A private table shows itself only to those who have to do with it."""
        return self.visibility != PRIVATE or self.is_owner(user) or bool(self.seats_of(user))

    def concerns(self, user: User | None) -> bool:
        """Does he find it in his lobby?"""
        return self.visibility == PUBLIC or self.is_owner(user) or bool(self.seats_of(user))

    @property
    def kept_by(self) -> tuple[str, ...]:
        """The members without whose word the table stays: those who play there but its owner, once the game has begun.
        Whoever has left for good keeps nothing."""
        if self.status == OPEN:
            return ()
        others = [seat for seat in self.seats if seat.user_id not in (None, self.owner_id) and not seat.left]
        return tuple(dict.fromkeys(seat.user or seat.name for seat in others if seat.user_id not in self.released_by))

    def demand_member(self, user: User) -> None:
        """Only who has to do with the table may do this."""
        if not self.is_owner(user):
            self.demand_seat(user)

    def demand_owner(self, user: User) -> None:
        """Only who set up the table may do this."""
        if not self.is_owner(user):
            raise ApiError(403, "not_owner")

    def demand_seat(self, user: User) -> tuple[Seat, ...]:
        """Only who sits at the table may do this."""
        seats = self.seats_of(user)
        if not seats:
            raise ApiError(403, "not_seated")
        return seats

    def demand_status(self, *wanted: Status) -> None:
        """Too early, or too late."""
        if self.status not in wanted:
            raise ApiError(409, f"table_{self.status}")


def read_table(session: Session, game_id: str) -> TableRecord | None:
    """A table by its id, if there is one; refused if it cannot be read."""
    row = session.get(GameRow, game_id)
    if row is None:
        return None
    with readable(game_id):
        return _table(row, _seats(session, [row])[game_id], _marks(session, [row])[game_id])


def read_tables(session: Session, rows: Sequence[GameRow]) -> list[TableRecord]:
    """Tables with their seats. One that cannot be read is left out, so that it hides no others."""
    seats, marks, tables = _seats(session, rows), _marks(session, rows), []
    for row in rows:
        with suppress(ApiError), readable(row.id):
            tables.append(_table(row, seats[row.id], marks[row.id]))
    return tables


def found(table: TableRecord | None) -> TableRecord:
    """The table, if there is one."""
    if table is None:
        raise ApiError(404, "no_such_table")
    return table


def locked(session: Session, game_id: str) -> TableRecord:
    """The table, which no other worker can change until this transaction is over."""
    session.get(GameRow, game_id, with_for_update=True)
    return found(read_table(session, game_id))


def visible(table: TableRecord | None, user: User | None) -> TableRecord:
    """The table, if there is one that the reader may know of."""
    if table is None or not table.is_known_to(user):
        raise ApiError(404, "no_such_table")
    return table


@contextmanager
def readable(game_id: str) -> Iterator[None]:
    """What is read here was written by us; where it makes no sense, it was damaged, or comes from another version. That
    is logged once, and everybody is told that this one game cannot be read."""
    try:
        yield
    except (ApiError, SQLAlchemyError):
        raise
    except Exception as error:
        if game_id not in _told_of:
            _told_of.add(game_id)
            log.error("%s cannot be read", game_id, exc_info=error)
        raise ApiError(409, UNREADABLE) from error


def _seats(session: Session, rows: Sequence[GameRow]) -> dict[str, tuple[Seat, ...]]:
    ids = [row.id for row in rows]
    seats: dict[str, list[Seat]] = {game_id: [] for game_id in ids}
    query = select(SeatRow, Account.name, Account.left_at).outerjoin(Account, Account.id == SeatRow.user_id)
    query = query.where(SeatRow.game_id.in_(ids)).order_by(SeatRow.number)
    for row, user, left in session.execute(query):
        seat = Seat(row.number, row.name, row.kind, row.user_id, user, row.bot, left is not None)
        seats[row.game_id].append(seat)
    return {game_id: tuple(found) for game_id, found in seats.items()}


def _marks(session: Session, rows: Sequence[GameRow]) -> dict[str, list[MemberMarkRow]]:
    marks: dict[str, list[MemberMarkRow]] = {row.id: [] for row in rows}
    for mark in session.scalars(select(MemberMarkRow).where(MemberMarkRow.game_id.in_(list(marks)))):
        marks[mark.game_id].append(mark)
    return marks


def what_ifs_of(session: Session, game_id: str) -> list[tuple[str, int]]:
    """All what-ifs from a game, and those from them in turn, each with its owner. They go where the game goes."""
    all_of_them: list[tuple[str, int]] = []
    level = [game_id]
    while level:
        query = select(GameRow.id, GameRow.owner_id).where(GameRow.branch_of.in_(level))
        found = [(one, owner) for one, owner in session.execute(query)]
        all_of_them += found
        level = [one for one, _ in found]
    return all_of_them


def _table(row: GameRow, seats: tuple[Seat, ...], marks: Sequence[MemberMarkRow]) -> TableRecord:
    if listing_of(row.title) is None:
        raise LookupError(f"there is no title {row.title}")
    return TableRecord(
        id=row.id,
        title=row.title,
        name=row.name,
        status=row.status,
        options=tuple(json.loads(row.options)),
        profile=row.profile,
        seed=row.seed,
        order=row.order,
        undo=row.undo,
        visibility=row.visibility,
        route_help=row.route_help,
        owner_id=row.owner_id,
        branch_of=row.branch_of,
        branch_ply=row.branch_ply,
        lesson=row.lesson,
        ply=row.ply,
        acting=tuple(json.loads(row.acting)),
        round=None if row.round is None else json.loads(row.round),
        result=None if row.result is None else json.loads(row.result),
        created_at=row.created_at,
        updated_at=row.updated_at,
        finished_at=row.finished_at,
        seats=seats,
        archived_by=frozenset(mark.user_id for mark in marks if mark.archived),
        released_by=frozenset(mark.user_id for mark in marks if mark.may_go_at == row.ply),
    )
