"""1849 on paper: market, corporations, privates, trains, phases."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...core.cards import ENDLESS, Corporation, CorporationKind, Phase, Place, PrivateCompany, TrainType, hexsides
from ...core.market import Gate, rectangular
from ...track.ids import Colour, Gauge

MONEY = 7760
PURSES = {3: 500, 4: 375, 5: 300}
CERTIFICATES = {(3, 5): 12, (4, 5): 9, (4, 6): 11, (5, 6): 9}
"""The certificate limit by players and corporations [1849-9.1.1]."""

YELLOW, GREEN, BROWN = "yellow", "green", "brown"
"""Cells where corporations start; the phase says which of them are open [1849-9.4.0.2]."""
BLUE = "blue"
"""Cells that are there in Phase 16 only [1849-5.5]."""
END = "blue end"
"""The last blue cell: a marker there brings the end of the game near [1849-13.1]."""
CLOSED = "closed"
"""The cell that closes a corporation [1849-5.7]."""

MARKET = rectangular(
    """
    72 83 95   107 120 133   147 164 182   202 224 248   276 306b 340b 377e
    63 72 82   93  104 116   128 142 158   175 195 216np 240 266b 295b 328b
    57 66 75   84  95  105   117 129 144gp 159 177 196   218 242b 269b 298b
    54 62 71   80  90  100yp 111 123 137   152 169 187   208 230
    52 59 68yp 77  86  95    106 117 130   145 160 178   198
    47 54 62   70  78  87    96  107 118   131 146 162
    41 47 54   61  68  75    84  93  103   114 127
    34 39 45   50  57  63    70  77  86    95
    27 31 36   40  45  50    56
    0c 24 27   31
    """,
    {"y": YELLOW, "g": GREEN, "n": BROWN, "b": BLUE, "e": END, "c": CLOSED},
    gates=(Gate("blue_cells", frozenset({BLUE, END})),),
)
"""No certificate is worth nothing: the cell with the price 0 bears the word "Closed"."""

RAILWAY = CorporationKind(certs=(2, 1, 1, 1, 1, 1, 1, 2), float_shares=2, unsold=Place.TREASURY)
"""Ten shares on eight certificates. The last one is double like the president's, and leaves every pile last [1849-9.6].

It operates as soon as it is founded, that is when the president's certificate is sold [1849-9.4.0.4].
"""

# One fee at the launch pays for all three tokens, so it stands as the price of the home token [1849-7.2.2].
CORPORATIONS = (
    Corporation("AFG", "Azienda Ferroviaria Garibaldi", RAILWAY, (40, 0, 0), "#e01a22"),
    Corporation("ATA", "Azienda Trasporti Archimede", RAILWAY, (30, 0, 0), "#007a33"),
    Corporation("CTL", "Compagnia Trasporti Lilibeo", RAILWAY, (40, 0, 0), "#ffd400"),
    Corporation("IFT", "Impresa Ferroviaria Trinacria", RAILWAY, (90, 0, 0), "#0189d1"),
    Corporation("RCS", "Rete Centrale Sicula", RAILWAY, (130, 0, 0), "#f48221"),
    Corporation("SFA", "Società Ferroviaria Akragas", RAILWAY, (40, 0, 0), "#ffb6c1"),
)

PRIVATES = (
    PrivateCompany("SCE", "Società Corriere Etnee", 20, 5, ("G13",), 1, 40),
    PrivateCompany("SIGI", "Studio di Ingegneria Giuseppe Incorpora", 45, 10, (), 1, 90),
    PrivateCompany("CNM", "Compagnia Navale Mediterranea", 75, 15, (), 1, 150),
    PrivateCompany("SMS", "Società Marittima Siciliana", 110, 20, (), 1, 220),
    PrivateCompany("RSA", "Reale Società d'Affari", 150, 25, brings="first_corporation"),
)


_STANDARD_GAUGE = {Gauge.STANDARD: 1, Gauge.NARROW: 2, Gauge.DUAL: 1}
_NARROW_GAUGE = {Gauge.STANDARD: 2, Gauge.NARROW: 1, Gauge.DUAL: 1}
_NO_NARROW_GAUGE = {Gauge.STANDARD: 1, Gauge.DUAL: 1}

CROSSINGS: Mapping[str, Mapping[Gauge, int]] = {
    **dict.fromkeys(("4H", "6H", "8H", "10H", "12H", "16H"), _STANDARD_GAUGE),
    "R6H": _NARROW_GAUGE,
    "E": _NO_NARROW_GAUGE,
}
"""By train: as how many a hexside counts, by the gauge of the way between two stops; it cannot run on a gauge that is
not there [1849-10.5.1.4, 1849-10.5.1.5, 1849-10.5.1.6, 1849-14.3.7]."""


def trains(corporations: int, electric: bool = False) -> tuple[TrainType, ...]:
    """The depot. With five corporations one 6H, one 8H and one 16H are left out [1849-2.0.4]."""
    fewer = 1 if corporations == 5 else 0
    depot: tuple[TrainType, ...] = (
        TrainType("4H", 100, 4, 4, rusted_by="8H"),
        TrainType("6H", 200, 6, 4 - fewer, rusted_by="10H", starts="6"),
        TrainType("8H", 350, 8, 3 - fewer, rusted_by="16H", starts="8"),
        TrainType("10H", 550, 10, 2, starts="10"),
        TrainType("12H", 800, 12, 1, starts="12"),
        TrainType("16H", 1100, 16, 5 - fewer, starts="16"),
        TrainType("R6H", 350, 6, 2, sold_from="16"),
    )
    if electric:
        depot = (*depot, TrainType("E", 550, ENDLESS, 6, sold_from="12"))
    return tuple(replace(one, route=hexsides(CROSSINGS[one.name])) for one in depot)


UP_TO_GREEN = (Colour.YELLOW, Colour.GREEN)
UP_TO_BROWN = (Colour.YELLOW, Colour.GREEN, Colour.BROWN)
FIRST, SECOND, THIRD = ("white",), ("grey",), ("black",)
"""Which of the three values of a grey city counts [1849-6.6]."""

# A start in a colour means the cells of that colour. Variants look at the words that are theirs.
_FROM_4 = frozenset({"start_yellow"})
_FROM_6 = _FROM_4 | {"start_green", "token_trades"}
_FROM_8 = _FROM_6 | {"bonds"}
_FROM_10 = _FROM_8 | {"start_brown"}
_FROM_12 = _FROM_10 | {"electric_trains"}
_FROM_16 = _FROM_12 | {"blue_cells"}
_SALES = frozenset({"private_sales"})

PHASES = (
    Phase("4", {"major": 4}, (Colour.YELLOW,), 1, FIRST, _FROM_4),
    Phase("6", {"major": 4}, UP_TO_GREEN, 2, FIRST, _FROM_6 | _SALES),
    Phase("8", {"major": 3}, UP_TO_GREEN, 2, SECOND, _FROM_8 | _SALES, begin=("discard_trains",)),
    Phase("10", {"major": 2}, UP_TO_BROWN, 3, SECOND, _FROM_10 | _SALES, begin=("discard_trains",)),
    Phase("12", {"major": 2}, UP_TO_BROWN, 3, THIRD, _FROM_12, begin=("close_privates", "earthquake")),
    Phase("16", {"major": 2}, UP_TO_BROWN, 3, THIRD, _FROM_16),
)
