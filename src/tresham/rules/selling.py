"""Selling shares: what makes a sale legal, and the sale itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import SellShares
from ..core.event import CertGiven, SharesSold
from ..core.ids import NO_CELL, NOBODY, POOL, Cert, Party
from ..core.table import Choice, Step, Table
from .operating import OperatingTurn
from .shares import (
    NOTHING,
    SwapChoice,
    certs_held,
    heir,
    holdings,
    pass_presidency,
    shares_held,
    splits,
    swap_forms,
)
from .stock import StockFrame, StockTurn

Delivered = Callable[[tuple[Cert, ...]], bool]
"""May these certificates come to the pool?"""


def anything(certs: tuple[Cert, ...]) -> bool:
    """No certificate is unwanted."""
    return True


@dataclass(frozen=True)
class SaleTerms:
    """What makes a sale of shares legal, in a stock round and in an emergency alike."""

    window: Callable[[Table, Party], bool]
    """May shares of this corporation be sold at this time?"""
    drop: Callable[[Table, Party, int], None]
    """What the sale does to the marker."""
    is_loose: bool = False
    """Where a seller gets a double certificate but must deliver one share, the pool gives him a single one back
    [1849-PD-11]."""
    asks_last: bool = False
    """What the old president takes for his certificate is asked when the operating turn is over."""

    def check(self, t: Table, action: SellShares) -> Party:
        """Refuse an impossible sale; otherwise the corporation whose shares are sold."""
        corp = self._check_papers(t, action)
        t.require(t.price(corp) is not None, "unpriced_share")
        t.require(self.window(t, corp), "no_sale_yet")
        room = t.title.kind_of[corp].pool_shares - shares_held(t, POOL, corp)
        t.require(action.shares <= room, "pool_limit", room=max(room, 0))
        if t.title.presidents_cert(corp) in action.certs:
            new = heir(t, corp, shares_held(t, action.by, corp) - action.shares)
            t.require(new != NOBODY, "presidents_certificate")
            t.require(self.forms(t, action, corp, new), "no_exact_exchange")
        return corp

    def _check_papers(self, t: Table, action: SellShares) -> Party:
        """The certificates must be the seller's own, of one corporation, and add up."""
        certs, sizes = action.certs, t.title.cert_size
        t.require(certs and len(set(certs)) == len(certs), "not_your_shares")
        t.require(all(t.state.certs[cert] == action.by for cert in certs), "not_your_shares")
        corp = t.title.cert_corp[certs[0]]
        t.require(all(t.title.cert_corp[cert] == corp for cert in certs), "mixed_shares")
        total = sum(sizes[cert] for cert in certs)
        first = t.title.presidents_cert(corp)
        least = total - sizes[first] + 1 if first in certs else total
        t.require(least <= action.shares <= total, "shares_do_not_add_up")
        return corp

    def forms(self, t: Table, action: SellShares, corp: Party, new: Party) -> list[tuple[Cert, ...]]:
        """What a new president can give so that the seller can deliver what he has announced, exactly [1849-9.5.9]."""
        sizes, rest = t.title.cert_size, _rest(t, action, corp)
        gives_back = False
        if self.is_loose and rest:
            others = [cert for cert in certs_held(t, action.by, corp) if cert != t.title.presidents_cert(corp)]
            if rest == 1 and any(sizes[cert] > 1 for cert in others):
                return []  # there, change is given only to somebody without a double certificate [1849-PD-12]
            if len(_kept_singles(t, action, corp)) >= rest:
                return []  # there, ordinary certificates go first [1849-PD-12]
            gives_back = any(cert in action.certs for cert in others) if others else bool(_singles(t, POOL, corp))
        return [form for form in swap_forms(t, corp, new) if not rest or sizes[form[0]] <= rest or gives_back]

    def deliveries(self, t: Table, action: SellShares) -> dict[tuple[Cert, ...], tuple[Cert, ...]]:
        """What comes to the pool: by what the seller may get for his certificate if somebody else becomes president;
        by nothing, if nobody does."""
        corp = t.title.cert_corp[action.certs[0]]
        keeps = shares_held(t, action.by, corp) - action.shares
        new = heir(t, corp, keeps) if t.president(corp) == action.by else NOBODY
        if new == NOBODY:
            return {(): action.certs}
        own, rest = _without_presidents(t, action, corp), _rest(t, action, corp)
        return {form: (*own, *_worth(t, form, rest)) for form in self.forms(t, action, corp, new)}

    def sell(
        self, t: Table, action: SellShares, price: int | None = None, suits: Delivered = anything
    ) -> tuple[Party, int]:
        """Do it: the presidency passes first if it must, then the block is sold at one price and the marker falls."""
        corp, shares = t.title.cert_corp[action.certs[0]], action.shares
        price = t.price(corp) if price is None else price
        assert price is not None
        ways = {form: certs for form, certs in self.deliveries(t, action).items() if suits(certs)}
        if () in ways:
            t.emit(SharesSold(action.by, corp, action.certs, shares, price * shares))
        else:
            self._sell_office(t, action, corp, ways, price)
        self.drop(t, corp, shares)
        return corp, price

    def _sell_office(
        self, t: Table, action: SellShares, corp: Party, ways: dict[tuple[Cert, ...], tuple[Cert, ...]], price: int
    ) -> None:
        """A sale that makes somebody else president; what the seller gets from him may go to the pool at once."""
        new, rest = heir(t, corp, shares_held(t, action.by, corp) - action.shares), _rest(t, action, corp)
        given, sold = next(iter(ways.items()))
        pass_presidency(t, corp, new, given)
        t.emit(SharesSold(action.by, corp, sold, action.shares, price * action.shares))
        if t.title.cert_size[given[0]] > rest > 0:
            t.emit(CertGiven(_singles(t, POOL, corp)[0], action.by))
        if len(ways) > 1:
            question = SwapChoice(corp, action.by, new, POOL if rest else action.by, *ways)
            if self.asks_last:
                t.enter_under(question, t.frame(OperatingTurn))
            else:
                t.enter(question)


