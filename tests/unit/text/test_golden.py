"""One short game, read by people in every language: it is told today as it was told then."""

import re

import pytest

from tests.unit.text.golden import FOLDER, MOVES, log, log_file, replay
from tests.unit.text.pages import LOCALES
from tresham.core.game import Game
from tresham.text import LANGUAGES

PAST = {"ru": r"(?:не )?[а-яё]+(?:л|ла|лся|лась)", "pl": r"(?:nie )?(?!wysyła)[a-ząćęłńóśźż]+(?:ł|ła)(?: się)?"}
"""A past tense after a name would tell whether a player is a man or a woman."""


@pytest.fixture(scope="module")
def game() -> Game:
    return replay(MOVES.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_reads_as_it_did(game, language):
    expected = (FOLDER / log_file(language)).read_text(encoding="utf-8")
    assert log(game, language) == expected, "if the change is meant: python -m tests.unit.text.golden"


@pytest.mark.parametrize("language", PAST)
def test_nobody_is_taken_for_a_man_or_a_woman(language):
    lines = "".join((LOCALES / language / name).read_text(encoding="utf-8") for name in ("events.ftl", "commands.ftl"))
    assert re.findall(rf"\{{ \$\w+ \}} {PAST[language]}\b", lines) == []
    assert re.findall(rf"\{{ \$\w+ \}} {PAST[language]}\b", "{ $by } купила { $by } kupił") != []
