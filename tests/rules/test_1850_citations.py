"""1850: a refusal cites the rule that forbids just this; where a code has several cases, each has its own."""

from __future__ import annotations

import pytest

from tests.citing import Attempt, Cases
from tests.midwest import QUARTET, TO_MESABI, company, exchange, in_need, laid, operating, sold
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.ids import Cert, Train

case = Cases("1850")


# --- who is to act ---------------------------------------------------------------------------------------------------


@case("game_over:bank", "1830-EG.3")
def after_the_bank_broke() -> Attempt:
    return given("1850", QUARTET).over("bank"), "P1", lambda p1: p1.passes()


@case("not_your_turn:auction", "1830-AU.2")
def out_of_turn_in_the_auction() -> Attempt:
    return given("1850", QUARTET), "P2", lambda p2: p2.takes("GRSC")


@case("not_your_turn:bid_off", "1830-AU.7")
def out_of_turn_in_a_bid_off() -> Attempt:
    story = given("1850", QUARTET)
    story.when("P1").bids("CM", 45)
    story.when("P2").bids("CM", 50)
    story.when("P3").takes("GRSC")
    return story, "P2", lambda p2: p2.bids("CM", 60)


@case("not_your_turn", "1830-SR.1")
def out_of_turn_in_a_stock_round() -> Attempt:
    return exchange("GN 100"), "P2", lambda p2: p2.starts("NP", 68)


@case("not_your_turn:operating_turn", "1850-OR.1")
def out_of_turn_in_an_operating_round() -> Attempt:
    return operating("GN"), "P1", lambda p1: p1.passes()


@case("not_your_turn:discard", "1830-TN.7")
def somebody_elses_discard() -> Attempt:
    story = company("GN NP").depot("3 0").trains("NP 3 3 3 3").operates("GN", "trains")
    story.when("GN").buys_train("4", 300)
    return story, "GN", lambda gn: gn.do(act.DiscardTrain(gn.by, Train(0)))


@case("not_your_turn:answer", "1830-TN.4")
def somebody_elses_answer() -> Attempt:
    story = company("GN NP").trains("NP 3").operates("GN", "trains")
    story.when("GN").offers.buys_train("3", 100, "NP")
    return story, "P3", lambda p3: p3.accepts()


@case("not_your_turn:protection", "1850-SR.PP.11")
def somebody_elses_block() -> Attempt:
    story = exchange("GN 90").holds("P3", "GN 4").holds("P1", "GN 2")
    return sold(story, "P1", ("GN", 1)), "P2", lambda p2: p2.protects()


# --- deals -----------------------------------------------------------------------------------------------------------


@case("needs_consent:TradingForPrivate", "1850-PV.8")
def a_players_private_bought_without_asking() -> Attempt:
    return exchange("GN 100").owns("P2", "CM"), "P1", lambda p1: p1.buys_private("CM", 40)


@case("needs_consent:SellingPrivate", "1830-EM.4")
def a_private_sold_without_asking_in_need() -> Attempt:
    return in_need("KATY 100, P1 50").owns("P1", "CM"), "P1", lambda p1: p1.sells_private("CM", "P2", 40)


@case("needs_consent:BuyingPrivate", "1850-PV.5")
def a_private_bought_by_a_corporation_without_asking() -> Attempt:
    return operating("GN").owns("P2", "CM"), "GN", lambda gn: gn.buys_private("CM", 40)


@case("needs_consent:RedeemingShare", "1850-SR.RD.4")
def a_share_redeemed_without_asking() -> Attempt:
    return redeeming(P2=2), "P1", lambda p1: p1.redeems("GN", "P2")


@case("cannot_afford_private:trade", "1850-PV.8")
def a_private_for_somebody_without_money() -> Attempt:
    story = exchange("GN 100").holds("P1", "GN 3").owns("P2", "CM").cash("P1 0")
    return story, "P1", lambda p1: p1.offers.buys_private("CM", 40)


@case("no_private_sales_now", "1850-PV.4")
def a_private_in_phase_five() -> Attempt:
    return operating("GN", phase="5").owns("P1", "WLG"), "GN", lambda gn: gn.buys_private("WLG", 90)


@case("no_private_sales_now:2", "1850-PV.1")
def another_private_in_phase_two() -> Attempt:
    return operating("GN", phase="2").owns("P1", "WLG"), "GN", lambda gn: gn.buys_private("WLG", 90)


@case("private_price", "1850-PV.2")
def too_much_for_a_private() -> Attempt:
    return operating("GN").owns("P1", "MRC"), "GN", lambda gn: gn.buys_private("MRC", 161)


