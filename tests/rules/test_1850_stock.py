"""1850: a player's stock turn, and what is counted in it."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, company, exchange, sold
from tests.story import Story, given

# --- order and kinds of a turn ---------------------------------------------------------------------------------------


def trader() -> Story:
    """P1 has two shares each of GN and NP, over which others preside, and could buy SOO."""
    story = exchange("GN 90, NP 90, SOO 90").holds("P2", "GN 3").holds("P3", "NP 3").holds("P4", "SOO 3")
    return story.holds("P1", "GN 2, NP 2").cash("P2 0, P3 0, P4 0")


@rule("1850-SR.2", "1850-CL.25")
def test_all_sales_before_the_purchase() -> None:
    story = trader()
    story.when("P1").sells("GN", 1)
    story.when("P1").sells("NP", 1)
    story.when("P1").buys("SOO")
    assert (story.shares("P1", "SOO"), story.to_act()) == (1, "P2")


@rule("1850-SR.2", "1850-CL.25")
def test_or_all_sales_after_it() -> None:
    story = trader()
    story.when("P1").buys("SOO")
    story.when("P1").sells("GN", 1)
    story.when("P1").sells("NP", 1)
    assert (story.shares("pool", "GN"), story.shares("pool", "NP")) == (1, 1)


@rule("1850-SR.2", "1850-CL.25")
def test_but_not_on_both_sides_of_it() -> None:
    story = trader().holds("P1", "SOO 1").marker("SOO B8").holds("pool", "SOO 3")
    story.when("P1").sells("GN", 1)
    story.when("P1").buys("SOO", "pool")
    story.when("P1", refused="no_sale_after_purchase", rule="1850-SR.2").sells("NP", 1)
    assert story.blocks_offered() == set()


@rule("1850-SR.3")
def test_one_block_of_a_corporation_in_a_turn() -> None:
    story = trader()
    story.when("P1").sells("GN", 1)
    story.when("P1", refused="one_block", rule="1850-SR.3").sells("GN", 1)
    assert {corp for corp, _ in story.blocks_offered()} == {"NP"}
    story.done("P1").passes("P2 P3 P4")
    story.when("P1").sells("GN", 1)


@rule("1850-SR.5")
def test_nothing_is_sold_in_the_first_stock_round() -> None:
    story = given("1850", QUARTET).started("GN 90").holds("P2", "GN 3").holds("P1", "GN 1").stock_round(1, "P1")
    story.when("P1", refused="no_sale_yet", rule="1850-SR.5").sells("GN", 1)


@rule("1850-SR.5", "1850-MK.10")
def test_the_pool_takes_half_whether_prices_are_protected_or_not() -> None:
    story = exchange("GN 90").holds("P2", "GN 3").holds("pool", "GN 4").holds("P1", "GN 2").cash("P2 900")
    story.when("P1", refused="pool_limit", rule="1830-SL.2").sells("GN", 2)
    assert story.sales_offered("GN") == {1}


@rule("1850-SR.5", "1850-MK.10")
def test_several_from_the_pool_in_brown() -> None:
    story = exchange("GN 90").marker("GN B8").holds("P2", "GN 3").holds("pool", "GN 3")
    story.when("P1").buys("GN", "pool", 2)
    story.when("P1").buys("GN", "pool")
    assert (story.shares("P1", "GN"), story.cash_of("P1")) == (3, 525 - 60)
    assert "GN ipo" not in story.shares_offered()


@rule("1850-SR.2", "1850-SR.5")
def test_a_sale_completes_a_purchase_in_brown() -> None:
    story = exchange("GN 90, NP 90").marker("GN B8").holds("P2", "GN 3").holds("pool", "GN 3").holds("P3", "NP 3")
    story.holds("P1", "NP 2", president=False).when("P1").buys("GN", "pool")
    story.when("P1").sells("NP", 1)
    story.when("P1", refused="one_purchase", rule="1850-SR.1").buys("GN", "pool")
    assert story.shares_offered() == set()


@rule("1850-SR.5", "1850-MK.10")
@pytest.mark.parametrize(("cell", "may"), [("G2", False), ("B4", False), ("B5", True), ("B8", True), ("N4", False)])
def test_more_than_sixty_per_cent_in_orange_and_brown_only(cell: str, may: bool) -> None:
    story = exchange("GN 90").marker(f"GN {cell}").holds("P1", "GN 6").holds("pool", "GN 1")
    assert ("GN pool" in story.shares_offered()) is may


@rule("1850-MK.10", "1850-SU.3")
@pytest.mark.parametrize(("cell", "counted"), [("G2", 4), ("B4", 0), ("B5", 0), ("B8", 0), ("N4", 4)])
def test_certificates_count_in_white_and_green(cell: str, counted: int) -> None:
    assert exchange("GN 90").marker(f"GN {cell}").holds("P1", "GN 5").counted("P1") == counted


@rule("1850-SR.6", "1850-CL.22")
def test_who_has_sold_does_not_buy_again_in_this_round() -> None:
    story = trader()
    story.when("P1").sells("GN", 1)
    story.when("P1", refused="sold_this_round", rule="1850-SR.6").buys("GN", "pool")
    story.done("P1").passes("P2 P3 P4")
    story.when("P1", refused="sold_this_round", rule="1850-SR.6").buys("GN")


# --- passing, and who has a turn -------------------------------------------------------------------------------------


def presiding(**counts: int) -> Story:
    """P1 presides over GN, which has operated and has $500; others hold so many of its shares."""
    story = company("GN").holds("P2", f"GN {counts.pop('P2', 0)}")
    for owner, count in counts.items():
        story.holds(owner, f"GN {count}")
    return story.stock_round(2, "P1")


@rule("1850-SR.7")
@pytest.mark.parametrize("deed", ["redeems", "reissues"])
def test_acting_for_a_corporation_breaks_a_row_of_passes_and_moves_the_priority_deal(deed: str) -> None:
    story = presiding(P2=2, pool=1, GN=1) if deed == "reissues" else presiding(P2=2, pool=2)
    story.stock_round(2, "P2").passes("P2 P3 P4")
    getattr(story.when("P1"), deed)("GN")
    assert (story.round()[0], story.to_act()) == ("stock", "P2")
    story.passes("P2 P3 P4")
    assert story.round()[0] == "stock"
    story.passes("P1")
    assert (story.round()[0], story.priority_deal()) == ("operating", "P2")


@rule("1850-SR.10", "1850-CL.35")
def test_capital_is_there_at_once_and_sleeps() -> None:
    story = exchange("GN 90").holds("P2", "GN 5").cash("GN 0")
    story.when("P1").buys("GN")
    assert (story.has_floated("GN"), story.cash_of("GN")) == (True, 900)
    story.done("P1")
    story.when("P2", refused="has_not_operated", rule="1850-SR.RD.6").redeems("GN", "P2")


@rule("1850-SR.RD.6", "1850-CL.28")
def test_one_that_was_started_earlier_and_floats_now_has_not_operated_either() -> None:
    story = exchange("GN 90").holds("P1", "GN 6").holds("pool", "GN 2").floated("GN").cash("GN 900")
    story.when("P1", refused="has_not_operated", rule="1850-SR.RD.6").redeems("GN")


@rule("1850-SR.11")
@pytest.mark.parametrize(("cash", "turn"), [(500, "P1"), (50, "P2")])
def test_what_a_corporation_could_do_gives_its_president_a_turn(cash: int, turn: str) -> None:
    """P1 has no money, and only the president's certificate, which nobody can take over."""
    story = given("1850", QUARTET).started("GN 100").holds("P1", "GN 2").holds("P2", "GN 1").holds("P3", "GN 1")
    story.holds("P4", "GN 1").holds("pool", "GN 3").floated("GN").operated("GN").cash(f"P1 0, GN {cash}")
    assert story.stock_round(2, "P1").to_act() == turn


