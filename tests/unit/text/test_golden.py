"""A game of each title, read by people in every language: it is told today as it was told then."""

import re
from functools import cache

import pytest

from tests.unit.text.golden import RECIPES, log, replay
from tests.unit.text.pages import LOCALES
from tresham.core.game import Game
from tresham.text import LANGUAGES
from tresham.titles import SHELF

PAST = {"ru": r"(?:не )?[а-яё]+(?:л|ла|лся|лась)", "pl": r"(?:nie )?(?!wysyła)[a-ząćęłńóśźż]+(?:ł|ła)(?: się)?"}
"""A past tense after a name would tell whether a player is a man or a woman."""


@cache
def game(title: str) -> Game:
    return replay(RECIPES[title], RECIPES[title].moves.read_text(encoding="utf-8").splitlines())


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
