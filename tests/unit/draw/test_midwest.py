"""The map of 1850 as the pen draws it: destinations, a mine with many markers, lanes, cities that merge."""

from dataclasses import replace
from itertools import combinations

import pytest

from tests.unit.draw.pictures import box_of, in_hex, lay, midwest, of_class, start, texts, tree
from tresham.core.state import Life
from tresham.draw import board_svg, market_svg
from tresham.draw.points import edge_point, middle
from tresham.draw.tile_plan import plan
from tresham.titles.g1850.map import DESTINATIONS
from tresham.track.ids import Layout

WRITTEN = ("place", "revenue", "marker", "goal", "coordinate", "number", "later-label")


def marked(*markers):
    """A table with markers on the map: corporation, hex, kind."""
    title, state = midwest(), start(midwest())
    found = tuple((title.atlas.hex(hex), kind, title.corp(corp)) for corp, hex, kind in markers)
    return replace(state, board=replace(state.board, markers=found))


def picture(state=None):
    return tree(board_svg(midwest(), state or start(midwest())))


def goals(root, hex):
    return [one.get("data-corp") for one in of_class(in_hex(root, hex), "goal")]


def boxes(root):
    """The things on a hex that find their own place, by kind."""
    found = [(kind, box_of(one)) for kind in WRITTEN for one in of_class(root, kind)]
    return found + [
        ("values", box_of(one)) for row in of_class(root, "values") for one in row if one.tag.endswith("}rect")
    ]


def test_destinations_are_shown_with_the_letters_of_their_corporations():
    root = picture()
    assert goals(root, "A2") == ["MILW", "GN", "NP"]
    assert {hex: goals(root, hex) for hex in ("C20", "F1", "M2")} == {"C20": ["SOO"], "F1": ["UP"], "M2": ["KATY"]}
    assert texts(of_class(in_hex(root, "F1"), "goal")[0]) == ["UP"]
    assert len(of_class(root, "goal")) == len(DESTINATIONS)


def test_a_destination_is_told_in_words():
    assert in_hex(picture(), "F1").get("aria-label") == (
        "F1 West: red, off-board yellow 30 brown 40, exits E SE, destination of UP"
    )


def test_the_marker_takes_the_place_of_the_destination():
    here = picture(marked(("GN", "A2", "edge")))
    assert goals(here, "A2") == ["MILW", "NP"]
    assert texts(of_class(in_hex(here, "A2"), "marker")[0]) == ["×2 GN"]
    assert in_hex(here, "A2").get("aria-label").endswith("destination of MILW, destination of NP, ×2 GN")


def test_a_closed_corporation_has_no_destination():
    title, state = midwest(), start(midwest())
    life = list(state.life)
    life[title.corp("UP")] = Life.CLOSED
    assert goals(picture(replace(state, life=tuple(life))), "F1") == []


def test_the_mine_has_its_sign_and_no_word():
    here = in_hex(picture(), "A10")
    assert len(of_class(here, "mark")) == 1
    assert "mine" not in texts(here)


HOLDERS = [(corp, "A10", "mine") for corp in ("MILW", "GN", "KATY", "NP")]
ARRIVED = [(corp, hex, "edge") for corp, hex in DESTINATIONS.items()]


@pytest.mark.parametrize("markers", [[], HOLDERS[:1], HOLDERS, ARRIVED, HOLDERS + ARRIVED])
def test_nothing_covers_anything(markers):
    root = picture(marked(*markers))
    assert len(of_class(root, "marker")) == len(markers)
    for hex in of_class(root, "hex"):
        for (one, a), (other, b) in combinations(boxes(hex), 2):
            if (one, other) != ("values", "values"):
                assert not a.overlaps(b), (hex.get("data-hex"), one, other)


def test_many_markers_on_a_hex_are_smaller():
    def sizes(*markers):
        marks = of_class(in_hex(picture(marked(*markers)), "A10"), "marker")
        return {float(one[1].get("font-size")) for one in marks}

    assert sizes(*HOLDERS[:2]) == {13}
    assert sizes(*HOLDERS) == {10.5}


def test_lanes_meet_at_the_side_of_two_hexes_and_do_not_cross():
    hexes = {hex.name: hex for hex in midwest().atlas.hexes}
    at = {name: middle(hexes[name], Layout.POINTY) for name in ("A2", "B1")}
    north = [at["A2"] + edge_point(0, Layout.POINTY, (2, which)) for which in (0, 1)]
    south = [at["B1"] + edge_point(3, Layout.POINTY, (2, which)) for which in (1, 0)]
    assert [abs(a - b) < 0.01 for a, b in zip(north, south, strict=True)] == [True, True]
    one, other = (track.points(40) for track in plan(hexes["B1"].tile, 0, Layout.POINTY).tracks)
    assert min(abs(a - b) for a in one for b in other) > 10


def test_a_home_follows_its_city_into_one_that_is_merged():
    root = picture(lay(start(midwest()), "I18", "130", 0, of=midwest()))
    (home,) = of_class(in_hex(root, "I18"), "home")
    assert home.get("data-corp") == "CBQ"
    assert home[0].tag.endswith("}circle")  # in a slot, not on a plate beside


def test_a_label_that_is_to_come_goes_when_the_tile_has_it():
    assert texts(of_class(in_hex(picture(), "D9"), "later-label")[0]) == ["P"]
    green = picture(lay(start(midwest()), "D9", "14", 0, of=midwest()))
    assert len(of_class(in_hex(green, "D9"), "later-label")) == 1
    brown = picture(lay(start(midwest()), "D9", "135", 0, of=midwest()))
    assert of_class(in_hex(brown, "D9"), "later-label") == []


def test_black_cells_have_a_cross_and_leave_brown_its_letter():
    root = tree(market_svg(midwest(), start(midwest()), names={"black closed": "closed"}))
    cells = {one.get("data-cell"): one for one in of_class(root, "cell")}
    closing = [name for name, one in cells.items() if of_class(one, "closed")]
    assert closing == ["A9", "A10", "B10", "A11", "B11", "C11"]
    assert texts(cells["A9"]) == ["closed"]
    assert texts(cells["B9"]) == ["10", "B"]
    cross = of_class(cells["A9"], "closed")[0]
    ground = next(one for one in cells["A9"] if one.tag.endswith("}rect"))
    assert (ground.get("fill"), cross.get("stroke")) == ("#222222", "#ff9a9a")
    (legend,) = of_class(root, "legend")
    names = ["Y", "yellow", "G", "green", "O", "orange", "B", "brown", "closed", "P", "par"]
    assert texts(legend) == names
