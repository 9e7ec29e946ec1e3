"""A Sphinx extension: our docstrings are Markdown, Sphinx reads reStructuredText. Rules they cite become links."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

RULES = Path(__file__).resolve().parents[2] / "docs/rules"
RULE = re.compile(r"\b(18\w\w)-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*")


@cache
def anchors(title: str) -> frozenset[str]:
    """The rules of a title that one can link to."""
    page = RULES / f"{title}.md"
    return frozenset(re.findall(r'<a id="([^"]+)">', page.read_text(encoding="utf-8")) if page.exists() else ())


def with_links(text: str) -> str:
    """Plain text with links to the rules that it cites."""
    return RULE.sub(_link, text)


def _link(cited: re.Match[str]) -> str:
    rule, title = cited[0], cited[1]
    return f"`{rule} <../rules/{title}.html#{rule}>`__" if rule in anchors(title) else rule


def translated(line: str) -> str:
    """One line of a docstring.

    >>> translated("a `*name` and early_ *")
    'a ``*name`` and early\\\\_ \\\\*'
    """
    parts = re.split(r"(`[^`]+`)", line)
    return "".join(f"`{part}`" if part.startswith("`") else with_links(escaped(part)) for part in parts)


def escaped(text: str) -> str:
    """Text in which no letter means anything else."""
    return re.sub(r"([\\*|]|_\b)", r"\\\1", text)


def translate(app: Sphinx, what: str, name: str, obj: object, options: Any, lines: list[str]) -> None:
    """Called for every docstring; examples stay as they are."""
    in_example = False
    for number, line in enumerate(lines):
        in_example = bool(line.strip()) and (in_example or line.lstrip().startswith(">>>"))
        if not in_example:
            lines[number] = translated(line)


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("autodoc-process-docstring", translate)
    return {"parallel_read_safe": True}
