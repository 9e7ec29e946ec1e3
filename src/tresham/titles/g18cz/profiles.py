"""Where the two ways to play 18CZ differ: by the rulebook, and as the public site 18xx.games does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ...core.cards import Corporation, TrainType
from ...core.ids import Party
from ...core.stage import Stage, Step
from ...core.table import Table
from ...core.title import Title
from ...rules.budgets import Budget, in_first_turn, two_yellow_or_one_upgrade
from ...rules.buying import Buying, Starting
from ...rules.choosing_cities import ChoosingCities
from ...rules.deals import Agreement, on_trust, owner_agrees
from ...rules.debts import Repaying, bank_lends_rest, in_debt
from ...rules.discarding import as_listed, discard_trains, in_market_order
from ...rules.double_stations import ChoosingStation
from ...rules.drafting import Draft, Drafting
from ...rules.home_tiles import HomesOnTiles
from ...rules.laying import LayingTrack, nowhere
from ...rules.limits import Limits
from ...rules.market import fall_once
from ...rules.mechanism import plugged
from ...rules.network import has_route
from ...rules.operating import CorporationTurn
from ...rules.pending_sales import at_once, once_a_turn
from ...rules.raising import Bill
from ...rules.selling import SaleTerms, Selling, after_buying, not_in_first_round
from ...rules.stock import PlayerTurn
from ...rules.take_overs import TakingOver
from ...rules.tile_powers import Powers, WaivingTerrain, free
from ...rules.tokens import Tokening
from ...rules.trains import BuyingTrains, may_decline_trains
from ...track.ids import Hex
from ..site_routes import has_route_or_had_one, routes_seen
from . import rules, site, site_building, site_trains
from .papers import TRAINS
from .site_vaclav import SITE_WAYS
from .vaclav import VaclavsWays

NO_ZONES: frozenset[str] = frozenset()
LIMITS = Limits(NO_ZONES, NO_ZONES)
"""Every certificate counts, wherever its marker stands [18CZ-VII.4.2]."""


HOMES = HomesOnTiles(rules.LARGE_ONES)


def _purchases() -> tuple[Buying, Starting]:
    """One certificate a turn [18CZ-VII.1.3]."""
    return Buying(LIMITS), Starting(LIMITS, rules.of_open_sizes)


@dataclass(frozen=True)
class Profile:
    """The choices that a way of playing makes."""

    name: str
    agreement: Agreement
    """The other side of a deal must agree; the site leaves that to honour [18CZ-C48]."""
    somewhere: Callable[[Table, Party], bool]
    """Has a corporation a route to run on? [18CZ-VIII.7.1, 18CZ-DIFF.12]"""
    demand_best: bool
    """The best runs must be taken [18CZ-VIII.8.4]."""
    draft: Stage
    """Which local railways are on offer, and who is asked [18CZ-VI.3]."""
    stock_turn: PlayerTurn
    discards: Callable[[Table, Party], list[Party]]
    """Who returns a train first [18CZ-C45]."""
    lend: Callable[[Table, Bill], None]
    """Who lends a director what he lacks [18CZ-VIII.11.6]."""
    train_trades: str
    """What a phase must allow for corporations to buy trains from each other; nothing, if they always may
    [18CZ-VIII.10.7]."""
    any_at_limit: bool
    """At the limit, too, any train may be bought, if the one that must be there is not [18CZ-VIII.10.5]."""
    keeps_helped_train: bool
    """The train with which a director helped is not the one that a lower limit takes [18CZ-VIII.11.4]; on the site any
    may go [18CZ-DIFF.8]."""
    corporation: Callable[[Corporation], Corporation]
    """With where its shares lie [18CZ-VII.6.1]."""
    ask_crowd: Callable[[Table], None]
    """Who has too many trains in a new phase returns some [18CZ-VIII.12.14]."""
    exports_in_stock_round: bool
    """Trains over the limit after an export are returned when the stock round has begun, not before."""
    waits: Callable[[Budget, Tokening, TakingOver], Mapping[str, Callable[[Table], bool]]]
    """Parts of the turn that wait although nothing can be done in them."""
    buying_trains: Callable[[BuyingTrains], Step[Any]]
    may_decline_trains: Callable[[Table], bool]
    """When the part of the turn is over in which trains are bought [18CZ-VIII.10.1]."""
    budget: Budget
    """What may be laid in a turn [18CZ-VIII.4.2]."""
    barred: Callable[[Table], Collection[Hex]]
    """Where a corporation lays nothing before its home has a tile [18CZ-VIII.4.3]."""
    waiving: Callable[[Powers, LayingTrack], Step[Any]]
    """How the terrain power of a local railway is used [18CZ-IV.1.12]."""
    take_over: Callable[[Table, Party, Party], None]
    """What becomes of a corporation that is taken over [18CZ-VIII.9.5]."""
    returns_excess: bool
    """Trains that were taken over and are too many go to the pool, and are not scrapped [18CZ-C32]."""
    before_trains: Callable[[Table], None] | None
    """What happens before trains are bought."""
    trains: tuple[TrainType, ...]
    """With how E trains run [18CZ-VIII.7.5]."""
    homes: Callable[[Table, Party], None]
    """What happens at the start of a corporation's turn [18CZ-VIII.6.4]."""
    choosing_cities: Callable[[CorporationTurn], Stage]
    choosing_station: Callable[[CorporationTurn], Stage]
    """What else may be done while somebody says which of two stations comes off [18CZ-VIII.9.6]."""
    habits: Callable[[Title], Title]
    """What only the site remembers."""
    counts_printed_values: bool
    """Before the first operating round local railways are worth what is printed on them [18CZ-DIFF.37]."""
    has_hopes: bool
    """Nobody is hurried past a part that local railways could bring to life; the site waits where it waits."""
    vaclav: VaclavsWays
    """How Václav's corporations are played in Bohemia [18CZ-XI.1.5]."""


