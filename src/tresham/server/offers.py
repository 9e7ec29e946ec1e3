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
    forms, room = offer.forms_among(options), offer.seats_for(options)
    if len(forms) > 1:
        raise ApiError(422, "one_form", {"title": title, "options": ", ".join(forms)})
    if profile not in offer.profiles_for(options):
        raise ApiError(422, "form_profile", {"title": title, "option": forms[0], "profile": profile})
    if seats not in room:
        raise ApiError(422, "seat_count", {"title": title, "low": room[0], "high": room[-1], "seats": seats})
