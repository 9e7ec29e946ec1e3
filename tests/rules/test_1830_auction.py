"""1830: the private auction."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core.action import Pass, SellShares, SetPar, TakeLot
from tresham.core.event import (
    BidPlaced,
    BidWithdrawn,
    IncomePaid,
    LotDropped,
    Passed,
    PriceMoved,
    RoundBegan,
)

LOTS = ("SV", "CS", "DH", "MH", "CA", "BO")


def auction(players: str = "Ann Bob Eve Joe", profile: str = "rulebook") -> Story:
    """The auction begins; with four players everybody has $600."""
    return given("1830", players, profile)


def on_offer(story: Story) -> list[str]:
    """The private that may be bought outright."""
    actions = [choice.action for choice in story.menu(TakeLot)]
    return [story.title.privates[one.private].symbol for one in actions if isinstance(one, TakeLot)]


def up_to_camden(players: str = "Ann Bob Eve Joe") -> Story:
    """SV, CS, DH and MH are sold, one each with four players; CA is on offer."""
    story = auction(players)
    for lot in LOTS[:4]:
        story.when(story.to_act()).takes(lot)
    return story


# --- what is on offer ------------------------------------------------------------------------------------------------


@rule("1830-AU.1")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_privates_are_sold_from_the_cheapest_to_the_dearest(profile: str) -> None:
    story = auction(profile=profile)
    paid = []
    for lot in LOTS:
        assert on_offer(story) == [lot]
        buyer = story.to_act()
        cash = story.cash_of(buyer)
        story.when(buyer).takes(lot)
        assert story.owner(lot) == buyer
        paid.append(cash - story.cash_of(buyer))
    assert paid == [20, 40, 70, 110, 160, 220]


@rule("1830-AU.1", "1830-AU.2")
@pytest.mark.parametrize("lot", LOTS[1:])
def test_only_the_cheapest_unsold_private_can_be_bought(lot: str) -> None:
    story = auction()
    story.when("Ann", refused="lot_not_offered", rule="1830-AU.2").takes(lot)
    story.when("Ann").takes("SV")
    story.when("Bob", refused="lot_sold", rule="1830-AU.1").takes("SV")
    story.when("Bob", refused="lot_sold", rule="1830-AU.1").bids("SV", 50)


@rule("1830-AU.2")
def test_the_menu_has_the_offered_private_bids_on_the_others_and_a_pass() -> None:
    story = auction()
    assert on_offer(story) == ["SV"]
    assert set(story.bids_offered()) == {"CS", "DH", "MH", "CA", "BO"}
    assert len(story.menu(Pass)) == 1
    assert len(story.game.legal_actions().menu) == 7


@rule("1830-AU.2", "1830-CL.4")
@pytest.mark.parametrize("amount", [19, 20, 25, 100])
def test_nobody_bids_on_the_private_on_offer(amount: int) -> None:
    auction().when("Ann", refused="lot_offered", rule="1830-AU.2").bids("SV", amount)


@rule("1830-AU.2")
def test_every_purchase_bid_and_pass_is_a_whole_turn() -> None:
    story = auction()
    story.when("Ann").takes("SV")
    assert story.to_act() == "Bob"
    story.when("Ann", refused="not_your_turn").takes("CS")
    story.when("Bob").bids("BO", 225)
    assert story.to_act() == "Eve"
    story.when("Bob", refused="not_your_turn").bids("CA", 165)
    story.when("Eve").passes()
    assert story.to_act() == "Joe"
    story.when("Eve", refused="not_your_turn").passes()


@rule("1830-CL.4")
def test_the_offered_private_costs_exactly_its_present_price() -> None:
    story = auction()
    story.everybody_passes()
    story.when("Ann").takes("SV")
    assert story.privates_sold() == [("SV", "Ann", 15)]
    assert story.cash_of("Ann") == 585
    assert story.cash_of("bank") == 9615
    story.when("Bob").takes("CS")
    assert story.privates_sold() == [("CS", "Bob", 40)]


# --- bids ------------------------------------------------------------------------------------------------------------


@rule("1830-AU.3")
@pytest.mark.parametrize(("lot", "least"), [("CS", 45), ("DH", 75), ("MH", 115), ("CA", 165), ("BO", 225)])
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_a_first_bid_beats_face_value_by_5(lot: str, least: int, profile: str) -> None:
    story = auction(profile=profile)
    assert story.bids_offered()[lot] == (least, 600)
    story.when("Ann", refused="bid_too_low", rule="1830-AU.3").bids(lot, least - 1)
    story.when("Ann", refused="bid_too_low", rule="1830-AU.3").bids(lot, least - 5)
    story.when("Ann").bids(lot, least)
    assert story.cash_of("Ann") == 600


@rule("1830-AU.3")
def test_a_later_bid_beats_the_highest_by_5_even_ones_own() -> None:
    story = auction("Ann Bob")
    story.when("Ann").bids("DH", 77)
    assert story.bids_offered()["DH"] == (82, 1200)
    story.when("Bob", refused="bid_too_low", rule="1830-AU.3").bids("DH", 81)
    story.when("Bob").passes()
    assert story.bids_offered()["DH"] == (82, 1200)
    story.when("Ann", refused="bid_too_low", rule="1830-AU.3").bids("DH", 81)
    story.when("Ann").bids("DH", 82)
    assert story.bids_offered()["DH"][0] == 87


@rule("1830-AU.3")
def test_any_whole_sum_above_the_minimum_is_a_bid() -> None:
    story = auction()
    story.when("Ann").bids("DH", 76)
    story.when("Bob").bids("DH", 83)
    story.when("Eve").bids("DH", 599)
    story.when("Joe", refused="bid_too_low", rule="1830-AU.3").bids("DH", 600)
    assert "DH" not in story.bids_offered()


@rule("1830-AU.4")
def test_bids_together_never_exceed_the_cash() -> None:
    story = auction("Ann Bob")
    story.when("Ann", refused="bid_not_covered", rule="1830-AU.4").bids("BO", 1201)
    story.when("Ann").bids("BO", 900)
    story.when("Bob").passes()
    assert story.bids_offered() == {
        "CS": (45, 300),
        "DH": (75, 300),
        "MH": (115, 300),
        "CA": (165, 300),
        "BO": (905, 1200),
    }
    story.when("Ann", refused="bid_not_covered", rule="1830-AU.4").bids("CA", 301)
    story.when("Ann").bids("CA", 300)


@rule("1830-AU.4")
def test_a_raise_replaces_the_former_bid_on_the_same_private() -> None:
    story = auction("Ann Bob")
    story.when("Ann").bids("BO", 900)
    story.when("Bob").passes()
    story.when("Ann").bids("CA", 200)
    story.when("Bob").passes()
    assert story.bids_offered() == {"CS": (45, 100), "CA": (205, 300), "BO": (905, 1000), "DH": (75, 100)}
    story.when("Ann", refused="bid_not_covered", rule="1830-AU.4").bids("BO", 1001)
    story.when("Ann").bids("BO", 995)
    story.when("Bob").passes()
    assert story.bids_offered() == {"CA": (205, 205), "BO": (1000, 1000)}


@rule("1830-AU.5")
def test_promised_money_cannot_buy_the_offered_private() -> None:
    story = auction("Ann Bob")
    story.when("Ann").bids("BO", 1180)
    story.when("Bob").passes()
    assert on_offer(story) == ["SV"]
    story.when("Ann").bids("BO", 1185)
    story.when("Bob").bids("CA", 165)
    assert on_offer(story) == []
    story.when("Ann", refused="cannot_afford_lot", rule="1830-AU.5").takes("SV")
    story.when("Ann", refused="bid_not_covered", rule="1830-AU.4").bids("CS", 45)
    story.when("Ann").bids("BO", 1190)


@rule("1830-AU.5")
def test_exactly_the_free_money_is_enough_for_the_offered_private() -> None:
    story = auction("Ann Bob")
    story.when("Ann").bids("BO", 1180)
    story.when("Bob").passes()
    story.when("Ann").takes("SV")
    assert story.cash_of("Ann") == 1180


@rule("1830-AU.5", "1830-AU.6")
def test_a_bid_that_lost_its_private_is_free_money_again() -> None:
    story = auction("Ann Bob Eve")
    story.when("Ann").bids("CS", 700)
    story.when("Bob").bids("CS", 705)
    story.when("Eve").takes("SV")
    story.when("Ann").passes()
    assert story.privates_sold() == [("CS", "Bob", 705)]
    assert story.to_act() == "Ann"
    assert story.bids_offered()["BO"] == (225, 800)
    story.when("Ann").passes()
    assert "BO" not in story.bids_offered()
    story.when("Bob", refused="bid_not_covered", rule="1830-AU.4").bids("MH", 115)


# --- what happens after a sale ---------------------------------------------------------------------------------------


@rule("1830-AU.6")
def test_without_bids_the_next_private_is_offered_to_the_next_player() -> None:
    story = auction()
    story.when("Ann").takes("SV")
    assert story.privates_sold() == [("SV", "Ann", 20)]
    assert story.to_act() == "Bob"
    assert on_offer(story) == ["CS"]


@rule("1830-AU.6", "1830-AU.8")
def test_a_single_bid_buys_at_once_for_the_amount_bid() -> None:
    story = auction()
    story.when("Ann").bids("CS", 58)
    story.when("Bob").takes("SV")
    assert story.privates_sold() == [("SV", "Bob", 20), ("CS", "Ann", 58)]
    assert story.cash_of("Ann") == 542
    assert story.to_act() == "Eve"
    assert on_offer(story) == ["DH"]


@rule("1830-AU.6", "1830-AU.8")
def test_the_check_goes_on_until_a_private_without_bids() -> None:
    story = auction()
    story.when("Ann").bids("CS", 45)
    story.when("Bob").bids("DH", 75)
    story.when("Eve").bids("DH", 80)
    story.when("Joe").bids("MH", 115)
    story.when("Ann").bids("BO", 225)
    story.when("Bob").takes("SV")
    assert story.privates_sold() == [("SV", "Bob", 20), ("CS", "Ann", 45)]
    assert story.to_act() == "Bob"
    story.when("Bob").passes()
    assert story.privates_sold() == [("DH", "Eve", 80), ("MH", "Joe", 115)]
    assert on_offer(story) == ["CA"]
    assert story.owner("BO") == "bank"
    assert story.to_act() == "Eve"


@rule("1830-AU.6", "1830-AU.15")
def test_a_chain_may_sell_everything_that_is_left() -> None:
    story = auction("Ann Bob")
    for lot, amount in [("CS", 45), ("DH", 75), ("MH", 115), ("CA", 165), ("BO", 225)]:
        story.when("Ann").bids(lot, amount)
        story.when("Bob").passes()
    story.when("Ann").passes()
    story.when("Bob").takes("SV")
    assert [lot for lot, _, _ in story.privates_sold()] == list(LOTS)
    assert story.cash_of("Ann") == 1200 - 625
    story.when("Ann").sets_par("B&O", 67)
    assert story.round() == ("stock", 1, 1, 1)
    assert story.to_act() == "Ann"


# --- bid-offs --------------------------------------------------------------------------------------------------------


def contested(profile: str = "rulebook") -> Story:
    """DH has bids of 75 by Eve, 80 by Ann and 85 by Joe; Bob takes SV, Eve takes CS."""
    story = auction(profile=profile)
    story.when("Ann").passes()
    story.when("Bob").passes()
    story.when("Eve").bids("DH", 75)
    story.when("Joe").passes()
    story.when("Ann").bids("DH", 80)
    story.when("Bob").takes("SV")
    story.when("Eve").passes()
    story.when("Joe").bids("DH", 85)
    story.when("Ann").passes()
    story.when("Bob").passes()
    return story.when("Eve").takes("CS")


@rule("1830-AU.7", "1830-CL.2")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_in_a_bid_off_the_lowest_standing_bid_acts(profile: str) -> None:
    story = contested(profile)
    assert story.to_act() == "Eve"
    story.when("Ann", refused="not_your_turn").bids("DH", 90)
    story.when("Joe", refused="not_your_turn").passes()
    story.when("Eve").bids("DH", 90)
    assert story.to_act() == "Ann"
    story.when("Ann").bids("DH", 95)
    assert story.to_act() == "Joe"
    story.when("Joe").passes()
    assert story.to_act() == "Eve"


@rule("1830-AU.7")
def test_a_raise_in_a_bid_off_beats_the_highest_bid_by_5() -> None:
    story = contested()
    assert story.bids_offered() == {"DH": (90, 560)}
    story.when("Eve", refused="bid_too_low", rule="1830-AU.3").bids("DH", 89)
    story.when("Eve").bids("DH", 90)
    assert story.bids_offered() == {"DH": (95, 600)}


@rule("1830-AU.7")
def test_a_bid_off_is_about_one_private_and_its_bidders_only() -> None:
    story = contested()
    assert on_offer(story) == []
    story.when("Bob", refused="not_your_turn").bids("DH", 100)
    story.when("Eve", refused="lot_not_contested", rule="1830-AU.7").bids("MH", 115)
    story.when("Eve", refused="not_now").takes("DH")


@rule("1830-AU.7")
def test_who_drops_out_of_a_bid_off_is_not_asked_again_and_has_his_money_free() -> None:
    story = contested()
    story.when("Eve").passes()
    speakers = []
    for amount in (90, 95, 100):
        speakers.append(story.to_act())
        story.when(story.to_act()).bids("DH", amount)
    assert speakers == ["Ann", "Joe", "Ann"]
    story.when("Joe").passes()
    assert story.privates_sold() == [("DH", "Ann", 100)]
    assert (story.cash_of("Ann"), story.cash_of("Eve"), story.cash_of("Joe")) == (500, 560, 600)
    assert story.to_act() == "Joe"
    assert story.bids_offered()["BO"] == (225, 600)


@rule("1830-SEQ.3", "1830-AU.7")
def test_bids_raises_and_withdrawals_are_announced() -> None:
    story = auction()
    story.when("Ann").bids("CS", 45)
    assert [(story.name(one.by), one.amount) for one in story.happened(BidPlaced)] == [("Ann", 45)]
    story.when("Bob").bids("CS", 50)
    story.when("Eve").takes("SV")
    story.when("Ann").bids("CS", 55)
    assert [(story.name(one.by), one.amount) for one in story.happened(BidPlaced)] == [("Ann", 55)]
    story.when("Bob").passes()
    assert [story.name(one.by) for one in story.happened(BidWithdrawn)] == ["Bob"]


@rule("1830-AU.7", "1830-AU.4")
def test_a_raise_in_a_bid_off_is_limited_by_bids_on_other_privates() -> None:
    story = auction("Ann Bob Eve")
    story.when("Ann").bids("CS", 100)
    story.when("Bob").bids("CS", 105)
    story.when("Eve").passes()
    story.when("Ann").bids("BO", 600)
    story.when("Bob").passes()
    story.when("Eve").takes("SV")
    assert story.bids_offered() == {"CS": (110, 200)}
    story.when("Ann", refused="bid_not_covered", rule="1830-AU.4").bids("CS", 201)
    story.when("Ann").bids("CS", 200)
    story.when("Bob").passes()
    assert story.cash_of("Ann") == 600


@rule("1830-AU.7")
def test_who_cannot_raise_in_a_bid_off_is_out() -> None:
    story = auction("Ann Bob Eve")
    story.when("Ann").bids("CS", 100)
    story.when("Bob").bids("CS", 196)
    story.when("Eve").passes()
    story.when("Ann").bids("BO", 600)
    story.when("Bob").passes()
    story.when("Eve").takes("SV")
    assert story.privates_sold() == [("SV", "Eve", 20), ("CS", "Bob", 196)]
    assert story.to_act() == "Ann"


@rule("1830-AU.7")
def test_who_can_just_raise_in_a_bid_off_is_asked() -> None:
    story = auction("Ann Bob Eve")
    story.when("Ann").bids("CS", 100)
    story.when("Bob").bids("CS", 195)
    story.when("Eve").passes()
    story.when("Ann").bids("BO", 600)
    story.when("Bob").passes()
    story.when("Eve").takes("SV")
    assert story.bids_offered() == {"CS": (200, 200)}
    story.when("Ann").bids("CS", 200)
    story.when("Bob").passes()
    assert story.privates_sold() == [("CS", "Ann", 200)]


@rule("1830-AU.1", "1830-SEQ.3")
def test_a_pass_is_announced() -> None:
    story = auction()
    story.when("Ann").passes()
    assert [(story.name(one.by), one.step) for one in story.happened(Passed)] == [("Ann", "auction")]


@rule("1830-AU.8", "1830-AU.7")
def test_after_a_bid_off_the_left_neighbour_of_the_direct_buyer_goes_on() -> None:
    story = contested()
    story.when("Eve").passes()
    story.when("Ann").passes()
    assert story.privates_sold() == [("DH", "Joe", 85)]
    assert story.to_act() == "Joe"
    assert on_offer(story) == ["MH"]


# --- circles of passes -----------------------------------------------------------------------------------------------


@rule("1830-AU.9", "1830-CL.3")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_each_circle_of_passes_makes_the_first_private_5_cheaper(profile: str) -> None:
    story = auction(profile=profile)
    for price in (15, 10, 5):
        for name in ("Ann", "Bob", "Eve"):
            story.when(name).passes()
            assert story.happened(LotDropped) == []
        story.when("Joe").passes()
        assert [one.price for one in story.happened(LotDropped)] == [price]
        assert story.to_act() == "Ann"
    story.when("Ann").passes()
    story.when("Bob").takes("SV")
    assert story.privates_sold() == [("SV", "Bob", 5)]


@rule("1830-AU.9")
def test_a_bid_interrupts_a_circle_of_passes() -> None:
    story = auction("Ann Bob Eve")
    story.when("Ann").passes()
    story.when("Bob").passes()
    story.when("Eve").bids("BO", 225)
    story.when("Ann").passes()
    story.when("Bob").passes()
    assert story.happened(LotDropped) == []
    story.when("Eve").passes()
    assert [one.price for one in story.happened(LotDropped)] == [15]


@rule("1830-AU.9")
def test_the_price_of_the_first_private_drops_only_while_it_is_unsold() -> None:
    story = auction()
    story.when("Ann").takes("SV")
    for name in ("Bob", "Eve", "Joe", "Ann"):
        story.when(name).passes()
    assert story.happened(LotDropped) == []
    story.when("Bob").takes("CS")
    assert story.privates_sold() == [("CS", "Bob", 40)]


@rule("1830-AU.10")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_nobody_wants_the_first_private_for_5_so_the_next_player_gets_it(profile: str) -> None:
    story = auction(profile=profile)
    story.when("Ann").bids("BO", 225)
    for _ in range(3):
        story.everybody_passes()
    assert story.to_act() == "Bob"
    for name in ("Bob", "Eve", "Joe"):
        story.when(name).passes()
        assert story.owner("SV") == "bank"
    story.when("Ann").passes()
    assert story.privates_sold() == [("SV", "Bob", 0)]
    assert story.cash_of("Bob") == 600
    assert story.to_act() == "Eve"
    assert on_offer(story) == ["CS"]
    assert story.happened(IncomePaid) == []


@rule("1830-AU.10", "1830-CL.3")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_after_a_bid_in_the_last_circle_the_next_player_gets_the_first_private(profile: str) -> None:
    """Ann is the first to whom it is offered for $5, but after Bob's bid the circle of passes begins with Eve."""
    story = auction(profile=profile)
    for _ in range(3):
        story.everybody_passes()
    story.when("Ann").passes()
    story.when("Bob").bids("BO", 225)
    story.everybody_passes()
    assert story.privates_sold() == [("SV", "Eve", 0)]
    assert story.to_act() == "Joe"


