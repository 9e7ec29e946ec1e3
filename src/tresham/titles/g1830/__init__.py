"""1830: Railways & Robber Barons, by Francis Tresham. The whole game on one page."""

from __future__ import annotations

from ...core import event
from ...core.title import Title, Watch
from ...rules.auctions import BiddingOff, Waterfall, open_auction
from ...rules.buying import Buying, SeveralInZone, Starting
from ...rules.calendar import Calendar, Round, always_the_same, by_phase, open_calendar
from ...rules.choosing_cities import ChoosingCities, SettlingTokens
from ...rules.discarding import Discards, discard_trains
from ...rules.emergency import EmergencySelling, EndingInRuin, GoingBankrupt, any_time, keeps_presidency
from ...rules.endings import bank_may_break, wealth
from ...rules.floating import ChoosingPar, float_corporations, sold_out_rises
from ...rules.income import pay_incomes
from ...rules.market import one_row_per_share
from ...rules.mechanism import plugged
from ...rules.operating import CorporationTurn, OperatingRound, Part, never, open_operating_round, waiting
from ...rules.parts_that_wait import before_first_tile, on_offer, with_token_left, with_train_waiting
from ...rules.paying import Paying
from ...rules.phases import begin_phase
from ...rules.powers import ClosesWithTrain, Exchanging, PrivateTile, PrivateToken
from ...rules.privates import BuyingPrivate, close_privates
from ...rules.running import RunningTrains
from ...rules.selling import SaleTerms, Selling, not_in_first_round
from ...rules.stock import PlayerTurn, StockRound, open_stock_round
from ...rules.trains import BuyingTrains, may_decline_trains
from ...track.atlas import compile_atlas
from . import rules
from .cites import CITES
from .map import TILES
from .papers import BROWN, CERTIFICATES, CORPORATIONS, MARKET, PHASES, PRIVATES, PURSES, trains
from .profiles import LIMITS, PROFILES

NAME = "1830: Railways & Robber Barons"
SEATS = range(2, 7)
OPTIONS = ("multiple_brown_from_ipo", "optional_6_train", "free_runs")


def build(seats: int, options: frozenset[str], profile: str) -> Title:
    """1830 for a number of players, by the rulebook or as it is played on 18xx.games."""
    plays = PROFILES[profile]
    in_rounds = SaleTerms(window=not_in_first_round, drop=one_row_per_share)
    in_need = SaleTerms(window=any_time, drop=one_row_per_share, keeps=keeps_presidency)
    several = SeveralInZone(BROWN, "multiple_brown_from_ipo" in options, plays.sale_ends_purchase)
    best = plays.demand_best and "free_runs" not in options

    mohawk = Exchanging("MH", "NYC", LIMITS, moment=plays.exchange_moment)
    champlain = PrivateTile("CS", "B20", ("3", "4", "58"), free=True)
    delaware = PrivateTile("DH", "F16", ("57",), is_track_action=True)
    buying_private = BuyingPrivate(plays.agreement)
    anytime = (buying_private, champlain, mohawk)
    new_track = plays.hope(champlain, buying_private)
    running = RunningTrains(demand_best=best, somewhere=plays.somewhere)
    paying = Paying()
    bankruptcy = GoingBankrupt(in_need, EndingInRuin(plays.lost_in_ruin))

    title = Title(
        key="1830",
        seats=seats,
        options=options,
        profile=profile,
        currency="${}",
        money=12000,
        purse=PURSES[seats],
        certificate_limit=lambda t, player: CERTIFICATES[seats],
        certificates=LIMITS.counted,
        atlas=compile_atlas(plays.map, TILES),
        market=MARKET,
        corporations=CORPORATIONS,
        privates=PRIVATES,
        trains=trains(sixes=3 if "optional_6_train" in options else 2),
        phases=PHASES,
        begin=(open_calendar,),
        stages={
            "calendar": Calendar(
                (Round("auction", open_auction),),
                always_the_same(
                    Round("stock", open_stock_round),
                    Round("operating", open_operating_round, by_phase, before=(pay_incomes,)),
                ),
            ),
            "auction": Waterfall(
                raise_by=5,
                drop_by=5,
                anytime=(mohawk,) if plays.exchange_in_auction else (),
                asked=plays.asked_in_auction,
            ),
            "bid_off": BiddingOff(raise_by=5, asked=plays.asked_in_auction),
            "par": ChoosingPar(),
            "stock": StockRound(close=(sold_out_rises,)),
            "stock_turn": PlayerTurn(
                selling=Selling(in_rounds),
                others=(Buying(LIMITS, several), Starting(LIMITS), *plays.trades),
                limits=LIMITS,
                anytime=(mohawk,),
                asked=plays.asked_in_turn,
            ),
            "operating": OperatingRound(begin=plays.begin_turn),
            "operating_turn": CorporationTurn(
                parts=waiting(
                    (
                        Part(
                            "track",
                            (plays.laying, delaware),
                            hope=before_first_tile(new_track, on_offer(buying_private)),
                        ),
                        Part("private_token", (PrivateToken("DH", "F16"),), beside=plays.beside_token(anytime)),
                        Part("token", (plays.tokening,), hope=with_token_left(new_track)),
                        Part("run", (running,), running.may_stay, "must_run", hope=with_train_waiting(new_track)),
                        Part("dividend", (paying,), never, "must_declare", after=paying.unless_paid),
                        Part(
                            "trains",
                            (
                                BuyingTrains(plays.agreement, plays.help),
                                EmergencySelling(in_need, plays.spare),
                                bankruptcy,
                                *plays.distress_sales,
                            ),
                            may_decline_trains,
                            "must_buy_train",
                        ),
                        Part("privates", (buying_private, champlain)),
                    ),
                    plays.waits,
                ),
                anytime=anytime,
            ),
            "city": ChoosingCities(anytime),
            "discard": Discards(plays.discards, anytime),
        },
        watches=(
            Watch((event.TileLaid,), SettlingTokens(plays.city_chooser)),
            Watch((event.SharesBought, event.PrivateExchanged, event.CertGiven), float_corporations),
            Watch((event.TrainBought,), ClosesWithTrain("BO", "B&O")),
            bank_may_break(),
        ),
        effects={
            "camden_amboy": rules.camden_amboy,
            "baltimore_ohio": rules.baltimore_ohio,
            "begin_phase": begin_phase,
            "close_privates": close_privates,
            "discard_trains": discard_trains,
            "liquidate": bankruptcy.liquidate,
        },
        owes_train=plays.somewhere,
        score=wealth,
        cites=CITES,
    )
    return plugged(title, *plays.habits)
