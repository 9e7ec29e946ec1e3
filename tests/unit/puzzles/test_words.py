"""Questions, verdicts and proofs have words in every language, and no word is without use."""

import re

import pytest

from tests.marks import ROOT
from tests.unit.text.pages import pages
from tresham.puzzles import Judgement, PuzzleKind, PuzzleWords, chosen
from tresham.puzzles.levels import TRAITS
from tresham.text import LANGUAGES

OUTCOMES = (
    "right",
    "less",
    "refused",
    "too-many",
    "not-enough",
    "cannot-sell",
    "short",
    "saved",
    "lost",
    "can-be-saved",
)


def test_no_message_is_without_use():
    code = "".join(file.read_text() for file in (ROOT / "src/tresham/puzzles").glob("*.py"))
    code += "".join(file.read_text() for file in (ROOT / "src/tresham/server").rglob("*.py"))
    named = set(re.findall(r'"(puzzle-[a-z-]+)"', code))
    by_kind = {f"{name}{kind}" for name in re.findall(r'f"(puzzle-[a-z]+-)\{', code) for kind in PuzzleKind}
    told = {name for name, page in pages("en").items() if page.file == "puzzles.ftl"}
    assert sorted(told - named - by_kind) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_has_its_own_words(language):
    assert pages(language)["puzzle-trait"].words("trait") >= {trait for many in TRAITS.values() for trait in many}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["1830", "1848", "1849", "1850", "18CZ"])
def test_all_of_a_puzzle_can_be_told(title, language):
    for kind in PuzzleKind:
        for one in chosen(title, kind)[:1]:
            words = PuzzleWords(one, language)
            told = [words.heading(), words.question(), words.form(), *words.solution(), *words.proof()]
            told += [part for fact in words.facts() for part in fact]
            told += [words.verdict(Judgement(False, outcome, 20)) for outcome in OUTCOMES[2:]]
            assert all(told)
            assert one.corp in words.question()


def test_directors_are_called_so():
    words = PuzzleWords(chosen("1848", "dump")[0], "en")
    assert "director" in words.question()
    assert "president" not in words.question()


def test_headings_are_in_the_words_of_the_title():
    treasury = {title: dict(PuzzleWords(chosen(title, "runs")[0], "ru").facts()) for title in ("1830", "18CZ")}
    assert "Касса" in treasury["1830"]
    assert "Казна" in treasury["18CZ"]
