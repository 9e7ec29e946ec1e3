"""Where the two ways to play 1849 differ: by the rulebook, and as the public site 18xx.games does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...core import event
from ...core.extras import Extras
from ...core.ids import Party, TrainKind
from ...core.state import Board, State
from ...core.table import Table
from ...core.title import Watch
from ...rules.calendar import Round, by_phase
from ...rules.closing import Markers, markers_go, markers_stay
from ...rules.delivering import EXACT, Exchange
from ...rules.discarding import as_listed, in_market_order
from ...rules.emergency import Spare, one_certificate, one_named_certificate
from ...rules.helping import with_a_dearer_one_too, with_the_cheapest
from ...rules.hopes import WithinReach, before_first_tile, on_offer
from ...rules.income import pay_incomes
from ...rules.launching import join_later
from ...rules.laying import LayingTrack
from ...rules.limits import Limits
from ...rules.market import one_row_per_share
from ...rules.network import has_route, has_way
from ...rules.operating import Order, Part, dearest_first, open_operating_round
from ...rules.powers import Landing
from ...rules.privates import BuyingPrivate
from ...rules.tokens import Tokening
from ...track.prints import MapSheet
from . import facts, rules, site
from .map import MAP, PLATFORM_MAP, PLATFORM_TILES, TILES

LIMITS = Limits(uncounted=frozenset(), unlimited=frozenset())
"""No zone of the market lifts a limit."""


@dataclass(frozen=True)
class Profile:
    """The choices that a way of playing makes."""

    extra: Extras
    """The facts at the start; the site has some of its own."""
    map: MapSheet
    """The site draws the strait of Messina with one hex more [1849-PD-02]."""
    tiles: Mapping[str, int]
    """The site has second copies of Messina's tiles [1849-PD-01]."""
    delay: Callable[[list[Party], Party], list[Party]]
    """How Trinacria is kept from coming early [1849-2.2.3, 1849-PD-04]."""
    first_offered_takes: bool
    """Who takes the first private for nothing [1849-8.0.12, 1849-PD-05]."""
    priority_follows: bool
    """The priority deal moves on when an initial round is over; on the site only at the end [1849-8.0.13]."""
    home_at_once: bool
    """The corporation of the Società d'Affari places its token as soon as it has its price; on the site, when the first
    stock round begins [1849-8.1.5, 1849-PD-07]."""
    consent: bool
    """The other side of a deal must agree; the site leaves that to honour."""
    one_price: bool
    """Shares of a corporation sold in one turn have one price [1849-9.2.2, 1849-PD-09]."""
    exchange: Exchange
    """How a sale is delivered that makes somebody else president; on the site he may sell one share although he gets a
    double certificate for his own [1849-9.5.9, 1849-PD-11]."""
    exchange_in_ruin: Exchange
    """The same, when all that can be sold is sold."""
    drop_in_need: Callable[[Table, Party, int], None]
    """How a marker falls when shares are sold in an operating round: each sale for itself; the site takes all sales
    since the last stock turn together [1849-PD-10]."""
    demand_best: bool
    """The best runs must be taken [1849-10.5.2.3]."""
    building: Callable[[LayingTrack, Landing, BuyingPrivate], tuple[Part, ...]]
    """Where in the turn a landing takes the place of track and token [1849-7.1.8]."""
    somewhere: Callable[[Table, Party], bool]
    """When trains have somewhere to run; on the site a port is enough to be asked."""
    waits: Mapping[str, Callable[[Table], bool]]
    """Parts of the turn that wait although nothing can be done in them."""
    stock: Round
    """How a stock round begins and what may come of its end [1849-8.1.5, 1849-PD-07, 1849-PD-23]."""
    operating: Round
    order: Order
    """The order of an operating round is looked at anew only after an emergency sale [1849-10.0.2, 1849-PD-14]."""
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
    leaver_keeps_privates: bool
    """A player who leaves keeps his privates [1849-PD-16]."""
    markers_at_closing: Callable[[Table, Party, Party], Markers]
    """What becomes of the port marker when its owner closes [1849-7.1.7, 1849-PD-27]."""
    closing_redeems_bond: bool
    """A bond is paid back when its corporation closes [1849-14.2.6, 1849-PD-19]."""
    one_bond_deal: bool
    """A bond is not redeemed and issued in one turn [1849-14.2.5, 1849-PD-19]."""
    interest_on_credit: bool
    """Interest may bring the treasury below nothing until the president pays [1849-PD-19]."""
    one_token_trade: bool
    """One station is bought in a turn [1849-14.1.5, 1849-PD-20]."""
    score: Callable[[Table, Party], int]
    watches: tuple[Watch, ...]
    """What else has consequences."""
    begin_turn: tuple[Callable[[Table, Party], None], ...]
    """What happens when a corporation's turn begins."""
    seen_board: Callable[[State, Party], Board] | None
    """The board on which reach is looked up; the site notices late that tokens are gone."""


