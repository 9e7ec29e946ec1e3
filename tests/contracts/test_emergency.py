"""A corporation that must have a train and cannot pay for it, in titles that share the president's help."""

from __future__ import annotations

import pytest

from tests.islet import on_islet
from tests.story import Story
from tresham.core.action import SellShares


def need(cash: str, phase: str = "2") -> Story:
    """Bob's A has a route and no train, which costs 80 at first; Bob also has two shares of Eve's B at 76."""
    story = on_islet().phase(phase).started("A 76, B 76").holds("Bob", "A 3").holds("Eve", "B 3").holds("Bob", "B 2")
    story.token("A", "A1").tile("A1", "57", 1).tile("A3", "9", 1).tile("A5", "57", 1).floated("A B")
    return story.cash("A 0, Bob 0").cash(cash).operates("A", "trains")


@pytest.mark.parametrize(("treasury", "help_"), [(0, 80), (30, 50), (79, 1)])
def test_the_president_adds_exactly_what_is_lacking(treasury: int, help_: int) -> None:
    story = need(f"A {treasury}, Bob 100")
    story.when("A").buys_train("2", 80)
    assert (story.cash_of("A"), story.cash_of("Bob")) == (0, 100 - help_)


def test_a_train_must_be_bought_and_a_treasury_that_can_pay_gets_no_help() -> None:
    story = need("A 80, Bob 100")
    story.when("A", refused="must_buy_train").passes()
    story.when("A").buys_train("2", 80)
    assert story.cash_of("Bob") == 100


def test_shares_are_sold_only_as_far_as_cash_is_lacking() -> None:
    rich = need("Bob 80")
    assert rich.blocks_offered() == set()
    story = need("Bob 10")
    assert story.trains_offered() == {}
    assert story.sales_offered("B") == {1}, "one share brings 76, and a second is not needed"
    story.when("Bob", refused="more_than_needed").sells("B", 2)
    story.when("Bob").sells("B", 1)
    assert story.blocks_offered() == set()
    story.when("A").buys_train("2", 80)
    assert (story.trains_of("A"), story.cash_of("Bob")) == (["2"], 6)


def test_only_the_president_sells_and_keeps_the_presidency() -> None:
    story = need("Bob 10")
    story.when("Eve", refused="not_your_turn").sells("B", 1)
    assert {choice.action.by for choice in story.menu(SellShares)} == {story.party("Bob")}
    assert story.sales_offered("A") == {1}, "the president's certificate stays"


def test_who_can_raise_the_money_is_not_bankrupt() -> None:
    need("Bob 10").when("A", refused="not_bankrupt").goes_bankrupt()


def test_who_cannot_sells_all_that_can_be_sold_and_the_game_is_over() -> None:
    story = need("Bob 10", phase="4")
    assert (story.trains_offered(), story.blocks_offered()) == ({}, {("A", 1), ("B", 1), ("B", 2)})
    story.when("A").goes_bankrupt()
    assert (story.certs("Bob", "A"), story.certs("Bob", "B"), story.game.over) == ([2], [], True)
