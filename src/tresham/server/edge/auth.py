"""Who is asking: the owner of a cookie or of a token, the one local user, or a stranger."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import Depends, Request
from sqlalchemy import select
from sqlalchemy.orm import Session as Rows

from ..caller import Key, User
from ..db.engine import Database
from ..db.people import Account, Session, Token
from ..errors import ApiError
from .addresses import neighbourhood
from .security import bearer_of, cookie_of, digest

READ, PLAY = "game:read", "game:play"
SCOPES = {READ: frozenset({READ}), PLAY: frozenset({READ, PLAY})}
"""By scope: what a token with it may do. Accounts, passwords and tokens are for people at a browser."""
LOCAL_ID = 1


async def maybe_user(request: Request) -> User | None:
    """Who asks, if they are known here: `AccessCheck` has looked."""
    user: User | None = request.state.user
    return user


Visitor = Annotated[User | None, Depends(maybe_user)]


async def current_user(user: Visitor) -> User:
    """Who asks; strangers are sent to sign in."""
    if user is None:
        raise ApiError(401, "not_signed_in")
    return user


Member = Annotated[User, Depends(current_user)]


async def person(user: Member) -> User:
    """Somebody at a browser: no program manages accounts."""
    if user.scopes is not None:
        raise ApiError(403, "only_in_person")
    return user


Person = Annotated[User, Depends(person)]


def address_of(request: Request) -> str:
    """Where a request comes from, as it is counted. Behind a proxy that is trusted, what the proxy says."""
    return f"address {neighbourhood(request.client.host if request.client else '')}"


def key_of_limits(request: Request, user: User | None) -> str:
    """Under which name somebody's requests are counted: a member's own, or that of where a stranger comes from."""
    return address_of(request) if user is None else f"user {user.id}"


def database(request: Request) -> Database:
    """Where everything is kept."""
    found: Database = request.app.state.services.database
    return found


def end_streams(request: Request, user_id: int) -> None:
    """A key of somebody was taken back: what was opened with it must not go on."""
    request.app.state.services.notifier.keys_changed(user_id)


def user_of(account: Account, scopes: frozenset[str] | None = None, key: Key | None = None) -> User:
    """An account as the rest of the server sees it."""
    language = account.settings.get("lang")
    return User(account.id, account.name, account.local, language if isinstance(language, str) else "", scopes, key)


def still_known(rows: Rows, user: User | None) -> bool:
    """Would somebody who was let in be let in again, with the same key? Strangers need none."""
    key = None if user is None else user.key
    return key is None or (_bearer(rows, key.digest) if key.token else _browser(rows, key.digest)) is not None


def shows_a_key(request: Request) -> bool:
    """Is there anything by which somebody could be known? In local mode everybody is."""
    return bearer_of(request) is not None or cookie_of(request) is not None or request.app.state.settings.local


def known(request: Request) -> User | None:
    """Who asks, if the key that is shown is one of ours; a token that is not is refused."""
    secret = bearer_of(request)
    cookie = cookie_of(request)
    with database(request).read() as rows:
        if secret is not None:
            program = _bearer(rows, digest(secret))
            if program is None:
                raise ApiError(401, "bad_token", headers={"WWW-Authenticate": "Bearer"})
            return program
        if request.app.state.settings.local:
            local = rows.get(Account, LOCAL_ID)
            assert local is not None, "the local account is made when the server starts"
            return user_of(local)
        return _browser(rows, digest(cookie)) if cookie else None


def _browser(rows: Rows, shown: str) -> User | None:
    """Whose session this is, until it is over."""
    session = rows.get(Session, shown)
    if session is None or session.expires_at <= time.time():
        return None
    account = rows.get(Account, session.user_id)
    return user_of(account, key=Key(shown, False, session.expires_at)) if account else None


def _bearer(rows: Rows, shown: str) -> User | None:
    """Whose token this is, and what it allows."""
    token = rows.scalars(select(Token).where(Token.digest == shown)).one_or_none()
    account = rows.get(Account, token.user_id) if token else None
    if token is None or account is None:
        return None
    scopes: frozenset[str] = frozenset().union(*(SCOPES.get(scope, frozenset()) for scope in token.scopes))
    return user_of(account, scopes, Key(shown, True))
