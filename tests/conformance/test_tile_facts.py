"""Our catalogue, maps and upgrades against the facts of the five titles, as the platform knows them."""

import json
from dataclasses import replace
from functools import cache

import pytest

from tests.marks import ROOT
from tresham.titles.g18cz import bohemia
from tresham.titles.g18cz import map as czech
from tresham.titles.g1830.map import MAP, PLATFORM_MAP, TILES
from tresham.titles.g1850 import map as midwest
from tresham.track.atlas import compile_atlas
from tresham.track.ids import Colour, Gauge, Layout, StopKind
from tresham.track.notation import parse_map
from tresham.track.notation_writer import write_map
from tresham.track.prints import FIRST_STOP, Border, HexPrint, MapSheet, Path, StopPrint, TilePrint
from tresham.track.replacing import count, like_by_next_colour, next_colour, wanted_labels
from tresham.track.rotations import heirs, turn
from tresham.track.tiles import CATALOGUE

FOLDER = ROOT.parent / "shared" / "facts"
TITLES = ["1830", "1848", "1849", "1850", "18CZ", "18CZ-2p"]
GAUGES = {"broad": Gauge.STANDARD, "narrow": Gauge.NARROW, "dual": Gauge.DUAL}
BORDERS = {
    "impassable": "wall",
    "gauge_change": "gauge",
    "joined_offboard": "joined",
    "home_area_outline": "area",
    "outline": "outline",
}


@cache
def facts(name):
    """One file of facts; a test that asks for it is skipped where there is none."""
    file = FOLDER / f"{name}.json"
    if not file.is_file():
        pytest.skip("no facts at ../shared/facts")
    return json.loads(file.read_text(encoding="utf-8"))


# Facts as our records


def colour(name):
    return Colour[name.upper().replace("GRAY", "GREY")]


def worth(revenue):
    steps = revenue.items() if isinstance(revenue, dict) else [("", revenue)]
    return tuple((key.replace("gray", "grey"), amount) for key, amount in steps)


def elements(fact):
    """Cities, towns and areas in their order on the tile: (kind, number among its kind, fact)."""
    kinds = (("city", "cities"), ("town", "towns"), ("offboard", "offboards"))
    found = [(kind, number, stop) for kind, key in kinds for number, stop in enumerate(fact.get(key, ()))]
    return sorted(found, key=lambda element: element[2]["part"])


def stop_print(kind, fact):
    groups, port = tuple(fact.get("groups", ())), fact.get("route") == "optional"
    return StopPrint(StopKind[kind.upper()], worth(fact["revenue"]), fact.get("slots", 0), groups, fact["part"], port)


def tile_print(name, fact):
    numbers = {(kind, number): FIRST_STOP + k for k, (kind, number, _) in enumerate(elements(fact))}

    def path(given):
        (a, b), (lane_a, lane_b) = (
            (numbers.get((key, number), number) for end in (given["a"], given["b"]) for key, number in end.items()),
            (tuple(given.get(lane, (1, 0))) for lane in ("a_lane", "b_lane")),
        )
        ends, lanes = ((a, b), (lane_a, lane_b)) if a < b else ((b, a), (lane_b, lane_a))
        return Path(*ends, GAUGES[given["gauge"]], given.get("terminal", False), lanes)

    return TilePrint(
        name,
        colour(fact["colour"]),
        tuple(stop_print(kind, stop) for kind, _, stop in elements(fact)),
        tuple(sorted(map(path, fact.get("paths", ())), key=repr)),
        tuple(fact.get("labels", ())),
        fact.get("special_only", False),
        tuple(fact.get("icons", ())),
    )


def hex_print(fact):
    cities = [(k, stop) for k, (kind, _, stop) in enumerate(elements(fact)) if kind == "city"]
    homes = [(name, k) for k, stop in cities for name in stop.get("reservations", ())]
    later = fact.get("future_label")
    return HexPrint(
        fact["hex"],
        fact["x"],
        fact["y"],
        tile_print(fact["hex"], fact),
        fact.get("name", ""),
        tuple((terrain, upgrade["cost"]) for upgrade in fact.get("upgrades", ()) for terrain in upgrade["terrain"]),
        tuple(Border(b["edge"], BORDERS[b["meaning"]], b.get("cost") or 0) for b in fact.get("borders", ())),
        (*homes, *((name, -1) for name in fact.get("reservations", ()))),
        ((colour(later["from_colour"]), later["label"]),) if later else (),
        tuple(fact.get("stubs", ())),
        tuple(fact.get("blocked_by", ())),
    )


