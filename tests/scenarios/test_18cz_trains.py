"""18CZ: worked examples of take-overs, trains, phases and emergencies."""

from __future__ import annotations

import pytest

from tests.czech import market, railway, table
from tests.marks import rule
from tests.story import Story
from tresham.core.action import Pass, TakeOver
from tresham.rules.debts import debt, penalty

# --- take-overs ------------------------------------------------------------------------------------------------------


def prey(buyer: str = "NWB", victim: str = "BCB", price: str = "F2", phase: str = "d") -> Story:
    """B directs the buyer and A the smaller corporation, of which B has a share too."""
    story = railway(f"{victim} {buyer}", phase).holds("B", f"{victim} 1", president=False)
    return story.marker(f"{victim} {price}").cash("A 0, B 0").trains(f"{buyer} 2+2b")


@rule("18CZ-VIII.9.2", "18CZ-VIII.9.1")
@pytest.mark.parametrize(("cell", "low", "high"), [("G1", 43, 127), ("B1", 27, 79), ("A2", 20, 60)])
def test_what_may_be_offered(cell: str, low: int, high: int) -> None:
    story = prey(price=cell).cash("NWB 2000").operates("NWB", "take_over")
    (offer,) = story.menu(TakeOver)
    assert (offer.field, offer.low, offer.high) == ("price", low, high)
    story.when("NWB", refused="take_over_price", rule="18CZ-VIII.9.2").offers.takes_over("BCB", low - 1)
    story.when("NWB", refused="take_over_price", rule="18CZ-VIII.9.2").offers.takes_over("BCB", high + 1)


@rule("18CZ-VIII.9.3", "18CZ-VIII.9.5", "18CZ-VIII.9.7", "18CZ-VIII.9.8", "18CZ-VIII.9.10", "18CZ-VIII.9.11")
def test_a_take_over() -> None:
    story = (
        prey().trains("BCB 2a 3c").owns("BCB", "S1").spent("S1").cash("NWB 300, BCB 55").operates("NWB", "take_over")
    )
    story.when("NWB").offers.takes_over("BCB", 90)
    story.when("A").accepts()
    assert (story.cash_of("A"), story.cash_of("B"), story.cash_of("NWB")) == (180, 90, 300 - 270 + 55)
    assert story.owner("S1") == "NWB"
    story.when("NWB", refused="wrong_face").turns_train("2a", "2+2b")
    story.when("NWB").scraps_train("2a")
    story.when("NWB").turns_train("3c", "2+2c")
    assert (story.cash_of("NWB"), sorted(story.trains_of("NWB"))) == (85, ["2+2b", "2+2c"])
    assert (story.price("BCB"), story.shares("A", "BCB"), story.shares("ipo", "BCB")) == (None, 0, 0)


@rule("18CZ-VIII.9.4")
def test_the_money_of_the_prey_does_not_help() -> None:
    story = prey().cash("NWB 250, BCB 55").operates("NWB", "take_over")
    story.when("NWB", refused="cannot_afford_take_over", rule="18CZ-VIII.9.4").offers.takes_over("BCB", 90)


@rule("18CZ-VIII.9.5", "18CZ-VIII.9.6", "18CZ-VIII.6.6")
def test_stations_pass() -> None:
    story = prey("BTE", "EKJ").tile("D3", "14", 0).token("EKJ", "D3").cash("BTE 900").operates("BTE", "take_over")
    assert (story.charter("BTE"), story.charter("EKJ")) == ((40, 100), (100,))
    story.when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    if story.actor() == "BTE" and len(story.tokens_of("BTE")) == 3:
        story.when("BTE").takes_off("D3")
    assert sorted(story.tokens_of("BTE")) == ["D3.0", "D5.0"]
    assert story.charter("BTE") == (100, 100, 100, 100)