@case("private_price:2", "1850-PV.1")
def too_much_for_a_private_in_phase_two() -> Attempt:
    return operating("GN", phase="2").owns("P1", "MRC"), "GN", lambda gn: gn.buys_private("MRC", 81)


# --- shares ----------------------------------------------------------------------------------------------------------


@case("one_purchase:brown", "1830-BY.6")
def from_the_pool_after_the_offering() -> Attempt:
    story = exchange("GN 68").marker("GN B8").holds("P2", "GN 4").holds("pool", "GN 3").holds("P1", "GN 1")
    story.when("P1").buys("GN")
    return story, "P1", lambda p1: p1.buys("GN", "pool")


@case("one_purchase", "1850-SR.1")
def a_second_purchase() -> Attempt:
    story = exchange("GN 68, NP 68").holds("P2", "GN 4").holds("P1", "NP 3")
    story.when("P1").buys("GN")
    return story, "P1", lambda p1: p1.buys("GN")


@case("already_started:closed", "1850-MK.8")
def a_corporation_that_has_closed() -> Attempt:
    story = exchange("GN 68, NP 68").marker("GN A8").holds("P2", "GN 5").holds("P1", "GN 1").cash("P2 0")
    sold(story, "P1", ("GN", 1))
    return story, story.to_act(), lambda player: player.starts("GN", 68)


@case("already_started", "1830-BY.2")
def a_corporation_that_is_there() -> Attempt:
    return exchange("GN 68").holds("P2", "GN 5"), "P1", lambda p1: p1.starts("GN", 68)


@case("one_block", "1850-SR.3")
def a_second_block_in_a_turn() -> Attempt:
    story = exchange("GN 68").holds("P2", "GN 5").holds("P1", "GN 3")
    story.when("P1").sells("GN", 1)
    return story, "P1", lambda p1: p1.sells("GN", 1)


@case("one_block:need", "1850-EM.6")
def a_second_block_in_an_emergency() -> Attempt:
    story = in_need("KATY 100")
    story.when("P1").sells("GN", 1)
    return story, "P1", lambda p1: p1.sells("GN", 1)


@case("stays_above_limit", "1850-SR.9")
def less_than_brings_down_to_the_limit() -> Attempt:
    story = given("1850", "P1 P2 P3 P4 P5 P6").started("GN 100, NP 100").holds("P1", "GN 5, NP 5").holds("pool", "NP 5")
    return story.owns("P1", "GRSC CM MRB").stock_round(2, "P1"), "P1", lambda p1: p1.sells("GN", 1)


@case("sells_too_few", "1850-SR.8")
def less_than_the_excess() -> Attempt:
    return exchange("GN 100").holds("P1", "GN 8"), "P1", lambda p1: p1.sells("GN", 1)


@case("sells_too_few:need", "1850-EM.3")
def less_than_the_excess_in_an_emergency() -> Attempt:
    story = in_need("KATY 260").started("RI 100").holds("P1", "RI 8")
    return story, "P1", lambda p1: p1.sells("RI", 1)


# --- corporations that act for themselves ----------------------------------------------------------------------------


def redeeming(**counts: int) -> Story:
    """P1 presides over GN with five shares and may let it act; it has operated."""
    story = exchange("GN 100, NP 100").holds("P1", "GN 5").operated("GN NP").floated("GN NP").cash("GN 500")
    for owner, count in counts.items():
        story.holds(owner, f"GN {count}")
    return story


@case("not_for_sale:redeem", "1850-SR.RD.5")
def a_share_redeemed_from_the_offering() -> Attempt:
    story = redeeming(P2=2)
    cert = Cert(story.title.certs_of[story.party("GN")][-1])
    return story, "P1", lambda p1: p1.do(act.RedeemShare(p1.by, cert))


@case("presidents_certificate:redeem", "1850-SR.RD.9")
def the_presidents_certificate_redeemed() -> Attempt:
    story = redeeming(P2=3)
    cert = story.title.presidents_cert(story.party("GN"))
    return story, "P1", lambda p1: p1.do(act.RedeemShare(p1.by, cert))


@case("presidency_at_stake:redeem", "1850-SR.RD.9")
def a_share_that_would_cost_the_presidency() -> Attempt:
    return redeeming(P2=5), "P1", lambda p1: p1.redeems("GN", "P1")


@case("cannot_afford_share:redeem", "1850-SR.RD.2")
def a_share_that_is_too_dear() -> Attempt:
    return redeeming(P2=3, pool=1).cash("GN 99"), "P1", lambda p1: p1.redeems("GN")


