"""Whoever must pay what he does not have is asked for it, by the means that a title allows; and what follows."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from tests.islet import IN_NEED, islet, on_islet
from tests.story import Story
from tresham.core.action import SellShares
from tresham.core.codec import Codec
from tresham.core.event import CorporationClosed, Paid
from tresham.core.ids import BANK, NOBODY
from tresham.core.table import Table
from tresham.core.title_memory import Extra, Extras
from tresham.rules.closing import Disposal
from tresham.rules.emergency import EmergencySelling, keeps_every_presidency
from tresham.rules.operating import OperatingTurn
from tresham.rules.raising import Bill, Failure, Lapsing, Raising, RaisingMoney, bill_of_frame, goes_into_debt
from tresham.view.money_needed import sales_can_raise, still_to_raise

KEEPS_ALL = replace(IN_NEED, keeps=keeps_every_presidency)


@dataclass(frozen=True)
class Debts(Extra):
    """By player: what he owes the bank, and what that will cost him besides."""

    owed: tuple[tuple[int, int], ...] = ()


def borrows_the_rest(t: Table, bill: Bill) -> None:
    """He borrows exactly what is lacking, and it is remembered."""
    lack = bill.lack(t)
    t.pay(BANK, bill.seller, lack, "loan")
    t.change_extra(Debts, owed=(*t.extra(Debts).owed, (bill.seller, lack)))
    bill.pay(t)


def corporation_closes(t: Table, bill: Bill) -> None:
    """The corporation that cannot pay is gone."""
    Disposal()(t, bill.payer)


def owing(failure: Failure, amount: int, cash: str, payer: str = "Bob", helper: str = "nobody") -> Story:
    """Somebody owes the bank money in the middle of A's turn. Bob presides over A and, with three shares, over B, of
    which Eve has two; he has two shares of Eve's C. All stand at 76."""
    selling = EmergencySelling(KEEPS_ALL, bill=bill_of_frame)
    title = islet(stages={"raising": RaisingMoney((selling,), failure)}, extra=Extras("islet", Debts()))
    story = on_islet(title).started("A 76, B 76, C 76").holds("Bob", "A 2, B 3").holds("Eve", "B 2, C 2")
    story.holds("Bob", "C 2").floated("A B C").operated("A B C").cash("Ann 0, Bob 0, Eve 0").cash(cash)
    story.token("A", "A1").trains("A 2").operates("A", "dividend", ran=True, revenue=0)
    bill = Bill(story.party(payer), amount, "fine", story.party(helper))
    return story.change(agenda=(*story.game.state.agenda, Raising(bill)))


def paid(story: Story) -> list[tuple[str, str, int, str]]:
    """What was paid by the last action, or when the table was set."""
    return [(story.name(one.payer), story.name(one.payee), one.amount, one.purpose) for one in story.happened(Paid)]


# --- success ---------------------------------------------------------------------------------------------------------


def test_who_has_the_money_is_not_asked() -> None:
    story = owing(goes_into_debt, 100, "Bob 100")
    assert paid(story) == [("Bob", "bank", 100, "fine")]
    assert story.table().find(Raising) is None


def test_the_payers_money_goes_first_and_the_helper_adds_no_more_than_is_lacking() -> None:
    story = owing(goes_into_debt, 100, "A 70, Bob 50", payer="A", helper="Bob")
    assert paid(story) == [("Bob", "A", 30, "help"), ("A", "bank", 100, "fine")]
    assert (story.cash_of("A"), story.cash_of("Bob")) == (0, 20)


def test_shares_are_sold_until_it_can_be_paid_and_no_more() -> None:
    story = owing(goes_into_debt, 100, "Bob 30, A 500")
    assert (story.to_act(), still_to_raise(story.table())) == ("Bob", 70)
    assert (story.sales_offered("B"), story.sales_offered("C")) == ({1}, {1})
    story.when("Bob", refused="more_than_needed").sells("C", 2)
    story.when("Bob").sells("C", 1)
    assert paid(story) == [("Bob", "bank", 100, "fine")]
    assert (story.cash_of("Bob"), story.cell("C")) == (6, "D2")
    assert story.actor() == "A", "the turn goes on where it was"


