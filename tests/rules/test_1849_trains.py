"""1849: buying trains."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act

PLAYERS = "Ann Bob Cleo Dan"


def buying(
    corp: str = "IFT",
    phase: str = "4",
    cash: int = 2000,
    profile: str = "rulebook",
    president: str = "Ann",
    home: str = "",
) -> Story:
    """A corporation is about to buy trains; unless it is Lilibeo, it has no route. Bob's Sicula is there, too."""
    story = given("1849", PLAYERS, profile).phase(phase)
    story.launched(f"{corp} 100, RCS 68").papers(president, f"{corp} P 1 1").papers("Bob", "RCS P 1 1")
    story.operated(f"{corp} RCS").cash(f"{corp} {cash}, RCS 500")
    if home:
        story.token(corp, home)
    return story.operates(corp, "trains")


# --- who must have one -----------------------------------------------------------------------------------------------


@rule("1849-10.6.1")
def test_a_corporation_with_a_route_and_no_train_must_buy_one() -> None:
    story = buying("CTL")
    assert story.menu(act.Pass) == []
    story.when("CTL", refused="must_buy_train", rule="1849-10.6.1").passes()
    story.when("CTL").buys_train("4H", 100)
    assert len(story.menu(act.Pass)) == 1
    story.when("CTL").passes()


@rule("1849-10.6.1")
def test_without_a_route_no_train_is_needed() -> None:
    story = buying("IFT")
    assert len(story.menu(act.Pass)) == 1
    story.when("IFT").passes()
    assert story.trains_of("IFT") == []


@rule("1849-10.6.1")
def test_with_a_train_no_other_is_needed() -> None:
    story = buying("CTL").trains("CTL 4H")
    story.when("CTL").passes()
    assert story.trains_of("CTL") == ["4H"]


@rule("1849-10.6.1")
def test_a_port_is_no_reason_to_buy_a_train() -> None:
    assert len(buying("AFG", home="M9").menu(act.Pass)) == 1  # Terranova and its port
    story = buying("AFG", home="M9").tile("N10", "58", 2)  # and Vittoria
    story.when("AFG", refused="must_buy_train", rule="1849-10.6.1").passes()


@rule("1849-10.6.1")
def test_the_length_of_the_route_does_not_matter() -> None:
    story = buying("SFA").tile("J6", "644", 3).tile("H6", "79", 0).tile("F6", "78", 4).tile("E7", "73", 1)
    story.when("SFA", refused="must_buy_train", rule="1849-10.6.1").passes()  # a 4H could not run there
    story.when("SFA").buys_train("4H", 100)
    assert story.trains_of("SFA") == ["4H"]


@rule("1849-10.6.1")
def test_when_no_train_is_left_none_is_needed() -> None:
    story = buying("CTL", "16").depot("16H 0, R6H 0").trains("RCS 10H")
    assert story.trains_offered().keys() == {("10H", "RCS")}  # others may still be asked
    story.when("CTL").passes()
    assert story.trains_of("CTL") == []
    story = buying("CTL", "16", cash=400).depot("16H 0, R6H 1").trains("RCS 10H")
    story.when("CTL", refused="must_buy_train", rule="1849-10.6.1").passes()
    story = buying("CTL", "16").depot("16H 0, R6H 0").trains("pool 10H")
    story.when("CTL", refused="must_buy_train", rule="1849-10.6.1").passes()


@rule("1849-10.6.1")
def test_a_full_city_or_another_gauge_in_between_makes_a_difference() -> None:
    ragusa = buying("ATA").tile("L12", "78", 5).launched("AFG 68").papers("Bob", "AFG P").token("AFG", "M11")
    ragusa.when("ATA", refused="must_buy_train", rule="1849-10.6.1").passes()  # a full city is an end
    assert len(buying("ATA").tile("L12", "8", 5).menu(act.Pass)) == 1  # standard track meets narrow track


# --- how many --------------------------------------------------------------------------------------------------------


@rule("1849-10.6.2")
def test_any_number_of_trains_one_after_another() -> None:
    story = buying()
    for bought in range(1, 5):
        story.when("IFT").buys_train("4H", 100)
        assert (story.trains_of("IFT"), story.cash_of("IFT")) == (["4H"] * bought, 2000 - 100 * bought)
    assert story.menu(act.BuyTrain) == []


