"""The rules in our own words, paragraph by paragraph: what the number of a refusal leads to."""

from __future__ import annotations

import re
from collections.abc import Iterator
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

_RULE = re.compile(r'<a id="([^"]+)"></a>\*\*\1\*\*\s*')


@cache
def rules_of(title: str, language: str = ORIGINAL) -> tuple[RuleView, ...]:
    """The rules of a title in their order, as Markdown. A paragraph without a number (tables, explanations) has no id.

    Behind them stand those of the title that it is based on. A title that nobody has translated yet is told in English;
    `LookupError` if nobody has written its rules at all.
    """
    own = tuple(_paragraphs(_rulebook(title, language)))
    listing = listing_of(title)
    base = "" if listing is None else listing.base
    below = rules_of(base, language) if base else ()
    return own + tuple(replace(one, chapter=f"{base}: {one.chapter}") for one in below)


def _rulebook(title: str, language: str) -> str:
    package = files(__package__.rpartition(".")[0])
    folders = (package.joinpath(PACKAGED), Path(str(package)).parents[1] / "docs" / "rules")
    for name in (f"{language}/{title}.md", f"{title}.md"):
        for folder in folders:
            page = folder.joinpath(name)
            if page.is_file():
                return page.read_text(encoding="utf-8")
    raise LookupError(f"no rules of {title!r}")


def _paragraphs(book: str) -> Iterator[RuleView]:
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
            yield RuleView(found[1] if found else "", f"{chapter}: {section}" if section else chapter, text)
