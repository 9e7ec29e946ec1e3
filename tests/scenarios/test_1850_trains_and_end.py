"""1850: scenarios of trains, emergencies and bankruptcy."""

from __future__ import annotations

from tests.marks import rule
from tests.midwest import TO_TOPEKA, company, in_need, laid
from tests.story import Story
from tresham.core.event import PriceMoved


@rule("1850-TN.1", "1850-SC.45")
def test_sc_45_one_train_from_the_bank() -> None:
    story = company("UP RI", "2").cash("UP 400").trains("RI 2 2").operates("UP", "trains")
    story.when("UP").buys_train("2", 80)
    story.when("UP", refused="bank_trains_a_turn", rule="1850-TN.1").buys_train("2", 80)
    assert {owner for _, owner in story.trains_offered()} == {"RI"}
    story.when("UP").offers.buys_train("2", 100, "RI")
    story.when("P2").accepts()
    assert (story.trains_of("UP"), story.cash_of("UP")) == (["2", "2"], 220)


def missouri_pacific() -> Story:
    """MP has a route, no train and $60; the bank's cheapest train is $300, and CBQ has a 4."""
    story = laid(company("MP CBQ", "4"), "L13 57 M12 K14, K14 57 L13 J15").cash("MP 60, P1 1000").trains("CBQ 4")
    return story.operates("MP", "trains")


@rule("1850-EM.1", "1850-EM.2", "1850-SC.46")
def test_sc_46_the_president_helps_with_the_banks_train_only() -> None:
    story = missouri_pacific()
    story.when("MP", refused="train_price").offers.buys_train("4", 250, "CBQ")
    story.when("MP").buys_train("4", 300)
    assert (story.cash_of("MP"), story.cash_of("P1"), story.trains_of("MP")) == (0, 760, ["4"])


@rule("1850-EM.5", "1850-SC.46")
def test_sc_46_its_own_money_buys_from_others() -> None:
    story = missouri_pacific()
    assert story.trains_offered()["4", "CBQ"] == (1, 60)
    story.when("MP").offers.buys_train("4", 60, "CBQ")
    story.when("P2").accepts()
    assert (story.cash_of("MP"), story.cash_of("P1"), story.trains_of("MP")) == (0, 1000, ["4"])


@rule("1850-EM.3", "1850-SR.8", "1850-CL.20", "1850-SC.47")
def test_sc_47_whoever_has_too_much_sells_down_to_sixty_per_cent() -> None:
    story = laid(company("KATY", "4"), TO_TOPEKA).started("RI 100").marker("RI I2").holds("P1", "RI 8")
    story.cash("KATY 260, P1 0").operates("KATY", "trains")
    story.when("P1", refused="sells_too_few", rule="1850-EM.3").sells("RI", 1)
    story.when("P1", refused="more_than_needed").sells("RI", 3)
    assert story.sales_offered("RI") == {2}
    story.when("P1").sells("RI", 2)
    assert (story.cash_of("P1"), story.shares("P1", "RI")) == (220, 6)


# --- blocks in an emergency ------------------------------------------------------------------------------------------


def needs_150() -> Story:
    """P1 needs $150, and has three shares of GN in I4 ($90) and two of NP in G3 ($82)."""
    story = in_need("KATY 150").marker("GN I4, NP G3").holds("P1", "GN 1").cash("P2 500, P3 500")
    assert (story.shares("P1", "GN"), story.shares("P1", "NP")) == (3, 2)
    return story


@rule("1850-EM.6", "1850-CL.36", "1850-SC.54")
def test_sc_54_a_block_of_each_corporation() -> None:
    story = needs_150()
    story.when("P1").sells("GN", 1)
    story.when("P1", refused="one_block", rule="1850-EM.6").sells("GN", 1)
    story.when("P1").sells("NP", 1)
    assert (story.cash_of("P1"), story.cell("GN"), story.cell("NP")) == (172, "I4", "G3")


@rule("1850-EM.6", "1850-SC.54")
def test_sc_54_as_many_as_are_needed_at_once() -> None:
    story = needs_150()
    story.when("P1", refused="more_than_needed", rule="1850-EM.6").sells("GN", 3)
    story.when("P1").sells("GN", 2)
    assert story.cash_of("P1") == 180


@rule("1850-EM.4", "1850-SR.PP.14", "1850-SR.PP.9", "1850-CL.19", "1850-SC.54")
def test_sc_54_prices_are_settled_after_the_purchase_in_the_order_of_the_sales() -> None:
    story = needs_150()
    story.when("P1").sells("GN", 1)
    story.when("P1").sells("NP", 1)
    story.when("KATY").buys_train("4", 300)
    assert (story.to_act(), story.cell("GN"), story.cash_of("P1")) == ("P2", "I4", 22)
    story.when("P2").passes()
    assert (story.to_act(), story.cell("GN"), story.cell("NP")) == ("P3", "I5", "G3")
    story.when("P3").protects()
    assert (story.shares("P3", "NP"), story.cash_of("P3")) == (4, 418)
    assert [one for one in story.happened(PriceMoved) if one.reason == "sale"] == []


# --- bankruptcy ------------------------------------------------------------------------------------------------------


@rule("1850-EG.1", "1850-EG.3", "1850-CL.33", "1850-SC.53")
def test_sc_53_a_bankruptcy_leaves_waiting_blocks_unsettled() -> None:
    story = laid(company("CBQ", "8"), "F13 57 F11 F15, F15 4 F13 F17").started("MILW 68, SOO 100").token("SOO", "F13")
    story.marker("CBQ D5, MILW B6").holds("P3", "MILW 5, SOO 2, CBQ 1").holds("P2", "MILW 2")
    story.cash("P3 20, SOO 0, P1 900, P2 900").operates("SOO", "trains")
    story.when("SOO").goes_bankrupt()
    assert story.game.over
    assert (story.cell("CBQ"), story.cell("MILW"), story.president("MILW")) == ("D5", "B6", "P2")
    assert (story.shares("pool", "CBQ"), story.shares("pool", "MILW")) == (1, 5)
    assert (story.cash_of("P3"), story.shares("P3", "SOO"), story.score("P3")) == (0, 2, 200)
