"""Where the two ways to play 1848 differ: by the rulebook, and as the public site 18xx.games does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ...core.event import PresidencyPassed, PriceMoved
from ...core.ids import Party, Private, TrainKind
from ...core.stage import Stage, Step
from ...core.table import Table
from ...core.title import Watch
from ...rules import income
from ...rules.coming_down import EnoughToComeDown
from ...rules.deals import Agreement, on_trust, owner_agrees
from ...rules.discarding import as_listed, discard_at_last
from ...rules.emergency import EmergencySelling, any_time, keeps_every_presidency
from ...rules.insolvency import SettlingDebt, overdrafts
from ...rules.joined_homes import Condition, has_floated
from ...rules.lasting_powers import PlacingTile, Serves, ServesOwner
from ...rules.laying import LayingTrack
from ...rules.limits import Limits
from ...rules.loans import Lender, TakingLoan, loans_this_turn
from ...rules.market import one_row_per_sale
from ...rules.mechanism import Mechanism
from ...rules.operating import CorporationTurn, Part, never
from ...rules.parts_that_wait import Hope
from ...rules.passing import passed_over
from ...rules.privates import PriceRange, as_printed, close_privates, from_anybody, from_its_president
from ...rules.receivership import Receivership, certificates_less_ruins, from_the_one_in_turn, receivership
from ...rules.selling import SaleTerms
from ...rules.stock import must_come_down, spare_deposed
from ...rules.tokens import Tokening, place_home
from ...rules.train_help import Help, TradeMeans
from ...rules.trains import Terms, face_value_between_presidents
from ...track.prints import MapSheet
from ..site_questions import asks_everybody
from ..site_views import look, reaches_remembered, remembered_views, stops_remembered
from . import rules, site, site_falls, site_last_step
from .map import MAP, PLATFORM_MAP, PLATFORM_TILES, TILES

SALES = SaleTerms(rules.sale_window, one_row_per_sale, again=rules.one_sale_a_turn)
IN_NEED = SaleTerms(any_time, one_row_per_sale, keeps_every_presidency, case="need")
"""What a director sells to answer for his company; nobody loses a company by it [1848-5.5.3a]."""
LIMITS = Limits(frozenset(), frozenset(), must_sell_excess=False, with_privates=False, is_due=must_come_down)
"""Privates do not count; whoever is above the limit sells in his first turn of a stock round [1848-12.2.1]."""
ENOUGH = EnoughToComeDown(SALES, LIMITS, rules.is_bank_of_england)
"""He sells enough: no sale may be so small that he stays above it when he has sold all other companies too."""


@dataclass(frozen=True)
class Profile:
    """The choices that a way of playing makes."""

    map: MapSheet
    tiles: dict[str, int]
    agreement: Agreement
    """The other side of a deal must agree; the site leaves that to honour."""
    asked_in_auction: Callable[[Table], bool]
    """Who can do nothing is passed over."""
    sales: SaleTerms
    """How shares are sold in a stock round; on the site somebody may stay above the certificate limit."""
    limits: Limits
    certificate_limit: Callable[[tuple[int, ...], int], Callable[[Table, Party], int]]
    """How it falls with receiverships [1848-12.2.1a, 1848-PD-09]."""
    private_sellers: Callable[[Table, Party, Party], bool]
    """From whom a company may buy a private [1848-4.1d, 1848-PD-04]."""
    lender: Lender
    loans_taken: Callable[[Table], int]
    """Which loans of a turn count when another one is to be taken freely."""
    admits: Callable[[TakingLoan], Callable[[Table, Party, TrainKind], bool]]
    """With which trains compulsory loans help [1848-8.4.1b, 1848-PD-18]."""
    helps_with_any: bool
    """Compulsory loans are taken for a 2E too [1848-C-32, 1848-PD-18]."""
    means_for_others: Callable[[TakingLoan], Callable[[Table, Help, Party], TradeMeans]]
    """What may be paid for another company's train [1848-C-32, 1848-PD-28]."""
    buys_beyond_limit: Callable[[Table, Party], bool] | None
    """May a company without room buy a train nevertheless [1848-8.3.5a, 1848-PD-38]?"""
    terms: Terms
    """Prices between companies [1848-8.3.4]."""
    laying: Callable[[LayingTrack], LayingTrack]
    tokening: Tokening
    """On the site own stations reach where they reached when it last looked."""
    hope: Callable[[Hope], Hope]
    """What parts of the turn wait for; the site hopes for nothing."""
    parts: Callable[[tuple[Part, ...], TakingLoan], tuple[Part, ...]]
    """The parts of a turn; the site has more of them [1848-PD-07, 1848-PD-31]."""
    anytime: Callable[[Step[Any]], tuple[Step[Any], ...]]
    """What else may be done at any point of a turn."""
    serves: Serves
    """Whom privates serve, and from when on [1848-4.1e, 1848-PD-23]."""
    serves_tasmania: Serves
    """Whom the Tasmanian Railways serve [1848-4.4b, 1848-PD-03]."""
    private_prices: PriceRange
    private_revenue: Callable[[Table, Private], int]
    close_privates: Callable[[Table], None]
    """Privates close; on the site some stay open without income [1848-4.1g, 1848-PD-29]."""
    place_tasmania: Callable[[PlacingTile], Callable[[Table], None]]
    discard_trains: Callable[[Table], None]
    demand_all: bool
    """Trains that can run must [1848-C-71, 1848-PD-33]."""
    floats: Condition
    """When a company gets its capital, once its shares are sold [1848-C-16, 1848-PD-02]."""
    ready: Callable[[Table, Party], bool]
    """Who acts when its place in a round comes."""
    begin_turn: tuple[Callable[[Table, Party], None], ...]
    end_turn: tuple[Callable[[Table, Party], None], ...]
    """What happens when a turn is over [1848-PD-37]."""
    falls: Callable[[Receivership], Mechanism]
    """What happens when a company falls [1848-C-23, 1848-PD-31]."""
    in_need: SaleTerms
    insolvency: Callable[[EmergencySelling, CorporationTurn], Stage]
    """How a debtor sells [1848-5.5.3, 1848-PD-16]."""
    discards: Callable[[Table, Party], list[Party]]
    """Who gives up trains first [1848-C-40, 1848-PD-31]."""
    beside_discards: Callable[[CorporationTurn], tuple[Step[Any], ...]]
    """What the company in turn may do while trains are to be given up; on the site, what it may do at any moment."""
    score: Callable[[Table, Party], int]
    habits: tuple[Mechanism, ...]
    """What else it remembers and does."""


