"""Selling shares: what makes a sale legal, and the sale itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import Action, SellShares
from ..core.event import SharesSold
from ..core.ids import NO_CELL, NOBODY, POOL, Cert, Party
from ..core.stage import Choice, Step
from ..core.table import Table
from .buying import next_cert
from .calendar import calendar
from .delivering import EXACT, Exchange, Form, deliveries, kept_singles, part_of_presidents
from .pending_sales import Block, Drop, Moves, at_once
from .shares import (
    NOTHING,
    Split,
    SwapChoice,
    certs_held,
    heir,
    holdings,
    pass_presidency,
    shares_held,
    shares_on,
    splits,
)
from .stock import StockFrame, StockTurn

Delivered = Callable[[tuple[Cert, ...]], bool]
"""May these certificates be delivered?"""

Refusal = tuple[str, dict[str, object]]
"""Why something is forbidden: the code, and what belongs to it."""


def not_in_first_round(t: Table, corp: Party) -> bool:
    """Shares are sold from the second stock round on [1830-SR.7]."""
    return calendar(t).turn > 1


@dataclass(frozen=True)
class SaleTerms:
    """What makes a sale of shares legal, and what it brings about, in a stock round and in need alike."""

    window: Callable[[Table, Party], bool]
    """May shares of this corporation be sold at this time?"""
    drop: Drop
    """What the sale does to the marker."""
    keeps: Callable[[Table, SellShares], bool] | None = None
    """Does a sale leave those presidencies alone that must not pass now? By default all may pass."""
    moves: Moves = at_once
    """When the marker moves."""
    to: Callable[[Table, Party], Party] | None = None
    """Where sold shares of a corporation go, if not where those of its kind do: mostly that is the pool."""
    exchange: Exchange = EXACT
    """How a sale is delivered that makes somebody else president."""
    again: Callable[[Table, Party], bool] | None = None
    """May one more block of a corporation be sold, if others were before? By default any number of them may."""
    least: Callable[[Table, Party, Party], int] | None = None
    """The smallest block that a player may sell of a corporation, if there is one."""
    enough: Callable[[Table, Party, Party], int] | None = None
    """The smallest one that does not keep him above the certificate limit, where he could come down to it."""
    case: str = ""
    """What such a sale is called where rules tell sales apart, such as "need"."""

    def check(self, t: Table, action: SellShares) -> Party:
        """Refuse an impossible sale; otherwise the corporation whose shares are sold."""
        corp = self._check_papers(t, action)
        refusal = self.bars(t, corp) or self.hinders(t, action, corp, self.room(t, corp, splits(t)[corp]))
        if refusal is not None:
            t.refuse(refusal[0], self.case, **refusal[1])
        return corp

    def _check_papers(self, t: Table, action: SellShares) -> Party:
        """The certificates must be the seller's own, of one corporation, and add up."""
        certs, sizes = action.certs, t.title.cert_size
        owners, corps = t.state.certs, t.title.cert_corp
        t.require(certs and len(set(certs)) == len(certs), "not_your_shares")
        t.require({owners[cert] for cert in certs} == {action.by}, "not_your_shares")
        corp = corps[certs[0]]
        t.require({corps[cert] for cert in certs} == {corp}, "mixed_shares")
        total = shares_on(t, certs)
        first = t.title.presidents_cert(corp)
        least = total - sizes[first] + 1 if first in certs else total
        t.require(least <= action.shares <= total, "shares_do_not_add_up")
        return corp

    def buyer(self, t: Table, corp: Party) -> Party:
        """Who gets the shares of a corporation that are sold."""
        return t.title.kind_of[corp].sells_to.holder(corp) if self.to is None else self.to(t, corp)

    def room(self, t: Table, corp: Party, held: Split) -> int:
        """How many shares there is room for where they go: only the pool has a limit."""
        kind = t.title.kind_of[corp]
        if not (kind.fills_pool if self.to is None else self.to(t, corp) == POOL):
            return kind.shares
        most = kind.pool_shares
        return (most if isinstance(most, int) else most(t, corp)) - held.get(POOL, NOTHING)[0]

    def bars(self, t: Table, corp: Party) -> Refusal | None:
        """Why no share of a corporation may be sold now, if so; whether there is room for it is another question."""
        if t.state.price[corp] == NO_CELL and t.price(corp) is None:
            return "unpriced_share", {}
        if not self.window(t, corp):
            return "no_sale_yet", {}
        return None if self.again is None or self.again(t, corp) else ("one_block", {})

    def hinders(self, t: Table, action: SellShares, corp: Party, room: int) -> Refusal | None:
        """Why a block of the seller's own certificates may not be sold, where others of that corporation may."""
        if action.shares > room:
            return "pool_limit", {"room": max(room, 0)}
        if self.least is not None and action.shares < (least := self.least(t, action.by, corp)):
            return "sells_too_few", {"least": least}
        if self.enough is not None and action.shares < (least := self.enough(t, action.by, corp)):
            return "stays_above_limit", {"least": least}
        if t.title.presidents_cert(corp) in action.certs:
            new = heir(t, corp, shares_held(t, action.by, corp) - action.shares)
            if new == NOBODY:
                return "presidents_certificate", {}
            if not self.exchange.forms(t, action, corp, new):
                return "no_exact_exchange", {}
        return None if self.keeps is None or self.keeps(t, action) else ("presidency_at_stake", {})

    def sell(
        self, t: Table, action: SellShares, price: int | None = None, suits: Delivered | None = None
    ) -> tuple[Party, int]:
        """Do it: the presidency passes first if it must, then the block is sold at one price; its marker falls now, or
        later."""
        corp, shares = t.title.cert_corp[action.certs[0]], action.shares
        price = t.price(corp) if price is None else price
        assert price is not None
        ways = deliveries(t, self.exchange, action)
        if suits is not None:
            ways = {form: certs for form, certs in ways.items() if suits(certs)}
        block = Block(action.by, corp, shares, price, t.president(corp), next(iter(ways.values())))
        if () in ways:
            t.emit(SharesSold(action.by, corp, action.certs, shares, price * shares, self.buyer(t, corp)))
        else:
            self._sell_office(t, block, action, ways)
        if t.state.price[corp] != NO_CELL:
            self.moves(t, block, self.drop)
        return corp, price

    def _sell_office(self, t: Table, block: Block, action: SellShares, ways: dict[Form, tuple[Cert, ...]]) -> None:
        """A sale that makes somebody else president; what the seller gets from him may be sold at once."""
        corp, place = block.corp, self.buyer(t, block.corp)
        new = heir(t, corp, shares_held(t, action.by, corp) - action.shares)
        rest = part_of_presidents(t, action, corp)
        given = next(iter(ways))
        pass_presidency(t, corp, new, given)
        t.emit(SharesSold(action.by, corp, block.certs, action.shares, block.price * action.shares, place))
        self.exchange.give_back(t, action, corp, given)
        if len(ways) > 1:
            self.exchange.ask(t, SwapChoice(corp, action.by, new, place if rest else action.by, *ways))


