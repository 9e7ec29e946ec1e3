"""Browsers that have signed in to an account before: whoever guesses at it from elsewhere does not lock them out."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..db.people import Account
from ..edge.security import cookie_name, keep_cookie

DAYS = 365


def remember(request: HTTPConnection, response: Response, account: Account) -> None:
    """Give the browser proof that it has signed in. It opens nothing by itself, and ends with the password."""
    nonce = secrets.token_urlsafe(16)
    keep_cookie(request, response, _name(request, account), f"{nonce}.{_proof(account, nonce)}", DAYS)


def is_known(request: HTTPConnection, account: Account) -> bool:
    """Has this browser signed in to the account before, with the password it has now?"""
    nonce, _, shown = request.cookies.get(_name(request, account), "").partition(".")
    return bool(account.password) and hmac.compare_digest(shown.encode(), _proof(account, nonce).encode())


def _name(request: HTTPConnection, account: Account) -> str:
    """One cookie for each account, since a family shares a browser."""
    return f"{cookie_name(request)}-knows-{account.id}"


def _proof(account: Account, nonce: str) -> str:
    """Only the server knows what is kept of a password; with a new one all proofs are void."""
    text = f"known {account.id} {nonce}"
    return hmac.new((account.password or "").encode(), text.encode(), hashlib.sha256).hexdigest()