def sheet_of(title):
    """The map of a title, from the facts."""
    return MapSheet(Layout[facts(title)["layout"].upper()], tuple(map(hex_print, facts(title)["map"])))


def in_any_order(tile):
    """A tile whose track is listed in a fixed order."""
    paths = (path if path.a < path.b else Path(path.b, path.a, path.gauge, path.terminal) for path in tile.paths)
    return TilePrint(
        tile.name, tile.colour, tile.stops, tuple(sorted(paths, key=repr)), tile.labels, tile.special, tile.marks
    )


def without_trimmings(tile):
    """A tile without its signs. No run passes an off-board area and all lanes meet there, which goes without saying."""

    def plain(path):
        into_stop = path.b >= FIRST_STOP
        terminal = path.terminal and not (into_stop and tile.stops[path.b - FIRST_STOP].kind is StopKind.OFFBOARD)
        return Path(path.a, path.b, path.gauge, terminal, (path.lanes[0], (1, 0) if into_stop else path.lanes[1]))

    paths = tuple(sorted(map(plain, tile.paths), key=repr))
    return TilePrint(tile.name, tile.colour, tile.stops, paths, tile.labels, tile.special)


def czech_tiles(hex, old, new):
    """18CZ: besides the usual, red home tiles on their own hexes, and purple tiles that join two towns in one."""
    if new.colour is Colour.RED:
        return old.colour is Colour.WHITE and old.labels == new.labels
    if new.special and count(old, StopKind.TOWN) == 2 and count(new, StopKind.TOWN) == 1:
        return next_colour(old, new) and new.labels == wanted_labels(hex, old, new.colour)
    return like_by_next_colour(hex, old, new)


def policy_of(title):
    return czech_tiles if title.startswith("18CZ") else like_by_next_colour


# The tests


def test_the_catalogue_is_the_platforms():
    assert CATALOGUE.keys() == facts("tiles").keys()
    for name, fact in facts("tiles").items():
        assert without_first_value(in_any_order(CATALOGUE[name])) == tile_print(name, fact)


def without_first_value(tile):
    """The red tiles of 18CZ have four values; the platform leaves out the first, since none is laid before phase d."""
    if tile.colour is not Colour.RED:
        return tile
    return replace(tile, stops=tuple(replace(stop, worth=stop.worth[1:]) for stop in tile.stops))


def test_the_tiles_of_1830():
    assert {name: fact["count"] for name, fact in facts("1830")["tiles"].items()} == TILES


def test_the_map_of_1830():
    ours = {hex.name: hex for hex in PLATFORM_MAP.hexes}
    assert list(ours) == [hex["hex"] for hex in facts("1830")["map"]]
    for theirs in sheet_of("1830").hexes:
        mine = ours[theirs.name]
        assert in_any_order(mine.tile) == theirs.tile
        # The rules call the line inside an area "joined", the platform an outline.
        walls = [border for border in mine.borders if border.kind == "wall"]
        assert walls == [border for border in theirs.borders if border.kind == "wall"]
        for field in ("x", "y", "place", "terrain", "homes", "later_labels", "stubs", "blocked_by"):
            assert getattr(mine, field) == getattr(theirs, field), (theirs.name, field)


def test_the_tiles_of_1850():
    assert {name: fact["count"] for name, fact in facts("1850")["tiles"].items()} == midwest.TILES


def test_the_map_of_1850():
    ours = {hex.name: hex for hex in midwest.MAP.hexes}
    assert list(ours) == [hex["hex"] for hex in facts("1850")["map"]]
    for theirs in sheet_of("1850").hexes:
        mine = ours[theirs.name]
        assert without_trimmings(mine.tile) == without_trimmings(theirs.tile)
        assert {f"{corporation}_edge" for corporation in mine.goals} == set(theirs.tile.marks)
        for field in ("x", "y", "place", "terrain", "borders", "homes", "later_labels", "stubs", "blocked_by"):
            assert getattr(mine, field) == getattr(theirs, field), (theirs.name, field)