@rule("1830-AU.10", "1830-AU.6", "1830-AU.8")
def test_the_gift_of_the_first_private_starts_a_chain_of_sales() -> None:
    story = auction()
    story.when("Ann").bids("CS", 45)
    story.when("Bob").bids("DH", 75)
    for _ in range(4):
        story.everybody_passes()
    assert story.privates_sold() == [("SV", "Eve", 0), ("CS", "Ann", 45), ("DH", "Bob", 75)]
    assert story.to_act() == "Joe"


@rule("1830-AU.11", "1830-CL.3")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_a_circle_of_passes_later_pays_the_owners_of_privates(profile: str) -> None:
    story = auction(profile=profile)
    for lot in ("SV", "CS"):
        story.when(story.to_act()).takes(lot)
    for name in ("Eve", "Joe", "Ann"):
        story.when(name).passes()
        assert story.happened(IncomePaid) == []
    story.when("Bob").passes()
    assert [story.cash_of(name) for name in story.game.players] == [585, 570, 600, 600]
    assert story.cash_of("bank") == 9645
    assert story.to_act() == "Eve"
    assert on_offer(story) == ["DH"]


@rule("1830-AU.11")
def test_paying_privates_is_no_operating_round() -> None:
    story = up_to_camden()
    story.everybody_passes()
    assert [one.amount for one in story.happened(IncomePaid)] == [5, 10, 15, 20]
    assert story.happened(RoundBegan) == []
    assert story.happened(PriceMoved) == []
    assert story.round() == ("auction", 1, 1, 1)


