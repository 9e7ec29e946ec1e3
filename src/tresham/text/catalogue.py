"""The sentences of one language, as Fluent keeps them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from .english import article
from .language import check_language

Fact = str | int | float
"""What a sentence may mention: a name, a word to choose by, or a number."""

COMMON_TITLE = ""
"""No title in particular: only what all titles share."""

GROUPS = {"en": (1_000, ","), "ru": (10_000, "\u00a0"), "pl": (10_000, "\u00a0")}
"""By language: from which number on thousands are set apart, and by what."""


class Catalogue:
    """Says things in one language, with the money and the special words of one title."""

    def __init__(self, language: str, title: str, currency: str) -> None:
        self.language = check_language(language)
        self.currency = currency
        functions = {"MONEY": self._written, "AN": article}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for resource in shared_resources(language):
            self._bundle.add_resource(resource)
        if title != COMMON_TITLE:
            # A title may have its own word for a thing: a director where others have a president.
            self._bundle.add_resource(title_resource(language, title), allow_overrides=True)

    def say(self, message: str, facts: Mapping[str, Fact], part: str | None = None) -> str:
        """A message, or a part of it such as `about`, with the facts in their places."""
        if not self._bundle.has_message(message):
            raise LookupError(f"no message {message!r} in the catalogue {self.language!r}")
        entry = self._bundle.get_message(message)
        pattern = entry.value if part is None else entry.attributes[part]
        if pattern is None:
            raise LookupError(f"the message {message!r} has only parts in the catalogue {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise ValueError(f"cannot say {message!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def _written(self, amount: Any) -> Any:
        """A sum as a sentence asks for it: the numbers of Fluent are a kind of their own."""
        return self.money(int(amount))

    def money(self, amount: int) -> str:
        """A sum as it is written on the title's notes; a debt has its sign in front."""
        sign = "-" if amount < 0 else ""
        return sign + self.currency.format(grouped(abs(amount), self.language))


def slug(name: str) -> str:
    """A name as part of a message's id: `cannot_afford_tile` -> `cannot-afford-tile`, `18CZ` -> `18cz`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def grouped(number: int, language: str) -> str:
    """A number with its thousands set apart, as the language has it.

    >>> grouped(1100, "en"), grouped(1100, "pl")
    ('1,100', '1100')
    """
    first, mark = GROUPS[language]
    return f"{number:,}".replace(",", mark) if number >= first else str(number)


@cache
def catalogue(language: str, title: str = COMMON_TITLE, currency: str = "{}") -> Catalogue:
    """The catalogue of a language for a title; made once."""
    return Catalogue(language, title, currency)


def _folder(language: str) -> Traversable:
    return files(__package__).joinpath("locales", language)


@cache
def shared_resources(language: str) -> tuple[Resource, ...]:
    """What all titles share, file by file."""
    pages = sorted(page.name for page in _folder(language).iterdir() if page.name.endswith(".ftl"))
    return tuple(shared_resource(language, page.removesuffix(".ftl")) for page in pages)


@cache
def shared_resource(language: str, page: str) -> Resource:
    """One file of what all titles share."""
    return FluentResource(_folder(language).joinpath(f"{page}.ftl").read_text(encoding="utf-8"))


@cache
def title_resource(language: str, title: str) -> Resource:
    """What one title has to say."""
    page = _folder(language).joinpath("titles", f"{title}.ftl")
    if not page.is_file():
        raise LookupError(f"no catalogue {language!r} for the title {title!r}")
    return FluentResource(page.read_text(encoding="utf-8"))
