"""Where the two ways to play 1849 differ: by the rulebook, and as the public site 18xx.games does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from ...core.action import BuyToken, SellShares
from ...core.ids import Party, Private
from ...core.stage import Step
from ...core.table import Table
from ...core.title import Title
from ...rules.auctions import Waterfall
from ...rules.calendar import Round, by_phase
from ...rules.closing import ClosesInCell, Disposal, markers_stay, no_privates, open_privates_of
from ...rules.deals import Agreement, on_trust, owner_agrees
from ...rules.discarding import in_market_order
from ...rules.emergency import GoingBankrupt, Spare, keeps_presidency, one_certificate, one_named_certificate
from ...rules.income import pay_incomes
from ...rules.joining import by_new_track
from ...rules.launching import join_later
from ...rules.laying import LayingTrack
from ...rules.limits import Limits
from ...rules.market import fall_in_ranks, one_row_per_share, rise_again
from ...rules.mechanism import Mechanism
from ...rules.network import has_route, has_way
from ...rules.operating import OperatingRound, Part, open_operating_round
from ...rules.parts_that_wait import WithinReach, before_first_tile, on_offer
from ...rules.powers import Landing
from ...rules.privates import BuyingPrivate
from ...rules.raising import Asks
from ...rules.ruin import LosingCorporation
from ...rules.selling import SaleTerms, Selling, after_buying
from ...rules.token_trades import BuyingToken
from ...rules.tokens import Tokening
from ...track.atlas import Atlas, compile_atlas
from ...track.prints import MapSheet
from ..site_questions import asks_everybody
from ..site_rounds import end_with_last_turn
from ..site_views import hexes_remembered, look
from . import rules, site, site_closing, site_quake, site_ruin, site_sales
from .earthquake import ruins
from .map import MAP, PLATFORM_MAP, PLATFORM_TILES, TILES
from .papers import CLOSED
from .site_charter import CHARTER
from .site_standstill import SellingUnlessAllStandsStill
from .site_token_trades import BuyingTokenUnlisted

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
    """Who takes the first private for nothing [1849-8.0.12, 1849-PD-05]; the priority deal moves on when an initial
    round is over, on the site only at the end [1849-8.0.13]; and there everybody is asked [1849-PD-26]."""
    first_home: Callable[[Table, Party], None]
    """The corporation of the Società d'Affari places its token as soon as it has its price; on the site, when the first
    stock round begins [1849-8.1.5, 1849-PD-07]."""
    agreement: Agreement
    """The other side of a deal must agree; the site leaves that to honour."""
    selling: Step[SellShares]
    """Shares of a corporation sold in one turn have one price [1849-9.2.2, 1849-PD-09]. The site lets a president sell
    one share although he gets a double certificate for his own [1849-9.5.9, 1849-PD-11]; after some sales it would
    stand still [1849-PD-30]."""
    begin_stock_turn: Callable[[Table], None]
    """From when on markers that fall lie as they ranked before; the site begins late [1849-9.2.3, 1849-PD-10]."""
    in_need: SaleTerms
    """In operating rounds markers fall by each sale for itself; the site takes all sales since the last stock turn
    together [1849-PD-10]."""
    in_debt: SaleTerms
    """When the interest of a bond is to be paid; the site forgets to take those sales together."""
    ruin: GoingBankrupt
    """What becomes of a president who cannot raise the money: on the site all that he has is sold before anything
    closes, and he may be asked later whether he leaves [1849-10.7.6, 1849-PD-32, 1849-PD-33]."""
    given_up: Callable[[GoingBankrupt, Asks], GoingBankrupt]
    """How that goes when the interest of a bond cannot be raised [1849-14.2.3, 1849-PD-19]."""
    demand_best: bool
    """The best runs must be taken [1849-10.5.2.3]."""
    laying: LayingTrack
    """Where tiles are laid, and what they cost; on the site, where track reached when the corporation last looked
    [1849-10.3.0.3]."""
    building: Callable[[LayingTrack, Landing, BuyingPrivate], tuple[Part, ...]]
    """Where in the turn a landing takes the place of track and token [1849-7.1.8]."""
    somewhere: Callable[[Table, Party], bool]
    """When trains have somewhere to run; on the site a port is enough to be asked."""
    waits: Mapping[str, Callable[[Table], bool]]
    """Parts of the turn that wait although nothing can be done in them."""
    rounds: tuple[Round, Round]
    """How stock rounds begin and what may come of their end [1849-8.1.5, 1849-PD-07, 1849-PD-23, 1849-PD-35]; operating
    rounds."""
    operating: OperatingRound
    """On the site the order of an operating round is looked at anew only after an emergency sale
    [1849-10.0.2, 1849-PD-14]."""
    before_trains: Callable[[Table], None] | None
    """On the site the time to buy trains may be over before it begins [1849-PD-36]."""
    spare: Spare
    """When a block sold in an emergency is larger than needed [1849-10.7.2]."""
    discards: Callable[[Table, Party], list[Party]]
    """Who discards first [1849-6.3, 1849-PD-25]."""
    redeems_in_first_turn: bool
    """A corporation may take a share back in its first turn [1849-10.8.6, 1849-PD-24]."""
    join_later: Callable[[Table, Party], None]
    """How a closed corporation comes to the end of the launch order [1849-11.3, 1849-PD-22]."""
    charter: Mechanism
    """Where stations are sold, it matters what is Garibaldi's home: on the site, what lies first on its charter
    [1849-14.1.4, 1849-PD-20]."""
    lost_by_leaving: Callable[[Table, Party], list[Private]]
    """Which privates go with a player who leaves [1849-PD-16]."""
    close: Disposal
    """On the site a port marker stays on the map when its owner closes [1849-PD-27]."""
    closes: ClosesInCell
    """If several markers come to the closing cell at once, the site goes by its list, and not before the move is over
    [1849-11.3, 1849-PD-32]."""
    closings: tuple[Mechanism, ...]
    """What else there is to a closing: on the site questions are left over, and there is a list
    [1849-PD-25, 1849-PD-31, 1849-PD-32, 1849-PD-33]."""
    closing_redeems_bond: bool
    """A bond is paid back when its corporation closes [1849-14.2.6, 1849-PD-19]."""
    one_bond_deal: bool
    """A bond is not redeemed and issued in one turn [1849-14.2.5, 1849-PD-19]."""
    interest_on_credit: bool
    """Interest may bring the treasury below nothing until the president pays [1849-PD-19]."""
    buying_token: Step[BuyToken]
    """One station is bought in a turn, from Phase 6 on [1849-14.1.1, 1849-14.1.5, 1849-PD-20]."""
    score: Callable[[Table, Party], int]
    habits: Callable[[Title], Title]
    """What else is different in the title as a whole: the site remembers too much."""

    @property
    def atlas(self) -> Atlas:
        """The map and the tiles, ready for use."""
        return compile_atlas(self.map, self.tiles)


def as_it_is(title: Title) -> Title:
    """Nothing else is different."""
    return title


def for_this_bill(ruin: GoingBankrupt, bill: Asks) -> GoingBankrupt:
    """It is the same, whatever cannot be paid."""
    return replace(ruin, bill=bill)


def landing_instead(laying: LayingTrack, landing: Landing, buying: BuyingPrivate) -> tuple[Part, ...]:
    """The Società Marittima Siciliana may take the place of track and token, as long as both are to come
    [1849-7.1.8, 1849-CL-25]."""
    return (
        Part("track", (laying, landing), hope=before_first_tile(on_offer(buying))),
        Part("token", (Tokening(), landing), hope=WithinReach(landing, buying)),
    )


SALES = SaleTerms(rules.has_operated, fall_in_ranks)
LAYING = LayingTrack(rules.terrain_by_gauge, by_new_track, "no_new_track", ruins)
IN_NEED = replace(SALES, drop=one_row_per_share, keeps=keeps_presidency)

RULEBOOK = Profile(
    map=MAP,
    tiles=TILES,
    delay=rules.shifted_to_fourth,
    auction=Waterfall(raise_by=5, drop_by=5, first_offered_takes=True, priority_follows=True),
    first_home=rules.HOMES,
    agreement=owner_agrees,
    selling=Selling(SALES, after_buying, one_price=True),
    begin_stock_turn=rise_again,
    in_need=IN_NEED,
    in_debt=IN_NEED,
    ruin=GoingBankrupt(IN_NEED, LosingCorporation(Disposal())),
    given_up=for_this_bill,
    demand_best=True,
    laying=LAYING,
    building=landing_instead,
    somewhere=has_route,
    waits={},
    rounds=(
        Round("stock", rules.open_stock),
        Round("operating", open_operating_round, by_phase, before=(pay_incomes,)),
    ),
    operating=OperatingRound(),
    before_trains=None,
    spare=one_certificate,
    discards=in_market_order,
    redeems_in_first_turn=True,
    join_later=join_later,
    charter=Mechanism(),
    lost_by_leaving=open_privates_of,
    close=Disposal(),
    closes=ClosesInCell(CLOSED, Disposal()),
    closings=(),
    closing_redeems_bond=True,
    one_bond_deal=False,
    interest_on_credit=False,
    buying_token=BuyingToken(),
    score=rules.wealth,
    habits=as_it_is,
)

SITE_CLOSES = Disposal(markers=markers_stay)
SITE_CLOSES_IN_CELL = ClosesInCell(CLOSED, SITE_CLOSES, site_closing.when_the_move_is_over)

SITE = Profile(
    map=PLATFORM_MAP,
    tiles=PLATFORM_TILES,
    delay=site.swapped_with_fourth,
    auction=Waterfall(raise_by=5, drop_by=5, first_offered_takes=False, priority_follows=False, asked=asks_everybody),
    first_home=site.no_home_yet,
    agreement=on_trust,
    selling=SellingUnlessAllStandsStill(
        Selling(replace(SALES, exchange=site_sales.LooseExchange()), after_buying), LIMITS
    ),
    begin_stock_turn=site_sales.rank_anew,
    in_need=replace(IN_NEED, drop=site_sales.fall_for_train, exchange=site_sales.LooseExchange()),
    in_debt=replace(IN_NEED, drop=site_sales.fall_for_interest, exchange=site_sales.LooseExchange()),
    ruin=GoingBankrupt(
        replace(IN_NEED, drop=site_sales.fall_in_ruin, exchange=site_sales.LooseExchange(asks_last=True)),
        LosingCorporation(site_closing.after_the_fallen(SITE_CLOSES), site_ruin.face_ruin_while_somebody_operates),
        sells=site_ruin.all_at_once,
    ),
    given_up=site_ruin.given_up_in_debt,
    demand_best=False,
    laying=replace(LAYING, joins=site.new_track_remembered, near=hexes_remembered),
    building=site.landing_first,
    somewhere=has_way,
    waits=site.WAITS,
    rounds=(
        Round(
            "stock",
            rules.open_stock,
            before=(site.place_waiting_homes,),
            after=(site.end_with_stock_round, end_with_last_turn),
        ),
        Round("operating", site.open_round_in_settled_order, by_phase, before=(pay_incomes,)),
    ),
    operating=OperatingRound(
        (look, site_sales.rank_anew_in_turn, site_quake.begin_upset, site_ruin.ask_ruined),
        order=site.as_settled,
    ),
    before_trains=site_quake.skip_if_upset,
    spare=one_named_certificate,
    discards=site_closing.crowded_as_listed,
    redeems_in_first_turn=False,
    join_later=site.join_later_unless_stuck,
    charter=CHARTER,
    lost_by_leaving=no_privates,
    close=SITE_CLOSES,
    closes=SITE_CLOSES_IN_CELL,
    closings=(
        site_closing.CLOSINGS,
        site_closing.closes_late(SITE_CLOSES_IN_CELL),
        site_ruin.RUINS,
        site_quake.QUAKE,
    ),
    closing_redeems_bond=False,
    one_bond_deal=True,
    interest_on_credit=True,
    buying_token=BuyingTokenUnlisted(),
    score=site.wealth_on_the_site,
    habits=site.with_oversights,
)

PROFILES = {"rulebook": RULEBOOK, "18xx.games": SITE}