@rule("1830-AU.11")
def test_prices_of_the_later_privates_never_drop() -> None:
    story = up_to_camden()
    for _ in range(5):
        story.everybody_passes()
        assert story.happened(LotDropped) == []
    story.when("Ann").takes("CA")
    assert story.privates_sold() == [("CA", "Ann", 160)]
    assert [story.cash_of(name) for name in story.game.players] == [445, 610, 605, 590]


@rule("1830-AU.12")
def test_bids_stand_through_price_drops_gifts_and_payments() -> None:
    story = auction()
    story.when("Ann").bids("BO", 500)
    story.everybody_passes()
    story.when("Bob").passes()
    story.when("Eve").passes()
    story.when("Joe").passes()
    assert story.bids_offered()["BO"] == (505, 600)
    story.when("Ann").passes()
    for _ in range(2):
        story.everybody_passes()
    assert story.owner("SV") == "Bob"
    assert story.bids_offered()["BO"] == (505, 600)
    story.everybody_passes()
    assert [one.amount for one in story.happened(IncomePaid)] == [5]
    for name in ("Eve", "Joe"):
        story.when(name).passes()
    assert story.bids_offered() == {"DH": (75, 100), "BO": (505, 600)}
    story.when("Ann", refused="bid_not_covered", rule="1830-AU.4").bids("CA", 165)


