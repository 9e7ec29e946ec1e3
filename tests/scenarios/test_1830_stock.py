"""1830: the worked examples about shares, presidents and the market."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given

FOUR = "P1 P2 P3 P4"


# --- sales -----------------------------------------------------------------------------------------------------------


def two_cpr_shares() -> Story:
    """CPR at $100; P2 holds two shares and is not president."""
    story = given("1830", FOUR).started("CPR 100").marker("CPR G1").holds("P1", "CPR 3").holds("P2", "CPR 2")
    return story.cash("P2 0").stock_round(2, "P2")


@rule("1830-SC.7")
def test_two_shares_in_one_sale_fetch_twice_the_price() -> None:
    story = two_cpr_shares()
    story.when("P2").sells("CPR", 2)
    assert story.cash_of("P2") == 200
    assert story.cell("CPR") == "G3"
    assert story.table().price(story.party("CPR")) == 82
    assert story.shares("pool", "CPR") == 2


@rule("1830-SC.7")
def test_two_shares_one_by_one_fetch_less() -> None:
    story = two_cpr_shares()
    story.when("P2").sells("CPR", 1)
    assert story.cash_of("P2") == 100
    story.when("P2").sells("CPR", 1)
    assert story.cash_of("P2") == 190
    assert story.cell("CPR") == "G3"


@rule("1830-SC.12")
def test_a_pool_with_forty_per_cent_takes_ten_more() -> None:
    story = given("1830", FOUR).started("ERIE 67").holds("P1", "ERIE 3").holds("P2", "ERIE 3").holds("pool", "ERIE 4")
    story.stock_round(2, "P2")
    assert story.sales_offered("ERIE") == {1}
    for shares in (2, 3):
        story.when("P2", refused="pool_limit", rule="1830-SL.2").sells("ERIE", shares)
    story.when("P2").sells("ERIE", 1)
    assert story.shares("pool", "ERIE") == 5


# --- presidents ------------------------------------------------------------------------------------------------------


@rule("1830-SC.8")
def test_one_share_more_takes_the_presidency() -> None:
    story = given("1830", FOUR).started("NYC 67").holds("P1", "NYC 3").holds("P2", "NYC 3").stock_round(2, "P2")
    assert story.president("NYC") == "P1"
    story.when("P2").buys("NYC")
    assert story.president("NYC") == "P2"
    assert story.certs("P2", "NYC") == [2, 1, 1]
    assert story.certs("P1", "NYC") == [1, 1, 1]


def prr_at_100() -> Story:
    """PRR in H2: P1 is president with 30%, P2 holds two certificates."""
    story = given("1830", FOUR).started("PRR 67").marker("PRR H2").holds("P1", "PRR 3").holds("P2", "PRR 2")
    return story.cash("P1 0").stock_round(2, "P1")


@rule("1830-SC.9")
def test_a_president_sells_everything() -> None:
    story = prr_at_100()
    story.when("P1").sells("PRR", 3)
    assert (story.president("PRR"), story.certs("P2", "PRR")) == ("P2", [2])
    assert story.certs("pool", "PRR") == [1, 1, 1]
    assert story.cash_of("P1") == 300
    assert story.cell("PRR") == "H5"
    assert story.table().price(story.party("PRR")) == 76


@rule("1830-SC.10")
def test_a_president_keeps_half_of_the_presidents_certificate() -> None:
    story = prr_at_100()
    story.when("P1").sells("PRR", 2)
    assert story.certs("P1", "PRR") == [1]
    assert (story.president("PRR"), story.certs("P2", "PRR")) == ("P2", [2])
    assert story.certs("pool", "PRR") == [1, 1]
    assert story.cash_of("P1") == 200
    assert story.cell("PRR") == "H4"
    assert story.table().price(story.party("PRR")) == 82


@rule("1830-SC.11")
def test_a_president_without_a_successor_keeps_twenty_per_cent() -> None:
    story = given("1830", FOUR).started("PRR 67").holds("P1", "PRR 3").holds("P2", "PRR 1").holds("P3", "PRR 1")
    story.stock_round(2, "P1")
    assert story.sales_offered("PRR") == {1}
    story.when("P1", refused="presidents_certificate", rule="1830-PR.5").sells("PRR", 2)
    story.when("P1").sells("PRR", 1)
    assert (story.president("PRR"), story.certs("P1", "PRR")) == ("P1", [2])


@rule("1830-SC.13")
def test_the_first_of_two_equals_to_the_left_becomes_president() -> None:
    story = given("1830", FOUR).started("PRR 67").holds("P2", "PRR 4").holds("P4", "PRR 3").holds("P1", "PRR 3")
    story.stock_round(2, "P2").when("P2").sells("PRR", 2)
    assert story.president("PRR") == "P4"
    assert (story.certs("P4", "PRR"), story.certs("P1", "PRR")) == ([2, 1], [1, 1, 1])
    assert story.certs("P2", "PRR") == [1, 1]


# --- the market ------------------------------------------------------------------------------------------------------


@rule("1830-SC.14")
def test_a_sold_out_corporation_climbs_unless_it_is_in_the_top_row() -> None:
    story = given("1830", FOUR).started("NYC 67, PRR 67").marker("NYC G6, PRR K1").floated("NYC PRR")
    story.holds("P1", "NYC 5, PRR 5").holds("P2", "NYC 5, PRR 5").stock_round(2, "P1")
    story.passes(FOUR)
    assert story.round() == ("operating", 2, 1, 1)
    assert (story.cell("NYC"), story.cell("PRR")) == ("G5", "K1")
    assert story.table().price(story.party("NYC")) == 71


@rule("1830-SC.40")
@pytest.mark.parametrize(
    ("cell", "price", "lands", "then"),
    [("K5", 100, "K4", 110), ("P3", 200, "P2", 240), ("S2", 300, "S1", 350), ("S1", 350, "S1", 350)],
)
def test_paying_at_the_end_of_a_row_moves_up(cell: str, price: int, lands: str, then: int) -> None:
    story = given("1830", FOUR).started("NYC 67").marker(f"NYC {cell}").holds("P1", "NYC 6").token("NYC", "E19")
    story.operates("NYC", "dividend", ran=True, revenue=60)
    assert story.table().price(story.party("NYC")) == price
    story.when("NYC").declares("pay")
    assert story.cell("NYC") == lands
    assert story.table().price(story.party("NYC")) == then


# --- limits and zones ------------------------------------------------------------------------------------------------


@rule("1830-SC.15")
def test_yellow_certificates_do_not_count_and_may_always_be_bought() -> None:
    story = given("1830", FOUR).started("NYC 67, PRR 67, CPR 67, B&M 67, C&O 67").marker("C&O B4")
    story.holds("P2", "C&O 2, B&M 2").holds("P1", "NYC 6, PRR 6, CPR 6, B&M 1, C&O 2").stock_round(2, "P1")
    assert story.certs("P1", "C&O") == [1, 1]
    assert story.counted("P1") == 16
    assert story.shares_offered() == {"C&O ipo"}
    story.when("P1", refused="certificate_limit", rule="1830-BY.4").buys("B&M")
    story.when("P1", refused="certificate_limit", rule="1830-BY.4").starts("ERIE", 67)
    story.when("P1").buys("C&O")
    assert story.counted("P1") == 16


def bm_sixty_per_cent(cell: str) -> Story:
    """P3 owns 60% of B&M."""
    story = given("1830", FOUR).started("B&M 67").marker(f"B&M {cell}").holds("P3", "B&M 6").holds("pool", "B&M 2")
    return story.stock_round(2, "P3")


@rule("1830-SC.16")
def test_orange_lifts_the_sixty_per_cent() -> None:
    story = bm_sixty_per_cent("C6")
    assert story.shares_offered() == {"B&M ipo", "B&M pool"}
    cash = story.cash_of("P3")
    story.when("P3").buys("B&M", "pool")
    assert (story.shares("P3", "B&M"), cash - story.cash_of("P3")) == (7, 42)


@rule("1830-SC.16")
def test_yellow_does_not_lift_the_sixty_per_cent() -> None:
    story = bm_sixty_per_cent("E6")
    assert story.shares_offered() == set()
    for source in ("ipo", "pool"):
        story.when("P3", refused="holding_limit", rule="1830-BY.5").buys("B&M", source)


def brown_cpr() -> Story:
    """CPR in B7 at $27: 30% in the pool, 20% in the offering."""
    story = given("1830", FOUR).started("CPR 67").marker("CPR B7").holds("P1", "CPR 5").holds("pool", "CPR 3")
    return story.cash("P2 200").stock_round(2, "P2")


@rule("1830-SC.17")
def test_three_brown_shares_from_the_pool_and_none_from_the_offering() -> None:
    story = brown_cpr()
    assert (story.shares("pool", "CPR"), story.shares("ipo", "CPR")) == (3, 2)
    story.when("P2").buys("CPR", "pool", 3)
    assert (story.shares("P2", "CPR"), story.cash_of("P2")) == (3, 200 - 81)
    story.when("P2", refused="one_purchase").buys("CPR", "ipo")


@rule("1830-SC.17")
def test_one_brown_share_from_the_offering_at_par() -> None:
    story = brown_cpr()
    story.when("P2", refused="one_purchase").buys("CPR", "ipo", 2)
    story.when("P2").buys("CPR", "ipo")
    assert story.cash_of("P2") == 200 - 67
    story.when("P2", refused="one_purchase").buys("CPR", "ipo")
    story.when("P2", refused="one_purchase").buys("CPR", "pool")


# --- floating and the priority deal ----------------------------------------------------------------------------------


@rule("1830-SC.18")
def test_sixty_per_cent_out_of_the_offering_float_a_corporation() -> None:
    story = given("1830", FOUR).started("NYC 90").marker("NYC G3").holds("P1", "NYC 2").holds("P2", "NYC 2")
    story.holds("pool", "NYC 1").stock_round(2, "P3")
    assert (story.has_floated("NYC"), story.cash_of("NYC")) == (False, 0)
    story.when("P3").buys("NYC", "ipo")
    assert (story.has_floated("NYC"), story.cash_of("NYC")) == (True, 900)
    story.passes("P3")
    bank, cash = story.cash_of("bank"), story.cash_of("P4")
    story.when("P4").buys("NYC", "ipo")
    assert (cash - story.cash_of("P4"), story.cash_of("bank") - bank) == (90, 90)
    assert story.cash_of("NYC") == 900


@rule("1830-SC.41")
def test_the_priority_deal_goes_left_of_the_last_seller() -> None:
    story = given("1830", FOUR).started("NYC 67").holds("P1", "NYC 2").holds("P3", "NYC 2").stock_round(2, "P3")
    story.when("P3").sells("NYC", 1)
    story.passes("P3 P4 P1 P2")
    assert (story.round(), story.to_act()) == (("stock", 2, 1, 1), "P3")
    story.passes("P3")
    assert story.round() == ("stock", 3, 1, 1)
    assert (story.priority_deal(), story.to_act()) == ("P4", "P4")
