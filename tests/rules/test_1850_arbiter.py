"""1850: positions that a hostile arbiter set up, because nothing else had proved what happens in them."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, TO_MESABI, TO_TOPEKA, company, exchange, in_need, laid, operating, sold
from tests.story import Story, given
from tresham.core.action import BuyRight, Pass, RedeemShare
from tresham.core.event import PriceMoved, SharesSold, WentBankrupt
from tresham.rules.pending_sales import SoldBlocks
from tresham.text import Scribe, describe

TO_SOUTHWEST = "K6 57 K4 K8, K4 6 K6 L3, L3 9 K4 M2"

# --- a player's turn -------------------------------------------------------------------------------------------------


@rule("1850-PV.8", "1850-SR.1")
def test_who_has_bought_a_private_buys_no_share_of_a_brown_corporation_either() -> None:
    story = exchange("GN 90").marker("GN B8").holds("P2", "GN 3").holds("pool", "GN 3").holds("P1", "GN 1")
    story.owns("P3", "CM").when("P1").offers.buys_private("CM", 10)
    story.when("P3").accepts()
    assert (story.to_act(), story.shares_offered()) == ("P1", set())
    story.when("P1", refused="one_purchase").buys("GN", "pool")


@rule("1850-SR.9", "1850-SR.11")
def test_above_the_limit_whoever_can_sell_nothing_may_act_for_a_corporation() -> None:
    story = given("1850", "A B C D E F").started("GN 100, NP 100").holds("A", "GN 5, NP 5").owns("A", "GRSC CM")
    story.holds("pool", "GN 5, NP 5").floated("GN").operated("GN").cash("GN 500").stock_round(2, "A")
    assert (story.counted("A"), story.blocks_offered(), story.shares_offered()) == (10, set(), set())
    story.when("A").redeems("GN")
    assert (story.shares("GN", "GN"), story.to_act()) == (1, "B")


@rule("1850-SR.7", "1850-SR.PP.3")
def test_a_sale_that_nobody_protects_still_breaks_a_row_of_passes() -> None:
    story = exchange("GN 90").holds("P1", "GN 4").holds("P4", "GN 1").cash("P1 500").passes("P1 P2 P3")
    sold(story, "P4", ("GN", 1)).when("P1").passes()
    assert (story.round()[0], story.to_act()) == ("stock", "P1"), "to decline a protection is no pass"
    story.passes("P1 P2 P3")
    assert story.to_act() == "P4"
    story.passes("P4")
    assert (story.round()[:2], story.priority_deal()) == (("stock", 3), "P1")


@rule("1850-SR.RD.7")
def test_a_new_president_does_not_redeem_once_more() -> None:
    story = exchange("GN 82").holds("P1", "GN 3").holds("P2", "GN 3").holds("pool", "GN 4").floated("GN")
    story.operated("GN").cash("GN 500").when("P1").redeems("GN")
    story.when("P2").buys("GN", "pool")
    assert story.done("P2").president("GN") == "P2"
    story.passes("P3 P4 P1").when("P2", refused="once_a_round", rule="1850-SR.RD.7").redeems("GN")


@rule("1850-SR.RI.6", "1850-MK.9")
def test_a_corporation_may_close_while_its_money_sleeps() -> None:
    story = company("GN NP").marker("GN A8").holds("P2", "GN 3").holds("GN", "GN 1").cash("P1 0, P3 500, GN 0")
    story.stock_round(2, "P1").when("P1").reissues("GN")
    story.passes("P2").when("P3").buys("GN")
    assert (story.cash_of("GN"), story.table().purse(story.party("GN"))) == (100, 0)
    bank = story.cash_of("bank")
    sold(story.done("P3").passes("P4 P1"), "P2", ("GN", 1))
    assert (story.cell("GN"), story.cash_of("GN"), story.cash_of("bank")) == (None, 0, bank + 100 - 10)
    assert story.finishes_round().actor() == "NP", "the round ends like any other"


# --- price protection ------------------------------------------------------------------------------------------------


@rule("1850-SR.PP.10", "1850-SR.7")
def test_with_two_players_the_seller_goes_on() -> None:
    story = given("1850", "Ann Bob").started("GN 90").holds("Ann", "GN 3").holds("Bob", "GN 2").stock_round(2, "Bob")
    sold(story, "Bob", ("GN", 2)).when("Ann").protects()
    assert (story.cell("GN"), story.cash_of("Ann"), story.to_act()) == ("G2", 1050 - 180, "Bob")
    story.passes("Bob Ann")
    assert story.priority_deal() == "Bob"


def two_blocks(first: str, second: str) -> Story:
    """P1 sells a share of GN, which stands on the brink and will close, and one of NP. P3 presides over NP, has the
    money for it, and twelve certificates that count: with eight corporations left that is the limit."""
    story = exchange("GN 68, NP 90, SOO 100, UP 100").marker("GN A8").holds("P2", "GN 4").cash("P2 0, P3 900")
    story.holds("P3", "NP 5, SOO 6, UP 4").holds("P1", "GN 1, NP 1")
    assert story.counted("P3") == 12
    return sold(story, "P1", (first, 1), (second, 1))


@rule("1850-SR.PP.16", "1850-SR.PP.5", "1850-SU.3", "1850-MK.9")
def test_a_corporation_that_closes_in_a_chain_takes_the_next_president_his_room() -> None:
    story = two_blocks("GN", "NP")
    assert (story.cell("GN"), story.cell("NP")) == (None, "G3"), "P3 is not asked"


@rule("1850-SR.PP.9", "1850-SR.PP.5", "1850-SR.9", "1850-SU.3")
def test_asked_before_that_he_has_room_and_must_sell_in_his_next_turn() -> None:
    story = two_blocks("NP", "GN")
    assert (story.to_act(), story.cell("GN")) == ("P3", "A8")
    story.when("P3").protects()
    assert (story.cell("GN"), story.cell("NP"), story.counted("P3"), story.to_act()) == (None, "G2", 13, "P4")
    story.passes("P4").done("P1")
    story.when("P3", refused="over_limit", rule="1850-SR.9").passes()


@rule("1850-SR.PP.11", "1850-SR.PP.9")
def test_a_president_made_by_the_first_block_may_protect_the_second() -> None:
    """P1 sells himself out of GN, so that P3 takes over; then a share of NP, over which P3 has presided all along."""
    story = exchange("GN 90, NP 90").holds("P1", "GN 4").holds("P3", "GN 3, NP 4").holds("P1", "NP 1").cash("P3 900")
    sold(story, "P1", ("GN", 2), ("NP", 1))
    assert (story.president("GN"), story.cell("GN"), story.cell("NP"), story.to_act()) == ("P3", "G4", "G2", "P3")
    story.when("P3").protects()
    assert (story.cell("NP"), story.to_act()) == ("G2", "P4")


@rule("1850-SR.PP.4", "1850-SR.PP.8", "1850-SR.PP.16")
def test_what_the_seller_pays_for_a_private_can_protect_against_him() -> None:
    story = exchange("GN 90").holds("P2", "GN 3").holds("P1", "GN 1").owns("P2", "CM").cash("P2 0")
    story.when("P1").sells("GN", 1)
    story.when("P1").offers.buys_private("CM", 90)
    story.when("P2").accepts()
    story.done("P1").when("P2").protects()
    assert (story.cell("GN"), story.cash_of("P2"), story.to_act()) == ("G2", 0, "P3")


@rule("1850-SR.PP.6", "1850-SR.8")
def test_a_president_may_come_to_own_everything_and_then_sells_four_or_five() -> None:
    story = exchange("GN 90").holds("P2", "GN 6").holds("P1", "GN 3").holds("P3", "GN 1").cash("P2 900")
    sold(story, "P1", ("GN", 3)).when("P2").protects()
    sold(story, "P3", ("GN", 1)).when("P2").protects()
    assert (story.shares("P2", "GN"), story.to_act()) == (10, "P3")
    story.passes("P3 P4 P1")
    assert (story.to_act(), story.sales_offered("GN"), bool(story.menu(Pass))) == ("P2", {4, 5}, True)


@rule("1850-SR.PP.1", "1850-MK.1")
@pytest.mark.parametrize("protects", [True, False])
def test_a_marker_that_stays_keeps_its_place_in_the_cell(protects: bool) -> None:
    """GN lies above NP on the ledge K5: protected or not, one share does not move it."""
    story = exchange("GN 90, NP 90").marker("GN K5, NP K5").holds("P3", "GN 4").holds("P1", "GN 1").cash("P3 500")
    sold(story, "P1", ("GN", 1))
    if protects:
        story.when("P3").protects()
    else:
        story.when("P3").passes()
    assert story.markers_in("K5") == ["GN", "NP"]


# --- emergencies -----------------------------------------------------------------------------------------------------


def on_the_brink(phase: str) -> Story:
    """KATY ($10 in A8) must buy a train; P1 has nothing but six of its shares and two of GN, over which P2 presides."""
    story = laid(company("KATY GN", phase), TO_TOPEKA).marker("KATY A8").holds("P1", "GN 2")
    return story.cash("P1 0, KATY 100, P2 0").operates("KATY", "trains")


@rule("1850-MK.9", "1850-EM.4", "1850-SR.PP.9")
def test_own_shares_sold_into_the_black_end_the_turn_and_settle_what_waits() -> None:
    story = on_the_brink("4")
    story.when("P1").sells("GN", 1)
    story.when("P1").sells("KATY", 1)
    assert (story.cell("KATY"), story.cell("GN"), story.table().find(SoldBlocks)) == (None, "G2", None)
    assert (story.cash_of("P1"), story.cash_of("KATY"), story.actor(), story.game.over) == (110, 0, "GN", False)


@rule("1850-EG.3", "1850-EG.1", "1850-MK.9")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_a_bankruptcy_ends_the_game_even_if_the_last_sale_closes_the_buyer(profile: str) -> None:
    story = laid(company("KATY GN", "8", profile), TO_TOPEKA).marker("KATY A8").holds("P1", "GN 2")
    story.cash("P1 0, KATY 100, P2 900").operates("KATY", "trains").when("KATY").goes_bankrupt()
    assert [story.name(one.corp) for one in story.happened(SharesSold)] == ["GN", "KATY"]
    assert (story.game.over, len(story.happened(WentBankrupt)), story.cash_of("P1")) == (True, 1, 0)
    assert (story.cell("GN"), story.score("P1")) == ("G1", 0)


@rule("1850-EM.4", "1850-EM.5")
def test_privates_may_be_sold_and_leave_the_trains_of_others_open() -> None:
    story = in_need("KATY 60, P1 0").owns("P1", "GBC").trains("GN 4").cash("P2 300")
    story.when("P1").offers.sells_private("GBC", "P2", 100)
    story.when("P2").accepts()
    assert (story.cash_of("P1"), story.trains_offered()) == (100, {("4", "GN"): (1, 60)})


@rule("1850-EM.1")
def test_the_president_adds_nothing_to_the_price_of_anothers_train() -> None:
    story = in_need("KATY 60, P1 500").trains("GN 4")
    story.when("KATY", refused="train_price", rule="1850-EM.1").offers.buys_train("4", 61, "GN")


@rule("1850-EM.4", "1850-TN.4")
def test_trains_beyond_the_new_limit_go_before_blocks_are_settled() -> None:
    story = in_need("KATY 400").depot("4 0").floated("GN NP").operated("GN NP").token("GN", "D9").token("NP", "B11")
    story.trains("GN 3 4 4").cash("P2 500").operates("KATY", "trains").when("P1").sells("GN", 1)
    story.when("KATY").buys_train("5", 450)
    assert (story.actor(), story.cell("GN")) == ("GN", "G3")
    story.when("GN").discards("3")
    story.when("P2").protects()
    assert (story.shares("P2", "GN"), [one for one in story.happened(PriceMoved) if one.reason == "sale"]) == (4, [])


# --- track and privates ----------------------------------------------------------------------------------------------


@rule("1850-TR.10", "1850-PV.P3.1")
def test_the_bridge_is_not_the_track_action_that_others_must_follow() -> None:
    story = company("MP").owns("MP", "MRB GBC CM WLG").operates("MP")
    story.when("MP").lays_with("MRB", "L13", "57", 1)
    story.when("MP", refused="after_normal_track", rule="1850-TR.10").lays_with("GBC", "L15", "9", 1)
    story.when("MP").lays("L15", "9", 1)
    story.when("MP").lays_with("CM", "L11", "9", 1)
    story.when("MP").lays_with("GBC", "L17", "9", 1)
    story.when("MP").lays_with("WLG", "L9", "9", 1)
    assert story.cash_of("MP") == 500 - 40 - 30 - 40


@rule("1850-MES.9", "1850-TR.10")
@pytest.mark.parametrize("private", ["CM", "GBC", "WLG"])
def test_a_token_by_leave_of_a_private_waits_for_the_track_action_too(private: str) -> None:
    story = laid(company("GN"), TO_MESABI).owns("GN", private).operates("GN")
    story.when("GN", refused="after_normal_track", rule="1850-TR.10").buys_right("mesabi", private)


@rule("1850-MES.9", "1850-PV.P6.2")
def test_a_token_may_be_the_third_use_of_the_grant_and_closes_it() -> None:
    story = laid(company("GN"), TO_MESABI).owns("GN", "WLG").extra(granted=2, strayed=1).operates("GN")
    story.when("GN").lays("E10", "55", 2)
    story.when("GN").buys_right("mesabi", "WLG")
    assert (story.owner("WLG"), story.cash_of("GN")) == (None, 500 - 40 - 80)


@rule("1850-PV.6", "1850-PV.P2.2")
def test_an_unused_credit_mobilier_permits_its_tile_in_phase_five_too() -> None:
    story = company("UP", "5").owns("UP", "CM").operates("UP")
    story.when("UP").lays("I4", "57", 1)
    story.when("UP").lays_with("CM", "I6", "9", 1)
    assert (story.tile_at("I6"), story.owner("CM")) == (("9", 1), "UP")


@rule("1850-CL.29", "1850-TR.4")
@pytest.mark.parametrize(("yellow", "greens"), [(0, {0}), (4, {5}), (5, {0, 5})])
def test_which_green_chicago_follows_which_yellow_one(yellow: int, greens: set[int]) -> None:
    story = company("CBQ").tile("I18", "128", yellow).operates("CBQ")
    assert story.lays_offered("I18") == {("129", turn) for turn in greens}


@rule("1850-DT.2", "1850-DT.3")
def test_the_edge_token_needs_no_normal_one_but_a_way_that_is_not_blocked() -> None:
    spent = laid(company("KATY"), TO_SOUTHWEST).token("KATY", "D9").token("KATY", "F13").operates("KATY", "token")
    assert (spent.charter("KATY"), len(spent.menu(BuyRight))) == ((), 1)
    shut = laid(company("KATY GN"), TO_SOUTHWEST).token("GN", "K4").operates("KATY", "token").unsettled()
    shut.when("KATY", refused="right_not_reached", rule="1850-DT.3").buys_right("destination")


@rule("1850-DT.2", "1850-PV.5", "1850-MES.4")
@pytest.mark.parametrize("stations", ["F13", "F13 H9"])
def test_nobody_is_hurried_past_a_destination_beyond_a_mine_that_is_for_sale(stations: str) -> None:
    """NP's way to the Northwest leads through the Mesabi Range; whether it has another token or not, it is asked."""
    story = laid(company("NP"), "B11 57 A10 C12, A8 9 A10 A6, A6 9 A8 A4, A4 9 A6 A2").token("NP", *stations.split())
    story.owns("P1", "MRC").trains("NP 3").operates("NP", "token")
    assert story.part() == "token"
    story.when("NP").buys_private("MRC", 80)
    story.when("NP").buys_right("destination")
    assert story.cash_of("NP") == 500 - 80 - 50


