"""The map of 1849 and its tiles: what is printed, where track may lead, what may replace what."""

from collections import Counter

import pytest

from tests.marks import rule
from tests.unit.titles.g1849.tables import HEXES, SIDES, TILES, rows
from tests.unit.track.sheets import gauges_added
from tresham.rules.surveying import COUNTS_TWICE
from tresham.titles.g1849 import map as sicily
from tresham.track.atlas import Atlas, compile_atlas
from tresham.track.ids import Colour, Gauge, Layout, StopKind
from tresham.track.links import links
from tresham.track.notation import parse_map
from tresham.track.notation_writer import write_map
from tresham.track.prints import FIRST_STOP, HexPrint, MapSheet, TilePrint
from tresham.track.rotations import ACROSS
from tresham.track.tiles import CATALOGUE

COMPASS = ("S", "SW", "NW", "N", "NE", "SE")
GAUGES = {Gauge.STANDARD: "std", Gauge.NARROW: "nar", Gauge.DUAL: "dual"}

WALLS = "B2/C1 B4/C3 C7/D6 D8/E7 D8/F8 D8/E9 D10/E9 D10/F10 D10/E11 C11/E11 K11/L10 K11/M11 M11/N12"
"""Sides that no track crosses, by the two hexes they divide: first those at sea, then those in the mountains."""


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    """The map and the tiles of the rulebook."""
    return compile_atlas(sicily.MAP, sicily.TILES)


@pytest.fixture(scope="module")
def platform() -> Atlas:
    """The map and the tiles of 18xx.games."""
    return compile_atlas(sicily.PLATFORM_MAP, sicily.PLATFORM_TILES)


def hexes() -> dict[str, HexPrint]:
    return {hex.name: hex for hex in sicily.MAP.hexes}


def kind_of(hex: HexPrint) -> str:
    """The words of the table for what a hex is."""
    if not hex.tile.stops:
        if hex.tile.paths:
            return "track"
        return "blocked" if hex.tile.colour is Colour.GREY else "plain"
    (stop,) = hex.tile.stops
    if stop.kind is StopKind.OFFBOARD:
        return "port" if stop.port else "end"
    return stop.kind.name.lower()


def tracks_of(tile: TilePrint) -> set[str]:
    """Track in the words of the table: a side to its station, or a pair of sides; pairs are written both ways."""
    found = set()
    for path in tile.paths:
        if path.b >= FIRST_STOP:
            found.add(f"{COMPASS[path.a]} {GAUGES[path.gauge]}")
        else:
            found.add(f"{COMPASS[path.a]}-{COMPASS[path.b]} {GAUGES[path.gauge]}")
            found.add(f"{COMPASS[path.b]}-{COMPASS[path.a]} {GAUGES[path.gauge]}")
    return found


def lays(atlas: Atlas, hex: str, *steps: tuple[str, int]) -> dict[str, set[int]]:
    """What may be laid next on a hex after some lays there, each of which must be allowed: rotations by tile."""
    number = atlas.hex(hex)
    lay = atlas.printed[number]
    for tile, rotation in steps:
        new = atlas.lay(tile, rotation)
        assert new in atlas.upgrades(number, lay), f"{tile} turned by {rotation} on {hex}"
        lay = new
    found: dict[str, set[int]] = {}
    for new in atlas.upgrades(number, lay):
        found.setdefault(atlas.tile_print(new).name, set()).add(atlas.rotation(new))
    return found


# The map


def test_the_tables_are_whole() -> None:
    assert [row[0] for row in rows(HEXES)] == [hex.name for hex in sicily.MAP.hexes]
    assert [row[0] for row in rows(TILES)] == list(sicily.TILES)


def test_72_hexes_of_four_sorts() -> None:
    sorts = Counter((hex.tile.colour.name.lower(), kind_of(hex)) for hex in sicily.MAP.hexes)
    assert len(sicily.MAP.hexes) == 72
    assert {key: count for key, count in sorts.items() if key[0] in ("white", "yellow", "blue")} == {
        ("white", "plain"): 32,
        ("white", "town"): 16,
        ("white", "city"): 2,
        ("yellow", "city"): 5,
        ("yellow", "track"): 2,
        ("blue", "port"): 4,
    }
    assert sum(count for (colour, _), count in sorts.items() if colour == "grey") == 11


