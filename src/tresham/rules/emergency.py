"""When the treasury cannot pay for a train that must be bought: the president sells shares, or goes bankrupt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import Action, GoBankrupt, SellShares
from ..core.event import PrivateClosed, WentBankrupt
from ..core.ids import NOBODY, Cert, Party, Private
from ..core.stage import Choice, Step
from ..core.state import Life
from ..core.table import Table
from .closing import open_privates_of
from .delivering import deliveries
from .market import operating_order
from .operating import OperatingTurn
from .raising import Asks, Bill, guarantor
from .selling import Delivered, SaleTerms, allowed_blocks, natural_sales, remember_sale
from .shares import heir, shares_held
from .train_help import by_guarantor, cheapest_price, needs_help


def any_time(t: Table, corp: Party) -> bool:
    """In an emergency shares may be sold in an operating round."""
    return True


def keeps_presidency(t: Table, action: SellShares) -> bool:
    """Does a sale leave the presidency of the corporation whose turn it is where it is? [1830-EM.5, 1849-10.7.3]"""
    turn = t.find(OperatingTurn)
    return turn is None or turn.corp != t.title.cert_corp[action.certs[0]] or keeps_every_presidency(t, action)


def keeps_every_presidency(t: Table, action: SellShares) -> bool:
    """Does a sale leave the presidency of its corporation where it is?"""
    corp = t.title.cert_corp[action.certs[0]]
    if t.president(corp) != action.by:
        return True
    return heir(t, corp, shares_held(t, action.by, corp) - action.shares) == NOBODY


def for_train(t: Table) -> Bill | None:
    """A train must be bought, and the treasury cannot pay the cheapest: its president helps [1830-EM.1]."""
    corp = t.frame(OperatingTurn).corp
    return by_guarantor(t, corp, cheapest_price(t, corp)) if needs_help(t, corp) else None


def seller_in_need(t: Table) -> Party:
    """A president whose cash is not enough for the train may offer his privates [1830-EM.4]."""
    bill = for_train(t)
    return bill.helper if bill is not None and bill.lack(t) > 0 else NOBODY


Spare = Callable[[Table, SellShares, tuple[Cert, ...]], int]
"""By how much a block would have to be smaller to show that it is not needed; the last is what comes to the pool."""


def one_share(t: Table, action: SellShares, delivered: tuple[Cert, ...]) -> int:
    """A block is needed if it would not do with one share less [1830-EM.6, 1830-CL.12]."""
    return 1


@final
@dataclass(frozen=True)
class NoLessThan:
    """A block is needed if it would not do with a little less, or if it may not be smaller [1850-EM.3]."""

    least: Callable[[Table, Party, Party], int]
    spare: Spare = one_share

    def __call__(self, t: Table, action: SellShares, delivered: tuple[Cert, ...]) -> int:
        corp = t.title.cert_corp[action.certs[0]]
        return action.shares if action.shares <= self.least(t, action.by, corp) else self.spare(t, action, delivered)


def one_certificate(t: Table, action: SellShares, delivered: tuple[Cert, ...]) -> int:
    """A block is needed if it would not do without the smallest certificate that is sold [1849-10.7.2]."""
    return min(t.title.cert_size[cert] for cert in delivered)


def one_named_certificate(t: Table, action: SellShares, delivered: tuple[Cert, ...]) -> int:
    """On the public site the president's certificate counts as a whole, whatever is sold in its stead."""
    return min(t.title.cert_size[cert] for cert in action.certs)


def needed(t: Table, action: SellShares, lack: int, spare: Spare) -> Delivered:
    """May these certificates come to the pool when so much money is lacking, or are they more than is needed?"""
    price = t.price(t.title.cert_corp[action.certs[0]]) or 0
    return lambda delivered: (action.shares - spare(t, action, delivered)) * price < lack


def is_needed(t: Table, terms: SaleTerms, action: SellShares, lack: int, spare: Spare) -> bool:
    """Is a sale needed, in at least one of the ways in which it may end?"""
    return any(map(needed(t, action, lack, spare), deliveries(t, terms.exchange, action).values()))


def shares_can_bring(t: Table, terms: SaleTerms, player: Party) -> int:
    """All that a president's shares can bring [1830-BK.1]."""
    best: dict[Party, int] = {}
    for action in allowed_blocks(t, terms, player):
        sold = t.title.cert_corp[action.certs[0]]
        best[sold] = max(best.get(sold, 0), action.shares * (t.price(sold) or 0))
    return sum(best.values())


