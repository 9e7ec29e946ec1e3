"""What corporations of one kind have in common: certificates, places, prices, pars, capital, limits."""

from dataclasses import replace
from typing import Any

import pytest

from tests.islet import CORPORATIONS, LIMITS, RAILWAY, islet, on_islet
from tests.story import Story
from tresham.core.cards import Place
from tresham.core.ids import BANK, Party
from tresham.core.state import Life
from tresham.core.table import Table
from tresham.rules.buying import bank_is_paid, market_price
from tresham.rules.floating import by_shares_sold


def with_kind(**changes: Any) -> Story:
    """Islet, where C is of another kind."""
    a, b, c = CORPORATIONS
    return on_islet(islet(corporations=(a, b, replace(c, kind=replace(RAILWAY, name="major", **changes)))))


# --- a fund that nobody directs: shares on its own board, a price from elsewhere -------------------------------------


def by_phase(t: Table, corp: Party) -> int:
    """Its value is told by something else than a marker."""
    return 70 + 10 * t.state.phase


def with_fund() -> Story:
    """Islet, where C is a fund with money of its own."""
    a, b, c = CORPORATIONS
    fund = replace(
        RAILWAY,
        certs=(1,) * 10,
        directed=False,
        unsold=Place.TREASURY,
        for_sale=(Place.TREASURY,),
        sells_to=Place.TREASURY,
        price=by_phase,
        payee=bank_is_paid,
    )
    return on_islet(islet(corporations=(a, b, replace(c, kind=fund, tokens=(), cash=500))))


def test_a_fund_is_there_from_the_start_with_its_money_and_its_shares_on_its_board():
    story = with_fund().unsettled()
    assert story.game.state.life[story.party("C")] is Life.OPEN
    assert (story.cash_of("C"), story.shares("C", "C"), story.president("C")) == (500, 10, "nobody")
    assert sum(story.game.state.cash) == story.title.money


def test_its_shares_cost_what_a_policy_says_and_the_bank_is_paid():
    story = with_fund().phase("3").cash("Ann 400").stock_round(2, "Ann")
    bank = story.cash_of("bank")
    assert "C ipo" in story.shares_offered()
    story.when("Ann").buys("C")
    assert (story.cash_of("Ann"), story.cash_of("bank"), story.cash_of("C")) == (320, bank + 80, 500)
    assert story.score("Ann") == 400


def test_its_shares_are_sold_back_to_its_board_and_its_value_stays():
    story = with_fund().phase("4").holds("Ann", "C 4").cash("Ann 0").stock_round(2, "Ann")
    assert story.sales_offered("C") == {1, 2, 3, 4}  # no limit of the pool
    story.when("Ann").sells("C", 4)
    assert (story.cash_of("Ann"), story.shares("C", "C"), story.shares("pool", "C")) == (360, 10, 0)
    assert story.table().price(story.party("C")) == 90


def test_it_never_floats_nor_operates():
    story = with_fund().holds("Ann", "C 4").holds("Bob", "C 4").started("A 76").holds("Eve", "A 3").floated("A")
    story.stock_round(2, "Ann")
    for name in ("Ann", "Bob", "Eve"):
        story.when(name).passes()
    assert (story.actor(), story.has_floated("C")) == ("A", False)


# --- three places at once --------------------------------------------------------------------------------------------


def with_three_places() -> Story:
    """C has shares with the bank, in its treasury and in the pool; those in the treasury are not for sale."""
    story = with_kind(certs=(2, 1, 1, 1, 1, 1), for_sale=(Place.OFFERING, Place.POOL)).started("C 70").marker("C E1")
    return story.holds("Ann", "C 2").holds("C", "C 1").holds("pool", "C 2").cash("Bob 400").stock_round(2, "Bob")


def test_shares_with_the_bank_cost_par_and_in_the_pool_the_market_price():
    story = with_three_places()
    assert story.shares_offered() >= {"C ipo", "C pool"}
    story.when("Bob").buys("C")
    assert story.cash_of("Bob") == 330
    story = with_three_places()
    story.when("Bob").buys("C", "pool")
    assert story.cash_of("Bob") == 400 - 82


def test_shares_in_the_treasury_are_not_for_sale():
    story = with_three_places()
    own = [index for index, cert in enumerate(story.title.certs_of[story.party("C")]) if held_by_c(story, cert)]
    story.when("Bob", refused="not_for_sale").buys_cert("C", own[0])


def held_by_c(story: Story, cert: int) -> bool:
    return story.game.state.certs[cert] == story.party("C")


