"""Loans of corporations: a lender has so many of them to give, each costs the borrower columns on the market, and none
is ever paid back. What a share of the lender is worth depends on how many it has given."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import final

from ..core.action import Borrow
from ..core.event import Event
from ..core.fact import Fact
from ..core.frozen import but, moved
from ..core.ids import NOBODY, Party
from ..core.stage import Choice, Step
from ..core.state import State
from ..core.table import Table
from ..core.title_memory import Extra
from ..record import record
from .market import first_way, move_marker
from .mechanism import Mechanism
from .operating import OperatingTurn, tally
from .raising import Bill

LOAN, FORCED_LOAN = "loan", "forced_loan"
"""What a turn remembers of loans: of one taken freely, and of those that were needed for a train. The first is also the
reason why the marker moves."""


@dataclass(frozen=True)
class Loans(Extra):
    """Who has taken how many loans. Those of a corporation that is gone stay given [1848-C-24]."""

    borrowers: tuple[tuple[Party, int], ...] = ()


@record(frozen=True, slots=True)
class LoanGiven(Event):
    """A corporation borrows from a lender."""

    by: Party
    lender: Party
    amount: int

    def apply(self, s: State) -> State:
        borrowed = dict(s.extra[Loans].borrowers)
        borrowed[self.by] = borrowed.get(self.by, 0) + 1
        extra = s.extra.but(Loans, borrowers=tuple(borrowed.items()))
        return but(s, cash=moved(s.cash, self.lender, self.by, self.amount), extra=extra)


def loans_given(t: Table) -> int:
    """How many loans have been taken in the game."""
    return sum(number for _, number in t.extra(Loans).borrowers)


def loans_of(t: Table, corp: Party) -> int:
    """How many loans a corporation has taken."""
    return dict(t.extra(Loans).borrowers).get(corp, 0)


def loans_this_turn(t: Table) -> int:
    """How many loans the corporation in turn has taken in this turn, freely or not."""
    return sum(word in (LOAN, FORCED_LOAN) for word in t.frame(OperatingTurn).tally)


def by_loans_given(values: Sequence[int]) -> Callable[[Table, Party], int]:
    """What a share of the lender is worth: its place on a track, one further for each loan [1848-5.6.1e]."""
    return lambda t, corp: values[loans_given(t)]


Columns = Callable[[Table, bool], int]
"""By how many columns a loan moves the marker; the last says whether it is taken in need."""


@final
@dataclass(frozen=True)
class LessForFirst:
    """The first loan of a turn costs fewer columns than each later one [1848-5.6.2]."""

    first: int
    later: int

    def __call__(self, t: Table, in_need: bool) -> int:
        return self.later if loans_this_turn(t) else self.first


@final
@dataclass(frozen=True)
class Lender:
    """Who gives loans, and on what terms."""

    symbol: str
    amount: int
    loans: int
    """So many are given in the whole game."""
    columns: Columns
    ruin: str
    """The zone of the market where a borrower is lost."""
    lost: str
    """The effect that befalls a corporation which needs a loan when none is left [1848-8.4.4a]."""

    def left(self, t: Table) -> int:
        """How many loans are left."""
        return self.loans - loans_given(t)

    def lend(self, t: Table, corp: Party, in_need: bool = False) -> None:
        """The corporation in turn gets a loan, and its marker moves; at the edge of the market it stops."""
        cell = t.state.price[corp]
        for _ in range(self.columns(t, in_need)):
            cell = first_way(t, cell, "left")
        tally(t, FORCED_LOAN if in_need else LOAN)
        t.emit(LoanGiven(corp, t.title.corp(self.symbol), self.amount))
        move_marker(t, corp, cell, LOAN)

    def lend_enough(self, t: Table, bill: Bill) -> bool:
        """Loans are taken one after the other until a bill can be paid. False if that is the borrower's ruin: its
        marker has come to the edge, even with the last loan, or there are no more loans [1848-8.4.2a, 1848-8.4.4a]."""
        while t.purse(bill.payer) < bill.amount:
            if not self.left(t):
                t.then(self.lost, bill.payer)
                return False
            self.lend(t, bill.payer, in_need=True)
            if t.zone(bill.payer) == self.ruin:
                return False
        return True


@final
@dataclass(frozen=True)
class TakingLoan(Step[Borrow]):
    """Borrow of one's own free will, once in a turn and not beyond a certain number [1848-5.6.1, 1848-5.6.3]."""

    takes = Borrow
    group = "trains"
    lender: Lender
    most: int
    """So many a corporation may have and still take no more than one further of its own free will."""
    word: str
    """What the phase must allow."""
    taken: Callable[[Table], int] = loans_this_turn
    """How many loans of this turn count."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(Borrow(t.frame(OperatingTurn).corp))

    def check(self, t: Table, action: Borrow) -> None:
        t.require(action.by == t.frame(OperatingTurn).corp, "not_your_turn", t.top.stage)
        t.require(self.word in t.title.phases[t.state.phase].allows, "no_loans_yet")
        t.require(not self.taken(t), "one_loan_a_turn")
        t.require(loans_of(t, action.by) < self.most, "enough_loans", most=self.most)
        t.require(self.lender.left(t), "no_loans_left")

    def play(self, t: Table, action: Borrow) -> None:
        self.lender.lend(t, action.by)


# --- for screens -----------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class LoanCount:
    """For screens: how many loans a corporation has taken; of the lender, how many are left."""

    lender: Lender

    def __call__(self, t: Table, party: Party) -> int | None:
        return None if party == NOBODY or not t.title.is_corp(party) else loans_of(t, party) or None


@final
@dataclass(frozen=True)
class LoansLeft:
    """For screens: how many loans are left in the game."""

    lender: Lender

    def __call__(self, t: Table, party: Party) -> int | None:
        return self.lender.left(t) if party == NOBODY else None


def loans(lender: Lender) -> Mechanism:
    """Corporations borrow from a lender, and never pay back [1848-5.6]."""
    return Mechanism(
        remembers=(Loans(),),
        facts=(Fact("loans", LoanCount(lender)), Fact("loans_left", LoansLeft(lender))),
    )