def test_no_sale_changes_any_presidency() -> None:
    story = owing(goes_into_debt, 400, "Bob 30")
    assert story.sales_offered("B") == {1}, "with one left Bob would preside no longer"
    story.when("Bob", refused="presidency_at_stake").sells_papers("B", "1 P", 3)
    assert sales_can_raise(story.table()) == 3 * 76


# --- failure ---------------------------------------------------------------------------------------------------------


def all_sold(failure: Failure, payer: str = "Bob", helper: str = "nobody") -> Story:
    """Bob, or A with his help, owes 400, and 30 with three shares at 76 are not enough."""
    story = owing(failure, 400, "Bob 30", payer, helper)
    story.when("Bob").sells("B", 1)
    story.when("Bob").sells("C", 2)
    return story


def test_the_rest_is_a_debt_that_swallows_later_income() -> None:
    story = all_sold(goes_into_debt)
    assert paid(story) == [("Bob", "bank", 400, "fine")]
    assert story.cash_of("Bob") == 258 - 400
    assert sum(story.game.state.cash) == story.title.money


@pytest.mark.parametrize(("cash", "may"), [(-60, False), (75, False), (76, True)])
def test_who_has_less_than_nothing_buys_nothing(cash: int, may: bool) -> None:
    story = on_islet().started("A 76").holds("Ann", "A 2").cash(f"Bob {cash}").stock_round(2, "Bob")
    assert story.to_act() == ("Bob" if may else "Eve"), "without money he has nothing to decide"


def test_the_rest_is_borrowed_exactly_and_remembered() -> None:
    story = all_sold(borrows_the_rest)
    assert paid(story) == [("bank", "Bob", 142, "loan"), ("Bob", "bank", 400, "fine")]
    assert story.cash_of("Bob") == 0
    assert story.table().extra(Debts).owed == ((story.party("Bob"), 142),)


def test_the_rest_lapses_and_ruin_follows() -> None:
    ruined: list[int] = []
    story = all_sold(Lapsing(lambda t, player: ruined.append(player)))
    assert paid(story) == [("Bob", "bank", 258, "fine")]
    assert ruined == [story.party("Bob")]


def test_what_lapses_is_what_payer_and_helper_do_not_have_together() -> None:
    story = all_sold(Lapsing(lambda t, player: None), payer="A", helper="Bob")
    assert paid(story) == [("Bob", "A", 258, "help"), ("A", "bank", 258, "fine")]


def test_the_corporation_closes_and_with_it_goes_its_turn() -> None:
    story = owing(corporation_closes, 400, "Bob 30", payer="A", helper="Bob")
    story.when("Bob").sells("B", 1)
    assert story.table().find(OperatingTurn) is not None
    story.when("Bob").sells("C", 2)
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["A"]
    assert story.actor() != "A"
    assert story.cash_of("Bob") == 258, "nothing was paid"


# --- written down ----------------------------------------------------------------------------------------------------


def test_a_sale_leaves_a_frame_that_can_be_written_and_read() -> None:
    story = owing(goes_into_debt, 300, "Bob 30")
    story.when("Bob").sells("B", 1)
    codec = Codec(story.title, story.game.players)
    written = codec.write_state(story.game.state)["agenda"][-1]
    bill = {"payer": "@Bob", "amount": 300, "purpose": "fine", "helper": "nobody", "payee": "bank"}
    assert written == {"type": "raising", "bill": bill}
    frame = story.table().frame(Raising)
    assert codec._names(Raising).read(written) == frame
    assert frame.concerns() == story.party("Bob")
    assert frame.bill.helper == NOBODY
    assert [one.action for one in story.menu(SellShares)]
