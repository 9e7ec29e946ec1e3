"""Every title of the shelf in every form."""

from __future__ import annotations

from collections.abc import Iterator

from tresham.core.title import Title
from tresham.titles import PROFILES, SHELF, build


def titles_with_options(key: str) -> Iterator[Title]:
    """A title in both profiles for few players, without and with all its options, and each of its forms."""
    offer = SHELF[key]
    for profile in PROFILES:
        for seats in offer.seats[:2]:
            for options in ((), offer.plain_options):
                yield build(key, seats, options, profile)
    for form in offer.forms:
        yield from titles_of_form(key, form)


def titles_of_form(key: str, form: str) -> Iterator[Title]:
    """One form of a title."""
    where = SHELF[key].forms[form]
    for profile in where.profiles:
        yield build(key, where.seats[0], (form,), profile)
