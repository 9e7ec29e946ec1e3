"""Where the two ways to play 1830 differ: by the rulebook, and as the public site 18xx.games does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ...core.ids import Party, Private, TrainKind
from ...core.table import Step, Table
from ...rules.closing import no_privates, open_privates_of
from ...rules.deals import Agreement, on_trust, owner_agrees
from ...rules.discarding import as_listed, buyer_first
from ...rules.emergency import Spare, one_named_certificate, one_share
from ...rules.limits import Limits
from ...rules.operating import never
from ...rules.parts_that_wait import Hope, WithinReach, no_tile_yet
from ...rules.powers import PrivateTile, at_any_moment, between_turns, in_turn_owns
from ...rules.privates import BuyingPrivate, SellingPrivate, TradingForPrivate
from ...rules.tokens import layer_chooses, owner_chooses
from ...rules.train_help import with_a_dearer_one_too, with_the_cheapest
from ...track.prints import MapSheet
from . import rules
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
    """Parts of the turn that wait although nothing can be done in them: the site asks about track, and whether the
    Champlain & St. Lawrence is to be used."""
    hope: Callable[[PrivateTile, BuyingPrivate], Hope]
    """What the Champlain & St. Lawrence might bring [1830-OR.3]; the site hopes for nothing."""
    exchange_in_auction: bool
    """The auction belongs to the first stock round, so the Mohawk & Hudson may be exchanged [1830-PV.MH.2]."""
    exchange_moment: Callable[[Table, Party], bool]
    trades: tuple[Step[Any], ...]
    """How privates change hands between players [1830-PV.4, 1830-DIFF.1]."""
    distress_sales: tuple[Step[Any], ...]
    """Privates may be sold to raise money [1830-EM.4, 1830-DIFF.7]."""
    spare: Spare
    """When a block sold in an emergency is larger than needed [1830-CL.12]."""
    helped_with: Callable[[Table, Party, TrainKind], bool]
    """With which train a president may help; on the site also with a dearer one although the treasury can pay the
    cheapest [1830-EM.8]."""
    lost_in_ruin: Callable[[Table, Party], list[Private]]
    """Which privates do not count any more in a bankrupt player's score [1830-EG.5, 1830-DIFF.11]."""
    discards: Callable[[Table, Party], list[Party]]
    """Who discards first [1830-CL.16, 1830-DIFF.8]."""
    city_chooser: Callable[[Table, Party], Party]
    """Who picks Erie's city when a tile comes to E11 [1830-CL.19, 1830-DIFF.6]."""


RULEBOOK = Profile(
    map=MAP,
    agreement=owner_agrees,
    sale_ends_purchase=True,
    demand_best=True,
    waits={},
    hope=WithinReach,
    exchange_in_auction=True,
    exchange_moment=between_turns,
    trades=(TradingForPrivate(LIMITS), SellingPrivate(LIMITS, rules.seller_in_turn)),
    distress_sales=(SellingPrivate(LIMITS, rules.seller_in_need, rules.at_any_time),),
    spare=one_share,
    helped_with=with_the_cheapest,
    lost_in_ruin=open_privates_of,
    discards=buyer_first,
    city_chooser=owner_chooses,
)

SITE = Profile(
    map=PLATFORM_MAP,
    agreement=on_trust,
    sale_ends_purchase=False,
    demand_best=False,
    waits={"track": no_tile_yet, "privates": in_turn_owns("CS")},
    hope=lambda power, buying: never,
    exchange_in_auction=False,
    exchange_moment=at_any_moment,
    trades=(TradingForPrivate(LIMITS, rules.traded_on_the_site, on_trust, is_purchase=True, capped=True),),
    distress_sales=(),
    spare=one_named_certificate,
    helped_with=with_a_dearer_one_too,
    lost_in_ruin=no_privates,
    discards=as_listed,
    city_chooser=layer_chooses,
)

PROFILES = {"rulebook": RULEBOOK, "18xx.games": SITE}
