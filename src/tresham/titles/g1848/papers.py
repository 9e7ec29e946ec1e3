"""1848 on paper: market, corporations, the Bank of England, privates, trains, phases."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from ...core.cards import (
    ENDLESS,
    Amount,
    Corporation,
    CorporationKind,
    Phase,
    Place,
    PrivateCompany,
    Route,
    RunBonus,
    TrainType,
)
from ...core.ids import BANK, Party
from ...core.market import ValueTrack, rectangular
from ...routes.problem import RouteTrainKind
from ...track.ids import Colour
from .map import ALICE_SPRINGS, K_CITIES

if TYPE_CHECKING:
    from ...core.table import Table

FUND = 2000
"""The Bank of England's own money, in loans of 100 [1848-1.3d]."""
MONEY = 10000 + FUND
PURSES = {3: 840, 4: 630, 5: 510, 6: 430}

CERTIFICATES = {
    3: (20, 18, 16, 14, 12, 10),
    4: (17, 15, 13, 11, 10, 9),
    5: (14, 13, 12, 10, 9, 8),
    6: (12, 11, 10, 9, 8, 7),
}
"""By players: the certificate limit with so many companies in receivership; the last number holds for more of them
[1848-12.2.1a]."""
DIRECTORS_LOSS = {3: 2, 4: 2, 5: 1, 6: 1}
"""By players: how much the limit of a director falls further with each company that he lost [1848-5.5.4b]."""
MOST_SHARES = {3: 7, 4: 6, 5: 6, 6: 6}
"""By players: how many shares of one company a player may hold [1848-12.2.2a, 1848-12.2.2b]."""

RECEIVERSHIP = "receivership closed"
"""The leftmost column: a company whose marker comes there passes to the Bank of England [1848-5.5.1a]."""
END = "blue end"
"""The highest cell: a marker there brings the end of the game near [1848-13.1a]."""

_CHART = rectangular(
    """
    0r 70 80 90 100 110  120 140 160 190 220 250 280 320 360 400 450e
    0r 60 70 80 90  100p 110 130 150 180 210 240 270 310 350 390 440
    0r 50 60 70 80  90p  100 120 140 170 200 230 260 300
    0r 40 50 60 70  80p  90  110 130 160 190
    0r 30 40 50 60  70p  80  100 120
    0r 20 30 40 50  60   70
    """,
    {"r": RECEIVERSHIP, "e": END},
)

LOAN = 100
"""What a loan brings a company; it is never paid back [1848-5.6.1c, 1848-5.6.1d]."""
LOAN_TRACK = (70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 195, 210, 225, 240, 260, 280, 300, 320, 340)
"""By number of loans issued: what a share of the Bank of England is worth [1848-5.6.1e]."""
LOANS = len(LOAN_TRACK) - 1
BANK_OF_ENGLAND = "BOE"
OWN_LOANS = 5
"""So many of them a company may take without need [1848-5.6.3a]."""
LAST_LOANS = 16
"""So many loans bring the end of the game near [1848-13.1a]."""
MARKET = replace(_CHART, tracks=(ValueTrack(BANK_OF_ENGLAND, LOAN_TRACK, LOAN_TRACK[LAST_LOANS]),))
FIRST_LOAN, FURTHER_LOAN = 2, 3
"""By how many columns a loan moves the marker to the left: the first one in an operating round, and each further one
[1848-5.6.2a, 1848-5.6.2b]."""
FALLS_THAT_TAKE_TRAIN = (2, 5)
"""The receiverships that take a permanent train out of the game [1848-5.4.4a, 1848-5.4.4b]."""
LAST_FALLS = 5
"""So many companies in receivership bring the end of the game near [1848-5.5.6a]."""

NEVER = 11
"""More shares than there are: the Bank of England has no turn of its own [1848-5.4.1a]."""


def _the_bank(t: Table, corp: Party, place: Party) -> Party:
    """Money for shares of the Bank of England goes to the bank, not to its fund [1848-5.4.1a]."""
    return BANK


def corporations(
    seats: int, value: Callable[[Table, Party], int | None], joined: Amount = 6
) -> tuple[Corporation, ...]:
    """The charters, and the Bank of England last.

    `value` tells what a share of the Bank of England is worth; `joined`, how many shares of the Commonwealth Railways
    must be sold before they operate, which depends on the track between their homes.
    """
    most = MOST_SHARES[seats]
    railway = CorporationKind(most_shares=most)
    central = CorporationKind(most_shares=most, pars=(100,))
    commonwealth = CorporationKind(most_shares=most, float_shares=joined)
    bank = CorporationKind(
        name="bank",
        certs=(1,) * 10,
        directed=False,
        float_shares=NEVER,
        most_shares=most,
        unsold=Place.TREASURY,
        for_sale=(Place.TREASURY,),
        sells_to=Place.TREASURY,
        price=value,
        payee=_the_bank,
    )
    return (
        Corporation("CAR", "Central Australian Railway", central, (0, 40, 100, 100), "#000000"),
        Corporation("VR", "Victorian Railway", railway, (0, 40, 100), "#ffe600"),
        Corporation("NSW", "New South Wales Railway", railway, (0, 40, 100, 100), "#ff9027"),
        Corporation("SAR", "South Australian Railway", railway, (0, 40, 100, 100), "#9e2a97"),
        Corporation("COM", "Commonwealth Railways", commonwealth, (0, 0, 100, 100, 100), "#cfc5a2"),
        Corporation("FED", "Federal Territory Railway", railway, (0, 40, 100, 100), "#55c3ec"),
        Corporation("WA", "West Australian Railway", railway, (0, 40, 100, 100, 100), "#ee332a"),
        Corporation("QR", "Queensland Government Railway", railway, (0, 40, 100, 100, 100), "#399c42"),
        Corporation(BANK_OF_ENGLAND, "Bank of England", bank, (), "#faebd7", cash=FUND),
    )


