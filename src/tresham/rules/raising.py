"""Raising money: somebody must pay what he does not have, and finds it by the means that a title allows.

A `Bill` says who owes how much, and who helps. A part of a turn asks the table for it again and again (a train that
must be bought), or a frame of its own keeps it (a bond that is due at once). Either way the same verbs serve it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.ids import BANK, NOBODY, Party
from ..core.stage import Stage, Step
from ..core.state import Frame
from ..core.table import Table
from ..record import record


def guarantor(t: Table, corp: Party) -> Party:
    """Who answers for a corporation with his own money: its president. Whoever merely speaks for one that has none does
    not pay for it, unless the title says so."""
    found = t.title.guarantor
    return t.president(corp) if found is None else found(t, corp)


@record(frozen=True, slots=True)
class Bill:
    """Money that must be found."""

    payer: Party
    """Who owes it: a corporation or a player."""
    amount: int
    """So much must he have."""
    purpose: str
    helper: Party = NOBODY
    """Who adds what a corporation lacks; nobody, if the payer must find it himself."""
    payee: Party = BANK

    @property
    def seller(self) -> Party:
        """Who sells what he has to find the money."""
        return self.payer if self.helper == NOBODY else self.helper

    def means(self, t: Table) -> int:
        """What payer and helper have together."""
        return t.purse(self.payer) + (0 if self.helper == NOBODY else t.purse(self.helper))

    def lack(self, t: Table) -> int:
        """What they still lack; nothing or less if the money is there."""
        return self.amount - self.means(t)

    def help(self, t: Table) -> None:
        """The helper adds what the payer lacks, and no more."""
        if self.helper != NOBODY:
            t.pay(self.helper, self.payer, max(0, self.amount - t.purse(self.payer)), "help")

    def pay(self, t: Table) -> None:
        """It is paid, whether the money is there or not: the payer's own goes first."""
        self.help(t)
        t.pay(self.payer, self.payee, self.amount, self.purpose)


Asks = Callable[[Table], Bill | None]
"""What must be paid now that whoever owes it cannot pay alone; none if there is nothing of the kind."""


@record(frozen=True)
class Raising(Frame):
    """Something must be paid before anything else happens."""

    stage: ClassVar[str] = "raising"
    bill: Bill

    def concerns(self) -> Party:
        return self.bill.payer


def bill_of_frame(t: Table) -> Bill:
    """What the frame in charge is about."""
    return t.frame(Raising).bill


Failure = Callable[[Table, Bill], None]
"""What follows when all means are used up and the money is not there."""


def goes_into_debt(t: Table, bill: Bill) -> None:
    """It is paid all the same: whoever helps has less than nothing then, and spends nothing until he has more."""
    bill.pay(t)


@final
@dataclass(frozen=True)
class Lapsing:
    """All that there is goes for it, the rest lapses, and what follows is the seller's ruin [1849-14.2.6]."""

    ruin: Callable[[Table, Party], None]

    def __call__(self, t: Table, bill: Bill) -> None:
        if bill.helper != NOBODY:
            t.pay(bill.helper, bill.payer, max(0, t.state.cash[bill.helper]), "help")
        t.pay(bill.payer, bill.payee, min(bill.amount, max(0, t.state.cash[bill.payer])), bill.purpose)
        self.ruin(t, bill.seller)


@final
@dataclass(frozen=True)
class RaisingMoney(Stage):
    """As long as money is lacking and there is a means to find more, somebody must use it; then it is paid, or not."""

    means: tuple[Step[Any], ...]
    """The verbs that bring money: each of them is open only while it is needed."""
    failure: Failure
    bill: Callable[[Table], Bill] = bill_of_frame

    def actor(self, t: Table) -> Party:
        return self.bill(t).seller

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return self.means

    def advance(self, t: Table) -> None:
        bill = self.bill(t)
        t.leave()
        if bill.lack(t) <= 0:
            bill.pay(t)
        else:
            self.failure(t, bill)
