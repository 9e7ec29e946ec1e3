"""Few presses: a corporation's turn takes at most four of them in the mean, in every title."""

from __future__ import annotations

import pytest

from tests.turn_presses import presses_by_turn
from tresham.titles import SHELF

MOST = 4.0
SEEDS = {"18CZ": (1, 2, 3)}
"""Of games of bots, where one game is not enough: three come near the mean of ten. `python -m tests.web.whole_games`
plays such games through the page."""


@pytest.mark.parametrize("title", SHELF)
def test_a_turn_takes_at_most_four_presses_in_the_mean(title: str) -> None:
    turns = [presses for seed in SEEDS.get(title, (1,)) for presses in presses_by_turn(title, seed)]
    assert sum(turns) / len(turns) <= MOST
