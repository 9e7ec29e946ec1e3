"""What the pages of rules say in their tables, for tests that compare it with the papers of a title."""

from __future__ import annotations

import re
from functools import cache

from tests.marks import ROOT


@cache
def page(title: str) -> str:
    """The rules of a title."""
    return (ROOT / "docs" / "rules" / f"{title}.md").read_text(encoding="utf-8")


def table(title: str, heading: str) -> list[list[str]]:
    """The rows of the first table below a heading, or below words in bold."""
    _, found, below = page(title).partition(heading)
    assert found, heading
    rows: list[list[str]] = []
    for line in below.splitlines():
        if line.startswith("|"):
            rows.append([word.strip() for word in line.strip("|").split("|")])
        elif rows:
            break
    return rows[2:]


def number(text: str) -> int:
    """A sum of money, or a price with the letter of its zone."""
    return int(re.sub(r"[^0-9]", "", text))
