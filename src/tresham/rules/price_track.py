"""Privates that all have one price, which goes up along a track from one operating round to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import CashPrivate
from ..core.event import PrivateCashed
from ..core.ids import Party, Private
from ..core.stage import Choice, Step
from ..core.table import Table
from .calendar import CalendarFrame
from .closing import open_privates_of
from .operating import OperatingTurn


@final
@dataclass(frozen=True)
class PriceTrack:
    """The price of all privates: set by set, operating round by operating round [18CZ-IV.1.4]."""

    prices: tuple[tuple[int, ...], ...]
    last: int
    """What they are worth when the game is over."""

    def __call__(self, t: Table) -> int | None:
        """The price of the operating round under way, or of the last one; none before the first."""
        now = t.find(CalendarFrame)
        if now is None:
            return self.last
        if now.kind == "operating":
            return self.prices[now.turn - 1][now.number - 1]
        return self.prices[now.turn - 2][-1] if now.turn > 1 else None


@final
@dataclass(frozen=True)
class OneToTrackPrice:
    """What a corporation may pay a player for a private that it may have at all: anything up to the price on the track,
    in phases that allow such sales [18CZ-IV.1.6]."""

    price: PriceTrack
    word: str = "private_sales"

    def __call__(self, t: Table, corp: Party, private: Private) -> tuple[int, int] | None:
        low = t.title.privates[private].low
        if low is None or self.word not in t.title.phases[t.state.phase].allows:
            return None
        price = self.price(t)
        return None if price is None else (low, price)


@final
@dataclass(frozen=True)
class CashingPrivate(Step[CashPrivate]):
    """A corporation sells a private to the bank; it is out of the game then [18CZ-IV.1.13]."""

    takes = CashPrivate
    group = "privates"
    price: Callable[[Table], int | None]

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        for private in open_privates_of(t, corp):
            yield Choice(CashPrivate(corp, private))

    def check(self, t: Table, action: CashPrivate) -> None:
        t.require(action.by == t.frame(OperatingTurn).corp, "not_your_turn", t.top.stage)
        t.require(action.private in open_privates_of(t, action.by), "not_your_private")

    def play(self, t: Table, action: CashPrivate) -> None:
        t.emit(PrivateCashed(action.private, action.by, self.price(t) or 0))
