"""1830: laying and upgrading track."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import TileLaid

OPEN = """
    B10:02345 B12:01245 B14:014 B16:0134 B18:012345 B20:01245 B22:0145 C7:045 C9:01345 C11:01234 C13:1234
    C17:0345 C19:012345 C21:012345 C23:0123 D4:0145 D6:01345 D8:012345 D10:012345 D12:0145 D16:01345 D18:012345
    D20:012345 D22:012345 E3:02345 E5:01234 E7:123 E11:02345 E13:012345 E15:01345 E17:012345 E19:012345
    E21:012345 E23:01235 F4:01235 F8:045 F10:01345 F12:012345 F14:012345 F16:012345 F18:012345 F20:01234 F22:1234
    G3:02345 G5:012345 G7:012345 G9:012345 G11:01234 G13:12345 G15:012345 G17:012345 G19:0123 H2:345 H4:012345
    H6:012345 H8:012345 H10:012345 H14:012345 H16:012345 H18:01235 I3:012345 I5:012345 I7:012345 I9:012345
    I11:01245 I13:01345 I15:01234 I17:1234 J4:1234 J6:1234 J8:1234 J10:1234 J12:12345 J14:01235
"""
"""By hex: the sides on which a tile there may have track, clockwise from the south-west. All others take no tile."""
GREY_AND_RED = "A9 A11 A17 A19 B24 C15 D2 D14 D24 E9 F2 F6 F24 H12 I1 I19 J2 K13 K15"

FIRST_TILES = {
    "B20 D4 E7 F10": "3 4 58",
    "F20 G7 G17": "1 2 55 56 69",
    "B10 B16 E19 F4 F16 F22 H4 H10 H16 J14": "57",
    "D10 E5 E11 H18": "59",
    "G19": "54",
    "E23 I15": "53",
}
"""All other hexes are plain: 7, 8, 9."""
EXITS = "7:01 8:02 9:03 3:01 4:03 58:02 1:0134 2:0123 55:0134 56:0123 69:0234 57:03 59:02 54:0123 53:024"
"""By first tile: its sides with track before it is turned."""
PRINTED = {"G19": "03", "E23": "35", "I15": "04"}

COUNTS = """
    1:1 2:1 3:2 4:2 7:4 8:8 9:7 55:1 56:1 57:4 58:2 69:1
    14:3 15:2 16:1 18:1 19:1 20:1 23:3 24:3 25:1 26:1 27:1 28:1 29:1 53:2 54:1 59:2
    39:1 40:1 41:2 42:2 43:2 44:1 45:2 46:2 47:1 61:2 62:1 63:3 64:1 65:1 66:1 67:1 68:1 70:1
"""

UPGRADES = {
    "7": "18 26 27 28 29",
    "8": "16 19 23 24 25 28 29",
    "9": "18 19 20 23 24 26 27",
    "16": "43 70",
    "18": "43",
    "19": "45 46",
    "20": "44 47",
    "23": "41 43 45 47",
    "24": "42 43 46 47",
    "25": "40 45 46",
    "26": "42 44 45",
    "27": "41 44 46",
    "28": "39 43 46 70",
    "29": "39 43 45 70",
    "57": "14 15",
    "14": "63",
    "15": "63",
    "59": "64 65 66 67 68",
    "53": "61",
    "54": "62",
}
TRACK = {
    "7": "01",
    "8": "02",
    "9": "03",
    "16": "02 13",
    "18": "03 12",
    "19": "03 24",
    "20": "03 14",
    "23": "03 04",
    "24": "03 02",
    "25": "02 04",
    "26": "03 05",
    "27": "03 01",
    "28": "04 05",
    "29": "02 01",
    "39": "02 01 12",
    "40": "02 24 04",
    "41": "03 01 13",
    "42": "03 35 05",
    "43": "03 02 13 12",
    "44": "03 14 01 34",
    "45": "03 24 04 23",
    "46": "03 24 34 02",
    "47": "03 14 13 04",
    "70": "01 02 13 23",
    "57": "c0 c3",
    "14": "c0 c1 c3 c4",
    "15": "c0 c1 c2 c3",
    "63": "c0 c1 c2 c3 c4 c5",
}
"""By tile: pieces of track between two sides, or between the city and a side."""


def listed(text: str) -> dict[str, str]:
    """`"B10:02345 …"` as a dictionary."""
    return dict(entry.split(":") for entry in text.split())


def turned(sides: str, rotation: int) -> set[int]:
    """Sides of a tile after turning it."""
    return {(int(side) + rotation) % 6 for side in sides}


def pieces(tile: str, rotation: int) -> set[frozenset[str]]:
    """Track of a tile after turning it."""
    found = set()
    for piece in TRACK[tile].split():
        found.add(frozenset(end if end == "c" else str((int(end) + rotation) % 6) for end in piece))
    return found


def replacements(story: Story, place: str, tile: str | None = None, rotation: int = 0) -> set[tuple[str, int]]:
    """What may be laid on a hex by kind and track, whoever asks: on what is printed, or on a tile."""
    atlas = story.atlas
    hex = atlas.hex(place)
    lay = atlas.printed[hex] if tile is None else atlas.lay(tile, rotation)
    return {(atlas.tiles[atlas.tile_of(new)].name, atlas.rotation(new)) for new in atlas.upgrades(hex, lay)}


def corporation(name: str, *homes: str, phase: str = "2", cash: int = 500) -> Story:
    """Ann's corporation with its tokens."""
    story = given("1830", "Ann Bob Eve").phase(phase).started(f"{name} 100").holds("Ann", f"{name} 6")
    return story.token(name, *homes).operated(name).cash(f"{name} {cash}")