def test_the_places_of_1850():
    named = facts("1850")["specials"]
    assert list(midwest.WEST_OF_RIVER) == named["west_river_hexes"]
    assert named["mesabi_hex"] == midwest.MESABI
    hex, tile, rotation = midwest.DEAD_END
    assert named["forbidden_yellow_rotation"] == {"hex": hex, "rotation": rotation}
    assert facts("1850")["tiles"][tile]["upgrades"] == ["129"]


def test_the_tiles_of_18cz():
    assert {name: fact["count"] for name, fact in facts("18CZ")["tiles"].items()} == czech.TILES


@pytest.mark.parametrize(("title", "sheet"), [("18CZ", czech.MAP), ("18CZ-2p", bohemia.MAP)])
def test_the_maps_of_18cz(title, sheet):
    ours = {hex.name: hex for hex in sheet.hexes}
    assert list(ours) == [hex["hex"] for hex in facts(title)["map"]]
    for theirs in sheet_of(title).hexes:
        mine = ours[theirs.name]
        assert in_any_order(mine.tile) == theirs.tile
        assert [(kind.replace("river", "water"), cost) for kind, cost in mine.terrain] == list(theirs.terrain)
        for field in ("x", "y", "homes", "later_labels", "stubs", "blocked_by"):
            assert getattr(mine, field) == getattr(theirs, field), (theirs.name, field)
        # The platform names no home area, and misspells Karlovy Vary.
        if not mine.borders and theirs.name != "D5":
            assert mine.place == theirs.place


def test_red_edges_of_18cz():
    edged = {hex.name for hex in czech.MAP.hexes if hex.borders}
    assert edged == {hex for pair in czech.HOME_AREAS.values() for hex in pair}
    homes = {one["sym"]: set(one["home"]) for one in facts("18CZ")["corporations"] if one["type"] == "large"}
    assert homes == {symbol: set(pair) for symbol, pair in czech.HOME_AREAS.items()}
    for hex in facts("18CZ")["map"]:
        if hex["hex"] in edged:
            assert hex["can_become"] == [czech.RED_TILES[hex["reservations"][0]]]


@pytest.mark.parametrize("title", TITLES)
def test_every_map_can_be_written(title):
    sheet = sheet_of(title)
    assert parse_map(sheet.layout, write_map(sheet)) == sheet


@pytest.mark.parametrize("title", TITLES)
def test_sides_open_to_track(title):
    ours = {"1830": MAP, "1850": midwest.MAP, "18CZ": czech.MAP, "18CZ-2p": bohemia.MAP}
    atlas = compile_atlas(ours.get(title) or sheet_of(title), {})
    for number, fact in enumerate(facts(title)["map"]):
        if fact["colour"] not in ("gray", "red"):
            expected = {
                int(e): hex for e, hex in fact["neighbours"].items() if int(e) not in fact.get("blocked_edges", ())
            }
            edges = [edge for edge in range(6) if atlas.open_edges[number] >> edge & 1]
            assert {edge: atlas.names[atlas.mate[number * 6 + edge] // 6] for edge in edges} == expected


@pytest.mark.parametrize("title", TITLES)
def test_upgrades(title):
    manifest = {name: CATALOGUE[name] for name in facts(title)["tiles"]}
    somewhere = HexPrint("A1", 0, 0, TilePrint("A1", Colour.WHITE))
    turned = {(name, rotation): turn(tile, rotation) for name, tile in manifest.items() for rotation in range(6)}

    def upgrades(hex, old):
        """Kind of tile and old track looked at, sides not."""
        kinds = [name for name, tile in manifest.items() if policy_of(title)(hex, old, tile)]
        return {name for name in kinds if any(heirs(turn(old, 0), turned[name, r]) is not None for r in range(6))}

    for name, fact in facts(title)["tiles"].items():
        assert upgrades(somewhere, manifest[name]) == set(fact["upgrades"]), name
    for hex, fact in zip(sheet_of(title).hexes, facts(title)["map"], strict=True):
        assert upgrades(hex, hex.tile) == set(fact.get("can_become", ())), hex.name
