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


# --- what sales can do about it --------------------------------------------------------------------------------------


def sales(story: Story) -> dict[tuple[str, int], dict[str, object]]:
    """By corporation and number of shares: what is told of a sale."""
    found = [choice for choice in menu_of(story.ready().game).choices if choice.kind == "sell_shares"]
    return {(str(one.about["corp"]), int(str(one.about["shares"]))): one.about for one in found}


def test_it_is_told_how_much_sales_can_bring_and_what_each_leaves_open():
    story = trainless("PRR 100, Ann 70")
    assert menu_of(story.ready().game).can_raise == 2 * 82
    told = sales(story)
    assert (told["NYC", 1]["lacks"], told["NYC", 2]["lacks"]) == (130 - 82, 0)
    assert told["NYC", 1]["shuts"] == []


def test_it_is_told_where_all_sales_together_are_too_little():
    story = trainless("PRR 100, Ann 20")
    menu = menu_of(story.ready().game)
    assert (menu.to_raise, menu.can_raise) == (180, 164)


def test_without_a_need_nothing_is_told_of_sales():
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 3").holds("Bob", "NYC 2")
    story.floated("NYC").operated("NYC").stock_round(2, "Ann")
    assert menu_of(story.ready().game).can_raise == 0
    assert sales(story)
    assert all("lacks" not in about for about in sales(story).values())


def test_a_sale_tells_which_way_out_it_shuts():
    """In Sicily whoever has sold a share to help may buy from the bank only [1849-10.7.1, 1849-10.7.5]."""
    story = (
        given("1849", "A B C").phase("8").launched("CTL 100, ATA 100").marker("ATA E4").papers("A", "CTL P, ATA P 1")
    )
    story.papers("B", "ATA 1 1").operated("CTL ATA").trains("ATA 6H 6H").cash("CTL 20, A 0").operates("CTL", "trains")
    menu = menu_of(story.ready().game)
    assert menu.to_raise > menu.can_raise > 0
    assert [choice.about["train"] for choice in menu.choices if choice.kind == "buy_train"] == ["6H"]
    assert all(about["shuts"] == [["6H", "ATA"]] for about in sales(story).values())
    story.when("A").sells("ATA", 1)
    assert {choice.kind for choice in menu_of(story.ready().game).choices} <= {"sell_shares", "go_bankrupt"}


def test_the_bond_of_a_closed_corporation_counts_its_sales_too():
    assert menu_of(bonded("dividend", "RCS 300, Ann 60", "A9").ready().game).can_raise == 2 * 90