@rule("1850-AU.2")
def test_all_may_pass_while_the_credit_mobilier_is_unsold() -> None:
    story = given("1850", QUARTET)
    story.when("P1").takes("GRSC")
    story.everybody_passes()
    assert (story.purses(), story.to_act()) == ([510, 525, 525, 525], "P2")


# --- what players read -----------------------------------------------------------------------------------------------


@rule("1850-SR.RD.2")
@pytest.mark.parametrize(
    ("language", "pool", "offer"),
    [
        ("en", "Redeem a share of GN from the pool for $100", "Make an offer: Redeem a share of GN from P2 for $100"),
        ("ru", "Выкупить акцию GN из пула за $100", "Предложить: Выкупить акцию GN (владелец: P2) за $100"),
        ("pl", "Odkupić akcję GN z giełdy za $100", "Złożyć ofertę: Odkupić akcję GN (właściciel: P2) za $100"),
    ],
)
def test_a_president_reads_what_his_corporation_pays_for_a_share(language: str, pool: str, offer: str) -> None:
    story = company("GN").holds("P2", "GN 2").holds("pool", "GN 1").stock_round(2, "P1").ready()
    scribe = Scribe(story.title, story.game.players, language).at(story.game.state)
    offered = [choice.action for choice in story.game.legal_actions().menu]
    labels = [describe(action, scribe) for action in offered if "RedeemShare" in repr(action)]
    assert pool in labels
    assert offer in labels
    assert len(labels) == len(story.menu(RedeemShare)) == 3


@rule("1850-MES.5", "1850-DT.3")
def test_nobody_is_told_of_tokens_by_leave_of_privates_that_others_own() -> None:
    story = laid(operating("GN"), TO_MESABI).owns("P3", "CM").owns("GN", "GBC")
    t = story.ready().table()
    steps = [step for step in story.title.stages["operating_turn"].steps(t) if step.takes is BuyRight]
    tried = [action for step in steps for action in step.tries(t, story.party("GN"))]
    gn, gbc = story.party("GN"), story.title.private("GBC")
    assert tried == [BuyRight(gn, "mesabi"), BuyRight(gn, "mesabi", gbc)]