@rule("1849-4.2")
@pytest.mark.parametrize("row", rows(HEXES), ids=lambda row: row[0])
def test_each_hex_is_printed_as_in_the_rulebook(row: list[str]) -> None:
    name, place, colour, kind, slots, value, terrain, walls, track = row
    hex = hexes()[name]
    worth = [amount for stop in hex.tile.stops for _, amount in stop.worth if amount]
    assert (hex.place, hex.tile.colour.name.lower()) == (place, colour)
    assert " ".join((kind_of(hex), *hex.tile.labels)) == kind
    assert sum(stop.slots for stop in hex.tile.stops) == int(slots or 0)
    assert "/".join(map(str, worth)) == value
    assert "".join(str(cost) for _, cost in hex.terrain) == terrain
    assert {COMPASS[border.edge] for border in hex.borders if border.kind == "wall"} == set(walls.split())
    printed = set(filter(None, track.split(", ")))
    assert printed <= tracks_of(hex.tile)
    assert len(printed) == len(hex.tile.paths)


@rule("1849-2.0.8")
def test_terrain_is_marked_on_32_hexes() -> None:
    costs = Counter(hex.terrain for hex in sicily.MAP.hexes if hex.terrain)
    assert costs == {(("rough", 40),): 9, (("hill", 80),): 7, (("mountain", 160),): 16}


def test_13_sides_have_a_wall_which_both_hexes_show() -> None:
    seen = Counter[str]()
    for hex in sicily.MAP.hexes:
        for border in hex.borders:
            dx, dy = ACROSS[Layout.FLAT][border.edge]
            (across,) = [other.name for other in sicily.MAP.hexes if (other.x, other.y) == (hex.x + dx, hex.y + dy)]
            assert border.kind == "wall"
            seen["/".join(sorted((hex.name, across), key=lambda name: (name[0], int(name[1:]))))] += 1
    assert seen == dict.fromkeys(WALLS.split(), 2)


@rule("1849-10.3.0.5")
@pytest.mark.parametrize("which", ["atlas", "platform"])
def test_track_may_lead_over_these_sides_only(which: str, request: pytest.FixtureRequest) -> None:
    atlas: Atlas = request.getfixturevalue(which)
    expected = dict(rows(SIDES))
    for hex, mask in enumerate(atlas.open_edges):
        if atlas.hexes[hex].tile.colour is not Colour.BLUE:
            edges = [edge for edge in range(6) if mask >> edge & 1]
            found = {f"{COMPASS[edge]}={atlas.names[atlas.mate[hex * 6 + edge] // 6]}" for edge in edges}
            assert found == set(expected.get(atlas.names[hex], "").split()), atlas.names[hex]


def test_no_tile_ever_comes_to_grey_and_sea_hexes(atlas: Atlas) -> None:
    bare = {hex.name for hex in sicily.MAP.hexes if not lays(atlas, hex.name)}
    assert bare == {hex.name for hex in sicily.MAP.hexes if hex.tile.colour in (Colour.GREY, Colour.BLUE)}


def test_homes_are_kept_where_they_are_known() -> None:
    homes = {symbol: (hex.name, stop) for hex in sicily.MAP.hexes for symbol, stop in hex.homes}
    assert homes == {"RCS": ("C5", 0), "CTL": ("E1", 0), "IFT": ("H12", 0), "SFA": ("J6", 0), "ATA": ("M13", 0)}


def test_a_private_keeps_acireale_closed() -> None:
    assert {hex.name: hex.blocked_by for hex in sicily.MAP.hexes if hex.blocked_by} == {"G13": ("SCE",)}


def test_lists_of_places_name_what_they_say() -> None:
    named = hexes()
    cities = {name for name, hex in named.items() if kind_of(hex) == "city"}
    assert set(sicily.PORTS) == {name for name, hex in named.items() if kind_of(hex) == "port"}
    assert set(sicily.COASTAL_CITIES) == cities - {"H8", "M11"}
    assert {named[name].place for name in sicily.GARIBALDI_HOMES} == {
        "Caltanissetta",
        "Messina",
        "Ragusa",
        "Terranova",
        "Trapani",
    }
    assert {named[name].tile.labels for name in sicily.GREAT_CITIES} == {("P",), ("C",), ("M",), ("S",)}


# Ways that are there before anything is laid


