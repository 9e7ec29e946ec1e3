"""Each title has the words of its own rulebook, and has them in the log, the rules, its pages and its lessons."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.unit.text.golden import RECIPES
from tests.unit.text.pages import LOCALES

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules"

STRANGERS = {
    ("ru", "1830"): r"\bказн[аыуе]\b|\bгородк",
    ("ru", "1848"): r"\bмаркер\w* станц|\bказн[аыуе]\b|\bкредит",
    ("ru", "1849"): r"\bжетон|\bказн[аыуе]\b|\bзайм|\bгородк|\bобыкновенн",
    ("ru", "1850"): r"\bкасс[аыуе]\b|\bзащит\w+ цен[уы]\b",
    ("ru", "18CZ"): r"\bкасс[аыуе]\b|\bначальн\w+ стоимост|\bприбыл|\bисключ(?!ени)",
    ("pl", "1830"): r"\bpol[eau]\b|\bpól\b|\bksiążk\w+ zasad|\bulepsz",
    ("pl", "1848"): r"\bpol[eau]\b|\bpól\b|\bksiążk\w+ zasad|\bulepsz|\bzerowani",
    ("pl", "1849"): r"\bpol[eau]\b|\bpól\b|\bksiążk\w+ zasad|\bulepsz|\bkredyt",
    ("pl", "1850"): r"\bpol[eau]\b|\bpól\b|\bksiążk\w+ zasad|\bulepsz",
    ("pl", "18CZ"): r"\bpol[eau]\b|\bpól\b|\bksiążk\w+ zasad|\bulepsz|\bcen\w+ początkow",
}
"""Words that other titles have for the same thing, or that we once had."""


def texts(language: str, title: str) -> dict[str, str]:
    """All that is said about one title alone, by where it stands."""
    folder = LOCALES / language
    places = [RECIPES[title].log(language), RULES / language / f"{title}.md", folder / "titles" / f"{title}.ftl"]
    lessons = sorted(folder.glob(f"lessons-{title}*.ftl"))
    assert lessons != []
    return {place.name: place.read_text(encoding="utf-8") for place in (*places, *lessons)}


@pytest.mark.parametrize(("language", "title"), STRANGERS)
def test_a_title_speaks_with_its_own_words_everywhere(language, title):
    strange = re.compile(STRANGERS[language, title], re.I)
    found = {place: strange.findall(text) for place, text in texts(language, title).items()}
    assert {place: words for place, words in found.items() if words} == {}
