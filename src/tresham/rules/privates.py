"""Buying and selling privates after the auction."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import final

from ..core.action import Action, BuyPrivate, SellPrivate
from ..core.event import PrivateClosed, PrivateSold
from ..core.ids import NOBODY, Party, Private
from ..core.stage import Choice, Step
from ..core.table import Table
from .buying import count_purchase
from .calendar import calendar
from .deals import Agreement, owner_agrees
from .operating import OperatingTurn
from .seats import clockwise
from .stock import StockTurn


@final
@dataclass(frozen=True)
class ClosingPrivates:
    """An effect: privates still open close, but for some that outlive the phase [1830-PV.7]."""

    outlives: Callable[[Table, Private], bool] = lambda t, private: False

    def __call__(self, t: Table) -> None:
        for number in range(len(t.title.privates)):
            if not t.state.closed >> number & 1 and not self.outlives(t, Private(number)):
                t.emit(PrivateClosed(Private(number)))


close_privates = ClosingPrivates()


def open_privates(t: Table) -> Sequence[tuple[Private, Party]]:
    """Privates that a player owns, with their owners."""
    return _open_privates(t.title.players, t.state.privates, t.state.closed)


@lru_cache(maxsize=256)
def _open_privates(
    players: tuple[Party, ...], owners: tuple[Party, ...], closed: int
) -> tuple[tuple[Private, Party], ...]:
    return tuple(
        (Private(one), owner) for one, owner in enumerate(owners) if owner in players and not closed >> one & 1
    )


def check_owned(t: Table, private: Private) -> None:
    """Refuse to deal in a private that no player owns [1830-PV.6]."""
    owned = t.title.is_player(t.state.privates[private]) and not t.state.closed >> private & 1
    t.require(owned, "private_not_for_sale")


PriceRange = Callable[[Table, Party, Private], tuple[int, int] | None]
"""The least and the most that a corporation may pay for a private now; none if it may not buy it now."""


def as_printed(t: Table, corp: Party, private: Private) -> tuple[int, int] | None:
    """Within the range on its card, when the phase allows private sales."""
    company = t.title.privates[private]
    if "private_sales" not in t.title.phases[t.state.phase].allows or company.low is None or company.high is None:
        return None
    return company.low, company.high


def from_anybody(t: Table, corp: Party, owner: Party) -> bool:
    """Any player may sell [1830-PV.5]."""
    return True


def from_its_president(t: Table, corp: Party, owner: Party) -> bool:
    """Only the president of the corporation may sell to it."""
    return owner == t.president(corp)


@final
@dataclass(frozen=True)
class BuyingPrivate(Step[BuyPrivate]):
    """A corporation buys a private from a player within its price range [1830-PV.5]."""

    takes = BuyPrivate
    group = "privates"
    agreement: Agreement = owner_agrees
    prices: PriceRange = as_printed
    sellers: Callable[[Table, Party, Party], bool] = from_anybody
    """May a player sell to this corporation?"""
    suited: Callable[[Table, Party, Private], bool] | None = None
    """May a corporation own this private? By default any may own any."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        purse = t.purse(corp)
        for private, _ in open_privates(t):
            low, high = self.prices(t, corp, private) or (t.title.privates[private].low or 1, 0)
            yield Choice(BuyPrivate(corp, private, low), "price", low, min(high, purse))

    def _sells_any(self, t: Table, corp: Party) -> bool:
        """Is this a time at which a corporation may buy some private at all?"""
        return any(self.prices(t, corp, Private(one)) is not None for one in range(len(t.title.privates)))

    def is_for_sale(self, t: Table, private: Private) -> bool:
        """Could the corporation in turn buy this private?"""
        return any(
            isinstance(one := choice.action, BuyPrivate) and one.private == private for choice in self.choices(t)
        )

    def check(self, t: Table, action: BuyPrivate) -> None:
        t.require(action.by == t.frame(OperatingTurn).corp, "not_your_turn", t.top.stage)
        allowed = self.prices(t, action.by, action.private)
        never = t.title.privates[action.private].low is None and self._sells_any(t, action.by)
        phase = t.title.phases[t.state.phase].name
        t.require(allowed is not None or never, "no_private_sales_now", phase)
        check_owned(t, action.private)
        t.require(self.sellers(t, action.by, t.state.privates[action.private]), "only_from_president")
        t.require(self.suited is None or self.suited(t, action.by, action.private), "private_of_other_kind")
        if allowed is None:
            t.refuse("never_for_corporations")
        low, high = allowed
        t.require(low <= action.price <= high, "private_price", phase, low=low, high=high)
        purse = t.purse(action.by)
        t.require(action.price <= purse, "cannot_afford_private", price=action.price, cash=purse)

    def play(self, t: Table, action: BuyPrivate) -> None:
        t.emit(PrivateSold(action.private, t.state.privates[action.private], action.by, action.price))

    def counterparty(self, t: Table, action: BuyPrivate) -> Party:
        return self.agreement(t, t.state.privates[action.private], BuyPrivate)


