"""`/healthz` and `/version`: is it alive, and what is it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlalchemy import text

from ... import __version__
from ..auth import database
from .shapes import Shape

router = APIRouter(tags=["health"])


class Health(Shape):
    """All is well; otherwise the answer is an error."""

    status: str


class Version(Shape):
    """Which tresham runs here."""

    version: str


@router.get("/healthz")
def healthz(request: Request) -> Health:
    """Does the server reach its database?"""
    with database(request).read() as rows:
        rows.execute(text("SELECT 1"))
    return Health(status="ok")


@router.get("/version")
def version() -> Version:
    """The version of the program."""
    return Version(version=__version__)
