"""1849: a refusal cites the rule that forbids just this; where a code has several cases, each has its own."""

from __future__ import annotations

import pytest

from tests.citing import Attempt, Cases
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.ids import Cert, Train

QUARTET = "Ann Bob Eve Dan"
LAST = 7
"""The index of the last certificate."""

case = Cases("1849")


def table(options: str = "", phase: str = "8") -> Story:
    """RCS and CTL are Ann's, ATA is Bob's; all have operated."""
    story = given("1849", QUARTET, options=options).phase(phase).launched("RCS 100, CTL 100, ATA 68")
    return story.papers("Ann", "RCS P, CTL P").papers("Bob", "ATA P 1").operated("RCS CTL ATA")


def in_need(cash: str, options: str = "") -> Story:
    """CTL must buy a train; Ann presides and has three shares of Bob's ATA, L.90 each."""
    story = table(options).marker("CTL F5, ATA E4").papers("Ann", "ATA 1 1 1")
    return story.cash("Ann 0, CTL 0").cash(cash).operates("CTL", "trains")


def finance(pool: str, cash: int = 0) -> Story:
    """RCS may deal in its own shares."""
    return table().papers("pool", f"RCS {pool}").cash(f"RCS {cash}").operates("RCS", "finance")


# --- who is to act ---------------------------------------------------------------------------------------------------


@case("game_over:bank", "1849-13.5")
def after_the_bank_broke() -> Attempt:
    return given("1849", QUARTET).over("bank"), "Ann", lambda ann: ann.passes()


@case("game_over:stock_market", "1849-13.2")
def after_the_end_of_the_market() -> Attempt:
    return given("1849", QUARTET).over("stock_market"), "Ann", lambda ann: ann.passes()


@case("game_over", "1849-13.6")
def after_all_but_one_have_left() -> Attempt:
    story = given("1849", QUARTET).phase("8").launched("CTL 100").papers("Ann", "CTL P").cash("Ann 0")
    players = story.title.players
    story.change(order=(players[0], players[3])).operates("CTL", "trains")
    story.when("CTL").goes_bankrupt()
    story.when("Ann").leaves()
    return story, "Dan", lambda dan: dan.passes()


@case("not_your_turn:auction", "1849-8.0.1")
def out_of_turn_in_the_auction() -> Attempt:
    return given("1849", QUARTET), "Bob", lambda bob: bob.takes("SCE")


@case("not_your_turn:bid_off", "1849-8.0.8")
def out_of_turn_in_a_bid_off() -> Attempt:
    story = given("1849", QUARTET)
    story.when("Ann").bids("SIGI", 50)
    story.when("Bob").bids("SIGI", 55)
    story.when("Eve").takes("SCE")
    return story, "Bob", lambda bob: bob.bids("SIGI", 70)


@case("not_your_turn:par", "1849-8.1.2")
def somebody_elses_par_price() -> Attempt:
    story = given("1849", QUARTET).launch_order("RCS ATA SFA IFT AFG CTL")
    for name, lot in zip(("Ann", "Bob", "Eve", "Dan", "Ann"), ("SCE", "SIGI", "CNM", "SMS", "RSA"), strict=True):
        story.when(name).takes(lot)
    return story, "Bob", lambda bob: bob.sets_par("RCS", 68)


@case("not_your_turn:home", "1849-9.4.1.1")
def somebody_elses_home() -> Attempt:
    story = given("1849", QUARTET).launch_order("AFG RCS").stock_round(2, "Ann")
    story.when("Ann").starts("AFG", 68)
    return story, "Bob", lambda bob: bob.tokens("C1")


@case("not_your_turn", "1849-9.0.1")
def out_of_turn_in_a_stock_round() -> Attempt:
    return table().stock_round(2, "Ann"), "Bob", lambda bob: bob.passes()


@case("not_your_turn:swap", "1849-9.5.3")
def somebody_elses_swap() -> Attempt:
    story = table().papers("Ann", "RCS 1").papers("Bob", "RCS 2 1 1").stock_round(2, "Ann")
    story.when("Ann").sells_papers("RCS", "1")
    return story, "Bob", lambda bob: bob.takes_for_presidency("one")


@case("not_your_turn:operating_turn", "1849-10.0.2")
def out_of_turn_in_an_operating_round() -> Attempt:
    return table().operates("RCS"), "ATA", lambda ata: ata.passes()


@case("not_your_turn:discard", "1849-6.3")
def somebody_elses_discard() -> Attempt:
    story = table(phase="6").depot("6H 0").trains("ATA 4H 6H 6H 6H 6H").cash("CTL 400").operates("CTL", "trains")
    story.when("CTL").buys_train("8H", 350)
    return story, "CTL", lambda ctl: ctl.do(act.DiscardTrain(ctl.by, Train(0)))


