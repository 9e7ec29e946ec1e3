"""Databases of a server, opened by its host's commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .sorry import Sorry

if TYPE_CHECKING:
    from sqlalchemy import Engine


@contextmanager
def opened(url: str, how: Callable[[str], Engine]) -> Iterator[Engine]:
    """A database for a while; what it has to complain about is told in one line."""
    from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

    from ..server.db.looking import without_password

    try:
        engine = how(url)
    except (ArgumentError, NoSuchModuleError):
        raise Sorry("sorry-no-database-url") from None
    try:
        yield engine
    except DBAPIError as error:
        reason = str(error.orig).strip().split("\n")[0]
        raise Sorry("sorry-database", database=without_password(url), reason=reason) from error
    finally:
        engine.dispose()
