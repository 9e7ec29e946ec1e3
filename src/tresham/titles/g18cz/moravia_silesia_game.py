"""Moravia-Silesia on one page: large corporations only, five privates by auction, and a shorter track of rounds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core import event
from ...core.ids import Party, Private
from ...core.stage import Step
from ...core.table import Table
from ...core.title import Title, Watch
from ...rules.auctions import open_auction
from ...rules.calendar import Calendar, Round, Set, open_calendar, scheduled
from ...rules.choosing_cities import ChoosingCities
from ...rules.dealing import leave_one_out
from ...rules.deals import owner_agrees
from ...rules.debts import bank_lends_rest, less_debts, player_debts
from ...rules.discarding import Discards, discard_trains
from ...rules.floating import RisingWhenSoldOut, float_corporations
from ...rules.guest_trains import GivingTrain
from ...rules.home_tiles import LayingHomeTile
from ...rules.laying import LayingTrack
from ...rules.market import rise
from ...rules.mechanism import plugged
from ...rules.operating import CorporationTurn, OperatingRound, Part, never, open_operating_round
from ...rules.phases import begin_phase, export_train
from ...rules.price_track import CashingPrivate, OneToTrackPrice, PriceTrack
from ...rules.privates import BuyingPrivate, close_privates
from ...rules.running import RunningTrains
from ...rules.seats import poorest_first, richest_first
from ...rules.station_privates import StationPrivate, station_private
from ...rules.stock import StockRound, open_stock_round
from ...rules.tile_powers import SpecialLaying, WaivingTerrain, free
from ...rules.tokens import Tokening
from ...rules.train_help import Help, by_treasury_before_sales, with_any_train
from ...rules.trains import BuyingTrains, may_decline_trains
from ...rules.turn_auction import AuctionInTurns, BiddingInTurns
from ...track.atlas import compile_atlas
from . import moravia_silesia as paper
from . import rules
from .cites import CITES
from .hopes import MoneyToCome
from .map import TILES
from .papers import CURRENCY, LATER_STATION, LOCAL_AT_THE_END, MONEY, by_set
from .profiles import HOMES, RULEBOOK
from .track import may_replace
from .turn import PAYING

SEATS = range(2, 4)

LOCAL_PRICE = PriceTrack(by_set(paper.ROUNDS, paper.LOCAL_TRACK), LOCAL_AT_THE_END)
"""What a local railway costs, from 50 on [18CZ-XI.2.17]."""
PRICES = OneToTrackPrice(LOCAL_PRICE)
LINE = StationPrivate(paper.MW, paper.LINE.symbol, paper.MW_HOME, LATER_STATION)
POWERS = rules.powers_of(paper.ORDINARY)
"""Three of the privates are local railways like those of the standard game [18CZ-XI.2.11]."""


def can_be_cashed(t: Table, corp: Party, private: Private) -> bool:
    """Might a corporation sell to the bank what it has bought?"""
    return t.title.privates[private].symbol in POWERS


def corporation_turn() -> CorporationTurn:
    """Track, station, run, dividend, trains, local railways; nobody is taken over [18CZ-XI.2.18]."""
    laying = LayingTrack(budget=RULEBOOK.budget)
    at_no_cost = replace(laying, cost=free)
    special, giving = SpecialLaying(POWERS, laying), GivingTrain(paper.GUEST.name, paper.GUEST.name)
    anytime: tuple[Step[Any], ...] = (
        BuyingPrivate(owner_agrees, PRICES),
        CashingPrivate(LOCAL_PRICE),
        special,
        giving,
    )
    running, tokening = RunningTrains(demand_best=True), Tokening()
    money = MoneyToCome(LOCAL_PRICE, PRICES, can_be_cashed)
    help = Help(with_any_train, by_treasury_before_sales, lend=bank_lends_rest)
    buying = BuyingTrains(owner_agrees, help, word=RULEBOOK.train_trades)
    parts = (
        Part(
            "track",
            (laying, WaivingTerrain(POWERS, at_no_cost, laying)),
            hope=money.for_tile(at_no_cost, special),
        ),
        Part("token", (tokening,), hope=money.for_station(tokening)),
        Part("run", (running,), running.may_stay, "must_run", hope=giving.is_at_hand),
        Part("dividend", (PAYING,), never, "must_declare", after=PAYING.unless_paid),
        Part("trains", (buying,), may_decline_trains, "must_buy_train", hope=money.for_train),
        Part("privates", anytime),
    )
    return CorporationTurn(parts, anytime)


def calendar() -> Calendar:
    """An auction, then the sets of the track from 50 on; after each but the last a train is exported
    [18CZ-XI.2.15, 18CZ-XI.2.17]."""
    stock = Round("stock", open_stock_round)
    operating = Round("operating", open_operating_round, before=(LINE.open_round,))
    *others, last = ((stock, operating.times(rounds)) for rounds in paper.ROUNDS)
    return Calendar(
        (Round("auction", open_auction, after=(poorest_first,)),),
        scheduled(*(Set(rounds, after=(export_train,)) for rounds in others), Set(last)),
        lambda t, kind: False,
    )


def build(seats: int, profile: str) -> Title:
    """Moravia-Silesia for a number of players; the public site does not have it."""
    turn = corporation_turn()
    title = Title(
        key="18CZ",
        seats=seats,
        options=frozenset({"moravia_silesia"}),
        profile=profile,
        currency=CURRENCY,
        money=MONEY,
        purse=paper.PURSES[seats],
        certificate_limit=lambda t, player: paper.CERTIFICATES[seats],
        certificates=RULEBOOK.stock_turn.limits.counted,
        atlas=compile_atlas(paper.MAP, TILES, may_replace),
        market=paper.MARKET,
        corporations=paper.CORPORATIONS,
        privates=paper.PRIVATES,
        trains=(*paper.trains(seats), paper.GUEST),
        phases=paper.PHASES,
        owners=(paper.LINE,),
        begin=(*((leave_one_out,) if seats == SEATS[0] else ()), open_calendar),
        stages={
            "calendar": calendar(),
            "auction": AuctionInTurns(),
            "bid_off": BiddingInTurns(paper.BID_STEP),
            "stock": StockRound(close=(RisingWhenSoldOut(rise),), new_order=richest_first),
            "stock_turn": RULEBOOK.stock_turn,
            "operating": OperatingRound(begin=(HOMES,)),
            "operating_turn": turn,
            "home_tile": LayingHomeTile(),
            "city": ChoosingCities(turn.anytime),
            "discard": Discards(RULEBOOK.discards, turn.anytime),
        },
        watches=(Watch((event.SharesBought,), float_corporations),),
        effects={"begin_phase": begin_phase, "discard_trains": discard_trains, "close_privates": close_privates},
        bonuses=(paper.RED_BONUS,),
        owes_train=rules.always_owes,
        endless_bank=True,
        by_order=True,
        score=less_debts(rules.wealth(LOCAL_PRICE)),
        cites=CITES | MORAVIAN_CITES,
    )
    return plugged(title, player_debts(), station_private(LINE))


MORAVIAN_CITES = {
    "not_your_turn:auction": "18CZ-XI.2.15",
    "not_your_turn:bid_off": "18CZ-XI.2.15",
    "not_your_turn:private_tile": "18CZ-XI.2.13",
    "lot_sold": "18CZ-XI.2.15",
    "bid_too_low": "18CZ-XI.2.15",
    "bid_not_covered": "18CZ-XI.2.15",
    "lot_not_contested": "18CZ-XI.2.15",
    "no_such_power:tile": "18CZ-XI.2.20",
    "beyond_power:tile": "18CZ-XI.2.20",
    "no_such_power:train": "18CZ-XI.2.21",
    "train_after_run": "18CZ-XI.2.21",
    "never_for_corporations": "18CZ-XI.2.12",
    "no_private_sales_now": "18CZ-XI.2.10",
    "no_train_trades_yet": "18CZ-XI.2.10",
    "holding_limit": "18CZ-XI.2.5",
    "no_par_cell": "18CZ-XI.2.6",
    "par_not_yet": "18CZ-XI.2.6",
    "no_sale_yet": "18CZ-XI.2.19",
    "must_buy_train": "18CZ-XI.2.18",
    "colour_not_yet": "18CZ-XI.2.10",
}
"""Where this form of the game has a rule of its own."""