@case("not_your_turn:answer", "1849-10.6.4")
def somebody_elses_answer() -> Attempt:
    story = table().trains("ATA 8H").cash("CTL 100").operates("CTL", "trains")
    story.when("CTL").offers.buys_train("8H", 50, "ATA")
    return story, "Eve", lambda eve: eve.accepts()


@case("not_your_turn:bond_duty", "1849-14.2.6")
def somebody_elses_bond() -> Attempt:
    story = table("bonds").papers("Ann", "RCS 1, ATA 1 1").marker("RCS A9").cash("Ann 0, RCS 0")
    story.extra(bonds=1 << story.party("RCS")).stock_round(2, "Ann")
    story.when("Ann").sells_papers("RCS", "1")
    return story, "Bob", lambda bob: bob.sells("ATA", 1)


@case("not_your_turn:ruin", "1849-10.7.7")
def somebody_elses_ruin() -> Attempt:
    story = given("1849", QUARTET).phase("8").launched("CTL 100").papers("Ann", "CTL P").cash("Ann 0")
    story.operates("CTL", "trains").when("CTL").goes_bankrupt()
    return story, "Bob", lambda bob: bob.borrows()


# --- shares ----------------------------------------------------------------------------------------------------------


@case("one_purchase:founded", "1849-9.4.0.3")
def a_third_certificate_for_the_founder() -> Attempt:
    story = given("1849", QUARTET).launch_order("CTL ATA").stock_round(2, "Ann")
    story.when("Ann").starts("CTL", 68)
    return story, "Ann", lambda ann: ann.buys("CTL", "ipo", 3)


@case("pool_limit:issue", "1849-10.8.4")
def more_than_the_pool_takes() -> Attempt:
    return finance("1 1 1"), "RCS", lambda rcs: rcs.sells_papers("RCS", "1 1 1")


@case("not_your_shares:issue", "1849-10.8.2")
def shares_that_are_not_in_the_treasury() -> Attempt:
    story = finance("1")
    cert = Cert(story.title.certs_of[story.party("ATA")][3])
    return story, "RCS", lambda rcs: rcs.do(act.SellShares(rcs.by, (cert,), 1))


@case("shares_do_not_add_up:issue", "1849-10.8.2")
def half_of_an_issue() -> Attempt:
    return finance("1"), "RCS", lambda rcs: rcs.sells_papers("RCS", "1 1", 1)


@case("not_for_sale:redeem", "1849-10.8.6")
def a_certificate_that_is_not_in_the_pool() -> Attempt:
    return finance("1", 100), "RCS", lambda rcs: rcs.buys_cert("RCS", 0)


@case("last_certificate:redeem", "1849-10.8.8")
def the_last_certificate_back_before_an_ordinary_one() -> Attempt:
    return finance("1 2", 300), "RCS", lambda rcs: rcs.buys_cert("RCS", LAST)


@case("cannot_afford_share:redeem", "1849-10.8.6")
def a_certificate_back_without_money() -> Attempt:
    return finance("1", 99), "RCS", lambda rcs: rcs.buys_cert("RCS", 1)


# --- privates, track and tokens --------------------------------------------------------------------------------------


@case("needs_consent:BuyingPrivate", "1849-10.2.1")
def a_private_bought_without_asking() -> Attempt:
    return table().owns("Bob", "SCE").cash("RCS 50").operates("RCS"), "RCS", lambda rcs: rcs.buys_private("SCE", 20)


@case("no_such_power:CNM", "1849-7.1.7")
def a_players_port_marker() -> Attempt:
    return table().owns("Ann", "CNM").operates("RCS"), "RCS", lambda rcs: rcs.places_marker("CNM", "a12")


@case("no_such_power:SMS", "1849-7.1.8")
def a_players_landing() -> Attempt:
    return table().owns("Ann", "SMS").operates("RCS"), "RCS", lambda rcs: rcs.closes_private("SMS")


@case("tile_does_not_fit", "1849-10.3.0.7")
def a_city_on_a_plain_hex() -> Attempt:
    return table().operates("RCS"), "RCS", lambda rcs: rcs.lays("B4", "657", 0)


@case("tile_does_not_fit:fixed", "1849-10.3.0.2")
def a_tile_on_a_grey_hex() -> Attempt:
    return table().operates("RCS"), "RCS", lambda rcs: rcs.lays("E1", "657", 0)