@rule("1850-SR.11")
def test_being_passed_over_counts_as_a_pass() -> None:
    story = given("1850", QUARTET).started("GN 100").holds("P1", "GN 2").cash("P1 0")
    story.holds("P2", "GN 1").stock_round(2, "P2").passes("P2 P3 P4")
    assert story.round()[0] != "stock" or story.round()[1] == 3


# --- above the limits ------------------------------------------------------------------------------------------------


@rule("1850-SR.8")
def test_nobody_sells_because_a_corporation_left_the_orange_zone() -> None:
    story = exchange("GN 90").marker("GN G2").holds("P1", "GN 8").holds("pool", "GN 2").cash("P1 500")
    assert story.to_act() == "P1"
    story.when("P1", refused="holding_limit", rule="1830-BY.5").buys("GN", "pool")
    story.when("P1").starts("NP", 68)


@rule("1850-SR.8")
@pytest.mark.parametrize(("cell", "blocks"), [("G2", {2, 3, 4, 5}), ("B5", {1, 2, 3, 4, 5})])
def test_in_orange_any_block_may_be_sold(cell: str, blocks: set[int]) -> None:
    story = exchange("GN 90").marker(f"GN {cell}").holds("P1", "GN 8").holds("P2", "GN 2", president=False)
    assert story.sales_offered("GN") == blocks


@rule("1850-SR.9", "1850-SR.PP.15")
def test_above_the_certificate_limit_one_sells_until_one_is_not() -> None:
    story = exchange("GN 100, NP 100, SOO 100, UP 100").holds("P1", "GN 6, NP 6, SOO 6, UP 2")
    assert story.counted("P1") == 16
    story.when("P1", refused="over_limit", rule="1850-SR.9").passes()
    story.when("P1").sells("GN", 1)
    story.when("P1", refused="over_limit", rule="1850-SR.9").passes()
    story.when("P1").sells("NP", 1)
    story.when("P1").passes()
    assert story.counted("P1") == 14


