"""1850: stations, destinations, and the right to enter the Mesabi Range."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import HOMES, QUARTET, TO_MESABI, TO_TOPEKA, company, laid, operating
from tests.story import Story, given
from tresham.core.action import BuyRight
from tresham.rules.network import has_route
from tresham.rules.rights import rights_out

TO_SOUTHWEST = "K6 57 K4 K8, K4 6 K6 L3, L3 9 K4 M2"

# --- stations --------------------------------------------------------------------------------------------------------


@rule("1850-TK.1")
@pytest.mark.parametrize("corp", HOMES)
def test_tokens_cost_forty_and_then_a_hundred(corp: str) -> None:
    story = company(corp)
    assert story.charter(corp) == ((40, 100, 100) if corp in ("CBQ", "RI") else (40, 100))


@rule("1850-TK.1")
def test_the_home_token_is_free_and_comes_with_the_first_turn() -> None:
    story = given("1850", QUARTET).started("KATY 76").holds("P1", "KATY 6").cash("KATY 760").floated("KATY")
    story.operating_round().when("KATY").lays("K6", "57", 1)
    assert (story.tokens_of("KATY"), story.cash_of("KATY")) == (["K6.0"], 720)


@rule("1850-TK.1")
def test_one_station_a_turn() -> None:
    story = laid(company("KATY"), "K6 57 K4 K8, K4 57 K6 K2").operates("KATY", "token")
    story.when("KATY").tokens("K4")
    assert (story.cash_of("KATY"), story.part() != "token") == (460, True)


@rule("1850-TK.2")
@pytest.mark.parametrize("tile", [None, "128", "129"])
def test_cbq_is_at_home_in_the_second_city(tile: str | None) -> None:
    story = given("1850", QUARTET).phase("3").started("CBQ 100").holds("P1", "CBQ 6").cash("CBQ 1000").floated("CBQ")
    if tile:
        story.tile("I18", tile, 0)
    assert story.operating_round().tokens_of("CBQ") == ["I18.1"]


@rule("1850-TK.3", "1850-TK.4")
@pytest.mark.parametrize(("tile", "cities"), [("128", {"I18.0"}), ("129", {"I18.0", "I18.1"}), ("130", {"I18.0"})])
def test_one_slot_of_chicago_is_kept_for_cbq(tile: str, cities: set[str]) -> None:
    """MILW comes to Chicago; of one slot in the second city it is kept out, of two it may have the other."""
    track = "J17 8 J15 I18, J15 8 K14 J17, K14 57 L13 J15, I16 4 I14 I18, J19 7 I18 I20"
    story = laid(company("MILW", "5"), track).token("MILW", "K14").tile("I18", tile, 0 if tile != "128" else 4)
    offered = story.operates("MILW", "token").tokens_offered()
    assert {one for one in offered if one.startswith("I18")} <= cities
    if tile != "128":
        assert any(one.startswith("I18") for one in offered)


@rule("1850-TK.3")
def test_a_home_slot_is_kept_until_its_owner_has_operated() -> None:
    story = laid(company("GN"), "D9 57 D7 D11, D11 8 D9 E12, E12 9 D11 F13, F13 57 E12 G14").operates("GN", "token")
    story.unsettled().when("GN", refused="slot_reserved", rule="1850-TK.3").tokens("F13")
    two = laid(company("GN"), "D9 57 D7 D11, D11 8 D9 E12, E12 9 D11 F13").tile("F13", "14", 1).operates("GN", "token")
    two.when("GN").tokens("F13")
    assert two.tokens_of("GN") == ["D9.0", "F13.0"]


@rule("1850-TK.4")
def test_one_token_in_all_of_chicago() -> None:
    story = (
        laid(company("CBQ"), "J17 8 J15 I18, J15 8 K14 J17, K14 57 L13 J15").tile("I18", "129", 5).token("CBQ", "K14")
    )
    story.operates("CBQ", "token").unsettled()
    story.when("CBQ", refused="second_token_in_hex", rule="1830-TK.5").tokens("I18.0")


# --- destinations ----------------------------------------------------------------------------------------------------


NORTHWEST = "B5 57 B3 B7, B3 9 B5 B1"


@rule("1850-DT.1", "1850-DT.3")
@pytest.mark.parametrize(
    ("corp", "station", "track", "goal"),
    [
        *((corp, "B5", NORTHWEST, "A2") for corp in ("MILW", "GN", "NP")),
        ("KATY", "K4", TO_SOUTHWEST, "M2"),
        ("SOO", "E18", "E18 57 F17 D19, D19 9 E18 C20", "C20"),
        ("UP", "G4", "G4 57 F3 H5, F3 8 G4 F1", "F1"),
    ],
)
def test_each_destination_can_be_reached(corp: str, station: str, track: str, goal: str) -> None:
    story = laid(company(corp), track).token(corp, station).operates(corp, "token")
    story.when(corp).buys_right("destination")
    assert story.cash_of(corp) == 450
    assert story.game.state.board.markers == ((story.atlas.hex(goal), "destination", story.party(corp)),)


@rule("1850-DT.2", "1850-CL.11")
def test_the_edge_token_is_none_of_those_on_the_charter() -> None:
    story = laid(company("KATY"), TO_SOUTHWEST).operates("KATY", "token")
    story.when("KATY").buys_right("destination")
    assert (story.charter("KATY"), story.tokens_of("KATY")) == ((40, 100), ["K6.0"])


@rule("1850-DT.3")
def test_once_in_the_game() -> None:
    story = laid(company("KATY"), TO_SOUTHWEST).operates("KATY", "token")
    story.when("KATY").buys_right("destination")
    story.finishes_turn().comes_to("KATY", "token")
    assert story.menu(BuyRight) == []
    story.when("KATY", refused="right_owned", rule="1850-DT.3").buys_right("destination")


@rule("1850-DT.3", "1850-DT.4")
def test_it_is_in_nobodys_way_and_doubles_nothing_for_others() -> None:
    story = laid(company("KATY GN"), TO_SOUTHWEST).token("GN", "K4").trains("GN 2")
    story.board_marker("destination", "KATY", "M2").operates("GN", "run")
    assert story.when("GN").would_earn(_2="K4 (L3) M2") == 50


@rule("1850-DT.4")
def test_every_train_that_ends_there_is_paid_double() -> None:
    """Two trains come to the Southwest, by L3 and by M4."""
    track = "K6 14 L5 K4 J7 K8, K4 6 K6 L3, L3 9 K4 M2, L5 9 K6 M4, M4 58 M2 L5"
    story = laid(company("KATY"), track).trains("KATY 3 3").board_marker("destination", "KATY", "M2")
    story.operates("KATY", "run")
    assert story.when("KATY").would_earn(_3="K6 K4 (L3) M2", _3b="K6 (L5) M4 M2") == (30 + 20 + 60) + (30 + 10 + 60)


@rule("1850-PV.5", "1850-DT.2")
@pytest.mark.parametrize(
    ("stations", "goal_is_marked", "waits"),
    [("E4 E18", True, False), ("E4 E18", False, True), ("E4", True, True)],
    ids=["no token left", "the edge token", "one for a city"],
)
def test_a_turn_waits_for_the_mine_to_be_bought_while_a_token_is_left(
    stations: str, goal_is_marked: bool, waits: bool
) -> None:
    """With the mine GN could buy the way to Duluth; nowhere else is there room for a token."""
    story = laid(company("GN"), TO_MESABI).tiles("B11 14/1, E4 57/0, E18 57/0")
    story.token("GN", *stations.split()).owns("P1", "MRC")
    if goal_is_marked:
        story.extra(named=(("destination", story.party("GN")),))
    assert (story.operates("GN", "token").part() == "token") == waits


# --- the Mesabi Range ------------------------------------------------------------------------------------------------


@rule("1850-MES.4", "1850-PV.P5.1", "1850-MES.8")
def test_the_token_of_the_mine_is_for_ever() -> None:
    story = company("NP", "4").owns("P1", "MRC").depot("4 0").cash("NP 2000").operates("NP", "trains")
    story.when("NP").buys_private("MRC", 80)
    assert story.cash_of("NP") == 1920, "the token costs nothing more"
    story.when("NP").buys_train("5", 450)
    assert (story.owner("MRC"), story.fact("named")) == (None, (("mesabi", story.party("NP")),))


@rule("1850-MES.5", "1850-CL.14")
def test_the_conditions_for_a_token() -> None:
    unreached = laid(company("GN"), "D9 57 C8 E10, C8 8 D9 B9").operates("GN")
    unreached.when("GN", refused="right_not_reached", rule="1850-MES.5").buys_right("mesabi")
    poor = laid(company("GN"), TO_MESABI).cash("GN 79").operates("GN")
    poor.when("GN", refused="cannot_afford_right", rule="1850-MES.5").buys_right("mesabi")
    shut = laid(company("GN"), TO_MESABI).owns("P1", "MRC").operates("GN")
    shut.when("GN", refused="right_not_on_sale", rule="1850-MES.5").buys_right("mesabi")
    late = laid(company("GN"), TO_MESABI).owns("GN", "GBC").operates("GN")
    late.when("GN").lays("E10", "55", 2)
    late.when("GN", refused="one_tile_a_turn", rule="1850-TR.1").buys_right("mesabi")


@rule("1850-MES.6", "1850-CL.12")
def test_the_token_of_the_mine_is_one_of_the_four() -> None:
    story = laid(company("GN NP"), TO_MESABI).owns("P2", "MRC").operates("NP")
    story.when("NP").buys_private("MRC", 80)
    assert rights_out(story.table(), "mesabi") == 1


@rule("1850-MES.4", "1850-MES.6")
def test_another_private_brings_the_owner_of_the_mine_no_second_token() -> None:
    story = company("NP").owns("P1", "MRC CM").operates("NP")
    story.when("NP").buys_private("MRC", 80).when("NP").buys_private("CM", 40)
    assert rights_out(story.table(), "mesabi") == 1


@rule("1850-PV.P5.2", "1850-MES.7", "1850-PV.6")
def test_once_the_first_five_has_closed_the_mine_its_owner_gets_nothing_for_tokens() -> None:
    story = laid(company("NP GN", "4"), TO_MESABI).owns("NP", "MRC").depot("4 0")
    story.extra(named=(("mesabi", story.party("NP")),)).operates("NP", "trains")
    story.when("NP").buys_train("5", 450)
    story.comes_to("GN", "track")
    bank, np = story.cash_of("bank"), story.cash_of("NP")
    story.when("GN").buys_right("mesabi")
    assert (story.cash_of("NP"), story.cash_of("bank")) == (np, bank + 80)


@rule("1850-MES.3", "1850-TN.4")
@pytest.mark.parametrize(("entitled", "must"), [(False, False), (True, True)])
def test_the_mine_makes_a_route_only_for_those_with_a_token(entitled: bool, must: bool) -> None:
    story = laid(company("GN"), TO_MESABI)
    if entitled:
        story.extra(named=(("mesabi", story.party("GN")),))
    assert has_route(story.operates("GN", "trains").table(), story.party("GN")) is must


@rule("1850-MES.3")
def test_no_token_is_placed_beyond_the_mine() -> None:
    """GN's track leads through the range to Duluth, where a slot is free."""
    for entitled in (False, True):
        story = laid(company("GN NP"), TO_MESABI).tile("B11", "14", 1)
        if entitled:
            story.extra(named=(("mesabi", story.party("GN")),))
        assert ("B11.0" in story.operates("GN", "token").tokens_offered()) is entitled


