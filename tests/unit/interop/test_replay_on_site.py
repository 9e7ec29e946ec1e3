"""Games by the rulebook, told as the site would have played them."""

from __future__ import annotations

from tests.marks import rule
from tests.story import given
from tresham.interop.xxgames.writer import record

SIX = "Ann Bob Eve Joe Kim Lee"


@rule("1830-DIFF.16")
def test_who_is_passed_over_in_the_auction_declines_on_the_site() -> None:
    story = given("1830", SIX)
    story.when("Ann").bids("BO", 400).passes("Bob Eve Joe Kim Lee")
    story.when("Bob").takes("SV")
    entries = record(story.game)["actions"]
    assert [(one["type"], one["entity"]) for one in entries[-2:]] == [("pass", 1), ("bid", 2)]


@rule("1830-DIFF.16")
def test_who_cannot_raise_drops_out_on_the_site_by_a_pass() -> None:
    story = given("1830", SIX)
    story.when("Ann").bids("CS", 390).when("Bob").bids("CS", 400).when("Eve").takes("SV")
    story.when("Joe").passes()
    entries = record(story.game)["actions"]
    assert [(one["type"], one["entity"]) for one in entries[-3:]] == [("bid", 3), ("pass", 1), ("pass", 4)]
