"""`/me/export` and `DELETE /me`: what is kept about me, and an end to it."""

from __future__ import annotations

import time
from typing import Literal

from fastapi import APIRouter, Request, Response

from ..accounts.account_data import account_data
from ..accounts.accounts import account_of
from ..accounts.passwords import fits
from ..edge.auth import Person, database
from ..edge.request_bodies import ReadOnce
from ..errors import ApiError
from .common import House, json, sends
from .session import PasswordText, Who, demand_accounts, strange
from .shapes import Shape

router = APIRouter(tags=["people"], route_class=ReadOnce)

DOWNLOAD = {"Content-Disposition": 'attachment; filename="tresham-account.json"'}


class Farewell(Shape):
    """The password once more; and whether one's words at tables stay, without one's name, or go."""

    password: PasswordText
    chat: Literal["keep", "erase"] = "keep"


@router.get("/me/export", responses=sends("application/json", schema="object"), response_class=Response)
def export(request: Request, user: Person) -> Response:
    """Everything that is kept about me, as a file."""
    request.app.state.limits.copies.demand(f"user {user.id}")
    return json(account_data(database(request), user.id, int(time.time())), 200, **DOWNLOAD)


@router.delete("/me")
def leave(request: Request, response: Response, house: House, user: Person, wanted: Farewell) -> Who:
    """Delete my account. Moves and seats stay, so that the games of others go on."""
    demand_accounts(request)
    limits = request.app.state.limits
    limits.logins.demand(f"user {user.id}")
    if not fits(wanted.password, account_of(database(request), user.id).password):
        raise ApiError(403, "wrong_password")
    limits.logins.give_back(f"user {user.id}")
    house.lobby.delete_account(user.id, wanted.chat == "erase")
    return strange(request, response)
