"""The map of 1849 is the hardest to draw: three gauges, walls, ports, values by phase, terrain below tiles."""

from dataclasses import replace
from itertools import combinations

import pytest

from tests.unit.draw.pictures import box_of, in_hex, lay, of_class, run, sicily, start, texts, tree
from tresham.core.ids import NOBODY
from tresham.draw import board_svg
from tresham.draw.alt_text import told
from tresham.draw.borders import edges_drawn
from tresham.draw.hex_contents import sight
from tresham.draw.hexes import hex_front
from tresham.draw.points import RADIUS, WIDTH, heading
from tresham.draw.runs import runs_svg
from tresham.draw.tile_plan import SLOT, plan
from tresham.draw.track import TIP, half_breadth
from tresham.titles.g1849.map import MAP, PLATFORM_MAP, PORTS
from tresham.track.atlas import compile_atlas
from tresham.track.ids import Gauge, Hex, Layout, StopKind
from tresham.track.notation import parse_map

WALL = 5
"""Half the breadth of a wall."""


@pytest.fixture(scope="module", params=[MAP, PLATFORM_MAP], ids=["map", "platform"])
def game(request):
    return sicily(request.param)


def front(seen):
    return tree(f'<svg xmlns="http://www.w3.org/2000/svg">{hex_front(seen, Layout.FLAT)}</svg>')


def printed(title):
    """Every hex of the map as printed, with its upper layer."""
    for number in range(len(title.atlas.hexes)):
        seen = sight(title, start(title), Hex(number))
        yield seen, front(seen)


def written(root):
    """The things on a hex that find their own place, by kind."""
    found = [
        (kind, box_of(one))
        for kind in ("place", "revenue", "badge", "marker", "coordinate", "number")
        for one in of_class(root, kind)
    ]
    return found + [("values", box) for one in of_class(root, "values") for box in boxes(one)]


def boxes(values):
    """The boxes of values by phase."""
    return [box_of(one) for one in values if one.tag.endswith("}rect")]


def over_track(seen, box):
    """How far a box reaches over the track of a hex; negative if it is clear of it."""
    tracks = plan(seen.tile, seen.rotation, Layout.FLAT).tracks
    arrows = any(stop.kind is StopKind.OFFBOARD for stop in seen.tile.stops)
    over = [-RADIUS]
    for path, track in zip(seen.tile.paths, tracks, strict=True):
        for point in track.points(41):
            # Towards its tip an arrow becomes thinner.
            thick = (abs(point) - TIP) / (WIDTH / 2 - TIP) if arrows else 1
            if thick >= 0:
                over.append(thick * half_breadth(path) - box.gap(point))
    return max(over)


def over_slots(seen, box):
    stops = plan(seen.tile, seen.rotation, Layout.FLAT).stops
    return max((SLOT - box.gap(slot) for stop in stops for slot in stop.slots), default=-RADIUS)


def test_nothing_written_covers_slots_or_track(game):
    for seen, root in printed(game):
        for kind, box in written(root):
            assert over_slots(seen, box) < 1, (seen.hex.name, kind)
            if kind in ("place", "values", "revenue"):
                assert over_track(seen, box) < 0.5, (seen.hex.name, kind)


def test_things_written_do_not_cover_each_other(game):
    for seen, root in printed(game):
        for (one, a), (other, b) in combinations(written(root), 2):
            if one != other:
                assert not a.overlaps(b), (seen.hex.name, one, other)


@pytest.mark.parametrize("hex", ["C1", "E1", "M9"])
@pytest.mark.parametrize("phase", ["4", "8", "12"])
def test_values_by_phase_leave_the_city_alone(hex, phase):
    state = replace(start(sicily()), phase=sicily().phase(phase))
    seen = sight(sicily(), state, sicily().atlas.hex(hex))
    (values,) = of_class(front(seen), "values")
    assert texts(values) == ["20", "30", "40"]
    assert len(boxes(values)) == 4  # one of them is the frame of the value in force
    for box in boxes(values):
        assert over_slots(seen, box) < 0
        assert over_track(seen, box) < 0


