"""States in the schema of the site's traces."""

from __future__ import annotations

from tests.marks import rule
from tests.story import given
from tresham.interop.xxgames.options import Lister
from tresham.interop.xxgames.trace import Tracer


@rule("1849-PD-27")
def test_a_marker_that_serves_nobody_any_more_is_told_too() -> None:
    story = given("1849", "Ann Bob Eve", "18xx.games").launched("RCS 68").papers("Ann", "RCS P")
    story.board_marker("port", "nobody", "A5").stock_round(2, "Ann").ready()
    state = Tracer(story.game, [1, 2, 3]).line(0, None, [story.game.node])["state"]
    assert state["hex_assignments"] == {"A5": ["CNM"]}


def test_a_player_may_have_the_number_nought() -> None:
    """Around one screen the site counts from there."""
    story = given("1830", "Ann Bob", "18xx.games").owns("Ann", "SV").started("PRR 67").holds("Ann", "PRR 2")
    story.stock_round(2, "Ann").ready()
    state = Tracer(story.game, [0, 1]).line(0, None, [story.game.node])["state"]
    told = (state["companies"]["SV"]["owner"], state["corporations"]["PRR"]["president"], state["to_act"])
    assert told == (0, 0, [0])
    buyers = {line[1] for line in Lister(story.game, [0, 1]).line(0)["shares"] if line[0] == "buy_shares"}
    assert buyers == {0}
