"""Where the two ways to play 1849 differ: by the rulebook, and as the public site 18xx.games does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from ...core.ids import Party, Private, TrainKind
from ...core.table import Table
from ...core.title import Title
from ...rules.auctions import Waterfall
from ...rules.calendar import Round, by_phase
from ...rules.closing import Disposal, markers_stay, no_privates, open_privates_of
from ...rules.deals import Agreement, on_trust, owner_agrees
from ...rules.discarding import as_listed, in_market_order
from ...rules.emergency import Spare, keeps_presidency, one_certificate, one_named_certificate
from ...rules.income import pay_incomes
from ...rules.launching import join_later
from ...rules.laying import LayingTrack
from ...rules.limits import Limits
from ...rules.market import fall_in_ranks, one_row_per_share
from ...rules.network import has_route, has_way
from ...rules.operating import OperatingRound, Part, open_operating_round
from ...rules.parts_that_wait import WithinReach, before_first_tile, on_offer
from ...rules.powers import Landing
from ...rules.privates import BuyingPrivate
from ...rules.selling import SaleTerms, Selling
from ...rules.tokens import Tokening
from ...rules.train_help import with_a_dearer_one_too, with_the_cheapest
from ...track.atlas import Atlas, compile_atlas
from ...track.prints import MapSheet
from . import rules, site
from .map import MAP, PLATFORM_MAP, PLATFORM_TILES, TILES

LIMITS = Limits(uncounted=frozenset(), unlimited=frozenset())
"""No zone of the market lifts a limit."""


@dataclass(frozen=True)
class Profile:
    """The choices that a way of playing makes."""

    map: MapSheet
    """The site draws the strait of Messina with one hex more [1849-PD-02]."""
    tiles: Mapping[str, int]
    """The site has second copies of Messina's tiles [1849-PD-01]."""
    delay: Callable[[list[Party], Party], list[Party]]
    """How Trinacria is kept from coming early [1849-2.2.3, 1849-PD-04]."""
    auction: Waterfall
    """Who takes the first private for nothing [1849-8.0.12, 1849-PD-05]; and the priority deal moves on when an initial
    round is over, on the site only at the end [1849-8.0.13]."""
    first_home: Callable[[Table, Party], None]
    """The corporation of the Società d'Affari places its token as soon as it has its price; on the site, when the first
    stock round begins [1849-8.1.5, 1849-PD-07]."""
    agreement: Agreement
    """The other side of a deal must agree; the site leaves that to honour."""
    selling: Selling
    """Shares of a corporation sold in one turn have one price [1849-9.2.2, 1849-PD-09]. The site lets a president sell
    one share although he gets a double certificate for his own [1849-9.5.9, 1849-PD-11]."""
    in_need: SaleTerms
    """In operating rounds markers fall by each sale for itself; the site takes all sales since the last stock turn
    together [1849-PD-10]."""
    in_ruin: SaleTerms
    """When all that can be sold is sold."""
    demand_best: bool
    """The best runs must be taken [1849-10.5.2.3]."""
    building: Callable[[LayingTrack, Landing, BuyingPrivate], tuple[Part, ...]]
    """Where in the turn a landing takes the place of track and token [1849-7.1.8]."""
    somewhere: Callable[[Table, Party], bool]
    """When trains have somewhere to run; on the site a port is enough to be asked."""
    waits: Mapping[str, Callable[[Table], bool]]
    """Parts of the turn that wait although nothing can be done in them."""
    rounds: tuple[Round, Round]
    """How stock rounds begin and what may come of their end [1849-8.1.5, 1849-PD-07, 1849-PD-23]; operating rounds."""
    operating: OperatingRound
    """On the site the order of an operating round is looked at anew only after an emergency sale
    [1849-10.0.2, 1849-PD-14]."""
    spare: Spare
    """When a block sold in an emergency is larger than needed [1849-10.7.2]."""
    helped_with: Callable[[Table, Party, TrainKind], bool]
    """With which train a president may help; on the site also with a dearer one although the treasury can pay the
    cheapest [1849-10.7.1]."""
    discards: Callable[[Table, Party], list[Party]]
    """Who discards first [1849-6.3, 1849-PD-25]."""
    redeems_in_first_turn: bool
    """A corporation may take a share back in its first turn [1849-10.8.6, 1849-PD-24]."""
    join_later: Callable[[Table, Party], None]
    """How a closed corporation comes to the end of the launch order [1849-11.3, 1849-PD-22]."""
    adopts_home: bool
    """After the earthquake Garibaldi's next token is its home [1849-PD-20]."""
    lost_by_leaving: Callable[[Table, Party], list[Private]]
    """Which privates go with a player who leaves [1849-PD-16]."""
    close: Disposal
    """On the site a port marker stays on the map when its owner closes [1849-PD-27]."""
    closing_redeems_bond: bool
    """A bond is paid back when its corporation closes [1849-14.2.6, 1849-PD-19]."""
    one_bond_deal: bool
    """A bond is not redeemed and issued in one turn [1849-14.2.5, 1849-PD-19]."""
    interest_on_credit: bool
    """Interest may bring the treasury below nothing until the president pays [1849-PD-19]."""
    one_token_trade: bool
    """One station is bought in a turn [1849-14.1.5, 1849-PD-20]."""
    score: Callable[[Table, Party], int]
    habits: Callable[[Title], Title]
    """What else is different in the title as a whole: the site notices late that tokens are gone."""

    @property
    def atlas(self) -> Atlas:
        """The map and the tiles, ready for use."""
        return compile_atlas(self.map, self.tiles)