Trades = Callable[[Table, Private], bool]
"""May a private change hands between players now?"""

Room = Callable[[Table, Party], bool]
"""May a player have one more paper?"""


def after_first_round(t: Table, private: Private) -> bool:
    """In any stock round but the first [1830-PV.4]."""
    return calendar(t).turn > 1


def at_any_time(t: Table, private: Private) -> bool:
    """An emergency knows no calendar [1830-EM.4]."""
    return True


@final
@dataclass(frozen=True)
class TradingForPrivate(Step[BuyPrivate]):
    """A player buys a private from another in his own turn [1830-PV.4]."""

    takes = BuyPrivate
    group = "privates"
    has_room: Room
    allowed: Trades = after_first_round
    agreement: Agreement = owner_agrees
    is_purchase: bool = False
    """It is the buyer's one purchase of the turn."""
    capped: bool = False
    """It costs no more than a corporation might pay."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        player = t.frame(StockTurn).player
        for private, owner in () if self._has_bought(t) else open_privates(t):
            if owner != player and self.allowed(t, private):
                yield Choice(BuyPrivate(player, private, 1), "price", 1, self._most(t, player, private))

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        """Every private of others, whenever."""
        return iter([BuyPrivate(by, private, 1) for private, owner in open_privates(t) if owner != by])

    def _has_bought(self, t: Table) -> bool:
        """Has the player made the one purchase of his turn, if this would be it?"""
        return self.is_purchase and t.frame(StockTurn).purchases > 0

    def _most(self, t: Table, player: Party, private: Private) -> int:
        """The highest price."""
        cap = t.title.privates[private].high
        return t.purse(player) if cap is None or not self.capped else min(cap, t.purse(player))

    def check(self, t: Table, action: BuyPrivate) -> None:
        turn = t.frame(StockTurn)
        t.require(action.by == turn.player, "not_your_turn", t.top.stage)
        t.require(not self._has_bought(t), "one_purchase")
        check_owned(t, action.private)
        t.require(t.state.privates[action.private] != action.by, "private_not_for_sale")
        t.require(self.allowed(t, action.private), "no_private_trade_now")
        check_trade(t, self.has_room, action.by, action.price, self._most(t, action.by, action.private))

    def play(self, t: Table, action: BuyPrivate) -> None:
        t.emit(PrivateSold(action.private, t.state.privates[action.private], action.by, action.price))
        if self.is_purchase:
            count_purchase(t)

    def counterparty(self, t: Table, action: BuyPrivate) -> Party:
        return self.agreement(t, t.state.privates[action.private], BuyPrivate)


def check_trade(t: Table, has_room: Room, buyer: Party, price: int, most: int) -> None:
    """What holds for every deal in privates between players."""
    t.require(most > 0, "cannot_afford_private", "trade", price=max(1, price), cash=t.purse(buyer))
    t.require(1 <= price <= most, "trade_price", low=1, high=most)
    t.require(has_room(t, buyer), "certificate_limit", limit=t.title.certificate_limit(t, buyer))


@final
@dataclass(frozen=True)
class SellingPrivate(Step[SellPrivate]):
    """A player sells a private to another: in his own stock turn, or to raise money in an emergency [1830-EM.4]."""

    takes = SellPrivate
    group = "privates"
    explained = False  # nobody can guess to whom somebody would like to sell
    has_room: Room
    seller: Callable[[Table], Party]
    """Who may sell now, or nobody."""
    allowed: Trades = after_first_round

    def actor(self, t: Table) -> Party:
        return self.seller(t)

    def candidates(self, t: Table) -> Iterator[Choice]:
        seller = self.seller(t)
        for private, owner in open_privates(t) if seller != NOBODY else ():
            if owner == seller and self.allowed(t, private):
                for buyer in clockwise(t, seller):
                    yield Choice(SellPrivate(seller, private, buyer, 1), "price", 1, t.purse(buyer))

    def check(self, t: Table, action: SellPrivate) -> None:
        t.require(action.by == self.seller(t), "not_your_turn", t.top.stage)
        check_owned(t, action.private)
        t.require(t.state.privates[action.private] == action.by, "private_not_for_sale")
        t.require(t.title.is_player(action.buyer) and action.buyer != action.by, "private_not_for_sale")
        t.require(self.allowed(t, action.private), "no_private_trade_now")
        check_trade(t, self.has_room, action.buyer, action.price, t.purse(action.buyer))

    def play(self, t: Table, action: SellPrivate) -> None:
        t.emit(PrivateSold(action.private, action.by, action.buyer, action.price))

    def counterparty(self, t: Table, action: SellPrivate) -> Party:
        return action.buyer