@rule("1849-10.6.2")
@pytest.mark.parametrize(
    ("phase", "owned", "sold_out", "wanted", "price"),
    [
        ("6", "4H 4H 4H 4H", "6H 0", "8H", 350),  # would be retired by the 8H
        ("8", "6H 6H 6H", "8H 0", "10H", 550),
        ("12", "8H 8H", "12H 0", "16H", 1100),
    ],
)
def test_at_the_limit_nothing_is_bought_even_if_that_would_retire_a_train(
    phase: str, owned: str, sold_out: str, wanted: str, price: int
) -> None:
    story = buying("IFT", phase).trains(f"IFT {owned}, RCS {wanted}").depot(sold_out)
    assert story.menu(act.BuyTrain) == []
    for source in ("bank", "RCS"):
        story.when("IFT", refused="train_limit").buys_train(wanted, price, source)
    one_less = buying("IFT", phase).trains(f"IFT {owned.rsplit(' ', 1)[0]}").depot(sold_out)
    one_less.when("IFT").buys_train(wanted, price)
    assert one_less.trains_of("IFT") == [wanted]


@rule("1849-10.6.2")
def test_a_new_limit_counts_for_the_next_purchase() -> None:
    story = buying("IFT", "8").trains("IFT 8H").depot("8H 0")
    story.when("IFT").buys_train("10H", 550)
    assert len(story.trains_of("IFT")) == 2
    assert story.menu(act.BuyTrain) == []


# --- from the bank ---------------------------------------------------------------------------------------------------


@rule("1849-10.6.3")
@pytest.mark.parametrize(
    ("phase", "depot", "expected"),
    [
        ("4", "4H 4", {"4H"}),
        ("4", "4H 1", {"4H"}),
        ("4", "4H 0", {"6H"}),
        ("6", "6H 1", {"6H"}),
        ("6", "6H 0", {"8H"}),
        ("8", "8H 0", {"10H"}),
        ("10", "10H 1", {"10H"}),
        ("10", "10H 0", {"12H"}),
        ("12", "16H 5", {"16H"}),
        ("16", "16H 1", {"16H", "R6H"}),
        ("16", "16H 0", {"R6H"}),
        ("16", "R6H 0", {"16H"}),
    ],
)
def test_the_bank_sells_the_lowest_class_that_is_left(phase: str, depot: str, expected: set[str]) -> None:
    assert buying("IFT", phase).depot(depot).trains_offered().keys() == {(name, "bank") for name in expected}


@rule("1849-10.6.3")
@pytest.mark.parametrize(
    ("phase", "name", "price"),
    [
        ("4", "4H", 100),
        ("6", "6H", 200),
        ("8", "8H", 350),
        ("10", "10H", 550),
        ("16", "16H", 1100),
        ("16", "R6H", 350),
    ],
)
def test_the_bank_sells_at_face_value_and_nothing_else(phase: str, name: str, price: int) -> None:
    story = buying("IFT", phase)
    bank = story.cash_of("bank")
    for wrong in (price - 1, price + 1):
        story.when("IFT", refused="face_value", rule="1849-10.6.3").buys_train(name, wrong)
    story.when("IFT").buys_train(name, price)
    assert story.trains_of("IFT") == [name]
    assert (story.cash_of("IFT"), story.cash_of("bank")) == (2000 - price, bank + price)


@rule("1849-10.6.3")
def test_a_12h_costs_800() -> None:
    story = buying("IFT", "10").depot("10H 0")
    story.when("IFT", refused="face_value", rule="1849-10.6.3").buys_train("12H", 799)
    story.when("IFT").buys_train("12H", 800)
    assert (story.trains_of("IFT"), story.cash_of("IFT")) == (["12H"], 1200)


@rule("1849-10.6.3")
def test_a_higher_class_waits_until_the_lower_one_is_sold_out() -> None:
    story = buying().depot("4H 1")
    story.when("IFT", refused="train_not_for_sale", rule="1849-10.6.3").buys_train("6H", 200)
    story.when("IFT").buys_train("4H", 100)
    story.when("IFT").buys_train("6H", 200)
    assert (story.trains_of("IFT"), story.phase_name()) == (["4H", "6H"], "6")


@rule("1849-10.6.3")
def test_every_train_in_the_pool_is_on_sale_at_face_value() -> None:
    story = buying("IFT", "8").trains("pool 6H 8H 6H")
    assert story.trains_offered().keys() == {("8H", "bank"), ("6H", "pool"), ("8H", "pool")}
    bank = story.cash_of("bank")
    story.when("IFT", refused="face_value", rule="1849-10.6.3").buys_train("6H", 199, "pool")
    story.when("IFT").buys_train("6H", 200, "pool")
    assert (story.trains_of("IFT"), story.trains_of("pool")) == (["6H"], ["6H", "8H"])
    assert (story.cash_of("IFT"), story.cash_of("bank")) == (1800, bank + 200)