# --- what comes with the last two ------------------------------------------------------------------------------------


@rule("1830-AU.13", "1830-PV.CA.1")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_the_first_buyer_of_camden_and_amboy_gets_a_share_of_the_pennsylvania(profile: str) -> None:
    story = auction(profile=profile)
    for lot in LOTS[:4]:
        story.when(story.to_act()).takes(lot)
    assert story.shares("ipo", "PRR") == 10
    story.when("Ann").takes("CA")
    assert story.certs("Ann", "PRR") == [1]
    assert story.shares("ipo", "PRR") == 9
    assert story.cash_of("Ann") == 600 - 20 - 160
    assert story.president("PRR") == "nobody"
    assert story.cell("PRR") is None
    assert story.owner("CA") == "Ann"


@rule("1830-AU.13")
def test_camden_and_amboy_brings_its_share_to_a_bidder_too() -> None:
    story = auction()
    for lot in LOTS[:3]:
        story.when(story.to_act()).takes(lot)
    story.when("Joe").bids("CA", 165)
    story.when("Ann").takes("MH")
    assert story.privates_sold()[-1] == ("CA", "Joe", 165)
    assert story.certs("Joe", "PRR") == [1]
    assert story.shares("Ann", "PRR") == 0


@rule("1830-AU.14", "1830-PV.BO.1")
@pytest.mark.parametrize("price", [67, 71, 76, 82, 90, 100])
def test_the_first_buyer_of_baltimore_and_ohio_sets_par_and_is_president(price: int) -> None:
    story = up_to_camden()
    story.when("Ann").takes("CA")
    story.when("Bob").takes("BO")
    story.when("Bob").sets_par("B&O", price)
    cell = {67: "G6", 71: "G5", 76: "G4", 82: "G3", 90: "G2", 100: "G1"}[price]
    assert story.cell("B&O") == cell
    assert story.president("B&O") == "Bob"
    assert story.certs("Bob", "B&O") == [2]
    assert story.cash_of("Bob") == 600 - 40 - 220
    assert not story.has_floated("B&O")


