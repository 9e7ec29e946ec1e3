"""Links that give whoever follows them a seat at a table, and who may not follow them any more."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from ..db.people import Invitation
from ..edge.auth import Member
from ..edge.request_bodies import ReadOnce
from ..lobby import inviting
from ..lobby.inviting import SHOWN
from .common import GameId, House
from .shapes import Shape

router = APIRouter(tags=["tables"], route_class=ReadOnce)

Code = Annotated[str, Path(min_length=1, max_length=100)]
Number = Annotated[str, Path(pattern=f"^[0-9a-f]{{{SHOWN}}}$")]
UserNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]


class WantedInvitation(Shape):
    """For a seat by its number, or for whichever is open when somebody comes."""

    seat: Annotated[int, Field(ge=1, le=20)] | None = None


class InvitationCard(Shape):
    """A link, without its code. `accounts_left` counts only where accounts are for the invited."""

    id: str
    seat: int | None
    accounts_left: int
    created_at: int
    expires_at: int


class NewInvitation(InvitationCard):
    """A link at the only moment when its code is shown."""

    code: str
    url: str


class Invited(Shape):
    """The table that a link leads to."""

    game: str


class BarredPerson(Shape):
    """Somebody who was sent away from a table."""

    id: int
    name: str


@router.get("/games/{game_id}/invitations")
def invitations(house: House, user: Member, game_id: GameId) -> list[InvitationCard]:
    """The links to a table of mine that hold."""
    house.games.table(game_id, user).demand_owner(user)
    with house.database.read() as session:
        return [_card(one) for one in inviting.codes_of(session, game_id, time.time())]


@router.post("/games/{game_id}/invitations", status_code=201)
def invite(
    request: Request, house: House, user: Member, game_id: GameId, wanted: WantedInvitation | None = None
) -> NewInvitation:
    """A link to a table of mine that has not begun."""
    seat = wanted.seat if wanted else None
    with house.lobby.inviting(game_id, user) as (session, table):
        code, made = inviting.invite(session, table, user, seat, int(time.time()))
    url = f"{str(request.base_url).rstrip('/')}/invitations/{code}"
    return NewInvitation(**_card(made).model_dump(), code=code, url=url)


@router.delete("/games/{game_id}/invitations/{number}", status_code=204)
def revoke(house: House, user: Member, game_id: GameId, number: Number) -> Response:
    """A link that leads nowhere any more."""
    with house.lobby.inviting(game_id, user) as (session, _):
        inviting.revoke(session, game_id, number)
    return Response(status_code=204)


@router.get("/games/{game_id}/barred")
def barred(house: House, user: Member, game_id: GameId) -> list[BarredPerson]:
    """Whom I sent away from a table of mine."""
    house.games.table(game_id, user).demand_owner(user)
    with house.database.read() as session:
        return [BarredPerson(id=number, name=name) for number, name in inviting.barred_from(session, game_id)]


@router.delete("/games/{game_id}/barred/{number}", status_code=204)
def pardon(house: House, user: Member, game_id: GameId, number: UserNumber) -> Response:
    """Somebody whom I sent away may come back."""
    with house.lobby.inviting(game_id, user) as (session, _):
        inviting.pardon(session, game_id, number)
    return Response(status_code=204)


@router.get("/invitations/{code}")
def invited(house: House, code: Code) -> Invited:
    """Where does this link lead?"""
    with house.database.read() as session:
        return Invited(game=inviting.find(session, code, time.time()).game)


@router.post("/invitations/{code}")
def accept(house: House, user: Member, code: Code) -> Invited:
    """Take the seat."""
    return Invited(game=house.lobby.accept(code, user).id)


def _card(made: Invitation) -> InvitationCard:
    return InvitationCard(
        id=made.digest[:SHOWN],
        seat=made.seat,
        accounts_left=made.worth,
        created_at=made.created_at,
        expires_at=made.expires_at,
    )
