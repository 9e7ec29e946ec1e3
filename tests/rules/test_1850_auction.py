"""1850: the auction of privates, and the share that comes with the dearest of them."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, exchange
from tests.story import Story, given

LOTS = ("GRSC", "CM", "MRB", "GBC", "MRC", "WLG", "MMR")


@rule("1850-AU.1")
def test_privates_are_offered_by_their_value_and_the_credit_mobilier_before_the_bridge() -> None:
    story = given("1850", QUARTET)
    for player, lot, later in zip(["P1", "P2", "P3", "P4", "P1", "P2"], LOTS, LOTS[1:], strict=False):
        story.when(player, refused="lot_not_offered", rule="1830-AU.2").takes(later)
        story.when(player).takes(lot)
    assert story.to_act() == "P3"


@rule("1850-AU.1")
def test_bids_raise_by_five_and_settle_when_their_private_comes_up() -> None:
    story = given("1850", QUARTET)
    story.when("P1", refused="bid_too_low", rule="1830-AU.3").bids("MRC", 84)
    story.when("P1").bids("MRC", 85)
    story.when("P2").takes("GRSC")
    for player, lot in (("P3", "CM"), ("P4", "MRB"), ("P1", "GBC")):
        story.when(player).takes(lot)
    assert (story.owner("MRC"), story.cash_of("P1"), story.to_act()) == ("P1", 525 - 50 - 85, "P2")


@rule("1850-AU.1")
def test_each_bid_of_a_bid_off_is_at_least_five_more() -> None:
    story = given("1850", QUARTET)
    story.when("P1").bids("CM", 45).when("P2").bids("CM", 50).when("P3").takes("GRSC")
    story.when("P1", refused="bid_too_low", rule="1830-AU.3").bids("CM", 54)
    story.when("P1").bids("CM", 55).passes("P2")
    assert (story.owner("CM"), story.cash_of("P1")) == ("P1", 525 - 55)


@rule("1850-AU.2")
@pytest.mark.parametrize(("circles", "price"), [(0, 20), (1, 15), (2, 10), (3, 5)])
def test_the_first_private_gets_cheaper_when_all_pass(circles: int, price: int) -> None:
    story = given("1850", QUARTET)
    for _ in range(circles):
        story.everybody_passes()
    story.when("P1").takes("GRSC")
    assert (story.cash_of("P1"), story.to_act()) == (525 - price, "P2")


@rule("1850-AU.2")
def test_in_the_end_somebody_takes_it_for_nothing() -> None:
    story = given("1850", QUARTET)
    for _ in range(4):
        story.everybody_passes()
    assert (story.owner("GRSC"), story.cash_of("P1"), story.to_act()) == ("P1", 525, "P2")


@rule("1850-AU.2")
def test_other_privates_keep_their_price_and_those_sold_pay_when_all_pass() -> None:
    story = given("1850", QUARTET)
    for player, lot in (("P1", "GRSC"), ("P2", "CM")):
        story.when(player).takes(lot)
    story.everybody_passes()
    assert (story.purses(), story.to_act()) == ([525 - 20 + 5, 525 - 40 + 10, 525, 525], "P3")
    story.when("P3").takes("MRB")
    assert story.cash_of("P3") == 485


# --- the share of the Rock Island -----------------------------------------------------------------------------------


def owner_of_the_share() -> Story:
    """P3 has the share that came with the Mississippi & Missouri; RI has not been started."""
    return exchange("GN 100", "P3").holds("P3", "RI 1", president=False).holds("P1", "GN 3")


@rule("1850-AU.3", "1850-PV.P7.1")
def test_the_share_comes_from_the_offering_and_costs_nothing() -> None:
    story = given("1850", QUARTET)
    for player, lot in zip(["P1", "P2", "P3", "P4", "P1", "P2"], LOTS, strict=False):
        story.when(player).takes(lot)
    assert story.shares("P3", "RI") == 0
    story.when("P3").takes("MMR")
    assert (story.shares("P3", "RI"), story.shares("ipo", "RI"), story.cash_of("P3")) == (1, 9, 525 - 40 - 160)


@rule("1850-AU.3", "1850-PV.P7.1")
def test_only_the_first_buyer_gets_one() -> None:
    story = exchange("GN 100").owns("P2", "MMR").holds("P3", "RI 1", president=False)
    story.when("P1").offers.buys_private("MMR", 100)
    story.when("P2").accepts()
    assert (story.owner("MMR"), story.shares("P1", "RI")) == ("P1", 0)


@rule("1850-AU.3")
def test_before_the_corporation_starts_it_cannot_be_sold_and_is_worth_nothing() -> None:
    story = owner_of_the_share()
    story.when("P3", refused="unpriced_share", rule="1830-SL.4").sells("RI", 1)
    assert (story.score("P3"), story.counted("P3")) == (525, 1)


@rule("1850-AU.3")
def test_it_opens_nothing_and_counts_towards_floating() -> None:
    story = owner_of_the_share()
    story.when("P3", refused="presidents_certificate_first", rule="1830-BY.2").buys("RI")
    started = exchange("RI 100", "P1").holds("P1", "RI 4").holds("P3", "RI 1", president=False).cash("RI 0")
    assert not started.has_floated("RI")
    started.when("P1").buys("RI")
    assert (started.has_floated("RI"), started.cash_of("RI")) == (True, 1000)


@rule("1850-AU.4")
def test_nobody_sets_a_par_in_the_auction() -> None:
    assert "par" not in given("1850", QUARTET).title.stages
    brings = {one.symbol: one.brings for one in given("1850", QUARTET).title.privates if one.brings}
    assert brings == {"MMR": "rock_island"}
