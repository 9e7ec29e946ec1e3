"""Words outside a game: titles on the shelf, their options, headings and prompts of screens and the command line."""

from __future__ import annotations

from typing import Final

from .catalogue import Fact, catalogue, slug
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
