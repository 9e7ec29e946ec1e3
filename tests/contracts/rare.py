"""Positions that random play hardly ever comes to, one for each verb that is open there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.rules.test_18cz_moravian_privates import red_to_red
from tests.rules.test_1849_electric import electric
from tests.rules.test_1849_tokens_for_sale import west
from tests.rules.test_1850_site_turn import owing_a_train
from tests.story import Story, given
from tests.unit.rules.test_double_stations import apart, taken_over
from tresham.core.game import Game


def home_with_two_cities() -> Story:
    """ERIE must say in which city its home is."""
    story = given("1830", "Ann Bob").phase("3").started("ERIE 100").holds("Ann", "ERIE 6").floated("ERIE")
    return story.tile("E11", "59", 0).cash("ERIE 500").operating_round()


def home_on_tile() -> Story:
    """kk must lay the tile of its home."""
    story = given("18CZ", "Ann Bob Eve").phase("d").started("kk 100").holds("Ann", "kk 5").floated("kk")
    return story.cash("kk 1000").operating_round(5)


POSITIONS: Sequence[Callable[[], Story]] = (
    home_with_two_cities,
    home_on_tile,
    west,
    lambda: electric("right", "CTL 1150, Ann 900"),
    lambda: taken_over(apart()),
    lambda: red_to_red("4").owns("A", "3E"),
    lambda: owing_a_train("KATY 400, P1 0"),
)


def start_rare(number: int) -> Game:
    """One of these positions."""
    return POSITIONS[number]().ready().game
