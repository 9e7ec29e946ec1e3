"""Which games can be played here."""

from __future__ import annotations

from ..titles import PROFILES, RULEBOOK, SHELF
from .errors import ApiError

MOST_SEATS = 12


def check_offer(title: str | None, seats: int, options: list[str], profile: str) -> None:
    """Is there such a game?"""
    offer = SHELF.get(title or "")
    if title is None or offer is None:
        raise ApiError(422, "no_title", {"title": title or "", "known": ", ".join(SHELF)})
    unknown = sorted(set(options) - set(offer.options))
    if unknown:
        raise ApiError(422, "no_option", {"title": title, "options": ", ".join(unknown)})
    if profile not in PROFILES:
        raise ApiError(422, "no_profile", {"profile": profile, "known": ", ".join(PROFILES)})
    for option in sorted(set(options)) if profile == RULEBOOK else ():
        missing = [other for other in offer.needs.get(option, ()) if other not in options]
        if missing:
            raise ApiError(422, "option_needs", {"title": title, "option": option, "others": ", ".join(missing)})
    low, high = offer.seats[0], offer.seats[-1]
    if not low <= seats <= high:
        raise ApiError(422, "seat_count", {"title": title, "low": low, "high": high, "seats": seats})
