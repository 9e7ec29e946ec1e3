"""The map of 18AB: a bay with three cities, two of them homes, and a harbour at its edge.

A1 Anker - A3 - A5 Bell       the coast road
     B2    B4                 a hill (20) at A3
C1 Elm - C3 Cove - C5 Dover   Dover is off the board
"""

from __future__ import annotations

from ...track.ids import Layout
from ...track.notation import parse_map

MAP = parse_map(
    Layout.POINTY,
    """
    A1  Anker  yellow  city 20  4-a 5-a                          home BAY a
    A3         white                                             hill 20
    A5  Bell   yellow  city 20  0-a 1-a                          home HIL a
    B2         white
    B4         white
    C1  Elm    white   town
    C3  Cove   yellow  city 30  2-a 3-a
    C5  Dover  red     offboard yellow 30 green 50  1-a 2-a
    """,
)
TILES = {"7": 2, "8": 4, "9": 4, "3": 1, "4": 1, "58": 1, "14": 3, "15": 3}
