"""The compiled map: sides, tiles that may come next, tokens that move, numbers that stay."""

import pytest

from tests.marks import rule
from tests.unit.track.sheets import gauges_added, small_atlas, stop
from tresham.titles.g1830.map import MAP, PLATFORM_MAP, TILES
from tresham.titles.g1849 import map as sicily
from tresham.track.atlas import NO_SIDE, Atlas, compile_atlas
from tresham.track.ids import Colour, Gauge, Hex, Lay, Layout, StopKind
from tresham.track.notation import parse_map
from tresham.track.prints import FIRST_STOP
from tresham.track.replacing import like_by_next_colour
from tresham.track.tiles import CATALOGUE

OPEN_SIDES = """
    B10 02345, B12 01245, B14 014, B16 0134, B18 012345, B20 01245, B22 0145, C7 045, C9 01345, C11 01234,
    C13 1234, C17 0345, C19 012345, C21 012345, C23 0123, D4 0145, D6 01345, D8 012345, D10 012345, D12 0145,
    D16 01345, D18 012345, D20 012345, D22 012345, E3 02345, E5 01234, E7 123, E11 02345, E13 012345, E15 01345,
    E17 012345, E19 012345, E21 012345, E23 01235, F4 01235, F8 045, F10 01345, F12 012345, F14 012345,
    F16 012345, F18 012345, F20 01234, F22 1234, G3 02345, G5 012345, G7 012345, G9 012345, G11 01234, G13 12345,
    G15 012345, G17 012345, G19 0123, H2 345, H4 012345, H6 012345, H8 012345, H10 012345, H14 012345,
    H16 012345, H18 01235, I3 012345, I5 012345, I7 012345, I9 012345, I11 01245, I13 01345, I15 01234, I17 1234,
    J4 1234, J6 1234, J8 1234, J10 1234, J12 12345, J14 01235
"""
"""The last column of table 9.1 of the rules: sides over which a tile may have track."""


@pytest.fixture(scope="module")
def atlas():
    """The map of 1830."""
    return compile_atlas(MAP, TILES)


def names(atlas, lays):
    """Lays as the texts `tile:rotation`."""
    return {f"{atlas.tile_print(lay).name}:{atlas.rotation(lay)}" for lay in lays}


def laid(atlas, hex, *steps):
    """The lay on a hex after several upgrades, each of which must be allowed."""
    lay = atlas.printed[atlas.hex(hex)]
    for tile, rotation in steps:
        new = atlas.lay(tile, rotation)
        assert new in atlas.upgrades(atlas.hex(hex), lay), f"{tile}:{rotation} on {hex}"
        lay = new
    return lay


# Sides


def test_the_face_across_has_this_face_across(atlas):
    for side, mate in enumerate(atlas.mate):
        if mate != NO_SIDE:
            assert atlas.mate[mate] == side
            assert mate // 6 != side // 6
            assert (mate - side) % 6 % 3 == 0  # opposite edges


