"""The rules are the same in every language: the same numbers, links and tables, and words of that language alone."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tresham.view import rules_of

ROOT = Path(__file__).resolve().parents[2] / "docs" / "rules"
TRANSLATED = sorted((page.parent.name, page.stem) for page in ROOT.glob("*/*.md"))
LINK = re.compile(r"\]\(#([^)]*)\)")
CODE = re.compile(r"`[^`]*`")
HEADING = re.compile(r"^##+ (.*)$", re.M)
ENGLISH = re.compile(r"\b(?:the|and|of|with|which|whoever|that|from|has|have|is|are|was)\b", re.I)
"""Words that stand in almost every English sentence, and in none of the other languages."""

pytestmark = pytest.mark.parametrize(("language", "title"), TRANSLATED)


def book(language, title):
    """A rulebook, paragraph by paragraph, without that of the title which it is based on."""
    return [rule for rule in rules_of(title, language) if not re.match(r"\d\d\w\w: ", rule.chapter)]


def by_id(language, title):
    return {rule.id: rule.text for rule in book(language, title) if rule.id}


def numbers(text):
    """What is counted and paid; the numbers of rules are compared as links."""
    return Counter(re.findall(r"\d+", re.sub(r"\[[^\]]*\]\([^)]*\)", "", text)))


def test_every_rule_is_there_in_the_same_order(language, title):
    assert list(by_id(language, title)) == list(by_id("en", title))


def test_numbers_are_the_same(language, title):
    english, here = by_id("en", title), by_id(language, title)
    wrong = {id: (numbers(english[id]), numbers(here[id])) for id in here if numbers(english[id]) != numbers(here[id])}
    assert wrong == {}


def test_examples_count_the_same(language, title):
    def figures(language):
        return [numbers(rule.text) for rule in book(language, title) if rule.text.startswith(">")]

    assert figures(language) == figures("en")


def test_links_lead_to_the_same_rules(language, title):
    english, here = by_id("en", title), by_id(language, title)

    def rules_linked(text):
        return Counter(target for target in LINK.findall(text) if target in english)

    assert [id for id in here if rules_linked(english[id]) != rules_linked(here[id])] == []


def test_links_to_chapters_find_a_heading(language, title):
    text = (ROOT / language / f"{title}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="([^"]+)"></a>', text)) | {slug(name) for name in HEADING.findall(text)}
    assert sorted(set(LINK.findall(text)) - anchors) == []


def slug(heading):
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_chapters_and_tables_are_the_same(language, title):
    def shape(language):
        chapters = list(dict.fromkeys(rule.chapter for rule in book(language, title)))
        place = {chapter: number for number, chapter in enumerate(chapters)}
        rows = (
            (place[rule.chapter], line.count("|"))
            for rule in book(language, title)
            for line in rule.text.splitlines()
            if line.startswith("|")
        )
        return len(chapters), Counter(rows)

    assert shape(language) == shape("en")


def test_figures_of_tables_are_the_same(language, title):
    def figures(language):
        lines = (line for rule in book(language, title) for line in rule.text.splitlines() if line.startswith("|"))
        return [numbers(line) for line in lines]

    assert figures(language) == figures("en")


def test_no_sentence_was_left_in_english(language, title):
    foreign = {}
    for rule in book(language, title):
        found = ENGLISH.findall(CODE.sub("", LINK.sub("]", rule.text)))
        if len(found) > 1:
            foreign[rule.id or rule.text[:40]] = found
    assert foreign == {}
    if language == "ru":
        assert [id for id, text in by_id(language, title).items() if not re.search("[а-яё]{3}", text)] == []