PRIVATES = (
    PrivateCompany("P1", "Melbourne & Hobson's Bay Railway Company", 30, 5, (), 1, 40),
    PrivateCompany("P2", "Oodnadatta Railway", 70, 10, (), 1, 80),
    PrivateCompany("P3", "Tasmanian Railways", 110, 15, (), 1, 140),
    PrivateCompany("P4", "The Ghan", 170, 20, (), 1, 220),
    PrivateCompany("P5", "Trans-Australian Railway", 170, 25, brings="queensland_share"),
    PrivateCompany("P6", "North Australian Railway", 230, 30, brings="central_director"),
)
LOWER_BY, MOST_LOWERED = 5, 6
"""By how much a turn of the auction lowers a price, and how often each price can be lowered
[1848-3.1.1b, 1848-3.1.1d]."""
GHAN_REBATE = 100
"""What The Ghan saves on one 2E [1848-4.5b]."""
CENTRAL_PAR = 100
"""At which the Central Australian Railway starts [1848-4.7a]."""


_CITIES = RouteTrainKind.CITIES


def _card(
    number: int, price: int, plus_price: int, count: int, rusted_by: str | None = None, starts: str | None = None
) -> tuple[TrainType, TrainType]:
    """Both faces of a card: the plus train may change the gauge once more [1848-8.2.2a, 1848-8.2.3a]."""
    name, plus = str(number), Route(_CITIES, allowance=1)
    return (
        TrainType(name, price, number, count, rusted_by, starts, route=Route(_CITIES), pooled=False),
        TrainType(f"{name}+", plus_price, number, 0, rusted_by, route=plus, pooled=False, face_of=name),
    )


GHAN = Route(RouteTrainKind.GHAN, ends=frozenset(ALICE_SPRINGS), takes_bonuses=False)
"""From one own station to Alice Springs, past everything in between [1848-8.2.5b, 1848-8.2.5c]."""
DIESEL_REBATE = {"4": 300, "4+": 300}
"""What a train that is handed in saves on the first diesel [1848-8.2.4c]."""

TRAINS = (
    *_card(2, 100, 120, 6, rusted_by="4"),
    *_card(3, 200, 230, 5, rusted_by="6", starts="3"),
    *_card(4, 300, 340, 4, rusted_by="8", starts="4"),
    *_card(5, 500, 550, 3, starts="5"),
    *_card(6, 600, 660, 2, starts="6"),
    TrainType("8", 800, 8, None, starts="8", route=Route(_CITIES), pooled=False),
    TrainType("D", 1100, ENDLESS, 0, trade_in=DIESEL_REBATE, route=Route(_CITIES), pooled=False, face_of="8"),
    TrainType(
        "2E", 200, 2, None, sold_from="5", route=GHAN, pooled=False, counts=False, duty=False, trades=False, most=1
    ),
)
"""A card is a standard train or a plus train, as its buyer chooses; the last one an 8 or a diesel [1848-8.2.1a]."""
PERMANENT = ("5", "6", "8")
"""Trains that receiverships take out of the game, the cheapest one that is left first [1848-5.4.4a]."""

BONUSES = (RunBonus(frozenset(K_CITIES), (0, 0, 50, 100, 150, 200)),)
"""By number of K cities on a run [1848-10.4a]."""

_GREEN = (Colour.YELLOW, Colour.GREEN)
_BROWN = (*_GREEN, Colour.BROWN)
_GREY = (*_BROWN, Colour.GREY)
FROM_3 = frozenset({"loans", "powers", "second_yellow", "train_trades"})
"""What the first 3 brings and nothing ends [1848-9.3a]."""
_SALES = frozenset({"private_sales"})


def _limits(trains: int) -> dict[str, Amount]:
    """So many trains a company may have; the Bank of England has none [1848-5.4.1a]."""
    return {"major": trains, "bank": 0}


PHASES = (
    Phase("2", _limits(4), (Colour.YELLOW,), 1, ("yellow",)),
    Phase("3", _limits(4), _GREEN, 2, ("green",), FROM_3 | _SALES),
    Phase("4", _limits(3), _GREEN, 2, ("green",), FROM_3 | _SALES, begin=("discard_trains",)),
    Phase("5", _limits(2), _BROWN, 3, ("brown",), FROM_3, begin=("place_tasmania", "close_privates", "discard_trains")),
    Phase("6", _limits(2), _BROWN, 3, ("brown",), FROM_3 | {"com_unjoined"}),
    Phase("8", _limits(2), _GREY, 3, ("grey",), FROM_3 | {"com_unjoined"}),
)
"""Each is called after the standard face of the train that starts it; the first one is there from the start
[1848-9.1a, 1848-9.2a]."""

LEAST_DIVIDEND = {"yellow": 0, "green": 100, "brown": 200, "grey": 300}
"""By colour of the phase: what the Bank of England pays at least, on all its shares together [1848-5.4.3a]."""