def ways(atlas: Atlas, *laid: tuple[str, str, int]) -> dict[str, tuple[Gauge, list[str]]]:
    """Links by the places they join: their gauge, and the hexes that they pass between."""
    board = list(atlas.printed)
    for hex, tile, rotation in laid:
        board[atlas.hex(hex)] = atlas.lay(tile, rotation)
    found = {}
    for link in links(atlas, tuple(board)):
        ends = sorted(atlas.names[atlas.hex_of_stop[stop]] for stop in (link.a, link.b))
        between = [atlas.names[side // 6] for side in link.sides[1:-1:2]]
        found["-".join(ends)] = (link.gauge, between)
    return found


@pytest.mark.parametrize("which", ["atlas", "platform"])
def test_five_ways_are_printed(which: str, request: pytest.FixtureRequest) -> None:
    assert ways(request.getfixturevalue(which)) == {
        "A13-a12": (Gauge.STANDARD, []),
        "A5-C5": (Gauge.STANDARD, []),
        "C1-E1": (Gauge.DUAL, []),
        "K13-L14": (Gauge.STANDARD, []),
        "M9-N8": (Gauge.DUAL, []),
    }


def test_the_strait_is_one_hex_that_counts_twice_or_two_hexes(atlas: Atlas, platform: Atlas) -> None:
    green, brown = ("B14", "655", 0), ("B14", "656", 4)
    assert ways(atlas, green)["B14-C15"] == (Gauge.STANDARD, ["A15"])
    assert ways(atlas, brown)["B14-C15"] == (Gauge.DUAL, ["A15"])
    assert ways(platform, green)["B14-C15"] == (Gauge.STANDARD, ["A15", "B16"])
    assert ways(platform, brown)["B14-C15"] == (Gauge.DUAL, ["A15", "B16"])
    marked = [hex.name for hex in atlas.hexes if COUNTS_TWICE in hex.tile.marks]
    assert marked == ["A15"]
    assert [hex.name for hex in platform.hexes if COUNTS_TWICE in hex.tile.marks] == []


def test_all_else_on_the_map_of_the_platform_is_the_same() -> None:
    theirs = {hex.name: hex for hex in sicily.PLATFORM_MAP.hexes}
    assert len(theirs) == 73
    assert [name for name, hex in theirs.items() if hexes().get(name) != hex] == ["A15", "B16", "C15"]


def test_runs_end_in_ports_and_in_calabria(atlas: Atlas) -> None:
    ends = {hex.name for number, hex in enumerate(atlas.hexes) if atlas.last_stops[atlas.printed[number]]}
    assert ends == {*sicily.PORTS, "C15"}


# Tiles


@rule("1849-2.0.6")
def test_the_supply_is_that_of_the_rulebook() -> None:
    assert {row[0]: int(row[1]) for row in rows(TILES)} == sicily.TILES


@rule("1849-2.0.6")
def test_there_are_168_tiles(atlas: Atlas) -> None:
    supply = Counter[str]()
    for tile, count in zip(atlas.tiles, atlas.supply, strict=True):
        supply[tile.colour.name.lower()] += count or 0
    assert {colour: count for colour, count in supply.items() if count} == {"yellow": 72, "green": 72, "brown": 24}


def test_the_platform_has_two_more_tiles_for_messina() -> None:
    assert Counter(sicily.PLATFORM_TILES) - Counter(sicily.TILES) == {"655": 1, "656": 1}


def words_of(tile: TilePrint) -> tuple[str, set[str], str, str]:
    """A tile in the words of the table: kind, track, value, slots."""
    stop = tile.stops[0] if tile.stops else None
    kind = " ".join((stop.kind.name.lower() if stop else "track", *tile.labels))
    track = set()
    for path in tile.paths:
        ends = str(path.a) if path.b >= FIRST_STOP else f"{path.a}-{path.b}"
        track.add(ends + GAUGES[path.gauge][0])
    return kind, track, str(stop.worth[0][1]) if stop else "", str(stop.slots or "") if stop else ""


@pytest.mark.parametrize("row", rows(TILES), ids=lambda row: row[0])
def test_each_tile_looks_as_in_the_rulebook(row: list[str]) -> None:
    name, _, kind, track, value, slots, _ = row
    assert words_of(CATALOGUE[name]) == (kind, set(track.split()), value, slots)


@rule("1849-10.3.0.8")
def test_each_tile_is_replaced_as_in_the_rulebook(atlas: Atlas) -> None:
    anywhere = atlas.hex("D2")
    for name, *_, replacements in rows(TILES):
        old = atlas.lay(name, 0)
        kinds = [new for new in sicily.TILES if atlas.may_become(anywhere, old, atlas.tile(new))]
        fitting = {new for new in kinds if any(atlas.keeps_track(old, atlas.lay(new, turned)) for turned in range(6))}
        assert fitting == set(replacements.split()), name


@rule("1849-10.3.0.8", "1849-10.3.0.9")
@pytest.mark.parametrize("which", ["atlas", "platform"])
def test_cities_with_letters_take_their_own_tiles_turned_one_way(which: str, request: pytest.FixtureRequest) -> None:
    atlas: Atlas = request.getfixturevalue(which)
    assert lays(atlas, "C5") == {"651": {5}}
    assert lays(atlas, "C5", ("651", 5)) == {"652": {5}}
    assert lays(atlas, "H12") == {"653": {1}}
    assert lays(atlas, "H12", ("653", 1)) == {"654": {4}}
    assert lays(atlas, "B14") == {"655": {0, 2, 4}}
    assert lays(atlas, "B14", ("655", 0)) == {"656": {4}}
    assert lays(atlas, "M13") == {"675": {1}}
    assert lays(atlas, "M13", ("675", 1)) == {"676": {1}}


@rule("1849-10.3.0.9")
def test_tiles_with_letters_go_nowhere_else(atlas: Atlas) -> None:
    for number, hex in enumerate(atlas.hexes):
        seen, ahead = set(), [atlas.printed[number]]
        while ahead:
            new = [lay for lay in atlas.upgrades(atlas.hex(hex.name), ahead.pop()) if lay not in seen]
            seen.update(new)
            ahead += new
        assert {atlas.tile_print(lay).labels for lay in seen} <= {hex.tile.labels}, hex.name


@rule("1849-10.3.0.8")
def test_printed_track_is_replaced_by_what_keeps_it(atlas: Atlas) -> None:
    assert lays(atlas, "M11") == {"670": {4}, "671": {4}}
    assert lays(atlas, "M11", ("670", 4)) == lays(atlas, "M11", ("671", 4)) == {"674": {4}}
    straight = {tile: {0, 3} for tile in ("677", "678", "692", "693", "711", "715")}
    assert lays(atlas, "K9") == {**straight, "714": {2, 5}}
    assert lays(atlas, "I11") == {
        "23": {4},
        "24": {2},
        "25": {2, 4},
        "28": {4},
        "29": {2},
        "30": {4},
        "31": {2},
        "710": {1},
        "711": {0},
        "712": {2},
    }


@rule("1849-10.3.0.7")
def test_the_first_tile_has_the_stops_of_its_hex(atlas: Atlas) -> None:
    kinds = {"plain": "track", "town": "town", "city": "city"}
    for name, hex in hexes().items():
        if hex.tile.colour is Colour.WHITE:
            laid = lays(atlas, name)
            assert {words_of(CATALOGUE[tile])[0] for tile in laid} == {kinds[kind_of(hex)]}, name
            assert {CATALOGUE[tile].colour for tile in laid} == {Colour.YELLOW}, name


def test_blank_cities_take_any_yellow_city_that_fits(atlas: Atlas) -> None:
    assert lays(atlas, "H8") == {tile: {0, 1, 2, 3, 4, 5} for tile in ("644", "645", "657", "658", "659")}
    assert lays(atlas, "J6") == {
        "644": {2, 3, 4},
        "645": {2, 3},
        "657": {2, 5},
        "658": {2, 3},
        "659": {2, 3, 4},
    }


@rule("1849-10.3.0.5")
def test_few_tiles_fit_between_walls_and_the_sea(atlas: Atlas) -> None:
    assert lays(atlas, "G13") == {"58": {1}, "73": {1}}
    assert lays(atlas, "D8") == {"8": {2}, "78": {2}}
    assert lays(atlas, "B4") == {"7": {5}, "77": {5}}


def test_crossings_of_two_gauges_stay_for_ever(atlas: Atlas) -> None:
    for tile in ("710", "711", "712", "713", "714", "715"):
        lay = atlas.lay(tile, 0)
        assert atlas.upgrades(atlas.hex("G5"), lay) == ()


@pytest.mark.parametrize(
    ("hex", "old", "new", "added"),
    [
        ("L12", (), ("78", 5), Gauge.NARROW),
        ("L12", (), ("8", 5), Gauge.STANDARD),
        ("D4", (), ("3", 0), Gauge.STANDARD),
        ("D4", (), ("679", 0), Gauge.NARROW),
        ("D4", (("3", 1),), ("682", 0), Gauge.NARROW),
        ("D4", (("679", 0),), ("680", 0), Gauge.STANDARD),
        ("D4", (("3", 1), ("682", 0)), ("697", 0), Gauge.DUAL),
        ("H8", (), ("657", 0), Gauge.DUAL),
        ("H8", (("657", 1),), ("662", 0), Gauge.DUAL),
        ("K9", (), ("677", 0), Gauge.NARROW),
        ("K9", (), ("711", 0), Gauge.STANDARD),
    ],
)
def test_the_gauge_of_new_track_is_known(
    atlas: Atlas, hex: str, old: tuple[tuple[str, int], ...], new: tuple[str, int], added: Gauge
) -> None:
    assert new[1] in lays(atlas, hex, *old)[new[0]]
    before = atlas.lay(*old[-1]) if old else atlas.printed[atlas.hex(hex)]
    assert gauges_added(atlas, before, atlas.lay(*new)) == added


@pytest.mark.parametrize("sheet", [sicily.MAP, sicily.PLATFORM_MAP])
def test_the_map_can_be_written_and_read_again(sheet: MapSheet) -> None:
    assert parse_map(sheet.layout, write_map(sheet)) == sheet
