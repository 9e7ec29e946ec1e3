"""Words outside a game: titles on the shelf, their options, headings and prompts of screens and the command line."""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, Resource, Term

from .catalogue import Fact, catalogue, shared_resource, slug, title_resource
from .language import check_language

HEADINGS: Final = (
    *("player", "players", "cash", "worth", "certificates", "limit", "priority"),
    *("corporation", "corporations", "president", "price", "par", "treasury", "shares", "ipo", "pool"),
    *("train", "trains", "tokens", "revenue", "depot", "left", "rusted-by", "phase"),
    *("private", "privates", "owner", "income", "value", "about"),
    *("round", "bank", "market", "map", "log", "menu", "rank", "title", "variants", "result"),
)
"""Headings of tables and panels."""

PROMPTS: Final = (
    *("to-act", "to-act-for", "choose", "amount", "no-such-choice", "undone", "nothing-to-undo", "rule", "saved"),
    *("game-over", "winner", "shared-win", "none", "endless", "yes", "no"),
)
"""Questions and answers; some want facts, such as `name`, `low` and `high`."""

COUNTS: Final = ("player-count", "share-count", "train-count", "token-count", "move-count")
"""So many of a thing: they want `count`."""


PAGES: Final = ("interface", "names", "web", "web-board")
"""The catalogues that the page in the browser reads for itself."""


def word(name: str, language: str, currency: str = "{}", /, **facts: Fact) -> str:
    """A heading, prompt or count, or a sentence of the command line.

    >>> word("treasury", "pl"), word("player-count", "ru", count=3)
    ('Skarbiec', '3 игрока')
    """
    return catalogue(check_language(language), "", currency).say(f"ui-{name}", facts)


def title_about(key: str, language: str) -> str:
    """What a title is about, in a line. Its name is data and the same everywhere."""
    return catalogue(check_language(language), key).say(f"title-{slug(key)}", {})


def option_name(key: str, option: str, language: str) -> str:
    """The name of an optional rule."""
    return catalogue(check_language(language), key).say(f"option-{slug(key)}-{slug(option)}", {})


def option_about(key: str, option: str, language: str) -> str:
    """What an optional rule changes."""
    return catalogue(check_language(language), key).say(f"option-{slug(key)}-{slug(option)}", {}, "about")


def term_name(key: str, term: str, language: str) -> str:
    """What a word of the trade is called in a title."""
    return catalogue(check_language(language), key).say(f"term-{slug(term)}", {})


def term_about(key: str, term: str, language: str) -> str:
    """What it means."""
    return catalogue(check_language(language), key).say(f"term-{slug(term)}", {}, "about")


def title_words(key: str, language: str) -> str:
    """What a title calls otherwise than the page does, as Fluent source: a director where others have a president."""
    language = check_language(language)
    shared = {_message(entry) for page in PAGES for entry in shared_resource(language, page).body} - {""}
    own = [entry for entry in title_resource(language, key).body if _message(entry) in shared]
    return FluentSerializer().serialize(Resource(own))


def _message(entry: object) -> str:
    """The id of a message, with its dash that of a term; of all else nothing."""
    if isinstance(entry, Term):
        return f"-{entry.id.name}"
    return entry.id.name if isinstance(entry, Message) else ""
