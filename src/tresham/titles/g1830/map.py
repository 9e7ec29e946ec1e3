"""The map of 1830 and its tiles [1830-9.1, 1830-9.2]."""

from __future__ import annotations

from dataclasses import replace

from ...track.ids import Layout
from ...track.notation import parse_map
from ...track.prints import MapSheet

MAP = parse_map(
    Layout.POINTY,
    """
    A9                          red     offboard yellow 30 brown 50 in Canada  5-a      border joined 4
    A11  Canadian West          red     offboard yellow 30 brown 50 in Canada  0-a 5-a  border joined 1
    A17                         grey    0-5
    A19  Montreal               grey    city 40  0-a 5-a                                home CPR a

    B10  Barrie                 white   city
    B12                         white
    B14                         white
    B16  Ottawa                 white   city                                            walls 5
    B18                         white                                                   water 80
    B20  Burlington             white   town                                            blocked CS
    B22                         white
    B24  Maritime Provinces     red     offboard yellow 20 brown 30  0-a 1-a

    C7                          white
    C9                          white
    C11                         white                                                   walls 5
    C13                         white                                                   walls 0
    C15  Kingston               grey    town 10  1-a 3-a
    C17                         white                                                   mountain 120  walls 2
    C19                         white                                                   water 80
    C21                         white                                                   mountain 120
    C23                         white

    D2   Lansing                grey    city 20  4-a 5-a
    D4   Flint                  white   town
    D6                          white                                                   water 80
    D8                          white
    D10  Hamilton & Toronto     yellow  city city "OO"                                  water 80
    D12                         white                                                   walls 2 3
    D14  Rochester              grey    city 20  0-a 1-a 4-a
    D16                         white
    D18                         white                                                   blocked MH
    D20                         white
    D22                         white                                                   mountain 120
    D24                         grey    0-1

    E3                          white
    E5   Detroit & Windsor      yellow  city city "OO"                                  water 80
    E7   London                 white   town                                            walls 5
    E9                          grey    2-3
    E11  Dunkirk & Buffalo      yellow  city city "OO"                                  home ERIE
    E13                         white
    E15                         white
    E17                         white                                                   mountain 120
    E19  Albany                 white   city                                            home NYC a
    E21                         white                                                   mountain 120
    E23  Boston                 yellow  city 30 "B"  3-a 5-a                            home B&M a

    F2   Chicago                red     offboard yellow 40 brown 70  3-a 4-a 5-a
    F4   Toledo                 white   city                                            water 80
    F6   Cleveland              grey    city 30  0-a 5-a                                home C&O a
    F8                          white                                                   walls 2
    F10  Erie                   white   town
    F12                         white
    F14                         white
    F16  Scranton               white   city                                            mountain 120  blocked DH
    F18                         white
    F20  New Haven & Hartford   white   town town
    F22  Providence             white   city                                            water 80
    F24  Mansfield              grey    town 10  1-a 2-a

    G3                          white
    G5                          white
    G7   Akron & Canton         white   town town
    G9                          white
    G11                         white
    G13                         white                                                   mountain 120
    G15                         white                                                   mountain 120  blocked SV
    G17  Reading & Allentown    white   town town
    G19  New York & Newark      yellow  city 40 city 40 "NY"  3-a 0-b                   water 80  home NYNH a

    H2                          white
    H4   Columbus               white   city
    H6                          white
    H8                          white
    H10  Pittsburgh             white   city
    H12  Altoona                grey    city 10  1-4 1-a 4-a                            home PRR a
    H14                         white
    H16  Lancaster              white   city
    H18  Philadelphia & Trenton yellow  city city "OO"                                  blocked CA

    I1                          red     offboard yellow 30 brown 60 in Gulf  4-a        border joined 5
    I3                          white
    I5                          white
    I7                          white
    I9                          white
    I11                         white                                                   mountain 120
    I13                         white                                                   blocked BO
    I15  Baltimore              yellow  city 30 "B"  0-a 4-a                            home B&O a  blocked BO
    I17                         white                                                   water 80
    I19  Atlantic City          grey    town 10  1-a 2-a

    J2   Gulf                   red     offboard yellow 30 brown 60 in Gulf  3-a 4-a    border joined 2
    J4                          white
    J6                          white
    J8                          white
    J10                         white                                                   mountain 120
    J12                         white                                                   mountain 120
    J14  Washington             white   city                                            water 80

    K13  Deep South             red     offboard yellow 30 brown 40  2-a 3-a
    K15  Richmond               grey    city 20  2-a
    """,
)


def _one_area_less(sheet: MapSheet, name: str) -> MapSheet:
    """The same map, where the stops of one hex belong to no area."""
    hexes = list(sheet.hexes)
    for index, hex in enumerate(hexes):
        if hex.name == name:
            stops = tuple(replace(stop, groups=()) for stop in hex.tile.stops)
            hexes[index] = replace(hex, tile=replace(hex.tile, stops=stops))
    return MapSheet(sheet.layout, tuple(hexes))


PLATFORM_MAP = _one_area_less(MAP, "J2")
"""18xx.games lets one run visit both hexes of the Gulf [1830-DIFF.5]."""

# fmt: off
TILES: dict[str, int] = {
    # yellow
    "1": 1, "2": 1, "3": 2, "4": 2, "7": 4, "8": 8, "9": 7, "55": 1, "56": 1, "57": 4, "58": 2, "69": 1,
    # green
    "14": 3, "15": 2, "16": 1, "18": 1, "19": 1, "20": 1, "23": 3, "24": 3, "25": 1, "26": 1, "27": 1, "28": 1,
    "29": 1, "53": 2, "54": 1, "59": 2,
    # brown
    "39": 1, "40": 1, "41": 2, "42": 2, "43": 2, "44": 1, "45": 2, "46": 2, "47": 1, "61": 2, "62": 1, "63": 3,
    "64": 1, "65": 1, "66": 1, "67": 1, "68": 1, "70": 1,
}
# fmt: on
"""How many there are of each tile [1830-9.2]."""