def landing_instead(laying: LayingTrack, landing: Landing, buying: BuyingPrivate) -> tuple[Part, ...]:
    """The Società Marittima Siciliana may take the place of track and token, as long as both are to come
    [1849-7.1.8, 1849-CL-25]."""
    return (
        Part("track", (laying, landing), hope=before_first_tile(on_offer(buying))),
        Part("token", (Tokening(), landing), hope=WithinReach(landing, buying)),
    )


RULEBOOK = Profile(
    extra=facts.remembered(),
    map=MAP,
    tiles=TILES,
    delay=rules.shifted_to_fourth,
    first_offered_takes=True,
    priority_follows=True,
    home_at_once=True,
    consent=True,
    one_price=True,
    exchange=EXACT,
    exchange_in_ruin=EXACT,
    drop_in_need=one_row_per_share,
    demand_best=True,
    building=landing_instead,
    somewhere=has_route,
    waits={},
    stock=Round("stock", rules.open_stock),
    operating=Round("operating", open_operating_round, by_phase, before=(pay_incomes,)),
    order=dearest_first,
    spare=one_certificate,
    helped_with=with_the_cheapest,
    discards=in_market_order,
    redeems_in_first_turn=True,
    join_later=join_later,
    adopts_home=False,
    leaver_keeps_privates=False,
    markers_at_closing=markers_go,
    closing_redeems_bond=True,
    one_bond_deal=False,
    interest_on_credit=False,
    one_token_trade=True,
    score=rules.wealth,
    watches=(),
    begin_turn=(),
    seen_board=None,
)

SITE = Profile(
    extra=site.remembered(),
    map=PLATFORM_MAP,
    tiles=PLATFORM_TILES,
    delay=site.swapped_with_fourth,
    first_offered_takes=False,
    priority_follows=False,
    home_at_once=False,
    consent=False,
    one_price=False,
    exchange=site.LooseExchange(),
    exchange_in_ruin=site.LooseExchange(asks_last=True),
    drop_in_need=site.fall_and_settle_order,
    demand_best=False,
    building=site.landing_first,
    somewhere=has_way,
    waits=site.WAITS,
    stock=Round("stock", rules.open_stock, before=(site.place_waiting_homes,), after=(site.end_with_stock_round,)),
    operating=Round("operating", site.open_round_in_settled_order, by_phase, before=(pay_incomes,)),
    order=site.as_settled,
    spare=one_named_certificate,
    helped_with=with_a_dearer_one_too,
    discards=as_listed,
    redeems_in_first_turn=False,
    join_later=site.join_later_unless_stuck,
    adopts_home=True,
    leaver_keeps_privates=True,
    markers_at_closing=markers_stay,
    closing_redeems_bond=False,
    one_bond_deal=True,
    interest_on_credit=True,
    one_token_trade=False,
    score=site.wealth_on_the_site,
    watches=(
        Watch((event.PrivateSold,), site.BackToLanding("SMS")),
        Watch((event.CorporationClosed, *site.NEW_WAYS), site.remember_ghosts),
    ),
    begin_turn=(site.look_at_map,),
    seen_board=site.board_with_ghosts,
)

PROFILES = {"rulebook": RULEBOOK, "18xx.games": SITE}
