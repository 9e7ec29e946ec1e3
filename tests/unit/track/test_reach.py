"""What stations reach."""

import pytest
from hypothesis import given

from tests.marks import rule
from tests.unit.track.brute import every_walk
from tests.unit.track.random_boards import networks
from tests.unit.track.sheets import board, side_mask, small_atlas, stop_mask
from tresham.titles.g1830.map import MAP, TILES
from tresham.track.atlas import compile_atlas
from tresham.track.reach import glimpse, is_joined, reach, stops_met

ROW = "A1 white city\nA3 white\nA5 white\nA7 white\nA9 white"


@pytest.fixture(scope="module")
def row():
    """Five hexes in a row."""
    return small_atlas(ROW, "9", "57", "4", "63", "79", "74")


@pytest.fixture(scope="module")
def eastern():
    """The map of 1830."""
    return compile_atlas(MAP, TILES)


def test_a_station_without_track_opens_its_own_edges(eastern):
    albany = stop_mask(eastern, "E19")
    found = reach(eastern, eastern.printed, albany)
    assert found.stops == albany
    assert found.sides == side_mask(eastern, *(f"E19/{edge}" for edge in range(6)))
    assert found.hexes == 1 << eastern.hex("E19")
    assert not is_joined(eastern, eastern.printed, albany)


def test_a_station_may_stand_where_no_stop_is_yet(row):
    found = reach(row, row.printed, stop_mask(row, "A5"))
    assert found.sides == side_mask(row, "A5/1", "A5/4")


def test_track_opens_the_face_across(row):
    lays, start = board(row, A1=("57", 1), A3=("9", 1)), stop_mask(row, "A1")
    found = reach(row, lays, start)
    assert found.sides == side_mask(row, "A1/4", "A3/1", "A3/4", "A5/1")
    assert found.hexes == 0b111
    assert not is_joined(row, lays, start)


@rule("1830-TK.7")
def test_a_closed_stop_is_entered_but_not_passed(row):
    lays = board(row, A1=("57", 1), A3=("57", 1), A5=("57", 1))
    start, middle = stop_mask(row, "A1"), stop_mask(row, "A3")
    assert reach(row, lays, start).stops == stop_mask(row, "A1", "A3", "A5")
    assert reach(row, lays, start, closed=middle).stops == stop_mask(row, "A1", "A3")
    assert is_joined(row, lays, start)


def test_a_barred_stop_is_not_even_entered(row):
    lays = board(row, A1=("57", 1), A3=("57", 1), A5=("57", 1))
    found = reach(row, lays, stop_mask(row, "A1"), barred=stop_mask(row, "A3"))
    assert found.stops == stop_mask(row, "A1")
    assert found.sides >> row.hex("A3") * 6 + 1 & 1  # but a tile would join there
    assert not is_joined(row, lays, stop_mask(row, "A1"), barred=stop_mask(row, "A3"))


@rule("1830-RT.7")
def test_nobody_passes_an_off_board_area(eastern):
    lays = board(eastern, B10=("57", 0))  # to A11, from where track leads on to B12
    found = reach(eastern, lays, stop_mask(eastern, "B10"))
    assert found.stops == stop_mask(eastern, "B10", "A11")
    assert not found.sides & side_mask(eastern, "A11/5")


def test_terminal_track_ends_a_walk_but_may_begin_one():
    atlas = small_atlas("A1 white\nA3 red city 20 1-a! 4-a!\nA5 white", "57")
    lays = board(atlas, A1=("57", 1), A5=("57", 1))
    assert reach(atlas, lays, stop_mask(atlas, "A1")).stops == stop_mask(atlas, "A1", "A3")
    assert reach(atlas, lays, stop_mask(atlas, "A3")).stops == stop_mask(atlas, "A1", "A3", "A5")


@rule("1830-RT.5")
def test_no_reversing_at_a_junction():
    # The switch in A3 joins A5 with A1 and with B2, but not A1 with B2.
    atlas = small_atlas("A1 white\nA3 white\nA5 white\nB2 white", "57", "24")
    lays = board(atlas, A1=("57", 1), A3=("24", 4), A5=("57", 1), B2=("57", 0))
    assert reach(atlas, lays, stop_mask(atlas, "A1")).stops == stop_mask(atlas, "A1", "A5")
    assert not reach(atlas, lays, stop_mask(atlas, "A1")).sides & side_mask(atlas, "A3/0")
    assert reach(atlas, lays, stop_mask(atlas, "A5")).stops == stop_mask(atlas, "A1", "A5", "B2")


@rule("1830-RT.4", "1830-RT.5")
def test_a_loop_does_not_bring_a_train_back_over_the_same_hexside():
    # The branch from A3 to B2 can only be entered from A5, and all that comes from there has come from A3.
    atlas = small_atlas("A1 white\nA3 white\nA5 white\nA7 white\nB2 white\nB6 white", "57", "7", "23", "24")
    lays = board(atlas, A1=("57", 1), A3=("24", 4), A5=("23", 1), A7=("7", 0), B6=("7", 2), B2=("57", 0))
    found = reach(atlas, lays, stop_mask(atlas, "A1"))
    assert found.stops == stop_mask(atlas, "A1")
    assert found.sides & side_mask(atlas, "A5/5")  # all around the loop
    assert not found.sides & side_mask(atlas, "A3/0")
    assert reach(atlas, lays, stop_mask(atlas, "B2")).stops == stop_mask(atlas, "B2")


