"""How shares are sold on the public site, and where their markers fall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from ...core.action import SellShares
from ...core.event import CertGiven
from ...core.ids import NOBODY, POOL, Party
from ...core.table import Table
from ...rules.delivering import Form, kept_singles, part_of_presidents, singles
from ...rules.market import (
    FallenMarkers,
    market_order,
    one_row_per_share,
    operating_order,
    ranks_before,
    rise_again,
    sink_in_ranks,
)
from ...rules.operating import OperatingFrame, OperatingTurn
from ...rules.shares import SwapChoice, certs_held, shares_held, swap_forms
from ...rules.stock import StockFrame

# --- markers ---------------------------------------------------------------------------------------------------------


def rank_anew(t: Table) -> None:
    """A stock turn begins. Markers that fell in the operating rounds before still count as fallen in the turn of the
    first player [1849-PD-10]."""
    now = t.frame(StockFrame)
    if now.passes or now.last != NOBODY:
        rise_again(t)
    else:
        _forget_ranks(t)


def rank_anew_in_turn(t: Table, corp: Party) -> None:
    """A corporation's turn begins: its president's sales count together with those of presidents before, but markers
    rank as they lie now [1849-PD-10]."""
    _forget_ranks(t)


def _forget_ranks(t: Table) -> None:
    if t.extra(FallenMarkers).ranks:
        t.change_extra(FallenMarkers, ranks=())


def forget_fall(t: Table, corp: Party) -> None:
    """A corporation has closed: if it comes back, its marker has not fallen."""
    fallen = tuple(one for one in t.extra(FallenMarkers).fallen if one != corp)
    if fallen != t.extra(FallenMarkers).fallen:
        t.change_extra(FallenMarkers, fallen=fallen)


def fall_for_train(t: Table, corp: Party, shares: int) -> None:
    """A sale in an emergency: the order of the round is settled again before the marker comes to lie in its rank
    [1849-PD-10, 1849-PD-14]."""
    ranks, old = ranks_before(t), t.state.price[corp]
    fall_for_interest(t, corp, shares)
    if t.state.price[corp] != old:
        sink_in_ranks(t, corp, ranks)


def fall_for_interest(t: Table, corp: Party, shares: int) -> None:
    """A sale for the interest of a bond: the order of the round is settled again, and ranks do not matter
    [1849-PD-14]."""
    one_row_per_share(t, corp, shares)
    now = t.find(OperatingFrame)
    if now is not None:
        t.amend(now, queue=tuple(operating_order(t, now.eligible & t.state.floated)))


def fall_in_ruin(t: Table, corp: Party, shares: int) -> None:
    """One of the sales of all that can be sold: markers that have fallen lie as they came, below those that have not
    [1849-PD-10]."""
    old = t.state.price[corp]
    one_row_per_share(t, corp, shares)
    if t.state.price[corp] != old:
        sink_in_ranks(t, corp, tuple(market_order(t)))


# --- certificates ----------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class LooseExchange:
    """Where a seller gets a double certificate but must deliver one share, the pool gives him a single one back
    [1849-PD-11]."""

    asks_last: bool = False
    """What the old president takes for his certificate is asked when the operating turn is over."""

    def forms(self, t: Table, action: SellShares, corp: Party, new: Party) -> list[Form]:
        sizes, rest = t.title.cert_size, part_of_presidents(t, action, corp)
        if not rest:
            return swap_forms(t, corp, new)
        if shares_held(t, action.by, corp) - action.shares >= sizes[t.title.presidents_cert(corp)]:
            return []  # whoever keeps as much keeps his own certificate [1849-PD-12]
        others = [cert for cert in certs_held(t, action.by, corp) if cert != t.title.presidents_cert(corp)]
        if rest == 1 and any(sizes[cert] > 1 for cert in others):
            return []  # change is given only to somebody without a double certificate [1849-PD-12]
        if len(kept_singles(t, action, corp)) >= rest:
            return []  # ordinary certificates go first [1849-PD-12]
        gives_back = any(cert in action.certs for cert in others) if others else bool(singles(t, POOL, corp))
        return [form for form in swap_forms(t, corp, new) if sizes[form[0]] <= rest or gives_back]

    def give_back(self, t: Table, action: SellShares, corp: Party, given: Form) -> None:
        if t.title.cert_size[given[0]] > part_of_presidents(t, action, corp) > 0:
            t.emit(CertGiven(singles(t, POOL, corp)[0], action.by))

    def ask(self, t: Table, question: SwapChoice) -> None:
        pending = t.find(SwapChoice)
        if pending is not None:
            t.amend(pending, **vars(question))  # of several, the site remembers the last [1849-PD-31]
        elif self.asks_last:
            t.enter_under(question, t.frame(OperatingTurn))
        else:
            t.enter(question)
