"""Links that give whoever follows them a seat at a table."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import Field
from sqlalchemy import delete

from ..auth import Member, database
from ..db.engine import Database
from ..db.people import Invitation
from ..errors import ApiError
from ..security import digest, new_secret
from .common import GameId
from .shapes import Shape

router = APIRouter(tags=["tables"])

DAYS = 14
Code = Annotated[str, Path(min_length=1, max_length=100)]


class WantedInvitation(Shape):
    """For a seat by its number, or for whichever is open when somebody comes."""

    seat: Annotated[int, Field(ge=1, le=20)] | None = None


class NewInvitation(Shape):
    """A link. Its code is shown once."""

    code: str
    url: str
    expires_at: int


class Invited(Shape):
    """The table that a link leads to."""

    game: str


@router.post("/games/{game_id}/invitations", status_code=201)
def invite(request: Request, user: Member, game_id: GameId, wanted: WantedInvitation | None = None) -> NewInvitation:
    """A link to a table of mine that has not begun."""
    request.app.state.services.host.check(game_id, user)
    code, now = new_secret(), int(time.time())
    expires = now + DAYS * 86_400
    seat = wanted.seat if wanted else None
    with database(request).write() as rows:
        rows.execute(delete(Invitation).where(Invitation.expires_at <= now))
        rows.add(Invitation(digest=digest(code), game=game_id, by=user.id, seat=seat, expires_at=expires))
    return NewInvitation(code=code, url=f"{str(request.base_url).rstrip('/')}/invitations/{code}", expires_at=expires)


@router.get("/invitations/{code}")
def invited(request: Request, code: Code) -> Invited:
    """Where does this link lead?"""
    return Invited(game=_valid(request, code).game)


@router.post("/invitations/{code}")
def accept(request: Request, user: Member, code: Code) -> Invited:
    """Take the seat."""
    found = _valid(request, code)
    request.app.state.services.host.join(found.game, user, found.seat, invited=True)
    return Invited(game=found.game)


def _valid(request: Request, code: str) -> Invitation:
    found = invitation_of(database(request), code)
    if found is None:
        raise ApiError(404, "no_invitation")
    return found


def invitation_of(db: Database, code: str) -> Invitation | None:
    """The invitation behind a code, as long as it holds."""
    with db.read() as rows:
        found: Any = rows.get(Invitation, digest(code))
    return found if found is not None and found.expires_at > time.time() else None


def is_open(db: Database, code: str) -> bool:
    """Is this the code of an invitation that holds?"""
    return invitation_of(db, code) is not None
