"""`/users` and `/me`: new accounts, and what their owners choose for themselves."""

from __future__ import annotations

import json
import time
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import ConfigDict, Field
from sqlalchemy import Select, select

from ..accounts.accounts import account_of, change_password, choose_settings, close_all_sessions, register
from ..caller import User
from ..db.people import Session
from ..edge.auth import Member, Person, Visitor, address_of, database, end_streams
from ..edge.request_bodies import ReadOnce
from ..errors import ApiError
from ..lobby.inviting import admit
from .session import NameText, PasswordText, Who, demand_accounts, welcome
from .shapes import Shape

router = APIRouter(tags=["people"], route_class=ReadOnce)

MOST_SETTINGS = 8 * 1024
SHOWN = 16
"""So many letters of a session's digest tell it apart from all others."""
SessionNumber = Annotated[str, Path(pattern=f"^[0-9a-f]{{{SHOWN}}}$")]


class NewAccount(Shape):
    """A name and a password; and the code of an invitation, where accounts are for the invited only."""

    name: NameText
    password: PasswordText
    invitation: Annotated[str, Field(max_length=100)] | None = None


class Preferences(Shape):
    """What somebody has chosen. Pages may keep more than this: plain values, all in all not much."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, bool | int | float | str] = Field(init=False)

    lang: Literal["en", "ru", "pl"] | None = None
    theme: Literal["auto", "light", "dark"] = "auto"
    confirm: bool = True
    """Ask before a move is made."""


class NewPassword(Shape):
    """The old password and the new one."""

    old: PasswordText
    new: PasswordText


class EndedKeys(Shape):
    """How many other browsers were signed out, and how many tokens ended."""

    sessions: int
    tokens: int


class NewKeys(Who):
    """Who asks, with the new token against other sites; and what is worth nothing any more."""

    ended: EndedKeys


class SessionCard(Shape):
    """A browser that is signed in; `current` is the one that asks."""

    id: str
    browser: str
    created_at: int
    expires_at: int
    current: bool


@router.post("/users", status_code=201)
def new_account(request: Request, response: Response, visitor: Visitor, wanted: NewAccount) -> Who:
    """A new account, signed in at once."""
    demand_accounts(request)
    request.app.state.limits.accounts.demand(address_of(request))
    db = database(request)
    match request.app.state.settings.registration:
        case "closed":
            raise ApiError(403, "registration_closed")
        case "invite":
            made = register(
                db, wanted.name, wanted.password, partial(admit, code=wanted.invitation or "", now=time.time())
            )
        case _:
            made = register(db, wanted.name, wanted.password)
    return welcome(request, response, made)


@router.get("/me/settings")
def preferences(request: Request, user: Member) -> Preferences:
    """What I have chosen."""
    return Preferences.model_validate(account_of(database(request), user.id).settings)


@router.put("/me/settings")
def choose(request: Request, user: Member, wanted: Preferences) -> Preferences:
    """Choose anew, all of it."""
    chosen = wanted.model_dump()
    if len(json.dumps(chosen)) > MOST_SETTINGS:
        raise ApiError(413, "too_large", {"most": MOST_SETTINGS})
    choose_settings(database(request), user.id, chosen)
    return wanted


@router.put("/me/password")
def new_password(request: Request, response: Response, user: Person, wanted: NewPassword) -> NewKeys:
    """Change the password. Every other browser is signed out, and every token ends."""
    demand_accounts(request)
    limits = request.app.state.limits
    limits.logins.demand(f"user {user.id}")
    account = account_of(database(request), user.id)
    own = "" if user.key is None else user.key.digest
    ended = change_password(database(request), account, wanted.old, wanted.new, own)
    limits.logins.give_back(f"user {user.id}")
    end_streams(request, user.id)
    told = welcome(request, response, account).model_dump()
    return NewKeys(**told, ended=EndedKeys(sessions=ended.sessions, tokens=ended.tokens))


@router.get("/me/sessions")
def sessions(request: Request, user: Person) -> list[SessionCard]:
    """The browsers that are signed in to my account, the latest first."""
    with database(request).read() as rows:
        found = rows.scalars(_sessions_of(user.id).order_by(Session.created_at.desc(), Session.digest))
        return [_session_card(one, user) for one in found]


@router.delete("/me/sessions/{number}", status_code=204)
def end_session(request: Request, user: Person, number: SessionNumber) -> Response:
    """Sign one browser out."""
    with database(request).write() as rows:
        found = rows.scalars(_sessions_of(user.id).where(Session.digest.startswith(number))).one_or_none()
        if found is None:
            raise ApiError(404, "not_found")
        rows.delete(found)
    end_streams(request, user.id)
    return Response(status_code=204)


def _sessions_of(user_id: int) -> Select[Session]:
    return select(Session).where(Session.user_id == user_id, Session.expires_at > int(time.time()))


def _session_card(one: Session, user: User) -> SessionCard:
    return SessionCard(
        id=one.digest[:SHOWN],
        browser=one.browser,
        created_at=one.created_at,
        expires_at=one.expires_at,
        current=user.key is not None and user.key.digest == one.digest,
    )


@router.delete("/me/sessions")
def sign_out_everywhere(request: Request, response: Response, user: Person) -> Who:
    """Sign out every browser but this one."""
    demand_accounts(request)
    account = close_all_sessions(database(request), user)
    end_streams(request, user.id)
    return welcome(request, response, account)
