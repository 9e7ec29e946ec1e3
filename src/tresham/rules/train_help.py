"""A train that must be bought and that the treasury cannot pay: who helps, with which train, and with what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ..core.ids import Party, TrainKind
from ..core.table import Table
from .depot import has_train, useful_for_sale
from .network import has_route
from .raising import Bill


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
    """Must the president help: a train must be bought and the treasury cannot pay the cheapest? [1830-EM.1, EM.8]"""
    return must_buy(t, corp) and t.purse(corp) < cheapest_price(t, corp)


def with_the_cheapest(t: Table, corp: Party, face: TrainKind) -> bool:
    """Help is given with the cheapest train, if the treasury cannot pay even that [1830-EM.2, 1830-EM.8]."""
    return needs_help(t, corp) and t.title.trains[face].price == cheapest_price(t, corp)


def with_a_dearer_one_too(t: Table, corp: Party, face: TrainKind) -> bool:
    """Where the treasury can pay the cheapest, help is given with a dearer one, as on the public site."""
    if needs_help(t, corp):
        return t.title.trains[face].price == cheapest_price(t, corp)
    return must_buy(t, corp)


def with_any_train(t: Table, corp: Party, face: TrainKind) -> bool:
    """Help is given with whatever is bought because something must be."""
    return must_buy(t, corp)


def by_president(t: Table, corp: Party, price: int) -> Bill:
    """The treasury is emptied first, then the president adds what is lacking [1830-EM.3]."""
    return Bill(corp, price, "train", t.president(corp))


def by_nobody(t: Table, corp: Party, price: int) -> Bill:
    """A corporation pays for its train alone."""
    return Bill(corp, price, "train")


@final
@dataclass(frozen=True)
class Help:
    """How a corporation is helped with a train that it must buy."""

    admits: Callable[[Table, Party, TrainKind], bool] = with_the_cheapest
    """Is help given with this train of the bank?"""
    others: bool = True
    """Is it given with another corporation's train? Else that is paid by the treasury, and before any share is sold to
    help [1849-10.7.5]."""
    bill: Callable[[Table, Party, int], Bill] = by_president
    """Who pays for a train, and who helps."""
    lend: Callable[[Table, Bill], None] | None = None
    """Where the money is still lacking, somebody lends it; without such a lender the train is not bought."""

    def means(self, t: Table, corp: Party) -> int:
        """What corporation and helper have together."""
        return self.bill(t, corp, 0).means(t)

    def affords(self, t: Table, corp: Party, price: int) -> bool:
        """Can so much be paid with help?"""
        return self.lend is not None or self.means(t, corp) >= price

    def give(self, t: Table, corp: Party, price: int) -> None:
        """Help: afterwards the treasury can pay the price, and has no more than that unless it had before."""
        bill = self.bill(t, corp, price)
        if self.lend is not None and bill.lack(t) > 0:
            self.lend(t, bill)
        bill.help(t)


PRESIDENT_HELPS = Help()
