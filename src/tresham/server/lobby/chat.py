"""Chat at the table and notes for oneself, as rows and as readers see them."""

from __future__ import annotations

import re

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ..caller import User
from ..db.games import ChatRow, NoteRow
from ..errors import ApiError
from ..responses import ChatLine
from ..table_record import TableRecord

SHOWN = 200
"""So many lines of talk a reader gets at once, the last ones."""


UNWRITTEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]")
"""Signs that are for terminals, and those that turn the direction of what others wrote."""


def legible(text: str) -> str:
    """What somebody wrote, without what nobody writes.

    >>> legible("a\\x1b[31mb\\u202ec\\r\\nd\\u2028e")
    'a[31mbc\\nd\\ne'
    """
    return UNWRITTEN.sub("", re.sub("\r\n?|[\x85\u2028\u2029]", "\n", text))


def chat_line(row: ChatRow) -> ChatLine:
    """A line of talk as it is shown."""
    return ChatLine(n=row.n, by=row.by, text=row.text, at=row.at)


def read_chat(session: Session, game_id: str, since: int = 0) -> list[ChatLine]:
    """What was said, the last lines of it."""
    query = select(ChatRow).where(ChatRow.game_id == game_id, ChatRow.n > since)
    rows = session.scalars(query.order_by(ChatRow.n.desc()).limit(SHOWN))
    return [chat_line(row) for row in rows][::-1]


def add_chat(session: Session, table: TableRecord, user: User, text: str, at: int) -> ChatRow:
    """Say something. Only who has to do with the table may."""
    if not (table.seats_of(user) or table.is_owner(user)):
        raise ApiError(403, "not_seated")
    last = session.scalar(select(func.max(ChatRow.n)).where(ChatRow.game_id == table.id)) or 0
    row = ChatRow(game_id=table.id, n=last + 1, user_id=user.id, by=user.name, text=text, at=at)
    session.add(row)
    return row


def read_notes(session: Session, game_id: str, user: User) -> str:
    """What somebody wrote down."""
    row = session.get(NoteRow, (game_id, user.id))
    return "" if row is None else row.text


def write_notes(session: Session, game_id: str, user: User, text: str) -> None:
    """Write something down."""
    session.merge(NoteRow(game_id=game_id, user_id=user.id, text=text))