def pennsylvania(phase: str = "2", cash: int = 500) -> Story:
    return corporation("PRR", "H12", phase=phase, cash=cash)


# --- one action ------------------------------------------------------------------------------------------------------


@rule("1830-TR.1")
def test_one_tile_a_turn() -> None:
    story = pennsylvania().operates("PRR")
    story.when("PRR").lays("H14", "9", 1)
    assert story.part() != "track"
    assert story.menu(act.LayTile) == []
    story.when("PRR", refused="one_tile_a_turn").lays("H10", "57", 1)


@rule("1830-TR.1")
def test_an_upgrade_is_the_action_of_the_turn_too() -> None:
    story = pennsylvania("3").tile("H14", "9", 1).operates("PRR")
    story.when("PRR").lays("H14", "23", 1)
    assert story.tile_at("H14") == ("23", 1)
    assert story.menu(act.LayTile) == []
    story.when("PRR", refused="one_tile_a_turn").lays("H10", "57", 1)


@rule("1830-TR.1")
def test_the_next_turn_brings_a_new_action() -> None:
    story = pennsylvania().operates("PRR", of=2)
    story.when("PRR").lays("H14", "9", 1)
    while story.round()[2] == 1:
        story.when("PRR").passes()
    assert story.part() == "track"
    story.when("PRR").lays("H16", "57", 1)
    assert story.tile_at("H16") == ("57", 1)


@rule("1830-TR.1")
def test_only_the_next_colour_replaces_a_tile() -> None:
    story = pennsylvania("5").tile("H10", "57", 1).tile("H14", "9", 1).operates("PRR")
    assert {name for name, _ in story.lays_offered("H10")} == {"14", "15"}
    story.when("PRR", refused="tile_does_not_fit", rule="1830-TR.1").lays("H10", "63")
    story.when("PRR", refused="tile_does_not_fit", rule="1830-TR.1").lays("H14", "47", 1)
    story.when("PRR", refused="tile_does_not_fit", rule="1830-TR.1").lays("H14", "8", 1)  # the same colour
    bare = pennsylvania("5").operates("PRR")
    assert {name for name, _ in bare.lays_offered("H14")} == {"7", "8", "9"}
    bare.when("PRR", refused="tile_does_not_fit", rule="1830-TR.1").lays("H14", "23", 1)
    bare.when("PRR", refused="tile_does_not_fit", rule="1830-TR.1").lays("H10", "14", 0)


@rule("1830-TR.1")
def test_the_champlain_adds_a_lay() -> None:
    story = corporation("NYC", "E19", phase="3").owns("NYC", "CS").operates("NYC")
    story.when("NYC").lays("E19", "57", 0)
    story.when("NYC").lays_with("CS", "B20", "4", 1)
    assert (story.tile_at("E19"), story.tile_at("B20")) == (("57", 0), ("4", 1))


