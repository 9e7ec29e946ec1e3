"""1830: Railways & Robber Barons, by Francis Tresham. The whole game on one page."""

from __future__ import annotations

from typing import Any

from ...core.event import (
    CertGiven,
    CorporationFloated,
    DividendPaid,
    DividendWithheld,
    IncomePaid,
    PrivateExchanged,
    SharesBought,
    SharesSold,
    TileLaid,
    TrainBought,
)
from ...core.table import Step, Table
from ...core.title import Title, Watch
from ...rules.auctions import BiddingOff, Waterfall, open_auction, pay_incomes
from ...rules.calendar import Calendar, open_calendar
from ...rules.emergency import EmergencySelling, GoingBankrupt, any_time, one_certificate, one_share
from ...rules.endings import bank_broken, wealth
from ...rules.floating import ChoosingPar, float_corporations, sold_out_rises
from ...rules.laying import LayingTrack
from ...rules.limits import Limits
from ...rules.market import one_row_per_share
from ...rules.operating import CorporationTurn, OperatingRound, Part, never, open_operating_round
from ...rules.paying import Paying
from ...rules.powers import ClosesWithTrain, Exchanging, PrivateTile, PrivateToken, at_any_moment, between_turns
from ...rules.privates import BuyingPrivate, SellingPrivate, TradingForPrivate
from ...rules.running import RunningTrains
from ...rules.stock import Buying, PlayerTurn, SaleTerms, Selling, Starting, StockRound, open_stock_round
from ...rules.tokens import ChoosingCities, SettlingTokens, Tokening, layer_chooses, owner_chooses, place_home
from ...rules.trains import BuyingTrains, Discards, as_listed, buyer_first, close_privates, may_decline_trains
from ...track.atlas import compile_atlas
from . import rules
from .cites import CITES
from .map import MAP, PLATFORM_MAP, TILES
from .papers import BROWN, CERTIFICATES, CORPORATIONS, MARKET, ORANGE, PHASES, PRIVATES, PURSES, YELLOW, trains

NAME = "1830: Railways & Robber Barons"
SEATS = range(2, 7)
OPTIONS = ("multiple_brown_from_ipo", "optional_6_train", "free_runs")

LIMITS = Limits(uncounted=frozenset({YELLOW, ORANGE, BROWN}), unlimited=frozenset({ORANGE, BROWN}))


def _open_operating(t: Table) -> None:
    """Privates pay, then the corporations act."""
    pay_incomes(t)
    open_operating_round(t)


def _trades(site: bool) -> tuple[Step[Any], ...]:
    """How privates change hands between players in stock rounds."""
    if site:
        return (TradingForPrivate(LIMITS, rules.traded_on_the_site, consent=False, is_purchase=True),)
    return (TradingForPrivate(LIMITS), SellingPrivate(LIMITS, rules.seller_in_turn))


def build(seats: int, options: frozenset[str], profile: str) -> Title:
    """1830 for a number of players; the profile "18xx.games" plays as that site does."""
    site = profile == "18xx.games"
    in_rounds = SaleTerms(window=rules.not_in_first_round, drop=one_row_per_share)
    in_need = SaleTerms(window=any_time, drop=one_row_per_share)
    exchange = Exchanging("MH", "NYC", LIMITS, moment=at_any_moment if site else between_turns)
    several = rules.brown_from_anywhere if "multiple_brown_from_ipo" in options else rules.brown_from_pool
    paying, buying_private = Paying(), BuyingPrivate(consent=not site)
    champlain = PrivateTile("CS", "B20", ("3", "4", "58"), free=True, asks_always=site)
    anytime = (buying_private, champlain, exchange)
    return Title(
        key="1830",
        seats=seats,
        options=options,
        profile=profile,
        currency="${}",
        money=12000,
        purse=PURSES[seats],
        certificate_limit=lambda t, player: CERTIFICATES[seats],
        certificates=LIMITS.counted,
        atlas=compile_atlas(PLATFORM_MAP if site else MAP, TILES),
        market=MARKET,
        corporations=CORPORATIONS,
        privates=PRIVATES,
        trains=trains(sixes=3 if "optional_6_train" in options else 2),
        phases=PHASES,
        stages={
            "calendar": Calendar(opening=open_auction, stock=open_stock_round, operating=_open_operating),
            "auction": Waterfall(raise_by=5, drop_by=5, asides_open=() if site else (exchange,)),
            "bid_off": BiddingOff(raise_by=5),
            "par": ChoosingPar(),
            "stock": StockRound(close=(sold_out_rises,)),
            "stock_turn": PlayerTurn(
                selling=Selling(in_rounds),
                others=(Buying(LIMITS, several), Starting(LIMITS), *_trades(site)),
                limits=LIMITS,
                asides_open=(exchange,),
            ),
            "operating": OperatingRound(begin=(place_home,)),
            "operating_turn": CorporationTurn(
                parts=(
                    Part(
                        "track",
                        (LayingTrack(asks_always=site), PrivateTile("DH", "F16", ("57",), is_track_action=True)),
                    ),
                    Part("private_token", (PrivateToken("DH", "F16"),)),
                    Part("token", (Tokening(),)),
                    Part(
                        "run", (RunningTrains(demand_best=not site and "free_runs" not in options),), never, "must_run"
                    ),
                    Part("dividend", (paying,), never, "must_declare", after=paying.unless_paid),
                    Part(
                        "trains",
                        (
                            BuyingTrains(consent=not site, generous=site),
                            EmergencySelling(in_need, spare=one_certificate if site else one_share),
                            GoingBankrupt(in_need),
                        ),
                        may_decline_trains,
                        "must_buy_train",
                    ),
                    Part("privates", (buying_private, champlain)),
                ),
                anytime=anytime
                if site
                else (*anytime, SellingPrivate(LIMITS, rules.seller_in_need, rules.at_any_time)),
            ),
            "city": ChoosingCities(anytime),
            "discard": Discards(order=as_listed if site else buyer_first, anytime=anytime),
        },
        begin=(open_calendar,),
        watches=(
            Watch((TileLaid,), SettlingTokens(layer_chooses if site else owner_chooses)),
            Watch((SharesBought, PrivateExchanged, CertGiven), float_corporations),
            Watch((TrainBought,), ClosesWithTrain("BO", "B&O")),
            Watch(
                (CorporationFloated, IncomePaid, DividendPaid, DividendWithheld, SharesSold),
                bank_broken,
            ),
        ),
        effects={
            "camden_amboy": rules.camden_amboy,
            "baltimore_ohio": rules.baltimore_ohio,
            "close_privates": close_privates,
        },
        score=wealth,
        cites=CITES,
    )