def test_sold_out_means_that_none_is_with_the_bank_or_in_the_pool():
    story = with_kind(for_sale=(Place.OFFERING, Place.POOL)).started("C 70").floated("C").holds("Ann", "C 4")
    story.holds("C", "C 1").stock_round(2, "Ann")
    for name in ("Ann", "Bob", "Eve"):
        story.when(name).passes()
    assert story.cell("C") == "D1"  # one row up: what lies in its treasury counts as placed


def test_a_kind_may_say_who_is_paid_for_shares_with_the_bank():
    story = with_kind(payee=lambda t, corp, source: corp if source == BANK else BANK).started("C 70").floated("C")
    story.holds("Ann", "C 2").holds("pool", "C 1").cash("Bob 400").stock_round(2, "Bob")
    story.when("Bob").buys("C")
    assert (story.cash_of("Bob"), story.cash_of("C")) == (330, 70)


def test_a_kind_may_sell_at_the_market_price_everywhere():
    story = with_kind(cost=market_price).started("C 70").marker("C E1").holds("Ann", "C 2").stock_round(2, "Bob")
    story.when("Bob").buys("C")
    assert story.cash_of("Bob") == 400 - 82


# --- pars and capital ------------------------------------------------------------------------------------------------


def test_a_kind_has_its_own_pars():
    story = with_kind(pars=(65, 70)).stock_round(2, "Ann")
    assert (story.pars_offered("A"), story.pars_offered("C")) == ({65, 70, 76}, {65, 70})
    story.when("Ann", refused="par_not_yet").starts("C", 76)
    story.when("Ann").starts("C", 70)
    assert story.president("C") == "Ann"


@pytest.mark.parametrize(("capital", "cash"), [(None, 350), (by_shares_sold, 0), (lambda t, corp: 111, 111)])
def test_a_kind_has_its_own_capital(capital, cash):
    story = with_kind(capital=capital).started("C 70").holds("Ann", "C 2").stock_round(2, "Bob")
    story.when("Bob").buys("C")
    assert (story.has_floated("C"), story.cash_of("C")) == (True, cash)


# --- limits that depend on the table ---------------------------------------------------------------------------------


def test_when_a_kind_floats_may_depend_on_the_table():
    story = with_kind(float_shares=lambda t, corp: 9 if t.state.phase == 0 else 3).started("C 70").holds("Ann", "C 2")
    story.stock_round(2, "Bob").when("Bob").buys("C")
    assert not story.has_floated("C")
    story = with_kind(float_shares=lambda t, corp: 9 if t.state.phase == 0 else 3).started("C 70").holds("Ann", "C 2")
    story.phase("3").stock_round(2, "Bob").when("Bob").buys("C")
    assert story.has_floated("C")


def test_how_much_a_player_may_hold_may_depend_on_him():
    def most(t: Table, player: Party) -> int:
        return 1 if player == t.title.players[1] else 4

    story = with_kind(most_shares=most).started("C 70").holds("Ann", "C 2").holds("Bob", "C 1").stock_round(2, "Bob")
    assert "C ipo" not in story.shares_offered()
    story.when("Bob", refused="holding_limit").buys("C")
    story.when("Bob").passes()
    story.when("Eve").passes()
    story.when("Ann").buys("C")
    assert story.shares("Ann", "C") == 3


def test_who_holds_more_than_a_limit_that_has_fallen_must_sell():
    story = with_kind(most_shares=lambda t, player: 4 if t.state.phase == 0 else 2).started("C 70").holds("Ann", "C 3")
    story.phase("3").stock_round(2, "Ann")
    assert LIMITS.exceeded(story.table(), story.party("Ann")) == "over_holding"
    story.when("Ann", refused="over_holding").passes()
    story.when("Ann").sells("C", 1)
    assert story.shares("Ann", "C") == 2


def test_how_much_the_pool_takes_may_depend_on_the_table():
    story = with_kind(pool_shares=lambda t, corp: 1 if t.state.phase == 0 else 3).started("C 70").holds("Ann", "C 2")
    story.holds("Bob", "C 3").stock_round(2, "Bob")
    assert story.sales_offered("C") == {1}
    story = with_kind(pool_shares=lambda t, corp: 1 if t.state.phase == 0 else 3).started("C 70").holds("Ann", "C 2")
    story.phase("3").holds("Bob", "C 3").stock_round(2, "Bob")
    assert story.sales_offered("C") == {1, 2, 3}
