"""The map of 18CZ, its tiles, and the places that rules name.

Hexes have the names of the records of 18xx.games; on the printed board the number of each is less by one, so that
Praha, E12 here, is E11 there.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...track.ids import Layout
from ...track.notation import parse_map

MAP = parse_map(
    Layout.POINTY,
    """
    A8   Dresden                  white   "SX"                                   home SX  border area 0 1 2 3 4 5
    A10                           white   town                      river 10
    A12                           white
    A14                           white                             hill 20
    A16                           white                             mountain 40
    A22  Berlin                   white   "PR"                                   home PR  border area 0 1 2 3 4 5

    B5   Dresden                  white   "SX"                                   home SX  border area 0 1 2 3 4 5
    B7                            white                             mountain 40
    B9   Teplice & Ústí nad Labem yellow  city city "OO"            river 10     home ATE
    B11  Děčín                    white   city
    B13  Liberec                  white   city "Y"
    B15                           white   town town
    B17                           white   town                      hill 20
    B19  Berlin                   white   "PR"                                   home PR  border area 0 1 2 3 4 5
    B21                           white                             mountain 40
    B23                           white
    B25                           white

    C4                            white                             mountain 40
    C6                            white   town                      mountain 40
    C8   Chomutov & Most          yellow  city city "OO"
    C10                           white   town                      river 10
    C12                           white   town                      river 10
    C14                           white   town
    C16                           white
    C18                           white                             river 10
    C20                           white   town
    C22                           white                             mountain 40
    C24  Opava                    white   city
    C26  Ostrava                  white   city "Y"                               home OFE a
    C28                           white   town

    D1                            grey    town 10 4-a 5-a
    D3   Cheb                     white   city                                   home BTE a
    D5   Karlovy Vary             white   city                                   home EKJ a
    D7                            white
    D9                            white
    D11                           white                             river 10
    D13                           white                             river 10     stub 0
    D15                           white                             river 10
    D17  Hradec Králové           white   city                      river 10
    D19                           white
    D21                           white
    D23                           white
    D25                           white
    D27  Frýdlant & Frýdek        yellow  city city "OO"
    D29                           white                             hill 20

    E2                            white   town
    E4                            white   town
    E6                            white                             hill 20
    E8                            white
    E10  Kladno                   white   city
    E12  Praha                    white   city 20 in Praha city 20 in Praha "P" 3-b 5-a  river 10  home NWB a home BN b
    E14                           white   town town
    E16  Pardubice                white   city                      river 10     home BCB a
    E18                           white
    E20                           white
    E22  Olomouc                  white   city
    E24                           white
    E26                           white
    E28                           white                             hill 20

    F3   München                  white   "BY"                                   home BY  border area 0 1 2 3 4 5
    F5                            white
    F7   Plzeň                    white   city "Y"
    F9                            white
    F11                           white   town                      river 10
    F13                           white   town                                   stub 2
    F15                           white
    F17                           white
    F19                           white
    F21                           white   town town
    F23  Přerov                   white   city                                   home MW a
    F25                           white
    F27                           white                             hill 20

    G4                            white
    G6                            white
    G8                            white
    G10                           white                             river 10
    G12  Tábor                    white   city
    G14                           white                             hill 20
    G16  Jihlava                  white   city                      hill 20
    G18                           white   town                      hill 20
    G20  Brno                     white   city "Y"                               home KFN a
    G22                           white   town
    G24  Hulín                    white   city
    G26                           white
    G28  Budapest                 white   "Ug"                                   home Ug  border area 0 1 2 3 4 5

    H5   München                  white   "BY"                                   home BY  border area 0 1 2 3 4 5
    H7                            white   town                      hill 20
    H9                            white
    H11                           white                             river 10
    H13                           white
    H15                           white                             hill 20
    H17                           white   town                      hill 20
    H19                           white
    H21                           white
    H23                           white
    H25                           white

    I8                            white                             mountain 40
    I10  Strakonice               white   city                                   home VBW a
    I12  České Budějovice         white   city "Y"
    I14                           white
    I18  Wien                     white   "kk"                                   home kk  border area 0 1 2 3 4 5
    I20                           white
    I22                           white
    I24  Budapest                 white   "Ug"                                   home Ug  border area 0 1 2 3 4 5

    J11                           white   town                      hill 20
    J13                           white
    J15  Wien                     white   "kk"                                   home kk  border area 0 1 2 3 4 5
    """,
)
"""The whole land, for three to six players. Hexes edged in red take only the red tile of their corporation
[18CZ-VIII.4.13]; the stubs of D13 and F13 lead to Praha [18CZ-VIII.4.12]."""

PRAHA, TEPLICE = "E12", "B9"
"""Praha has tiles of its own; Teplice & Ústí is the home of ATE, which chooses one of its two cities
[18CZ-VIII.4.6, 18CZ-VIII.6.10]."""

HOME_AREAS: Mapping[str, tuple[str, str]] = {
    "SX": ("A8", "B5"),
    "PR": ("B19", "A22"),
    "BY": ("F3", "H5"),
    "kk": ("J15", "I18"),
    "Ug": ("I24", "G28"),
}
"""By large corporation: the two hexes of which one takes its red tile [18CZ-IV.2.d.2]."""
RED_TILES: Mapping[str, str] = {"SX": "8896", "PR": "8897", "BY": "8898", "kk": "8895", "Ug": "8894"}
"""By large corporation: its red home tile [18CZ-VIII.4.13]."""

# fmt: off
TILES: dict[str, int] = {
    # yellow
    "1": 1, "2": 1, "3": 4, "4": 4, "5": 4, "6": 4, "7": 5, "8": 14, "9": 13, "55": 1, "56": 1, "57": 4, "58": 4,
    "69": 1, "201": 2, "202": 2, "621": 2, "8889": 1, "8890": 1,
    # green
    "14": 4, "15": 4, "16": 1, "19": 1, "20": 1, "23": 3, "24": 3, "25": 2, "26": 2, "27": 2, "28": 1, "29": 1,
    "30": 1, "31": 1, "207": 2, "208": 2, "619": 4, "622": 2, "8859": 1, "8860": 1, "8863": 1, "8864": 1, "8865": 1,
    "8885": 1, "8891": 1, "14p": 1, "15p": 1, "887p": 4, "888p": 2, "8866p": 2,
    # brown
    "39": 1, "40": 1, "41": 1, "42": 1, "43": 1, "44": 1, "45": 1, "46": 1, "47": 1, "70": 1, "216": 3, "611": 7,
    "8892": 1, "216p": 1, "611p": 1, "889p": 2, "8894p": 1, "8895p": 1, "8896p": 1,
    # grey
    "8893": 1, "595p": 2, "8857p": 1,
    # red
    "8894": 1, "8895": 1, "8896": 1, "8897": 1, "8898": 1,
}
# fmt: on
"""How many there are of each tile; those with a `p` at the end are edged in purple, and only the power of a local
railway lays them [18CZ-II.1, 18CZ-VIII.5.3]."""
