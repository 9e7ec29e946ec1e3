"""What is still to be raised, told with the menu."""

import pytest

from tests.story import Story, given
from tests.unit.view.speaking import menu_of


def trainless(cash: str, anns: int = 2) -> Story:
    """PRR has a route and no train, and the cheapest costs 300. Ann presides, and has so many of Bob's NYC at 82."""
    story = given("1830", "Ann Bob Eve").started("PRR 100, NYC 82").phase("4")
    story.holds("Ann", "PRR 2").holds("Bob", "PRR 1, NYC 3").holds("Ann", f"NYC {anns}")
    story.token("PRR", "H12").tile("H10", "57", 1).floated("PRR NYC")
    return story.cash("Ann 0, PRR 0").cash(cash).operates("PRR", "trains")


def missing(story: Story) -> int:
    """The sum that a screen shows."""
    return menu_of(story.ready().game).to_raise


def test_for_a_train_treasury_and_president_add_up_and_sales_help():
    story = trainless("PRR 100, Ann 70")
    assert missing(story) == 300 - 100 - 70
    story.when("Ann").sells("NYC", 1)
    assert missing(story) == 300 - 100 - 70 - 82
    story.when("Ann").sells("NYC", 1)
    assert missing(story) == 0


def test_it_is_told_as_well_where_nothing_can_be_sold_any_more():
    story = trainless("PRR 10, Ann 20", anns=0)
    assert {choice.kind for choice in menu_of(story.ready().game).choices} == {"go_bankrupt"}
    assert missing(story) == 300 - 10 - 20


@pytest.mark.parametrize("cash", ["PRR 300, Ann 0", "PRR 100, Ann 200"])
def test_nothing_is_missing_where_the_money_is_there(cash):
    assert missing(trainless(cash)) == 0


def test_nothing_is_missing_where_nothing_must_be_paid():
    assert missing(given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 2").stock_round(2, "Ann")) == 0


def bonded(part: str, cash: str, cell: str) -> Story:
    """RCS has a bond out. Ann presides and has two shares of Bob's ATA at 90."""
    story = given("1849", "Ann Bob Eve", options="bonds").phase("8").launched("RCS 100, ATA 68")
    story.marker(f"RCS {cell}, ATA E4").papers("Ann", "RCS P, ATA 1 1").papers("Bob", "ATA P 1").operated("RCS ATA")
    story.cash("Ann 0, ATA 0").cash(cash).launch_order("").extra(bonds=1 << story.party("RCS"))
    return story.operates("RCS", part)


def test_interest_can_be_missing_too():
    story = bonded("finance", "RCS 20, Ann 10", "I3")
    story.when("RCS").passes()
    assert missing(story) == 50 - 20 - 10


def test_so_can_the_bond_of_a_corporation_that_closes():
    story = bonded("dividend", "RCS 300, Ann 60", "A9")
    assert missing(story) == 500 - 300 - 60
    story.when("Ann").sells("ATA", 1)
    assert missing(story) == 500 - 300 - 60 - 90
