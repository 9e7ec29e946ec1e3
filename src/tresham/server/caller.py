"""Who asks, and in which language the answer is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from starlette.requests import HTTPConnection

from ..text.language import LANGUAGES, known_language


@dataclass(frozen=True, slots=True)
class Key:
    """What somebody showed at the door, a program's token or a browser's session: of its secret only the digest."""

    digest: str
    token: bool
    until: float = inf
    """When it ends by itself."""


@dataclass(frozen=True, slots=True)
class User:
    """Somebody who is known to the server."""

    id: int
    name: str
    local: bool = False
    """The one user of a server that runs on his own machine: nobody has to sign in there."""
    language: str = ""
    """The language of the account; empty if none was chosen."""
    scopes: frozenset[str] | None = None
    """What a token allows; none for a person at a browser, who may do everything that is his."""
    key: Key | None = None
    """What he was let in with; none where nobody needs a key."""


def language_of(request: HTTPConnection) -> str:
    """The language that is asked for, else the account's, else the browser's, else English."""
    asked = known_language(request.query_params.get("lang", ""))
    if asked is not None:
        return asked
    user = getattr(request.state, "user", None)
    if isinstance(user, User) and user.language:
        return user.language
    return accepted_language(request.headers.get("accept-language", ""))


def accepted_language(header: str) -> str:
    """The most wanted of our languages in an `Accept-Language` header.

    >>> accepted_language("de;q=0.9, pl;q=0.8, ru;q=0.3"), accepted_language("de")
    ('pl', 'en')
    """
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, quality = part.partition(";q=")
        language = known_language(tag)
        if language is not None:
            wanted.append((_weight(quality), language))
    return max(wanted, key=lambda pair: pair[0])[1] if wanted else LANGUAGES[0]


def _weight(quality: str) -> float:
    """How much a language is wanted; nonsense counts as not at all."""
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0
