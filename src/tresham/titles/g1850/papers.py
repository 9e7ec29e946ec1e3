"""1850 on paper: market, corporations, privates, trains, phases."""

from __future__ import annotations

from dataclasses import replace

from ...core.cards import Corporation, CorporationKind, Phase, PrivateCompany, TrainType
from ...core.market import rectangular
from ...rules.buy_backs import paid_for_reissued
from ...track.ids import Colour

MONEY = 12000
PURSES = {2: 1050, 3: 700, 4: 525, 5: 420, 6: 350}

CERTIFICATES = {2: (24, 21), 3: (17, 15), 4: (14, 12), 5: (11, 9), 6: (9, 8)}
"""The certificate limit by players: while all nine corporations exist, and once one of them has closed [1850-SU.3]."""


def certificate_limit(players: int, corporations: int) -> int:
    """How many certificates a player may hold while so many corporations have not closed, opened or not.

    >>> certificate_limit(4, 9), certificate_limit(4, 8), certificate_limit(4, 3)
    (14, 12, 12)
    """
    whole, fewer = CERTIFICATES[players]
    return whole if corporations == len(CORPORATIONS) else fewer


YELLOW, ORANGE, BROWN = "yellow", "orange", "brown"
"""Zones that lift limits [1850-MK.10]."""
GREEN = "green"
"""Falls stop above it and dividends go round it, unless the marker is in it already [1850-MK.1, 1850-MK.4]."""
CLOSED = "black closed"
"""Cells that close a corporation for good [1850-MK.8]."""

_CHART = rectangular(
    """
    64y 68  72  76  82  90  100p 110 120 140 160 180  200  225  250  275  300  325  350  375  400
    60y 64y 68  72  76  82  90p  100 110 120 140 160  180  200  225  250  275  300  325  350  375
    55y 60y 64y 68  72  76  82p  90  100 110 120 140  160  180  200  225  250g 275g 300g 325g 350g
    50o 55y 60y 64y 68  72  76p  82  90  100 110 120  140  160g 180g 200g 225g 250g 275g 300g 325g
    40o 50o 55y 60y 64  68  72p  76  82  90  100 110g 120g 140g 160g 180g
    30b 40o 50o 55y 60y 64  68p  72  76  82  90g 100g 110g
    20b 30b 40o 50o 55y 60  64   68  72  76g 82g
    10b 20b 30b 40o 50y 55y 60   64  68g 72g
    0c  10b 20b 30b 40o 50y 55y  60g 64g
    0c  0c  10b 20b 30b 40o 50y
    0c  0c  0c  10b 20b 30b 40o
    """,
    {"y": YELLOW, "o": ORANGE, "b": BROWN, "g": GREEN, "c": CLOSED},
)
MARKET = replace(_CHART, ledges=frozenset({GREEN}))

REISSUE_PARS = (68, 72, 76, 82, 90, 100, 110, 120, 140, 160, 180, 200)
"""What par can become when shares are reissued [1850-SR.RI.3]."""

RAILWAY = CorporationKind(payee=paid_for_reissued)
"""The bank is paid for new shares, the corporation for those that it offers anew [1850-SR.RI.5]."""

_MANY, _FEW = (0, 40, 100, 100), (0, 40, 100)

CORPORATIONS = (
    Corporation("CBQ", "Chicago, Burlington & Quincy Railroad", RAILWAY, _MANY, "#8c8c7e"),
    Corporation("MILW", "Chicago, Milwaukee, St. Paul & Pacific Railroad", RAILWAY, _FEW, "#c45114"),
    Corporation("RI", "Chicago, Rock Island & Pacific Railway", RAILWAY, _MANY, "#881319"),
    Corporation("GN", "Great Northern Railway", RAILWAY, _FEW, "#6fb3c4"),
    Corporation("KATY", "Missouri-Kansas-Texas Railroad", RAILWAY, _FEW, "#006521"),
    Corporation("MP", "Missouri Pacific Railroad", RAILWAY, _FEW, "#181d62"),
    Corporation("NP", "Northern Pacific Railway", RAILWAY, _FEW, "#1c1a17"),
    Corporation("SOO", "Soo Line Railroad", RAILWAY, _FEW, "#c40017"),
    Corporation("UP", "Union Pacific Railroad", RAILWAY, _FEW, "#b6ad14"),
)


