"""Bonds: a corporation borrows from the bank, and pays interest until it pays back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import IssueBond, PayDebt, RedeemBond
from ..core.event import Event
from ..core.frozen import but, moved
from ..core.ids import BANK, NOBODY, Party
from ..core.state import Extra, State
from ..core.table import Choice, Step, Table
from .operating import OperatingTurn, tally
from .trains import helper_purse

INTEREST, DEALT = "interest", "bond"


@dataclass(frozen=True)
class Bonds(Extra):
    """Which corporations have a bond outstanding."""

    bonds: int = 0
    """Bitmask of Party."""


@dataclass(frozen=True, slots=True)
class BondIssued(Event):
    """A corporation borrows on its bond."""

    by: Party
    amount: int

    def apply(self, s: State) -> State:
        assert isinstance(s.extra, Bonds)
        extra = but(s.extra, bonds=s.extra.bonds | 1 << self.by)
        return but(s, cash=moved(s.cash, BANK, self.by, self.amount), extra=extra)


@dataclass(frozen=True, slots=True)
class BondRedeemed(Event):
    """A corporation pays its bond back, or what it can."""

    by: Party
    amount: int

    def apply(self, s: State) -> State:
        assert isinstance(s.extra, Bonds)
        extra = but(s.extra, bonds=s.extra.bonds & ~(1 << self.by))
        return but(s, cash=moved(s.cash, self.by, BANK, self.amount), extra=extra)


def has_bond(t: Table, corp: Party) -> bool:
    """Does a corporation have a bond outstanding?"""
    return bool(t.extra(Bonds).bonds >> corp & 1)


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
        corp = turn.corp
        if not has_bond(t, corp) or INTEREST in turn.tally:
            return
        if self.on_credit:
            tally(t, INTEREST)
            t.pay(corp, BANK, self.amount, "interest")
        elif (self.lack(t, corp) or 0) <= 0:
            tally(t, INTEREST)
            t.pay(t.president(corp), corp, max(0, self.amount - t.purse(corp)), "help")
            t.pay(corp, BANK, self.amount, "interest")

    def lack(self, t: Table, corp: Party) -> int | None:
        """What treasury and president together lack; none if nothing is due that the treasury cannot pay."""
        if self.on_credit:
            return -t.state.cash[corp] - helper_purse(t, corp) if t.state.cash[corp] < 0 else None
        is_due = has_bond(t, corp) and INTEREST not in t.frame(OperatingTurn).tally
        if not is_due or t.purse(corp) >= self.amount:
            return None
        return self.amount - t.purse(corp) - helper_purse(t, corp)


@final
class PayingDebt(Step[PayDebt]):
    """The president pays what the treasury owes."""

    takes = PayDebt

    def actor(self, t: Table) -> Party:
        return t.president(t.frame(OperatingTurn).corp)

    def choices(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        if 0 < -t.state.cash[corp] <= helper_purse(t, corp):
            yield Choice(PayDebt(t.president(corp)))

    def check(self, t: Table, action: PayDebt) -> None:
        corp = t.frame(OperatingTurn).corp
        debt, cash = -t.state.cash[corp], helper_purse(t, corp)
        t.require(debt > 0, "no_debt")
        t.require(debt <= cash, "cannot_pay_debt", debt=debt, cash=cash)

    def play(self, t: Table, action: PayDebt) -> None:
        corp = t.frame(OperatingTurn).corp
        t.pay(action.by, corp, -t.state.cash[corp], "help")


@final
@dataclass(frozen=True)
class RedeemingBond(Step[RedeemBond]):
    """Pay the bond back; the marker moves [1849-14.2.4]."""

    takes = RedeemBond
    amount: int
    move: Callable[[Table, Party], None]
    one_deal: bool = False
    """Not in a turn in which a bond was issued."""

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(OperatingTurn)
        if has_bond(t, turn.corp) and t.purse(turn.corp) >= self.amount and not self._too_late(turn):
            yield Choice(RedeemBond(turn.corp))

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

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(OperatingTurn)
        allowed = self.word in t.title.phases[t.state.phase].allows
        if allowed and not has_bond(t, turn.corp) and not self._too_late(turn):
            yield Choice(IssueBond(turn.corp))

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


def redeem_at_closing(t: Table, corp: Party, amount: int) -> None:
    """A closing corporation's bond is paid back at once, first from its treasury, then by its president
    [1849-14.2.6]."""
    if has_bond(t, corp):
        president = t.president(corp)
        missing = amount - t.state.cash[corp]
        if missing > 0 and president != NOBODY:
            t.pay(president, corp, min(missing, t.state.cash[president]), "help")
        t.emit(BondRedeemed(corp, min(amount, t.state.cash[corp])))


def forget_at_closing(t: Table, corp: Party) -> None:
    """The bond of a closing corporation is simply gone."""
    if has_bond(t, corp):
        t.emit(BondRedeemed(corp, 0))
