"""Words of the trade: which of them a title uses, and where its rules tell of them. The words themselves are the
catalogues' (`term-…`); which rules tell of them, the title says (`rules_of_words`)."""

from __future__ import annotations

from dataclasses import dataclass

from ..titles import listing_of


@dataclass(frozen=True, slots=True)
class Term:
    """A word that a title uses, with the rules that tell of it."""

    key: str
    rules: tuple[str, ...]


def terms_of(title: str) -> tuple[Term, ...]:
    """The terms of a title; none of one that nobody has explained."""
    listing = listing_of(title)
    return (
        ()
        if listing is None
        else tuple(Term(key, _ids(title, listing.base, ids)) for key, ids in listing.terms.items())
    )


def private_rules(title: str) -> dict[str, tuple[str, ...]]:
    """By symbol of a private: the rules that tell what it does."""
    listing = listing_of(title)
    found = {} if listing is None else listing.private_rules
    base = "" if listing is None else listing.base
    return {symbol: _ids(title, base, ids) for symbol, ids in found.items()}


def event_rules(title: str) -> dict[str, tuple[str, ...]]:
    """By event, or one case of it: the rules that it follows from."""
    listing = listing_of(title)
    found = {} if listing is None else listing.event_rules
    base = "" if listing is None else listing.base
    return {event: _ids(title, base, ids) for event, ids in found.items()}


def _ids(title: str, base: str, words: str) -> tuple[str, ...]:
    """Ids in full; those of the title that it is based on are written so."""
    return tuple(one if base and one.startswith(f"{base}-") else f"{title}-{one}" for one in words.split())