def sale_blocks(t: Table, player: Party, corp: Party) -> Iterator[SellShares]:
    """Every block that a player might try to sell: single certificates first, then with double ones if he has any, last
    with a part or all of the president's.

    Where all others are single, the president's is only sold when nothing else is left. Where there are double
    certificates, it is sold whole if that comes out right: nobody can be sure to get change for it.
    """
    first, sizes = t.title.presidents_cert(corp), t.title.cert_size
    own = certs_held(t, player, corp)
    singles = [cert for cert in own if sizes[cert] == 1]
    doubles = [cert for cert in own if sizes[cert] > 1 and cert != first]
    for more in range(len(doubles) + 1):
        for count in range(0 if more else 1, len(singles) + 1):
            certs = (*singles[:count], *doubles[:more])
            yield SellShares(player, certs, shares_on(t, certs))
    if first in own:
        has_doubles = t.title.kind_of[corp].largest_ordinary > 1
        fewest = 0 if has_doubles else len(singles)
        for more in range(len(doubles) + 1):
            for count in range(fewest, len(singles) + 1):
                certs = (*singles[:count], *doubles[:more])
                shares = shares_on(t, certs)
                for part in range(sizes[first] if has_doubles and singles else 1, sizes[first] + 1):
                    yield SellShares(player, (*certs, first), shares + part)


def allowed_blocks(t: Table, terms: SaleTerms, player: Party) -> Iterator[SellShares]:
    """The sales that a player may make now; of those that come to the same, one."""
    for corp in holdings(t, player):
        if terms.bars(t, corp) is None:
            room, first = terms.room(t, corp, splits(t)[corp]), t.title.presidents_cert(corp)
            for action in sale_blocks(t, player, corp):
                if terms.hinders(t, action, corp, room) is None:
                    if first not in action.certs or _is_its_own(t, terms, action, corp):
                        yield action


