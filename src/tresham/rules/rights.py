"""Rights that the bank sells to corporations, such as the one to use electric trains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import BuyRight
from ..core.event import Event
from ..core.extras import Extra
from ..core.frozen import but, moved
from ..core.ids import BANK, Party
from ..core.state import State
from ..core.table import Choice, Step, Table
from ..record import record
from .operating import OperatingTurn


@dataclass(frozen=True)
class Rights(Extra):
    """Which corporations have the right, and how many were ever sold."""

    entitled: int = 0
    """Bitmask of Party."""
    rights_sold: int = 0


@record(frozen=True, slots=True)
class RightBought(Event):
    """A corporation buys the right from the bank."""

    by: Party
    price: int

    def apply(self, s: State) -> State:
        now = s.extra[Rights]
        extra = s.extra.but(Rights, entitled=now.entitled | 1 << self.by, rights_sold=now.rights_sold + 1)
        return but(s, cash=moved(s.cash, self.by, BANK, self.price), extra=extra)


@record(frozen=True, slots=True)
class RightLost(Event):
    """A corporation loses the right with all the rest when it closes."""

    by: Party

    def apply(self, s: State) -> State:
        return but(s, extra=s.extra.but(Rights, entitled=s.extra[Rights].entitled & ~(1 << self.by)))


def is_entitled(t: Table, corp: Party) -> bool:
    """Does a corporation have the right?"""
    return bool(t.extra(Rights).entitled >> corp & 1)


def rights_held(t: Table, party: Party) -> int | None:
    """For screens: a corporation has the right, or not."""
    return 1 if is_entitled(t, party) else None


@final
@dataclass(frozen=True)
class BuyingRight(Step[BuyRight]):
    """Buy the right, once per corporation, when the phase allows it [1849-14.3.2]."""

    takes = BuyRight
    word: str
    """What the phase must allow."""
    count: int
    """How many there are."""
    price: Callable[[Table], int]

    def choices(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        if self._on_sale(t) and not is_entitled(t, corp) and self.price(t) <= t.purse(corp):
            yield Choice(BuyRight(corp))

    def _on_sale(self, t: Table) -> bool:
        allowed = self.word in t.title.phases[t.state.phase].allows
        return allowed and t.extra(Rights).entitled.bit_count() < self.count

    def check(self, t: Table, action: BuyRight) -> None:
        t.require(self._on_sale(t), "right_not_on_sale")
        t.require(not is_entitled(t, action.by), "right_owned")
        price, purse = self.price(t), t.purse(action.by)
        t.require(price <= purse, "cannot_afford_right", price=price, cash=purse)

    def play(self, t: Table, action: BuyRight) -> None:
        t.emit(RightBought(action.by, self.price(t)))


def lose_right(t: Table, corp: Party) -> None:
    """A closing corporation has no right any more."""
    if is_entitled(t, corp):
        t.emit(RightLost(corp))
