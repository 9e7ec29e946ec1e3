"""The auction of privates that titles share: what is on offer, bids, bid-offs, circles of passes."""

from __future__ import annotations

from tests.contracts.worlds import start_islet
from tests.story import Story


def auction() -> Story:
    """OX (20) is on offer, YAK (40) and HM (60) can be bid on; everybody has 400."""
    return Story(start_islet(1))


def contested() -> Story:
    """Ann bids 45 on YAK, Bob 50 and Eve 55; Ann has just bought OX."""
    story = auction()
    story.when("Ann").bids("YAK", 45)
    story.when("Bob").bids("YAK", 50)
    story.when("Eve").bids("YAK", 55)
    return story.when("Ann").takes("OX")


def test_the_first_is_bought_and_the_others_are_bid_on() -> None:
    story = auction()
    story.when("Ann", refused="lot_not_offered").takes("YAK")
    story.when("Ann", refused="lot_offered").bids("OX", 25)
    assert story.bids_offered() == {"YAK": (45, 400), "HM": (65, 400)}
    story.when("Ann").takes("OX")
    assert (story.owner("OX"), story.cash_of("Ann"), story.to_act()) == ("Ann", 380, "Bob")


def test_a_bid_beats_the_best_one_and_replaces_ones_own() -> None:
    story = auction()
    story.when("Ann").bids("HM", 300)
    story.when("Bob", refused="bid_too_low").bids("HM", 304)
    story.passes("Bob Eve")
    assert story.bids_offered() == {"YAK": (45, 100), "HM": (305, 400)}


def test_promised_money_is_spent_neither_on_bids_nor_on_what_is_on_offer() -> None:
    story = auction()
    story.when("Ann").bids("HM", 385).passes("Bob Eve")
    story.when("Ann", refused="bid_not_covered").bids("YAK", 45)
    story.when("Ann", refused="cannot_afford_lot").takes("OX")
    assert story.cash_of("Ann") == 400


def test_lone_bidders_buy_at_once_down_the_row() -> None:
    story = auction()
    story.when("Ann").bids("YAK", 47)
    story.when("Bob").bids("HM", 66)
    story.when("Eve").takes("OX")
    assert story.privates_sold() == [("OX", "Eve", 20), ("YAK", "Ann", 47), ("HM", "Bob", 66)]
    assert story.to_act() == "Bob"


def test_in_a_bid_off_the_lowest_bidder_raises_or_drops_out() -> None:
    story = contested()
    assert (story.to_act(), story.bids_offered()) == ("Ann", {"YAK": (60, 380)})
    story.when("Ann").bids("YAK", 60)
    story.passes("Bob Eve")
    assert story.privates_sold() == [("YAK", "Ann", 60)]
    assert [story.cash_of(name) for name in ("Ann", "Bob", "Eve")] == [320, 400, 400]
    assert story.to_act() == "Bob", "left of who bought from the offer, whoever won"


def test_who_cannot_raise_in_a_bid_off_is_not_asked() -> None:
    story = auction().cash("Ann 65")
    story.when("Ann").bids("YAK", 45)
    story.when("Bob").bids("YAK", 300)
    story.when("Eve").takes("OX")
    assert story.privates_sold() == [("OX", "Eve", 20), ("YAK", "Bob", 300)]


def test_a_circle_of_passes_makes_the_first_cheaper_until_it_is_given_away() -> None:
    story = auction().everybody_passes()
    story.when("Ann").takes("OX")
    assert story.privates_sold() == [("OX", "Ann", 15)]
    given_away = auction()
    for _ in range(4):
        given_away.everybody_passes()
    assert given_away.privates_sold() == [("OX", "Ann", 0)]


def test_a_circle_of_passes_pays_owners_once_the_first_is_sold_and_bids_stand() -> None:
    story = auction()
    story.when("Ann").takes("OX")
    story.when("Bob").bids("HM", 65)
    story.passes("Eve Ann Bob")
    assert story.cash_of("Ann") == 400 - 20 + 5
    assert story.bids_offered()["HM"] == (70, 400)


def test_what_comes_with_a_private_is_settled_before_anybody_goes_on() -> None:
    story = auction()
    story.when("Ann").takes("OX")
    story.when("Bob").takes("YAK")
    story.when("Eve").takes("HM")
    story.when("Ann", refused="not_now").passes()
    story.when("Eve").sets_par("C", 76)
    assert (story.president("C"), story.round()[0], story.to_act()) == ("Eve", "stock", "Ann")
