"""`/tokens`: programs that may act for somebody, each within its scopes."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field
from sqlalchemy import func, select

from ..db.people import Account, Token
from ..edge.auth import Person, database, end_streams, still_known
from ..edge.request_bodies import ReadOnce
from ..edge.security import digest, new_secret
from ..errors import ApiError
from .shapes import Shape

router = APIRouter(tags=["people"], route_class=ReadOnce)

MOST_TOKENS = 50
Scope = Literal["game:read", "game:play"]
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]


class WantedToken(Shape):
    """A name to know it by, and what it may do: look, or play as well."""

    name: Annotated[str, Field(min_length=1, max_length=64)]
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=8)]


class TokenCard(Shape):
    """A token, without its secret."""

    id: int
    name: str
    scopes: list[str]
    created_at: int


class NewToken(TokenCard):
    """A token at the only moment when its secret is shown."""

    secret: str


@router.get("/tokens")
def tokens(request: Request, user: Person) -> list[TokenCard]:
    """My tokens."""
    with database(request).read() as rows:
        found = rows.scalars(select(Token).where(Token.user_id == user.id).order_by(Token.id))
        return [_card(one) for one in found]


@router.post("/tokens", status_code=201)
def new_token(request: Request, user: Person, wanted: WantedToken) -> NewToken:
    """A new token."""
    secret = new_secret()
    with database(request).write() as rows:
        rows.get(Account, user.id, with_for_update={"key_share": True})
        if not still_known(rows, user):
            raise ApiError(401, "not_signed_in")  # the password was changed meanwhile, and that ended all keys
        count = rows.scalar(select(func.count()).select_from(Token).where(Token.user_id == user.id)) or 0
        if count >= MOST_TOKENS:
            raise ApiError(409, "too_many_tokens", {"most": MOST_TOKENS})
        scopes = sorted(set(wanted.scopes))
        made = Token(
            digest=digest(secret), user_id=user.id, name=wanted.name, scopes=scopes, created_at=int(time.time())
        )
        rows.add(made)
        rows.flush()
        return NewToken(**_card(made).model_dump(), secret=secret)


@router.delete("/tokens/{number}", status_code=204)
def end_token(request: Request, user: Person, number: Number) -> Response:
    """A token that is worth nothing any more."""
    with database(request).write() as rows:
        token = rows.get(Token, number)
        if token is None or token.user_id != user.id:
            raise ApiError(404, "not_found")
        rows.delete(token)
    end_streams(request, user.id)
    return Response(status_code=204)


def _card(token: Token) -> TokenCard:
    return TokenCard(id=token.id, name=token.name, scopes=token.scopes, created_at=token.created_at)
