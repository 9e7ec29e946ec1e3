"""The tables of the games: who sits where, every move ever made, and what was said."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from .base import Base
from .words import MoveKind, Order, RouteHelp, SeatKind, Status, Undo, Visibility

USER = "users.id"
GAME = "games.id"


class GameRow(Base):
    """One table. What can be worked out from its moves is kept beside them only for the lobby."""

    __tablename__ = "games"
    __table_args__ = (Index("ix_games_lobby", "status", "updated_at"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    title: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(120))
    status: Mapped[Status] = mapped_column(String(8))
    options: Mapped[str] = mapped_column(Text)
    profile: Mapped[str] = mapped_column(String(16))
    seed: Mapped[int] = mapped_column(BigInteger)
    order: Mapped[Order] = mapped_column("seating", String(8))
    undo: Mapped[Undo] = mapped_column(String(8))
    visibility: Mapped[Visibility] = mapped_column(String(8))
    route_help: Mapped[RouteHelp] = mapped_column(String(8))
    owner_id: Mapped[int] = mapped_column(ForeignKey(USER), index=True)
    branch_of: Mapped[str | None] = mapped_column(ForeignKey(GAME, ondelete="CASCADE"), index=True)
    branch_ply: Mapped[int | None]
    lesson: Mapped[str | None] = mapped_column(String(48))
    """The lesson that is played here, if it is one."""
    ply: Mapped[int] = mapped_column(default=0)
    acting: Mapped[str] = mapped_column(Text, default="[]")
    round: Mapped[str | None] = mapped_column(Text)
    result: Mapped[str | None] = mapped_column(Text)
    bot_due: Mapped[float | None] = mapped_column(index=True)
    """A bot must act, and from this moment on a worker may take it up; none if no bot is awaited."""
    created_at: Mapped[int]
    updated_at: Mapped[int]
    finished_at: Mapped[int | None]


class SeatRow(Base):
    """A seat. Its number is the place at the table; before the start it may be open."""

    __tablename__ = "seats"

    game_id: Mapped[str] = mapped_column(ForeignKey(GAME, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(64))
    kind: Mapped[SeatKind] = mapped_column(String(8))
    user_id: Mapped[int | None] = mapped_column(ForeignKey(USER), index=True)
    bot: Mapped[str | None] = mapped_column(String(32))


class MoveRow(Base):
    """One row of a game's history. It is written once; the key makes a double submission impossible."""

    __tablename__ = "moves"

    game_id: Mapped[str] = mapped_column(ForeignKey(GAME, ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    user_id: Mapped[int | None] = mapped_column(ForeignKey(USER))
    """Who made it; none for bots and for what came from a file."""
    seat: Mapped[int | None]
    """For which seat."""
    kind: Mapped[MoveKind] = mapped_column(String(8))
    to: Mapped[int | None] = mapped_column("to_ply")
    """Of an undo or redo: the row whose position it brings back."""
    action: Mapped[str | None] = mapped_column(Text)
    events: Mapped[str | None] = mapped_column(Text)
    digest: Mapped[str] = mapped_column(String(32))
    at: Mapped[int]


class ChatRow(Base):
    """A line of talk at a table."""

    __tablename__ = "chat"

    game_id: Mapped[str] = mapped_column(ForeignKey(GAME, ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(ForeignKey(USER))
    by: Mapped[str] = mapped_column("by_name", String(64))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int]


class NoteRow(Base):
    """What somebody wrote down for himself."""

    __tablename__ = "notes"

    game_id: Mapped[str] = mapped_column(ForeignKey(GAME, ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey(USER, ondelete="CASCADE"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class MemberMarkRow(Base):
    """What a table is to one member: has he put it away, and may it go for good?"""

    __tablename__ = "member_marks"

    game_id: Mapped[str] = mapped_column(ForeignKey(GAME, ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey(USER, ondelete="CASCADE"), primary_key=True, index=True)
    archived: Mapped[bool] = mapped_column(default=False)
    may_go_at: Mapped[int | None]
    """The last row when he agreed that the table be taken away: if play goes on, his word is void."""


class RequestRow(Base):
    """Somebody asks the others to go back. `waits` are the users who have not answered."""

    __tablename__ = "requests"

    game_id: Mapped[str] = mapped_column(ForeignKey(GAME, ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(ForeignKey(USER))
    to: Mapped[int] = mapped_column("to_ply", Integer)
    at_ply: Mapped[int]
    """The row after which it was asked: any later move makes it void."""
    waits: Mapped[str] = mapped_column(Text)
    open: Mapped[bool] = mapped_column("is_open")
