"""What becomes of the revenue."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import DeclareDividend
from ..core.event import CorporationOperated, DividendPaid, DividendWithheld
from ..core.ids import POOL, Party
from ..core.table import Choice, Step, Table
from .market import left_or_down, right_or_up
from .operating import OperatingTurn
from .shares import splits

PAY, WITHHOLD = "pay", "withhold"


def pool_pays_corporation(t: Table, corp: Party, per_share: int) -> tuple[tuple[Party, int], ...]:
    """Players are paid for their shares, the corporation for those in the pool, nobody for the offering [1830-DV.2]."""
    return _paid(t, corp, per_share, POOL)


def treasury_pays_corporation(t: Table, corp: Party, per_share: int) -> tuple[tuple[Party, int], ...]:
    """Players are paid for their shares, the corporation for those in its treasury, nobody for the pool
    [1849-10.5.3.2]."""
    return _paid(t, corp, per_share, corp)


def _paid(t: Table, corp: Party, per_share: int, for_corporation: Party) -> tuple[tuple[Party, int], ...]:
    held, found = splits(t)[corp], []
    for party in (*t.title.players, for_corporation):
        if party in held:
            found.append((corp if party == for_corporation else party, held[party][0] * per_share))
    return tuple(found)


@final
@dataclass(frozen=True)
class Paying(Step[DeclareDividend]):
    """Pay all or keep all [1830-DV.1]; the marker moves accordingly [1830-DV.4]."""

    takes = DeclareDividend
    group = "dividend"
    payouts: Callable[[Table, Party, int], tuple[tuple[Party, int], ...]] = pool_pays_corporation
    """Who gets how much: by corporation and dividend per share."""
    paid: Callable[[Table, Party, int], None] = right_or_up
    """What a dividend does to the marker."""
    kept: Callable[[Table, Party], None] = left_or_down

    def open(self, t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        return turn.revenue > 0 and not turn.paid

    def choices(self, t: Table) -> Iterator[Choice]:
        if self.open(t):
            for kind in (PAY, WITHHOLD):
                yield Choice(DeclareDividend(t.frame(OperatingTurn).corp, kind))

    def check(self, t: Table, action: DeclareDividend) -> None:
        t.require(self.open(t), "nothing_to_pay")
        t.require(action.kind in (PAY, WITHHOLD), "no_such_dividend")

    def play(self, t: Table, action: DeclareDividend) -> None:
        turn = t.frame(OperatingTurn)
        if action.kind == WITHHOLD:
            self.withhold(t)
            return
        per_share = turn.revenue // t.title.kind_of[turn.corp].shares
        t.emit(DividendPaid(turn.corp, turn.revenue, per_share, self.payouts(t, turn.corp, per_share)))
        self.paid(t, turn.corp, turn.revenue)
        self._done(t)

    def withhold(self, t: Table) -> None:
        """Keep what there is, perhaps nothing [1830-DV.3]."""
        turn = t.frame(OperatingTurn)
        t.emit(DividendWithheld(turn.corp, turn.revenue))
        self.kept(t, turn.corp)
        self._done(t)

    def unless_paid(self, t: Table) -> None:
        """Without revenue there is nothing to decide: that counts as not paying."""
        if not t.frame(OperatingTurn).paid:
            self.withhold(t)

    def _done(self, t: Table) -> None:
        turn = t.frame(OperatingTurn)
        t.amend(turn, paid=True)
        if not t.state.operated >> turn.corp & 1:
            t.emit(CorporationOperated(turn.corp))