@rule("1830-TR.12")
def test_neither_a_lay_nor_an_upgrade_is_compulsory() -> None:
    story = pennsylvania("3").tile("H14", "9", 1).operates("PRR")
    assert {name for name, _ in story.lays_offered("H10")} == {"57"}
    assert {name for name, _ in story.lays_offered("H14")} == {"18", "19", "20", "23", "24", "26", "27"}
    board = story.game.state.board
    story.when("PRR").passes()
    assert story.part() != "track"
    assert story.game.state.board == board


# --- colours ---------------------------------------------------------------------------------------------------------


@rule("1830-TR.2")
@pytest.mark.parametrize(
    ("phase", "colours"),
    [("2", "y"), ("3", "yg"), ("4", "yg"), ("5", "ygb"), ("6", "ygb"), ("D", "ygb")],
)
def test_green_comes_with_phase_3_and_brown_with_phase_5(phase: str, colours: str) -> None:
    def fresh() -> Story:
        return pennsylvania(phase).tile("H10", "57", 1).tile("H14", "23", 1).operates("PRR")

    lays = {"y": ("H16", "57", 1), "g": ("H10", "14", 0), "b": ("H14", "47", 1)}
    for colour, (place, tile, rotation) in lays.items():
        story = fresh()
        assert ((tile, rotation) in story.lays_offered(place)) == (colour in colours)
        if colour in colours:
            story.when("PRR").lays(place, tile, rotation)
            assert story.tile_at(place) == (tile, rotation)
        else:
            story.when("PRR", refused="colour_not_yet", rule="1830-TR.2").lays(place, tile, rotation)


@rule("1830-TR.2")
@pytest.mark.parametrize(
    ("corp", "home", "tile", "rotation"), [("NYNH", "G19", "54", 0), ("B&M", "E23", "53", 1), ("B&O", "I15", "53", 0)]
)
def test_hexes_printed_yellow_wait_for_green(corp: str, home: str, tile: str, rotation: int) -> None:
    story = corporation(corp, home, phase="2").operates(corp)
    story.when(corp, refused="colour_not_yet", rule="1830-TR.2").lays(home, tile, rotation)
    assert story.lays_offered(home) == set()
    story = corporation(corp, home, phase="3").operates(corp)
    story.when(corp).lays(home, tile, rotation)
    assert story.tile_at(home) == (tile, rotation)


@rule("1830-TR.2")
def test_green_can_be_laid_as_soon_as_the_first_3_is_bought() -> None:
    story = given("1830", "Ann Bob").started("PRR 100, B&M 90").holds("Ann", "PRR 6").holds("Bob", "B&M 6")
    story.floated("PRR B&M").token("PRR", "H12").token("B&M", "E23").depot("2 0").cash("PRR 500, B&M 500")
    story.operates("PRR", "trains")
    story.when("PRR").buys_train("3", 180)
    story.when("PRR").passes()
    assert story.actor() == "B&M"
    assert {name for name, _ in story.lays_offered("E23")} == {"53"}


# --- which tile where ------------------------------------------------------------------------------------------------


@rule("1830-TR.3", "1830-TR.6")
def test_every_hex_takes_the_tiles_of_its_kind_turned_to_open_sides() -> None:
    story = given("1830", "Ann Bob")
    kinds = {place: tiles for places, tiles in FIRST_TILES.items() for place in places.split()}
    for place, sides in listed(OPEN).items():
        expected = set()
        for tile in kinds.get(place, "7 8 9").split():
            for rotation in range(6):
                exits = turned(listed(EXITS)[tile], rotation)
                if turned(PRINTED.get(place, ""), 0) <= exits <= turned(sides, 0):
                    expected.add((tile, rotation))
        assert replacements(story, place) == expected, place


@rule("1830-TR.3")
def test_grey_and_red_hexes_take_no_tile_and_all_others_do() -> None:
    story = given("1830", "Ann Bob")
    without = {name for name in story.atlas.names if not replacements(story, name)}
    assert without == set(GREY_AND_RED.split())
    assert set(story.atlas.names) - without == set(listed(OPEN))


