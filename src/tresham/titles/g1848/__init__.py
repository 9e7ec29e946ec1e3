"""1848: Australia, by H. Ohley and L. Orgler. The whole game on one page."""

from __future__ import annotations

from dataclasses import replace

from ...core import event
from ...core.cards import Corporation
from ...core.title import Title, Watch
from ...rules.auctions import open_auction
from ...rules.buying import Buying, Starting
from ...rules.calendar import Calendar, Round, always_the_same, by_phase, open_calendar
from ...rules.choosing_cities import SettlingAtOnce
from ...rules.discarding import Discards
from ...rules.emergency import EmergencySelling
from ...rules.endings import EndsWhen, bank_may_break
from ...rules.falling_auction import FallingAuction, LoweringLot
from ...rules.floating import RisingWhenSoldOut
from ...rules.income import PayingIncomes
from ...rules.insolvency import Insolvency, Overdrawn, owed
from ...rules.joined_homes import FloatingWhen, sold_by_now
from ...rules.lasting_powers import LayingDueTile, TileDuty
from ...rules.loans import LoanGiven, by_loans_given, loans
from ...rules.mechanism import Mechanism, plugged
from ...rules.operating import OperatingRound, open_operating_round
from ...rules.paying_by_stations import PayingByStations
from ...rules.phases import begin_phase
from ...rules.powers import ClosesWithTrain
from ...rules.receivership import EnteredReceivership, Receivership
from ...rules.selling import Selling, after_buying
from ...rules.stock import PlayerTurn, StockRound, note_turn, open_stock_round
from ...track.atlas import compile_atlas
from . import rules
from .cites import CITES, CITES_BY_SEATS
from .map import replaces
from .papers import (
    BANK_OF_ENGLAND,
    BONUSES,
    CERTIFICATES,
    DIRECTORS_LOSS,
    FALLS_THAT_TAKE_TRAIN,
    LEAST_DIVIDEND,
    LOAN_TRACK,
    LOWER_BY,
    MARKET,
    MONEY,
    MOST_LOWERED,
    PERMANENT,
    PHASES,
    PRIVATES,
    PURSES,
    RECEIVERSHIP,
    TRAINS,
    corporations,
)
from .profiles import PROFILES
from .turn import corporation_turn, placing_tasmania

NAME = "1848: Australia"
SEATS = range(3, 7)
OPTIONS: tuple[str, ...] = ()

RECEIVER = Receivership(BANK_OF_ENGLAND, RECEIVERSHIP, PERMANENT, frozenset(FALLS_THAT_TAKE_TRAIN))


def charters(seats: int) -> tuple[Corporation, ...]:
    """The companies and the Bank of England; nobody keeps a slot for the Commonwealth Railways [1848-7.7.4c]."""
    found = corporations(seats, by_loans_given(LOAN_TRACK))
    return tuple(
        replace(one, kind=replace(one.kind, keeps_home=False)) if one.symbol == rules.JOINED.corp else one
        for one in found
    )


def build(seats: int, options: frozenset[str], profile: str) -> Title:
    """1848 for a number of players, by the rulebook or as it is played on 18xx.games."""
    plays = PROFILES[profile]
    falls, tasmanian = plays.falls(RECEIVER), placing_tasmania(plays)
    floating, turn = FloatingWhen(plays.floats), corporation_turn(plays)
    title = Title(
        key="1848",
        seats=seats,
        options=options,
        profile=profile,
        currency="£{}",
        money=MONEY,
        purse=PURSES[seats],
        certificate_limit=plays.certificate_limit(CERTIFICATES[seats], DIRECTORS_LOSS[seats]),
        certificates=plays.limits.counted,
        atlas=compile_atlas(plays.map, plays.tiles, replaces),
        market=MARKET,
        corporations=charters(seats),
        privates=PRIVATES,
        trains=TRAINS,
        phases=PHASES,
        begin=(open_calendar,),
        stages={
            "calendar": Calendar(
                (Round("auction", open_auction),),
                always_the_same(
                    Round("stock", open_stock_round),
                    Round(
                        "operating",
                        open_operating_round,
                        by_phase,
                        before=(
                            PayingIncomes(plays.private_revenue),
                            PayingByStations(BANK_OF_ENGLAND, LEAST_DIVIDEND),
                        ),
                    ),
                ),
            ),
            "auction": FallingAuction(LoweringLot(LOWER_BY, MOST_LOWERED), asked=plays.asked_in_auction),
            "stock": StockRound(close=(RisingWhenSoldOut(with_waiting=True),), begin_turn=(note_turn,)),
            "stock_turn": PlayerTurn(
                selling=Selling(plays.sales, after_buying),
                others=(Buying(plays.limits), Starting(plays.limits)),  # one certificate a turn [1848-12.1.1a]
                limits=plays.limits,
            ),
            "operating": OperatingRound(begin=plays.begin_turn, eligible=sold_by_now, ready=plays.ready),
            "operating_turn": turn,
            "discard": Discards(plays.discards, plays.beside_discards(turn)),
            TileDuty.stage: LayingDueTile(tasmanian),
            Insolvency.stage: plays.insolvency(EmergencySelling(plays.in_need, bill=owed), turn),
        },
        watches=(
            Watch((event.SharesBought, event.CertGiven, event.TileLaid, event.PhaseBegan), floating),
            Watch((event.TileLaid,), SettlingAtOnce()),
            Watch((event.TrainBought,), ClosesWithTrain("P6", "CAR")),
        ),
        effects={
            "queensland_share": rules.queensland_share,
            "central_director": rules.central_director,
            "begin_phase": begin_phase,
            "place_tasmania": plays.place_tasmania(tasmanian),
            "close_privates": plays.close_privates,
            "discard_trains": plays.discard_trains,
        },
        bonuses=BONUSES,
        score=plays.score,
        cites=CITES | CITES_BY_SEATS.get(seats, {}),
    )
    return plugged(
        title,
        loans(plays.lender),
        falls,
        *plays.habits,
        Mechanism(
            watches=(
                bank_may_break(Overdrawn),
                Watch((event.PriceMoved,), EndsWhen("stock_market", rules.highest_price)),
                Watch((LoanGiven,), EndsWhen("loans", rules.many_loans)),
                Watch((EnteredReceivership,), EndsWhen("receiverships", rules.many_ruins)),
            )
        ),
    )
