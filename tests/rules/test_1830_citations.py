"""1830: a refusal cites the rule that forbids just this; where a code has several cases, each has its own."""

from __future__ import annotations

import pytest

from tests.citing import Attempt, Cases
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.ids import Train

TRIO = "Ann Bob Eve"

case = Cases("1830")


def operating(corp: str, home: str, part: str = "track", phase: str = "3") -> Story:
    """A corporation of Ann's in its turn."""
    story = given("1830", TRIO) if phase == "2" else given("1830", TRIO).phase(phase)
    story.started(f"{corp} 100").holds("Ann", f"{corp} 6").floated(corp).operated(corp).token(corp, home)
    return story.cash(f"{corp} 500").operates(corp, part)


def in_need(cash: str) -> Story:
    """PRR must buy a train; Ann presides and has two shares of Bob's NYC, $82 each."""
    story = given("1830", TRIO).started("PRR 100, NYC 82").phase("4").holds("Ann", "PRR 2").holds("Bob", "NYC 3")
    story.holds("Ann", "NYC 2").token("PRR", "H12").tile("H10", "57", 1).floated("PRR NYC")
    return story.cash("Ann 0, PRR 0").cash(cash).operates("PRR", "trains")


# --- who is to act ---------------------------------------------------------------------------------------------------


@case("game_over:bank", "1830-EG.3")
def after_the_bank_broke() -> Attempt:
    return given("1830", TRIO).over("bank"), "Ann", lambda ann: ann.passes()


@case("game_over", "1830-EG.1")
def after_a_bankruptcy() -> Attempt:
    story = in_need("PRR 10, Ann 10")
    story.when("PRR").goes_bankrupt()
    return story, "Ann", lambda ann: ann.passes()


@case("not_your_turn:auction", "1830-AU.2")
def out_of_turn_in_the_auction() -> Attempt:
    return given("1830", TRIO), "Bob", lambda bob: bob.takes("SV")


@case("not_your_turn:bid_off", "1830-AU.7")
def out_of_turn_in_a_bid_off() -> Attempt:
    story = given("1830", TRIO)
    story.when("Ann").bids("CS", 45)
    story.when("Bob").bids("CS", 50)
    story.when("Eve").takes("SV")
    return story, "Bob", lambda bob: bob.bids("CS", 60)


@case("not_your_turn:par", "1830-AU.14")
def somebody_elses_par_price() -> Attempt:
    story = given("1830", TRIO)
    for name, lot in zip(["Ann", "Bob", "Eve", "Ann", "Bob", "Eve"], ["SV", "CS", "DH", "MH", "CA", "BO"], strict=True):
        story.when(name).takes(lot)
    return story, "Ann", lambda ann: ann.sets_par("B&O", 100)


@case("not_your_turn", "1830-SR.1")
def out_of_turn_in_a_stock_round() -> Attempt:
    return given("1830", TRIO).started("NYC 100").stock_round(2, "Ann"), "Bob", lambda bob: bob.starts("PRR", 67)


@case("not_your_turn:operating_turn", "1830-OR.1")
def out_of_turn_in_an_operating_round() -> Attempt:
    return operating("PRR", "H12"), "Ann", lambda ann: ann.passes()


@case("not_your_turn:city", "1830-TK.2")
def somebody_elses_city() -> Attempt:
    story = given("1830", TRIO).phase("3").started("ERIE 100").holds("Ann", "ERIE 6").floated("ERIE")
    story.tile("E11", "59", 0).cash("ERIE 500").operating_round()
    return story, "Bob", lambda bob: bob.chooses_city("ERIE", "E11.0")


@case("not_your_turn:discard", "1830-TN.7")
def somebody_elses_discard() -> Attempt:
    story = operating("PRR", "H12", "trains").started("NYC 90").holds("Bob", "NYC 6").floated("NYC")
    story.depot("3 0").trains("NYC 3 3 3 3")
    story.when("PRR").buys_train("4", 300)
    return story, "PRR", lambda prr: prr.do(act.DiscardTrain(prr.by, Train(0)))


@case("not_your_turn:answer", "1830-TN.4")
def somebody_elses_answer() -> Attempt:
    story = in_need("PRR 100, Ann 1500").trains("NYC 4")
    story.when("PRR").offers.buys_train("4", 200, "NYC")
    return story, "Eve", lambda eve: eve.accepts()


# --- deals -----------------------------------------------------------------------------------------------------------


def privates_in_a_stock_round(cash: str = "Bob 100") -> Story:
    return given("1830", TRIO).owns("Ann", "SV").owns("Bob", "CS").started("NYC 100").cash(cash).stock_round(2, "Ann")


@case("needs_consent:TradingForPrivate", "1830-PV.4")
def a_players_private_bought_without_asking() -> Attempt:
    return privates_in_a_stock_round(), "Ann", lambda ann: ann.buys_private("CS", 40)


@case("needs_consent:SellingPrivate", "1830-PV.4")
def a_private_sold_without_asking() -> Attempt:
    return privates_in_a_stock_round(), "Ann", lambda ann: ann.sells_private("SV", "Bob", 20)


@case("needs_consent:BuyingPrivate", "1830-PV.5")
def a_private_bought_by_a_corporation_without_asking() -> Attempt:
    return operating("PRR", "H12").owns("Bob", "SV"), "PRR", lambda prr: prr.buys_private("SV", 20)