RULEBOOK = Profile(
    name="rulebook",
    agreement=owner_agrees,
    somewhere=has_route,
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
    any_at_limit=False,
    keeps_helped_train=True,
    corporation=lambda one: one,
    ask_crowd=discard_trains,
    exports_in_stock_round=False,
    waits=lambda budget, tokening, taking_over: {},
    buying_trains=lambda buying: buying,
    may_decline_trains=may_decline_trains,
    budget=in_first_turn(two_yellow_or_one_upgrade),
    barred=rules.all_but_bare_home,
    waiving=lambda powers, laying: WaivingTerrain(powers, replace(laying, cost=free), laying),
    take_over=rules.TAKEN_OVER,
    returns_excess=False,
    before_trains=None,
    trains=TRAINS,
    homes=HOMES,
    choosing_cities=lambda turn: ChoosingCities(),
    choosing_station=lambda turn: ChoosingStation(turn.anytime),
    habits=lambda title: title,
    counts_printed_values=False,
    has_hopes=True,
    vaclav=VaclavsWays(),
)

SITE = Profile(
    name="18xx.games",
    agreement=on_trust,
    somewhere=has_route_or_had_one,
    demand_best=False,
    draft=site.HastyDraft(Drafting()),
    stock_turn=PlayerTurn(
        selling=Selling(SaleTerms(not_in_first_round, fall_once, moves=at_once), after_buying),
        others=_purchases(),
        limits=LIMITS,
        bars=in_debt,
        bar="in_debt",
        despite=(Repaying(whole=True),),
        may_stay_above=True,
        asked=site.asks_idle(LIMITS),
    ),
    discards=as_listed,
    lend=bank_lends_rest,
    train_trades="",
    any_at_limit=True,
    keeps_helped_train=False,
    corporation=site.as_on_the_site,
    ask_crowd=site_trains.ask_crowd,
    exports_in_stock_round=True,
    waits=lambda budget, tokening, taking_over: {
        "track": site.lays_left(budget),
        "token": site.station_payable(tokening),
        "take_over": site.prey_there(taking_over),
        "trains": site_trains.could_buy,
        "privates": site.locals_left,
    },
    buying_trains=site_trains.BuyingUntilBroke,
    may_decline_trains=site_trains.may_decline,
    budget=in_first_turn(site_building.first_turn_budget),
    barred=nowhere,
    waiving=site_building.waiving,
    take_over=site_building.take_apart,
    returns_excess=True,
    before_trains=site_trains.give_up_excess,
    trains=tuple(map(site_trains.express, TRAINS)),
    homes=site.HomesChosenTwice(HOMES),
    choosing_cities=lambda turn: site.ChoosingTwice(site.while_a_city_is_chosen(turn.anytime)),
    choosing_station=lambda turn: ChoosingStation(site.without_purchases(turn.anytime)),
    habits=lambda title: plugged(title, site.habits(), site_trains.memory(), routes_seen(site.city_chosen)),
    counts_printed_values=True,
    has_hopes=False,
    vaclav=SITE_WAYS,
)

PROFILES = {plays.name: plays for plays in (RULEBOOK, SITE)}
