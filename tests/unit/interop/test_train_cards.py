"""Copies of trains in records: of equal ones in the pool the site sells the one that came first."""

from __future__ import annotations

from tests.marks import rule
from tests.story import Story, given
from tresham.interop.xxgames.writer import record


def two_fours_too_many() -> Story:
    """NYC and PRR are about to give up a 4 each: NYC's has the lower number, but PRR is listed first."""
    story = given("1830", "Ann Bob Eve", "18xx.games").started("PRR 100, NYC 82, B&O 90").phase("4")
    story.holds("Ann", "PRR 3, NYC 3, B&O 3").floated("PRR NYC B&O")
    story.trains("NYC 4, PRR 4, NYC 4, PRR 4, NYC 3, PRR 3")
    return story.cash("B&O 2000, PRR 500, NYC 500").operates("B&O", "trains")


def named(story: Story) -> list[tuple[str, str]]:
    """Which copies the record names in deals of trains."""
    return [(entry["type"], entry["train"]) for entry in record(story.game)["actions"] if "train" in entry]


@rule("1830-DIFF.8")
def test_the_copy_discarded_first_is_sold_first_and_keeps_its_name() -> None:
    story = two_fours_too_many()
    story.when("B&O").buys_train("5", 450)
    story.when("PRR").discards("4").when("NYC").discards("4")
    story.when("B&O").buys_train("4", 300, "pool")
    assert named(story)[1:] == [("discard_train", "4-1"), ("discard_train", "4-0"), ("buy_train", "4-1")]


@rule("1830-DIFF.8")
def test_a_train_that_was_traded_in_comes_behind_those_in_the_pool() -> None:
    story = given("1830", "Ann Bob Eve", "18xx.games").started("PRR 100, NYC 82").phase("6")
    story.holds("Ann", "PRR 3, NYC 3").floated("PRR NYC").trains("PRR 5, pool 5, NYC 6 6")
    story.cash("PRR 1300").operates("PRR", "trains")
    story.when("PRR").buys_train("D", 800, trade="5").when("PRR").buys_train("5", 450, "pool")
    traded, bought = record(story.game)["actions"]
    assert (traded["exchange"], bought["train"]) == ("5-0", "5-1")