@case("cannot_afford_private:trade", "1830-PV.4")
def a_private_for_somebody_without_money() -> Attempt:
    return privates_in_a_stock_round("Bob 0"), "Ann", lambda ann: ann.offers.sells_private("SV", "Bob", 20)


@case("one_purchase:brown", "1830-BY.6")
def from_the_pool_after_the_offering() -> Attempt:
    story = given("1830", TRIO).started("CPR 67").marker("CPR B7").holds("Bob", "CPR 4").holds("pool", "CPR 3")
    story.stock_round(2, "Ann").holds("Ann", "CPR 1")
    story.when("Ann").buys("CPR")
    return story, "Ann", lambda ann: ann.buys("CPR", "pool")


@case("one_purchase", "1830-SR.2")
def a_second_purchase() -> Attempt:
    story = given("1830", TRIO).started("CPR 67, NYC 67").holds("Bob", "CPR 4").holds("Ann", "NYC 3")
    story.stock_round(2, "Ann")
    story.when("Ann").buys("CPR")
    return story, "Ann", lambda ann: ann.buys("CPR")


# --- privates and track ----------------------------------------------------------------------------------------------


@case("no_such_power:CS", "1830-PV.CS.1")
def champlain_for_a_corporation_that_does_not_own_it() -> Attempt:
    return operating("NYC", "E19").owns("Ann", "CS"), "NYC", lambda nyc: nyc.lays_with("CS", "B20", "4", 2)


@case("no_such_power:DH", "1830-PV.DH.1")
def delaware_elsewhere() -> Attempt:
    return operating("C&O", "F6").owns("C&O", "DH"), "C&O", lambda corp: corp.lays_with("DH", "H10", "57", 0)


@case("no_such_power:DH token", "1830-PV.DH.2")
def a_free_token_elsewhere() -> Attempt:
    story = operating("C&O", "F6").owns("C&O", "DH")
    story.when("C&O").lays_with("DH", "F16", "57", 0)
    return story, "C&O", lambda corp: corp.tokens_with("DH", "H4")


@case("hex_not_empty:DH", "1830-PV.DH.1")
def delaware_on_a_tile() -> Attempt:
    story = operating("C&O", "F6").owns("C&O", "DH").tile("F16", "57", 0)
    return story, "C&O", lambda corp: corp.lays_with("DH", "F16", "57", 1)


@case("tile_does_not_fit:CS", "1830-PV.CS.1")
def another_tile_for_champlain() -> Attempt:
    return operating("NYC", "E19").owns("NYC", "CS"), "NYC", lambda nyc: nyc.lays_with("CS", "B20", "7", 0)


@case("tile_does_not_fit:DH", "1830-PV.DH.1")
def another_tile_for_delaware() -> Attempt:
    return operating("C&O", "F6").owns("C&O", "DH"), "C&O", lambda corp: corp.lays_with("DH", "F16", "14", 0)


@case("tile_does_not_fit", "1830-TR.3")
def a_city_on_a_plain_hex() -> Attempt:
    return operating("PRR", "H12"), "PRR", lambda prr: prr.lays("G13", "57", 0)


@case("tile_does_not_fit:colour", "1830-TR.1")
def green_before_yellow() -> Attempt:
    return operating("PRR", "H12"), "PRR", lambda prr: prr.lays("H10", "14", 0)


@case("tile_does_not_fit:letter upgrade", "1830-TR.4")
def another_letter_on_an_upgrade() -> Attempt:
    return operating("B&M", "E23", phase="5").tile("E23", "53", 0), "B&M", lambda corp: corp.lays("E23", "63", 0)


@case("tile_does_not_fit:stops upgrade", "1830-TR.4")
def a_town_does_not_grow() -> Attempt:
    return operating("NYC", "E19").tile("B20", "58", 0), "NYC", lambda nyc: nyc.lays("B20", "16", 0)


# --- trains ----------------------------------------------------------------------------------------------------------


@case("train_price:help", "1830-EM.2")
def help_above_the_face_value() -> Attempt:
    story = in_need("PRR 100, Ann 1500").trains("NYC 4")
    return story, "PRR", lambda prr: prr.offers.buys_train("4", 301, "NYC")


@case("train_price:sale", "1830-EM.6")
def a_price_for_which_no_share_had_to_be_sold() -> Attempt:
    story = in_need("PRR 100, Ann 50").trains("NYC 4")
    story.when("Ann").sells("NYC", 1)
    return story, "PRR", lambda prr: prr.offers.buys_train("4", 150, "NYC")


@case("needless_sale", "1830-EM.6")
def a_train_for_which_no_share_had_to_be_sold() -> Attempt:
    story = in_need("PRR 100, Ann 190").trains("NYC 3")
    story.when("Ann").sells("NYC", 1)
    return story, "PRR", lambda prr: prr.offers.buys_train("3", 180, "NYC")


@case("cannot_afford_train", "1830-OR.4")
def another_corporations_train_without_money() -> Attempt:
    story = operating("PRR", "H12", "trains").cash("PRR 0").trains("NYC 3").started("NYC 90").holds("Bob", "NYC 3")
    return story.unsettled(), "PRR", lambda prr: prr.offers.buys_train("3", 1, "NYC")


@pytest.mark.parametrize("key", case.rules)
def test_each_case_of_a_refusal_cites_its_own_rule(key: str) -> None:
    case.judge(key)


def test_no_case_is_forgotten() -> None:
    assert case.forgotten() == []
