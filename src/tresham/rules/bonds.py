"""Bonds: a corporation borrows from the bank, and pays interest until it pays back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, final

from ..core.action import IssueBond, PayDebt, RedeemBond
from ..core.event import Event
from ..core.frozen import but, moved
from ..core.ids import BANK, NOBODY, Party
from ..core.stage import Choice, Step
from ..core.state import Frame, State
from ..core.table import Table
from ..core.title_memory import Extra
from ..record import record
from .operating import OperatingTurn, tally
from .raising import Bill, guarantor
from .ruin import has_given_all
from .train_help import cheapest_price

INTEREST, DEALT = "interest", "bond"


@dataclass(frozen=True)
class Bonds(Extra):
    """Which corporations have a bond outstanding."""

    bonds: int = 0
    """Bitmask of Party."""


@record(frozen=True, slots=True)
class BondIssued(Event):
    """A corporation borrows on its bond."""

    by: Party
    amount: int

    def apply(self, s: State) -> State:
        extra = s.extra.but(Bonds, bonds=s.extra[Bonds].bonds | 1 << self.by)
        return but(s, cash=moved(s.cash, BANK, self.by, self.amount), extra=extra)


@record(frozen=True, slots=True)
class BondRedeemed(Event):
    """A corporation pays its bond back, or what it can."""

    by: Party
    amount: int

    def apply(self, s: State) -> State:
        extra = s.extra.but(Bonds, bonds=s.extra[Bonds].bonds & ~(1 << self.by))
        return but(s, cash=moved(s.cash, self.by, BANK, self.amount), extra=extra)


def has_bond(t: Table, corp: Party) -> bool:
    """Does a corporation have a bond outstanding? Where there are no bonds, none does."""
    known = t.state.extra.get(Bonds)
    return known is not None and bool(known.bonds >> corp & 1)


@final
@dataclass(frozen=True)
class BondOut:
    """For screens: what a corporation owes on its bond."""

    amount: int

    def __call__(self, t: Table, party: Party) -> int | None:
        return self.amount if has_bond(t, party) else None


@final
@dataclass(frozen=True)
class Interest:
    """Interest on a bond: the treasury pays, then the president, and if he must he sells shares
    [1849-14.2.2, 1849-14.2.3]."""

    amount: int
    on_credit: bool = False
    """The treasury pays at once, even if it goes below nothing; the president then says that he pays the debt."""

    def charge(self, t: Table) -> None:
        """Pay, if it is due and the money is there."""
        turn = t.frame(OperatingTurn)
        if not has_bond(t, turn.corp) or INTEREST in turn.tally:
            return
        if self.on_credit:
            tally(t, INTEREST)
            t.pay(turn.corp, BANK, self.amount, "interest")
        elif (due := self._due(t, turn.corp)).lack(t) <= 0:
            tally(t, INTEREST)
            due.pay(t)

    def _due(self, t: Table, corp: Party) -> Bill:
        return Bill(corp, self.amount, "interest", guarantor(t, corp))

    def bill(self, t: Table) -> Bill | None:
        """The president must help if something is due that the treasury cannot pay, or if it has less than nothing."""
        turn = t.frame(OperatingTurn)
        if self.on_credit:
            return debt(t)
        is_due = has_bond(t, turn.corp) and INTEREST not in turn.tally
        return self._due(t, turn.corp) if is_due and t.purse(turn.corp) < self.amount else None


def debt(t: Table) -> Bill | None:
    """A treasury with less than nothing must come to nothing at least."""
    corp = t.frame(OperatingTurn).corp
    return Bill(corp, 0, "debt", guarantor(t, corp)) if t.state.cash[corp] < 0 else None


def train_in_debt(t: Table) -> Bill | None:
    """What an indebted corporation needs, as the site sees it: the price of a train, whatever the debt is
    [1849-PD-19]."""
    owed = debt(t)
    return owed and replace(owed, amount=cheapest_price(t, owed.payer))


@final
class PayingDebt(Step[PayDebt]):
    """The president pays what the treasury owes."""

    takes = PayDebt

    def actor(self, t: Table) -> Party:
        return guarantor(t, t.frame(OperatingTurn).corp)

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(PayDebt(self.actor(t)))

    def check(self, t: Table, action: PayDebt) -> None:
        owed = debt(t)
        if owed is None:
            t.refuse("no_debt")
        t.require(owed.lack(t) <= 0, "cannot_pay_debt", debt=-t.purse(owed.payer), cash=t.purse(owed.helper))

    def play(self, t: Table, action: PayDebt) -> None:
        owed = debt(t)
        assert owed is not None
        owed.help(t)


@final
@dataclass(frozen=True)
class RedeemingBond(Step[RedeemBond]):
    """Pay the bond back; the marker moves [1849-14.2.4]."""

    takes = RedeemBond
    amount: int
    move: Callable[[Table, Party], None]
    one_deal: bool = False
    """Not in a turn in which a bond was issued."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(RedeemBond(t.frame(OperatingTurn).corp))

    def _too_late(self, turn: OperatingTurn) -> bool:
        return self.one_deal and DEALT in turn.tally

    def check(self, t: Table, action: RedeemBond) -> None:
        t.require(has_bond(t, action.by), "no_bond_out")
        t.require(not self._too_late(t.frame(OperatingTurn)), "one_bond_deal")
        purse = t.purse(action.by)
        t.require(purse >= self.amount, "cannot_redeem_bond", amount=self.amount, cash=purse)

    def play(self, t: Table, action: RedeemBond) -> None:
        tally(t, DEALT)
        t.emit(BondRedeemed(action.by, self.amount))
        self.move(t, action.by)


