"""Tiles: everything printed is drawn, track meets its edges, nothing covers anything that matters."""

from itertools import combinations, pairwise

import pytest

from tests.unit.draw.pictures import GOLDEN, of_class, pictures, texts, title, tree
from tresham.draw import catalogue_svg, symbols, tile_sheet_svg, tile_svg
from tresham.draw.colours import DOTS, GROUND, STEPS, contrast, on
from tresham.draw.free_space import Room
from tresham.draw.points import edge_point, line, unit
from tresham.draw.tile import room_on, tile_stops
from tresham.draw.tile_plan import SLOT, plan
from tresham.track.ids import Colour, Gauge, Layout, StopKind
from tresham.track.notation import parse_tiles
from tresham.track.prints import FIRST_STOP
from tresham.track.tiles import CATALOGUE

ALL = list(CATALOGUE.values())
GAUGES = {Gauge.STANDARD: "standard", Gauge.NARROW: "narrow", Gauge.DUAL: "dual"}


def check_drawn(tile, root):
    """All that is printed on a tile is in its picture."""
    assert len(of_class(root, "track")) == len(tile.paths)
    for gauge, name in GAUGES.items():
        assert len(of_class(root, "track", name)) == sum(path.gauge is gauge for path in tile.paths)
    assert len(of_class(root, "slot")) == sum(stop.slots for stop in tile.stops)
    for kind, name in ((StopKind.CITY, "city"), (StopKind.TOWN, "town")):
        assert len(of_class(root, "stop", name)) == sum(stop.kind is kind for stop in tile.stops)
    words = texts(root)
    for label in tile.labels:
        assert label in words
    for stop in tile.stops:
        assert all(str(value) in words for _, value in stop.worth if value)


def place(circle):
    return complex(float(circle.get("cx")), float(circle.get("cy")))


def values_cover_no_slot(root):
    slots = [place(slot) for slot in of_class(root, "slot")]
    discs = [(place(disc[0]), float(disc[0].get("r"))) for disc in of_class(root, "revenue")]
    return all(abs(at - slot) > SLOT + radius - 2.5 for at, radius in discs for slot in slots)


@pytest.mark.parametrize("rotation", range(6))
def test_every_tile_is_drawn_in_every_rotation(rotation):
    for tile in ALL:
        root = tree(tile_svg(tile, rotation, Layout.FLAT))
        check_drawn(tile, root)
        assert tile.name in texts(root)
        assert len(of_class(root, "dot")) == DOTS.get(tile.colour, 0)
        assert values_cover_no_slot(root), tile.name


def test_every_tile_is_drawn_on_a_point():
    for number, tile in enumerate(ALL):
        check_drawn(tile, tree(tile_svg(tile, number, Layout.POINTY)))


def test_every_pattern_of_the_map_is_drawn():
    for tile in title().atlas.tiles:
        check_drawn(tile, tree(tile_svg(tile, 0, Layout.POINTY)))


def test_words_are_never_turned():
    for tile in ALL:
        assert "rotate" not in tile_svg(tile, 2)


@pytest.mark.parametrize("layout", Layout)
def test_track_meets_the_edges_it_leads_to(layout):
    for tile in ALL:
        for rotation in (0, 1, 4):
            drawn = plan(tile, rotation, layout)
            for path, track in zip(tile.paths, drawn.tracks, strict=True):
                for end, point in ((path.a, track.start), (path.b, track.end)):
                    if end < FIRST_STOP:
                        wanted = edge_point((end + rotation) % 6, layout)
                    else:
                        wanted = drawn.stops[end - FIRST_STOP].at
                    assert abs(point - wanted) < 1e-6


def test_edges_lie_where_the_rules_number_them():
    west, south_west, south = edge_point(1, Layout.POINTY), edge_point(0, Layout.POINTY), edge_point(0, Layout.FLAT)
    assert west.real < -80
    assert abs(west.imag) < 1e-6
    assert south_west.real < 0 < south_west.imag
    assert south.imag > 80
    assert abs(south.real) < 1e-6


@pytest.mark.parametrize("layout", Layout)
def test_slots_stay_apart_and_on_the_tile(layout):
    for tile in ALL:
        slots = [slot for stop in plan(tile, 0, layout).stops for slot in stop.slots]
        assert all(abs(a - b) > 2 * SLOT - 1 for a, b in combinations(slots, 2)), tile.name
        limit = edge_point(0, layout)
        for slot in slots:
            assert max((slot / unit(60 * edge) / limit).real for edge in range(6)) * abs(limit) + SLOT < 90


def test_two_stops_do_not_lie_on_each_other():
    for tile in ALL:
        for a, b in combinations(plan(tile, 0, Layout.FLAT).stops, 2):
            assert abs(a.at - b.at) > 24, tile.name


def test_a_city_makes_way_for_track_that_passes_it():
    (altoona,) = parse_tiles("altoona grey city 10 1-4 1-a 4-a")
    assert abs(plan(altoona, 0, Layout.POINTY).stops[0].at) > SLOT + 10


def test_parallel_tracks_lie_side_by_side():
    (tile,) = parse_tiles("x yellow 0:1/2-3:2/2 0:2/2-3:1/2")
    first, second = plan(tile, 0, Layout.FLAT).tracks
    assert abs(first.start - second.start) > 15
    check_drawn(tile, tree(tile_svg(tile)))


