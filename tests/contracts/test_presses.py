"""Few presses: a corporation's turn takes at most four of them in the mean, in every title."""

from __future__ import annotations

import pytest

from tests.turn_presses import presses_by_turn
from tresham.titles import SHELF

MOST = 4.0
SEED = 4
"""Of a game of bots; `python -m tests.web.whole_games` plays such games through the page."""


@pytest.mark.parametrize("title", SHELF)
def test_a_turn_takes_at_most_four_presses_in_the_mean(title: str) -> None:
    turns = presses_by_turn(title, SEED)
    assert sum(turns) / len(turns) <= MOST
