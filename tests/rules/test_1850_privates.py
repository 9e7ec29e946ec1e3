"""1850: what privates earn, who may buy them, and what they allow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, TO_MESABI, company, exchange, laid, operating
from tests.story import Story, given
from tresham.core.action import LayPrivateTile
from tresham.rules.operating import OperatingTurn

# --- buying ----------------------------------------------------------------------------------------------------------


@rule("1850-PV.5")
@pytest.mark.parametrize("part", ["track", "token", "trains", "privates"])
def test_a_corporation_buys_in_any_part_of_its_turn(part: str) -> None:
    story = laid(company("KATY"), "K6 57 K4 K8, K4 57 K6 K2").owns("P1", "GRSC").operates("KATY", part)
    story.when("KATY").buys_private("GRSC", 20)
    assert story.owner("GRSC") == "KATY"


@rule("1850-PV.5")
def test_the_owner_must_agree() -> None:
    story = operating("GN").owns("P2", "GRSC")
    story.when("GN").offers.buys_private("GRSC", 20)
    story.when("P2").declines()
    assert (story.owner("GRSC"), story.actor(), story.part()) == ("P2", "GN", "track")
    story.when("GN").offers.buys_private("GRSC", 25)
    story.when("P2").accepts()
    assert (story.owner("GRSC"), story.cash_of("P2"), story.cash_of("GN")) == ("GN", 550, 475)


@rule("1850-PV.5")
def test_a_corporation_never_sells_what_it_has() -> None:
    story = company("GN NP").owns("NP", "GRSC").owns("P1", "CM").operates("GN")
    story.when("GN", refused="private_not_for_sale", rule="1830-PV.6").offers.buys_private("GRSC", 20)
    trade = exchange("GN 100").holds("P1", "GN 3").owns("GN", "GRSC").owns("P2", "CM")
    trade.when("P2", refused="not_your_turn").buys_private("GRSC", 20)
    trade.when("P1", refused="private_not_for_sale", rule="1830-PV.6").offers.buys_private("GRSC", 20)


@rule("1850-PV.5")
def test_only_in_its_own_turn() -> None:
    story = company("GN NP").owns("P2", "GRSC").operates("GN")
    story.when("NP", refused="not_your_turn", rule="1850-OR.1").buys_private("GRSC", 20)


@rule("1850-PV.4", "1850-CL.32")
@pytest.mark.parametrize("phase", ["5", "6", "8"])
def test_from_phase_five_on_no_private_is_bought(phase: str) -> None:
    story = operating("GN", phase=phase).owns("P1", "GBC")
    story.when("GN", refused="no_private_sales_now", rule="1850-PV.4").buys_private("GBC", 50)


# --- income ----------------------------------------------------------------------------------------------------------


@rule("1850-PV.7", "1850-OR.3")
def test_each_private_pays_when_an_operating_round_begins() -> None:
    story = company("GN").owns("P2", "GRSC MRB").owns("P3", "GBC MRC WLG").owns("GN", "MMR").stock_round(2)
    cash = [story.cash_of(name) for name in ("P2", "P3", "GN")]
    story.everybody_passes()
    after = [story.cash_of(name) for name in ("P2", "P3", "GN")]
    assert [new - old for new, old in zip(after, cash, strict=True)] == [5 + 10, 10 + 15 + 20, 20]


@rule("1850-PV.6", "1850-PV.7")
@pytest.mark.parametrize(("phase", "income"), [("4", 10), ("5", 0)])
def test_what_outlives_phase_five_pays_nothing(phase: str, income: int) -> None:
    story = company("GN", phase).owns("P2", "GBC").stock_round(2)
    before = story.cash_of("P2")
    story.everybody_passes()
    assert (story.owner("GBC"), story.cash_of("P2") - before) == ("P2", income)


@rule("1850-PV.P2.1")
def test_the_credit_mobilier_pays_the_player_who_owns_it() -> None:
    story = company("GN").owns("P3", "CM").stock_round(2)
    before = story.cash_of("P3")
    story.everybody_passes()
    assert story.cash_of("P3") == before + 10


# --- trades between players ------------------------------------------------------------------------------------------


def market_for_privates(turn: int = 2) -> Story:
    """P1 is to act; P2 owns the Crédit Mobilier. P1 presides over GN, which could redeem a share."""
    story = given("1850", QUARTET).started("GN 100").holds("P1", "GN 6").holds("pool", "GN 2").owns("P2", "CM")
    return story.operated("GN").floated("GN").cash("GN 500").stock_round(turn, "P1")


@rule("1850-PV.8", "1850-CL.24", "1850-SR.1")
def test_a_trade_is_the_buyers_purchase_of_the_turn() -> None:
    story = market_for_privates()
    story.when("P1").offers.buys_private("CM", 1)
    story.when("P2").accepts()
    assert (story.owner("CM"), story.cash_of("P1"), story.cash_of("P2")) == ("P1", 524, 526)
    story.when("P1", refused="one_purchase", rule="1850-SR.1").starts("NP", 68)
    story.when("P1", refused="acts_for_himself", rule="1850-SR.1").redeems("GN")


@rule("1850-PV.8")
def test_not_after_another_purchase() -> None:
    story = market_for_privates()
    story.when("P1").starts("NP", 68)
    story.when("P1", refused="one_purchase", rule="1850-SR.1").offers.buys_private("CM", 40)


@rule("1850-PV.8")
def test_not_in_the_first_stock_round_and_not_for_nothing() -> None:
    market_for_privates(1).when("P1", refused="no_private_trade_now", rule="1850-PV.8").offers.buys_private("CM", 40)
    market_for_privates().when("P1", refused="trade_price", rule="1850-PV.8").offers.buys_private("CM", 0)


@rule("1850-PV.8")
def test_the_seller_cannot_offer_it_in_a_turn_of_his_own() -> None:
    story = market_for_privates().owns("P1", "GRSC")
    story.when("P1", refused="not_now").offers.sells_private("GRSC", "P2", 20)


@rule("1850-PV.8")
def test_the_buyer_needs_room_for_it() -> None:
    story = exchange("NP 100, SOO 100, UP 100").holds("P1", "NP 6, SOO 6, UP 5").owns("P2", "CM")
    assert story.counted("P1") == 14
    story.when("P1", refused="certificate_limit", rule="1830-BY.4").offers.buys_private("CM", 40)


# --- hexes that are shut ---------------------------------------------------------------------------------------------


def near_st_louis(corps: str = "MILW") -> Story:
    """MILW comes to St. Louis from Springfield; a player owns the bridge."""
    return laid(company(corps), "K14 57 L13 J15").token("MILW", "K14").owns("P3", "MRB")


@rule("1850-PV.9")
def test_a_shut_hex_takes_no_upgrade_either() -> None:
    story = laid(near_st_louis(), "L13 57 K14 M12").operates("MILW")
    story.when("MILW", refused="hex_blocked", rule="1850-PV.9").lays("L13", "14", 0)
    assert story.lays_offered("L13") == set()


@rule("1850-PV.9")
def test_tokens_and_trains_are_not_kept_out() -> None:
    story = near_st_louis("MILW MP").tile("L13", "14", 0).trains("MILW 2").operates("MILW", "token")
    story.when("MILW").tokens("L13")
    story.when("MILW").runs(_2="K14 L13")
    assert story.revenue() == 50


@rule("1850-PV.9", "1850-PV.P7.1")
def test_rock_island_is_shut_until_a_corporation_has_the_private() -> None:
    story = laid(operating("RI"), "H13 7 H11 I12").owns("P2", "MMR")
    story.when("RI", refused="hex_blocked", rule="1850-PV.9").lays("I12", "4", 0)
    bought = laid(operating("RI"), "H13 7 H11 I12").owns("P1", "MMR")
    assert bought.lays_offered("I12") == set()
    bought.when("RI").buys_private("MMR", 160)
    assert bought.lays_offered("I12") != set()


# --- tiles that privates permit --------------------------------------------------------------------------------------


def at_omaha(owns: str, phase: str = "3", **memory: Any) -> Story:
    """UP owns privates and lays Omaha with track to the west and the east; that is its track action, and costs $40."""
    story = company("UP", phase).owns("UP", owns).operates("UP", **memory)
    story.when("UP").lays("I4", "57", 1)
    return story


@rule("1850-PV.P1.1")
def test_the_shipping_company_permits_nothing() -> None:
    story = at_omaha("GRSC GBC")
    story.when("UP", refused="not_now").lays_with("GRSC", "I6", "9", 1)


@rule("1850-PV.P2.2", "1850-TR.10")
def test_the_credit_mobilier_permits_one_tile_in_the_west_and_stays_open() -> None:
    story = at_omaha("CM")
    story.when("UP").lays_with("CM", "I6", "9", 1)
    assert (story.cash_of("UP"), story.owner("CM"), story.part() != "track") == (460, "UP", True)
    story.finishes_turn().comes_to("UP", "track")
    story.when("UP").lays("I2", "3", 3)
    assert story.part() != "track", "there is no second tile by leave of it"


@rule("1850-PV.P2.2")
def test_terrain_is_paid_for() -> None:
    story = laid(company("UP"), "I4 57 H3 J5").owns("UP", "CM").operates("UP")
    story.when("UP").lays("H3", "9", 2)
    story.when("UP").lays_with("CM", "J5", "9", 2)
    assert story.cash_of("UP") == 460


@rule("1850-PV.P3.1")
def test_the_bridge_needs_a_way_to_st_louis() -> None:
    story = operating("UP").owns("UP", "MRB")
    story.when("UP", refused="not_connected", rule="1830-TR.5").lays_with("MRB", "L13", "57", 0)


@rule("1850-PV.P3.1", "1850-TR.10")
@pytest.mark.parametrize("tile", ["5", "6", "57"])
def test_the_bridge_takes_any_yellow_city(tile: str) -> None:
    story = operating("MP").owns("MP", "MRB")
    story.when("MP").lays_with("MRB", "L13", tile, 1)
    assert (story.cash_of("MP"), story.part()) == (500, "track")


@rule("1850-TR.10")
def test_what_privates_permit_is_a_yellow_tile_on_an_empty_hex() -> None:
    story = company("MP").owns("MP", "MRB").tile("L13", "57", 1).operates("MP")
    story.when("MP", refused="yellow_only", rule="1850-TR.10").lays_with("MRB", "L13", "14", 0)
    story.when("MP", refused="tile_does_not_fit").lays_with("MRB", "L13", "6", 1)


@rule("1850-PV.P3.1", "1850-TR.10")
def test_nobody_lays_by_leave_of_a_private_in_the_turn_of_another() -> None:
    story = company("UP MP").owns("MP", "MRB").operates("UP")
    story.when("MP", refused="not_your_turn", rule="1850-OR.1").lays_with("MRB", "L13", "57", 1)
    assert story.menu(LayPrivateTile) == []


@rule("1850-PV.P3.2")
def test_in_the_turn_of_the_bridge_st_louis_is_not_upgraded() -> None:
    story = operating("MP").owns("MP", "MRB")
    story.when("MP").lays_with("MRB", "L13", "57", 1)
    story.when("MP", refused="hex_barred", rule="1850-PV.P3.2").lays("L13", "14", 0)
    assert story.lays_offered("L13") == set()
    story.passes("MP").finishes_turn().comes_to("MP", "track")
    story.when("MP").lays("L13", "14", 0)


@rule("1850-PV.P4.1")
def test_the_gant_brothers_lay_a_tile_in_every_turn() -> None:
    story = at_omaha("GBC")
    story.when("UP").lays_with("GBC", "I6", "9", 1)
    assert story.cash_of("UP") == 500 - 40 - 30
    story.finishes_turn().comes_to("UP", "track")
    cash = story.cash_of("UP")
    story.when("UP").lays("I2", "3", 3)
    story.when("UP").lays_with("GBC", "I8", "55", 1)
    assert story.cash_of("UP") == cash - 30


@rule("1850-PV.P4.1")
def test_the_gant_brothers_build_in_chicago_too() -> None:
    story = company("CBQ").owns("CBQ", "GBC").operates("CBQ", is_first=True)
    story.when("CBQ", refused="after_normal_track", rule="1850-TR.10").lays_with("GBC", "I18", "128", 0)
    story = laid(company("CBQ"), "K14 57 L13 J15").token("CBQ", "K14").owns("CBQ", "GBC").operates("CBQ")
    story.when("CBQ").lays("J15", "9", 0)
    story.when("CBQ").lays_with("GBC", "I18", "128", 0)
    assert story.cash_of("CBQ") == 500 - 30 - 40


@rule("1850-PV.6", "1850-PV.P4.1")
def test_a_private_that_has_closed_permits_nothing() -> None:
    story = company("UP").owns("UP", "GBC CM")
    story.change(closed=1 << story.title.private("GBC")).operates("UP")
    story.when("UP").lays("I4", "57", 1)
    story.when("UP", refused="no_such_power").lays_with("GBC", "I6", "9", 1)


@rule("1850-PV.P4.1", "1850-TR.10")
@pytest.mark.parametrize(("cash", "waits"), [(69, False), (70, True)])
def test_the_last_money_pays_for_an_extra_tile_and_without_it_nobody_waits(cash: int, waits: bool) -> None:
    story = company("UP").owns("UP", "GBC").cash(f"UP {cash}").operates("UP")
    story.when("UP").lays("I4", "57", 1)
    turn = story.table().find(OperatingTurn)
    assert (turn is not None and turn.part == 0) == waits
    if waits:
        story.when("UP").lays_with("GBC", "I6", "9", 1)
        assert story.cash_of("UP") == 0


@rule("1850-PV.P4.1")
def test_without_the_money_no_tile() -> None:
    story = company("UP").owns("UP", "GBC").cash("UP 69").operates("UP", is_first=True)
    story.when("UP").lays("I4", "57", 1)
    story.when("UP", refused="cannot_afford_tile", rule="1850-TR.7").lays_with("GBC", "I6", "9", 1)


@rule("1850-PV.P6.1")
def test_one_tile_of_the_grant_may_lie_in_the_east() -> None:
    story = laid(company("RI"), "H13 9 H11 H15").owns("RI", "WLG").operates("RI")
    story.when("RI").lays("H9", "57", 1)
    story.when("RI").lays_with("WLG", "H15", "9", 1)
    assert (story.fact("granted"), story.fact("strayed"), story.cash_of("RI")) == (1, 1, 500)


@rule("1850-PV.P6.1")
def test_even_in_chicago() -> None:
    story = laid(company("CBQ"), "K14 57 L13 J15").token("CBQ", "K14").owns("CBQ", "WLG").operates("CBQ")
    story.when("CBQ").lays("J15", "9", 0)
    story.when("CBQ").lays_with("WLG", "I18", "128", 0)
    assert (story.fact("strayed"), story.cash_of("CBQ")) == (1, 460)


@rule("1850-TR.10", "1850-TR.2")
def test_between_two_tiles_of_the_first_turn_and_several_privates() -> None:
    story = at_omaha("CM GBC", is_first=True)
    story.when("UP").lays_with("CM", "I6", "9", 1)
    story.when("UP").lays("I8", "55", 1)
    story.when("UP").lays_with("GBC", "I2", "3", 3)
    assert (story.cash_of("UP"), story.part() != "track") == (500 - 40 - 30, True)


@rule("1850-TR.10", "1850-MES.2")
def test_extra_tiles_lead_to_no_closed_mine_and_to_no_shut_hex() -> None:
    story = company("NP").owns("NP", "GBC").owns("P1", "MRC").operates("NP")
    story.when("NP").lays("B11", "57", 1)
    story.when("NP", refused="side_barred", rule="1850-MES.2").lays_with("GBC", "B9", "7", 3)
    shut = laid(company("RI"), "H13 7 H11 I12").owns("RI", "GBC").owns("P2", "MMR").operates("RI")
    shut.when("RI").lays("H9", "57", 1)
    shut.when("RI", refused="hex_blocked", rule="1850-PV.9").lays_with("GBC", "I12", "4", 0)


@rule("1850-TR.10")
def test_extra_tiles_must_be_reached() -> None:
    at_omaha("GBC").when("UP", refused="not_connected", rule="1830-TR.5").lays_with("GBC", "A4", "9", 1)


@rule("1850-TR.10", "1850-MES.5")
def test_a_mesabi_token_is_a_track_action_that_others_may_follow() -> None:
    story = laid(company("GN"), TO_MESABI).owns("GN", "GBC").operates("GN")
    story.when("GN").buys_right("mesabi")
    story.when("GN").lays_with("GBC", "A12", "9", 1)
    assert story.cash_of("GN") == 500 - 80 - 30 - 60


@rule("1850-MES.9", "1850-CL.13")
@pytest.mark.parametrize(("private", "price"), [("CM", 80), ("GBC", 110), ("WLG", 80)])
def test_a_token_instead_of_an_extra_tile(private: str, price: int) -> None:
    story = laid(company("GN"), TO_MESABI).owns("GN", private).operates("GN")
    story.when("GN", refused="after_normal_track", rule="1850-TR.10").buys_right("mesabi", private)
    story.when("GN").lays("D9", "14", min(turn for name, turn in story.lays_offered("D9") if name == "14"))
    cash = story.cash_of("GN")
    story.when("GN").buys_right("mesabi", private)
    assert (story.cash_of("GN"), story.owner(private)) == (cash - price, "GN")
