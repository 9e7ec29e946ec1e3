"""18AB: the primer. A made-up bay, small enough for the first lessons; on no shelf. The whole game on one page.

No privates, no station tokens but those of the homes, no trade in trains: what is left is what all titles share.
"""

from __future__ import annotations

from ...core import event
from ...core.ids import Party
from ...core.table import Table
from ...core.title import Title, Watch
from ...rules.buying import Buying, Starting
from ...rules.calendar import Calendar, Round, always_the_same, by_phase, open_calendar
from ...rules.discarding import Discards, discard_trains, in_market_order
from ...rules.emergency import EmergencySelling, EndingInRuin, GoingBankrupt, any_time, keeps_presidency
from ...rules.endings import bank_may_break, wealth
from ...rules.floating import float_corporations, sold_out_rises
from ...rules.laying import LayingTrack
from ...rules.limits import Limits
from ...rules.market import one_row_per_share
from ...rules.operating import CorporationTurn, OperatingRound, Part, never, open_operating_round
from ...rules.paying import Paying
from ...rules.phases import begin_phase
from ...rules.running import RunningTrains
from ...rules.selling import SaleTerms, Selling, not_in_first_round
from ...rules.stock import PlayerTurn, StockRound, open_stock_round
from ...rules.tokens import place_home
from ...rules.trains import BuyingTrains, may_decline_trains
from ...track.atlas import compile_atlas
from .cites import CITES
from .map import MAP, TILES
from .papers import BANK, CERTIFICATES, CORPORATIONS, MARKET, PHASES, PURSE, TRAINS

KEY = "18AB"
NAME = "18AB: The Primer"
SEATS = range(2, 3)
OPTIONS: tuple[str, ...] = ()

LIMITS = Limits(uncounted=frozenset(), unlimited=frozenset())


def trains_stay(t: Table, owner: Party) -> bool:
    """Corporations sell each other no trains."""
    return True


def build(seats: int, options: frozenset[str], profile: str) -> Title:
    """18AB for two players; there is nothing to choose."""
    in_rounds = SaleTerms(window=not_in_first_round, drop=one_row_per_share)
    in_need = SaleTerms(window=any_time, drop=one_row_per_share, keeps=keeps_presidency)
    running, paying = RunningTrains(demand_best=True), Paying()
    bankruptcy = GoingBankrupt(in_need, EndingInRuin())
    return Title(
        key=KEY,
        seats=seats,
        options=options,
        profile=profile,
        currency="${}",
        money=BANK,
        purse=PURSE,
        certificate_limit=lambda t, player: CERTIFICATES,
        certificates=LIMITS.counted,
        atlas=compile_atlas(MAP, TILES),
        market=MARKET,
        corporations=CORPORATIONS,
        privates=(),
        trains=TRAINS,
        phases=PHASES,
        begin=(open_calendar,),
        stages={
            "calendar": Calendar(
                (),
                always_the_same(
                    Round("stock", open_stock_round),
                    Round("operating", open_operating_round, by_phase),
                ),
            ),
            "stock": StockRound(close=(sold_out_rises,)),
            "stock_turn": PlayerTurn(
                selling=Selling(in_rounds),
                others=(Buying(LIMITS), Starting(LIMITS)),
                limits=LIMITS,
            ),
            "operating": OperatingRound(begin=(place_home,)),
            "discard": Discards(in_market_order),
            "operating_turn": CorporationTurn(
                parts=(
                    Part("track", (LayingTrack(),)),
                    Part("run", (running,), running.may_stay, "must_run"),
                    Part("dividend", (paying,), never, "must_declare", after=paying.unless_paid),
                    Part(
                        "trains",
                        (BuyingTrains(holds=trains_stay), EmergencySelling(in_need), bankruptcy),
                        may_decline_trains,
                        "must_buy_train",
                    ),
                ),
            ),
        },
        watches=(
            Watch((event.SharesBought, event.CertGiven), float_corporations),
            bank_may_break(),
        ),
        effects={
            "begin_phase": begin_phase,
            "discard_trains": discard_trains,
            "liquidate": bankruptcy.liquidate,
        },
        score=wealth,
        cites=CITES,
    )
