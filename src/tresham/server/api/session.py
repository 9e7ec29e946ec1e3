"""`/session`: who am I; sign in; sign out."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field

from ..accounts.accounts import close_session, named, open_session, recognise
from ..accounts.browser_names import browser_named
from ..accounts.known_browsers import is_known, remember
from ..accounts.member_names import key_of
from ..caller import User
from ..db.people import Account
from ..edge.auth import Visitor, address_of, database, end_streams, user_of
from ..edge.request_bodies import ReadOnce
from ..edge.security import cookie_of, csrf_of, new_secret, set_cookie
from ..errors import ApiError
from .shapes import Shape

router = APIRouter(tags=["people"], route_class=ReadOnce)

NameText = Annotated[str, Field(min_length=1, max_length=100)]
PasswordText = Annotated[str, Field(min_length=1, max_length=1000, json_schema_extra={"format": "password"})]


class Credentials(Shape):
    """A name and a password."""

    name: NameText
    password: PasswordText


class Me(Shape):
    """Somebody with an account."""

    id: int
    name: str
    lang: str
    """Empty where none was chosen."""


class Who(Shape):
    """Who asks, and the token for the header X-CSRF-Token. A stranger has one too: signing in changes something."""

    mode: Literal["local", "server"]
    registration: Literal["open", "invite", "closed"]
    user: Me | None
    csrf: str


def who(request: Request, user: User | None, secret: str) -> Who:
    """The answer for somebody with a cookie."""
    settings = request.app.state.settings
    me = Me(id=user.id, name=user.name, lang=user.language) if user else None
    return Who(mode=settings.mode, registration=settings.registration, user=me, csrf=csrf_of(secret))


@router.get("/session")
def session(request: Request, response: Response, user: Visitor) -> Who:
    """Who am I? Whoever has no cookie yet gets one."""
    secret = cookie_of(request)
    if secret is None:
        secret = new_secret()
        set_cookie(request, response, secret, request.app.state.settings.session_days)
    return who(request, user, secret)


@router.post("/session")
def sign_in(request: Request, response: Response, visitor: Visitor, wanted: Credentials) -> Who:
    """Sign in."""
    demand_accounts(request)
    limits = request.app.state.limits
    address, name = address_of(request), key_of(wanted.name.strip())
    limits.logins.demand(address)
    meant = named(database(request), wanted.name)
    knows = meant is not None and is_known(request, meant)
    if not knows:
        limits.names.demand(name)
    account = recognise(database(request), wanted.name, wanted.password)
    limits.logins.give_back(address)
    if not knows:
        limits.names.give_back(name)
    return welcome(request, response, account)


@router.delete("/session")
def sign_out(request: Request, response: Response, visitor: Visitor) -> Who:
    """Sign out; the cookie is exchanged for a stranger's."""
    demand_accounts(request)
    secret = cookie_of(request)
    if secret is not None:
        close_session(database(request), secret)
        if visitor is not None:
            end_streams(request, visitor.id)
    return strange(request, response)


def strange(request: Request, response: Response) -> Who:
    """The cookie is exchanged for a stranger's."""
    fresh = new_secret()
    set_cookie(request, response, fresh, request.app.state.settings.session_days)
    return who(request, None, fresh)


def welcome(request: Request, response: Response, account: Account) -> Who:
    """Sign somebody in, with a new cookie."""
    days = request.app.state.settings.session_days
    browser = browser_named(request.headers.get("user-agent", ""))
    secret = open_session(database(request), account, cookie_of(request), days, browser)
    set_cookie(request, response, secret, days)
    remember(request, response, account)
    return who(request, user_of(account), secret)


def demand_accounts(request: Request) -> None:
    """In local mode there is nothing to sign in to."""
    if request.app.state.settings.local:
        raise ApiError(403, "no_accounts")
