"""1830 on paper: market, corporations, privates, trains, phases."""

from __future__ import annotations

from ...core.cards import ENDLESS, Corporation, CorporationKind, Phase, PrivateCompany, TrainType
from ...core.market import rectangular
from ...track.ids import Colour

YELLOW, ORANGE, BROWN = "yellow", "orange", "brown"

PURSES = {2: 1200, 3: 800, 4: 600, 5: 480, 6: 400}
CERTIFICATES = {2: 28, 3: 20, 4: 16, 5: 13, 6: 11}

MARKET = rectangular(
    """
    60y 67  71  76  82  90  100p 112 126 142 160 180 200 225 250 275 300 325 350
    53y 60y 66  70  76  82  90p  100 112 126 142 160 180 200 220 240 260 280 300
    46y 55y 60y 65  70  76  82p  90  100 111 125 140 155 170 185 200
    39o 48y 54y 60y 66  71  76p  82  90  100 110 120 130
    32o 41o 48y 55y 62  67  71p  76  82  90  100
    25b 34o 42o 50y 58y 65  67p  71  75  80
    18b 27b 36o 45o 54y 63  67   69  70
    10b 20b 30b 40o 50y 60y 67   68
    .   10b 20b 30b 40o 50y 60y
    .   .   10b 20b 30b 40o 50y
    .   .   .   10b 20b 30b 40o
    """,
    {"y": YELLOW, "o": ORANGE, "b": BROWN},
)

RAILWAY = CorporationKind()

CORPORATIONS = (
    Corporation("PRR", "Pennsylvania Railroad", RAILWAY, (0, 40, 100, 100), "#32763f"),
    Corporation("NYC", "New York Central Railroad", RAILWAY, (0, 40, 100, 100), "#474548"),
    Corporation("CPR", "Canadian Pacific Railroad", RAILWAY, (0, 40, 100, 100), "#d1232a"),
    Corporation("B&O", "Baltimore & Ohio Railroad", RAILWAY, (0, 40, 100), "#025aaa"),
    Corporation("C&O", "Chesapeake & Ohio Railroad", RAILWAY, (0, 40, 100), "#add8e6"),
    Corporation("ERIE", "Erie Railroad", RAILWAY, (0, 40, 100), "#fff500"),
    Corporation("NYNH", "New York, New Haven & Hartford Railroad", RAILWAY, (0, 40), "#d88e39"),
    Corporation("B&M", "Boston & Maine Railroad", RAILWAY, (0, 40), "#95c054"),
)

PRIVATES = (
    PrivateCompany("SV", "Schuylkill Valley", 20, 5, ("G15",), 10, 40),
    PrivateCompany("CS", "Champlain & St. Lawrence", 40, 10, ("B20",), 20, 80),
    PrivateCompany("DH", "Delaware & Hudson", 70, 15, ("F16",), 35, 140),
    PrivateCompany("MH", "Mohawk & Hudson", 110, 20, ("D18",), 55, 220),
    PrivateCompany("CA", "Camden & Amboy", 160, 25, ("H18",), 80, 320, brings="camden_amboy"),
    PrivateCompany("BO", "Baltimore & Ohio", 220, 30, ("I13", "I15"), brings="baltimore_ohio"),
)


def trains(sixes: int) -> tuple[TrainType, ...]:
    """The depot; an optional rule adds a 6-train."""
    old_for_new = {"4": 300, "5": 300, "6": 300}
    return (
        TrainType("2", 80, 2, 6, rusted_by="4"),
        TrainType("3", 180, 3, 5, rusted_by="6", starts="3"),
        TrainType("4", 300, 4, 4, rusted_by="D", starts="4"),
        TrainType("5", 450, 5, 3, starts="5"),
        TrainType("6", 630, 6, sixes, starts="6"),
        TrainType("D", 1100, ENDLESS, None, starts="D", sold_from="6", trade_in=old_for_new),
    )


UP_TO_GREEN = (Colour.YELLOW, Colour.GREEN)
UP_TO_BROWN = (Colour.YELLOW, Colour.GREEN, Colour.BROWN)
SALES = frozenset({"private_trades", "private_sales"})
EARLY, LATE = ("yellow",), ("brown",)

PHASES = (
    Phase("2", {"major": 4}, (Colour.YELLOW,), 1, EARLY, frozenset({"private_trades"})),
    Phase("3", {"major": 4}, UP_TO_GREEN, 2, EARLY, SALES),
    Phase("4", {"major": 3}, UP_TO_GREEN, 2, EARLY, SALES, begin=("discard_trains",)),
    Phase("5", {"major": 2}, UP_TO_BROWN, 3, LATE, begin=("close_privates", "discard_trains")),
    Phase("6", {"major": 2}, UP_TO_BROWN, 3, LATE),
    Phase("D", {"major": 2}, UP_TO_BROWN, 3, LATE),
)
