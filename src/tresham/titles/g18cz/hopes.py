"""What local railways might still bring a corporation in its turn, so that nobody is hurried past a part of it
[18CZ-VIII.3.3]."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ...core.ids import Party, Private
from ...core.table import Table
from ...rules.closing import open_privates_of
from ...rules.depot import for_sale, has_room
from ...rules.laying import LayingTrack
from ...rules.operating import OperatingTurn
from ...rules.price_track import OneToTrackPrice, PriceTrack
from ...rules.privates import open_privates
from ...rules.take_overs import TakingOver
from ...rules.tile_powers import SpecialLaying
from ...rules.tokens import Tokening, token_price

Hope = Callable[[Table], bool]


@final
@dataclass(frozen=True)
class MoneyToCome:
    """Local railways are sold to the bank, own ones and those that players might sell before, for 1 at least
    [18CZ-C18]."""

    track: PriceTrack
    prices: OneToTrackPrice
    suits: Callable[[Table, Party, Private], bool]

    def means(self, t: Table, corp: Party) -> int:
        """What a corporation might have to spend."""
        price, purse = self.track(t) or 0, t.purse(corp)
        own = len(open_privates_of(t, corp)) * price
        if not purse and not own:
            return purse
        bought = [private for private, _ in open_privates(t) if self._may_buy(t, corp, private)]
        return purse + own + len(bought) * (price - 1)

    def _may_buy(self, t: Table, corp: Party, private: Private) -> bool:
        return self.suits(t, corp, private) and self.prices(t, corp, private) is not None

    def for_tile(self, free: LayingTrack, special: SpecialLaying) -> Hope:
        """A tile could be laid if its terrain could be paid, or if a special one came first."""

        def hope(t: Table) -> bool:
            corp = t.frame(OperatingTurn).corp
            if special.open(t):
                return True
            return self.means(t, corp) > t.purse(corp) and free.open(t)

        return hope

    def for_station(self, tokening: Tokening) -> Hope:
        """A station could be paid."""

        def hope(t: Table) -> bool:
            turn = t.frame(OperatingTurn)
            if turn.tokened or not t.state.charter[turn.corp]:
                return False
            price = token_price(t, turn.corp)
            return t.purse(turn.corp) < price <= self.means(t, turn.corp) and tokening.has_place(t, turn)

        return hope

    def for_prey(self, taking_over: TakingOver) -> Hope:
        """A smaller corporation could be paid."""

        def hope(t: Table) -> bool:
            corp = t.frame(OperatingTurn).corp
            if not taking_over.prey(t, corp):
                return False
            return self.means(t, corp) >= min(taking_over.least_cost(t, one) for one in taking_over.prey(t, corp))

        return hope

    def for_train(self, t: Table) -> bool:
        """A train of the bank could be paid."""
        corp = t.frame(OperatingTurn).corp
        prices = [t.title.trains[face].price for _, face in for_sale(t, corp)]
        return has_room(t, corp) and bool(prices) and t.purse(corp) < min(prices) <= self.means(t, corp)
