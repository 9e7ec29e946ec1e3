"""The map of 1850, its tiles, and the places that rules name [1850-SU.5]."""

from __future__ import annotations

from ...track.ids import Layout
from ...track.notation import parse_map

MAP = parse_map(
    Layout.POINTY,
    """
    A2   Northwest              red     offboard yellow 30 brown 40  0:1/2-a 0:2/2-a 4-a 5-a  goal MILW goal GN goal NP
    A4                          white
    A6                          white
    A8                          white
    A10  Mesabi Range           grey    town yellow 30 brown 40 grey 60 mark mine  0-a 1-a 4-a 5-a
    A12                         white                                               mountain 60
    A14                         white

    B1                          red     3:1/2-4 3:2/2-5
    B3                          white
    B5   Fargo                  white   city
    B7                          white   town                                        water 40
    B9                          white
    B11  Duluth                 white   city                                        home NP a
    B13                         white                                               water 40

    C2                          white
    C4                          white
    C6                          white
    C8                          white                                               water 40
    C10                         white
    C12                         white
    C14                         white
    C16                         white   town
    C18                         white
    C20  Sault Ste. Marie       red     town yellow 20 brown 40 grey 50  0-a 1-a    goal SOO

    D3                          white
    D5                          white
    D7                          white   town
    D9   Minneapolis & St. Paul white   city from brown "P"                         water 40  home GN a
    D11                         white
    D13                         white   town
    D15                         white
    D17                         white
    D19                         white                                               water 40

    E2                          white
    E4   Sioux Falls            white   city
    E6                          white
    E8                          white
    E10                         white   town town                                   water 40
    E12                         white                                               water 40
    E14                         white
    E16                         white
    E18  Green Bay              white   city

    F1   West                   red     offboard yellow 30 brown 40  4-a 5-a        goal UP
    F3                          white                                               water 40
    F5                          white
    F7                          white
    F9                          white
    F11                         white
    F13  La Crosse              white   city                                        water 40  home SOO a
    F15                         white   town
    F17                         white

    G2                          white
    G4   Sioux City             white   city                                        water 40
    G6                          white
    G8                          white
    G10                         white   town
    G12                         white                                               water 40
    G14                         white
    G16  Madison                white   city
    G18  Milwaukee              yellow  city 20 "M"  1-a                            water 40  home MILW a

    H3                          white
    H5                          white                                               water 40
    H7                          white
    H9   Des Moines             white   city
    H11  Cedar Rapids           yellow  city 20  1-a 4-a                            home RI a
    H13                         white                                               water 40
    H15                         white
    H17                         white   town

    I2                          white   town
    I4   Omaha                  white   city                                        water 40  home UP a
    I6                          white
    I8                          white   town town
    I10                         white
    I12  Rock Island            white   town                                        water 40  blocked MMR
    I14                         white
    I16                         white   town
    I18  Chicago                white   city city "Chi"                             water 40  home CBQ b
    I20                         grey    0-1

    J3                          white
    J5                          white                                               water 40
    J7                          white
    J9                          white
    J11  Burlington & Quincy    white   town town                                   water 40
    J13                         white
    J15                         white
    J17                         white
    J19                         white

    K2                          white
    K4   Topeka                 white   city
    K6   Kansas City            white   city from brown "P"                         water 40  home KATY a
    K8                          white   town                                        water 40
    K10                         white
    K12                         white                                               water 40
    K14  Springfield, IL        white   city
    K16                         white
    K18                         white
    K20  East                   red     offboard yellow 30 brown 40 grey 50  0-a 1-a 2-a

    L3                          white
    L5                          white
    L7                          white
    L9                          white                                               water 40
    L11                         white                                               water 40
    L13  St. Louis              white   city from brown "P"                         water 40  home MP a  blocked MRB
    L15                         white
    L17                         white
    L19                         white

    M2   Southwest              red     offboard yellow 30 brown 40  3-a 4-a        goal KATY
    M4                          white   town
    M6                          white
    M8   Springfield, MO        white   city
    M10                         white
    M12                         white   town                                        water 40
    M14                         white
    M16                         white
    M18                         white   town
    M20  South                  red     offboard yellow 20 brown 30 grey 40  1-a 2-a
    """,
)

DESTINATIONS: dict[str, str] = {corporation: hex.name for hex in MAP.hexes for corporation in hex.goals}
"""By corporation: where it may put its edge token; three of the nine have no destination [1850-DT.1]."""

MESABI = "A10"
"""Closed to all but the holders of its tokens [1850-MES.3]."""
CHICAGO, ST_LOUIS = "I18", "L13"

DEAD_END = (CHICAGO, "128", 2)
"""The one yellow lay after which no green tile can follow: a hex, a tile and its rotation [1850-TR.8]."""

# fmt: off
WEST_OF_RIVER = (
    "A4", "A6", "B3", "B5", "C2", "C4", "C6", "D3", "D5", "D7", "E2", "E4", "E6", "E8", "F3", "F5", "F7", "F9", "F11",
    "G2", "G4", "G6", "G8", "G10", "H3", "H5", "H7", "H9", "I2", "I4", "I6", "I8", "I10", "J3", "J5", "J7", "J9",
    "K2", "K4", "K6", "K8", "K10", "L3", "L5", "L7", "L9", "L11", "M4", "M6", "M8", "M10",
)
"""Hexes on the far side of the Mississippi, for the Crédit Mobilier and the Western Land Grant
[1850-PV.P2.2, 1850-PV.P6.1]."""

TILES: dict[str, int] = {
    # yellow
    "1": 1, "2": 1, "3": 3, "4": 4, "5": 2, "6": 2, "7": 6, "8": 20, "9": 20, "55": 1, "56": 1, "57": 5, "58": 4,
    "69": 1, "128": 1,
    # green
    "14": 4, "15": 4, "16": 1, "17": 1, "18": 1, "19": 1, "20": 1, "23": 4, "24": 4, "25": 1, "26": 1, "27": 1,
    "28": 1, "29": 1, "129": 1, "132": 1, "141": 1, "142": 1, "143": 1, "144": 1,
    # brown
    "39": 1, "40": 1, "41": 3, "42": 3, "43": 2, "44": 1, "45": 2, "46": 2, "47": 2, "63": 4, "70": 1, "130": 1,
    "133": 1, "135": 3, "145": 1, "146": 1, "147": 1,
    # grey
    "131": 1, "134": 1, "138": 2,
}
# fmt: on
"""How many there are of each tile [1850-SU.5]."""
