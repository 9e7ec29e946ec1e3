"""1850: The Midwest, by W. R. Dixon. The whole game on one page."""

from __future__ import annotations

from ...core import event
from ...core.title import Title, Watch
from ...rules.auctions import BiddingOff, Waterfall, open_auction
from ...rules.buy_backs import buy_backs
from ...rules.calendar import Calendar, Round, always_the_same, by_phase, open_calendar
from ...rules.closing import ClosesInCell
from ...rules.discarding import Discards, discard_trains
from ...rules.emergency import GoingBankrupt, own_last
from ...rules.endings import bank_may_break, wealth
from ...rules.extra_lays import GrantedLays
from ...rules.floating import RisingWhenSoldOut, float_corporations
from ...rules.income import PayingIncomes
from ...rules.market import up_or_over_the_top
from ...rules.mechanism import Mechanism, plugged
from ...rules.operating import OperatingRound, open_operating_round
from ...rules.phases import begin_phase
from ...rules.privates import ClosingPrivates, close_privates
from ...rules.protection import price_protection
from ...rules.stock import StockRound, open_stock_round
from ...track.atlas import compile_atlas
from . import rules
from .cites import CITES
from .map import MAP, TILES
from .papers import CLOSED, MARKET, MONEY, PHASES, PRIVATES, PURSES, TRAINS, corporations
from .places import GOAL, MINE, only_with_token, stop_worths, tokens_beside_stations
from .profiles import FALL, LIMITS_NOW, PROFILES
from .turn import corporation_turn

NAME = "1850: The Midwest"
SEATS = range(2, 7)
OPTIONS = ("reduced_tokens", "free_runs")


def build(seats: int, options: frozenset[str], profile: str) -> Title:
    """1850 for a number of players, by the rulebook or as it is played on 18xx.games."""
    plays = PROFILES[profile]
    ruin = GoingBankrupt(plays.in_need, plays.ruin, sells=own_last)
    turn = corporation_turn(plays, ruin, best="free_runs" not in options)

    title = Title(
        key="1850",
        seats=seats,
        options=options,
        profile=profile,
        currency="${}",
        money=MONEY,
        purse=PURSES[seats],
        certificate_limit=rules.certificate_limit(seats),
        certificates=plays.limits.counted,
        atlas=compile_atlas(MAP, TILES),
        market=MARKET,
        corporations=corporations("reduced_tokens" in options),
        privates=PRIVATES,
        trains=TRAINS,
        phases=PHASES,
        begin=(open_calendar,),
        stages={
            "calendar": Calendar(
                (Round("auction", open_auction),),
                always_the_same(
                    Round("stock", open_stock_round, after=plays.after_stock_round),
                    Round(
                        "operating",
                        open_operating_round,
                        by_phase,
                        before=(PayingIncomes(rules.revenue, rules.payee),),
                    ),
                ),
                plays.is_stuck,
            ),
            "auction": Waterfall(raise_by=5, drop_by=5, asked=plays.asked_in_auction),
            "bid_off": BiddingOff(raise_by=5, asked=plays.asked_in_auction),
            "stock": StockRound(close=(RisingWhenSoldOut(up_or_over_the_top),)),
            "stock_turn": plays.stock_turn,
            "operating": OperatingRound(begin=plays.begin_turn),
            "operating_turn": turn,
            "discard": Discards(plays.discards, turn.anytime),
        },
        watches=(
            Watch((event.SharesBought, event.CertGiven), float_corporations),
            Watch((event.PriceMoved,), ClosesInCell(CLOSED, plays.close)),
        ),
        effects={
            "rock_island": rules.rock_island,
            "begin_phase": begin_phase,
            "close_most_privates": ClosingPrivates(rules.outlives_phase_5),
            "close_privates": close_privates,
            "discard_trains": discard_trains,
            "liquidate": ruin.liquidate,
        },
        barred=only_with_token,
        stop_worths=stop_worths,
        marker_texts=dict.fromkeys((MINE, GOAL), ""),
        score=wealth,
        cites=CITES,
    )
    return plays.habits(
        plugged(
            title,
            price_protection(LIMITS_NOW, FALL, plays.protected_at),
            buy_backs(),
            tokens_beside_stations(),
            Mechanism(remembers=(GrantedLays(),)),
            Mechanism(watches=(bank_may_break(),)),
        )
    )