@rule("1850-MES.1")
def test_routes_pass_through_the_mine() -> None:
    story: Story = laid(company("GN NP"), TO_MESABI).tile("B11", "14", 1).trains("GN 3")
    story.extra(named=(("mesabi", story.party("GN")),)).operates("GN", "run")
    assert story.when("GN").would_earn(_3="D9 (C8 B9) A10 B11") == 20 + 30 + 30


@rule("1850-MES.8", "1850-DT.5")
def test_a_mesabi_token_is_no_station() -> None:
    story = laid(company("GN NP"), f"{TO_MESABI}, {TO_TOPEKA}").tile("B11", "14", 1).trains("GN 2")
    story.extra(named=(("mesabi", story.party("GN")),)).operates("GN", "run")
    story.when("GN", refused="run_no_station", rule="1850-DT.5").runs(_2="A10 B11")


@rule("1850-MES.9")
def test_with_an_extra_tile_only_after_a_track_action_and_in_the_track_step() -> None:
    story = laid(company("GN"), TO_MESABI).owns("GN", "GBC").operates("GN")
    story.when("GN", refused="after_normal_track", rule="1850-TR.10").buys_right("mesabi", "GBC")
    late = operating("GN", "trains").owns("GN", "GBC")
    laid(late, TO_MESABI).trains("GN 3").when("GN", refused="after_normal_track").buys_right("mesabi", "GBC")