RULEBOOK = Profile(
    map=MAP,
    tiles=TILES,
    agreement=owner_agrees,
    asked_in_auction=passed_over,
    sales=replace(SALES, enough=ENOUGH),
    limits=LIMITS,
    certificate_limit=certificates_less_ruins,
    private_sellers=from_its_president,
    lender=rules.LENDER,
    loans_taken=loans_this_turn,
    admits=lambda loan: rules.in_need,
    helps_with_any=False,
    means_for_others=lambda loan: rules.by_treasury_alone,
    buys_beyond_limit=None,
    terms=face_value_between_presidents,
    laying=lambda laying: laying,
    tokening=Tokening(),
    hope=lambda hope: hope,
    parts=lambda parts, loan: parts,
    anytime=lambda oodnadatta: (),
    serves=rules.SERVES,
    serves_tasmania=rules.SERVES,
    private_prices=as_printed,
    private_revenue=income.as_printed,
    close_privates=close_privates,
    place_tasmania=lambda placing: placing.must_be_laid,
    discard_trains=discard_at_last,
    demand_all=True,
    floats=rules.JOINED,
    ready=has_floated,
    begin_turn=(place_home,),
    end_turn=(),
    falls=lambda how: receivership(how, PriceMoved),
    in_need=IN_NEED,
    insolvency=lambda selling, turn: SettlingDebt(selling),
    discards=from_the_one_in_turn,
    beside_discards=lambda turn: (),
    score=rules.wealth,
    habits=(overdrafts(), Mechanism(watches=(Watch((PresidencyPassed,), spare_deposed),))),
)

SITE = Profile(
    map=PLATFORM_MAP,
    tiles=PLATFORM_TILES,
    agreement=on_trust,
    asked_in_auction=asks_everybody,
    sales=SALES,
    limits=replace(LIMITS, is_due=None),
    certificate_limit=site.limit_by_table,
    private_sellers=from_anybody,
    lender=replace(rules.LENDER, columns=site.more_in_need),
    loans_taken=site.free_loans_this_turn,
    admits=site.admits,
    helps_with_any=True,
    means_for_others=site.means_for_others,
    buys_beyond_limit=site.is_beyond_limit,
    terms=site.face_value_or_treasury,
    laying=site.laying,
    tokening=Tokening(stops_remembered, reaches_remembered),
    hope=lambda hope: never,
    parts=site.parts,
    anytime=site.at_any_time,
    serves=ServesOwner(),
    serves_tasmania=site.only_own(ServesOwner()),
    private_prices=site.private_prices,
    private_revenue=site.private_revenue,
    close_privates=site.end_privates,
    place_tasmania=lambda placing: site.ends_privates_first(placing.must_be_laid),
    discard_trains=site_falls.discard_trains,
    demand_all=False,
    floats=site.at_once,
    ready=rules.JOINED,
    begin_turn=(place_home, look),
    end_turn=(site_last_step.leave_last_step,),
    falls=site_falls.falls,
    in_need=replace(IN_NEED, keeps=site_falls.keeps),
    insolvency=site_falls.settling_crisis,
    discards=as_listed,
    beside_discards=lambda turn: turn.anytime,
    score=site.wealth,
    habits=(remembered_views(), site_falls.HABITS),
)

PROFILES = {"rulebook": RULEBOOK, "18xx.games": SITE}