@rule("1830-TR.3")
@pytest.mark.parametrize(
    ("place", "tile", "rotation"),
    [
        ("H14", "57", 1),  # a city tile on open land
        ("H14", "4", 1),  # a town tile on open land
        ("H10", "9", 1),  # plain track on a city
        ("H10", "4", 1),
        ("F10", "57", 0),  # a city tile on a town
        ("F10", "1", 0),  # two towns on one
        ("G7", "4", 0),  # one town on two
        ("E11", "57", 0),  # an OO hex begins with 59
        ("E11", "54", 0),
        ("E23", "57", 0),
        ("I15", "14", 0),
        ("G19", "59", 0),
        ("H12", "57", 1),  # grey
        ("F6", "57", 0),
        ("F2", "9", 0),  # red
    ],
)
def test_a_tile_of_another_kind_is_refused(place: str, tile: str, rotation: int) -> None:
    story = pennsylvania("5").operates("PRR")
    story.when("PRR", refused="tile_does_not_fit", rule="1830-TR.3").lays(place, tile, rotation)


@rule("1830-TR.4")
def test_upgrades_are_those_of_the_list() -> None:
    story = given("1830", "Ann Bob")
    places = {"57": "F16", "14": "F16", "15": "F16", "59": "D10", "54": "G19", "53": "E23"}
    found: dict[str, set[str]] = {tile: set() for tile in listed(COUNTS)}
    for tile in found:
        for rotation in range(6):
            found[tile] |= {name for name, _ in replacements(story, places.get(tile, "F12"), tile, rotation)}
    assert found == {tile: set(UPGRADES.get(tile, "").split()) for tile in listed(COUNTS)}


@rule("1830-TR.4")
@pytest.mark.parametrize("place", ["B20", "F10", "F20", "G7"])
def test_town_tiles_are_never_replaced(place: str) -> None:
    story = given("1830", "Ann Bob")
    for tile, rotation in replacements(story, place):
        assert replacements(story, place, tile, rotation) == set()


@rule("1830-TR.4")
@pytest.mark.parametrize("tile", [tile for tile in UPGRADES if tile in TRACK])
def test_an_upgrade_keeps_all_old_track(tile: str) -> None:
    story = given("1830", "Ann Bob")
    place = "F16" if "c" in TRACK[tile] else "F12"  # all six sides of both are open
    for rotation in range(6):
        expected = set()
        for new in UPGRADES[tile].split():
            expected |= {(new, r) for r in range(6) if pieces(tile, rotation) <= pieces(new, r)}
        assert replacements(story, place, tile, rotation) == expected


@rule("1830-TR.4")
def test_an_upgrade_that_loses_track_or_changes_the_label_is_refused() -> None:
    story = corporation("NYC", "E19", phase="5").tile("E19", "57", 0).tile("E11", "59", 0).operates("NYC")
    assert story.lays_offered("E19") == {("14", 0), ("14", 2), ("14", 3), ("14", 5), ("15", 0), ("15", 3)}
    story.when("NYC", refused="track_not_kept", rule="1830-TR.4").lays("E19", "14", 1)
    story.when("NYC", refused="track_not_kept", rule="1830-TR.4").lays("E19", "15", 1)
    story.when("NYC", refused="tile_does_not_fit", rule="1830-TR.4").lays("E19", "53", 0)
    story.when("NYC", refused="tile_does_not_fit", rule="1830-TR.4").lays("E11", "63", 0)
    story.when("NYC", refused="tile_does_not_fit", rule="1830-TR.4").lays("E11", "62", 0)


# --- connection ------------------------------------------------------------------------------------------------------


@rule("1830-TR.5")
def test_a_new_tile_must_join_reachable_track() -> None:
    story = pennsylvania().operates("PRR")
    assert story.lays_offered("H14") == {("7", 0), ("7", 1), ("8", 1), ("8", 5), ("9", 1), ("9", 4)}
    story.when("PRR", refused="not_connected", rule="1830-TR.5").lays("H14", "9", 0)
    story.when("PRR", refused="not_connected", rule="1830-TR.5").lays("F12", "9", 0)
    story.when("PRR", refused="not_connected", rule="1830-TR.5").lays("H16", "57", 1)
    story.when("PRR").lays("H14", "9", 1)
    assert story.tile_at("H14") == ("9", 1)


