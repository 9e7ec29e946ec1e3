"""Money that changes hands."""

from __future__ import annotations

from dataclasses import field

from ...record import record
from ..frozen import but, moved
from ..ids import BANK, Party, Private
from ..state import UNTOLD, State
from .base import Event


@record(frozen=True, slots=True)
class Paid(Event):
    """Money changes hands."""

    payer: Party
    payee: Party
    amount: int
    purpose: str

    def apply(self, s: State) -> State:
        return but(s, cash=moved(s.cash, self.payer, self.payee, self.amount))


@record(frozen=True, slots=True)
class IncomePaid(Event):
    """A private pays its owner."""

    private: Private
    owner: Party
    amount: int

    def apply(self, s: State) -> State:
        return but(s, cash=moved(s.cash, BANK, self.owner, self.amount))


@record(frozen=True, slots=True)
class DividendPaid(Event):
    """Revenue goes to the shareholders, but for a part that the treasury may keep."""

    corp: Party
    revenue: int
    per_share: int
    payouts: tuple[tuple[Party, int], ...]
    kept: int = field(default=0, metadata={UNTOLD: True})

    def apply(self, s: State) -> State:
        cash = list(s.cash)
        for party, amount in (*self.payouts, (self.corp, self.kept)) if self.kept else self.payouts:
            cash[party] += amount
            cash[BANK] -= amount
        return but(s, cash=tuple(cash))


@record(frozen=True, slots=True)
class DividendWithheld(Event):
    """Revenue, perhaps none, goes to the treasury."""

    corp: Party
    revenue: int

    def apply(self, s: State) -> State:
        return but(s, cash=moved(s.cash, BANK, self.corp, self.revenue)) if self.revenue else s
