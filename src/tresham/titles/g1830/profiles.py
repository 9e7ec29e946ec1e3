"""Where the two ways to play 1830 differ: by the rulebook, and as the public site 18xx.games does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ...core.ids import Party, Private
from ...core.stage import Step
from ...core.table import Table
from ...rules.choosing_cities import layer_chooses, owner_chooses
from ...rules.closing import no_privates, open_privates_of
from ...rules.deals import Agreement, on_trust, owner_agrees
from ...rules.discarding import as_listed, buyer_first
from ...rules.emergency import Spare, one_named_certificate, one_share, seller_in_need
from ...rules.joining import by_any_side
from ...rules.laying import LayingTrack
from ...rules.limits import Limits
from ...rules.mechanism import Mechanism
from ...rules.network import has_route
from ...rules.operating import never
from ...rules.parts_that_wait import Hope, WithinReach, no_tile_yet
from ...rules.passing import passed_over
from ...rules.powers import PrivateTile, at_any_moment, between_turns, in_turn_owns
from ...rules.privates import BuyingPrivate, SellingPrivate, TradingForPrivate, at_any_time
from ...rules.tokens import Tokening, place_home
from ...rules.train_help import PRESIDENT_HELPS, Help
from ...track.prints import MapSheet
from ..site_questions import asks_everybody, could_pay_some_train
from ..site_routes import has_route_or_had_one, routes_seen
from ..site_views import (
    JoinedAsRemembered,
    hexes_remembered,
    look,
    reaches_remembered,
    remembered_views,
    stops_remembered,
)
from . import rules, site
from .map import MAP, PLATFORM_MAP
from .papers import BROWN, ORANGE, YELLOW

LIMITS = Limits(uncounted=frozenset({YELLOW, ORANGE, BROWN}), unlimited=frozenset({ORANGE, BROWN}))
"""Which zones of the market lift the limits [1830-MK.7]."""


@dataclass(frozen=True)
class Profile:
    """The choices that a way of playing makes."""

    map: MapSheet
    """The site does not join I1 and J2 to one area [1830-DIFF.5]."""
    agreement: Agreement
    """The other side of a deal must agree; the site leaves that to honour [1830-DIFF.1]."""
    sale_ends_purchase: bool
    """After a sale no further brown certificates are bought; the site lets the purchase go on [1830-SR.2]."""
    demand_best: bool
    """The best runs must be taken [1830-RT.10, 1830-DIFF.4]."""
    waits: Mapping[str, Callable[[Table], bool]]
    """Parts of the turn that wait although nothing can be done in them: the site asks about track, about
    trains that another corporation might sell, and whether the Champlain & St. Lawrence is to be used."""
    hope: Callable[[PrivateTile, BuyingPrivate], Hope]
    """What the Champlain & St. Lawrence might bring [1830-OR.3]; the site hopes for nothing."""
    laying: LayingTrack
    tokening: Tokening
    """Where own stations reach [1830-TR.5, 1830-TK.5]; on the site, where they reached when it last looked."""
    begin_turn: tuple[Callable[[Table, Party], None], ...]
    """A first turn begins with the home token [1830-TK.1]; on the site every turn begins with a look at the map."""
    beside_token: Callable[[tuple[Step[Any], ...]], tuple[Step[Any], ...]]
    """What may be done while the Delaware & Hudson's token is asked for: all that may be done at any time; on the site
    no private is bought [1830-PV.DH.2]."""
    exchange_in_auction: bool
    """The auction belongs to the first stock round, so the Mohawk & Hudson may be exchanged [1830-PV.MH.2]."""
    exchange_moment: Callable[[Table, Party], bool]
    trades: tuple[Step[Any], ...]
    """How privates change hands between players [1830-PV.4, 1830-DIFF.1]."""
    asked_in_turn: Callable[[Table], bool]
    """Who has nothing to do in a stock turn is passed over; not on the site, if he could ask for a private
    [1830-DIFF.1]."""
    asked_in_auction: Callable[[Table], bool]
    """Who can afford nothing is passed over; the site asks him [1830-DIFF.16]."""
    distress_sales: tuple[Step[Any], ...]
    """Privates may be sold to raise money [1830-EM.4, 1830-DIFF.7]."""
    spare: Spare
    """When a block sold in an emergency is larger than needed [1830-CL.12]."""
    help: Help
    """How a president helps with a train; on the site with another corporation's also where the treasury could pay the
    cheapest one of the bank [1830-EM.2, 1830-DIFF.12]."""
    lost_in_ruin: Callable[[Table, Party], list[Private]]
    """Which privates do not count any more in a bankrupt player's score [1830-EG.5, 1830-DIFF.11]."""
    discards: Callable[[Table, Party], list[Party]]
    """Who discards first [1830-CL.16, 1830-DIFF.8]."""
    habits: tuple[Mechanism, ...]
    """What else it remembers."""
    somewhere: Callable[[Table, Party], bool]
    """Has a corporation a route, so that it runs its trains and must own one? [1830-RT.1, 1830-TN.8, 1830-DIFF.6]"""
    city_chooser: Callable[[Table, Party], Party]
    """Who picks Erie's city when a tile comes to E11 [1830-CL.19, 1830-DIFF.6]."""


RULEBOOK = Profile(
    map=MAP,
    agreement=owner_agrees,
    sale_ends_purchase=True,
    demand_best=True,
    waits={},
    hope=WithinReach,
    laying=LayingTrack(),
    tokening=Tokening(),
    begin_turn=(place_home,),
    beside_token=lambda anytime: anytime,
    exchange_in_auction=True,
    exchange_moment=between_turns,
    trades=(TradingForPrivate(LIMITS.room), SellingPrivate(LIMITS.room, rules.seller_in_turn)),
    asked_in_turn=passed_over,
    asked_in_auction=passed_over,
    distress_sales=(SellingPrivate(LIMITS.room, seller_in_need, at_any_time),),
    spare=one_share,
    help=PRESIDENT_HELPS,
    lost_in_ruin=open_privates_of,
    discards=buyer_first,
    habits=(),
    somewhere=has_route,
    city_chooser=owner_chooses,
)

SITE = Profile(
    map=PLATFORM_MAP,
    agreement=on_trust,
    sale_ends_purchase=False,
    demand_best=False,
    waits={"track": no_tile_yet, "trains": could_pay_some_train, "privates": in_turn_owns("CS")},
    hope=lambda power, buying: never,
    laying=LayingTrack(joins=JoinedAsRemembered(by_any_side), near=hexes_remembered),
    tokening=Tokening(stops_remembered, reaches_remembered),
    begin_turn=(place_home, look),
    beside_token=site.without_purchases,
    exchange_in_auction=False,
    exchange_moment=at_any_moment,
    trades=(TradingForPrivate(site.any_number, site.traded, on_trust, is_purchase=True, capped=True),),
    asked_in_turn=site.could_ask_for_private,
    asked_in_auction=asks_everybody,
    distress_sales=(),
    spare=one_named_certificate,
    help=Help(others=site.with_help_while_owing),
    lost_in_ruin=no_privates,
    discards=as_listed,
    habits=(remembered_views(), routes_seen()),
    somewhere=has_route_or_had_one,
    city_chooser=layer_chooses,
)

PROFILES = {"rulebook": RULEBOOK, "18xx.games": SITE}
