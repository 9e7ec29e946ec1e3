"""Which language a reader gets."""

import pytest

from tests.unit.text.tables import PLAYERS
from tresham.text import Scribe, choose_language
from tresham.titles import build


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ("ru_RU.UTF-8", "ru"),
        ("pl_PL", "pl"),
        ("pl", "pl"),
        ("en-GB", "en"),
        ("ru@petr1708", "ru"),
        ("de_DE.UTF-8:pl:en", "pl"),
        ("de_DE.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_setting_of_the_machine(environment, language):
    assert choose_language(None, environment) == language


def test_a_choice_goes_before_the_setting():
    assert choose_language("pl", "ru_RU.UTF-8") == "pl"
    assert choose_language("RU", "") == "ru"


def test_a_choice_that_cannot_be_met_is_an_error():
    with pytest.raises(ValueError, match="no language 'de'; there are en, ru, pl"):
        choose_language("de")
    with pytest.raises(ValueError, match="no language 'de'"):
        Scribe(build("1830", 3), PLAYERS, "de")
