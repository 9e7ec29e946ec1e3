"""Leaving for good: the account is emptied, its tables are handed on, and the games of others go on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import delete, or_, select, update
from sqlalchemy.orm import Session

from ..db.games import ChatRow, GameRow, MemberMarkRow, NoteRow, RequestRow, SeatRow
from ..db.people import Account, Barred, Invitation
from ..errors import ApiError
from ..push.worker_bus import GONE, KEYS, REQUESTS, TABLE, WorkerBus
from ..table_record import HUMAN, OPEN, what_ifs_of
from .accounts import end_keys

ERASED = "[…]"
"""What stands where somebody's words stood."""


@dataclass(frozen=True, slots=True)
class Deletion:
    """What the end of an account did to tables."""

    user_id: int
    changed: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """Where a request was taken back."""

    def tell_workers(self, bus: WorkerBus, session: Session) -> None:
        """Every worker is to hear of it when it is kept."""
        bus.send(session, KEYS, "", self.user_id)
        for what, games in ((TABLE, self.changed), (GONE, self.gone), (REQUESTS, self.asked)):
            for game_id in games:
                bus.send(session, what, game_id, 0)


def former_name(user_id: int) -> str:
    """How somebody is called who has left; no member can choose such a name."""
    return f"former member #{user_id}"


def delete_account(session: Session, user_id: int, erase_chat: bool, now: int) -> Deletion:
    """Empty an account: its name, password, settings, keys and notes. Moves and seats stay: games are made of them."""
    account = session.get(Account, user_id, with_for_update=True)
    if account is None or account.local or account.left_at is not None:
        raise ApiError(401, "not_signed_in")
    deletion = Deletion(user_id)
    seated = GameRow.id.in_(select(SeatRow.game_id).where(SeatRow.user_id == user_id))
    query = select(GameRow).where(or_(GameRow.owner_id == user_id, seated)).order_by(GameRow.id)
    for row in session.scalars(query.with_for_update()).all():
        _leave_table(session, row, deletion)
    session.flush()
    _take_back_requests(session, deletion)
    session.execute(delete(GameRow).where(GameRow.id.in_(deletion.gone)))
    session.execute(delete(NoteRow).where(NoteRow.user_id == user_id))
    session.execute(delete(MemberMarkRow).where(MemberMarkRow.user_id == user_id))
    session.execute(delete(Invitation).where(Invitation.by == user_id))
    session.execute(delete(Barred).where(Barred.user_id == user_id))
    words = {"text": ERASED} if erase_chat else {}
    session.execute(update(ChatRow).where(ChatRow.user_id == user_id).values(by=former_name(user_id), **words))
    end_keys(session, user_id)
    account.name = account.key = former_name(user_id)
    account.skeleton = account.password = None
    account.settings, account.left_at = {}, now
    return deletion


def _leave_table(session: Session, row: GameRow, deletion: Deletion) -> None:
    """A table that somebody else sits at, or has begun a what-if from, stays, in other hands; any other goes."""
    others = _others_at(session, row.id, deletion.user_id)
    if not others and not _is_used_by_others(session, row.id, deletion.user_id):
        deletion.gone.append(row.id)
        return
    if row.owner_id == deletion.user_id and others:
        row.owner_id = others[0]
    if row.status == OPEN:
        mine = SeatRow.game_id == row.id, SeatRow.user_id == deletion.user_id
        session.execute(update(SeatRow).where(*mine).values(name="", kind=OPEN, user_id=None))
    deletion.changed.append(row.id)


def _others_at(session: Session, game_id: str, user_id: int) -> Sequence[int]:
    """The other members at a table, in the order of their seats."""
    query = select(Account.id).join(SeatRow, SeatRow.user_id == Account.id).order_by(SeatRow.number)
    here = SeatRow.game_id == game_id, SeatRow.kind == HUMAN, Account.id != user_id, Account.left_at.is_(None)
    return session.scalars(query.where(*here)).all()


def _is_used_by_others(session: Session, game_id: str, user_id: int) -> bool:
    """Has somebody else begun a what-if from this game, or from a what-if of it?"""
    return any(owner != user_id for _, owner in what_ifs_of(session, game_id))


def _take_back_requests(session: Session, deletion: Deletion) -> None:
    """What he asked for, and what waits for his answer, would never be settled."""
    query = select(RequestRow).where(RequestRow.game_id.in_(deletion.changed), RequestRow.open)
    for row in session.scalars(query):
        if deletion.user_id in (row.user_id, *json.loads(row.waits)):
            row.open = False
            deletion.asked.append(row.game_id)
    session.flush()
