"""A train that must be bought and that the treasury cannot pay: other helpers, other means, other ends than in 1830."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, final

from tests.islet import TURN, islet, on_islet
from tests.story import Story
from tresham.core.action import BuyTrain, GoBankrupt, SellShares, TakeLoan
from tresham.core.event import CorporationClosed, Paid, PriceMoved
from tresham.core.ids import BANK, Party
from tresham.core.stage import Choice, Step
from tresham.core.table import Table
from tresham.core.title import Watch
from tresham.core.title_memory import Extra, Extras
from tresham.rules.closing import ClosesInCell, Disposal
from tresham.rules.market import one_row_per_share
from tresham.rules.operating import OperatingTurn
from tresham.rules.raising import Bill
from tresham.rules.train_help import (
    Help,
    by_nobody,
    by_treasury_before_sales,
    cheapest_price,
    needs_help,
    with_any_train,
)
from tresham.rules.trains import BuyingTrains

LOAN = 20


@dataclass(frozen=True)
class Penalties(Extra):
    """By player: what he owes the bank and has to pay twice at the end."""

    borrowed: tuple[tuple[Party, int], ...] = ()


def lend(t: Table, bill: Bill) -> None:
    """The bank lends the helper exactly what is lacking."""
    lack = bill.lack(t)
    t.pay(BANK, bill.seller, lack, "loan")
    t.change_extra(Penalties, borrowed=(*t.extra(Penalties).borrowed, (bill.seller, lack)))


def alone(t: Table) -> Bill | None:
    """A corporation that must buy a train finds the money itself."""
    corp = t.frame(OperatingTurn).corp
    return by_nobody(t, corp, cheapest_price(t, corp)) if needs_help(t, corp) else None


@final
class BorrowingForTrain(Step[TakeLoan]):
    """A corporation borrows a little, and its price falls; again, until the money is there."""

    takes = TakeLoan

    def choices(self, t: Table) -> Iterator[Choice]:
        bill = alone(t)
        if bill is not None and bill.lack(t) > 0:
            yield Choice(TakeLoan(bill.payer))

    def check(self, t: Table, action: TakeLoan) -> None:
        t.require(next(self.choices(t), None) is not None, "no_emergency")

    def play(self, t: Table, action: TakeLoan) -> None:
        t.pay(BANK, action.by, LOAN, "loan")
        one_row_per_share(t, action.by, 1)


def must_buy_a_train(help: Help, *means: Step[Any], cash: str) -> Story:
    """Bob's A, at 76 in D1, must buy a train: the 2 in the pool for 80, or a 3 for 160. Eve's B has a 3, too."""
    trains = next(part for part in TURN if part.name == "trains")
    turn = tuple(replace(one, steps=(BuyingTrains(help=help), *means)) if one is trains else one for one in TURN)
    title = islet(
        turn=turn,
        extra=Extras("islet", Penalties()),
        watches=(Watch((PriceMoved,), ClosesInCell("brown", Disposal())),),
    )
    story = on_islet(title).started("A 76, B 76").holds("Bob", "A 3").holds("Eve", "B 3").holds("Bob", "B 2")
    story.token("A", "A1").tile("A1", "57", 1).tile("A3", "9", 1).tile("A5", "57", 1).floated("A B").phase("3")
    story.trains("pool 2, B 3").cash("A 0, Bob 0, B 200").cash(cash)
    return story.operates("A", "trains")


def offered(story: Story) -> set[tuple[str, int]]:
    """What the bank sells, and to which corporation."""
    trains = [one.action for one in story.menu(BuyTrain) if one.field is None]
    names = story.title.trains
    return {(names[story.game.state.faces[one.train]].name, one.price) for one in trains if isinstance(one, BuyTrain)}


# --- the bank lends the president what he lacks ----------------------------------------------------------------------


LENT = Help(with_any_train, others=by_treasury_before_sales, lend=lend)


def test_the_president_names_any_train_and_borrows_what_he_lacks() -> None:
    story = must_buy_a_train(LENT, cash="A 50, Bob 20")
    assert offered(story) == {("2", 80), ("3", 160)}
    story.when("A").buys_train("3", 160)
    bob = story.party("Bob")
    helped = [(one.payer, one.amount, one.purpose) for one in story.happened(Paid)]
    assert helped == [(BANK, 90, "loan"), (bob, 110, "help")]
    assert story.table().extra(Penalties).borrowed == ((bob, 90),)
    assert (story.cash_of("A"), story.cash_of("Bob"), story.trains_of("A")) == (0, 0, ["3"])


def test_who_has_enough_borrows_nothing() -> None:
    story = must_buy_a_train(LENT, cash="A 50, Bob 30")
    story.when("A").buys_train("2", 80, "pool")
    assert story.table().extra(Penalties).borrowed == ()
    assert (story.cash_of("A"), story.cash_of("Bob")) == (0, 0)


def test_nothing_is_sold_and_no_train_of_others_is_paid_with_help() -> None:
    story = must_buy_a_train(LENT, cash="A 50, Bob 20")
    assert story.menu(SellShares) == story.menu(GoBankrupt) == []
    story.when("A", refused="train_price").offers.buys_train("3", 51, "B")


def test_help_is_for_a_train_that_must_be_bought() -> None:
    story = must_buy_a_train(LENT, cash="A 50, Bob 200").trains("A 4")
    story.when("A", refused="cannot_afford_train").buys_train("3", 160)


# --- the corporation borrows, and may not survive it ----------------------------------------------------------------


ALONE = Help(others=by_treasury_before_sales, bill=by_nobody)


def test_the_corporation_borrows_until_it_can_pay_and_no_more() -> None:
    story = must_buy_a_train(ALONE, BorrowingForTrain(), cash="A 50, Bob 500")
    story.when("A", refused="cannot_afford_train").buys_train("2", 80, "pool")
    story.when("A").borrows()
    assert (story.cash_of("A"), story.cell("A"), offered(story)) == (70, "D2", set())
    story.when("A").borrows()
    assert (story.cash_of("A"), story.cell("A"), offered(story)) == (90, "D3", {("2", 80)})
    story.when("A", refused="no_emergency").borrows()
    story.when("A").buys_train("2", 80, "pool")
    assert (story.cash_of("A"), story.cash_of("Bob")) == (10, 500)


def test_the_loan_that_would_pay_for_the_train_may_be_the_end() -> None:
    story = must_buy_a_train(ALONE, BorrowingForTrain(), cash="A 60, Bob 500").marker("A A2")
    story.when("A").borrows()
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["A"]
    assert (story.trains_of("A"), story.actor()) == ([], "B"), "the money would have been there, but not the buyer"
