"""Accounts: names, passwords, and the sessions of browsers that are signed in."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, or_, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Rows

from ..caller import User
from ..db.engine import Database
from ..db.people import Account, Session, Token
from ..edge.auth import LOCAL_ID, still_known
from ..edge.security import digest, new_secret
from ..errors import ApiError
from .common_passwords import is_common
from .member_names import clean_name, key_of, skeleton_of
from .passwords import LONGEST, SHORTEST, fits, hashed, is_outdated

LOCAL_NAME = "Player"
DAY = 86_400


def check_password(password: str, name: str) -> None:
    """Long enough to be worth it, short enough to be hashed, not the name itself, and not what everybody thinks of."""
    if not SHORTEST <= len(password) <= LONGEST or key_of(password) == key_of(name):
        raise ApiError(400, "bad_password", {"least": SHORTEST, "most": LONGEST})
    if is_common(password, name):
        raise ApiError(400, "common_password")


def register(db: Database, text: str, password: str, admit: Callable[[Rows], None] = lambda _: None) -> Account:
    """A new account, if whoever asks is admitted: what that costs is paid only if the account is made."""
    name = clean_name(text)
    check_password(password, name)
    now = int(time.time())
    account = Account(name=name, key=key_of(name), skeleton=skeleton_of(name), local=False, settings={}, created_at=now)
    account.password = hashed(password)
    try:
        with db.write() as rows:
            admit(rows)
            rows.add(account)
    except IntegrityError:
        raise ApiError(409, "name_alike" if named(db, name) is None else "name_taken", {"name": name}) from None
    return account


def ensure_local(db: Database) -> None:
    """The one user of local mode has the first number."""
    with db.write() as rows:
        if rows.get(Account, LOCAL_ID) is None:
            local = Account(id=LOCAL_ID, name=LOCAL_NAME, key=key_of(LOCAL_NAME), local=True, settings={})
            local.skeleton, local.created_at = skeleton_of(LOCAL_NAME), int(time.time())
            rows.add(local)


def named(db: Database, name: str) -> Account | None:
    """The account of a name, however it is written."""
    with db.read() as rows:
        return rows.scalars(select(Account).where(Account.key == key_of(name.strip()))).one_or_none()


def names_of_others(rows: Rows, user_id: int, names: Iterable[str]) -> set[str]:
    """Those of some names that belong to other members, or look as if they did."""
    keys = {name: {key_of(name), skeleton_of(name)} for name in names}
    known = set().union(*keys.values())
    query = select(Account.key, Account.skeleton).where(
        Account.id != user_id, or_(Account.key.in_(known), Account.skeleton.in_(known))
    )
    taken = {one for row in rows.execute(query) for one in row}
    return {name for name, looks in keys.items() if looks & taken}


def account_of(db: Database, user_id: int) -> Account:
    """The account of somebody who is signed in."""
    with db.read() as rows:
        account = rows.get(Account, user_id)
    if account is None:
        raise ApiError(401, "not_signed_in")
    return account


def recognise(db: Database, name: str, password: str) -> Account:
    """Who signs in. A wrong name and a wrong password look the same and take the same time."""
    account = named(db, name)
    kept = account.password if account else None
    if not fits(password, kept) or account is None or kept is None:
        raise ApiError(401, "wrong_password")
    if is_outdated(kept):
        with suppress(ApiError), db.write() as rows:  # whoever has changed it meanwhile is not overruled
            _replace_password(rows, account, hashed(password), Account.password == kept)
    return account


@dataclass(frozen=True, slots=True)
class Ended:
    """How many keys of a member are worth nothing any more."""

    sessions: int
    tokens: int


def change_password(db: Database, account: Account, old: str, new: str, but: str = "") -> Ended:
    """Another password. All keys end, `but` one session: every other browser and every program needs a new one."""
    if not fits(old, account.password):
        raise ApiError(403, "wrong_password")
    return _renew(db, account, new, Account.password == account.password, but)


def set_password(db: Database, account: Account, new: str) -> Ended:
    """A new password without the old one, for the host of the server. All keys end."""
    return _renew(db, account, new, true())


def _renew(db: Database, account: Account, new: str, still: ColumnElement[bool], but: str = "") -> Ended:
    check_password(new, account.name)
    kept = hashed(new)
    with db.write() as rows:
        _replace_password(rows, account, kept, still)
        return end_keys(rows, account.id, but)


def _replace_password(rows: Rows, account: Account, kept: str, still: ColumnElement[bool]) -> None:
    change = update(Account).where(Account.id == account.id, still).values(password=kept)
    if rows.scalar(change.returning(Account.id)) is None:
        raise ApiError(403, "wrong_password")
    account.password = kept


def end_keys(rows: Rows, user_id: int, but: str = "") -> Ended:
    """Everything that lets somebody in without the password is worth nothing any more, `but` one session."""
    sessions = delete(Session).where(Session.user_id == user_id, Session.digest != but).returning(Session.digest)
    tokens = delete(Token).where(Token.user_id == user_id).returning(Token.id)
    return Ended(len(rows.scalars(sessions).all()), len(rows.scalars(tokens).all()))


def choose_settings(db: Database, user_id: int, chosen: dict[str, Any]) -> None:
    """What somebody wants, all of it."""
    _update(db, user_id, settings=chosen)


def open_session(db: Database, account: Account, old: str | None, days: int, browser: str = "") -> str:
    """Sign in: a new secret for the cookie. The old one, known to who knows whom, is worth nothing any more."""
    now = int(time.time())
    secret = new_secret()
    with db.write() as rows:
        present = rows.get(Account, account.id, with_for_update={"key_share": True})
        if present is None or present.password != account.password:
            raise ApiError(401, "wrong_password")  # it was changed while he signed in with the old one
        rows.execute(delete(Session).where(Session.expires_at <= now))
        if old is not None:
            rows.execute(delete(Session).where(Session.digest == digest(old)))
        made = Session(digest=digest(secret), user_id=account.id, browser=browser)
        made.created_at, made.expires_at = now, now + days * DAY
        rows.add(made)
    return secret


def close_session(db: Database, secret: str) -> None:
    """Sign out."""
    with db.write() as rows:
        rows.execute(delete(Session).where(Session.digest == digest(secret)))


def close_all_sessions(db: Database, user: User) -> Account:
    """Sign somebody out everywhere; the account as it is then. Whoever has just lost his own key is out already."""
    with db.write() as rows:
        account = rows.get(Account, user.id, with_for_update={"key_share": True})
        if account is None or not still_known(rows, user):
            raise ApiError(401, "not_signed_in")
        rows.execute(delete(Session).where(Session.user_id == user.id))
        return account


def _update(db: Database, user_id: int, **values: Any) -> None:
    with db.write() as rows:
        rows.execute(update(Account).where(Account.id == user_id).values(**values))
