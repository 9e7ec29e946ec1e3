"""Refusals link to docs/rules/: every rule id must be there, once, with something to read."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULEBOOK = ROOT / "docs" / "rules" / "1830.md"
SPEC = ROOT.parent / "shared" / "rules" / "1830.md"  # the authority on ids; only next to a full checkout

ID = r"1830-[A-Z]+(?:\.[A-Z]+)?\.\d+"
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
BOLD = re.compile(rf"\*\*({ID})\b")
RULE = re.compile(rf'<a id="({ID})"></a>\*\*({ID})\*\*(.*)')
LINK = re.compile(r"\]\(#(1830-[^)]*)\)")
TABLE_ROW = re.compile(rf"^\|\s*({ID})\s*\|", re.M)


def rulebook() -> str:
    return RULEBOOK.read_text(encoding="utf-8")


def twice(found: list[str]) -> list[str]:
    return sorted(name for name, times in Counter(found).items() if times > 1)


def test_anchors_are_unique():
    anchors = ANCHOR.findall(rulebook())
    assert anchors
    assert twice(anchors) == []


def test_every_bold_id_stands_once_beside_its_own_anchor():
    text = rulebook()
    bold = BOLD.findall(text)
    assert bold
    assert twice(bold) == []
    assert sorted(bold) == sorted(ANCHOR.findall(text))
    assert [(anchor, name) for anchor, name, _ in RULE.findall(text) if anchor != name] == []


def test_every_rule_is_one_paragraph_with_text():
    rules = {name: words for _, name, words in RULE.findall(rulebook())}
    assert sorted(rules) == sorted(BOLD.findall(rulebook()))
    assert [name for name, words in rules.items() if not re.search(r"[A-Za-z]{2}", words)] == []
    crowded = [part for part in rulebook().split("\n\n") if len(ANCHOR.findall(part)) > 1]
    assert crowded == []


def test_every_link_to_a_rule_finds_it():
    text = rulebook()
    assert sorted(set(LINK.findall(text)) - set(ANCHOR.findall(text))) == []


def test_the_ids_are_those_of_the_specification():
    if not SPEC.exists():
        pytest.skip(f"no specification at {SPEC}: the ids of {RULEBOOK.name} cannot be compared with it")
    spec = SPEC.read_text(encoding="utf-8")
    expected = set(BOLD.findall(spec)) | set(TABLE_ROW.findall(spec))
    written = set(BOLD.findall(rulebook()))
    assert sorted(expected - written) == []
    assert sorted(written - expected) == []
