"""Where the two ways to play 1850 differ: by the rulebook, and as the public site 18xx.games does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ...core.ids import Party
from ...core.stage import Step
from ...core.state import Life
from ...core.table import Table
from ...core.title import Title
from ...rules.budgets import Budget
from ...rules.buy_backs import RedeemingShare, ReissuingShares, put_to_sleep
from ...rules.buying import Buying, SeveralInZone, Starting
from ...rules.closing import Disposal, no_privates, off_the_map, out_of_the_game
from ...rules.coming_down import EnoughToComeDown
from ...rules.deals import Agreement, on_trust, owner_agrees
from ...rules.discarding import as_listed, buyer_first
from ...rules.emergency import (
    EmergencySelling,
    EndingInRuin,
    NoLessThan,
    Ruin,
    Spare,
    any_time,
    keeps_presidency,
    one_named_certificate,
    seller_in_need,
)
from ...rules.extra_lays import Grant, Once, OnceEachTurn, Permit
from ...rules.joining import by_new_track_or_stop
from ...rules.laying import LayingTrack
from ...rules.limits import Limits
from ...rules.market import fall_to_ledge
from ...rules.mechanism import plugged
from ...rules.passing import passed_over
from ...rules.pending_sales import OwnAtOnce, one_block_in_need, pending
from ...rules.privates import BuyingPrivate, SellingPrivate, TradingForPrivate, at_any_time
from ...rules.protection import Price, as_sold
from ...rules.rights import BuyingRight, TakesPlace, of_yellow_tile
from ...rules.selling import SaleTerms, Selling, not_in_first_round, on_both_sides_of_purchase
from ...rules.stock import PlayerTurn
from ...rules.tokens import Tokening, place_home
from ...rules.train_help import Help, TradeMeans, by_treasury_before_sales
from ..site_questions import asks_everybody
from ..site_rounds import end_with_last_turn
from ..site_views import reaches_remembered, stops_remembered
from . import hopes, rules, site, site_looks, site_track
from .map import ST_LOUIS, WEST_OF_RIVER
from .papers import BROWN, EXTRA_LAY, GREEN, ORANGE, YELLOW
from .places import before_mine_opens

LIMITS_NOW = Limits(frozenset({YELLOW, ORANGE, BROWN}), frozenset({ORANGE, BROWN}), must_sell_excess=False)
"""Which zones of the market lift the limits [1850-MK.10]; nobody must sell because he has too much of one corporation
[1850-SR.8]."""
LIMITS = replace(LIMITS_NOW, zone=rules.zone_after_sales)
"""The same in a player's own turn, when prices have still to fall [1850-SR.PP.15]."""
LIMITS_ON_SITE = replace(LIMITS_NOW, zone=site.zone_after_waiting_sales)

FALL = fall_to_ledge(GREEN)
"""What a sale does to the price, unless it is protected [1850-MK.1]."""
LEAST = rules.down_to_limit(LIMITS)
GONE_FOR_GOOD = Disposal(certs=out_of_the_game, tokens=off_the_map, life=Life.CLOSED)
LEAST_OUT = 6
"""So many shares stay with players and in the pool when a corporation takes one back [1850-SR.RD.3]."""

SALES = SaleTerms(not_in_first_round, FALL, moves=pending, again=rules.one_block_a_turn, least=LEAST)
ENOUGH = EnoughToComeDown(SALES, LIMITS, fewer=rules.fewer_that_count(LIMITS.uncounted))
"""Whoever is above the certificate limit sells enough; the site lets him stay above it if he sells too little of each
corporation [1850-SR.9]."""
IN_NEED = SaleTerms(any_time, FALL, keeps_presidency, OwnAtOnce(), again=one_block_in_need, least=LEAST, case="need")


