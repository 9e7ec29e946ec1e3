"""What the resources of the games share."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response

from ..caller import language_of
from ..edge.auth import Visitor, key_of_limits
from ..kept_text import compact
from ..services import Services


def services(request: Request) -> Services:
    """The running server."""
    found: Services = request.app.state.services
    return found


def language(request: Request, lang: Annotated[str | None, Query(max_length=20)] = None) -> str:
    """The reader's language."""
    return language_of(request)


async def asker(request: Request, user: Visitor) -> str:
    """Under which name somebody's questions are counted."""
    return key_of_limits(request, user)


House = Annotated[Services, Depends(services)]
Language = Annotated[str, Depends(language)]
Asker = Annotated[str, Depends(asker)]
GameId = Annotated[str, Path(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
MOST = 10**6
"""No game has so many rows, and no table so many words."""
Ply = Annotated[int | None, Query(ge=0, le=MOST)]
Since = Annotated[int, Query(ge=0, le=MOST)]
Number = Annotated[int, Path(ge=0, le=MOST)]


def json(data: Any, status: int = 200, **headers: str) -> Response:
    """An answer that is put together already: it is not looked through again."""
    text = data if isinstance(data, str) else compact(data)
    return Response(text, status, headers, "application/json")


Responses = dict[int | str, dict[str, Any]]


def shows(shape: Any, status: int = 200) -> Responses:
    """What an answer contains, for the description of the API."""
    return {status: {"model": shape}}


SVG = "image/svg+xml"


def kept_picture(request: Request, text: str, mark: str, *, keep: str) -> Response:
    """A picture that never changes, so that a browser may keep it; or word that it has it already."""
    headers = {"ETag": f'"{mark}"', "Cache-Control": keep}
    if mark in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(text, 200, headers, SVG)


def sends(*types: str, schema: str = "string") -> Responses:
    """Answers that are no JSON of ours."""
    return {200: {"content": {one: {"schema": {"type": schema}} for one in types}}}