def corporations(reduced_tokens: bool) -> tuple[Corporation, ...]:
    """The charters; with an option of 18xx.games none has more than three tokens."""
    if not reduced_tokens:
        return CORPORATIONS
    return tuple(replace(one, tokens=one.tokens[: len(_FEW)]) for one in CORPORATIONS)


PRIVATES = (
    PrivateCompany("GRSC", "Great River Shipping Company", 20, 5, (), 10, 40),
    PrivateCompany("CM", "Crédit Mobilier", 40, 10, (), 20, 80),
    PrivateCompany("MRB", "Mississippi River Bridge Company", 40, 10, ("L13",), 20, 80),
    PrivateCompany("GBC", "Gant Brothers Construction Company", 50, 10, (), 25, 100),
    PrivateCompany("MRC", "Mesabi Mining Company", 80, 15, (), 40, 160),
    PrivateCompany("WLG", "Western Land Grant Company", 90, 20, (), 45, 180),
    PrivateCompany("MMR", "Mississippi & Missouri Railroad", 160, 20, ("I12",), 80, 320, brings="rock_island"),
)
"""Prices are those of phases 3 and 4 [1850-PV.2]."""

EARLY_PRICES = {"MRB": (20, 40), "MRC": (40, 80)}
"""The privates that a corporation may buy in phase 2, and for how much [1850-PV.1]."""
DEAREST_FOR = {("UP", "CM"): 120}
"""What one corporation may pay for one private beyond the price on its card [1850-PV.3]."""
OUTLIVING = ("GBC", "WLG")
"""Privates that stay when the first 5-train closes others; so does the Crédit Mobilier if it was not used
[1850-PV.6]."""

EDGE_TOKEN = 50
"""What the token at a corporation's destination costs [1850-DT.2]."""
MESABI_TOKENS, MESABI_PRICE, OWNERS_PART = 4, 80, 40
"""How many tokens of the Mesabi Range there are, what one costs, and how much of that is for the corporation that owns
the Mesabi Mining Company [1850-MES.5, 1850-MES.6, 1850-PV.P5.2]."""
EXTRA_LAY = 30
"""What the Gant Brothers ask for a tile, beyond its terrain [1850-PV.P4.1]."""

TRAINS = (
    TrainType("2", 80, 2, 6, rusted_by="4"),
    TrainType("3", 180, 3, 6, rusted_by="6", starts="3"),
    TrainType("4", 300, 4, 4, rusted_by="8", starts="4"),
    TrainType("5", 450, 5, 3, rusted_by="12", starts="5"),
    TrainType("6", 630, 6, 3, starts="6"),
    TrainType("8", 800, 8, 3, starts="8"),
    TrainType("10", 950, 10, 2, starts="10"),
    TrainType("12", 1100, 12, None, starts="12"),
)

_GREEN = (Colour.YELLOW, Colour.GREEN)
_BROWN = (*_GREEN, Colour.BROWN)
_GREY = (*_BROWN, Colour.GREY)
FIRST, SECOND, THIRD = ("yellow",), ("brown",), ("grey", "brown")
"""Which of several values counts; where no third one is printed, the second goes on [1850-RT.2]."""
_EARLY_SALES, _SALES = frozenset({"early_private_sales"}), frozenset({"private_sales"})

PHASES = (
    Phase("2", {"major": 4}, (Colour.YELLOW,), 1, FIRST, _EARLY_SALES),
    Phase("3", {"major": 4}, _GREEN, 2, FIRST, _SALES),
    Phase("4", {"major": 3}, _GREEN, 2, FIRST, _SALES, begin=("discard_trains",)),
    Phase("5", {"major": 2}, _BROWN, 3, SECOND, begin=("close_most_privates", "discard_trains")),
    Phase("6", {"major": 2}, _BROWN, 3, SECOND, begin=("close_privates",)),
    Phase("8", {"major": 2}, _GREY, 3, THIRD),
    Phase("10", {"major": 2}, _GREY, 3, THIRD),
    Phase("12", {"major": 2}, _GREY, 3, THIRD),
)
