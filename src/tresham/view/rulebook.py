"""The rules in our own words, paragraph by paragraph: what the number of a refusal leads to."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path

from ..titles import listing_of
from .shapes import RuleView

PACKAGED = "rulebooks"
"""Where an installed package has them; in a clone they are read where they are written, in `docs/rules`."""

ORIGINAL = "en"
"""The language in which they are written first; the others lie in folders of their own."""

CHAPTER = "chapter-{}"
"""What links call a chapter: by its place among all of them, from 0 on. Screens have their anchors there."""

_RULE = re.compile(r'<a id="([^"]+)"></a>\*\*\1\*\*\s*')
_LINK = re.compile(r"\]\((?:\w+\.md)?#([^)\s]+)\)")

Written = tuple[RuleView, tuple[str, ...]]
"""A paragraph as it is written, and the headings that it stands under."""


@cache
def rules_of(title: str, language: str = ORIGINAL) -> tuple[RuleView, ...]:
    """The rules of a title in their order, as Markdown. A paragraph without a number (tables, explanations) has no id.

    Behind them stand those of the title that it is based on. Links lead to rules by their ids and to chapters by their
    places (`CHAPTER`), since headings differ from language to language. A title that nobody has translated yet is told
    in English; `LookupError` if nobody has written its rules at all.
    """
    books = tuple(_books(title, language))
    chapters = dict.fromkeys(rule.chapter for book in books for rule, _ in book)
    places = {chapter: CHAPTER.format(place) for place, chapter in enumerate(chapters)}
    ids = {rule.id: rule.id for book in books for rule, _ in book}
    return tuple(rule for book in books for rule in _linked(book, ids | _headings(book, places)))


def _books(title: str, language: str) -> Iterator[tuple[Written, ...]]:
    """The rules of a title, then those of its base."""
    yield tuple(_paragraphs(_rulebook(title, language)))
    listing = listing_of(title)
    base = "" if listing is None else listing.base
    for book in _books(base, language) if base else ():
        yield tuple((replace(rule, chapter=f"{base}: {rule.chapter}"), headings) for rule, headings in book)


def _headings(book: tuple[Written, ...], places: Mapping[str, str]) -> dict[str, str]:
    """By anchor of a heading: the place of the first chapter under it."""
    found: dict[str, str] = {}
    for rule, headings in book:
        for heading in headings:
            found.setdefault(_anchor(heading), places[rule.chapter])
    return found


def _anchor(heading: str) -> str:
    """What links in the files call a heading.

    >>> _anchor("Kafelki: żółte, zielone")
    'kafelki-żółte-zielone'
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _linked(book: tuple[Written, ...], targets: Mapping[str, str]) -> Iterator[RuleView]:
    """Rules whose links lead to where their targets are on one page; links to other books stay as they are."""

    def lead(link: re.Match[str]) -> str:
        target = targets.get(link[1])
        return f"](#{target})" if target else link[0]

    for rule, _ in book:
        yield replace(rule, text=_LINK.sub(lead, rule.text))


def _rulebook(title: str, language: str) -> str:
    package = files(__package__.rpartition(".")[0])
    folders = (package.joinpath(PACKAGED), Path(str(package)).parents[1] / "docs" / "rules")
    for name in (f"{language}/{title}.md", f"{title}.md"):
        for folder in folders:
            page = folder.joinpath(name)
            if page.is_file():
                return page.read_text(encoding="utf-8")
    raise LookupError(f"no rules of {title!r}")


def _paragraphs(book: str) -> Iterator[Written]:
    """Everything from the first chapter on; what stands before it is for readers of the file."""
    chapter = section = ""
    for block in re.split(r"\n{2,}", book.strip()):
        if block.startswith("## "):
            chapter, section = block.removeprefix("## "), ""
        elif block.startswith("### "):
            section = block.removeprefix("### ")
        elif chapter:
            found = _RULE.match(block)
            text = block[found.end() :] if found else block
            headings = (chapter, section) if section else (chapter,)
            yield RuleView(found[1] if found else "", ": ".join(headings), text), headings
