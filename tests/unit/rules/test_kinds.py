"""What corporations of one kind have in common: certificates, places, prices, pars, capital, limits."""

from dataclasses import replace
from typing import Any

import pytest

from tests.islet import CORPORATIONS, LIMITS, PHASES, RAILWAY, TURN, islet, on_islet
from tests.story import Story
from tresham.core.cards import Amount, Place
from tresham.core.event import CorporationFloated
from tresham.core.ids import BANK, Party
from tresham.core.references import checked
from tresham.core.state import Life
from tresham.core.table import Table
from tresham.core.title import Watch
from tresham.draw.title_sheet import sheet
from tresham.rules.buying import bank_is_paid, market_price
from tresham.rules.discarding import discard_trains
from tresham.rules.floating import by_shares_sold
from tresham.rules.market import left, right
from tresham.rules.operating import Part, never
from tresham.rules.paying import Paying, full, none
from tresham.titles import build
from tresham.view import look


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


# --- three sizes: how far dividends move a marker, how many trains ---------------------------------------------------


def with_sizes(**limits: Amount) -> Story:
    """A is small, B is medium, C is large: dividends of C move its marker by two cells."""
    sizes = replace(RAILWAY, name="small"), replace(RAILWAY, name="medium"), replace(RAILWAY, name="large", steps=2)
    corporations = tuple(replace(one, kind=size) for one, size in zip(CORPORATIONS, sizes, strict=True))
    trains = {"small": 3, "medium": 3, "large": 3} | limits
    phases = (replace(PHASES[0], limits=trains), *(replace(one, limits=trains) for one in PHASES[1:]))
    full_or_none = Paying(kinds=(full(right), none(left)))
    dividend = Part("dividend", (full_or_none,), never, "must_declare", after=full_or_none.unless_paid)
    turn = tuple(dividend if part.name == "dividend" else part for part in TURN)
    return on_islet(checked(islet(turn=turn, corporations=corporations, phases=phases)))


@pytest.mark.parametrize(("corp", "kind", "cell"), [("A", "pay", "E1"), ("C", "pay", "F1"), ("C", "withhold", "C1")])
def test_dividends_of_a_larger_kind_move_its_marker_further_but_none_further_back(corp, kind, cell):
    story = with_sizes().started("A 76, C 76").holds("Ann", "A 3").holds("Bob", "C 3").floated("A C")
    story.operated("A C").trains("A 2, C 2").operates(corp, "dividend", revenue=50, ran=True)
    story.when(corp).declares(kind)
    assert story.cell(corp) == cell


@pytest.mark.parametrize(("corp", "limit", "refused"), [("A", 1, "train_limit"), ("B", 3, None)])
def test_each_kind_has_its_own_train_limit(corp, limit, refused):
    story = with_sizes(small=1).started("A 76, B 76").holds("Ann", "A 3, B 3").floated("A B").operated("A B")
    story.trains("A 2, B 2").cash("A 200, B 200").operates(corp, "trains").unsettled()
    seen = {one.symbol: one.train_limit for one in look(story.game).corporations}
    assert seen[corp] == limit
    story.when(corp, refused=refused).buys_train("2", 80)


def one_while_others_have_none(t: Table, corp: Party) -> int:
    """Nobody has two trains while another floated corporation has none."""
    others = [one for one in t.title.corps if one != corp and t.state.floated >> one & 1]
    return 3 if all(one in t.state.trains for one in others) else 1


@pytest.mark.parametrize(("trains", "refused"), [("A 2", "train_limit"), ("A 2, B 2", None)])
def test_a_train_limit_may_depend_on_the_table(trains, refused):
    story = with_sizes(small=one_while_others_have_none).started("A 76, B 76").holds("Ann", "A 3, B 3").floated("A B")
    story.operated("A B").trains(trains).cash("A 200").operates("A", "trains").unsettled()
    story.when("A", refused=refused).buys_train("2", 80)


def test_who_is_above_a_limit_that_has_fallen_with_the_table_gives_up_a_train():
    def two_before_b_floats(t: Table, corp: Party) -> int:
        return 1 if t.state.floated >> t.title.corp("B") & 1 else 2

    story = with_sizes(small=two_before_b_floats)
    watched = (*story.title.watches, Watch((CorporationFloated,), discard_trains))
    story = on_islet(replace(story.title, watches=watched)).started("A 76, B 76").holds("Ann", "A 3").floated("A")
    story.holds("Bob", "B 2").operated("A").trains("A 2 3").stock_round(2, "Eve")
    story.when("Eve").buys("B")
    assert story.actor() == "A"
    story.when("A").discards("2")
    assert (story.trains_of("A"), story.trains_of("pool")) == (["3"], ["2"])


def test_limits_that_depend_on_the_table_are_not_on_the_sheet():
    title = build("1830", 3)
    first, *others = title.phases
    by_table = replace(first, limits={"small": one_while_others_have_none, "medium": 3, "large": 3})
    seen = sheet(replace(title, phases=(by_table, *others)))["phases"]
    assert seen[0]["limits"] == {"small": None, "medium": 3, "large": 3}
