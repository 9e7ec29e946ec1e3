"""1850: scenarios of the auction and of privates."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, company, laid, operating
from tests.story import Story, given


@rule("1850-AU.1", "1850-AU.3", "1850-SU.1", "1850-SC.51")
def test_sc_51_privates_at_face_value() -> None:
    story = given("1850", QUARTET)
    buyers = ("P1", "P2", "P3", "P4", "P1", "P2", "P3")
    for player, lot in zip(buyers, ("GRSC", "CM", "MRB", "GBC", "MRC", "WLG", "MMR"), strict=True):
        story.when(player).takes(lot)
    assert story.purses() == [425, 395, 325, 475]
    assert (story.shares("P3", "RI"), story.shares("ipo", "RI")) == (1, 9)
    assert (story.round()[:2], story.to_act()) == (("stock", 1), "P4")


# --- prices ----------------------------------------------------------------------------------------------------------


@rule("1850-PV.1", "1850-SC.39")
@pytest.mark.parametrize(("private", "low", "high"), [("MRB", 20, 40), ("MRC", 40, 80)])
def test_sc_39_two_privates_in_phase_two(private: str, low: int, high: int) -> None:
    for price in (low - 1, high + 1):
        story = operating("GN", phase="2").owns("P1", private)
        story.when("GN", refused="private_price", rule="1850-PV.1").buys_private(private, price)
    for price in (low, high):
        story = operating("GN", phase="2").owns("P1", private)
        story.when("GN").buys_private(private, price)
        assert (story.owner(private), story.cash_of("GN"), story.cash_of("P1")) == ("GN", 500 - price, 525 + price)


@rule("1850-PV.1", "1850-SC.39")
@pytest.mark.parametrize("private", ["GRSC", "CM", "GBC", "WLG", "MMR"])
def test_sc_39_no_other_private_in_phase_two(private: str) -> None:
    story = operating("GN", phase="2").owns("P1", private)
    story.when("GN", refused="no_private_sales_now", rule="1850-PV.1").buys_private(private, 50)


PRICES = {"GRSC": (10, 40), "CM": (20, 80), "MRB": (20, 80), "GBC": (25, 100), "MRC": (40, 160), "WLG": (45, 180)}
PRICES |= {"MMR": (80, 320)}


@rule("1850-PV.2", "1850-SC.39")
@pytest.mark.parametrize("phase", ["3", "4"])
@pytest.mark.parametrize(("private", "low", "high"), [(name, *prices) for name, prices in PRICES.items()])
def test_sc_39_all_privates_from_phase_three_on(private: str, low: int, high: int, phase: str) -> None:
    for price in (low - 1, high + 1):
        story = operating("RI", phase=phase).owns("P1", private)
        story.when("RI", refused="private_price", rule="1850-PV.2").buys_private(private, price)
    for price in (low, high):
        story = operating("RI", phase=phase).owns("P1", private)
        story.when("RI").buys_private(private, price)
        assert story.owner(private) == "RI"


@rule("1850-PV.3", "1850-SC.39")
def test_sc_39_the_union_pacific_may_pay_three_times_as_much() -> None:
    story = operating("UP").owns("P1", "CM")
    story.when("UP", refused="private_price").buys_private("CM", 121)
    story.when("UP").buys_private("CM", 120)
    assert (story.owner("CM"), story.cash_of("UP")) == ("UP", 380)
    story = operating("UP").owns("P1", "MRB")
    story.when("UP", refused="private_price").buys_private("MRB", 81)


# --- income and closing ----------------------------------------------------------------------------------------------


@rule("1850-PV.P2.1", "1850-OR.3", "1850-SC.40")
def test_sc_40_the_credit_mobilier_pays_the_president() -> None:
    story = company("GN RI").owns("RI", "CM").owns("GN", "GRSC").stock_round(2)
    before = story.cash_of("P2"), story.cash_of("RI"), story.cash_of("GN"), story.cash_of("P1")
    story.everybody_passes()
    assert story.round()[0] == "operating"
    after = story.cash_of("P2"), story.cash_of("RI"), story.cash_of("GN"), story.cash_of("P1")
    assert [new - old for new, old in zip(after, before, strict=True)] == [10, 0, 5, 0]


def before_phase_five(used: bool = False) -> Story:
    """Fives are next; GN can pay for one. UP has the Crédit Mobilier, GN the Gant Brothers, players have the others."""
    story = company("GN UP", "4").depot("4 0").cash("GN 2000").owns("UP", "CM").owns("GN", "GBC")
    story.owns("P3", "WLG MMR GRSC MRB MRC").trains("UP 4").spent("CM" if used else "")
    return story.operates("GN", "trains", of=2)


@rule("1850-PV.6", "1850-PV.4", "1850-CL.26", "1850-SC.41")
def test_sc_41_the_first_five_closes_most_privates() -> None:
    story = before_phase_five()
    story.when("GN").buys_train("5", 450)
    owners = [story.owner(name) for name in ("GRSC", "CM", "MRB", "GBC", "MRC", "WLG", "MMR")]
    assert owners == [None, "UP", None, "GN", None, "P3", None]
    cash = story.cash_of("P2"), story.cash_of("P3"), story.cash_of("GN")
    story.comes_to_round("operating", 2)
    assert (story.cash_of("P2"), story.cash_of("P3"), story.cash_of("GN")) == cash, "what is left pays nothing"
    story.when(story.actor(), refused="no_private_sales_now", rule="1850-PV.4").buys_private("WLG", 90)


@rule("1850-PV.6", "1850-PV.P2.2", "1850-SC.41")
def test_sc_41_a_used_credit_mobilier_closes_too() -> None:
    story = before_phase_five(used=True)
    story.when("GN").buys_train("5", 450)
    assert (story.owner("CM"), story.owner("GBC")) == (None, "GN")


@rule("1850-PV.6", "1850-SC.41")
def test_sc_41_the_first_six_closes_the_others() -> None:
    story = company("GN UP", "5").depot("5 0").cash("GN 2000").owns("UP", "CM").owns("GN", "GBC").owns("P3", "WLG")
    story.operates("GN", "trains").when("GN").buys_train("6", 630)
    assert [story.owner(name) for name in ("CM", "GBC", "WLG")] == [None, None, None]


# --- tiles that privates permit --------------------------------------------------------------------------------------


def with_land_grant(granted: int) -> Story:
    """MILW has a station in Des Moines and the Land Grant, of which so many tiles were laid, one in the east."""
    story = laid(company("MILW"), "H9 57 H7 H11").token("MILW", "H9").owns("MILW", "WLG")
    story.extra(granted=granted, strayed=1).operates("MILW")
    story.when("MILW").lays("H7", "9", 1)
    return story


@rule("1850-PV.P6.1", "1850-SC.42")
def test_sc_42_after_one_in_the_east_the_others_lie_in_the_west() -> None:
    story = with_land_grant(1)
    story.when("MILW", refused="outside_of_grant", rule="1850-PV.P6.1").lays_with("WLG", "H13", "9", 1)
    story.when("MILW").lays_with("WLG", "H5", "9", 1)
    assert (story.cash_of("MILW"), story.fact("granted"), story.fact("strayed")) == (460, 2, 1)
    assert (story.owner("WLG"), story.part() != "track") == ("MILW", True)


@rule("1850-PV.P6.2", "1850-SC.42")
def test_sc_42_the_third_tile_closes_the_grant() -> None:
    story = with_land_grant(2)
    story.when("MILW").lays_with("WLG", "H5", "9", 1)
    assert story.owner("WLG") is None


@rule("1850-PV.P4.1", "1850-TR.10", "1850-SC.43")
def test_sc_43_an_extra_tile_of_the_gant_brothers() -> None:
    story = laid(company("GN"), "D9 57 D7 D11, D11 8 D9 E12").owns("GN", "GBC").operates("GN")
    story.when("GN").lays("D9", "14", 0)
    assert story.cash_of("GN") == 500
    story.when("GN").lays_with("GBC", "E12", "8", 0)
    assert (story.cash_of("GN"), story.owner("GBC")) == (430, "GN")


@rule("1850-PV.P3.1", "1850-PV.9", "1850-TR.2", "1850-SC.44")
def test_sc_44_the_bridge_is_free_and_comes_on_top() -> None:
    story = given("1850", QUARTET).started("MP 100").holds("P1", "MP 6").floated("MP").cash("MP 500")
    story.owns("P1", "MRB").operating_round()
    story.when("MP", refused="hex_blocked", rule="1850-PV.9").lays("L13", "57", 1)
    story.when("MP").buys_private("MRB", 30)
    story.when("MP").lays_with("MRB", "L13", "57", 1)
    assert (story.cash_of("MP"), story.tile_at("L13"), story.owner("MRB")) == (470, ("57", 1), "MP")
    story.when("MP").lays("L15", "9", 1)
    story.when("MP").lays("L17", "9", 1)
    assert (story.cash_of("MP"), story.part() != "track") == (470, True)


@rule("1850-TR.10", "1850-PV.P3.1", "1850-CL.30", "1850-CL.37", "1850-SC.55")
def test_sc_55_only_the_bridge_needs_no_track_action() -> None:
    story = laid(company("MILW"), "K14 57 L13 J15").token("MILW", "K14").owns("MILW", "GBC MRB").operates("MILW")
    story.when("MILW", refused="after_normal_track", rule="1850-TR.10").lays_with("GBC", "J15", "8", 0)
    story.when("MILW").lays_with("MRB", "L13", "57", 0)
    assert (story.cash_of("MILW"), story.part()) == (500, "track")
    story.when("MILW", refused="after_normal_track", rule="1850-TR.10").lays_with("GBC", "J15", "8", 0)


@rule("1850-TR.10", "1850-SC.55")
def test_sc_55_after_a_tile_both_are_possible() -> None:
    story = laid(company("MILW"), "K14 57 L13 J15").token("MILW", "K14").owns("MILW", "GBC MRB").operates("MILW")
    story.when("MILW").lays("J15", "9", 0)
    story.when("MILW").lays_with("GBC", "I16", "58", 0)
    story.when("MILW").lays_with("MRB", "L13", "57", 0)
    assert (story.cash_of("MILW"), story.part() != "track") == (470, True)
