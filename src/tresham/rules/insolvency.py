"""Debts of players to the bank: whoever owes something pays with all that he gets, and owes what is left at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.event import DividendPaid, Event, IncomePaid, Paid, PrivateSold, SharesSold
from ..core.fact import Fact
from ..core.frozen import but, moved
from ..core.ids import BANK, Party
from ..core.stage import Stage, Step
from ..core.state import Frame, State
from ..core.table import Table
from ..core.title import Watch
from ..core.title_memory import Extra
from ..record import record
from .emergency import EmergencySelling
from .mechanism import Mechanism
from .raising import Bill
from .ruin import DEBT


@dataclass(frozen=True)
class Overdrafts(Extra):
    """What players owe to the bank."""

    overdrafts: tuple[tuple[Party, int], ...] = ()


@record(frozen=True, slots=True)
class Overdrawn(Event):
    """The bank lends a player what he cannot pay."""

    by: Party
    amount: int

    def apply(self, s: State) -> State:
        return but(
            s, cash=moved(s.cash, BANK, self.by, self.amount), extra=s.extra.put(_changed(s, self.by, self.amount))
        )


@record(frozen=True, slots=True)
class OverdraftRepaid(Event):
    """A player pays what he owes to the bank, or a part of it."""

    by: Party
    amount: int

    def apply(self, s: State) -> State:
        extra = s.extra.put(_changed(s, self.by, -self.amount))
        return but(s, cash=moved(s.cash, self.by, BANK, self.amount), extra=extra)


def _changed(s: State, player: Party, more: int) -> Overdrafts:
    debts = dict(s.extra[Overdrafts].overdrafts)
    debts[player] = debts.get(player, 0) + more
    return Overdrafts(tuple((one, amount) for one, amount in debts.items() if amount))


def debt_of(t: Table, player: Party) -> int:
    """What a player owes to the bank. Where the bank lends nothing, he has less than nothing instead."""
    known = t.state.extra.get(Overdrafts)
    return 0 if known is None else dict(known.overdrafts).get(player, 0)


def lend_to(t: Table, player: Party, amount: int) -> None:
    """The bank lends a player what he must pay at once, as far as he does not have it [1848-5.5.3b]."""
    missing = amount - max(0, t.purse(player))
    if missing > 0:
        t.emit(Overdrawn(player, missing))


def repay(t: Table) -> None:
    """A watch: whoever is in debt and gets money pays it to the bank at once [1848-5.5.3c]."""
    for player, owed in t.extra(Overdrafts).overdrafts:
        paid = min(owed, t.state.cash[player])
        if paid > 0:
            t.emit(OverdraftRepaid(player, paid))


# --- selling because of a debt ---------------------------------------------------------------------------------------


@record(frozen=True)
class Insolvency(Frame):
    """A player in debt must sell shares, as far as he can."""

    stage: ClassVar[str] = "insolvency"
    player: Party
    old: int = 0
    """What he owed before: for that nobody sells again [1848-C-26]."""

    def concerns(self) -> Party:
        return self.player


def owed(t: Table) -> Bill | None:
    """What the player in question must find."""
    now = t.find(Insolvency)
    return None if now is None else Bill(now.player, debt_of(t, now.player) - now.old, DEBT)


@final
@dataclass(frozen=True)
class SettlingDebt(Stage):
    """Shares are sold while something is owed and something can be sold; what is left is owed on [1848-5.5.3]."""

    selling: EmergencySelling

    def actor(self, t: Table) -> Party:
        return t.frame(Insolvency).player

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return (self.selling,)

    def advance(self, t: Table) -> None:
        t.leave()


def sell_for_debt(t: Table, player: Party, old: int) -> None:
    """An effect: whoever owes more than before sells shares first."""
    if debt_of(t, player) - old > 0:
        t.enter(Insolvency(player, old))


def amount_owed(t: Table, party: Party) -> int | None:
    """For screens: what a player owes."""
    return debt_of(t, party) or None


def overdrafts() -> Mechanism:
    """Players may owe money to the bank [1848-5.5.3]."""
    gains = (Paid, IncomePaid, DividendPaid, SharesSold, PrivateSold)
    return Mechanism(
        remembers=(Overdrafts(),),
        watches=(Watch(gains, repay),),
        facts=(Fact(DEBT, amount_owed, money=True),),
    )
