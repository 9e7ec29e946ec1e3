"""Where the two ways to play 18CZ differ: by the rulebook, and as the public site 18xx.games does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...core.ids import Party
from ...core.table import Table
from ...rules.buying import Buying, Starting
from ...rules.deals import Agreement, on_trust, owner_agrees
from ...rules.debts import Repaying, bank_lends_rest, in_debt
from ...rules.discarding import as_listed, in_market_order
from ...rules.drafting import Draft, Drafting
from ...rules.limits import Limits
from ...rules.market import fall_once
from ...rules.pending_sales import at_once, once_a_turn
from ...rules.raising import Bill
from ...rules.selling import SaleTerms, Selling, after_buying, not_in_first_round
from ...rules.stock import PlayerTurn, StockTurn
from . import rules

NO_ZONES: frozenset[str] = frozenset()
LIMITS = Limits(NO_ZONES, NO_ZONES)
"""Every certificate counts, wherever its marker stands [18CZ-VII.4.2]."""


def one_only(t: Table, turn: StockTurn, corp: Party, source: Party, papers: int) -> bool:
    """One certificate a turn [18CZ-VII.1.3]."""
    return False


def _purchases() -> tuple[Buying, Starting]:
    return Buying(LIMITS, one_only), Starting(LIMITS, rules.of_open_sizes)


@dataclass(frozen=True)
class Profile:
    """The choices that a way of playing makes."""

    agreement: Agreement
    """The other side of a deal must agree; the site leaves that to honour [18CZ-C48]."""
    demand_best: bool
    """The best runs must be taken [18CZ-VIII.8.4]."""
    draft: Draft
    """Which local railways are on offer, and who is asked [18CZ-VI.3]."""
    stock_turn: PlayerTurn
    discards: Callable[[Table, Party], list[Party]]
    """Who returns a train first [18CZ-C45]."""
    lend: Callable[[Table, Bill], None]
    """Who lends a director what he lacks [18CZ-VIII.11.6]."""
    train_trades: str
    """What a phase must allow for corporations to buy trains from each other; nothing, if they always may
    [18CZ-VIII.10.7]."""
    keeps_place: bool
    """The last place for a train is kept for one that meets the duty [18CZ-C40]."""
    exports_in_stock_round: bool
    """Trains over the limit after an export are returned when the stock round has begun, not before."""
    waits: Mapping[str, Callable[[Table], bool]]
    """Parts of the turn that wait although nothing can be done in them."""


RULEBOOK = Profile(
    agreement=owner_agrees,
    demand_best=True,
    draft=Draft(Drafting(rules.cheapest_of_each_size)),
    stock_turn=PlayerTurn(
        selling=Selling(SaleTerms(not_in_first_round, fall_once, moves=once_a_turn), after_buying, one_price=True),
        others=_purchases(),
        limits=LIMITS,
        bars=in_debt,
        bar="in_debt",
        despite=(Repaying(),),
    ),
    discards=in_market_order,
    lend=bank_lends_rest,
    train_trades="train_sales",
    keeps_place=True,
    exports_in_stock_round=False,
    waits={},
)

SITE = Profile(
    agreement=on_trust,
    demand_best=False,
    draft=Draft(),
    stock_turn=PlayerTurn(
        selling=Selling(SaleTerms(not_in_first_round, fall_once, moves=at_once), after_buying),
        others=_purchases(),
        limits=LIMITS,
        bars=in_debt,
        bar="in_debt",
        despite=(Repaying(whole=True),),
        may_stay_above=True,
    ),
    discards=as_listed,
    lend=bank_lends_rest,
    train_trades="",
    keeps_place=False,
    exports_in_stock_round=True,
    waits={},
)

PROFILES = {"rulebook": RULEBOOK, "18xx.games": SITE}
