"""A train that must be bought and that the treasury cannot pay: who helps, with which train, and with what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ..core.ids import Party, TrainKind
from ..core.table import Table
from ..record import record
from .depot import has_train, useful_for_sale
from .network import has_route
from .operating import OperatingTurn
from .raising import Bill, guarantor


def cheapest_price(t: Table, corp: Party) -> int:
    """What the cheapest train costs that the bank sells to a corporation and that meets its duty; nothing if there is
    none."""
    return min([t.title.trains[face].price for _, face in useful_for_sale(t, corp)], default=0)


def must_buy(t: Table, corp: Party) -> bool:
    """A corporation without a train that could run one must buy one, if there is any [1830-TN.8, 1849-10.6.1]."""
    if has_train(t, corp):
        return False
    owes = t.title.owes_train or has_route
    return owes(t, corp) and bool(useful_for_sale(t, corp))


def needs_help(t: Table, corp: Party) -> bool:
    """Is help needed: a train must be bought and the treasury cannot pay the cheapest? [1830-EM.1, EM.8]"""
    return must_buy(t, corp) and t.purse(corp) < cheapest_price(t, corp)


def with_the_cheapest(t: Table, corp: Party, face: TrainKind) -> bool:
    """Help is given with the cheapest train, if the treasury cannot pay even that [1830-EM.2, 1830-EM.8]."""
    return needs_help(t, corp) and t.title.trains[face].price == cheapest_price(t, corp)


def with_any_train(t: Table, corp: Party, face: TrainKind) -> bool:
    """Help is given with whatever is bought because something must be."""
    return must_buy(t, corp)


def by_guarantor(t: Table, corp: Party, price: int) -> Bill:
    """The treasury is emptied first, then whoever answers for it adds what is lacking [1830-EM.3]."""
    return Bill(corp, price, "train", guarantor(t, corp))


def by_nobody(t: Table, corp: Party, price: int) -> Bill:
    """A corporation pays for its train alone."""
    return Bill(corp, price, "train")


@record(frozen=True, slots=True)
class TradeMeans:
    """What may be paid for trains of other corporations."""

    own: int
    """By the treasury, for any of them."""
    together: int
    """With help, for one that costs more than the treasury has; at most what is printed on it."""
    least: int = 1
    """At least so much must such a one cost."""

    @property
    def is_more(self) -> bool:
        """Is there more to say than what the treasury has?"""
        return self.together > self.own or self.least > 1

    def prices(self, face: int, helped: bool) -> tuple[int, int]:
        """The lowest and the highest price of a train with so much printed on it, with which help may be given."""
        if self.own >= face or not helped:
            return 1, self.own
        return self.least, min(face, self.together)


def with_help_in_need(t: Table, help: Help, corp: Party) -> TradeMeans:
    """Help is given where the treasury cannot pay even the cheapest train of the bank [1830-EM.2].

    Once the president has sold shares, the price must be one for which that sale was needed [1830-EM.6].
    """
    own = t.purse(corp)
    if not needs_help(t, corp):
        return TradeMeans(own, own)
    together, last_sale = help.means(t, corp), t.frame(OperatingTurn).last_sale
    return TradeMeans(own, together, together - last_sale + 1 if last_sale else 1)


def by_treasury_before_sales(t: Table, help: Help, corp: Party) -> TradeMeans:
    """The treasury pays alone, and nothing any more once a share was sold to help [1849-10.7.5]."""
    own = 0 if t.frame(OperatingTurn).last_sale else t.purse(corp)
    return TradeMeans(own, own)


@final
@dataclass(frozen=True)
class Help:
    """How a corporation is helped with a train that it must buy."""

    admits: Callable[[Table, Party, TrainKind], bool] = with_the_cheapest
    """Is help given with this train of the bank?"""
    others: Callable[[Table, Help, Party], TradeMeans] = with_help_in_need
    """What may be paid for another corporation's train?"""
    bill: Callable[[Table, Party, int], Bill] = by_guarantor
    """Who pays for a train, and who helps."""
    lend: Callable[[Table, Bill], bool | None] | None = None
    """Where the money is still lacking, somebody lends it; without such a lender the train is not bought. If it
    says False, nothing can be bought after all, since the loan is the borrower's ruin."""

    keeps_train: bool = False
    """Help is for one train only, so that one stays if trains must go because of it [18CZ-VIII.11.4]."""
    with_useless: bool = False
    """Even with a train that does not meet the duty to own one, which is the site's mistake [1848-PD-18]."""

    def means(self, t: Table, corp: Party) -> int:
        """What corporation and helper have together."""
        return self.bill(t, corp, 0).means(t)

    def affords(self, t: Table, corp: Party, price: int) -> bool:
        """Can so much be paid with help?"""
        return self.lend is not None or self.means(t, corp) >= price

    def give(self, t: Table, corp: Party, price: int) -> bool:
        """Help: afterwards the treasury can pay the price, if the borrower is not ruined by it."""
        bill = self.bill(t, corp, price)
        if self.lend is not None and bill.lack(t) > 0 and self.lend(t, bill) is False:
            return False
        bill.help(t)
        return True


PRESIDENT_HELPS = Help()
