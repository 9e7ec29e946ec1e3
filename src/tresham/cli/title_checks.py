"""Is there such a game? Asked before the engine is, so that the answer is in the user's language."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..titles import PROFILES, RULEBOOK, SHELF
from .errors import Sorry


def known_title(typed: str) -> str:
    """The key of a title that somebody has typed; small letters will do."""
    found = next((key for key in SHELF if key.lower() == typed.lower()), None)
    if found is None:
        raise Sorry("sorry-no-title", title=repr(typed), known=", ".join(SHELF))
    return found


def check_offer(title: str, seats: int, options: Collection[str] = (), profile: str = RULEBOOK) -> None:
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
    forms, room = offer.forms_among(options), offer.seats_for(options)
    if len(forms) > 1:
        raise Sorry("sorry-one-form", title=title, options=", ".join(forms))
    if seats not in room:
        raise Sorry("sorry-seats", title=title, low=room[0], high=room[-1], seats=str(seats))
    if profile not in PROFILES:
        raise Sorry("sorry-no-profile", profile=repr(profile), known=", ".join(PROFILES))
    if profile not in offer.profiles_for(options):
        raise Sorry("sorry-form-profile", title=title, option=forms[0], profile=repr(profile))


def check_file_offer(title: Any, players: Any, options: Any, profile: Any) -> None:
    """The same for what a file says; what is no title at all is found out when the file is read."""
    words = [title, profile, *(options if isinstance(options, list) else [])]
    if isinstance(players, list) and all(isinstance(one, str) for one in words):
        check_offer(title, len(players), words[2:], profile)
