"""What privates earn for their owners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ..core.event import IncomePaid
from ..core.ids import BANK, NOBODY, Party, Private
from ..core.table import Table


def as_printed(t: Table, private: Private) -> int:
    """What its card says."""
    return t.title.privates[private].revenue


def to_owner(t: Table, private: Private) -> Party:
    """Whoever owns it, player or corporation."""
    return t.state.privates[private]


def to_player(t: Table, private: Private) -> Party:
    """Always a player: of a corporation that owns it, the president."""
    owner = t.state.privates[private]
    return t.president(owner) if t.title.is_corp(owner) else owner


@final
@dataclass(frozen=True)
class PayingIncomes:
    """An effect: every open private that somebody owns pays [1830-PV.1, 1830-OR.2, 1830-AU.11]."""

    revenue: Callable[[Table, Private], int] = as_printed
    payee: Callable[[Table, Private], Party] = to_owner

    def __call__(self, t: Table) -> None:
        for number, owner in enumerate(t.state.privates):
            private = Private(number)
            if owner == BANK or t.state.closed >> number & 1:
                continue
            payee, amount = self.payee(t, private), self.revenue(t, private)
            if amount and payee != NOBODY:
                t.emit(IncomePaid(private, payee, amount))


pay_incomes = PayingIncomes()