@case("money_asleep", "1850-SR.RD.11")
def a_share_for_money_of_this_round() -> Attempt:
    story = exchange("GN 68").holds("P1", "GN 5").holds("P2", "GN 3").holds("GN", "GN 2").floated("GN").operated("GN")
    story.cash("GN 40, P2 300").when("P1").reissues("GN")
    story.when("P2").buys("GN")
    story.done("P2").passes("P3 P4")
    return story, "P1", lambda p1: p1.redeems("GN", "P2")


@case("once_a_round", "1850-SR.RD.7")
def a_second_redemption() -> Attempt:
    story = redeeming(P2=3, pool=2)
    story.when("P1").redeems("GN")
    return story.passes("P2 P3 P4"), "P1", lambda p1: p1.redeems("GN")


@case("once_a_round:reissue", "1850-SR.RI.2")
def a_second_reissue() -> Attempt:
    story = redeeming(P2=4, GN=1).cash("P3 200")
    story.when("P1").reissues("GN")
    story.passes("P2")
    story.when("P3").buys("GN")
    story.done("P3").passes("P4")
    story.when("P1").redeems("GN", "P1")
    story.passes("P2 P3 P4")
    return story, "P1", lambda p1: p1.reissues("GN")


# --- privates that permit tiles --------------------------------------------------------------------------------------


@case("no_such_power:CM", "1850-PV.P2.2")
def the_credit_mobilier_of_a_player() -> Attempt:
    return operating("GN").owns("P1", "CM"), "GN", lambda gn: gn.lays_with("CM", "D7", "58", 0)


@case("no_such_power:MRB", "1850-PV.P3.1")
def the_bridge_of_a_player() -> Attempt:
    return operating("MP").owns("P1", "MRB"), "MP", lambda mp: mp.lays_with("MRB", "L13", "57", 0)


@case("no_such_power:GBC", "1850-PV.P4.1")
def the_gant_brothers_of_a_player() -> Attempt:
    return operating("GN").owns("P1", "GBC"), "GN", lambda gn: gn.lays_with("GBC", "D9", "57", 0)


@case("no_such_power:WLG", "1850-PV.P6.1")
def the_land_grant_of_a_player() -> Attempt:
    return operating("GN").owns("P1", "WLG"), "GN", lambda gn: gn.lays_with("WLG", "D9", "57", 0)


def after_a_lay(private: str, **facts: int) -> Story:
    """UP owns a private and has laid Omaha with track to the west and the east."""
    story = company("UP").owns("UP", private).extra(**facts).operates("UP")
    story.when("UP").lays("I4", "57", 1)
    return story


@case("outside_of_grant", "1850-PV.P2.2")
def the_credit_mobilier_in_the_east() -> Attempt:
    return after_a_lay("CM"), "UP", lambda up: up.lays_with("CM", "J13", "8", 0)


@case("outside_of_grant:MRB", "1850-PV.P3.1")
def the_bridge_elsewhere() -> Attempt:
    return operating("MP").owns("MP", "MRB"), "MP", lambda mp: mp.lays_with("MRB", "K14", "57", 0)


@case("outside_of_grant:WLG", "1850-PV.P6.1")
def a_second_tile_of_the_grant_in_the_east() -> Attempt:
    return after_a_lay("WLG", granted=1, strayed=1), "UP", lambda up: up.lays_with("WLG", "J13", "8", 0)


@case("power_used_up", "1850-PV.P2.2")
def the_credit_mobilier_again() -> Attempt:
    story = company("UP").owns("UP", "CM").spent("CM").operates("UP")
    story.when("UP").lays("I4", "57", 1)
    return story.unsettled(), "UP", lambda up: up.lays_with("CM", "I6", "9", 1)


@case("power_used_up:MRB", "1850-PV.P3.1")
def the_bridge_again() -> Attempt:
    return operating("MP").owns("MP", "MRB").spent("MRB"), "MP", lambda mp: mp.lays_with("MRB", "L13", "57", 0)


@case("power_used_up:WLG", "1850-PV.P6.1")
def a_fourth_tile_of_the_grant() -> Attempt:
    story = company("UP").owns("UP", "WLG").extra(granted=3).operates("UP", is_first=True)
    story.when("UP").lays("I4", "57", 1)
    return story, "UP", lambda up: up.lays_with("WLG", "I6", "9", 1)


