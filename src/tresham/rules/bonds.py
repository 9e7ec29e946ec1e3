"""Bonds: a corporation borrows from the bank, and pays interest until it pays back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import IssueBond, PayDebt, RedeemBond, SellShares
from ..core.event import Event
from ..core.extras import Extra
from ..core.frozen import but, moved
from ..core.ids import BANK, NOBODY, Party
from ..core.state import Frame, State
from ..core.table import Choice, Stage, Step, Table
from ..record import record
from .emergency import is_needed, keeps_presidency, needed, one_certificate, sellable
from .operating import OperatingTurn, tally
from .selling import SaleTerms, remember_sale
from .trains import cheapest_price, helper_purse

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
    """Does a corporation have a bond outstanding?"""
    return bool(t.extra(Bonds).bonds >> corp & 1)


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


def lack_for_train_in_debt(t: Table, corp: Party) -> int | None:
    """What an indebted corporation lacks, as the site sees it: the price of a train, whatever the debt is
    [1849-PD-19]."""
    cash = t.state.cash[corp]
    return cheapest_price(t, corp) - cash - helper_purse(t, corp) if cash < 0 else None


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


# --- a corporation that closes with its bond out ---------------------------------------------------------------------


@record(frozen=True)
class BondDuty(Frame):
    """The last president of a closed corporation must pay what is left of its bond."""

    stage: ClassVar[str] = "bond_duty"
    player: Party
    amount: int

    def concerns(self) -> Party:
        return self.player


@final
@dataclass(frozen=True)
class RedeemingAtClosing:
    """A closing corporation's bond is paid back at once, first from its treasury, then by its president
    [1849-14.2.6]."""

    amount: int
    by_president: bool = True
    """He pays the rest; else it lapses, as he has already given all he had."""

    def __call__(self, t: Table, corp: Party) -> None:
        if has_bond(t, corp):
            paid = min(self.amount, t.state.cash[corp])
            t.emit(BondRedeemed(corp, paid))
            if self.by_president and paid < self.amount and t.president(corp) != NOBODY:
                t.enter(BondDuty(t.president(corp), self.amount - paid))


@final
@dataclass(frozen=True)
class SellingForBond(Step[SellShares]):
    """He sells shares until he can pay, and no more than that; never so many that the corporation whose turn it is gets
    another president [1849-10.7.2, 1849-10.7.3]."""

    takes = SellShares
    group = "shares"
    terms: SaleTerms

    def choices(self, t: Table) -> Iterator[Choice]:
        lack = self._lack(t)
        if lack > 0:
            for action in sellable(t, self.terms, t.frame(BondDuty).player):
                if is_needed(t, self.terms, action, lack, one_certificate):
                    yield Choice(action)

    def _lack(self, t: Table) -> int:
        duty = t.frame(BondDuty)
        return duty.amount - t.purse(duty.player)

    def check(self, t: Table, action: SellShares) -> None:
        lack = self._lack(t)
        t.require(lack > 0, "more_than_needed")
        self.terms.check(t, action)
        t.require(keeps_presidency(t, action), "presidency_at_stake")
        t.require(is_needed(t, self.terms, action, lack, one_certificate), "more_than_needed")

    def play(self, t: Table, action: SellShares) -> None:
        corp, _ = self.terms.sell(t, action, suits=needed(t, action, self._lack(t), one_certificate))
        remember_sale(t, action.by, corp)


@final
@dataclass(frozen=True)
class PayingForBond(Stage):
    """The duty lasts until it is paid; what cannot be raised lapses, and whoever has nothing left faces ruin."""

    terms: SaleTerms
    ruin: Callable[[Table, Party], None]

    def actor(self, t: Table) -> Party:
        return t.frame(BondDuty).player

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return (SellingForBond(self.terms),)

    def advance(self, t: Table) -> None:
        duty = t.frame(BondDuty)
        paid = min(duty.amount, t.state.cash[duty.player])
        t.leave()
        t.pay(duty.player, BANK, paid, "bond")
        if paid < duty.amount:
            self.ruin(t, duty.player)


def forget_at_closing(t: Table, corp: Party) -> None:
    """The bond of a closing corporation is simply gone."""
    if has_bond(t, corp):
        t.emit(BondRedeemed(corp, 0))
