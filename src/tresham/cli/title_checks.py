"""Is there such a game? Asked before the engine is, so that the answer is in the user's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..titles import PROFILES, RULEBOOK, SHELF
from .errors import Sorry


def check_offer(title: str, seats: int, options: Iterable[str] = (), profile: str = RULEBOOK) -> None:
    """Complain about a title that is not on the shelf, or not in this form."""
    offer = SHELF.get(title)
    if offer is None:
        raise Sorry("sorry-no-title", title=repr(title), known=", ".join(SHELF))
    unknown = sorted(set(options) - set(offer.options))
    if unknown:
        raise Sorry("sorry-no-option", title=title, options=", ".join(unknown), known=", ".join(offer.options))
    for option in sorted(options if profile == RULEBOOK else ()):
        missing = [other for other in offer.needs.get(option, ()) if other not in options]
        if missing:
            raise Sorry("sorry-option-needs", title=title, option=option, others=", ".join(missing))
    if seats not in offer.seats:
        low, high = offer.seats[0], offer.seats[-1]
        raise Sorry("sorry-seats", title=title, low=low, high=high, seats=str(seats))
    if profile not in PROFILES:
        raise Sorry("sorry-no-profile", profile=repr(profile), known=", ".join(PROFILES))


def check_file_offer(title: Any, players: Any, options: Any, profile: Any) -> None:
    """The same for what a file says; what is no title at all is found out when the file is read."""
    words = [title, profile, *(options if isinstance(options, list) else [])]
    if isinstance(players, list) and all(isinstance(one, str) for one in words):
        check_offer(title, len(players), words[2:], profile)