@rule("1830-TR.5")
def test_track_reaches_any_distance() -> None:
    story = pennsylvania("3").tile("H14", "9", 1).tile("H16", "57", 1).operates("PRR")
    assert story.lays_offered("H18") == {("59", 1), ("59", 5)}  # its track must lead west


@rule("1830-TR.5")
def test_connections_neither_turn_back_at_a_fork_nor_pass_a_red_area() -> None:
    for home, reached in (("H12", True), ("H16", False)):  # H14 forks: west to east, west to south-east
        story = corporation("NYC", phase="5").tile("H14", "23", 1).tile("H16", "57", 1).tile("I15", "53", 0)
        story.token("NYC", home).operates("NYC")
        assert bool(story.lays_offered("I15")) == reached
    story = corporation("C&O", phase="5").tile("H4", "57", 2).tile("G3", "9", 2).token("C&O", "H4").operates("C&O")
    assert story.lays_offered("G3") != set()  # the last hex before Chicago
    story.when("C&O", refused="not_connected", rule="1830-TR.5").lays("E3", "9", 0)  # on the other side of Chicago
    assert story.lays_offered("E3") == set()


@rule("1830-TR.5", "1830-TR.11")
def test_an_own_token_makes_its_hex_reachable_without_any_track() -> None:
    story = corporation("NYC", "E19").operates("NYC")
    assert story.lays_offered("E19") == {("57", rotation) for rotation in range(6)}
    assert {choice.action.hex for choice in story.menu(act.LayTile)} == {story.atlas.hex("E19")}  # type: ignore[attr-defined]
    story.when("NYC").lays("E19", "57", 4)
    assert story.tile_at("E19") == ("57", 4)


@rule("1830-TR.11")
def test_somebody_elses_home_is_not_reachable_without_track() -> None:
    story = pennsylvania().token("NYC", "E19").operates("PRR")
    story.when("PRR", refused="not_connected", rule="1830-TR.5").lays("E19", "57", 0)


@rule("1830-TR.11")
def test_erie_may_tile_its_home_from_phase_3_on() -> None:
    story = given("1830", "Ann Bob").phase("2").started("ERIE 100").holds("Ann", "ERIE 6").token_beside("ERIE", "E11")
    story.cash("ERIE 500").operates("ERIE")
    assert story.menu(act.LayTile) == []
    story = given("1830", "Ann Bob").phase("3").started("ERIE 100").holds("Ann", "ERIE 6").token_beside("ERIE", "E11")
    story.cash("ERIE 500").operates("ERIE")
    assert story.lays_offered("E11") == {("59", 0), ("59", 2), ("59", 3), ("59", 4)}  # nothing leads west to E9
    story.when("ERIE").lays("E11", "59", 2)
    assert story.tile_at("E11") == ("59", 2)


@rule("1830-TR.5", "1830-CL.11")
def test_an_upgrade_may_add_track_that_cannot_be_reached() -> None:
    story = pennsylvania("3").tile("H14", "9", 1).operates("PRR")
    assert ("20", 0) in story.lays_offered("H14")
    story.when("PRR").lays("H14", "20", 0)  # adds SW-NE, crossing the line W-E that PRR reaches
    assert story.tile_at("H14") == ("20", 0)


@rule("1830-TR.5", "1830-CL.11")
def test_an_upgrade_may_be_reached_by_its_new_track_alone() -> None:
    story = pennsylvania("3").tile("H14", "9", 0).operates("PRR")  # SW-NE: past Altoona
    story.when("PRR", refused="not_connected", rule="1830-TR.5").lays("H14", "19", 0)  # SW-NE and NW-E
    assert ("19", 0) not in story.lays_offered("H14")
    story.when("PRR").lays("H14", "20", 0)  # SW-NE and W-E
    assert story.tile_at("H14") == ("20", 0)


@rule("1830-TR.5", "1830-CL.11")
def test_an_upgrade_out_of_reach_is_refused() -> None:
    story = pennsylvania("3").tile("H14", "9", 0).tile("F12", "9", 0).operates("PRR")
    story.when("PRR", refused="not_connected", rule="1830-TR.5").lays("F12", "20", 0)
    assert story.lays_offered("F12") == set()


# --- orientation -----------------------------------------------------------------------------------------------------


