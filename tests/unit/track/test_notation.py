"""The text of tiles and maps."""

import pytest

from tests.unit.track.sheets import EVERYTHING
from tresham.track.ids import Axes, Colour, Gauge, Layout, StopKind
from tresham.track.notation import parse_map, parse_tiles, place_on_grid
from tresham.track.notation_writer import write_hex, write_map, write_tile
from tresham.track.prints import FIRST_STOP, Border, Path, StopPrint, TilePrint
from tresham.track.tiles import CATALOGUE

A, B = FIRST_STOP, FIRST_STOP + 1


def tile(text):
    """The only tile of a text."""
    (only,) = parse_tiles(text)
    return only


def hex(text):
    """The only hex of a map."""
    (only,) = parse_map(Layout.POINTY, text).hexes
    return only


def test_a_tile_is_its_name_colour_stops_labels_and_track():
    assert tile('59 green city 40 city 40 x2 "OO" 0-a 2-b') == TilePrint(
        "59",
        Colour.GREEN,
        stops=(
            StopPrint(StopKind.CITY, (("", 40),), slots=1, part=0),
            StopPrint(StopKind.CITY, (("", 40),), slots=2, part=1),
        ),
        paths=(Path(0, A), Path(2, B)),
        labels=("OO",),
    )


def test_the_sign_between_two_ends_is_the_gauge():
    assert [path.gauge for path in tile("x yellow 0-1 2~3 4=5").paths] == [Gauge.STANDARD, Gauge.NARROW, Gauge.DUAL]


def test_track_may_end_in_its_stop_and_run_in_lanes():
    paths = tile("x red offboard 10 5-a! 0:2/2-4").paths
    assert paths == (Path(5, A, terminal=True), Path(0, 4, lanes=((2, 1), (1, 0))))


def test_worth_may_go_by_steps():
    (stop,) = hex("C1 Trapani grey city white 20 grey 30 black 40 @1 0=a").tile.stops
    assert stop.worth == (("white", 20), ("grey", 30), ("black", 40))
    assert stop.part == 1


def test_stops_have_groups_and_ports_are_marked():
    stops = hex("A9 red offboard yellow 30 brown 50 in Canada  city in Praha  offboard 20 port").tile.stops
    assert [stop.groups for stop in stops] == [("Canada",), ("Praha",), ()]
    assert [stop.port for stop in stops] == [False, False, True]


def test_a_place_needs_no_quotes():
    found = hex('D10 Hamilton & Toronto yellow city city "OO" water 80')
    assert (found.place, found.tile.colour, found.tile.labels) == ("Hamilton & Toronto", Colour.YELLOW, ("OO",))
    assert found.terrain == (("water", 80),)


def test_what_belongs_to_the_map():
    found = hex('G6 white city home SAR a home COM from green "K" walls 2 3 border toll 4:40 stub 0 blocked CS goal UP')
    assert found.homes == (("SAR", 0), ("COM", -1))
    assert found.later_labels == ((Colour.GREEN, "K"),)
    assert found.borders == (Border(2, "wall"), Border(3, "wall"), Border(4, "toll", 40))
    assert (found.stubs, found.blocked_by, found.goals) == ((0,), ("CS",), ("UP",))


def test_edges_after_a_word_do_not_swallow_the_track():
    found = hex("C13 grey walls 0 1~4 2-3")
    assert found.borders == (Border(0, "wall"),)
    assert len(found.tile.paths) == 2


def test_comments_and_blank_lines_do_not_count():
    assert [tile.name for tile in parse_tiles("# yellow\n\n 7 yellow 0-1 # sharp\n")] == ["7"]


@pytest.mark.parametrize(
    ("name", "axes", "place"),
    [
        ("A9", Axes.NUMBERS_ACROSS, (8, 0)),
        ("E19", Axes.NUMBERS_ACROSS, (18, 4)),
        ("E19", Axes.LETTERS_ACROSS, (4, 18)),
        ("a12", Axes.NUMBERS_ACROSS, (11, -1)),
        ("A2", Axes.HEXES_ACROSS, (3, 0)),
        ("B2", Axes.HEXES_ACROSS, (2, 1)),
    ],
)
def test_the_name_of_a_hex_tells_its_place(name, axes, place):
    assert place_on_grid(name, axes) == place


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_tile_can_be_written_and_read_again(name):
    assert tile(write_tile(CATALOGUE[name])) == CATALOGUE[name]


def test_a_map_with_everything_can_be_written_and_read_again():
    sheet = parse_map(Layout.FLAT, EVERYTHING)
    assert parse_map(Layout.FLAT, write_map(sheet)) == sheet


def test_a_place_that_sounds_like_a_colour_is_quoted():
    found = hex('A1 "red Cliffs" white')
    assert hex(write_hex(found)) == found


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("7", "a colour is missing"),
        ("7 mauve 0-1", "'mauve' is no colour"),
        ("7 yellow 0-6", "'6' is no edge"),
        ("7 yellow 0-0", "leads nowhere"),
        ("7 yellow 0-a", "leads to stop a, which is not there"),
        ("7 yellow 0-1 0-1", "a piece of track is there twice"),
        ("7 yellow 0:3/2-1", "has no such lane"),
        ("7 yellow x2", "'x2' must follow a stop"),
        ("7 yellow town 10 in", "a group is missing"),
        ("7 yellow city yellow", "a worth is missing"),
        ('7 yellow city "OO', "a double quote is missing"),
        ("7 yellow water 80", "'water' means nothing on a tile"),
        ("7 yellow 0+1", "means nothing on a tile"),
    ],
)
def test_errors_name_the_line_of_a_tile(line, problem):
    with pytest.raises(ValueError) as caught:
        parse_tiles(f"8 yellow 0-2\n{line}\n")
    assert str(caught.value).startswith("line 2: ")
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("99 white", "'99' is no name of a hex"),
        ("A1 Nowhere", "a colour is missing"),
        ("A1 white water", "the cost of water is missing"),
        ("A1 white water deep", "must be a number"),
        ("A1 white walls", "an edge is missing"),
        ("A1 white walls 7", "'7' is no edge"),
        ("A1 white border hedge 2", "'hedge' is no kind of border"),
        ("A1 white border toll 2:x", "has no price"),
        ("A1 white home NYC a", "a home is in a stop that is not there"),
        ("A1 white from green K", "must be in double quotes"),
        ("A1 white special", "'special' means nothing on a map"),
    ],
)
def test_errors_name_the_line_of_a_hex(line, problem):
    with pytest.raises(ValueError) as caught:
        parse_map(Layout.POINTY, f"B2 white\n{line}\n")
    assert str(caught.value).startswith("line 2: ")
    assert problem in str(caught.value)


def test_nothing_may_be_there_twice():
    with pytest.raises(ValueError, match="7 is there twice"):
        parse_tiles("7 yellow 0-1\n7 yellow 0-2")
    with pytest.raises(ValueError, match="A1 is there twice"):
        parse_map(Layout.POINTY, "A1 white\nA1 white")
