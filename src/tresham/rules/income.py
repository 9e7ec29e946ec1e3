"""What privates earn for their owners."""

from __future__ import annotations

from ..core.event import IncomePaid
from ..core.ids import BANK, Private
from ..core.table import Table


def pay_incomes(t: Table) -> None:
    """Every open private that somebody owns pays [1830-PV.1, 1830-OR.2, 1830-AU.11]."""
    for number, private in enumerate(t.title.privates):
        owner = t.state.privates[number]
        if owner != BANK and private.revenue and not t.state.closed >> number & 1:
            t.emit(IncomePaid(Private(number), owner, private.revenue))
