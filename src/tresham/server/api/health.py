"""`/healthz` and `/version`: is it alive, and what is it."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import text

from ... import __version__
from ..edge.request_bodies import ReadOnce
from ..errors import ApiError
from .common import House
from .shapes import Shape

router = APIRouter(tags=["health"], route_class=ReadOnce)


class Health(Shape):
    """All is well; otherwise the answer is an error."""

    status: str


class Version(Shape):
    """Which tresham runs here."""

    version: str


@router.get("/healthz")
def healthz(house: House) -> Health:
    """Does the server reach its database, and does all work that has to work beside the requests?"""
    with house.database.read() as rows:
        rows.execute(text("SELECT 1"))
    ailing = house.ailing()
    if ailing:
        raise ApiError(503, "unwell", {"parts": ", ".join(ailing)})
    return Health(status="ok")


@router.get("/version")
def version() -> Version:
    """The version of the program."""
    return Version(version=__version__)
