"""1849 on the public site: what is different there in a corporation's turn."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import GameEnded

SITE = "18xx.games"

# --- privates ---------------------------------------------------------------------------------------------------------


@rule("1849-PD-34")
def test_while_the_landing_is_asked_for_no_marker_is_placed_but_privates_are_bought() -> None:
    story = given("1849", "Ann Bob Eve", SITE).phase("6").launched("SFA 100").papers("Ann", "SFA P").owns("Bob", "SIGI")
    story.owns("SFA", "SMS CNM").cash("SFA 200").operates("SFA", "landing")
    assert (len(story.menu(act.BuyPrivate)), story.menu(act.PlaceMarker)) == (1, [])
    story.when("SFA", refused="part_comes_later").places_marker("CNM", "N8")
    story.when("SFA").passes()
    assert (story.part(), len(story.menu(act.PlaceMarker))) == ("track", 4)
    story.when("SFA").places_marker("CNM", "N8")
    assert story.owner("CNM") is None


@rule("1849-PD-34")
def test_by_the_rulebook_it_is_placed_at_any_time() -> None:
    story = given("1849", "Ann Bob Eve").phase("6").launched("SFA 100").papers("Ann", "SFA P").owns("SFA", "SMS CNM")
    assert len(story.operates("SFA").menu(act.PlaceMarker)) == 4


# --- the last turn ----------------------------------------------------------------------------------------------------


@rule("1849-PD-35")
@pytest.mark.parametrize(("profile", "turn", "ends"), [(SITE, 99, False), (SITE, 100, True), ("rulebook", 100, False)])
def test_the_site_ends_a_game_with_the_stock_round_of_turn_100(profile: str, turn: int, ends: bool) -> None:
    story = given("1849", "Ann Bob Eve", profile).launched("SFA 100").papers("Ann", "SFA P").stock_round(turn, "Ann")
    story.everybody_passes()
    assert story.game.over == ends
    if ends:
        assert [event.cause for event in story.happened(GameEnded)] == ["schedule"]


# --- track ------------------------------------------------------------------------------------------------------------


def ring(profile: str, others: str = "") -> Story:
    """From Marsala, CTL's track comes through D2, goes round over E3 and F2, and ends at another side of D2."""
    story = given("1849", "Ann Bob Eve", profile).phase("6").launched("CTL 100").launch_order("").papers("Ann", "CTL P")
    story.operated("CTL").cash("CTL 900").tiles("D2 8/5, E3 7/1, F2 7/3")
    return story.tiles(others).operates("CTL", "track")


@rule("1849-PD-37")
def test_on_the_site_new_track_is_not_come_to_by_a_way_that_has_left_where_it_leads() -> None:
    """The new piece of tile 29 joins that side with the one by which the track has left D2."""
    assert ring("rulebook").lays_offered("D2") - ring(SITE).lays_offered("D2") == {("29", 5)}
    ring("rulebook").when("CTL").lays("D2", "29", 5)
    ring(SITE).when("CTL", refused="no_new_track", rule="1849-10.3.0.10").lays("D2", "29", 5)


@rule("1849-PD-37")
def test_on_the_site_too_another_way_will_do() -> None:
    """With another tile in F2, Marsala's own track comes to that side of D2 from outside."""
    way = "F2 23/4"
    assert ("29", 5) in ring("rulebook", way).lays_offered("D2")
    assert ring(SITE, way).lays_offered("D2") == ring("rulebook", way).lays_offered("D2")