@dataclass(frozen=True)
class Profile:
    """The choices that a way of playing makes."""

    agreement: Agreement
    """The other side of a deal must agree; the site leaves that to honour."""
    demand_best: bool
    """The best runs must be taken [1830-RT.10, 1850-DIFF.20]."""
    asked_in_auction: Callable[[Table], bool]
    """Who can afford nothing is passed over; the site asks him [1830-DIFF.16]."""
    stock_turn: PlayerTurn
    """What a player may do for himself, or for one corporation [1850-SR.1]."""
    after_stock_round: tuple[Callable[[Table], None], ...]
    """The site plays no more than a hundred sets of rounds."""
    is_stuck: Callable[[Table, str], bool] | None
    """A game in which nothing happens is over; the site goes on to the last set."""
    limits: Limits
    protected_at: Price
    """What a president pays for a block; on the site, the price of the moment at which he is asked."""
    in_need: SaleTerms
    spare: Spare
    """When a block sold in an emergency is larger than needed [1850-EM.6]."""
    coming_down: Callable[[EmergencySelling], tuple[Step[Any], ...]]
    """What else may be sold where a train must be bought [1850-DIFF.40]."""
    permits: tuple[Permit, ...]
    """Tiles that privates permit [1850-TR.10]."""
    mesabi_permits: tuple[Permit, ...]
    """Those that may be spent on the Mesabi Range [1850-MES.9, 1850-DIFF.11]."""
    mesabi_instead: Callable[[Budget], TakesPlace]
    """What a token of the Mesabi Range takes the place of [1850-TR.2, 1850-DIFF.12]."""
    anytime: Callable[[tuple[BuyingRight, ...]], tuple[Step[Any], ...]]
    """Tokens of the Mesabi Range that a private allows at any later point of the turn [1850-DIFF.32]."""
    laying: Callable[[Budget], LayingTrack]
    laying_with: Callable[[Permit, LayingTrack], LayingTrack]
    """What holds for a tile that a private permits [1850-DIFF.28]."""
    tokening: Tokening
    """On the site own stations reach where they reached when it last looked [1850-DIFF.39]."""
    told_near: Callable[[BuyingRight], BuyingRight]
    """Where a right is bought that one must come near to; on the site one is where one last saw oneself
    [1850-DIFF.39]."""
    trade_means: Callable[[Table, Help, Party], TradeMeans]
    """What may be paid for another corporation's train, once a share was sold [1850-EM.5, 1850-DIFF.40]."""
    begin_turn: tuple[Callable[[Table, Party], None], ...]
    """What happens when a turn begins."""
    hopes: hopes.Hopes
    waits: Callable[[Budget], Mapping[str, Callable[[Table], bool]]]
    """Parts of the turn that wait although nothing can be done in them."""
    distress_sales: tuple[Step[Any], ...]
    """Privates may be sold to raise money [1830-EM.4, 1830-DIFF.7]."""
    last_purchases: Callable[[BuyingPrivate], tuple[Step[Any], ...]]
    """What may be bought when all else is done [1850-DIFF.16]."""
    close: Disposal
    """What becomes of a corporation whose marker enters a black cell [1850-MK.8, 1850-MK.9]; on the site its token
    stays at its destination."""
    ruin: Ruin
    """Which privates do not count any more in a bankrupt player's score [1830-EG.5, 1830-DIFF.11]."""
    habits: Callable[[Title], Title]
    """What only the site remembers and does."""
    discards: Callable[[Table, Party], list[Party]]
    """Who discards first [1830-CL.16, 1830-DIFF.8]."""


WESTERN = frozenset(WEST_OF_RIVER)
CREDIT_MOBILIER = Permit("CM", Once(), WESTERN)
RIVER_BRIDGE = Permit("MRB", Once(), frozenset({ST_LOUIS}), is_free=True, comes_first=True)
GANT_BROTHERS = Permit("GBC", OnceEachTurn(), price=EXTRA_LAY)
LAND_GRANT = Permit("WLG", Grant(3, WESTERN, outside=1))
"""The four privates that permit tiles [1850-PV.P2.2, 1850-PV.P3.1, 1850-PV.P4.1, 1850-PV.P6.1]."""


def by_the_book(budget: Budget) -> LayingTrack:
    """No track to the Mesabi Range too early [1850-MES.2], none in Chicago that leads nowhere [1850-TR.8]."""
    return LayingTrack(
        joins=by_new_track_or_stop,
        unjoined="no_new_track",
        barred=rules.bridge_of_this_turn,
        sealed=before_mine_opens,
        budget=budget,
        forbids=rules.dead_end,
    )


