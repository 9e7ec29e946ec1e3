"""The made-up title is a game: it can be played to its end, whatever is chosen."""

from __future__ import annotations

from random import Random

import pytest

from tests.islet import NAMES, islet, on_islet
from tresham.core.game import Game

PATIENCE = 3000


@pytest.mark.parametrize("seed", range(4))
def test_random_players_reach_the_end(seed: int) -> None:
    game, chance = Game.start(islet(), NAMES, seed), Random(seed)
    money = sum(game.state.cash)
    while not game.over and game.ply < PATIENCE:
        choices = list(game.legal_actions())
        game.push(chance.choice(choices))
        assert sum(game.state.cash) == money
    assert game.over


def test_a_railway_is_started() -> None:
    story = on_islet().cash("Ann 400").stock_round(1, "Ann")
    story.when("Ann").starts("A", 76)
    assert story.president("A") == "Ann"


def test_titles_differ_only_in_what_is_exchanged() -> None:
    other = islet(purse=500)
    assert (other.purse, islet().purse) == (500, 400)
    assert other.trains == islet().trains