def test_the_value_in_force_keeps_the_rim_of_its_box():
    state = replace(start(sicily()), phase=sicily().phase("12"))
    (values,) = of_class(front(sight(sicily(), state, sicily().atlas.hex("C15"))), "values")
    (frame,) = of_class(values, "current")
    black = box_of(next(one for one in values if one.get("fill") == "#222222"))
    assert frame.get("stroke") == "#ffffff"
    assert box_of(frame).left - 1.5 > black.left
    assert box_of(frame).low + 1.5 < black.low


@pytest.mark.parametrize("hex", ["N8", "C15"])
def test_dual_track_off_the_map_is_an_arrow(game, hex):
    root = tree(board_svg(game, start(game)))
    place = next(one for one in of_class(root, "hex") if one.get("data-hex") == hex).get("transform")
    ground = next(one for one in of_class(root, "grounds")[0] if one.get("transform") == place)
    assert len(of_class(ground, "track")) == 1
    (arrow,) = of_class(ground, "track", "dual", "arrow")
    numbers = list(map(float, arrow.get("points").split()))
    corners = [complex(*numbers[k : k + 2]) for k in (0, 2, 4)]
    assert min(map(abs, corners)) == pytest.approx(TIP, abs=0.1)
    white = [one for one in ground.iter() if one.get("fill") == "#ffffff" and one.tag.endswith("}polygon")]
    assert len(white) == 1


def test_an_arrow_of_narrow_gauge_has_rungs():
    sheet = parse_map(Layout.FLAT, "A1 blue offboard 10 0~a")
    root = tree(board_svg(sicily(sheet), start(sicily(sheet))))
    assert len(of_class(root, "track", "narrow", "arrow")) == 1
    assert len(of_class(root, "rungs")) == 1


@pytest.mark.parametrize("port", PORTS)
def test_a_port_shows_name_value_anchor_arrow_and_marker(port):
    title = sicily()
    hex, corp = title.atlas.hex(port), title.corp("IFT")
    state = replace(start(title), board=replace(start(title).board, markers=((hex, "port", corp),)))
    seen = sight(title, state, hex)
    root = front(seen)
    (marker,) = of_class(root, "marker")
    assert texts(marker) == ["+20 IFT"]
    assert marker[0].get("fill") == title.corporation(corp).colour
    (anchor,) = of_class(root, "mark")
    at = box_of(anchor)
    things = [("anchor", replace(at, left=at.left - 7, right=at.right + 7, low=at.low + 20)), *written(root)]
    assert {kind for kind, _ in things} == {"anchor", "place", "revenue", "marker", "coordinate"}
    for kind, box in things:
        assert over_track(seen, box) < 0, kind
    for (one, a), (other, b) in combinations(things, 2):
        assert not a.overlaps(b), (one, other)


def test_a_marker_without_an_owner_is_white():
    title, state = sicily(), start(sicily())
    board = replace(state.board, markers=((title.atlas.hex("L14"), "port", NOBODY),))
    (marker,) = of_class(front(sight(title, replace(state, board=board), title.atlas.hex("L14"))), "marker")
    assert texts(marker) == ["+20"]
    assert marker[0].get("fill") == "#ffffff"


def test_no_wall_covers_a_word(game):
    for number, drawn in edges_drawn(game.atlas).items():
        root = front(sight(game, start(game), number))
        for border in drawn:
            ends = [heading(border.edge + half, Layout.FLAT) * RADIUS for half in (-0.5, 0.5)]
            wall = [ends[0] + (ends[1] - ends[0]) * k / 30 for k in range(31)]
            for kind, box in written(root):
                assert min(map(box.gap, wall)) > WALL, (game.atlas.names[number], kind)


def test_a_coordinate_keeps_its_corner_beside_a_wall():
    root = tree(board_svg(sicily(), start(sicily())))
    for hex in ("E11", "N12", "B4"):
        (word,) = of_class(in_hex(root, hex), "coordinate")
        assert box_of(word).right < 0
        assert box_of(word).low < -40


def test_both_hexes_know_of_a_wall_that_only_one_tells():
    atlas = compile_atlas(parse_map(Layout.FLAT, "A1 white walls 0 \n C1 white \n B2 white"), {})
    edges = {atlas.names[hex]: [border.edge for border in drawn] for hex, drawn in edges_drawn(atlas).items()}
    assert edges == {"A1": [0], "C1": [3]}


