"""The map of 1848, its tiles, and the places that rules name [1848-1.3a, 1848-7.6].

Hexes are called what the board calls them: numbers count the hexes of a row [1848-C-01].
"""

from __future__ import annotations

from dataclasses import replace

from ...track.ids import Axes, Layout
from ...track.notation import parse_map
from ...track.prints import HexPrint, MapSheet, TilePrint
from ...track.replacing import like_by_next_colour
from ...track.zones import with_gauge_changes

MAP = with_gauge_changes(
    parse_map(
        Layout.POINTY,
        """
        A2   Alice Springs        red    offboard yellow 10 green 20 brown 40 grey 60 in Alice  5-a 0-a  border joined 4
        A3   Alice Springs        red    offboard yellow 10 green 20 brown 40 grey 60 in Alice  5-a 0-a  border joined 1
        A9   Cairns               red    offboard yellow 10 green 20 brown 30 grey 40           5-a 0-a

        B2                        white                           zone West        desert 40
        B3                        white                           zone West
        B4                        white                           zone West        desert 40
        B5                        white                           zone Queensland  desert 40
        B6                        white                           zone Queensland
        B7                        white                           zone Queensland
        B8                        white                           zone Queensland
        B9   Toowoomba & Ipswich  white  city city "OO"           zone Queensland
        B10  Brisbane             white  city from green "K"      zone Queensland                home QR a
        B11                       blue   town yellow 10 green 10 brown 20 grey 20  0-a  mark anchor

        C1                        white                           zone West        desert 40
        C2                        white                           zone West        desert 40
        C3                        white                           zone West
        C4                        white                           zone Queensland  desert 40
        C5                        white                           zone Queensland
        C6                        white                           zone Queensland
        C7                        white                           zone Queensland
        C8                        white                           zone Queensland
        C9                        white  town town                zone Queensland  mountain 50
        C10  Southport            white  city                     zone Queensland

        D1   Perth                red    city yellow 20 green 40 brown 60 grey 80 "K"  4-a! 5-a! 3-a!  home WA a
        D2                        white  town town                zone West
        D3                        white                           zone West
        D4                        white                           zone West
        D5   Broken Hill          white  city                     zone "New South Wales"
        D6                        white                           zone "New South Wales"
        D7                        white                           zone "New South Wales"
        D8                        white                           zone "New South Wales"
        D9                        white                           zone "New South Wales"  mountain 50
        D10                       white                           zone "New South Wales"

        E1   Whyalla              white  city                     zone West
        E2   Port Augusta         white  city                     zone West                      home CAR a
        E3                        white                           zone West               desert 40
        E4                        white                           zone "New South Wales"  desert 40
        E5                        white                           zone "New South Wales"
        E6                        white                           zone "New South Wales"
        E7   Dubbo                white  city                     zone "New South Wales"
        E8                        white                           zone "New South Wales"  mountain 50
        E9   Newcastle            white  city                     zone "New South Wales"

        F2   Port Lincoln         blue   town yellow 10 green 10 brown 20 grey 20  2-a  mark anchor
        F3   Port Pirie           white  city                     zone West
        F4                        white                           zone West
        F5                        white                           zone Victoria
        F6                        white                           zone "New South Wales"
        F7   Wagga Wagga          white  city                     zone "New South Wales"
        F8   Orange & Bathurst    white  city city "OO"           zone "New South Wales"  mountain 50
        F9   Sydney               white  city from green "K"      zone "New South Wales"         home NSW a  home COM a

        G3   Adelaide             white  city from green "K"      zone West                      home SAR a  home COM a
        G4                        white                           zone Victoria
        G5   Ballarat & Bendigo   white  city city "OO"           zone Victoria
        G6                        white  town town                zone Victoria
        G7   Canberra             white  city                     zone "New South Wales"         home FED a
        G8   Wollongong           white  city                     zone "New South Wales"  mountain 50

        H4   Mount Gambier        white  city                     zone West
        H5   Geelong              white  city                     zone Victoria
        H6   Melbourne            white  city from green "K"      zone Victoria                  home VR a
        H7                        white                           zone Victoria           mountain 50
        H8                        white                           zone Victoria           mountain 50

        I4                        blue   mark TAS
        I5                        blue   mark TAS
        """,
        Axes.HEXES_ACROSS,
    )
)
"""Alice Springs is one place with entries from two hexes; a run visits it once [1848-C-42]."""


def _in_two_halves(hex: HexPrint) -> HexPrint:
    """A hex whose stops belong to no common place."""
    return replace(hex, tile=replace(hex.tile, stops=tuple(replace(stop, groups=()) for stop in hex.tile.stops)))


PLATFORM_MAP = MapSheet(MAP.layout, tuple(map(_in_two_halves, MAP.hexes)))
"""On 18xx.games a run may visit both halves of Alice Springs [1848-PD-11]."""

SITE_HEXES: dict[str, str] = {hex.name: f"{hex.name[0]}{hex.x + 1}" for hex in MAP.hexes}
"""What 18xx.games calls hexes: it counts by halves of a hex [1848-C-01]."""

ALICE_SPRINGS = ("A2", "A3")
"""Where the Ghan's trains end [1848-8.2.5b]."""
K_CITIES = ("B10", "D1", "F9", "G3", "H6")
"""Brisbane, Perth, Sydney, Adelaide and Melbourne [1848-10.4a]."""
SYDNEY, ADELAIDE = "F9", "G3"
"""The homes of the Commonwealth Railways, which start when track joins them [1848-5.3.2a]."""
DESERTS = tuple(hex.name for hex in MAP.hexes if ("desert", 40) in hex.terrain)
"""Where the Oodnadatta Railway saves the price of the terrain [1848-C-09]."""
TASMANIA = ("I4", "I5")
TASMANIA_TILE = "241"
"""The tile of the Tasmanian Railways, and the two hexes where it may lie; it joins both mainland neighbours
[1848-4.4b, 1848-C-10]."""


def replaces(hex: HexPrint, old: TilePrint, new: TilePrint) -> bool:
    """Which kinds of tiles replace which: Tasmania's comes on its own two hexes only [1848-7.5.3c, 1848-4.4b].

    Track may so lead to those two hexes in principle; until the tile is there, they must be kept sealed [1848-7.4.7a].
    """
    if new.name == TASMANIA_TILE:
        return hex.name in TASMANIA and not old.stops
    return like_by_next_colour(hex, old, new)


# fmt: off
TILES: dict[str, int] = {
    # yellow
    "1": 1, "2": 1, "5": 3, "6": 3, "7": 4, "8": 9, "9": 12, "55": 1, "56": 1, "57": 4, "69": 1, "235": 3,
    # green
    "14": 3, "15": 6, "16": 1, "18": 1, "19": 1, "20": 1, "23": 2, "24": 2, "25": 2, "26": 1, "27": 1, "28": 1,
    "29": 1, "30": 1, "31": 1, "59": 2, "236": 1, "237": 1, "238": 2,
    # brown
    "39": 1, "40": 1, "41": 1, "42": 1, "43": 1, "44": 1, "45": 1, "46": 1, "47": 1, "64": 1, "65": 1, "66": 1,
    "67": 1, "68": 1, "70": 1, "239": 3, "611": 4,
    # grey and blue
    "240": 2, "915": 1, "241": 1,
}
# fmt: on
"""How many there are of each tile [1848-1.3a, 1848-C-52]."""

PLATFORM_TILES = TILES | {"6": 4, "57": 3}
"""18xx.games counts two tiles otherwise [1848-PD-05]."""
