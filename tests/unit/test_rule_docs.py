"""Refusals link to docs/rules/: every rule id must be there, once, with something to read."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
IDS = {
    "1830": r"1830-[A-Z]+(?:\.[A-Z]+)?\.\d+",
    "1848": r"1848-(?:\d+(?:\.\d+)+[a-z]|PD-\d+)",
    "1849": r"1849-(?:\d+(?:\.\d+)+|PD-\d+)",
    "1850": r"1850-[A-Z]+(?:\.[A-Z]+\d?)?\.\d+",
    "18AB": r"18AB-[A-Z]+\.\d+",
    "18CZ": r"18CZ-[A-Z]+(?:\.[a-z\d]+)*\.\d+",
}
"""By title: what a rule id looks like."""
DIFFERENCE = re.compile(r"-(?:PD-|DIFF\.)\d+$")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')

pytestmark = pytest.mark.parametrize("title", IDS)


def rulebook(title: str) -> str:
    return (ROOT / "docs" / "rules" / f"{title}.md").read_text(encoding="utf-8")


def bold_in(title: str, text: str) -> list[str]:
    return re.findall(rf"\*\*({IDS[title]})\b", text)


def rules_in(title: str) -> list[tuple[str, str, str]]:
    """Anchor, id and text of each rule."""
    return re.findall(rf'<a id="({IDS[title]})"></a>\*\*({IDS[title]})\*\*(.*)', rulebook(title))


def twice(found: list[str]) -> list[str]:
    return sorted(name for name, times in Counter(found).items() if times > 1)


def test_anchors_are_unique(title):
    anchors = ANCHOR.findall(rulebook(title))
    assert anchors
    assert twice(anchors) == []


def test_every_bold_id_stands_once_beside_its_own_anchor(title):
    text = rulebook(title)
    bold = bold_in(title, text)
    assert bold
    assert twice(bold) == []
    assert sorted(bold) == sorted(ANCHOR.findall(text))
    assert [(anchor, name) for anchor, name, _ in rules_in(title) if anchor != name] == []


def test_every_rule_is_one_paragraph_with_text(title):
    rules = {name: words for _, name, words in rules_in(title)}
    assert sorted(rules) == sorted(bold_in(title, rulebook(title)))
    assert [name for name, words in rules.items() if not re.search(r"[A-Za-z]{2}", words)] == []
    crowded = [part for part in rulebook(title).split("\n\n") if len(ANCHOR.findall(part)) > 1]
    assert crowded == []


def test_every_link_to_a_rule_finds_it(title):
    text = rulebook(title)
    links = re.findall(rf"\]\(#({title}-[^)]*)\)", text)
    assert sorted(set(links) - set(ANCHOR.findall(text))) == []


def test_the_ids_are_those_of_the_specification(title):
    """The authority on ids lies next to a full checkout only; where the public site differs, more may be found out."""
    spec = ROOT.parent / "shared" / "rules" / f"{title}.md"
    if not spec.exists():
        pytest.skip(f"no specification at {spec}: the ids of {title}.md cannot be compared with it")
    text = spec.read_text(encoding="utf-8")
    expected = set(bold_in(title, text)) | set(re.findall(rf"^\|\s*({IDS[title]})\s*\|", text, re.M))
    written = set(bold_in(title, rulebook(title)))
    assert sorted(expected - written) == []
    assert [one for one in sorted(written - expected) if not DIFFERENCE.search(one)] == []