@rule("18CZ-VIII.9.8")
@pytest.mark.parametrize(
    ("face", "to", "cost"),
    [("3+3d", "3Ed", 70), ("4f", "4Ef", 100), ("4e", "3Ee", 0), ("3+3e", "3Ee", 70), ("5g", "4Eg", 0)],
)
def test_what_it_costs_to_turn_a_train(face: str, to: str, cost: int) -> None:
    victim = "BTE" if "+" in face else "EKJ"
    story = (
        railway(f"{victim} PR", "f").trains(f"{victim} {face}").cash(f"PR 2000, {victim} 0").operates("PR", "take_over")
    )
    story.when("PR").offers.takes_over(victim, story.menu(TakeOver)[0].low)
    story.when("A").accepts()
    before = story.cash_of("PR")
    story.when("PR").turns_train(face, to)
    assert (before - story.cash_of("PR"), story.trains_of("PR")) == (cost, [to])


@rule("18CZ-VIII.9.8")
def test_a_card_without_an_express() -> None:
    story = railway("BTE PR", "f").trains("BTE 2+2b").cash("PR 2000").operates("PR", "take_over")
    story.when("PR").offers.takes_over("BTE", 40)
    story.when("A").accepts()
    story.when("PR", refused="wrong_face").turns_train("2+2b", "2b")


@rule("18CZ-VIII.9.8", "18CZ-VIII.12.12")
def test_no_turning_into_what_is_scrapped() -> None:
    story = railway("BTE EKJ NWB", "f").cash("BTE 900, NWB 900").trains("EKJ 3c").operates("BTE", "trains")
    story.when("BTE").buys_train("4f", 400, face="4+4f")
    story.comes_to("NWB", "take_over")
    story.when("NWB").offers.takes_over("EKJ", 70)
    story.when("B").accepts()
    story.when("NWB", refused="wrong_face").turns_train("3c", "2+2c")


@rule("18CZ-VIII.9.1", "18CZ-VIII.9.11")
def test_who_can_take_over_whom() -> None:
    story = railway("EKJ BCB BTE KFN kk SX").cash("EKJ 900, BTE 900, kk 900")
    prey_of = {
        corp: {story.name(choice.action.corp) for choice in taken if isinstance(choice.action, TakeOver)}
        for corp in ("EKJ", "BTE", "kk")
        for taken in [railway("EKJ BCB BTE KFN kk SX").cash(f"{corp} 2000").operates(corp, "take_over").menu(TakeOver)]
    }
    assert prey_of == {"EKJ": set(), "BTE": {"EKJ", "BCB"}, "kk": {"EKJ", "BCB", "BTE", "KFN"}}


@rule("18CZ-VIII.9.1")
def test_the_other_director_may_decline() -> None:
    story = prey().cash("NWB 900").operates("NWB", "take_over")
    story.when("NWB", refused="needs_consent", rule="18CZ-VIII.9.1").takes_over("BCB", 70)
    story.when("NWB").offers.takes_over("BCB", 70)
    story.when("A").declines()
    assert (story.president("BCB"), story.cash_of("NWB")) == ("A", 900)


# --- phases ----------------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.12.12", "18CZ-VIII.12.6", "18CZ-VIII.12.1", "18CZ-VIII.12.14")
def test_a_card_scraps_its_own_colour() -> None:
    story = railway("BTE EKJ OFE", "d").depot("3d 0").trains("EKJ 2a 2b, OFE 2a, BTE 2+2b").cash("BTE 900, OFE 900")
    story.operates("BTE", "trains")
    story.when("BTE").buys_train("4e", 180, face="3+3e")
    assert (story.phase_name(), story.trains_of("EKJ")) == ("e", ["2a", "2b"])
    story.comes_to("OFE", "trains")
    story.when("OFE").buys_train("4e", 250)
    assert (story.trains_of("EKJ"), story.trains_of("OFE"), sorted(story.trains_of("BTE"))) == (
        [],
        ["4e"],
        ["2+2b", "3+3e"],
    )


@rule("18CZ-VIII.12.13", "18CZ-VIII.13.1", "18CZ-VIII.12.9", "18CZ-V.3")
def test_an_exported_card_counts_in_all_its_kinds() -> None:
    story = railway("BTE EKJ PR OFE", "g").depot("5g 0").trains("EKJ 4e 4f, BTE 3+3d 5+5h, PR 3Ed, OFE 3c 5g")
    story.cash("A 0, B 0, C 0").operating_round(5, 2, 2, acted="BTE EKJ PR OFE")
    assert story.phase_name() == "h"
    assert (story.trains_of("BTE"), story.trains_of("PR")) == (["5+5h"], ["3Ed"])
    assert "3c" not in story.trains_of("OFE")


