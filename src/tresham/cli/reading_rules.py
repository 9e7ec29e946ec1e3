"""`tresham rules`: the rules of a title, one of them, or those that speak of something."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict, replace
from difflib import get_close_matches
from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding

from ..report.rule_moments import rule_moments, sample_file
from ..text import word
from ..titles import listing_of
from ..view import proofs_of, rules_of
from ..view.shapes import RuleView
from .errors import Sorry
from .screen import print_json, screen
from .title_checks import known_title

LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")
"""A link within the book: in a terminal its words are enough."""


def rules(args: Namespace) -> int:
    """Show what was asked for."""
    title = args.title if listing_of(args.title) else known_title(args.title)
    found: Sequence[RuleView] = rules_of(title, args.language)
    if args.id:
        found = named(found, title, args.id)
    if args.search:
        found = speaking_of(found, args.search)
        if not found:
            complaint = "sorry-rule-words-there" if args.id else "sorry-rule-words"
            raise Sorry(complaint, title=title, words=repr(args.search), rule=repr(args.id))
    if args.json:
        print_json([as_json(one, title, args.language) for one in found])
    else:
        show(found)
        if args.id:
            show_proofs(found, title, args.language)
    return 0


def named(book: Sequence[RuleView], title: str, number: str) -> list[RuleView]:
    """The rule with a number, or all those below it; the title before the number may be left out."""
    for wanted in (number, f"{title}-{number}"):
        exact = [one for one in book if one.id.lower() == wanted.lower()]
        if exact:
            return exact
        below = [one for one in book if one.id.lower().startswith(f"{wanted.lower()}.")]
        if below:
            return below
        rows = [row for one in book if (row := row_of(one, wanted))]
        if rows:
            return rows
    ids = [one.id for one in book if one.id]
    short = number if number.startswith(title) else f"{title}-{number}"
    near = get_close_matches(short, ids, 3, 0.5)
    raise Sorry("sorry-no-rule", title=title, rule=repr(number), known=", ".join(near or ids[:3]))


def row_of(one: RuleView, number: str) -> RuleView | None:
    """A row of a table that has a number of its own, under the heads of its columns."""
    lines = one.text.splitlines()
    row = next((line for line in lines[2:] if line.lower().startswith(f"| {number.lower()} |")), None)
    return replace(one, id=row.split()[1], text="\n".join((*lines[:2], row))) if row else None


def speaking_of(book: Sequence[RuleView], words: str) -> list[RuleView]:
    """Those in which all these words stand, in whatever form: `web/src/lib/finding.ts` finds the same."""
    wanted = [root(word) for word in words.lower().split()]
    return [one for one in book if all(word in LINK.sub(r"\1", f"{one.id} {one.text}").lower() for word in wanted)]


def root(word: str) -> str:
    """What the forms of a word have in common, more or less: in Russian and Polish its end depends on the sentence.

    >>> root("поездов"), root("poza"), root("9.2.3b")
    ('поезд', 'poza', '9.2.3b')
    """
    return word[: max(4, len(word) - 2)] if word.isalpha() else word


def show(found: Sequence[RuleView]) -> None:
    """Rules for people, under the headings of their chapters."""
    out, chapter = screen(), ""
    for one in found:
        if one.chapter != chapter:
            chapter = one.chapter
            out.print(f"\n{chapter}\n", style="bold underline")
        if one.id:
            out.print(one.id, style="bold")
        out.print(Padding(Markdown(LINK.sub(r"\1", one.text)), (0, 0, 1, 2 if one.id else 0)), soft_wrap=False)


def as_json(one: RuleView, title: str, language: str) -> dict[str, Any]:
    """A rule for scripts."""
    tests = [{"file": test.file, "name": test.name} for test in proofs_of(one.id)]
    moments = [asdict(moment) for moment in rule_moments(title, language).get(one.id, ())]
    return {"id": one.id, "chapter": one.chapter, "text": one.text, "tests": tests, "moments": moments}


def show_proofs(found: Sequence[RuleView], title: str, language: str) -> None:
    """The tests that prove a rule, and when it applied in the sample game."""
    for one in found:
        show_tests(one, language)
        show_moments(one, title, language)


def show_tests(one: RuleView, language: str) -> None:
    """The tests of a rule by their names."""
    out, tests = screen(), proofs_of(one.id)
    if tests:
        out.print(word("rule-proved-by", language, rule=one.id, count=len(tests)), style="bold")
    for test in tests:
        out.print(f"  {test.words} ({test.file})", style="dim", soft_wrap=True)


def show_moments(one: RuleView, title: str, language: str) -> None:
    """When a rule applied, each with the command that draws the map as it was."""
    out, moments = screen(), rule_moments(title, language).get(one.id, ())
    if moments:
        out.print(word("rule-applied", language, rule=one.id), style="bold")
    for moment in moments:
        name = "rule-refused-at" if moment.tried else "rule-applied-at"
        said = word(name, language, ply=moment.ply, text=moment.text, tried=moment.tried)
        out.print(f"  {said}", style="dim", soft_wrap=True)
        out.print(f"    tresham draw {sample_file(title)} --at {moment.ply} -o board.svg", style="dim", soft_wrap=True)
