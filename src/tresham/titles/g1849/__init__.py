"""1849: The Game of Sicilian Railways, by Federico Vellani. The whole game on one page."""

from __future__ import annotations

from dataclasses import replace

from ...core import event
from ...core.title import Title, Watch
from ...rules.auctions import BiddingOff, Waterfall, open_auction
from ...rules.bonds import (
    BondIssued,
    Interest,
    IssuingBond,
    PayingDebt,
    RedeemingAtClosing,
    RedeemingBond,
    bond_duty,
    forget_at_closing,
    train_in_debt,
)
from ...rules.buying import Buying, Starting
from ...rules.calendar import Calendar, Round, always_the_same, open_calendar
from ...rules.closing import ClosesInCell, Disposal
from ...rules.discarding import Discards, discard_trains
from ...rules.emergency import EmergencySelling, GoingBankrupt, keeps_presidency
from ...rules.endings import bank_broken
from ...rules.floating import ChoosingPar, SettingPar
from ...rules.helping import Help
from ...rules.launching import (
    ChoosingHome,
    Launching,
    PlacingHome,
    forget_home,
    next_in_order,
    pars_by_phase,
)
from ...rules.laying import LayingTrack, by_new_track
from ...rules.market import fall_in_ranks, one_row_per_share, right_if_worth_a_share, rise_again
from ...rules.operating import CorporationTurn, OperatingRound, Part, never, waiting
from ...rules.paying import Paying, full, none, treasury_pays_corporation
from ...rules.phases import begin_phase
from ...rules.powers import Landing, PlacingMarker
from ...rules.privates import BuyingPrivate, close_privates
from ...rules.raising import Lapsing, RaisingMoney
from ...rules.rights import BuyingRight, lose_right
from ...rules.ruin import FacingRuin, LoanTaken, LosingCorporation, face_ruin
from ...rules.running import RunningTrains
from ...rules.selling import SaleTerms, Selling
from ...rules.stock import PlayerTurn, StockRound
from ...rules.swapping import ChoosingSwap
from ...rules.token_trades import BuyingToken
from ...rules.trains import BuyingTrains, may_decline_trains
from ...rules.treasury import Issuing, Redeeming
from ...track.atlas import compile_atlas
from . import facts, rules, site
from .cites import CITES
from .earnings import PORT_BONUS, PORT_MARKER, stop_worths
from .map import COASTAL_CITIES, GARIBALDI_HOMES, PORTS
from .papers import CERTIFICATES, CLOSED, CORPORATIONS, MARKET, MONEY, PHASES, PRIVATES, PURSES, trains
from .profiles import LIMITS, PROFILES, Profile

NAME = "1849: The Game of Sicilian Railways"
SEATS = range(3, 6)
OPTIONS = (
    "delay_ift",
    "reduced_4p_corps",
    "acquiring_station_tokens",
    "bonds",
    "electric_dreams",
    "free_runs",
)

NEEDS = {"electric_dreams": ("acquiring_station_tokens", "bonds")}
"""Electric trains are played only with both other variants [1849-14.3.1]."""

BANK_PAYS = (
    event.Paid,
    event.IncomePaid,
    event.DividendPaid,
    event.DividendWithheld,
    event.SharesSold,
    LoanTaken,
    BondIssued,
)
TAKES_OR_FREES_SLOTS = (
    event.TileLaid,
    event.TokenPlaced,
    event.TokenTaken,
    event.CorporationClosed,
    event.TileDestroyed,
)