@rule("1830-TR.6")
def test_track_never_leads_off_the_map() -> None:
    story = corporation("B&O", "I15").operates("B&O")
    assert story.lays_offered("I17") == {("7", 1), ("8", 1), ("9", 1), ("9", 4)}
    story.when("B&O", refused="track_leads_nowhere", rule="1830-TR.6").lays("I17", "7", 0)  # SW of I17 is the sea
    story.when("B&O", refused="track_leads_nowhere", rule="1830-TR.6").lays("I17", "8", 5)  # and so is SE
    story.when("B&O").lays("I17", "9", 1)
    assert story.tile_at("I17") == ("9", 1)


@rule("1830-TR.6")
def test_track_never_leads_against_a_blank_side_of_grey_or_red() -> None:
    story = pennsylvania().operates("PRR")
    for place, tile, rotation in (
        ("G13", "9", 0),  # SW: Altoona
        ("D16", "7", 1),  # NW: Kingston
        ("F10", "58", 0),  # NW: E9
        ("H2", "7", 5),  # SW: I1
    ):
        story.when("PRR", refused="track_leads_nowhere", rule="1830-TR.6").lays(place, tile, rotation)
    story.when("PRR", refused="not_connected").lays("B12", "7", 1)  # NW: the Canadian West has track there


@rule("1830-TR.6")
def test_track_never_crosses_an_impassable_side() -> None:
    story = corporation("CPR", "A19").tile("B18", "9", 0).operates("CPR")
    assert story.lays_offered("C17") == {("7", 3), ("8", 3), ("9", 0), ("9", 3)}
    for place, tile, rotation in (
        ("C17", "7", 2),  # NW: Ottawa
        ("B16", "57", 2),  # SE: C17
        ("C11", "9", 2),  # SE: D12
        ("D12", "9", 2),  # NW: C11
        ("C13", "9", 0),  # SW: D12
        ("D12", "9", 0),  # NE: C13
        ("E7", "4", 2),  # SE: F8
        ("F8", "9", 2),  # NW: London
    ):
        story.when("CPR", refused="track_leads_nowhere", rule="1830-TR.6").lays(place, tile, rotation)


# --- cost ------------------------------------------------------------------------------------------------------------


@rule("1830-TR.7")
def test_water_costs_80_and_mountains_cost_120() -> None:
    atlas = given("1830", "Ann Bob").atlas
    costs = {name: atlas.terrain[atlas.hex(name)] for name in atlas.names}
    assert " ".join(name for name, cost in costs.items() if cost == 80) == "B18 C19 D6 D10 E5 F4 F22 G19 I17 J14"
    mountains = "C17 C21 D22 E17 E21 F16 G13 G15 I11 J10 J12"
    assert " ".join(name for name, cost in costs.items() if cost == 120) == mountains
    assert set(costs.values()) == {0, 80, 120}


@rule("1830-TR.7")
@pytest.mark.parametrize(
    ("corp", "home", "before", "lay", "cost"),
    [
        ("B&O", "I15", [], ("I17", "9", 1), 80),
        ("CPR", "A19", [("B18", "9", 0)], ("C17", "9", 0), 120),
        ("PRR", "H12", [], ("H14", "9", 1), 0),
        ("B&O", "I15", [], ("J14", "57", 0), 80),  # a city on water
        ("ERIE", "E11.1", [("E11", "59", 0)], ("D10", "59", 5), 80),
        ("NYNH", "G19", [], ("G19", "54", 0), 80),
        ("B&M", "E23", [], ("E23", "53", 1), 0),
        ("B&O", "I15", [], ("I15", "53", 0), 0),
        ("PRR", "H12", [("H14", "9", 1), ("H16", "57", 1)], ("H18", "59", 1), 0),
        ("PRR", "H12", [("H14", "8", 1), ("G15", "9", 0)], ("G15", "23", 0), 0),  # a later tile on a mountain
        ("NYNH", "G19.1", [("G19", "54", 0)], ("G19", "62", 0), 0),  # a later tile on water
    ],
)
def test_the_first_tile_pays_for_the_terrain_and_later_ones_are_free(
    corp: str, home: str, before: list[tuple[str, str, int]], lay: tuple[str, str, int], cost: int
) -> None:
    story = given("1830", "Ann Bob").phase("5").started(f"{corp} 100").holds("Ann", f"{corp} 6").cash(f"{corp} 500")
    for one in before:
        story.tile(*one)
    story.token(corp, home).operates(corp)
    bank = story.cash_of("bank")
    story.when(corp).lays(*lay)
    assert (story.cash_of(corp), story.cash_of("bank")) == (500 - cost, bank + cost)
    assert [event.cost for event in story.happened(TileLaid)] == [cost]


