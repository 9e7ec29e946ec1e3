"""What only 18CZ needs of the pen: red and purple edges, stubs, and a market of hexagons."""

import pytest

from tests.czech import railway, rotation_to
from tests.moravia import moravia
from tests.unit.draw.pictures import box_of, czech, in_hex, of_class, on_market, start, texts, tree
from tresham.draw import board_svg, drawings, market_svg, tile_svg
from tresham.draw.title_sheet import sheet
from tresham.titles.g18cz import bohemia, moravia_silesia
from tresham.titles.g18cz.map import HOME_AREAS, RED_TILES, TILES
from tresham.titles.g18cz.papers import LOCAL_TRACK
from tresham.track.ids import Layout
from tresham.track.tiles import CATALOGUE

SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


def points(polygon):
    numbers = [float(number) for number in polygon.get("points").replace(",", " ").split()]
    return [complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def cells(root):
    """By name of a cell: its hexagon."""
    found = {}
    for one in of_class(root, "cell"):
        found[one.get("data-cell")] = points(next(part for part in one if part.tag.endswith("polygon")))
    return found


@pytest.mark.parametrize("name", [name for name in TILES if not name.startswith("8894")])
def test_tiles_of_locals_have_a_purple_rim(name):
    root = tree(tile_svg(CATALOGUE[name], 0, Layout.POINTY))
    assert len(of_class(root, "rim")) == name.endswith("p")


@pytest.mark.parametrize("name", [name for name in TILES if name.endswith("p")])
@pytest.mark.parametrize("rotation", range(6))
def test_nothing_is_written_on_the_rim(name, rotation):
    root = tree(tile_svg(CATALOGUE[name], rotation, Layout.POINTY))
    (rim,) = of_class(root, "rim")
    inner = min(abs((a + b) / 2) for a, b in zip(points(rim), points(rim)[1:], strict=False)) - 4.5
    for word in (one for one in root.iter() if one.tag.endswith("}text")):
        box = box_of(word)
        middle = complex((box.left + box.right) / 2, (box.top + box.low) / 2)
        # The directions of the six sides of a hex that stands on a corner.
        for side in (1, 0.5 + 0.866j, -0.5 + 0.866j, -1, -0.5 - 0.866j, 0.5 - 0.866j):
            assert middle.real * side.real + middle.imag * side.imag < inner, texts(root)


def test_home_areas_are_edged_in_red():
    root = tree(board_svg(czech(), start(czech())))
    # Two of the ten share no edge, so each has its own six.
    assert len(of_class(root, "border", "area")) == 6 * sum(map(len, HOME_AREAS.values()))


def test_stubs_are_there_until_a_tile_is_laid():
    root = tree(board_svg(czech(), start(czech())))
    assert len(of_class(root, "stub")) == 2
    assert all(of_class(in_hex(root, name), "stub") for name in ("D13", "F13"))


@pytest.mark.parametrize("sheet", [bohemia.MAP, moravia_silesia.MAP], ids=["bohemia", "moravia-silesia"])
def test_smaller_maps_are_drawn(sheet):
    root = tree(board_svg(czech(sheet), start(czech(sheet))))
    assert len(of_class(root, "hex")) == len(sheet.hexes)


def test_the_market_is_a_honeycomb():
    found = cells(tree(market_svg(czech(), start(czech()))))
    assert len(found) == 46
    assert {len(corners) for corners in found.values()} == {6}
    # A1, the 45, shares a side with both its neighbours of the lower row, 40 and 50.
    shared = [[a for a in found["A1"] if any(abs(a - b) < 0.5 for b in found[name])] for name in ("A2", "B2")]
    assert [len(corners) for corners in shared] == [2, 2]


def test_start_prices_have_a_red_frame():
    root = tree(market_svg(czech(), start(czech())))
    framed = [one.get("data-cell") for one in of_class(root, "cell") if of_class(one, "par")]
    assert [czech().market.cells[czech().market.at(name)].price for name in framed] == [
        50, 55, 60, 65, 70, 80, 90, 100, 110, 120,
    ]  # fmt: skip


@pytest.mark.parametrize("count", range(1, 7))
def test_markers_stay_within_their_hexagon(count):
    symbols = [one.symbol for one in czech().corporations[:count]]
    root = tree(market_svg(czech(), on_market(*((symbol, "D2") for symbol in symbols), of=czech())))
    corners = cells(root)["D2"]
    left, right = min(one.real for one in corners), max(one.real for one in corners)
    top, low = min(one.imag for one in corners), max(one.imag for one in corners)
    markers = of_class(root, "marker")
    assert len(markers) == count
    for marker in markers:
        x, y, r = (float(marker[0].get(key)) for key in ("cx", "cy", "r"))
        assert left <= x - r <= x + r <= right
        assert top + (low - top) / 4 - 1 <= y - r <= y + r <= low


def test_the_track_of_rounds():
    story = railway("EKJ").operates("EKJ", turn=6, number=1, of=2).ready()
    root = tree(market_svg(story.title, story.game.state))
    spaces = of_class(root, "space")
    assert [texts(one)[0] for one in of_class(root, "operating")] == [str(value) for value in LOCAL_TRACK]
    assert len(of_class(root, "stock")) == 8
    assert [texts(one) for one in spaces if one.get("data-now")] == [["70"]]
    # A train is exported after each set but the last, which ends the game.
    assert len(of_class(root, "export")) == 7
    assert len(of_class(root, "end")) == 1


def test_the_sheet_tells_of_the_track():
    assert sheet(czech())["market"]["rounds"] == [[40], [45], [50], [55], [60, 65], [70, 75], [80, 90], [100, 110, 120]]


@pytest.mark.parametrize(("corp", "hex", "name"), [("BY", "E18", "München"), ("SX", "E18", "Dresden")])
def test_a_place_of_two_has_the_name_of_whoever_has_come(corp, hex, name):
    story = moravia().phase("3")
    state = story.tile(hex, RED_TILES[corp], rotation_to(story, hex, RED_TILES[corp], "E20", "F19")).game.state
    near = in_hex(tree(board_svg(story.title, state)), hex)
    afar = tree(SVG.format(drawings(story.title, state)[hex].afar))
    for picture in (near, afar):
        assert {"Dresden", "München", "&"} & set(" ".join(texts(picture)).split()) == {name}


def test_whoever_came_too_late_has_no_home_there():
    story = moravia().phase("3")
    before = of_class(in_hex(tree(board_svg(story.title, story.game.state)), "E18"), "home")
    state = story.tile("E18", RED_TILES["BY"], rotation_to(story, "E18", RED_TILES["BY"], "E20", "F19")).game.state
    after = of_class(in_hex(tree(board_svg(story.title, state)), "E18"), "home")
    assert [sorted(filter(None, texts(one))) for one in before] == [["SX"], ["BY"]]
    assert not [one for one in after if "SX" in texts(one)]