RULEBOOK = Profile(
    agreement=owner_agrees,
    demand_best=True,
    asked_in_auction=passed_over,
    stock_turn=PlayerTurn(
        selling=Selling(replace(SALES, enough=ENOUGH), on_both_sides_of_purchase),
        others=(
            Buying(LIMITS, SeveralInZone(BROWN, beside_private=False), put_to_sleep),
            Starting(LIMITS),
            TradingForPrivate(LIMITS.room, is_purchase=True),
            RedeemingShare(LEAST_OUT),
            ReissuingShares(rules.par_of_reissue),
        ),
        limits=LIMITS,
    ),
    after_stock_round=(),
    is_stuck=None,
    limits=LIMITS,
    protected_at=as_sold,
    in_need=IN_NEED,
    spare=NoLessThan(LEAST),
    coming_down=lambda selling: (),
    permits=(CREDIT_MOBILIER, RIVER_BRIDGE, GANT_BROTHERS, LAND_GRANT),
    mesabi_permits=(CREDIT_MOBILIER, GANT_BROTHERS, LAND_GRANT),
    mesabi_instead=of_yellow_tile,
    anytime=lambda tokens: (),
    laying=by_the_book,
    laying_with=lambda permit, laying: laying,
    tokening=Tokening(),
    told_near=lambda right: right,
    trade_means=by_treasury_before_sales,
    begin_turn=(place_home,),
    hopes=hopes.IN_TURN,
    waits=lambda budget: {},
    distress_sales=(SellingPrivate(LIMITS.room, seller_in_need, at_any_time),),
    last_purchases=lambda buying: (buying,),
    close=GONE_FOR_GOOD,
    ruin=EndingInRuin(),
    habits=lambda title: title,
    discards=buyer_first,
)

LAND_GRANT_ON_SITE = replace(LAND_GRANT, uses=Grant(3, WESTERN, outside=1, closes_with=lambda hex: hex is not None))
"""A token of the Mesabi Range never closes it [1850-DIFF.32]."""
PERMITS_ON_SITE = (CREDIT_MOBILIER, RIVER_BRIDGE, GANT_BROTHERS, LAND_GRANT_ON_SITE)

SITE = Profile(
    agreement=on_trust,
    demand_best=False,
    asked_in_auction=asks_everybody,
    stock_turn=PlayerTurn(
        selling=Selling(SALES, on_both_sides_of_purchase),
        others=(
            Buying(LIMITS_ON_SITE, SeveralInZone(BROWN, ends_with_sale=False), site.close_sales),
            Starting(LIMITS_ON_SITE),
        ),
        limits=LIMITS_ON_SITE,
        anytime=(
            RedeemingShare(LEAST_OUT, site.pool_first, on_trust),
            ReissuingShares(site.par_of_reissue, site.never_too_late, site.any_number_of_times),
        ),
    ),
    after_stock_round=(end_with_last_turn,),
    is_stuck=lambda t, kind: False,
    limits=LIMITS_ON_SITE,
    protected_at=site.price_now,
    in_need=replace(IN_NEED, moves=site.OWN_FALLS_PLAINLY),
    spare=NoLessThan(LEAST, one_named_certificate),
    coming_down=lambda selling: (site.ComingDownInNeed(selling, LIMITS),),
    permits=PERMITS_ON_SITE,
    mesabi_permits=(LAND_GRANT_ON_SITE,),
    mesabi_instead=site_track.of_lay_even_after_upgrade,
    anytime=lambda tokens: site_track.tokens_later((LAND_GRANT_ON_SITE,), tokens),
    laying=site_track.laying,
    laying_with=site_track.laying_with,
    tokening=Tokening(stops_remembered, reaches_remembered),
    told_near=site_track.near_when_last_seen,
    trade_means=site.by_treasury_unless_short,
    begin_turn=(place_home, site_looks.look_before_closings),
    hopes=hopes.NONE,
    waits=lambda budget: {"track": site_track.has_tile_left(PERMITS_ON_SITE, budget)},
    distress_sales=(),
    last_purchases=site.last_purchases,
    close=replace(GONE_FOR_GOOD, markers=site.markers_lie),
    ruin=site.EndingUnsettled(EndingInRuin(no_privates)),
    habits=lambda title: plugged(site.habits(title), site_track.left_open_by(PERMITS_ON_SITE)),
    discards=as_listed,
)

PROFILES = {"rulebook": RULEBOOK, "18xx.games": SITE}