@rule("1830-TR.7")
@pytest.mark.parametrize(("cash", "enough"), [(79, False), (80, True)])
def test_a_tile_that_cannot_be_paid_cannot_be_laid(cash: int, enough: bool) -> None:
    story = corporation("B&O", "I15", phase="3", cash=cash).operates("B&O")
    assert story.lays_offered("I15") == {("53", 0), ("53", 2), ("53", 4)}  # free, so that there is a decision
    assert bool(story.lays_offered("I17")) == enough
    if enough:
        story.when("B&O").lays("I17", "9", 1)
        assert story.cash_of("B&O") == 0
    else:
        story.when("B&O", refused="cannot_afford_tile", rule="1830-TR.7").lays("I17", "9", 1)


# --- supply ----------------------------------------------------------------------------------------------------------


@rule("1830-TR.8")
def test_there_are_so_many_of_each_tile() -> None:
    atlas = given("1830", "Ann Bob").atlas
    counts = {atlas.tiles[number].name: atlas.supply[number] for number in range(atlas.tile_count)}
    assert counts == {tile: int(count) for tile, count in listed(COUNTS).items()}


@rule("1830-TR.8")
@pytest.mark.parametrize(("laid", "left"), [(3, True), (4, False)])
def test_a_tile_that_has_run_out_cannot_be_laid(laid: int, left: bool) -> None:
    story = pennsylvania()
    for place in ("F4", "H4", "F22", "J14")[:laid]:
        story.tile(place, "57")
    story.operates("PRR")
    assert (("57", 1) in story.lays_offered("H10")) == left
    if left:
        story.when("PRR").lays("H10", "57", 1)
        assert story.tile_at("H10") == ("57", 1)
    else:
        story.when("PRR", refused="no_such_tile_left", rule="1830-TR.8").lays("H10", "57", 1)


def two_upgrades(first: str) -> Story:
    """The only tile 20 lies on H14; C&O would like it for G5."""
    story = given("1830", "Ann Bob").phase("5").started("PRR 100, C&O 100").holds("Ann", "PRR 6").holds("Bob", "C&O 6")
    story.token("PRR", "H12").token("C&O", "F6").cash("PRR 500, C&O 500").tile("H14", "20").tile("G5", "9", 0)
    return story.floated("PRR C&O").marker("PRR G2, C&O G2").marker(f"{first} G1").operating_round()


@rule("1830-TR.8")
def test_a_replaced_tile_is_at_once_in_the_supply_again() -> None:
    story = two_upgrades(first="C&O")
    story.when("C&O", refused="no_such_tile_left", rule="1830-TR.8").lays("G5", "20", 0)
    assert ("20", 0) not in story.lays_offered("G5")
    story = two_upgrades(first="PRR")
    story.when("PRR").lays("H14", "47", 0)
    while story.actor() == "PRR":
        story.when("PRR").passes()
    assert ("20", 0) in story.lays_offered("G5")
    story.when("C&O").lays("G5", "20", 0)
    assert story.tile_at("G5") == ("20", 0)


# --- blocked hexes ---------------------------------------------------------------------------------------------------


@rule("1830-TR.9")
@pytest.mark.parametrize(
    ("private", "place", "tile", "rotation"),
    [
        ("SV", "G15", "9", 0),
        ("CS", "B20", "4", 1),
        ("DH", "F16", "57", 0),
        ("MH", "D18", "9", 0),
        ("CA", "H18", "59", 1),
        ("BO", "I13", "9", 1),
        ("BO", "I15", "53", 0),
    ],
)
def test_a_private_blocks_its_hexes_only_while_a_player_owns_it(
    private: str, place: str, tile: str, rotation: int
) -> None:
    for owner in ("Ann", "Bob"):  # PRR's own president, or somebody else
        story = pennsylvania("3").owns(owner, private).operates("PRR")
        story.when("PRR", refused="hex_blocked", rule="1830-TR.9").lays(place, tile, rotation)
    story = pennsylvania("3").operates("PRR")  # closed
    story.when("PRR", refused="not_connected").lays(place, tile, rotation)
    if private != "BO":
        story = pennsylvania("3").owns("NYC", private).operates("PRR")
        story.when("PRR", refused="not_connected").lays(place, tile, rotation)