@case("power_used_in_turn", "1850-PV.P4.1")
def the_gant_brothers_twice_in_a_turn() -> Attempt:
    story = company("UP").owns("UP", "GBC").operates("UP", is_first=True)
    story.when("UP").lays("I4", "57", 1)
    story.when("UP").lays_with("GBC", "I6", "9", 1)
    return story, "UP", lambda up: up.lays_with("GBC", "I2", "4", 1)


@case("power_used_in_turn:WLG", "1850-PV.P6.1")
def the_grant_twice_in_a_turn() -> Attempt:
    story = company("UP").owns("UP", "WLG").operates("UP", is_first=True)
    story.when("UP").lays("I4", "57", 1)
    story.when("UP").lays_with("WLG", "I6", "9", 1)
    return story, "UP", lambda up: up.lays_with("WLG", "H7", "9", 0)


# --- track, tokens and rights ----------------------------------------------------------------------------------------


@case("one_tile_a_turn", "1850-TR.1")
def a_second_tile_in_a_later_turn() -> Attempt:
    story = company("UP").owns("UP", "GBC").operates("UP")
    story.when("UP").lays("I4", "57", 1)
    return story, "UP", lambda up: up.lays("I6", "9", 1)


@case("one_tile_a_turn:first", "1850-TR.2")
def a_third_tile_in_the_first_turn() -> Attempt:
    story = company("UP").owns("UP", "GBC").operates("UP", is_first=True)
    story.when("UP").lays("I4", "57", 1)
    story.when("UP").lays("I6", "9", 1)
    return story, "UP", lambda up: up.lays("I2", "3", 3)


@case("tile_does_not_fit", "1850-TR.4")
def a_city_on_open_land() -> Attempt:
    return operating("GN"), "GN", lambda gn: gn.lays("D11", "57", 0)


@case("tile_does_not_fit:colour", "1850-TR.3")
def green_before_yellow() -> Attempt:
    return operating("GN"), "GN", lambda gn: gn.lays("D9", "14", 0)


@case("train_price:help", "1850-EM.1")
def help_with_anothers_train() -> Attempt:
    story = in_need("KATY 60, P1 500").trains("GN 4")
    return story, "KATY", lambda katy: katy.offers.buys_train("4", 61, "GN")


@case("right_not_on_sale", "1850-MES.5")
def a_mesabi_token_too_early() -> Attempt:
    return laid(operating("GN"), TO_MESABI).owns("P2", "MRC"), "GN", lambda gn: gn.buys_right("mesabi")


@case("right_not_on_sale:destination", "1850-DT.1")
def no_destination() -> Attempt:
    return with_cities("RI"), "RI", lambda ri: ri.buys_right("destination")


@case("right_not_reached", "1850-MES.5")
def a_mesabi_token_from_afar() -> Attempt:
    return operating("UP"), "UP", lambda up: up.buys_right("mesabi")


@case("right_not_reached:destination", "1850-DT.3")
def a_destination_too_far() -> Attempt:
    return with_cities("KATY"), "KATY", lambda katy: katy.buys_right("destination")


@case("right_owned", "1850-MES.6")
def a_second_mesabi_token() -> Attempt:
    story = laid(operating("GN"), TO_MESABI)
    return story.extra(named=(("mesabi", story.party("GN")),)), "GN", lambda gn: gn.buys_right("mesabi")


@case("right_owned:destination", "1850-DT.3")
def a_second_edge_token() -> Attempt:
    story = with_cities("KATY")
    return (
        story.extra(named=(("destination", story.party("KATY")),)),
        "KATY",
        lambda katy: katy.buys_right("destination"),
    )


@case("cannot_afford_right", "1850-MES.5")
def no_money_for_a_mesabi_token() -> Attempt:
    return laid(operating("GN"), TO_MESABI).cash("GN 79"), "GN", lambda gn: gn.buys_right("mesabi")


@case("cannot_afford_right:destination", "1850-DT.2")
def no_money_for_an_edge_token() -> Attempt:
    story = laid(company("KATY"), "K6 57 K4 K8, K4 6 K6 L3, L3 9 K4 M2").cash("KATY 49")
    return story.operates("KATY", "token"), "KATY", lambda katy: katy.buys_right("destination")


def with_cities(corp: str) -> Story:
    """KATY or RI in its token step, with a city in reach where it could put a token."""
    return laid(company(corp), "K6 57 K4 K8, K4 57 K6 K2, H9 57 H7 H11").operates(corp, "token")


@pytest.mark.parametrize("key", case.rules)
def test_each_case_of_a_refusal_cites_its_own_rule(key: str) -> None:
    case.judge(key)


def test_no_case_is_forgotten() -> None:
    assert case.forgotten() == []