@final
@dataclass(frozen=True)
class IssuingBond(Step[IssueBond]):
    """Borrow on the bond; the marker moves [1849-14.2.1]."""

    takes = IssueBond
    amount: int
    move: Callable[[Table, Party], None]
    word: str
    """What the phase must allow."""
    one_deal: bool = False
    """Not in a turn in which a bond was redeemed."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(IssueBond(t.frame(OperatingTurn).corp))

    def _too_late(self, turn: OperatingTurn) -> bool:
        return self.one_deal and DEALT in turn.tally

    def check(self, t: Table, action: IssueBond) -> None:
        t.require(self.word in t.title.phases[t.state.phase].allows, "no_bonds_yet")
        t.require(not has_bond(t, action.by), "bond_out")
        t.require(not self._too_late(t.frame(OperatingTurn)), "one_bond_deal")

    def play(self, t: Table, action: IssueBond) -> None:
        tally(t, DEALT)
        t.emit(BondIssued(action.by, self.amount))
        self.move(t, action.by)


# --- a corporation that closes with its bond out ---------------------------------------------------------------------


@record(frozen=True)
class BondDuty(Frame):
    """The last president of a closed corporation must pay what is left of its bond."""

    stage: ClassVar[str] = "bond_duty"
    player: Party
    amount: int

    def concerns(self) -> Party:
        return self.player


def bond_duty(t: Table) -> Bill:
    """What he must pay."""
    duty = t.frame(BondDuty)
    return Bill(duty.player, duty.amount, "bond")


@final
@dataclass(frozen=True)
class RedeemingAtClosing:
    """A closing corporation's bond is paid back at once, first from its treasury, then by its president
    [1849-14.2.6]."""

    amount: int

    def __call__(self, t: Table, corp: Party) -> None:
        if has_bond(t, corp):
            paid, helper = min(self.amount, t.state.cash[corp]), guarantor(t, corp)
            t.emit(BondRedeemed(corp, paid))
            if paid < self.amount and helper != NOBODY and not has_given_all(t, corp):
                t.enter(BondDuty(helper, self.amount - paid))


def forget_at_closing(t: Table, corp: Party) -> None:
    """The bond of a closing corporation is simply gone."""
    if has_bond(t, corp):
        t.emit(BondRedeemed(corp, 0))