@rule("18CZ-VIII.12.14", "18CZ-VIII.10.11")
def test_above_the_limit_one_is_returned() -> None:
    story = railway("BTE EKJ", "d").depot("3d 0").trains("EKJ 2a 2b 2b").cash("BTE 900").operates("BTE", "trains")
    story.when("BTE").buys_train("4e", 180, face="3+3e")
    assert story.to_act() == "B"
    story.when("EKJ").discards("2a")
    assert (story.trains_of("EKJ"), story.trains_of("pool")) == (["2b", "2b"], ["2a"])
    assert story.trains_offered()[("2a", "pool")] == (70, 70)


@rule("18CZ-VIII.12.3", "18CZ-VIII.13.1", "18CZ-VIII.13.2", "18CZ-VII.3.2")
def test_the_first_b_is_exported() -> None:
    story = table().started("EKJ 50").holds("A", "EKJ 2").floated("EKJ").operated("EKJ").trains("EKJ 2a 2a 2a")
    story.depot("2a 0").cash("EKJ 0").operates("EKJ", "trains", turn=1)
    story.comes_to_round("stock")
    assert (story.phase_name(), story.round()[:2]) == ("b", ("stock", 2))
    assert story.trains_of("bank").count("2b") == 3
    story.when(story.to_act()).starts("BN", 60)


@rule("18CZ-VIII.13.2")
def test_an_a_card_is_exported_first() -> None:
    story = table().started("EKJ 50").holds("A", "EKJ 2").floated("EKJ").operated("EKJ").trains("EKJ 2a")
    story.cash("EKJ 0").operates("EKJ", "trains", turn=1).comes_to_round("stock")
    assert (story.phase_name(), story.trains_of("bank").count("2a")) == ("a", 3)


@rule("18CZ-VIII.13.2", "18CZ-VIII.10.11")
def test_scrapped_trains_leave_the_pool_too() -> None:
    story = railway("BTE EKJ", "e").trains("pool 2a, EKJ 3c, BTE 2+2b").cash("A 0, B 0, C 0")
    story.operating_round(5, 2, 2, acted="BTE EKJ")
    assert story.trains_of("pool") == []
    assert story.round()[0] == "stock"


# --- buying ----------------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.10.1", "18CZ-VIII.10.9")
def test_a_train_of_another_kind_is_not_enough() -> None:
    story = railway("BTE", "c").trains("BTE 3c").operates("BTE", "trains")
    story.when("BTE", refused="must_buy_train", rule="18CZ-VIII.10.1").passes()
    story.when("BTE").buys_train("3c", 80, face="2+2c")
    assert story.menu(Pass)


@rule("18CZ-VIII.10.4")
def test_at_the_limit_nothing_is_bought() -> None:
    story = railway("EKJ", "e").trains("EKJ 2a 2a").operates("EKJ", "trains").unsettled()
    story.when("EKJ", refused="train_limit", rule="18CZ-VIII.10.4").buys_train("4e", 250)


@rule("18CZ-VIII.10.7", "18CZ-VIII.12.3")
def test_trains_of_other_corporations() -> None:
    story = railway("OFE MW", "b").trains("MW 2a").operates("OFE", "trains")
    story.when("OFE", refused="train_price").offers.buys_train("2a", 0, "MW")
    story.when("OFE").offers.buys_train("2a", 1, "MW")
    story.when("B").accepts()
    assert (story.trains_of("OFE"), story.cash_of("MW")) == (["2a"], 501)
    story = railway("OFE MW", "a").trains("MW 2a").operates("OFE", "trains")
    story.when("OFE", refused="no_train_trades_yet", rule="18CZ-VIII.10.7").offers.buys_train("2a", 1, "MW")


