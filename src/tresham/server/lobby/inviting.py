"""Invitations: codes that give a seat at a table, and who may not come back to it, by a code or without one."""

from __future__ import annotations

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from ..caller import User
from ..db.people import Account, Barred, Invitation
from ..edge.security import digest, new_secret
from ..errors import ApiError
from ..table_record import OPEN, TableRecord, locked

DAYS = 14
MOST_CODES = 20
SHOWN = 16
"""So many letters of a code's digest tell it apart from all others."""


def invite(session: Session, table: TableRecord, user: User, seat: int | None, now: int) -> tuple[str, Invitation]:
    """A new code, and what is kept of it. It is worth an account for each seat that is open now."""
    session.execute(delete(Invitation).where(Invitation.expires_at <= now))
    count = session.scalar(select(func.count()).select_from(Invitation).where(Invitation.game == table.id)) or 0
    if count >= MOST_CODES:
        raise ApiError(409, "too_many_invitations", {"most": MOST_CODES})
    code = new_secret()
    made = Invitation(digest=digest(code), game=table.id, by=user.id, seat=seat, worth=open_seats(table, seat))
    made.created_at, made.expires_at = now, now + DAYS * 86_400
    session.add(made)
    return code, made


def open_seats(table: TableRecord, number: int | None) -> int:
    """How many seats wait for somebody; of one seat: whether it does."""
    return sum(seat.kind == OPEN and number in (None, seat.number) for seat in table.seats)


def find(session: Session, code: str, now: float) -> Invitation:
    """The invitation behind a code, as long as it holds."""
    found = session.get(Invitation, digest(code))
    if found is None or found.expires_at <= now:
        raise ApiError(404, "no_invitation")
    return found


def codes_of(session: Session, game_id: str, now: float) -> list[Invitation]:
    """The invitations to a table that hold, the oldest first."""
    query = select(Invitation).where(Invitation.game == game_id, Invitation.expires_at > now)
    return list(session.scalars(query.order_by(Invitation.created_at, Invitation.digest)))


def revoke(session: Session, game_id: str, number: str) -> None:
    """A code is worth nothing any more."""
    here = Invitation.game == game_id, Invitation.digest.startswith(number)
    if not session.scalars(delete(Invitation).where(*here).returning(Invitation.digest)).all():
        raise ApiError(404, "no_invitation")


def revoke_all(session: Session, game_id: str) -> None:
    """No code leads to a table any more."""
    session.execute(delete(Invitation).where(Invitation.game == game_id))


def admit(session: Session, code: str, now: float) -> None:
    """Where accounts are for the invited: a code lets in as many newcomers as there were open seats when it was made,
    as long as one is open still."""
    shown = digest(code)
    game_id = session.scalar(select(Invitation.game).where(Invitation.digest == shown))
    if game_id is None:
        raise ApiError(403, "invitation_needed")
    table = locked(session, game_id)  # nobody else comes, goes or starts meanwhile
    found = session.get(Invitation, shown)
    if found is None or found.expires_at <= now or table.status != OPEN:
        raise ApiError(403, "invitation_needed")
    if found.worth < 1 or not open_seats(table, found.seat):
        raise ApiError(403, "invitation_spent")
    found.worth -= 1


# --- those who were sent away ----------------------------------------------------------------------------------------


def bar(session: Session, game_id: str, user_id: int) -> None:
    """Somebody was sent away: the codes end, since he knows one, and he does not come back by another."""
    revoke_all(session, game_id)
    session.merge(Barred(game=game_id, user_id=user_id))


def demand_welcome(session: Session, game_id: str, user: User) -> None:
    """Refuse whoever was sent away."""
    if session.get(Barred, (game_id, user.id)) is not None:
        raise ApiError(403, "barred")


def barred_from(session: Session, game_id: str) -> list[tuple[int, str]]:
    """Who was sent away: numbers and names."""
    query = select(Account.id, Account.name).join(Barred, Barred.user_id == Account.id).where(Barred.game == game_id)
    return [(number, name) for number, name in session.execute(query.order_by(Account.id))]


def pardon(session: Session, game_id: str, user_id: int) -> None:
    """Somebody may come back."""
    found = session.get(Barred, (game_id, user_id))
    if found is None:
        raise ApiError(404, "not_found")
    session.delete(found)
