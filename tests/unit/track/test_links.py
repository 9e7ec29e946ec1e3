"""Plain track between stops."""

import pytest
from hypothesis import given
from hypothesis.strategies import sampled_from

from tests.marks import rule
from tests.unit.track.brute import every_link
from tests.unit.track.random_boards import boards
from tests.unit.track.sheets import board, small_atlas, stop
from tresham.titles.g1830.map import MAP, TILES
from tresham.track.atlas import compile_atlas
from tresham.track.ids import Gauge, Side, Stop
from tresham.track.links import Link, ends_runs, follow, gauges_along, links
from tresham.track.reach import reach


@pytest.fixture(scope="module")
def eastern():
    """The map of 1830."""
    return compile_atlas(MAP, TILES)


def between(atlas, lays, a, b):
    """The links between two hexes, each as the hexes it visits."""
    ends = {stop(atlas, a), stop(atlas, b)}
    found = [link for link in links(atlas, lays) if {link.a, link.b} == ends]
    return [
        [a if link.a in atlas.stops(atlas.hex(a), lays[atlas.hex(a)]) else b, *visited(atlas, link)] for link in found
    ]


def visited(atlas, link: Link) -> list[str]:
    """The hexes of a link from its first hexside on."""
    return [atlas.names[into // 6] for into in link.sides[1::2]]


@rule("1830-RT.8")
def test_altoona_has_a_way_through_and_a_way_past(eastern):
    lays = board(eastern, H10=("57", 1), H14=("9", 1), H16=("57", 1))
    assert between(eastern, lays, "H10", "H12") == [["H10", "H12"]]
    assert between(eastern, lays, "H12", "H16") == [["H12", "H14", "H16"]]
    assert between(eastern, lays, "H10", "H16") == [["H10", "H12", "H14", "H16"]]
    past, to_city = (
        next(link for link in links(eastern, lays) if (link.a, link.b) == (stop(eastern, "H10"), stop(eastern, b)))
        for b in ("H16", "H12")
    )
    assert past.pieces & to_city.pieces  # they share a hexside, so no corporation runs both [1830-RT.4]


def test_sides_are_the_faces_crossed_in_order():
    atlas = small_atlas("A1 white\nA3 white\nA5 white", "57", "9")
    (link,) = links(atlas, board(atlas, A1=("57", 1), A3=("9", 1), A5=("57", 1)))
    assert link.sides == (0 * 6 + 4, 1 * 6 + 1, 1 * 6 + 4, 2 * 6 + 1)
    assert (link.a, link.b) == (stop(atlas, "A1"), stop(atlas, "A5"))
    assert link.pieces == 1 << 4 | 1 << 10


def test_two_ways_between_the_same_stops_are_two_links():
    atlas = small_atlas("B2 white\nB4 white\nA3 white", "7", "14")
    lays = board(atlas, B2=("14", 0), B4=("14", 1), A3=("7", 5))  # side by side, and over A3
    assert between(atlas, lays, "B2", "B4") == [["B2", "A3", "B4"], ["B2", "B4"]]


def test_a_way_back_to_the_same_stop_is_no_link():
    atlas = small_atlas("B2 white\nB4 white\nA3 white", "15", "7", "8")
    lays = board(atlas, B2=("15", 2), A3=("7", 5), B4=("7", 1))  # out at 3, around A3 and B4, in at 4
    assert links(atlas, lays) == ()


def test_links_know_their_gauge_and_where_runs_end():
    atlas = small_atlas("A1 red offboard 10 4-a\nA3 white\nA5 white\nA7 white", "672", "79")
    lays = board(atlas, A3=("672", 0), A5=("672", 0), A7=("672", 0))  # dual to 0, 1, 3, 4
    by_stops = {(link.a, link.b): link for link in links(atlas, lays)}
    first = by_stops[stop(atlas, "A1"), stop(atlas, "A3")]
    assert (first.gauge, first.ends_at_a, first.ends_at_b) == (Gauge.STANDARD, True, False)
    assert by_stops[stop(atlas, "A3"), stop(atlas, "A5")].gauge == Gauge.DUAL


def faces(*numbers: int) -> tuple[Side, ...]:
    """Sides by their numbers: hex * 6 + edge."""
    return tuple(map(Side, numbers))


def test_follow_wants_exactly_this_way():
    atlas = small_atlas("A1 white\nA3 white\nA5 white", "57", "9", "79")
    lays = board(atlas, A1=("57", 1), A3=("9", 1), A5=("57", 1))
    a, b, sides = stop(atlas, "A1"), stop(atlas, "A5"), faces(4, 7, 10, 13)
    assert follow(atlas, lays, a, sides, b)
    assert follow(atlas, lays, b, sides[::-1], a)
    assert gauges_along(atlas, lays, a, sides, b) == Gauge.STANDARD
    assert not follow(atlas, board(atlas, A1=("57", 1), A3=("79", 1), A5=("57", 1)), a, sides, b)
    for wrong in ((), (4,), (4, 7), (4, 7, 9, 14), (7, 4, 10, 13), (-1, 7, 10, 13), (4, 7, 4, 7), (4, 7, 10, 999)):
        assert not follow(atlas, lays, a, faces(*wrong), b)
    assert not follow(atlas, lays, a, sides, a)
    assert not follow(atlas, atlas.printed, a, sides, b)


@given(boards())
def test_links_are_exact(drawn):
    atlas, lays = drawn
    found = links(atlas, lays)
    assert {(link.a, link.b, link.sides, int(link.gauge)) for link in found} == every_link(atlas, lays)
    assert len(found) == len(every_link(atlas, lays))
    for link in found:
        assert follow(atlas, lays, link.a, link.sides, link.b)
        assert follow(atlas, lays, link.b, link.sides[::-1], link.a)


def test_links_may_be_asked_for_some_stations_only(eastern) -> None:
    lays = board(eastern, H10=("57", 1))
    boston, pittsburgh = links(eastern, lays)
    assert links(eastern, lays, 1 << pittsburgh.a) == links(eastern, lays, 1 << pittsburgh.b) == (pittsburgh,)
    assert links(eastern, lays, 1 << boston.a) == (boston,)
    assert links(eastern, lays, 0) == ()


def test_links_beyond_a_closed_stop_are_left_out():
    atlas = small_atlas("A1 white\nA3 white\nA5 white\nA7 white", "57")
    lays = board(atlas, A1=("57", 1), A3=("57", 1), A5=("57", 1), A7=("57", 1))
    first, second, third = links(atlas, lays)
    assert links(atlas, lays, 1 << first.a, 1 << third.a) == (first, second)
    assert links(atlas, lays, 1 << third.b, 1 << third.b) == (first, second, third)  # a station is its own


@given(boards(), sampled_from(range(1, 64)), sampled_from(range(64)))
def test_links_from_stations_are_all_that_walks_come_to(drawn, stations, closed):
    atlas, lays = drawn
    stations, closed = (mask & (1 << atlas.stop_count) - 1 for mask in (stations, closed & ~stations))
    stops = reach(atlas, lays, stations, closed).stops
    every = [Stop(number) for number in range(atlas.stop_count)]
    passed = {stop for stop in every if not closed >> stop & 1 and not ends_runs(atlas, lays, stop)}
    passed |= {stop for stop in every if stations >> stop & 1}
    everywhere, found = links(atlas, lays), set(links(atlas, lays, stations, closed))
    met = [link for link in everywhere if stops >> link.a & stops >> link.b & 1 and {link.a, link.b} & passed]
    assert found.issuperset(met)
    waiting = [stop for stop in every if stations >> stop & 1]
    for at in waiting:  # grows while it is read
        ends = [(link.a, link.b) for link in found if at in (link.a, link.b)]
        waiting += [stop for stop in {one for pair in ends for one in pair} & passed if stop not in waiting]
    assert found == {link for link in everywhere if {link.a, link.b} & set(waiting)}