@rule("1830-AU.14")
def test_the_par_price_of_baltimore_and_ohio_comes_before_anything_else() -> None:
    story = up_to_camden()
    story.when("Ann").takes("CA")
    story.when("Bob").takes("BO")
    assert story.to_act() == "Bob"
    prices = [story.title.cell_price[one.action.cell] for one in story.menu(SetPar) if isinstance(one.action, SetPar)]
    assert sorted(prices) == [67, 71, 76, 82, 90, 100]
    assert len(story.game.legal_actions().menu) == 6
    story.when("Bob", refused="not_now").passes()
    story.when("Eve", refused="not_now").passes()
    story.when("Joe", refused="not_now").exchanges("MH", "NYC")
    story.when("Eve", refused="not_your_turn").sets_par("B&O", 100)
    story.when("Bob", refused="other_corporation", rule="1830-AU.14").sets_par("PRR", 100)
    story.when("Bob", refused="no_par_cell", rule="1830-IPO.1").sets_par("B&O", 112)


# --- the end of the auction ------------------------------------------------------------------------------------------


@rule("1830-AU.15", "1830-AU.8")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_the_stock_round_goes_on_left_of_the_last_direct_buyer(profile: str) -> None:
    story = auction(profile=profile)
    for lot in LOTS:
        assert story.round()[0] == "auction"
        story.when(story.to_act()).takes(lot)
    story.when("Bob").sets_par("B&O", 100)
    assert story.round() == ("stock", 1, 1, 1)
    assert story.to_act() == "Eve"
    assert story.priority_deal() == "Eve"
    assert story.menu(SellShares) == []
    story.when("Eve").buys("B&O")
    assert story.to_act() == "Joe"


@rule("1830-CL.20", "1830-AU.8", "1830-AU.15")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_the_winner_of_the_last_bid_off_does_not_move_the_start_of_the_stock_round(profile: str) -> None:
    story = auction(profile=profile)
    for lot in LOTS[:4]:
        story.when(story.to_act()).takes(lot)
    story.when("Ann").passes()
    story.when("Bob").bids("BO", 225)
    story.when("Eve").bids("BO", 230)
    story.when("Joe").takes("CA")
    story.when("Bob").passes()
    assert story.privates_sold() == [("BO", "Eve", 230)]
    story.when("Eve").sets_par("B&O", 67)
    assert story.round() == ("stock", 1, 1, 1)
    assert story.to_act() == "Ann"