def _is_its_own(t: Table, terms: SaleTerms, action: SellShares, corp: Party) -> bool:
    """Does no other sale come to the same? If a new president gives single certificates for the old one's, and the
    seller keeps as many, the sale of those does."""
    if len(kept_singles(t, action, corp)) < part_of_presidents(t, action, corp):
        return True
    new = heir(t, corp, shares_held(t, action.by, corp) - action.shares)
    return any(t.title.cert_size[form[0]] > 1 for form in terms.exchange.forms(t, action, corp, new))


def may_sell(t: Table, terms: SaleTerms, player: Party) -> bool:
    """May a player sell anything? Mostly one ordinary certificate says so at once, or that he has none and nobody could
    become president in his place."""
    doubtful, sizes, split = False, t.title.cert_size, splits(t)
    is_free = terms.least is None and terms.enough is None and terms.keeps is None  # then only room can be lacking
    for corp in holdings(t, player):
        room = terms.room(t, corp, split[corp])
        if room <= 0 or terms.bars(t, corp) is not None:
            continue
        cert = next_cert(t, player, corp)
        if cert is None:
            doubtful = doubtful or heir(t, corp, keeps=0) != NOBODY
        elif sizes[cert] <= room and (
            is_free or terms.hinders(t, SellShares(player, (cert,), sizes[cert]), corp, room) is None
        ):
            return True
        else:
            doubtful = True
    return doubtful and next(allowed_blocks(t, terms, player), None) is not None


def natural_sales(t: Table, player: Party) -> Iterator[SellShares]:
    """So many shares of every holding, each number once."""
    for corp in holdings(t, player):
        tried: set[int] = set()
        for sale in sale_blocks(t, player, corp):
            if sale.shares not in tried:
                tried.add(sale.shares)
                yield sale


def remember_sale(t: Table, player: Party, corp: Party) -> None:
    """In a stock round it is remembered who has sold what [1830-SR.6]."""
    now = t.find(StockFrame)
    if now is not None:
        sold = dict(now.sold)
        sold[player] = sold.get(player, 0) | 1 << corp
        t.amend(now, sold=tuple(sold.items()))


def never_too_late(turn: StockTurn) -> bool:
    """Shares may be sold before and after a purchase [1830-SR.2]."""
    return False


def after_buying(turn: StockTurn) -> bool:
    """Selling comes before buying [1849-9.0.2]."""
    return turn.purchases > 0


def on_both_sides_of_purchase(turn: StockTurn) -> bool:
    """All sales come before the purchase, or all come after it [1850-SR.2]."""
    return turn.purchases > 0 and bool(turn.blocks) and not turn.sold_since


@final
@dataclass(frozen=True)
class Selling(Step[SellShares]):
    """Sell shares to the pool in one's stock turn [1830-SL.1]."""

    takes = SellShares
    group = "shares"
    terms: SaleTerms
    too_late: Callable[[StockTurn], bool] = never_too_late
    """Does a turn, as far as it has come, allow no sale any more?"""
    one_price: bool = False
    """All shares of a corporation that a player sells in one turn have the same price [1849-9.2.2]."""

    def open(self, t: Table) -> bool:
        turn = t.frame(StockTurn)
        return not self.too_late(turn) and may_sell(t, self.terms, turn.player)

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(StockTurn)
        if not self.too_late(turn):
            for action in allowed_blocks(t, self.terms, turn.player):
                yield Choice(action)

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        return natural_sales(t, by)

    def check(self, t: Table, action: SellShares) -> None:
        t.require(not self.too_late(t.frame(StockTurn)), "no_sale_after_purchase")
        self.terms.check(t, action)

    def play(self, t: Table, action: SellShares) -> None:
        turn = t.frame(StockTurn)
        corp = t.title.cert_corp[action.certs[0]]
        first_price = next((price for one, _, price in turn.blocks if one == corp), None) if self.one_price else None
        corp, price = self.terms.sell(t, action, first_price)
        remember_sale(t, action.by, corp)
        turn = t.frame(StockTurn)
        blocks = (*turn.blocks, (corp, action.shares, price))
        t.amend(turn, blocks=blocks, sold_since=turn.purchases > 0)