@rule("18CZ-VIII.10.5", "18CZ-VIII.10.1")
def test_full_of_trains_that_do_not_run() -> None:
    story = railway("BTE", "f").trains("BTE 3c 3d").operates("BTE", "trains")
    story.when("BTE", refused="must_buy_train").passes()
    story.when("BTE").buys_train("4f", 400, face="4+4f")
    assert story.to_act() == "A"
    story.when("BTE", refused="train_stays", rule="18CZ-VIII.10.5").discards("4+4f")
    story.when("BTE").discards("3c")
    assert (sorted(story.trains_of("BTE")), story.trains_of("pool")) == (["3d", "4+4f"], ["3c"])


# --- emergencies -----------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.11.1", "18CZ-VIII.11.4", "18CZ-VIII.11.6")
def test_a_director_helps_and_borrows() -> None:
    story = railway("BTE", "b").cash("BTE 30, A 20").operates("BTE", "trains")
    story.when("BTE").buys_train("2b", 80, face="2+2b")
    t, who = story.table(), story.party("A")
    assert (story.cash_of("BTE"), story.cash_of("A"), debt(t, who), penalty(t, who)) == (0, 0, 30, 30)
    assert story.trains_of("BTE") == ["2+2b"]


def indebted(cash: int) -> Story:
    """A owes 30 K, and has some money in a stock round."""
    story = market("EKJ 50").holds("B", "EKJ 2").cash(f"A {cash}, B 0, C 0")
    who = story.party("A")
    return story.extra(owed=((who, 30),), penalties=((who, 30),))


@rule("18CZ-VIII.11.7", "18CZ-VII.3.6")
def test_no_shares_before_the_loan_is_paid_back() -> None:
    story = indebted(100)
    story.when("A", refused="in_debt", rule="18CZ-VIII.11.7").buys("EKJ")
    story.when("A").repays(10)
    story.when("A", refused="in_debt", rule="18CZ-VIII.11.7").buys("EKJ")
    story.when("A", refused="repayment", rule="18CZ-VIII.11.7").repays(21)
    story.when("A").repays(20)
    story.when("A").buys("EKJ")
    assert story.cash_of("A") == 20
    assert penalty(story.table(), story.party("A")) == 30


@rule("18CZ-VIII.11.8", "18CZ-X.2.2", "18CZ-VIII.11.6")
def test_debts_are_taken_off_at_the_end() -> None:
    assert indebted(100).over("last_round").score("A") == 100 - 60
    story = indebted(100)
    story.when("A").repays(30)
    assert story.score("A") == 70 - 30


@rule("18CZ-VIII.11.5", "18CZ-VIII.11.3", "18CZ-IV.2.a.1")
def test_neither_shares_nor_trains_of_others_help() -> None:
    story = railway("BTE KFN EKJ", "b").holds("A", "KFN 1", president=False).trains("KFN 2+2b").cash("BTE 0, A 500")
    story.operates("BTE", "trains")
    assert story.blocks_offered() == set()
    assert {source for _, source in story.trains_offered()} == {"bank"}


@rule("18CZ-VIII.11.2")
def test_a_dearer_train_may_be_chosen() -> None:
    story = railway("BN", "h").depot("5h 0").trains("pool 4+4g").cash("BN 450, A 100").operates("BN", "trains")
    story.when("BN").buys_train("5i", 500, face="5+5i")
    assert (story.cash_of("BN"), story.cash_of("A"), story.trains_of("BN")) == (0, 50, ["5+5i"])
    story = railway("BN", "h").depot("5h 0").trains("pool 4+4g").cash("BN 450, A 100").operates("BN", "trains")
    story.when("BN").buys_train("4+4g", 400, "pool")
    assert (story.cash_of("BN"), story.cash_of("A")) == (50, 100)


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("18CZ-X.1.1", "18CZ-IV.1.5", "18CZ-VIII.13.1", "18CZ-V.1")
def test_after_the_round_of_120_it_is_over() -> None:
    story = railway("EKJ", "h").trains("EKJ 5h").owns("EKJ", "S1").operates("EKJ", "privates", turn=8, number=3, of=3)
    left = story.trains_of("bank")
    story.when("EKJ").cashes("S1")
    while not story.game.over:
        story.goes_on()
    assert story.cash_of("EKJ") == 620
    assert story.trains_of("bank") == left