@rule("1830-RT.4", "1830-RT.5")
def test_a_longer_way_around_opens_a_branch():
    # From B2 to B6 directly over the switch in B4, or around over C3 and C5; only then the branch to A3 is open.
    atlas = small_atlas("A3 white\nB2 white\nB4 white\nB6 white\nC3 white\nC5 white", "5", "8", "23", "57")
    lays = board(atlas, A3=("57", 2), B2=("5", 4), B4=("23", 4), B6=("5", 0), C3=("8", 2), C5=("8", 1))
    start, corner = stop_mask(atlas, "B2"), stop_mask(atlas, "B6")
    assert reach(atlas, lays, start).stops == stop_mask(atlas, "A3", "B2", "B6")
    assert reach(atlas, lays, start, closed=corner).stops == stop_mask(atlas, "B2", "B6")
    without_detour = board(atlas, A3=("57", 2), B2=("5", 4), B4=("23", 4), B6=("5", 0), C3=("8", 2))
    assert reach(atlas, without_detour, start).stops == stop_mask(atlas, "B2", "B6")


@rule("1830-TK.1", "1830-RT.8")
def test_altoona_may_be_passed_beside_the_city(eastern):
    lays = board(eastern, H10=("57", 1), H14=("9", 1), H16=("57", 1))
    found = reach(eastern, lays, stop_mask(eastern, "H10"), closed=stop_mask(eastern, "H12"))
    assert found.stops == stop_mask(eastern, "H10", "H12", "H16")


def test_gauges_must_fit_between_stops(row):
    lays = board(row, A1=("57", 1), A3=("79", 1), A5=("57", 1))
    assert reach(row, lays, stop_mask(row, "A1")).stops == stop_mask(row, "A1")
    found = reach(row, board(row, A3=("74", 1), A5=("79", 1)), stop_mask(row, "A3"))
    assert found.narrow & side_mask(row, "A7/1")
    assert not found.standard & side_mask(row, "A7/1")


def test_gauge_may_change_at_a_stop():
    atlas = small_atlas(ROW, "9", "79", "57", "657", "672")
    lays = board(atlas, A1=("57", 1), A3=("657", 4), A5=("79", 1), A7=("672", 0))  # 657 turned by 4: 4~a 1-a
    assert reach(atlas, lays, stop_mask(atlas, "A1")).stops == stop_mask(atlas, "A1", "A3", "A7")


def test_several_stations_reach_together(row):
    lays = board(row, A1=("57", 1), A9=("57", 1), A7=("9", 1))
    found = reach(row, lays, stop_mask(row, "A1", "A9"))
    assert found.sides & side_mask(row, "A3/1")
    assert found.sides & side_mask(row, "A5/4")


def test_the_same_question_is_answered_once(row):
    assert reach(row, board(row, A1=("57", 1)), 1) is reach(row, board(row, A1=("57", 1)), 1)


@given(networks())
def test_reach_is_exact(network):
    atlas, lays, start, closed, barred = network
    found = reach(atlas, lays, start, closed, barred)
    expected = every_walk(atlas, lays, start, closed, barred)
    del expected["entries"]
    assert is_joined(atlas, lays, start, barred) == bool(expected.pop("joined"))
    assert {name: getattr(found, name) for name in expected} == expected
    assert found.sides == found.standard | found.narrow
    assert found.hexes == sum(1 << hex for hex in range(len(lays)) if found.sides >> hex * 6 & 63)


@given(networks())
def test_a_glimpse_is_true_and_says_when_it_is_all(network):
    atlas, lays, start, closed, barred = network
    seen, found = glimpse(atlas, lays, start, closed, barred), reach(atlas, lays, start, closed, barred)
    assert not seen.stops & ~found.stops
    assert not seen.standard & ~found.standard
    assert not seen.narrow & ~found.narrow
    assert not seen.complete or seen == found
    assert found.complete


@given(networks())
def test_stops_met_one_by_one_are_all_that_are_reached(network):
    atlas, lays, start, closed, _ = network
    met = list(stops_met(atlas, lays, start, closed))
    assert len(set(met)) == len(met)
    assert sum(1 << stop for stop in met) == reach(atlas, lays, start, closed).stops


def test_the_nearest_stop_is_met_first(row):
    lays = board(row, A1=("57", 1), A3=("9", 1), A5=("57", 1), A7=("57", 1), A9=("57", 1))
    start = stop_mask(row, "A1")
    in_order = [stop_mask(row, hex) for hex in ("A1", "A5", "A7", "A9")]
    assert [1 << stop for stop in stops_met(row, lays, start)] == in_order
    assert [1 << stop for stop in stops_met(row, lays, start, stop_mask(row, "A7"))] == in_order[:3]