def about_to_fall(block: int) -> Story:
    """P1 has 14 certificates that count, four of them of GN in E5 ($64): one row below is yellow. P2 presides."""
    story = exchange("GN 68, NP 100, SOO 100, UP 100").marker("GN E5").holds("P2", "GN 5").holds("P1", "GN 4")
    story.holds("P1", "NP 6, SOO 6").cash("P2 500").holds("P4", "UP 3")
    assert story.counted("P1") == 14
    story.when("P1").sells("GN", block)
    return story


@rule("1850-SR.PP.15")
def test_while_a_block_waits_shares_that_will_be_yellow_do_not_count_for_the_seller() -> None:
    story = about_to_fall(1)
    assert story.counted("P1") == 10
    story.when("P1").buys("UP")
    story.done("P1").when("P2").protects()
    assert (story.cell("GN"), story.counted("P1")) == ("E5", 14)


@rule("1850-SR.PP.15")
@pytest.mark.parametrize(("block", "counted"), [(1, 13), (2, 10)])
def test_how_far_the_price_will_fall_depends_on_the_whole_block(block: int, counted: int) -> None:
    """From D2 ($72) the second row down is yellow, the first is not."""
    story = exchange("GN 68, NP 100, SOO 100").marker("GN D2").holds("P2", "GN 5").holds("P1", "GN 4, NP 6, SOO 6")
    assert story.counted("P1") == 14
    story.when("P1").sells("GN", block)
    assert story.counted("P1") == counted


@rule("1850-SR.PP.15", "1850-SR.9")
@pytest.mark.parametrize("deed", ["buys", "starts", "trades"])
def test_whoever_was_above_the_limit_may_buy_once_enough_is_about_to_fall(deed: str) -> None:
    """P1 is two above the limit. He sells one share of GN ($64): then he is one above it, but for the yellow below."""
    story = exchange("GN 68, NP 100, SOO 100, UP 100").marker("GN E5").holds("P2", "GN 5").holds("P1", "GN 4")
    story.holds("P1", "NP 6, SOO 6").holds("P4", "UP 3").owns("P1", "GRSC MRB").owns("P4", "CM")
    assert story.counted("P1") == 16
    story.when("P1", refused="over_limit", rule="1850-SR.9").buys("UP")
    story.when("P1").sells("GN", 1)
    if deed == "buys":
        story.when("P1").buys("UP")
    elif deed == "starts":
        story.when("P1").starts("CBQ", 68)
    else:
        story.when("P1").offers.buys_private("CM", 10)
        story.when("P4").accepts()
    assert (story.to_act(), story.counted("P1")) == ("P2", 16), "his turn is over, and P2 may still protect"


@rule("1850-SR.PP.15", "1850-SR.PP.5")
def test_for_all_others_a_price_that_has_still_to_fall_has_not_fallen() -> None:
    story = about_to_fall(1)
    assert (story.counted("P1"), story.counted("P2")) == (10, 4)


@rule("1850-SR.PP.15", "1850-MK.10")
def test_what_will_close_does_not_count_before_either() -> None:
    """GN stands in brown and will fall into the black: till then its certificates count as brown ones do."""
    story = exchange("GN 68, NP 100, SOO 100").marker("GN A8").holds("P2", "GN 5").holds("P1", "GN 4, NP 6, SOO 6")
    assert story.counted("P1") == 10
    story.when("P1").sells("GN", 1)
    assert story.counted("P1") == 10


@rule("1850-SR.PP.15")
def test_nor_do_they_when_the_price_has_fallen() -> None:
    story = about_to_fall(1).done("P1")
    story.when("P2").passes()
    assert (story.cell("GN"), story.counted("P1")) == ("E6", 10)


@rule("1850-SU.3")
@pytest.mark.parametrize(("players", "whole", "fewer"), [(2, 24, 21), (3, 17, 15), (4, 14, 12), (5, 11, 9), (6, 9, 8)])
def test_the_limit_falls_with_the_first_corporation_that_closes(players: int, whole: int, fewer: int) -> None:
    names = " ".join(f"P{number + 1}" for number in range(players))
    story = given("1850", names).started("GN 68, NP 68").marker("GN A8, NP A8").holds("P2", "GN 5, NP 5")
    story.holds("P1", "GN 1, NP 1").cash("P2 0").stock_round(2, "P1")
    limits = [story.title.certificate_limit(story.table(), story.party("P1"))]
    sold(story, "P1", ("GN", 1), ("NP", 1))
    limits.append(story.title.certificate_limit(story.table(), story.party("P1")))
    assert (limits, story.cell("GN"), story.cell("NP")) == ([whole, fewer], None, None)