def test_terrain_stays_on_tiles_if_the_title_says_so():
    state = lay(start(sicily()), "D12", "79", 1, of=sicily())
    gone = tree(board_svg(replace(sicily(), terrain_stays=False), state))
    stays = tree(board_svg(sicily(), state))
    assert of_class(in_hex(gone, "D12"), "terrain") == []
    assert texts(of_class(in_hex(stays, "D12"), "badge")[0]) == ["160"]
    assert len(of_class(in_hex(stays, "D12"), "terrain", "mountain")) == 1
    assert in_hex(stays, "D12").get("aria-label") == "D12: yellow tile 79, exits SW NE (narrow), mountain 160"
    # On the bare map nothing changes.
    assert of_class(in_hex(stays, "D2"), "badge") == []
    assert in_hex(stays, "D2").get("aria-label") == in_hex(gone, "D2").get("aria-label") == "D2: white, mountain 160"


@pytest.mark.parametrize("hex", ["D12", "E9", "F10", "H8", "J6", "M11"])
def test_terrain_on_a_tile_covers_nothing(hex):
    title, atlas = sicily(), sicily().atlas
    number = atlas.hex(hex)
    found = [atlas.printed[number]]
    for old in found:
        found += [new for new in atlas.upgrades(number, old) if new not in found]
    for here in found[1::3]:
        lays = list(atlas.printed)
        lays[number] = here
        state = replace(start(title), board=replace(start(title).board, lays=tuple(lays)))
        seen = sight(title, state, number)
        root = front(seen)
        (badge,) = of_class(root, "badge")
        box, name = box_of(badge), (seen.tile.name, seen.rotation)
        assert over_track(seen, box) < 0.5, name
        assert over_slots(seen, box) < 0.5, name
        assert not any(box.overlaps(other) for kind, other in written(root) if kind != "badge"), name


def test_a_divided_hex_shows_its_line():
    root = tree(board_svg(sicily(), start(sicily())))
    (line,) = of_class(root, "divide")
    assert line.get("d") in ("M-50 86.6L50 -86.6", "M50 -86.6L-50 86.6")
    assert "double" not in texts(root)


def test_exits_are_told_with_their_gauges():
    seen = sight(sicily(), start(sicily()), sicily().atlas.hex("M9"))
    assert told(seen, Layout.FLAT) == (
        "M9 Terranova: grey, city with 2 slots white 20 grey 30 black 40, exits NW SE N NE (narrow) SW (dual)"
    )


def test_runs_lie_over_track_of_any_gauge():
    state = lay(start(sicily()), "K9", "79", 0, of=sicily())
    state = lay(state, "I9", "74", 0, of=sicily())
    title = sicily()
    runs = [run(state, "I9", "M9", "N8", of=title)]
    root = tree(board_svg(title, state, runs=runs))
    layers = [one.get("class") for one in root if one.get("class")]
    assert layers.index("grounds") < layers.index("runs") < layers.index("hexes")
    (drawn,) = of_class(root, "run")
    strokes = [float(one.get("stroke-width")) for one in drawn if one.get("stroke")]
    broadest = max(2 * half_breadth(path) for tile in title.atlas.tiles for path in tile.paths)
    assert strokes[0] >= broadest
    assert strokes[-1] >= 8
    gauges = {path.gauge for name in ("79", "M9") for path in title.atlas.tiles[title.atlas.tile(name)].paths}
    assert {Gauge.NARROW, Gauge.DUAL} <= gauges


def test_a_run_off_the_map_ends_with_its_arrow():
    title, state = sicily(), start(sicily())
    from_port, to_port = (
        runs_svg(title, state, [run(state, *way, of=title)])[0] for way in (("N8", "M9"), ("M9", "N8"))
    )
    middle = complex(7 * 150, 13 * RADIUS * 3**0.5 / 2)
    for svg, first in ((from_port, True), (to_port, False)):
        d = svg.split(' d="')[1].split('"')[0]
        numbers = [float(word) for word in d.replace("M", " ").replace("C", " ").replace("L", " ").split()]
        end = complex(*(numbers[:2] if first else numbers[-2:]))
        assert abs(end - middle) == pytest.approx(TIP, abs=0.2)
