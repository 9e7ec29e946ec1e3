"""The map of 1849, its tiles, and the places that rules name [1849-4.2, 1849-2.0.6]."""

from __future__ import annotations

from ...track.ids import Layout
from ...track.notation import parse_map
from ...track.prints import MapSheet

MAP = parse_map(
    Layout.FLAT,
    """
    a12  Milazzo port     blue    offboard 20 port  5-a  mark anchor
    A5   Palermo port     blue    offboard 10 port  0-a  mark anchor
    A13  Milazzo          grey    town 10  0-a 2-a 5-a
    A15                   grey    0=1  mark double

    B2                    white                                                    rough 40      walls 1
    B4                    white                                                    walls 1
    B12                   white
    B14  Messina          yellow  city 30 @1 "M"  0-a

    C1   Trapani          grey    city white 20 grey 30 black 40 @1  0=a 5=a       walls 4
    C3   Alcamo           white   town                                             walls 4
    C5   Palermo          yellow  city 50 @1 "P"  2-a 3-a 5-a                      home RCS a
    C7                    white                                                    walls 1
    C9   St. Stefano      grey    town 10  0~a 1-a 5-a
    C11                   white                                                    walls 0
    C13                   grey    1~4 2-3
    C15  Calabria         grey    offboard white 10 grey 30 black 90  3=a

    D2                    white                                                    mountain 160
    D4   Partinico        white   town                                             rough 40
    D6                    white                                                    walls 4
    D8                    white                                                    walls 0 1 5
    D10                   white                                                    walls 0 1 5
    D12                   white                                                    mountain 160
    D14                   white

    E1   Marsala          grey    city white 20 grey 30 black 40  0=a 3=a 4=a 5=a  home CTL a
    E3                    white                                                    hill 80
    E5   Corleone         white   town                                             mountain 160
    E7   Termini Imerese  white   town                                             walls 4
    E9                    white                                                    mountain 160  walls 2 4
    E11  Bronte           white   town                                             mountain 160  walls 2 3
    E13  Taormina         grey    town 10  0-a 2~a 4-a

    F2                    white                                                    mountain 160
    F4                    white                                                    mountain 160
    F6                    white                                                    hill 80
    F8                    white                                                    mountain 160  walls 3
    F10  Troina           white   town                                             mountain 160  walls 3
    F12  Etna             grey

    G1   Mazzara          white   town
    G3   Castelvetrano    white   town
    G5                    white                                                    mountain 160
    G7                    white                                                    hill 80
    G9   Castrogiovanni   white   town                                             hill 80
    G11                   white                                                    mountain 160
    G13  Acireale         white   town                                             blocked SCE

    H2                    white
    H4   Sciacca          white   town                                             hill 80
    H6                    white                                                    rough 40
    H8   Caltanissetta    white   city                                             hill 80
    H10                   white                                                    rough 40
    H12  Catania          yellow  city 40 @1 "C"  1-a                              home IFT a

    I5                    white                                                    hill 80
    I7   Canicatti        white   town                                             rough 40
    I9   Piazza Armerina  white   town                                             mountain 160
    I11                   yellow  2-4

    J6   Girgenti         white   city                                             rough 40      home SFA a
    J8                    white                                                    mountain 160
    J10  Caltagirone      white   town                                             rough 40
    J12                   white

    K7   Licata           white   town
    K9                    yellow  0~3                                              mountain 160
    K11                   white                                                    rough 40      walls 0 1
    K13  Augusta          grey    town 10  0-a 2-a 5-a

    L8                    white
    L10                   white                                                    mountain 160  walls 4
    L12                   white                                                    mountain 160
    L14  Augusta port     blue    offboard 60 port  2-a  mark anchor

    M9   Terranova        grey    city white 20 grey 30 black 40 x2  1=a 2-a 3~a 4~a 5-a
    M11  Ragusa           yellow  city 20  1-a 4~a                                 rough 40      walls 3 5
    M13  Siracusa         yellow  city 10 @1 "S"  2~a                              home ATA a

    N8   Terranova port   blue    offboard 20 port  4=a  mark anchor
    N10  Vittoria         white   town
    N12                   white                                                    walls 2

    O11                   white
    """,
)

_STRAIT = parse_map(
    Layout.FLAT,
    """
    A15            grey  1=5
    B16            grey  1=2
    C15  Calabria  grey  offboard white 10 grey 30 black 90  4=a
    """,
)


def _with_another_strait(sheet: MapSheet, strait: MapSheet) -> MapSheet:
    """The same map with some hexes drawn otherwise, and new ones at the end of their row."""
    drawn = {hex.name: hex for hex in sheet.hexes} | {hex.name: hex for hex in strait.hexes}
    return MapSheet(sheet.layout, tuple(sorted(drawn.values(), key=lambda hex: (hex.y, hex.x))))


PLATFORM_MAP = _with_another_strait(MAP, _STRAIT)
"""18xx.games makes two hexes of the divided one, so that Calabria is entered from the north-east [1849-PD-02]."""

PORTS = ("a12", "A5", "L14", "N8")
"""Where the Compagnia Navale Mediterranea may put its marker [1849-7.1.7]."""
COASTAL_CITIES = ("B14", "C1", "C5", "E1", "H12", "J6", "M9", "M13")
"""Where the Società Marittima Siciliana may land: every city but Caltanissetta and Ragusa [1849-7.1.8]."""
GARIBALDI_HOMES = ("H8", "B14", "M11", "M9", "C1")
"""Garibaldi picks its home among these, and none of them is kept for it [1849-9.4.1.1]."""
GREAT_CITIES = ("C5", "H12", "B14", "M13")
"""Cities with a letter; they pay double to electric trains [1849-14.3.8]."""

# fmt: off
TILES: dict[str, int] = {
    # yellow
    "3": 4, "4": 4, "7": 4, "8": 10, "9": 6, "58": 4, "73": 4, "74": 3, "77": 4, "78": 10, "79": 7,
    "644": 2, "645": 2, "657": 2, "658": 2, "659": 2, "679": 2,
    # green
    "23": 3, "24": 3, "25": 2, "26": 1, "27": 1, "28": 1, "29": 1, "30": 1, "31": 1, "624": 1, "650": 1,
    "651": 1, "653": 1, "655": 1, "660": 1, "661": 1, "662": 1, "663": 1, "664": 1, "665": 1, "666": 1, "667": 1,
    "668": 1, "669": 1, "670": 1, "671": 1, "675": 1, "677": 3, "678": 3, "680": 1, "681": 1, "682": 1, "683": 1,
    "684": 1, "685": 1, "686": 1, "687": 1, "688": 1, "689": 1, "690": 1, "691": 1, "692": 1, "693": 1, "694": 1,
    "695": 1, "699": 2, "700": 1, "701": 1, "702": 1, "703": 1, "704": 1, "705": 1, "706": 1, "707": 1, "708": 1,
    "709": 1, "710": 1, "711": 1, "712": 1, "713": 1, "714": 1, "715": 1,
    # brown
    "39": 1, "40": 1, "41": 1, "42": 1, "646": 1, "647": 1, "648": 1, "649": 1, "652": 1, "654": 1, "656": 1,
    "672": 1, "673": 2, "674": 2, "676": 1, "696": 3, "697": 2, "698": 2,
}
# fmt: on
"""How many there are of each tile [1849-2.0.6]."""

PLATFORM_TILES = TILES | {"655": 2, "656": 2}
"""18xx.games does not return Messina's tile after the earthquake; second copies stand in for it [1849-PD-01]."""
