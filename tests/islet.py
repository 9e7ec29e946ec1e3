"""Islet: a made-up title with a real map, real papers and the real rules, small enough to see through.

Every facility of the house is shown on it before a title uses it. Its parts can be exchanged one by one:

    story = on_islet()                                       # as it is
    story = on_islet(replace(islet(), trains=OTHER_TRAINS))  # with other trains
    story = on_islet(islet(turn=(Part("mine", (Mining(),)),)))

Three players, three railways (A from Aton, B from Bely, C from Cork), one private, trains 2 to 5.

    A1 Aton - A3 - A5 Bely        the coast road
       B2   -   B4                hills (20) at B4
    C1 Ely(town) - C3 Cork - C5 Dover (off the board)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tests.story import Story
from tresham.core import event
from tresham.core.cards import Corporation, CorporationKind, Phase, PrivateCompany, TrainType
from tresham.core.game import Game
from tresham.core.market import rectangular
from tresham.core.stage import Stage
from tresham.core.title import Title, Watch
from tresham.rules.auctions import BiddingOff, Waterfall, open_auction
from tresham.rules.buying import Buying, Starting
from tresham.rules.calendar import Calendar, Round, always_the_same, by_phase, open_calendar
from tresham.rules.choosing_cities import ChoosingCities, SettlingTokens, owner_chooses
from tresham.rules.discarding import Discards, discard_trains, in_market_order
from tresham.rules.emergency import EmergencySelling, EndingInRuin, GoingBankrupt, any_time, keeps_presidency
from tresham.rules.endings import bank_may_break, wealth
from tresham.rules.floating import ChoosingPar, float_corporations, sold_out_rises
from tresham.rules.income import pay_incomes
from tresham.rules.laying import LayingTrack
from tresham.rules.limits import Limits
from tresham.rules.market import one_row_per_share
from tresham.rules.operating import CorporationTurn, OperatingRound, Part, never, open_operating_round
from tresham.rules.paying import Paying
from tresham.rules.phases import begin_phase
from tresham.rules.privates import BuyingPrivate, close_privates
from tresham.rules.running import RunningTrains
from tresham.rules.selling import SaleTerms, Selling
from tresham.rules.stock import PlayerTurn, StockRound, open_stock_round
from tresham.rules.tokens import Tokening, place_home
from tresham.rules.trains import BuyingTrains, may_decline_trains
from tresham.track.atlas import compile_atlas
from tresham.track.ids import Colour, Layout
from tresham.track.notation import parse_map

NAMES = ("Ann", "Bob", "Eve")

MAP = parse_map(
    Layout.POINTY,
    """
    A1  Aton   white  city                                     home A a
    A3         white
    A5  Bely   white  city                                     home B a
    B2         white
    B4         white                                           hill 20
    C1  Ely    white  town
    C3  Cork   white  city                                     home C a
    C5  Dover  red    offboard yellow 30 brown 50  1-a 2-a
    """,
)
TILES = {"57": 4, "5": 3, "6": 3, "7": 6, "8": 9, "9": 9, "58": 2, "3": 2, "4": 2, "14": 3, "15": 3, "63": 3}
TILES |= {"23": 2, "24": 2, "25": 2}

MARKET = rectangular(
    """
    60y 67  71  76p 82  90  100 110
    53y 60y 66  70p 76  82  90  .
    46b 55y 60y 65p 70  .   .   .
    """,
    {"y": "yellow", "b": "brown"},
)

RAILWAY = CorporationKind(certs=(2, 1, 1, 1), float_shares=3, most_shares=4, pool_shares=3)
CORPORATIONS = (
    Corporation("A", "Aton & Ely", RAILWAY, (0, 40, 60), "#32763f"),
    Corporation("B", "Bely Light", RAILWAY, (0, 40), "#d1232a"),
    Corporation("C", "Cork Harbour", RAILWAY, (0, 40), "#025aaa"),
)
PRIVATES = (PrivateCompany("OX", "Ox Cart", 20, 5, ("B2",), 10, 40),)
TRAINS = (
    TrainType("2", 80, 2, 3, rusted_by="4"),
    TrainType("3", 160, 3, 2, rusted_by="5", starts="3"),
    TrainType("4", 240, 4, 2, starts="4"),
    TrainType("5", 320, 5, None, starts="5"),
)
UP_TO_GREEN = (Colour.YELLOW, Colour.GREEN)
PHASES = (
    Phase("2", {"major": 3}, (Colour.YELLOW,), 1, ("yellow",), frozenset({"private_trades"})),
    Phase("3", {"major": 3}, UP_TO_GREEN, 1, ("yellow",), frozenset({"private_trades", "private_sales"})),
    Phase("4", {"major": 2}, UP_TO_GREEN, 2, ("brown",), begin=("discard_trains",)),
    Phase("5", {"major": 2}, UP_TO_GREEN, 2, ("brown",), begin=("close_privates", "discard_trains")),
)
LIMITS = Limits(uncounted=frozenset({"yellow"}), unlimited=frozenset({"brown"}))

IN_ROUNDS = SaleTerms(window=any_time, drop=one_row_per_share)
IN_NEED = replace(IN_ROUNDS, keeps=keeps_presidency)
PAYING = Paying()
RUNNING = RunningTrains(demand_best=False)
BANKRUPTCY = GoingBankrupt(IN_NEED, EndingInRuin())
TURN = (
    Part("track", (LayingTrack(),)),
    Part("token", (Tokening(),)),
    Part("run", (RUNNING,), RUNNING.may_stay, "must_run"),
    Part("dividend", (PAYING,), never, "must_declare", after=PAYING.unless_paid),
    Part(
        "trains",
        (BuyingTrains(), EmergencySelling(IN_NEED), BANKRUPTCY),
        may_decline_trains,
        "must_buy_train",
    ),
    Part("privates", (BuyingPrivate(),)),
)

AUCTION = Round("auction", open_auction)
STOCK = Round("stock", open_stock_round)
OPERATING = Round("operating", open_operating_round, by_phase, before=(pay_incomes,))


class AnyRule(dict[str, str]):
    """Behind every refusal stands a rule of that name."""

    def __missing__(self, code: str) -> str:
        return f"ISLET-{code}"


def islet(
    turn: tuple[Part, ...] = TURN,
    stages: Mapping[str, Stage] | None = None,
    watches: tuple[Watch, ...] = (),
    **changes: Any,
) -> Title:
    """The title: with another corporation's turn, with more or other stages, with more watches, and fields of `Title`
    that are to be otherwise."""
    title = Title(
        key="islet",
        seats=len(NAMES),
        options=frozenset(),
        profile="rulebook",
        currency="£{}",
        money=4000,
        purse=400,
        certificate_limit=lambda t, player: 8,
        certificates=LIMITS.counted,
        atlas=compile_atlas(MAP, TILES),
        market=MARKET,
        corporations=CORPORATIONS,
        privates=PRIVATES,
        trains=TRAINS,
        phases=PHASES,
        begin=(open_calendar,),
        stages={
            "calendar": Calendar((AUCTION,), always_the_same(STOCK, OPERATING)),
            "auction": Waterfall(raise_by=5, drop_by=5),
            "bid_off": BiddingOff(raise_by=5),
            "par": ChoosingPar(),
            "stock": StockRound(close=(sold_out_rises,)),
            "stock_turn": PlayerTurn(
                selling=Selling(IN_ROUNDS),
                others=(Buying(LIMITS, lambda t, turn, corp, source, papers: False), Starting(LIMITS)),
                limits=LIMITS,
            ),
            "operating": OperatingRound(begin=(place_home,)),
            "operating_turn": CorporationTurn(parts=turn),
            "city": ChoosingCities(),
            "discard": Discards(in_market_order),
            **(stages or {}),
        },
        watches=(
            Watch((event.TileLaid,), SettlingTokens(owner_chooses)),
            Watch((event.SharesBought, event.CertGiven), float_corporations),
            bank_may_break(),
            *watches,
        ),
        effects={
            "begin_phase": begin_phase,
            "close_privates": close_privates,
            "discard_trains": discard_trains,
            "liquidate": BANKRUPTCY.liquidate,
        },
        score=wealth,
        cites=AnyRule(),
    )
    return replace(title, **changes)


def on_islet(title: Title | None = None, seed: int = 1) -> Story:
    """A story on it: tell what is already there, then let somebody act."""
    return Story(Game.start(title or islet(), NAMES, seed))