def build(seats: int, options: frozenset[str], profile: str) -> Title:
    """1849 for a number of players, by the rulebook or as it is played on 18xx.games."""
    plays = PROFILES[profile]
    five = seats == 3 or (seats == 4 and "reduced_4p_corps" in options)
    corporations = 5 if five else 6

    homes = PlacingHome(GARIBALDI_HOMES)
    launch = Launching(homes)
    launch_first = launch if plays.home_at_once else Launching(site.no_home_yet)
    settle_bond = RedeemingAtClosing(facts.BOND) if plays.closing_redeems_bond else forget_at_closing
    in_ruin_settle_bond = RedeemingAtClosing(facts.BOND, False) if plays.closing_redeems_bond else forget_at_closing
    close = Disposal(
        before=(settle_bond, lose_right),
        after=(rules.affari_forgets, forget_home, plays.join_later),
        markers=plays.markers_at_closing,
    )
    sales = SaleTerms(rules.has_operated, fall_in_ranks, exchange=plays.exchange)
    in_need = replace(sales, drop=plays.drop_in_need, keeps=keeps_presidency)
    in_ruin = replace(in_need, drop=one_row_per_share, exchange=plays.exchange_in_ruin)
    bankruptcy = GoingBankrupt(in_ruin, LosingCorporation(replace(close, before=(in_ruin_settle_bond, lose_right))))
    buying_private = BuyingPrivate(consent=plays.consent)
    anytime = (buying_private, PlacingMarker("CNM", PORTS, PORT_MARKER))

    return Title(
        key="1849",
        seats=seats,
        options=options,
        profile=profile,
        currency="L.{}",
        money=MONEY,
        purse=PURSES[seats],
        certificate_limit=lambda t, player: CERTIFICATES[seats, corporations],
        certificates=LIMITS.counted,
        atlas=compile_atlas(plays.map, plays.tiles),
        market=MARKET,
        corporations=CORPORATIONS,
        privates=PRIVATES,
        trains=trains(corporations, "electric_dreams" in options),
        phases=PHASES,
        extra=plays.extra,
        begin=(rules.DrawingOrder(corporations, plays.delay if "delay_ift" in options else None), open_calendar),
        stages={
            "calendar": Calendar((Round("auction", open_auction),), always_the_same(plays.stock, plays.operating)),
            "auction": Waterfall(
                raise_by=5,
                drop_by=5,
                first_offered_takes=plays.first_offered_takes,
                priority_follows=plays.priority_follows,
            ),
            "bid_off": BiddingOff(raise_by=5),
            "par": ChoosingPar(SettingPar(pars_by_phase, rules.paid_by_bank(launch_first))),
            "home": ChoosingHome(homes),
            "stock": StockRound(close=(rules.prices_at_the_end,), begin_turn=(rise_again,)),
            "stock_turn": PlayerTurn(
                selling=Selling(sales, before_buying=True, one_price=plays.one_price),
                others=(
                    Buying(LIMITS, rules.founders_shares),
                    Starting(LIMITS, startable=next_in_order, pars=pars_by_phase, then=launch),
                ),
                limits=LIMITS,
            ),
            "swap": ChoosingSwap(),
            "operating": OperatingRound(plays.begin_turn, order=plays.order),
            "operating_turn": CorporationTurn(
                parts=waiting(
                    (
                        *_work_parts(options, plays, buying_private),
                        *_money_parts(options, plays, in_need, bankruptcy),
                        Part("privates", anytime),
                    ),
                    plays.waits,
                ),
                anytime=anytime,
                finish=(rules.end_after_turn,),
            ),
            "discard": Discards(plays.discards, anytime),
            "bond_duty": RaisingMoney(
                (EmergencySelling(in_need, plays.spare, bond_duty),), Lapsing(face_ruin), bill=bond_duty
            ),
            "ruin": FacingRuin(facts.LOAN, plays.leaver_keeps_privates),
        },
        watches=(
            Watch((event.PriceMoved,), rules.touches_the_end),
            Watch((event.PriceMoved,), ClosesInCell(CLOSED, close)),
            Watch(TAKES_OR_FREES_SLOTS, rules.WatchingGaribaldi(homes, plays.join_later)),
            Watch((event.TrainBought,), rules.affari_closes),
            Watch(BANK_PAYS, bank_broken),
            *plays.watches,
        ),
        effects={
            "first_corporation": rules.first_corporation,
            "discard_trains": discard_trains,
            "begin_phase": begin_phase,
            "close_privates": close_privates,
            "earthquake": rules.Earthquake(close, plays.adopts_home),
            "liquidate": bankruptcy.liquidate,
        },
        marker_texts={PORT_MARKER: f"+{PORT_BONUS}"},
        terrain_stays=True,
        seen_board=plays.seen_board,
        admits=rules.electric_only_with_marker,
        stop_worths=stop_worths,
        facts=facts.FACTS,
        score=plays.score,
        cites=CITES,
    )


def _work_parts(options: frozenset[str], plays: Profile, buying_private: BuyingPrivate) -> tuple[Part, ...]:
    """The first half of a corporation's turn: track, token, trains that run, and what they earn [1849-10.0.3]."""
    landing = Landing("SMS", COASTAL_CITIES)
    best = plays.demand_best and "free_runs" not in options
    paying = Paying(treasury_pays_corporation, (full(right_if_worth_a_share), none()))
    laying = LayingTrack(rules.terrain_by_gauge, by_new_track, "no_new_track", rules.ruins)
    return (
        *plays.building(laying, landing, buying_private),
        Part("run", (RunningTrains(best, plays.somewhere),), never, "must_run"),
        Part("dividend", (paying,), never, "must_declare", after=paying.unless_paid),
    )


def _money_parts(
    options: frozenset[str], plays: Profile, sales: SaleTerms, bankruptcy: GoingBankrupt
) -> tuple[Part, ...]:
    """The second half: buying tokens, rights and trains, shares and bonds [1849-10.0.3, 1849-14.0.2]."""
    buying_tokens = (Part("token_trade", (BuyingToken(plays.consent, plays.one_token_trade),)),)
    markers = (Part("right", (BuyingRight("electric_trains", 6, rules.electric_price),)),)
    return (
        *(buying_tokens if "acquiring_station_tokens" in options else ()),
        *(markers if "electric_dreams" in options else ()),
        Part(
            "trains",
            (
                BuyingTrains(plays.consent, Help(plays.helped_with, others=False)),
                EmergencySelling(sales, plays.spare),
                bankruptcy,
            ),
            may_decline_trains,
            "must_buy_train",
        ),
        Part("finance", (Issuing(one_row_per_share), Redeeming(not plays.redeems_in_first_turn))),
        *(_bond_parts(plays, sales, bankruptcy) if "bonds" in options else ()),
    )


def _bond_parts(plays: Profile, sales: SaleTerms, bankruptcy: GoingBankrupt) -> tuple[Part, ...]:
    """Interest, then redeeming, then issuing [1849-14.2.2, 1849-14.2.4, 1849-14.2.1]."""
    interest = Interest(facts.INTEREST, plays.interest_on_credit)
    help = (
        EmergencySelling(sales, plays.spare, interest.bill),
        replace(bankruptcy, bill=train_in_debt if plays.interest_on_credit else interest.bill),
    )
    paying = (PayingDebt(), *help) if plays.interest_on_credit else help
    redeeming = RedeemingBond(facts.BOND, rules.right_for_bond, plays.one_bond_deal)
    issuing = IssuingBond(facts.BOND, rules.left_for_bond, "bonds", plays.one_bond_deal)
    due = Part("interest", paying, never, "must_pay_interest", after=interest.charge, before=interest.charge)
    if plays.one_bond_deal:
        return (due, Part("bond", (redeeming, issuing)))
    return (due, Part("redeem_bond", (redeeming,)), Part("issue_bond", (issuing,)))