@final
@dataclass(frozen=True)
class EmergencySelling(Step[SellShares]):
    """Whoever must find money sells shares until he has it, and no more than that [1830-EM.4, 1849-10.7.2]."""

    takes = SellShares
    group = "shares"
    terms: SaleTerms
    spare: Spare = one_share
    bill: Asks = for_train

    def actor(self, t: Table) -> Party:
        return guarantor(t, t.top.corp) if isinstance(t.top, OperatingTurn) else NOBODY

    def choices(self, t: Table) -> Iterator[Choice]:
        bill = self.bill(t)
        if bill is not None and (lack := bill.lack(t)) > 0:
            for action in allowed_blocks(t, self.terms, bill.seller):
                if is_needed(t, self.terms, action, lack, self.spare):
                    yield Choice(action)

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        """Whoever need not sell does not think of it."""
        return natural_sales(t, by) if self.open(t) else iter(())

    def check(self, t: Table, action: SellShares) -> None:
        bill = self.bill(t)
        if bill is None:
            t.refuse("no_emergency")
        lack = bill.lack(t)
        t.require(lack > 0, "more_than_needed")
        self.terms.check(t, action)
        t.require(is_needed(t, self.terms, action, lack, self.spare), "more_than_needed")

    def play(self, t: Table, action: SellShares) -> None:
        bill = self.bill(t)
        assert bill is not None
        corp, price = self.terms.sell(t, action, suits=needed(t, action, bill.lack(t), self.spare))
        remember_sale(t, action.by, corp)
        turn = t.find(OperatingTurn)
        if turn is not None and turn.corp == bill.payer:
            t.amend(turn, last_sale=price)


Ruin = Callable[[Table, Party, Party], None]
"""What becomes of a president who cannot raise the money: the table, the player, the corporation."""


Liquidation = Callable[[Table, "GoingBankrupt", Party, Party], None]
"""How all that can be sold is sold: the table, on which terms and to what end, the player, the corporation."""


def one_by_one(t: Table, how: GoingBankrupt, player: Party, corp: Party) -> None:
    """Sell the largest block of the dearest corporation; if that has asked or changed something, the rest comes after
    it [1849-10.7.6]."""
    if t.state.life[corp] != Life.OPEN:
        return  # one of the sales has closed the corporation: it needs no train any more
    _sell_dearest(t, how, player, corp, list(allowed_blocks(t, how.terms, player)))


def own_last(t: Table, how: GoingBankrupt, player: Party, corp: Party) -> None:
    """Sell block after block, those of the corporation itself last of all: whether they close it or not, the ruin comes
    [1830-BK.2, 1850-EG.3]."""
    if t.state.life[corp] != Life.OPEN:
        how.ruin(t, player, corp)
        return
    blocks = list(allowed_blocks(t, how.terms, player))
    others = [block for block in blocks if t.title.cert_corp[block.certs[0]] != corp]
    _sell_dearest(t, how, player, corp, others or blocks)


def _sell_dearest(t: Table, how: GoingBankrupt, player: Party, corp: Party, blocks: list[SellShares]) -> None:
    """Sell the largest of these blocks of the dearest corporation, and go on; if there is none, comes the ruin."""
    if not blocks:
        how.ruin(t, player, corp)
        return
    ranks = operating_order(t, sum(1 << one for one in t.title.corps if t.price(one) is not None))
    dearest = min([t.title.cert_corp[block.certs[0]] for block in blocks], key=ranks.index)
    t.then("liquidate", player, corp)
    how.terms.sell(t, largest([block for block in blocks if t.title.cert_corp[block.certs[0]] == dearest]))


def largest(blocks: Iterable[SellShares]) -> SellShares:
    """The block with most shares; of equal ones, that with the fewest certificates [1849-10.7.6]."""
    return min(blocks, key=lambda block: (-block.shares, len(block.certs)))


@final
@dataclass(frozen=True)
class GoingBankrupt(Step[GoBankrupt]):
    """The money cannot be raised: everything sellable is sold, and then comes what the title says [1830-BK.2].

    Each sale may ask something, so the sales wait in a row; `liquidate` must be an effect of the title by that name.
    """

    takes = GoBankrupt
    is_final = True
    explained = False  # nobody misses that button
    terms: SaleTerms
    ruin: Ruin
    bill: Asks = for_train
    sells: Liquidation = one_by_one

    def candidates(self, t: Table) -> Iterator[Choice]:
        bill = self.bill(t)
        if bill is not None:
            yield Choice(GoBankrupt(bill.payer))

    def check(self, t: Table, action: GoBankrupt) -> None:
        bill = self.bill(t)
        if bill is None:
            t.refuse("no_emergency")
        means = bill.means(t) + shares_can_bring(t, self.terms, bill.seller)
        t.require(means < bill.amount, "not_bankrupt", means=means, price=bill.amount)

    def play(self, t: Table, action: GoBankrupt) -> None:
        bill = self.bill(t)
        assert bill is not None
        self.liquidate(t, bill.seller, action.by)

    def liquidate(self, t: Table, player: Party, corp: Party) -> None:
        """Sell; when nothing is left, comes the ruin."""
        self.sells(t, self, player, corp)


@final
@dataclass(frozen=True)
class EndingInRuin:
    """A bankruptcy ends the game [1830-BK.2]."""

    lost: Callable[[Table, Party], list[Private]] = open_privates_of
    """The privates that do not count for him any more [1830-EG.5]."""

    def __call__(self, t: Table, player: Party, corp: Party) -> None:
        for private in self.lost(t, player):
            t.emit(PrivateClosed(private))
        t.emit(WentBankrupt(player, corp, t.state.cash[player]))
        t.end_game("bankrupt")
