"""A game of each title, read by people in every language: it is told today as it was told then."""

import re
from functools import cache

import pytest

from tests.unit.text.golden import RECIPES, kept, log
from tests.unit.text.pages import LOCALES
from tresham.core.game import Game
from tresham.text import LANGUAGES
from tresham.titles import SHELF

PAST = {"ru": r"(?:не )?[а-яё]+(?:л|ла|лся|лась)", "pl": r"(?:nie )?(?!wysyła)[a-ząćęłńóśźż]+(?:ł|ła)(?: się)?"}
"""A past tense after a name would tell whether a player is a man or a woman."""


@cache
def game(title: str) -> Game:
    return kept(RECIPES[title])


def test_every_title_has_one():
    assert set(RECIPES) == set(SHELF)
    assert all(game(title).over for title in RECIPES)


@pytest.mark.parametrize("title", RECIPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_reads_as_it_did(title, language):
    expected = RECIPES[title].log(language).read_text(encoding="utf-8")
    assert log(game(title), language) == expected, f"if the change is meant: python -m tests.unit.text.golden {title}"


@pytest.mark.parametrize("language", PAST)
def test_nobody_is_taken_for_a_man_or_a_woman(language):
    lines = "".join((LOCALES / language / name).read_text(encoding="utf-8") for name in ("events.ftl", "commands.ftl"))
    assert re.findall(rf"\{{ \$\w+ \}} {PAST[language]}\b", lines) == []
    assert re.findall(rf"\{{ \$\w+ \}} {PAST[language]}\b", "{ $by } купила { $by } kupił") != []


@pytest.mark.parametrize("title", RECIPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cell_of_the_market_is_not_taken_for_a_hex(title, language):
    """Both have names like C2: where a price has gone, the name is said to be that of a cell."""
    cell = {"en": "market cell", "ru": "клетка рынка", "pl": "kurs w komórce"}[language]
    moves = [line for line in log(game(title), language).splitlines() if " → " in line]
    assert any(re.search(rf"; {cell} [A-Z]\d+\)$", line) for line in moves)
    assert not [line for line in moves if re.search(r"\([A-Z]\d+, ", line)]