@case("tile_does_not_fit:colour", "1849-10.3.0.2")
def brown_on_yellow() -> Attempt:
    story = table(phase="10").tile("D4", "3", 1).operates("RCS")
    return story, "RCS", lambda rcs: rcs.lays("D4", "697", 1)


@case("tile_does_not_fit:letter", "1849-10.3.0.9")
def another_citys_letter() -> Attempt:
    return table().operates("RCS"), "RCS", lambda rcs: rcs.lays("C5", "655", 5)


@case("tile_does_not_fit:letter upgrade", "1849-10.3.0.9")
def another_citys_letter_on_an_upgrade() -> Attempt:
    return table(phase="10").tile("C5", "651", 5).operates("RCS"), "RCS", lambda rcs: rcs.lays("C5", "656", 5)


@case("other_gauge", "1849-10.3.0.3")
def narrow_track_at_a_standard_exit() -> Attempt:
    return table(phase="6").operates("RCS"), "RCS", lambda rcs: rcs.lays("B4", "77", 5)


@case("not_connected", "1849-10.3.0.3")
def a_tile_far_away() -> Attempt:
    return table(phase="6").operates("RCS"), "RCS", lambda rcs: rcs.lays("L12", "8", 0)


TRADES = "acquiring_station_tokens"


@case("needs_consent:BuyingToken", "1849-14.1.1")
def a_token_bought_without_asking() -> Attempt:
    return trade(100), "RCS", lambda rcs: rcs.buys_token("ATA", "C1", 10)


@case("cannot_afford_token:trade", "1849-14.1.1")
def a_token_bought_without_money() -> Attempt:
    return trade(0).owns("RCS", "CNM"), "RCS", lambda rcs: rcs.offers.buys_token("ATA", "C1", 10)


def trade(cash: int) -> Story:
    """RCS, with a token in Marsala, reaches Trapani, where ATA has one."""
    story = given("1849", QUARTET, options=TRADES).phase("8").launched("RCS 100, ATA 68").papers("Ann", "RCS P")
    story.papers("Bob", "ATA P").operated("RCS ATA").token("RCS", "E1").token("ATA", "C1")
    return story.cash(f"RCS {cash}").operates("RCS", "token_trade")


# --- trains ----------------------------------------------------------------------------------------------------------


@case("run_too_long:R6H", "1849-10.5.1.5")
def too_long_for_the_narrow_train() -> Attempt:
    story = table(phase="16").trains("CTL R6H").tile("G1", "58", 3).tile("H2", "8", 2).tile("G3", "58", 1)
    story.tile("E3", "714", 0).tile("C3", "3", 5).operates("CTL", "run")
    return story, "CTL", lambda ctl: ctl.runs(_R6H="E1 G1 (H2) G3 (E3) C3")


@case("run_too_long", "1849-10.5.1.4")
def too_long_for_an_ordinary_train() -> Attempt:
    story = table(phase="6").trains("CTL 4H").tile("G1", "58", 3).tile("H2", "8", 2).tile("G3", "58", 1)
    story.tile("E3", "714", 0).tile("C3", "3", 5).operates("CTL", "run")
    return story, "CTL", lambda ctl: ctl.runs(_4H="E1 G1 (H2) G3 (E3) C3")


@case("train_needs_right", "1849-14.3.6")
def an_electric_train_without_a_marker() -> Attempt:
    story = table("acquiring_station_tokens bonds electric_dreams", "12").cash("CTL 3000").operates("CTL", "trains")
    return story, "CTL", lambda ctl: ctl.buys_train("E", 550)


@case("part_is_over:BuyingRight", "1849-14.3.5")
def a_marker_after_the_trains() -> Attempt:
    story = table("acquiring_station_tokens bonds electric_dreams", "12").cash("CTL 3000").operates("CTL", "trains")
    return story, "CTL", lambda ctl: ctl.buys_right()


@case("bank_train_only", "1849-10.7.5")
def another_corporations_train_after_a_sale() -> Attempt:
    story = in_need("CTL 75, Ann 110").trains("ATA 8H")
    story.when("Ann").sells("ATA", 1)
    return story, "CTL", lambda ctl: ctl.offers.buys_train("8H", 50, "ATA")


@case("cannot_afford_train", "1849-10.0.5")
def another_corporations_train_without_money() -> Attempt:
    story = table().trains("CTL 8H, ATA 8H").cash("CTL 0").operates("CTL", "trains")
    return story, "CTL", lambda ctl: ctl.offers.buys_train("8H", 1, "ATA")


@pytest.mark.parametrize("key", case.rules)
def test_each_case_of_a_refusal_cites_its_own_rule(key: str) -> None:
    case.judge(key)


def test_no_case_is_forgotten() -> None:
    assert case.forgotten() == []
