"""1849: The Game of Sicilian Railways, by Federico Vellani. The whole game on one page."""

from __future__ import annotations

from ...core import event
from ...core.title import Title, Watch
from ...core.title_memory import Extras
from ...rules.auctions import BiddingOff, open_auction
from ...rules.bonds import BondIssued
from ...rules.buying import Buying, Starting
from ...rules.calendar import Calendar, Round, always_the_same, open_calendar
from ...rules.discarding import Discards, discard_trains
from ...rules.endings import bank_may_break
from ...rules.launching import Launching, launch_order, next_in_order, pars_by_phase
from ...rules.market import FallenMarkers
from ...rules.mechanism import Mechanism, plugged
from ...rules.phases import begin_phase
from ...rules.privates import close_privates
from ...rules.ruin import LoanTaken, player_loans
from ...rules.stock import PlayerTurn, StockRound
from ...rules.swapping import ChoosingSwap
from . import rules, variants
from .cites import CITES
from .earnings import PORT_BONUS, PORT_MARKER, stop_worths
from .earthquake import earthquake
from .facts import LOAN, LOAN_COST, NO_VARIANTS
from .papers import CERTIFICATES, CORPORATIONS, MARKET, MONEY, PHASES, PRIVATES, PURSES, trains
from .profiles import LIMITS, PROFILES
from .turn import corporation_turn

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


def build(seats: int, options: frozenset[str], profile: str) -> Title:
    """1849 for a number of players, by the rulebook or as it is played on 18xx.games."""
    plays = PROFILES[profile]
    corporations = 5 if seats == 3 or (seats == 4 and "reduced_4p_corps" in options) else 6
    close, join_later = plays.close, plays.join_later
    turn = corporation_turn(plays, best="free_runs" not in options)

    title = Title(
        key="1849",
        seats=seats,
        options=options,
        profile=profile,
        currency="L.{}",
        money=MONEY,
        purse=PURSES[seats],
        certificate_limit=lambda t, player: CERTIFICATES[seats, corporations],
        certificates=LIMITS.counted,
        atlas=plays.atlas,
        market=MARKET,
        corporations=CORPORATIONS,
        privates=PRIVATES,
        trains=trains(corporations, "electric_dreams" in options),
        phases=PHASES,
        extra=Extras("sicily", FallenMarkers(), blanks=NO_VARIANTS),
        begin=(rules.DrawingOrder(corporations, plays.delay if "delay_ift" in options else None), open_calendar),
        stages={
            "calendar": Calendar((Round("auction", open_auction),), always_the_same(*plays.rounds)),
            "auction": plays.auction,
            "bid_off": BiddingOff(raise_by=5, asked=plays.auction.asked),
            "stock": StockRound(close=(rules.prices_at_the_end,), begin_turn=(plays.begin_stock_turn,)),
            "stock_turn": PlayerTurn(
                selling=plays.selling,
                others=(
                    Buying(LIMITS, rules.founders_shares),
                    Starting(LIMITS, startable=next_in_order, pars=pars_by_phase, then=Launching(rules.HOMES)),
                ),
                limits=LIMITS,
            ),
            "swap": ChoosingSwap(),
            "operating": plays.operating,
            "operating_turn": turn,
            "discard": Discards(plays.discards, turn.anytime),
        },
        effects={
            "discard_trains": discard_trains,
            "begin_phase": begin_phase,
            "close_privates": close_privates,
            "liquidate": plays.ruin.liquidate,
        },
        marker_texts={PORT_MARKER: f"+{PORT_BONUS}"},
        terrain_stays=True,
        admits=variants.electric_only_with_marker,
        stop_worths=stop_worths,
        score=plays.score,
        cites=CITES,
    )
    return plays.habits(
        plugged(
            title,
            rules.affari(plays.first_home),
            launch_order(rules.HOMES, join_later),
            rules.garibaldi(join_later),
            rules.end_of_market(),
            Mechanism(watches=(Watch((event.PriceMoved,), plays.closes),)),
            *plays.closings,
            earthquake(close),
            player_loans(LOAN, LOAN_COST, plays.lost_by_leaving),
            variants.token_trades(plays) if "acquiring_station_tokens" in options else Mechanism(),
            variants.electric_trains() if "electric_dreams" in options else Mechanism(),
            variants.bonds(plays) if "bonds" in options else Mechanism(),
            Mechanism(watches=(bank_may_break(LoanTaken, BondIssued),)),
        )
    )