@pytest.mark.parametrize(
    ("layout", "around"),
    [(Layout.POINTY, "D2 C1 B2 B4 C5 D4"), (Layout.FLAT, "E3 D2 B2 A3 B4 D4")],
)
def test_edges_go_clockwise_from_the_bottom(layout, around):
    hexes = "\n".join(f"{name} white" for name in ["C3", *around.split()])
    atlas = compile_atlas(parse_map(layout, hexes), {})
    assert [atlas.names[mate // 6] for mate in atlas.mate[:6]] == around.split()


def test_there_is_nothing_across_the_rim_or_a_wall(atlas):
    assert atlas.mate[atlas.hex("B10") * 6 + 1] == NO_SIDE
    assert atlas.mate[atlas.hex("B16") * 6 + 5] == NO_SIDE  # the wall is printed on both hexes


def test_a_wall_on_one_hex_is_a_wall_for_both():
    atlas = small_atlas("A1 white walls 4\nA3 white", "7")
    assert set(atlas.mate) == {NO_SIDE}


@rule("1830-TR.6")
def test_sides_open_to_track(atlas):
    expected = dict(entry.split() for entry in OPEN_SIDES.split(","))
    found = {}
    for name, mask in zip(atlas.names, atlas.open_edges, strict=True):
        found[name] = "".join(str(edge) for edge in range(6) if mask >> edge & 1)
    assert {name: sides for name, sides in found.items() if sides} == expected


def test_the_map_by_name(atlas):
    assert atlas.names[atlas.hex("E11")] == "E11"
    assert atlas.hexes[atlas.hex("E11")].homes == (("ERIE", -1),)
    assert atlas.hexes[atlas.hex("G19")].homes == (("NYNH", 0),)
    with pytest.raises(KeyError):
        atlas.hex("Z1")


# Tiles


def test_real_tiles_come_first_and_every_pattern_is_a_tile(atlas):
    assert [tile.name for tile in atlas.tiles[: atlas.tile_count]] == list(TILES)
    assert atlas.supply[: atlas.tile_count] == tuple(TILES.values())
    assert atlas.printed[atlas.hex("B12")] == atlas.printed[atlas.hex("C9")]  # two blank hexes
    assert atlas.printed[atlas.hex("B12")] != atlas.printed[atlas.hex("B10")]
    assert atlas.tile_of(atlas.lay("57", 2)) == atlas.tile("57")
    assert atlas.rotation(atlas.lay("57", 2)) == 2


def test_turning_adds_to_every_edge(atlas):
    lay = atlas.lay("8", 5)  # 0-2, turned by 5: 5-1
    assert atlas.exits[lay] == 1 << 5 | 1 << 1
    assert atlas.fan(lay)[5] == ((1, Gauge.STANDARD),)
    assert atlas.fan(lay)[0] == ()
    assert atlas.colour(lay) is Colour.YELLOW


def test_the_fan_lists_stops_after_edges(atlas):
    altoona = atlas.fan(atlas.printed[atlas.hex("H12")])
    assert altoona[1] == ((4, Gauge.STANDARD), (FIRST_STOP, Gauge.STANDARD))
    assert altoona[FIRST_STOP] == ((1, Gauge.STANDARD), (4, Gauge.STANDARD))


def test_runs_end_in_off_board_areas_and_at_terminal_track(atlas):
    assert atlas.last_stops[atlas.printed[atlas.hex("F2")]] == 1
    assert atlas.last_stops[atlas.printed[atlas.hex("H12")]] == 0
    perth = small_atlas("D1 red city 20 4-a!", "7")
    assert perth.last_stops[perth.printed[0]] == 1


@rule("1830-DIFF.5")
def test_the_platform_has_one_area_less():
    def areas(sheet):
        return {hex.name: group for hex in sheet.hexes for stop in hex.tile.stops for group in stop.groups}

    assert areas(MAP) == {"A9": "Canada", "A11": "Canada", "I1": "Gulf", "J2": "Gulf"}
    assert areas(PLATFORM_MAP) == {"A9": "Canada", "A11": "Canada", "I1": "Gulf"}


@rule("1830-TR.7")
@pytest.mark.parametrize(("hex", "cost"), [("B18", 80), ("C17", 120), ("E11", 0), ("D10", 80), ("G19", 80), ("E23", 0)])
def test_the_first_tile_pays_for_terrain(atlas, hex, cost):
    assert atlas.terrain[atlas.hex(hex)] == cost


# Upgrades


@rule("1830-TR.3")
@pytest.mark.parametrize(
    ("hex", "tiles"),
    [
        ("B12", {"7", "8", "9"}),
        ("E7", {"3", "58"}),
        ("F10", {"3", "4", "58"}),
        ("G7", {"1", "2", "55", "56", "69"}),
        ("E19", {"57"}),
        ("E11", {"59"}),
        ("G19", {"54"}),
        ("E23", {"53"}),
        ("I15", {"53"}),
        ("H12", set()),
        ("F2", set()),
    ],
)
def test_what_may_be_laid_first(atlas, hex, tiles):
    number = atlas.hex(hex)
    found = atlas.upgrades(number, atlas.printed[number])
    assert {atlas.tile_print(lay).name for lay in found} == tiles


@rule("1830-TR.6")
def test_no_track_leads_against_a_closed_side(atlas):
    number = atlas.hex("C7")  # open to 0, 4, 5
    assert names(atlas, atlas.upgrades(number, atlas.printed[number])) == {"7:4", "7:5", "8:4"}


@pytest.mark.parametrize(("sheet", "tiles"), [(MAP, TILES), (sicily.MAP, sicily.TILES)], ids=["1830", "1849"])
def test_one_lay_is_judged_as_in_the_list(sheet, tiles):
    """Whether the list was made before or not."""
    listing, asking = (Atlas(sheet, tiles, like_by_next_colour) for _ in range(2))  # which have listed nothing yet
    every, yes = [Lay(number) for number in range(6 * len(listing.tiles))], 0
    for hex in map(Hex, range(0, len(sheet.hexes), 4)):
        printed = listing.printed[hex]
        for old in (printed, *listing.upgrades(hex, printed)[:2]):
            listed = sorted(listing.upgrades(hex, old))
            assert [lay for lay in every if asking.is_upgrade(hex, old, lay)] == listed
            assert [lay for lay in every if listing.is_upgrade(hex, old, lay)] == listed
            yes += len(listed)
    assert yes > 200


def test_rotations_that_look_the_same_are_all_listed(atlas):
    number = atlas.hex("E13")
    found = names(atlas, atlas.upgrades(number, atlas.printed[number]))
    assert {"9:0", "9:3", "9:1", "9:4", "9:2", "9:5"} <= found


@rule("1830-TR.4")
def test_old_track_stays(atlas):
    number = atlas.hex("E13")
    for lay in atlas.upgrades(number, atlas.lay("9", 0)):
        assert (3, Gauge.STANDARD) in atlas.fan(lay)[0]
    assert atlas.upgrades(number, atlas.lay("3", 0)) == ()


@rule("1830-TR.3", "1830-TR.4")
def test_two_cities_keep_their_own_track(atlas):
    # New York: one city leads to 3, the other to 0; on tile 54 one leads to 0 and 1, the other to 2 and 3.
    number = atlas.hex("G19")
    found = names(atlas, atlas.upgrades(number, atlas.printed[number]))
    assert found == {"54:0"}
    assert names(atlas, atlas.upgrades(number, atlas.lay("54", 0))) == {"62:0"}


@rule("1830-TR.4")
def test_double_cities_go_on_where_their_track_is(atlas):
    number, old = atlas.hex("D10"), atlas.lay("59", 0)  # a to 0, b to 2
    for lay in atlas.upgrades(number, old):
        fan = atlas.fan(lay)
        (south_west,) = [end for end, _ in fan[0]]
        (north_west,) = [end for end, _ in fan[2]]
        assert south_west != north_west
    assert {atlas.tile_print(lay).name for lay in atlas.upgrades(number, old)} == {"64", "65", "66", "67", "68"}


RING = "\nB2 white\nB4 white\nC1 white\nC5 white\nD2 white\nD4 white"
"""All around C3."""


def test_a_stub_must_be_used_by_the_first_tile():
    atlas = compile_atlas(parse_map(Layout.POINTY, "C3 white stub 0" + RING), {"8": 1, "9": 1, "25": 1})
    assert names(atlas, atlas.upgrades(Hex(0), atlas.printed[0])) == {"8:0", "8:4", "9:0", "9:3"}
    assert names(atlas, atlas.upgrades(Hex(0), atlas.lay("8", 0))) == {"25:0", "25:2"}


def test_a_hex_may_ask_for_a_label_from_a_colour_on():
    sheet = parse_map(Layout.POINTY, 'C3 white city from green "K"' + RING)
    atlas = compile_atlas(sheet, {"57": 1, "14": 1, "236": 1, "239": 1, "63": 1})

    def next_tiles(lay):
        return {atlas.tile_print(new).name for new in atlas.upgrades(Hex(0), lay)}

    assert next_tiles(atlas.printed[0]) == {"57"}
    assert next_tiles(atlas.lay("57", 0)) == {"236"}
    assert next_tiles(atlas.lay("236", 0)) == {"239"}


def test_tiles_for_private_powers_are_listed_apart():
    atlas = compile_atlas(parse_map(Layout.POINTY, "C3 white city" + RING), {"57": 1, "15": 1, "15p": 1})
    old = atlas.lay("57", 0)
    assert names(atlas, atlas.upgrades(Hex(0), old)) == {"15:0", "15:3"}
    assert names(atlas, atlas.special_upgrades(Hex(0), old)) == {"15p:0", "15p:3"}


def test_a_title_may_have_its_own_rule():
    def red_on_white(hex, old, new):
        return old.labels == new.labels and (old.colour, new.colour) == (Colour.WHITE, Colour.RED)

    sheet = parse_map(Layout.POINTY, 'A1 white "SX"\nA3 white\nB2 white')
    atlas = compile_atlas(sheet, {"8896": 1, "8895": 1}, red_on_white)
    assert names(atlas, atlas.upgrades(Hex(0), atlas.printed[0])) == {"8896:4"}
    assert atlas.stops(Hex(0), atlas.lay("8896", 4)) == (0,)  # there is a number for the city to come


# Tokens and numbers


def moves(atlas, hex, old, new):
    """Tokens that move, as pairs of (stop, slot in it)."""

    def where(slot):
        of = atlas.stop_of_slot[slot]
        return of - atlas.first_stop[atlas.hex(hex)], slot - atlas._first_slot[of]

    return {(where(a), where(b)) for a, b in atlas.carry(atlas.hex(hex), old, new)}


@rule("1830-TR.10")
def test_new_york_swaps_its_cities_on_the_first_green_tile(atlas):
    printed, green = atlas.printed[atlas.hex("G19")], laid(atlas, "G19", ("54", 0))
    assert moves(atlas, "G19", printed, green) == {((0, 0), (1, 0)), ((1, 0), (0, 0))}
    brown = laid(atlas, "G19", ("54", 0), ("62", 0))
    assert moves(atlas, "G19", green, brown) == set()
    assert atlas.heir_of(0, printed, brown) == 1


@rule("1830-TR.10")
@pytest.mark.parametrize("brown", ["64", "65", "66", "67", "68"])
@pytest.mark.parametrize("rotation", range(6))
def test_tokens_follow_their_track(atlas, brown, rotation):
    number, old = atlas.hex("D10"), atlas.lay("59", rotation)
    for new in atlas.upgrades(number, old):
        if atlas.tile_print(new).name == brown:
            goes = dict(moves(atlas, "D10", old, new))
            for city in (0, 1):
                ((edge, _),) = atlas.fan(old)[FIRST_STOP + city]
                new_city = goes.get((city, 0), (city, 0))[0]
                assert (FIRST_STOP + new_city, Gauge.STANDARD) in atlas.fan(new)[edge]


def test_two_cities_that_become_one_fill_its_slots_in_order():
    atlas = small_atlas("A1 white\nA3 white", "129", "130")
    old, new = atlas.lay("129", 0), atlas.lay("130", 0)  # cities of one and two slots, then one of four
    assert moves(atlas, "A1", old, new) == {((1, 0), (0, 1)), ((1, 1), (0, 2))}


def test_stops_keep_their_numbers(atlas):
    number = atlas.hex("G19")
    for lay in (atlas.printed[number], atlas.lay("54", 0), atlas.lay("62", 0)):
        assert atlas.stops(number, lay) == (stop(atlas, "G19", 0), stop(atlas, "G19", 1))
    both = atlas.stops(number, atlas.lay("62", 0))
    assert [len(atlas.slots(of, atlas.printed[number])) for of in both] == [1, 1]
    assert [len(atlas.slots(of, atlas.lay("62", 0))) for of in both] == [2, 2]


def test_numbers_are_dense_and_lead_back(atlas):
    seen_stops, seen_slots = set(), set()
    for hex in range(len(atlas.hexes)):
        lays, found = {atlas.printed[hex]}, [atlas.printed[hex]]
        for lay in found:
            new = [up for up in atlas.upgrades(Hex(hex), lay) if up not in lays]
            lays.update(new)
            found += new
        for lay in lays:
            for of in atlas.stops(Hex(hex), lay):
                seen_stops.add(of)
                assert atlas.hex_of_stop[of] == hex
                assert atlas.stop_print(of, lay) == atlas.tile_print(lay).stops[of - atlas.first_stop[hex]]
                for slot in atlas.slots(of, lay):
                    seen_slots.add(slot)
                    assert atlas.stop_of_slot[slot] == of
    assert seen_stops == set(range(atlas.stop_count))
    assert seen_slots == set(range(atlas.slot_count))


def test_towns_and_areas_have_no_slots(atlas):
    lay = atlas.printed[atlas.hex("F2")]
    (area,) = atlas.stops(atlas.hex("F2"), lay)
    assert atlas.stop_print(area, lay).kind is StopKind.OFFBOARD
    assert atlas.slots(area, lay) == ()


@pytest.mark.parametrize(
    ("old", "new", "added"),
    [
        (("7", 0), ("26", 1), Gauge.STANDARD),
        (("77", 0), ("695", 0), Gauge.NARROW),
        (("78", 0), ("710", 0), Gauge.STANDARD),
        (("660", 0), ("672", 0), Gauge.DUAL),
        (("57", 0), ("57", 0), Gauge(0)),
    ],
)
def test_the_gauge_of_added_track(old, new, added):
    atlas = small_atlas("A1 white")
    assert atlas.keeps_track(atlas.lay(*old), atlas.lay(*new))
    assert gauges_added(atlas, atlas.lay(*old), atlas.lay(*new)) == added


def test_the_catalogue_has_every_tile_once():
    assert len(CATALOGUE) == 191
    assert CATALOGUE["63"].stops[0].slots == 2
