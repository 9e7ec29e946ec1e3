"""1850: routes, and what becomes of what they earn."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, TO_TOPEKA, company, laid, operating
from tests.story import Story, given
from tresham.core.action import DeclareDividend

# --- routes ----------------------------------------------------------------------------------------------------------


def running(track: str, trains: str, corp: str = "KATY", phase: str = "3", station: str = "") -> Story:
    """A corporation with this track and these trains, about to run them."""
    story = laid(company(corp, phase), track)
    if station:
        story.token(corp, station)
    return story.trains(f"{corp} {trains}").operates(corp, "run")


@rule("1850-RT.1")
def test_towns_are_stops_and_none_is_left_out() -> None:
    story = running(f"{TO_TOPEKA}, K8 4 K6 K10", "2")
    story.when("KATY", refused="run_too_long", rule="1850-RT.1").runs(_2="K4 K6 K8")
    story = running(f"{TO_TOPEKA}, K8 4 K6 K10", "3")
    assert story.when("KATY").would_earn(_3="K4 K6 K8") == 20 + 20 + 10


@rule("1850-RT.1")
def test_the_best_runs_must_be_taken() -> None:
    story = running(f"{TO_TOPEKA}, K8 4 K6 K10", "2")
    story.when("KATY", refused="better_runs", rule="1830-RT.10").runs(_2="K6 K8")


@rule("1850-RT.1")
def test_but_not_with_free_runs() -> None:
    story = given("1850", QUARTET, options="free_runs").phase("3").started("KATY 100").holds("P1", "KATY 6")
    laid(story, f"{TO_TOPEKA}, K8 4 K6 K10").token("KATY", "K6").trains("KATY 2").operated("KATY")
    assert story.operates("KATY", "run").when("KATY").would_earn(_2="K6 K8") == 30


@rule("1850-RT.1")
def test_a_city_full_of_others_is_the_end_of_a_route() -> None:
    story = laid(company("KATY GN"), f"{TO_TOPEKA}, K2 7 K4 J3, J3 9 K2 I4, I4 57 J3 H5").token("GN", "K4")
    story.trains("KATY 3").operates("KATY", "run")
    story.when("KATY", refused="run_passes_blocked", rule="1830-RT.6").runs(_3="K6 K4 (K2 J3) I4")
    assert story.when("KATY").would_earn(_3="K6 K4") == 40


@rule("1850-RT.3")
@pytest.mark.parametrize(
    ("track", "way"),
    [
        ("A4 9 A2 A6, A6 7 A4 B5, B5 57 A6 C4", "B5 (A6 A4) A2"),
        ("B5 57 B3 B7, B3 8 B5 A2", "B5 (B3) A2"),
        ("B5 57 B3 B7, B3 9 B5 B1", "B5 (B3 B1) A2"),
        ("B5 5 C4 C6, C4 8 B5 C2, C2 8 C4 B1", "B5 (C4 C2 B1) A2"),
    ],
)
def test_four_ways_into_the_northwest(track: str, way: str) -> None:
    assert running(track, "2", "GN", station="B5").when("GN").would_earn(_2=way) == 50


@rule("1850-RT.3")
def test_the_northwest_is_one_stop_and_the_end_of_a_route() -> None:
    story = running("B5 14 C4 B3 A6 B7, B3 9 B5 B1, A6 7 B5 A4, A4 9 A6 A2", "4", "GN", station="B5")
    assert story.when("GN").would_earn(_4="B5 (B3 B1) A2") == 60
    story.when("GN", refused="run_stop_twice").runs(_4="A2 (B1 B3) B5 (A6 A4) A2")
    passing = running("B5 57 B3 B7, B3 9 B5 B1, A4 9 A6 A2", "4", "GN", station="B5")
    passing.when("GN", refused="run_too_few_stops").runs(_4="A2")


@rule("1850-RT.3")
def test_sault_ste_marie_may_be_passed_by_track_too() -> None:
    story = laid(company("SOO"), "E18 57 F17 D19, D19 9 E18 C20").token("SOO", "E18").operates("SOO")
    assert "C18" in story.hexes_offered()
    edge = laid(company("KATY"), "K6 57 K4 K8, K4 6 K6 L3, L3 9 K4 M2").operates("KATY")
    assert "M4" not in edge.hexes_offered(), "other red areas are the end of the line"


# --- dividends -------------------------------------------------------------------------------------------------------


@rule("1850-DV.1")
def test_all_half_or_nothing() -> None:
    story = operating("GN", "dividend", revenue=120, ran=True)
    assert [choice.action for choice in story.menu(DeclareDividend)] == [
        DeclareDividend(story.party("GN"), kind) for kind in ("pay", "half", "withhold")
    ]
    story.when("GN", refused="no_such_dividend", rule="1850-DV.1").declares("double")


@rule("1850-DV.2")
@pytest.mark.parametrize(("revenue", "kept"), [(130, 60), (20, 10), (30, 10), (250, 120), (100, 50), (10, 0)])
def test_what_is_kept_of_a_half_comes_in_tens(revenue: int, kept: int) -> None:
    story = given("1850", QUARTET).started("GN 100").holds("P1", "GN 6").holds("pool", "GN 4").cash("P1 0, GN 0")
    story.operates("GN", "dividend", revenue=revenue, ran=True).when("GN").declares("half")
    assert (story.cash_of("GN"), story.cash_of("P1")) == (kept, (revenue - kept) * 6 // 10)


@rule("1850-DV.3", "1850-CL.1", "1850-SR.RD.8")
@pytest.mark.parametrize(("place", "paid"), [("pool", 0), ("GN", 40), ("ipo", 40)])
def test_who_is_paid_for_shares_that_no_player_has(place: str, paid: int) -> None:
    story = given("1850", QUARTET).started("GN 100").holds("P1", "GN 6").cash("P1 0, GN 0")
    if place != "ipo":
        story.holds(place, "GN 4")
    story.operates("GN", "dividend", revenue=100, ran=True).when("GN").declares("pay")
    assert (story.cash_of("P1"), story.cash_of("GN")) == (60, paid)


@rule("1850-DV.4")
def test_without_a_train_the_marker_goes_left() -> None:
    story = operating("GN", "track").finishes_turn()
    assert story.cell("GN") == "F1"
