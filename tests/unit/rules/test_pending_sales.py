"""Sales whose prices move later: when the seller's turn is over, block by block, unless somebody prevents it; and sales
whose shares go elsewhere than to the pool."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.islet import BANKRUPTCY, IN_NEED, IN_ROUNDS, LIMITS, TURN, islet, on_islet
from tests.story import Story
from tresham.core.action import BuyShares
from tresham.core.codec import Codec
from tresham.core.event import PriceMoved, SharesSold, TrainBought
from tresham.core.ids import BANK, Cert, Party
from tresham.core.table import Table
from tresham.core.title import Title, Watch
from tresham.rules.buying import Buying
from tresham.rules.emergency import EmergencySelling
from tresham.rules.market import one_row_per_share
from tresham.rules.operating import OperatingTurn
from tresham.rules.pending_sales import SettlingBlocks, SoldBlocks, pending
from tresham.rules.protection import AskingPresident, ProtectingPrices
from tresham.rules.selling import SaleTerms, Selling
from tresham.rules.stock import PlayerTurn, StockFrame

WAITS = replace(IN_ROUNDS, moves=pending)
IN_NEED_WAITS = replace(IN_NEED, moves=pending)


def later(
    settling: SettlingBlocks, terms: SaleTerms = WAITS, in_need: SaleTerms = IN_NEED_WAITS, **changes: Any
) -> Title:
    """The made-up title with sales of such terms."""
    trains = next(part for part in TURN if part.name == "trains")
    selling = (trains.steps[0], EmergencySelling(in_need), replace(BANKRUPTCY, terms=in_need))
    own = {
        "stock_turn": PlayerTurn(
            Selling(terms), (Buying(LIMITS, lambda t, turn, corp, source, papers: False),), LIMITS
        ),
        "sold_blocks": settling,
        "protection": ProtectingPrices(one_row_per_share),
    }
    turn = tuple(replace(part, steps=selling) if part is trains else part for part in TURN)
    return islet(turn=turn, stages=own, **changes)


FALLS = SettlingBlocks(one_row_per_share)
MAY_BE_PROTECTED = SettlingBlocks(one_row_per_share, AskingPresident(LIMITS))


def at_the_exchange(title: Title) -> Story:
    """Bob, who holds 2 shares of Ann's A and 1 of Eve's B, is to act in a stock round; both stand at 76."""
    story = on_islet(title).started("A 76, B 76").holds("Ann", "A 3").holds("Eve", "B 2")
    story.holds("Bob", "A 2, B 1").cash("Ann 200, Bob 0, Eve 200")
    return story.stock_round(2, "Bob")


# --- in a stock round ------------------------------------------------------------------------------------------------


def test_the_price_moves_when_the_turn_is_over() -> None:
    story = at_the_exchange(later(FALLS))
    story.when("Bob").sells("A", 1)
    assert (story.cell("A"), story.cash_of("Bob"), story.shares("pool", "A")) == ("D1", 76, 1)
    story.when("Bob").sells("A", 1)
    assert (story.cell("A"), story.cash_of("Bob")) == ("D1", 152)
    story.when("Bob").passes()
    assert (story.cell("A"), story.to_act()) == ("D3", "Eve")
    assert story.table().find(SoldBlocks) is None


def test_at_once_the_second_share_fetches_less() -> None:
    story = at_the_exchange(later(FALLS, terms=IN_ROUNDS))
    story.when("Bob").sells("A", 1)
    story.when("Bob").sells("A", 1)
    assert (story.cell("A"), story.cash_of("Bob")) == ("D3", 76 + 70)


def test_a_turn_with_sales_is_no_pass_though_something_lay_beneath_it() -> None:
    story = at_the_exchange(later(FALLS))
    story.when("Bob").sells("A", 1)
    story.when("Bob").passes()
    now = story.table().frame(StockFrame)
    assert (now.passes, story.name(now.last), story.name(now.player)) == (0, "Bob", "Eve")


def test_blocks_are_settled_in_the_order_of_their_sales() -> None:
    story = at_the_exchange(later(FALLS))
    for corp in ("B", "A"):
        story.when("Bob").sells(corp, 1)
    story.when("Bob").passes()
    assert [story.name(one.corp) for one in story.happened(PriceMoved)] == ["B", "A"]


def test_a_president_buys_the_block_back_before_its_price_moves() -> None:
    story = at_the_exchange(later(MAY_BE_PROTECTED))
    story.when("Bob").sells("A", 2)
    story.when("Bob").passes()
    assert (story.to_act(), story.cell("A")) == ("Ann", "D1")
    story.when("Ann").do(story.menu(BuyShares)[0].action)
    assert (story.cell("A"), story.shares("Ann", "A"), story.cash_of("Ann")) == ("D1", 5, 200 - 152)
    assert story.to_act() == "Bob", "whoever sits to the left of the last who protected"


def test_or_lets_it_fall() -> None:
    story = at_the_exchange(later(MAY_BE_PROTECTED))
    story.when("Bob").sells("A", 2)
    story.when("Bob").passes()
    story.when("Ann").passes()
    assert (story.cell("A"), story.shares("Ann", "A"), story.to_act()) == ("D3", 3, "Eve")


def test_each_block_is_settled_before_the_next_president_is_asked() -> None:
    story = at_the_exchange(later(MAY_BE_PROTECTED))
    story.when("Bob").sells("A", 1)
    story.when("Bob").sells("B", 1)
    story.when("Bob").passes()
    assert story.to_act() == "Ann"
    story.when("Ann").passes()
    assert (story.to_act(), story.cell("A"), story.cell("B")) == ("Eve", "D2", "D1")
    story.when("Eve").do(story.menu(BuyShares)[0].action)
    assert (story.cell("A"), story.cell("B"), story.to_act()) == ("D2", "D1", "Ann")


def test_who_cannot_pay_or_has_sold_the_block_himself_is_not_asked() -> None:
    story = at_the_exchange(later(MAY_BE_PROTECTED)).cash("Ann 75")
    story.when("Bob").sells("A", 1)
    story.when("Bob").passes()
    assert (story.to_act(), story.cell("A")) == ("Eve", "D2")
    story.when("Eve").passes()
    story.when("Ann").sells("A", 1)
    story.when("Ann").passes()
    assert (story.to_act(), story.cell("A")) == ("Bob", "D3")


# --- in need ---------------------------------------------------------------------------------------------------------


def sales_felt(story: Story, corp: str) -> list[str]:
    """Where the marker of a corporation has come to by sales, as the last action brought it about."""
    moves = [one for one in story.happened(PriceMoved) if (story.name(one.corp), one.reason) == (corp, "sale")]
    return [story.title.market.cells[one.new].name for one in moves]


def in_need(title: Title) -> Story:
    """Bob's A must buy a train for 80 and has 10; Bob has 10 himself, and two shares of Eve's B at 76."""
    story = on_islet(title).started("A 76, B 76").holds("Bob", "A 3").holds("Eve", "B 3").holds("Bob", "B 2")
    story.token("A", "A1").tile("A1", "57", 1).tile("A3", "9", 1).tile("A5", "57", 1).floated("A B")
    return story.cash("A 10, Bob 10, Eve 200").operates("A", "trains")


def test_in_need_the_price_moves_only_after_the_train_is_bought() -> None:
    story = in_need(later(FALLS))
    story.when("Bob").sells("B", 1)
    assert (story.cash_of("Bob"), story.cell("B")) == (86, "D1")
    story.when("A").buys_train("2", 80)
    assert (story.cash_of("Bob"), story.trains_of("A"), sales_felt(story, "B")) == (16, ["2"], ["D2"])
    told = [type(one) for one in story.events]
    assert told.index(TrainBought) < told.index(PriceMoved), "the turn was over with the purchase, and only then"


def test_in_need_too_the_president_may_protect_and_nobody_else_loses_a_turn() -> None:
    story = in_need(later(MAY_BE_PROTECTED))
    story.when("Bob").sells("B", 1)
    story.when("A").buys_train("2", 80)
    assert (story.to_act(), story.cell("B")) == ("Eve", "D1")
    story.when("Eve").do(story.menu(BuyShares)[0].action)
    assert sales_felt(story, "B") == []
    assert (story.shares("Eve", "B"), story.actor()) == (4, "B")


def cut_the_turn(t: Table) -> None:
    """The corporation whose turn it is leaves the game."""
    t.cut(t.frame(OperatingTurn).corp)


def test_blocks_are_settled_even_if_the_turn_does_not_reach_its_end() -> None:
    story = in_need(later(FALLS, watches=(Watch((SharesSold,), cut_the_turn),)))
    story.when("Bob").sells("B", 1)
    assert story.table().find(SoldBlocks) is None
    assert (sales_felt(story, "B"), story.actor()) == (["D2"], "B")


# --- where the shares go ---------------------------------------------------------------------------------------------


def to_the_bank(t: Table, corp: Party) -> Party:
    """Sold shares come back to the offering."""
    return BANK


def test_sold_shares_go_where_the_terms_say_and_only_the_pool_has_a_limit() -> None:
    pools = at_the_exchange(later(FALLS, terms=IN_ROUNDS)).holds("pool", "B 2")
    assert pools.sales_offered("B") == {1}
    back = replace(IN_ROUNDS, to=to_the_bank)
    story = on_islet(later(FALLS, terms=back)).started("A 76").holds("Ann", "A 2").holds("Bob", "A 1")
    story.holds("pool", "A 2").stock_round(2, "Bob")
    story.when("Bob").sells("A", 1)
    assert (story.shares("pool", "A"), story.shares("ipo", "A"), story.cell("A")) == (2, 1, "D2")


# --- written down ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("terms", [WAITS, replace(IN_ROUNDS, to=to_the_bank)])
def test_what_was_written_is_read_again(terms: SaleTerms) -> None:
    story = at_the_exchange(later(FALLS, terms=terms))
    story.when("Bob").sells("A", 1)
    codec = Codec(story.title, story.game.players)
    assert codec.read_events([codec.write_event(one) for one in story.events]) == list(story.events)


def test_a_sale_to_the_pool_is_written_as_ever() -> None:
    story = at_the_exchange(later(FALLS))
    codec = Codec(story.title, story.game.players)
    sold = SharesSold(story.party("Bob"), story.party("A"), (Cert(1),), 1, 76)
    assert "to" not in codec.write_event(sold)