@rule("1830-TR.9")
def test_a_blocked_hex_is_not_on_offer() -> None:
    story = pennsylvania().tile("H14", "8", 1).owns("Bob", "SV").operates("PRR")
    assert story.lays_offered("G15") == set()
    story = pennsylvania("3").tile("H14", "8", 1).owns("PRR", "SV").operates("PRR")
    assert story.lays_offered("G15") != set()


@rule("1830-TR.9")
def test_a_blocked_hex_takes_no_upgrade_either() -> None:
    story = pennsylvania("3").tile("H14", "8", 1).tile("G15", "9", 0).owns("Bob", "SV").operates("PRR")
    story.when("PRR", refused="hex_blocked", rule="1830-TR.9").lays("G15", "23", 0)
    assert story.lays_offered("G15") == set()


# --- tokens through upgrades -----------------------------------------------------------------------------------------


def sides_of(story: Story, place: str) -> set[int]:
    """The sides that track of a city leads to."""
    stop = story.stop(place)
    hex = story.atlas.hex_of_stop[stop]
    fan = story.atlas.fan(story.game.state.board.lays[hex])
    return {end for end, _ in fan[6 + stop - story.atlas.first_stop[hex]]}


@rule("1830-TR.10")
def test_a_token_stays_in_its_city_through_upgrades() -> None:
    story = corporation("NYC", "E19", phase="5").tile("E19", "57", 0).operates("NYC", of=2)
    story.when("NYC").lays("E19", "14", 0)
    assert story.tokens_of("NYC") == ["E19.0"]
    while story.round()[2] == 1:
        story.when("NYC").passes()
    story.when("NYC").lays("E19", "63", 0)
    assert story.tokens_of("NYC") == ["E19.0"]


@rule("1830-TR.10")
def test_both_cities_of_new_york_keep_their_tokens_with_their_track() -> None:
    story = corporation("NYNH", "G19.0", phase="5").token("B&O", "G19.1").operates("NYNH", of=2)
    assert (sides_of(story, "G19.0"), sides_of(story, "G19.1")) == ({3}, {0})
    for tile in ("54", "62"):
        story.when("NYNH").lays("G19", tile, 0)
        assert story.tile_at("G19") == (tile, 0)
        [new_haven], [baltimore] = story.tokens_of("NYNH"), story.tokens_of("B&O")
        assert sides_of(story, new_haven) == {2, 3}
        assert sides_of(story, baltimore) == {0, 1}
        while story.round()[:3] == ("operating", 2, 1):
            story.when("NYNH").passes()


@rule("1830-TR.10")
@pytest.mark.parametrize("rotation", range(6))
def test_both_cities_of_an_oo_hex_keep_their_tokens_with_their_track(rotation: int) -> None:
    story = corporation("CPR", phase="5").tile("D10", "59", rotation).token("CPR", "D10.0").token("NYC", "D10.1")
    story.operates("CPR")
    first, second = sides_of(story, "D10.0"), sides_of(story, "D10.1")
    assert (first, second) == ({rotation}, {(rotation + 2) % 6})
    offered = story.lays_offered("D10")
    assert sorted(tile for tile, _ in offered) == ["64", "64", "65", "65", "66", "66", "67", "67", "68", "68"]
    for tile, turn in offered:
        story.when("CPR").lays("D10", tile, turn)
        [own], [other] = story.tokens_of("CPR"), story.tokens_of("NYC")
        assert own != other
        assert first < sides_of(story, own)
        assert second < sides_of(story, other)
        story.game.pop()


@rule("1830-TR.10")
@pytest.mark.parametrize(("place", "tile"), [("D10", "59"), ("G19", "54")])
def test_two_cities_of_a_hex_are_never_merged(place: str, tile: str) -> None:
    story = given("1830", "Ann Bob")
    upgrades = {name for name, _ in replacements(story, place, tile, 0)}
    assert upgrades
    for name in upgrades:
        assert len(story.atlas.tiles[story.atlas.tile(name)].stops) == 2