def test_ladders_and_white_cores_tell_gauges_apart():
    def inside(notation):
        root = tree(tile_svg(parse_tiles(notation)[0]))
        return len(of_class(root, "core")), len(of_class(root, "rungs"))

    assert inside("x yellow 0-3") == (0, 0)
    assert inside("x yellow 0=3") == (1, 0)
    assert inside("x yellow 0~3") == (1, 1)


def test_white_parts_of_a_track_are_broad_enough_to_be_seen_and_leave_two_rails():
    root = tree(tile_svg(CATALOGUE["696"]))
    for track, core in zip(of_class(root, "track", "dual"), of_class(root, "core"), strict=True):
        assert float(core.get("stroke-width")) >= 7
        assert float(track.get("stroke-width")) - float(core.get("stroke-width")) >= 4


def test_ladders_have_whole_steps_so_that_they_fit_at_the_edges():
    for name in ("77", "78", "79", "644"):
        (rungs,) = of_class(tree(tile_svg(CATALOGUE[name])), "rungs")
        (track,) = [
            track
            for path, track in zip(CATALOGUE[name].paths, plan(CATALOGUE[name], 0, Layout.FLAT).tracks, strict=True)
            if path.gauge is Gauge.NARROW
        ]
        rung, space = map(float, rungs.get("stroke-dasharray").split())
        steps = track.length / (rung + space)
        assert abs(steps - round(steps)) < 0.1
        # Each end of the track is in the middle of a space.
        assert abs(float(rungs.get("stroke-dashoffset")) - rung - space / 2) < 0.11


def test_no_ladder_loses_its_rungs_where_it_joins_another():
    for name in ("646", "647", "648", "649", "695"):
        classes = [one.get("class") for one in tree(tile_svg(CATALOGUE[name])).iter() if one.get("stroke")]
        drawn = [one for one in classes if one in ("core", "rungs")]
        assert drawn == sorted(drawn), name


def test_of_crossing_tracks_one_bridges_the_other():
    root = tree(tile_svg(CATALOGUE["20"]))
    strokes = [one.get("stroke") for one in root.iter() if one.tag.endswith("}path")]
    assert strokes == ["#ffffff", "#111111", "#ffffff", "#111111"]


def test_joining_tracks_are_not_cut():
    root = tree(tile_svg(CATALOGUE["23"]))
    strokes = [one.get("stroke") for one in root.iter() if one.tag.endswith("}path")]
    assert strokes == ["#ffffff", "#ffffff", "#111111", "#111111"]


def test_words_are_legible_on_every_ground():
    grounds = [*GROUND.values(), *(colour for colour, _ in STEPS.values())]
    assert all(contrast(on(ground), ground) >= 4.5 for ground in grounds)
    assert all(contrast("#111111", GROUND[colour]) >= 4 for colour in Colour)


def test_every_colour_of_tiles_has_its_own_dots():
    laid = (Colour.YELLOW, Colour.GREEN, Colour.BROWN, Colour.GREY)
    assert len({DOTS[colour] for colour in laid}) == len(laid)


def test_a_text_finds_the_free_side():
    room = Room(Layout.FLAT)
    room.take_box(-40 + 0j, 70, 140)
    assert room.find(30, 20, -40 + 0j).real > 0
    room.take_track(line(-86j, 86j))
    spot, covered = room.look(400, 400, 0j)
    assert (spot, covered) == (0j, float("inf"))


def test_room_knows_what_lies_on_a_tile():
    room = room_on(CATALOGUE["9"], 0, Layout.FLAT)
    assert abs(room.find(20, 20, 0j).real) > 15


def test_the_sheet_shows_every_tile_and_how_many_there_are():
    atlas = title().atlas
    root = tree(tile_sheet_svg(atlas))
    entries = of_class(root, "entry")
    assert len(entries) == atlas.tile_count
    captions = ["".join(caption.itertext()) for caption in of_class(root, "count")]
    assert sorted(captions) == sorted(
        f"{tile.name}×{many}" for tile, many in zip(atlas.tiles[: atlas.tile_count], atlas.supply, strict=False)
    )
    assert len(of_class(root, "track")) == sum(len(tile.paths) for tile in atlas.tiles[: atlas.tile_count])


def test_tiles_without_end_are_told():
    assert "∞" in catalogue_svg([(CATALOGUE["7"], None)])


def test_the_symbol_sheet_has_every_tile_and_token_once():
    atlas = title().atlas
    root = tree(symbols(atlas, title().corporations))
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    assert {f"tile-{tile.name}" for tile in atlas.tiles} <= set(ids)
    assert {f"tile-57-words-{rotation}" for rotation in range(6)} <= set(ids)
    assert {f"token-{one.symbol}" for one in title().corporations} <= set(ids)
    assert {one.get("href")[1:] for one in root.iter() if one.get("href")} <= set(ids)


def test_a_turned_symbol_is_the_turned_tile():
    tile = CATALOGUE["62"]
    for rotation, (one, other) in enumerate(pairwise(plan(tile, r, Layout.POINTY) for r in range(6))):
        assert rotation < 5
        for a, b in zip(one.stops, other.stops, strict=True):
            assert abs(a.at * unit(60) - b.at) < 1e-6
    assert tile_stops(tile, 6, Layout.FLAT) == tile_stops(tile, 0, Layout.FLAT)


@pytest.mark.parametrize("name", sorted(pictures()))
def test_pictures_are_the_golden_ones(name):
    assert pictures()[name].replace("><", ">\n<") + "\n" == (GOLDEN / f"{name}.svg").read_text()