def as_it_is(title: Title) -> Title:
    """Nothing else is different."""
    return title


def landing_instead(laying: LayingTrack, landing: Landing, buying: BuyingPrivate) -> tuple[Part, ...]:
    """The Società Marittima Siciliana may take the place of track and token, as long as both are to come
    [1849-7.1.8, 1849-CL-25]."""
    return (
        Part("track", (laying, landing), hope=before_first_tile(on_offer(buying))),
        Part("token", (Tokening(), landing), hope=WithinReach(landing, buying)),
    )


SALES = SaleTerms(rules.has_operated, fall_in_ranks)
IN_NEED = replace(SALES, drop=one_row_per_share, keeps=keeps_presidency)

RULEBOOK = Profile(
    map=MAP,
    tiles=TILES,
    delay=rules.shifted_to_fourth,
    auction=Waterfall(raise_by=5, drop_by=5, first_offered_takes=True, priority_follows=True),
    first_home=rules.HOMES,
    agreement=owner_agrees,
    selling=Selling(SALES, before_buying=True, one_price=True),
    in_need=IN_NEED,
    in_ruin=IN_NEED,
    demand_best=True,
    building=landing_instead,
    somewhere=has_route,
    waits={},
    rounds=(
        Round("stock", rules.open_stock),
        Round("operating", open_operating_round, by_phase, before=(pay_incomes,)),
    ),
    operating=OperatingRound(),
    spare=one_certificate,
    helped_with=with_the_cheapest,
    discards=in_market_order,
    redeems_in_first_turn=True,
    join_later=join_later,
    adopts_home=False,
    lost_by_leaving=open_privates_of,
    close=Disposal(),
    closing_redeems_bond=True,
    one_bond_deal=False,
    interest_on_credit=False,
    one_token_trade=True,
    score=rules.wealth,
    habits=as_it_is,
)

SITE = Profile(
    map=PLATFORM_MAP,
    tiles=PLATFORM_TILES,
    delay=site.swapped_with_fourth,
    auction=Waterfall(raise_by=5, drop_by=5, first_offered_takes=False, priority_follows=False),
    first_home=site.no_home_yet,
    agreement=on_trust,
    selling=Selling(replace(SALES, exchange=site.LooseExchange()), before_buying=True),
    in_need=replace(IN_NEED, drop=site.fall_and_settle_order, exchange=site.LooseExchange()),
    in_ruin=replace(IN_NEED, exchange=site.LooseExchange(asks_last=True)),
    demand_best=False,
    building=site.landing_first,
    somewhere=has_way,
    waits=site.WAITS,
    rounds=(
        Round("stock", rules.open_stock, before=(site.place_waiting_homes,), after=(site.end_with_stock_round,)),
        Round("operating", site.open_round_in_settled_order, by_phase, before=(pay_incomes,)),
    ),
    operating=OperatingRound((site.look_at_map,), order=site.as_settled),
    spare=one_named_certificate,
    helped_with=with_a_dearer_one_too,
    discards=as_listed,
    redeems_in_first_turn=False,
    join_later=site.join_later_unless_stuck,
    adopts_home=True,
    lost_by_leaving=no_privates,
    close=Disposal(markers=markers_stay),
    closing_redeems_bond=False,
    one_bond_deal=True,
    interest_on_credit=True,
    one_token_trade=False,
    score=site.wealth_on_the_site,
    habits=site.with_oversights,
)

PROFILES = {"rulebook": RULEBOOK, "18xx.games": SITE}
