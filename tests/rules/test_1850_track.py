"""1850: what may be laid where, for how much, and how often."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import HOMES, QUARTET, TO_MESABI, company, laid, operating, rotation_to
from tests.story import Story, given

NORTHWEST = 2

# --- how much in a turn ----------------------------------------------------------------------------------------------


@rule("1850-TR.1")
def test_one_tile_or_one_upgrade_or_a_mesabi_token() -> None:
    for deed in ("lay", "upgrade", "token"):
        story = laid(company("GN"), TO_MESABI).operates("GN")
        actor = story.when("GN")
        if deed == "lay":
            actor.lays("E10", "55", 2)
        elif deed == "upgrade":
            actor.lays("D9", "14", min(turn for name, turn in story.lays_offered("D9") if name == "14"))
        else:
            actor.buys_right("mesabi")
        assert story.part() != "track", deed


@rule("1850-TR.2", "1850-CL.27")
def test_after_an_upgrade_in_the_first_turn_nothing_more() -> None:
    story = laid(company("UP"), "I4 57 I2 I6").owns("UP", "GBC").operates("UP", is_first=True)
    story.when("UP").lays("I4", "14", 0)
    story.when("UP", refused="one_tile_a_turn", rule="1850-TR.2").lays("I6", "9", 1)


@rule("1850-TR.2", "1850-TR.9", "1850-CL.27")
def test_after_a_yellow_tile_in_the_first_turn_no_upgrade() -> None:
    story = operating("UP", is_first=True)
    story.when("UP").lays("I4", "57", 1)
    story.when("UP", refused="one_tile_a_turn", rule="1850-TR.2").lays("I4", "14", 0)
    assert story.lays_offered("I4") == set()


@rule("1850-TR.2", "1850-CL.31", "1850-MES.5")
@pytest.mark.parametrize("token_first", [True, False])
def test_a_mesabi_token_takes_the_place_of_either_tile_of_the_first_turn(token_first: bool) -> None:
    story = laid(company("GN"), TO_MESABI).operates("GN", is_first=True)
    if token_first:
        story.when("GN").buys_right("mesabi")
        story.when("GN").lays("E10", "55", 2)
    else:
        story.when("GN").lays("E10", "55", 2)
        story.when("GN").buys_right("mesabi")
    assert (story.cash_of("GN"), story.part() != "track") == (500 - 80 - 40, True)


@rule("1850-TR.2")
def test_one_will_do_and_so_will_none() -> None:
    story = operating("UP", is_first=True)
    story.when("UP").lays("I4", "57", 1)
    story.passes("UP")
    assert story.part() != "track"
    none = operating("UP", is_first=True).passes("UP")
    assert none.part() != "track"


@rule("1850-TR.2")
def test_the_first_turn_is_the_first_one_of_the_corporation() -> None:
    story = given("1850", QUARTET).started("UP 100").holds("P1", "UP 6").floated("UP").cash("UP 500").phase("3")
    story.operating_round(number=1, of=2)
    story.when("UP").lays("I4", "57", 1)
    assert story.part() == "track"
    story.comes_to_round("operating", 2)
    assert (story.actor(), story.part()) == ("UP", "track")
    story.when("UP").lays("I6", "9", 1)
    assert story.part() != "track"


# --- colours, tiles and terrain --------------------------------------------------------------------------------------


@rule("1850-TR.3")
@pytest.mark.parametrize(("phase", "tile"), [("2", "14"), ("4", "63"), ("6", "131")])
def test_colours_wait_for_their_phase(phase: str, tile: str) -> None:
    place, under = {"14": ("I4", "57"), "63": ("I4", "14"), "131": ("I18", "130")}[tile]
    corp = "CBQ" if place == "I18" else "UP"
    story = given("1850", QUARTET).phase(phase).tile(place, under, 0).started(f"{corp} 100").holds("P1", f"{corp} 6")
    story.token(corp, place).operated(corp).cash(f"{corp} 500").operates(corp)
    story.when(corp, refused="colour_not_yet", rule="1850-TR.3").lays(place, tile, 0)


@rule("1850-TR.3", "1850-TR.4", "1850-TK.4")
def test_chicago_in_grey() -> None:
    story = given("1850", QUARTET).phase("8").tile("I18", "130", 0).started("CBQ 100").holds("P1", "CBQ 6")
    story.token("CBQ", "I18").operated("CBQ").cash("CBQ 500").operates("CBQ")
    assert {name for name, _ in story.lays_offered("I18")} == {"131"}


@rule("1850-TR.4")
@pytest.mark.parametrize(
    ("corp", "phase", "tile", "next_tiles"),
    [
        *(("MILW", "3", None, {"132"}), ("MILW", "5", "132", {"133"}), ("MILW", "8", "133", {"134"})),
        *(("RI", "3", None, {"14", "15"}), ("RI", "5", "14", {"63"}), ("RI", "8", "63", set())),
        *(("MP", "5", "14", {"135"}), ("KATY", "5", "15", {"135"}), ("MP", "8", "135", {"138"})),
    ],
)
def test_cities_grow_as_they_are_meant_to(corp: str, phase: str, tile: str | None, next_tiles: set[str]) -> None:
    story = company(corp, phase)
    if tile is not None:
        story.tile(HOMES[corp], tile, 0)
    assert {name for name, _ in story.operates(corp).lays_offered(HOMES[corp])} == next_tiles


@rule("1850-TR.5")
def test_single_towns_grow_and_pairs_do_not() -> None:
    track = "K6 57 K4 K8, K8 4 K6 K10"
    story = laid(company("KATY", "3"), track).operates("KATY")
    assert {name for name, _ in story.lays_offered("K8")} == {"141", "142"}
    brown = laid(company("KATY", "5"), "K6 57 K4 K8").tile("K8", "141", 1).operates("KATY")
    assert {name for name, _ in brown.lays_offered("K8")} == {"145", "146", "147"}
    pair = laid(company("GN", "3"), "D9 57 C8 E10").tile("E10", "55", 2).operates("GN")
    assert pair.lays_offered("E10") == set()


@rule("1850-TR.7")
def test_water_and_mountain_are_paid_once() -> None:
    story = operating("UP")
    story.when("UP").lays("I4", "57", 1)
    assert story.cash_of("UP") == 460
    story.finishes_turn().comes_to("UP", "track").when("UP").lays("I4", "14", 0)
    assert story.cash_of("UP") == 460
    milwaukee = operating("MILW")
    milwaukee.when("MILW").lays("G18", "132", 0)
    assert milwaukee.cash_of("MILW") == 460
    poor = operating("UP").cash("UP 39").unsettled()
    poor.when("UP", refused="cannot_afford_tile", rule="1850-TR.7").lays("I4", "57", 1)


# --- where -----------------------------------------------------------------------------------------------------------


@rule("1850-TR.12")
@pytest.mark.parametrize("corp", [name for name in HOMES if name not in ("MILW", "RI")])
def test_a_home_without_track_is_reached_by_its_token(corp: str) -> None:
    story = operating(corp)
    assert story.hexes_offered() == {HOMES[corp].partition(".")[0]}


def beyond_springfield(tile: str, rotation: int) -> Story:
    """MILW comes from Springfield (K14) to J15, where a tile lies."""
    return laid(company("MILW"), "K14 57 L13 J15").token("MILW", "K14").tile("J15", tile, rotation).operates("MILW")


@rule("1850-TR.6")
def test_an_upgrade_must_add_track_that_is_reached() -> None:
    """J15 joins Springfield (SW) with I16 (NE); of the green tiles those will do whose new track MILW can enter."""
    story = beyond_springfield("9", 0)
    offered = story.lays_offered("J15")
    assert ("23", 0) in offered, "a branch from SW"
    assert ("20", 0) not in offered, "a crossing that comes from nowhere"
    story.when("MILW", refused="no_new_track", rule="1850-TR.6").lays("J15", "20", 0)


@rule("1850-TR.6")
def test_a_city_or_town_that_is_reached_is_use_enough() -> None:
    story = laid(company("KATY"), "K6 57 K4 K8, K8 4 K6 K10").operates("KATY")
    assert ("142", 4) in story.lays_offered("K8") or ("142", 1) in story.lays_offered("K8")
    afar = company("KATY").tile("M8", "57", 1).operates("KATY")
    afar.when("KATY", refused="no_new_track", rule="1850-TR.6").lays("M8", "15", 1)


@rule("1850-TR.6")
def test_a_full_city_may_be_upgraded_by_whoever_comes_to_it() -> None:
    story = laid(company("KATY GN"), "K6 57 K4 K8, K4 57 K6 K2").token("GN", "K4").operates("KATY")
    assert {name for name, _ in story.lays_offered("K4")} == {"14", "15"}


@rule("1850-TR.8")
def test_chicagos_dead_end_is_on_no_menu() -> None:
    story = operating("CBQ")
    assert story.lays_offered("I18") == {("128", 0), ("128", 4), ("128", 5)}


@rule("1850-TR.11")
def test_there_is_one_gauge() -> None:
    atlas = given("1850", QUARTET).atlas
    assert {path.gauge.name for tile in atlas.tiles for path in tile.paths} == {"STANDARD"}


@rule("1850-MES.2", "1850-CL.15")
@pytest.mark.parametrize(
    ("corp", "track", "place", "tile", "towards"),
    [
        ("NP", "", "B11", "57", "A10 C12"),
        ("GN", "D9 57 C8 E10, C8 8 D9 B9", "B9", "9", "A10 C8"),
    ],
)
def test_no_track_to_the_mine_before_it_opens(corp: str, track: str, place: str, tile: str, towards: str) -> None:
    for owner, closed in (("P2", False), ("GN", False), ("P2", True)):
        story = laid(company(corp), track).owns(owner, "MRC")
        if closed:
            story.change(closed=story.game.state.closed | 1 << story.title.private("MRC"))
        story.operates(corp)
        turned = rotation_to(story, place, tile, *towards.split())
        if owner == "P2" and not closed:
            story.when(corp, refused="side_barred", rule="1850-MES.2").lays(place, tile, turned)
            assert (tile, turned) not in story.lays_offered(place)
        else:
            story.when(corp).lays(place, tile, turned)


@rule("1850-MES.2")
def test_upgrades_lead_to_no_closed_mine_either() -> None:
    story = company("NP").tile("B11", "57", 1).owns("P2", "MRC").operates("NP")
    assert story.lays_offered("B11") != set()
    for name, turn in story.lays_offered("B11"):
        assert not story.atlas.exits[story.atlas.lay(name, turn)] >> NORTHWEST & 1, (name, turn)


@rule("1850-MES.2")
def test_beside_the_closed_mine_every_other_side_is_free() -> None:
    story = operating("NP", phase="2").owns("P1", "MRC")
    story.when("NP").lays("B11", "57", rotation_to(story, "B11", "57", "A12", "C10"))
    assert story.tile_at("B11")[0] == "57"
