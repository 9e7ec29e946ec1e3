"""Passwords: hashed by argon2, compared in the same time whether or not there is such an account, never shown."""

from __future__ import annotations

from functools import cache
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from ..db.waiting import PATIENCE, in_line

SHORTEST, LONGEST = 8, 256
MOST_WAITING = 8
"""So many stand in line to be recognised, those whose turn it is among them."""

_hasher = PasswordHasher()
_few = BoundedSemaphore(2)
"""Each hash takes 64 MB for a moment: more than a few at once would let strangers fill the memory."""
_line = BoundedSemaphore(MOST_WAITING)


def hashed(password: str) -> str:
    """What is kept of a password."""
    with in_line(_line, _few, PATIENCE):
        return _hasher.hash(password)


def fits(password: str, kept: str | None) -> bool:
    """Is it this password? Where there is no account the work is done all the same, and the answer is no."""
    with in_line(_line, _few, PATIENCE):
        try:
            return _hasher.verify(kept or _nobodys(), password) and kept is not None
        except (VerifyMismatchError, InvalidHashError):
            return False


def is_outdated(kept: str) -> bool:
    """Was it hashed with less work than we do today?"""
    return _hasher.check_needs_rehash(kept)


@cache
def _nobodys() -> str:
    return _hasher.hash("the password of nobody")