def _singles(t: Table, party: Party, corp: Party) -> list[Cert]:
    return [cert for cert in certs_held(t, party, corp) if t.title.cert_size[cert] == 1]


def _kept_singles(t: Table, action: SellShares, corp: Party) -> list[Cert]:
    return [cert for cert in _singles(t, action.by, corp) if cert not in action.certs]


def _without_presidents(t: Table, action: SellShares, corp: Party) -> tuple[Cert, ...]:
    return tuple(cert for cert in action.certs if cert != t.title.presidents_cert(corp))


def _rest(t: Table, action: SellShares, corp: Party) -> int:
    """How many shares of a sale come from the president's certificate."""
    return action.shares - sum([t.title.cert_size[cert] for cert in _without_presidents(t, action, corp)])


def _worth(t: Table, certs: tuple[Cert, ...], shares: int) -> tuple[Cert, ...]:
    """As many of these certificates as make so many shares; a double one where change is given for it."""
    taken: list[Cert] = []
    for cert in certs:
        if shares > 0:
            taken.append(cert)
            shares -= t.title.cert_size[cert]
    return tuple(taken)


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
            yield SellShares(player, certs, sum(sizes[cert] for cert in certs))
    if first in own:
        has_doubles = t.title.kind_of[corp].largest_ordinary > 1
        fewest = 0 if has_doubles else len(singles)
        for more in range(len(doubles) + 1):
            for count in range(fewest, len(singles) + 1):
                certs = (*singles[:count], *doubles[:more])
                shares = sum(sizes[cert] for cert in certs)
                for part in range(sizes[first] if has_doubles and singles else 1, sizes[first] + 1):
                    yield SellShares(player, (*certs, first), shares + part)


def allowed_blocks(t: Table, terms: SaleTerms, player: Party) -> Iterator[SellShares]:
    """The sales that a player may make now."""
    for corp in holdings(t, player):
        if t.price(corp) is None or not terms.window(t, corp):
            continue
        room = t.title.kind_of[corp].pool_shares - shares_held(t, POOL, corp)
        first = t.title.presidents_cert(corp)
        for action in sale_blocks(t, player, corp):
            if action.shares <= room and (first not in action.certs or _may_pass_office(t, terms, action, corp)):
                yield action


def _may_pass_office(t: Table, terms: SaleTerms, action: SellShares, corp: Party) -> bool:
    """Is there somebody who becomes president by this sale, and can give what must be delivered?

    If he gives single certificates and the seller keeps as many, the sale of those comes to the same.
    """
    new = heir(t, corp, shares_held(t, action.by, corp) - action.shares)
    forms = terms.forms(t, action, corp, new) if new != NOBODY else []
    rest = _rest(t, action, corp)
    kept = len(_kept_singles(t, action, corp))
    return any(t.title.cert_size[form[0]] > 1 or kept < rest for form in forms)


def may_sell(t: Table, terms: SaleTerms, player: Party) -> bool:
    """May a player sell anything? Mostly an ordinary certificate says so at once."""
    doubtful, prices, holders = False, t.state.price, splits(t)
    for corp, (held, papers) in holdings(t, player).items():
        kind = t.title.kind_of[corp]
        room = kind.pool_shares - holders[corp].get(POOL, NOTHING)[0]
        if prices[corp] == NO_CELL or room <= 0 or not terms.window(t, corp):
            continue
        if kind.largest_ordinary <= room and papers > (t.president(corp) == player):
            return True
        if kind.largest_ordinary > 1:
            doubtful = True
        elif heir(t, corp, held - 1) != NOBODY:
            return True
    return doubtful and next(allowed_blocks(t, terms, player), None) is not None


def remember_sale(t: Table, player: Party, corp: Party) -> None:
    """In a stock round it is remembered who has sold what [1830-SR.6]."""
    now = t.find(StockFrame)
    if now is not None:
        sold = dict(now.sold)
        sold[player] = sold.get(player, 0) | 1 << corp
        t.amend(now, sold=tuple(sold.items()))


@final
@dataclass(frozen=True)
class Selling(Step[SellShares]):
    """Sell shares to the pool in one's stock turn [1830-SL.1]."""

    takes = SellShares
    group = "shares"
    terms: SaleTerms
    before_buying: bool = False
    """Selling comes before buying [1849-9.0.2]."""
    one_price: bool = False
    """All shares of a corporation that a player sells in one turn have the same price [1849-9.2.2]."""

    def open(self, t: Table) -> bool:
        turn = t.frame(StockTurn)
        return not self._too_late(turn) and may_sell(t, self.terms, turn.player)

    def _too_late(self, turn: StockTurn) -> bool:
        return self.before_buying and turn.purchases > 0

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(StockTurn)
        if not self._too_late(turn):
            for action in allowed_blocks(t, self.terms, turn.player):
                yield Choice(action)

    def check(self, t: Table, action: SellShares) -> None:
        t.require(not self._too_late(t.frame(StockTurn)), "no_sale_after_purchase")
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
