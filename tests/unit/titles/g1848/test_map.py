"""The map of 1848 and its tiles: zones and changes of gauge, where track may lead, what may replace what."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.marks import rule
from tresham.titles.g1848 import map as australia
from tresham.track.atlas import Atlas, compile_atlas
from tresham.track.ids import Axes, Colour, Layout, StopKind
from tresham.track.notation import parse_map, place_on_grid
from tresham.track.notation_writer import write_map
from tresham.track.prints import HexPrint
from tresham.track.tiles import CATALOGUE

W, Q, N, V = "West", "Queensland", "New South Wales", "Victoria"
BORDERS = {
    (W, Q): "B4-B5 B4-C4 C3-C4 C4-D4",
    (W, N): "D4-D5 D4-E4 E3-E4 E4-F4",
    (W, V): "F4-F5 F4-G4 G3-G4 G4-H4 H4-H5",
    (Q, N): "C4-D5 C5-D5 C5-D6 C6-D6 C6-D7 C7-D7 C7-D8 C8-D8 C8-D9 C9-D9 C9-D10 C10-D10",
    (N, V): "E4-F5 E5-F5 F5-F6 F6-G5 F6-G6 F7-G6 G6-G7 G7-H7 G7-H8 G8-H8",
    (Q, V): "",
}
"""By two zones: the hexsides between them."""


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return compile_atlas(australia.MAP, australia.TILES, australia.replaces)


def hexes() -> dict[str, HexPrint]:
    return {hex.name: hex for hex in australia.MAP.hexes}


def neighbours(atlas: Atlas, name: str) -> dict[int, str]:
    """By edge: the hex across, whether track can lead there or not."""
    first = atlas.hex(name) * 6
    return {edge: atlas.names[atlas.mate[first + edge] // 6] for edge in range(6) if atlas.mate[first + edge] >= 0}


def open_to(atlas: Atlas, name: str) -> set[str]:
    """The hexes to which a tile here may lead."""
    return {other for edge, other in neighbours(atlas, name).items() if atlas.open_edges[atlas.hex(name)] >> edge & 1}


@rule("1848-C-01")
@pytest.mark.parametrize(
    ("name", "site"),
    [("B10", "B19"), ("F9", "F17"), ("G3", "G6"), ("G7", "G14"), ("H6", "H11"), ("D1", "D1"), ("E2", "E4")],
)
def test_hexes_are_called_what_the_board_calls_them(name: str, site: str) -> None:
    assert australia.SITE_HEXES[name] == site
    assert place_on_grid(name, Axes.HEXES_ACROSS) == place_on_grid(site)


def test_no_two_hexes_have_one_name_on_the_site() -> None:
    assert len(set(australia.SITE_HEXES.values())) == len(australia.MAP.hexes) == 63


def test_the_map_can_be_written() -> None:
    again = parse_map(Layout.POINTY, write_map(australia.MAP), Axes.HEXES_ACROSS)
    assert again == australia.MAP


@rule("1848-1.1c", "1848-1.3a")
def test_a_hundred_tiles() -> None:
    colours = Counter[Colour]()
    for name, count in australia.TILES.items():
        colours[CATALOGUE[name].colour] += count
    assert colours == {Colour.YELLOW: 43, Colour.GREEN: 31, Colour.BROWN: 22, Colour.GREY: 3, Colour.BLUE: 1}


@rule("1848-C-54")
def test_zones() -> None:
    sizes = Counter(hex.zone for hex in australia.MAP.hexes)
    assert sizes == {W: 16, Q: 13, N: 18, V: 8, "": 8}
    outside = [hex.name for hex in australia.MAP.hexes if not hex.zone]
    assert outside == ["A2", "A3", "A9", "B11", "D1", "F2", "I4", "I5"]


@rule("1848-7.6a")
def test_the_gauge_changes_where_zones_meet(atlas: Atlas) -> None:
    found: dict[tuple[str, str], set[str]] = {pair: set() for pair in BORDERS}
    for hex in australia.MAP.hexes:
        for border in hex.borders:
            if border.kind == "gauge":
                other = hexes()[neighbours(atlas, hex.name)[border.edge]]
                first, second = sorted((hex, other), key=lambda one: (one.name[0], int(one.name[1:])))
                pair = next(pair for pair in BORDERS if set(pair) == {hex.zone, other.zone})
                found[pair].add(f"{first.name}-{second.name}")
    assert found == {pair: set(names.split()) for pair, names in BORDERS.items()}
    assert sum(map(len, found.values())) == 35


def test_both_hexes_show_a_change_of_gauge(atlas: Atlas) -> None:
    shown = {(hex.name, border.edge) for hex in australia.MAP.hexes for border in hex.borders if border.kind == "gauge"}
    across = {(neighbours(atlas, name)[edge], (edge + 3) % 6) for name, edge in shown}
    assert shown == across


@rule("1848-10.1.2d", "1848-C-42")
def test_alice_springs_is_one_place_with_four_entries(atlas: Atlas) -> None:
    halves = [hexes()[name] for name in australia.ALICE_SPRINGS]
    assert {hex.tile.stops[0].groups for hex in halves} == {("Alice",)}
    entries = [neighbours(atlas, hex.name)[path.a] for hex in halves for path in hex.tile.paths]
    assert sorted(entries) == ["B2", "B3", "B3", "B4"]
    alone = [hex for hex in australia.PLATFORM_MAP.hexes if hex.name in australia.ALICE_SPRINGS]
    assert [hex.tile.stops[0].groups for hex in alone] == [(), ()]


@rule("1848-10.1.2i")
def test_no_run_passes_red_places_and_tasmania(atlas: Atlas) -> None:
    for name in (*australia.ALICE_SPRINGS, "A9", "D1"):
        assert atlas.last_stops[atlas.printed[atlas.hex(name)]] == 1
    assert atlas.last_stops[atlas.lay(australia.TASMANIA_TILE, 0)] == 1


@rule("1848-10.3.1a")
@pytest.mark.parametrize(
    ("name", "worths"),
    [
        ("A2", (10, 20, 40, 60)),
        ("A3", (10, 20, 40, 60)),
        ("A9", (10, 20, 30, 40)),
        ("D1", (20, 40, 60, 80)),
        ("B11", (10, 10, 20, 20)),
        ("F2", (10, 10, 20, 20)),
    ],
)
def test_places_whose_worth_grows(name: str, worths: tuple[int, ...]) -> None:
    (stop,) = hexes()[name].tile.stops
    assert tuple(dict(stop.worth)[colour] for colour in ("yellow", "green", "brown", "grey")) == worths


@rule("1848-7.4.6a", "1848-7.4.6b", "1848-7.4.6c", "1848-7.4.6d", "1848-7.4.6e")
def test_first_tiles(atlas: Atlas) -> None:
    kinds = {"plain": {"7", "8", "9"}, "towns": {"1", "2", "55", "56", "69"}, "city": {"5", "6", "57"}, "OO": {"235"}}
    for hex in australia.MAP.hexes:
        here = atlas.hex(hex.name)
        first = {name for name in australia.TILES if atlas.may_become(here, atlas.printed[here], atlas.tile(name))}
        if hex.tile.colour is not Colour.WHITE:
            expected = {australia.TASMANIA_TILE} if hex.name in australia.TASMANIA else set()
        elif not hex.tile.stops:
            expected = kinds["plain"]
        elif len(hex.tile.stops) == 2:
            expected = kinds["towns" if hex.tile.stops[0].kind is StopKind.TOWN else "OO"]
        else:
            expected = kinds["city"]
        assert first == expected, hex.name


@rule("1848-7.5.3c", "1848-7.5.3d")
def test_what_replaces_what_in_cities(atlas: Atlas) -> None:
    """The tiles of K cities and of other cities are never exchanged for one another."""

    def later(name: str, tile: str) -> set[str]:
        hex = atlas.hex(name)
        found = [atlas.upgrades(hex, atlas.lay(tile, rotation)) for rotation in range(6)]
        return {atlas.tiles[lay // 6].name for lays in found for lay in lays}

    assert later("E7", "5") == later("E7", "6") == later("E7", "57") == {"14", "15"}
    assert later("G3", "5") == later("G3", "6") == {"236", "237", "238"}
    assert later("H6", "57") == {"236", "237"}
    assert later("G3", "238") == {"239"}
    assert later("G3", "239") == {"240"}
    assert later("E7", "14") == later("E7", "15") == {"611"}
    assert later("E7", "611") == {"915"}
    assert later("G5", "235") == {"59"}
    assert later("G5", "59") == {"64", "65", "66", "67", "68"}
    for tile in ("1", "2", "55", "56", "69"):
        assert later("D2", tile) == set()


@rule("1848-7.4.4a", "1848-7.4.7a")
def test_where_track_may_lead(atlas: Atlas) -> None:
    assert open_to(atlas, "B10") == {"A9", "B9", "C9", "C10"}
    assert open_to(atlas, "C10") == {"B10", "B11", "C9", "D10"}
    assert open_to(atlas, "B4") == {"A3", "B3", "B5", "C3", "C4"}
    assert open_to(atlas, "E2") == {"D2", "D3", "E1", "E3", "F3"}
    assert open_to(atlas, "F3") == {"E2", "E3", "F4", "G3"}
    for name in ("A2", "A3", "A9", "D1"):
        assert open_to(atlas, name) == set()


@rule("1848-4.4b", "1848-C-10")
def test_tasmania_joins_both_mainland_neighbours(atlas: Atlas) -> None:
    for name, coast in (("I4", {"H4", "H5"}), ("I5", {"H5", "H6"})):
        hex = atlas.hex(name)
        (lay,) = atlas.upgrades(hex, atlas.printed[hex])
        around = neighbours(atlas, name)
        assert {around[edge] for edge in range(6) if atlas.exits[lay] >> edge & 1} == coast
        assert all(name in open_to(atlas, city) for city in coast)
        assert len(atlas.stops(hex, lay)) == 1
    assert open_to(atlas, "H4") == {"G3", "G4", "H5", "I4"}


@rule("1848-10.4a")
def test_k_cities() -> None:
    marked = {
        hex.name for hex in australia.MAP.hexes if "K" in hex.tile.labels or (Colour.GREEN, "K") in hex.later_labels
    }
    assert marked == set(australia.K_CITIES)


def test_terrain() -> None:
    by_cost = {
        cost: {hex.name for hex in australia.MAP.hexes if hex.terrain == (cost,)}
        for cost in (("desert", 40), ("mountain", 50))
    }
    assert by_cost["desert", 40] == set(australia.DESERTS) == {"B2", "B4", "B5", "C1", "C2", "C4", "E3", "E4"}
    assert by_cost["mountain", 50] == {"C9", "D9", "E8", "F8", "G8", "H7", "H8"}