# --- from other corporations -----------------------------------------------------------------------------------------


@rule("1849-10.6.4")
def test_another_corporations_train_costs_from_one_lira_to_the_whole_treasury() -> None:
    story = buying(cash=300, president="Bob").trains("RCS 4H 4H")
    [choice] = [one for one in story.menu(act.BuyTrain) if one.field == "price"]
    assert (choice.low, choice.high) == (1, 300)
    for price in (0, -1, 301):
        story.when("IFT", refused="train_price", rule="1849-10.6.4").buys_train("4H", price, "RCS")
    story.when("IFT").buys_train("4H", 1, "RCS")
    story.when("IFT").buys_train("4H", 299, "RCS")
    assert (story.cash_of("IFT"), story.cash_of("RCS"), story.trains_of("RCS")) == (0, 800, [])


@rule("1849-10.6.4")
def test_the_selling_president_must_agree() -> None:
    story = buying().trains("RCS 4H")
    story.when("IFT", refused="needs_consent", rule="1849-10.6.4").buys_train("4H", 150, "RCS")
    story.when("IFT").offers.buys_train("4H", 150, "RCS")
    assert (story.to_act(), story.trains_of("IFT")) == ("Bob", [])
    story.when("Bob").declines()
    assert (story.trains_of("RCS"), story.cash_of("IFT"), story.part()) == (["4H"], 2000, "trains")
    story.when("IFT").offers.buys_train("4H", 150, "RCS")
    story.when("Bob").accepts()
    assert (story.trains_of("IFT"), story.trains_of("RCS")) == (["4H"], [])
    assert (story.cash_of("IFT"), story.cash_of("RCS")) == (1850, 650)


def test_the_site_leaves_consent_to_honour() -> None:
    story = buying(profile="18xx.games").trains("RCS 4H")
    story.when("IFT").buys_train("4H", 150, "RCS")
    assert (story.trains_of("IFT"), story.cash_of("RCS")) == (["4H"], 650)


@rule("1849-10.6.4")
def test_a_corporation_sells_no_train_in_its_own_turn() -> None:
    story = buying(president="Bob").trains("IFT 4H")
    story.when("RCS", refused="not_your_turn").buys_train("4H", 50, "IFT")
    assert story.trains_of("IFT") == ["4H"]


@rule("1849-10.6.4")
def test_there_is_no_price_limit_by_face_value() -> None:
    story = buying(president="Bob").trains("RCS 4H")
    story.when("IFT").buys_train("4H", 2000, "RCS")
    assert (story.cash_of("IFT"), story.cash_of("RCS")) == (0, 2500)


# --- the pool --------------------------------------------------------------------------------------------------------


@rule("1849-10.6.6")
def test_trains_of_a_closed_corporation_do_not_come_into_the_pool() -> None:
    story = (
        buying("IFT", "8").trains("RCS 8H, IFT 8H").marker("RCS A9").operates("RCS", "dividend", ran=True, revenue=30)
    )
    story.when("RCS").declares("withhold")
    assert (story.trains_of("RCS"), story.trains_of("pool")) == ([], [])
    assert story.trains_of("bank").count("8H") == 1


@rule("1849-10.6.6", "1849-6.4")
def test_retired_trains_and_traded_ones_do_not_come_into_the_pool() -> None:
    story = buying("IFT", "6", president="Bob").trains("IFT 4H, RCS 6H 4H").depot("6H 0")
    story.when("IFT").buys_train("6H", 10, "RCS")
    assert story.trains_of("pool") == []
    story.when("IFT").buys_train("8H", 350)
    assert story.trains_of("pool") == []
    assert story.trains_of("IFT") == ["6H", "8H"]


@rule("1849-10.6.6")
def test_trains_over_the_limit_come_into_the_pool() -> None:
    story = buying("IFT", "8").trains("RCS 8H 8H 8H")
    story.when("IFT").buys_train("10H", 550)
    story.when("RCS").discards("8H")
    assert story.trains_of("pool") == ["8H"]
    assert story.trains_offered().keys() == {("10H", "bank"), ("8H", "pool"), ("8H", "RCS")}


@rule("1849-10.6.7")
@pytest.mark.parametrize("part", ["track", "run", "trains", "finance"])
def test_nobody_discards_a_train_of_his_own_will(part: str) -> None:
    story = buying("CTL").trains("CTL 4H 4H").operates("CTL", part)
    assert story.part() == part
    assert story.menu(act.DiscardTrain) == []
    story.when("CTL", refused="not_now").discards("4H")
    assert story.trains_of("CTL") == ["4H", "4H"]
