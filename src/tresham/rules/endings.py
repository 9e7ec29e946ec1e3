"""When the game ends and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ..core.event import (
    CorporationFloated,
    DividendPaid,
    DividendWithheld,
    EndAnnounced,
    Event,
    IncomePaid,
    Paid,
    SharesSold,
)
from ..core.ids import BANK, Party
from ..core.state import Moment
from ..core.table import Table
from ..core.title import Watch
from .shares import holdings, shares_held


def announce_end(t: Table, cause: str, moment: Moment) -> None:
    """The game is going to end. An end announced before may come nearer, but never goes away."""
    ending = t.state.ending
    if moment is Moment.NOW:
        t.end_game(cause)
    elif ending is None or moment.is_before(ending.moment):
        t.emit(EndAnnounced(cause, moment))


def end_with_turn(t: Table, corp: Party) -> None:
    """A corporation has completed its turn: if that is what was waited for, the game is over."""
    ending = t.state.ending
    if ending is not None and ending.moment == Moment.TURN:
        t.end_game(ending.cause)


BANK_PAYS = (CorporationFloated, DividendPaid, DividendWithheld, IncomePaid, Paid, SharesSold)
"""When the bank pays somebody, in most titles."""


def bank_may_break(*others: type[Event]) -> Watch:
    """Whenever the bank has paid somebody, by these events too, one looks whether it is broken [1830-EG.2]."""
    return Watch((*BANK_PAYS, *others), bank_broken)


def bank_broken(t: Table) -> None:
    """A bank that had to pay more than it had is broken; the set of operating rounds is still played out.

    All payments are made in full, so its cash is below zero then; at exactly zero it is not broken
    [1830-EG.2, 1830-EG.3, 1830-CL.14].
    """
    if t.state.cash[BANK] < 0 and t.state.ending is None:
        announce_end(t, "bank", Moment.SET)


def wealth(t: Table, player: Party) -> int:
    """Cash, shares at market price, open privates at face value [1830-EG.4]."""
    s = t.state
    worth = s.cash[player]
    for corp in t.title.corps:
        worth += shares_held(t, player, corp) * (t.price(corp) or 0)
    for number, private in enumerate(t.title.privates):
        if s.privates[number] == player and not s.closed >> number & 1:
            worth += private.value
    return worth


@final
@dataclass(frozen=True)
class EndsWhen:
    """A watch: once something is so, the set of operating rounds is played out, and the game is over [1848-13.1]."""

    cause: str
    is_so: Callable[[Table], bool]

    def __call__(self, t: Table) -> None:
        if t.state.ending is None and self.is_so(t):
            announce_end(t, self.cause, Moment.SET)


def cash_and_shares(t: Table, player: Party) -> int:
    """Cash and shares at their price; privates are worth nothing [1848-13.2a]."""
    return t.state.cash[player] + sum(
        shares * (t.price(corp) or 0) for corp, (shares, _) in holdings(t, player).items()
    )
