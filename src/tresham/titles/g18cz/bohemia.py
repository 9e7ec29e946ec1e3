"""Bohemia, the game for two players: the western part of the map, and Václav as the third at the table.

All else is as in the standard game [18CZ-XI.1.1].
"""

from __future__ import annotations

from dataclasses import replace

from ...core.cards import Owner
from ...track.prints import MapSheet
from . import map as whole
from . import papers
from .box import Box

SEATS = 2
PURSE, CERTIFICATES = 280, 14
"""What each of the two players starts with, and how many certificates each may hold [18CZ-XI.1.2]."""

# fmt: off
LEFT_OUT = frozenset({
    "A22", "B19", "B21", "B23", "B25", "C22", "C24", "C26", "C28", "D21", "D23", "D25", "D27", "D29",
    "E20", "E22", "E24", "E26", "E28", "F21", "F23", "F25", "F27", "G20", "G22", "G24", "G26", "G28",
    "H21", "H23", "H25", "I20", "I22", "I24",
})
# fmt: on
"""Moravia and Silesia: the hexes of the whole map that Bohemia does without."""

MAP = MapSheet(whole.MAP.layout, tuple(hex for hex in whole.MAP.hexes if hex.name not in LEFT_OUT))

LARGE = replace(papers.LARGE, most_shares=7)
"""One player may hold 70 % of a large corporation [18CZ-XI.1.16]."""
NOT_USED = frozenset({"OFE", "MW", "KFN", "PR", "Ug"})
CORPORATIONS = tuple(
    replace(one, kind=LARGE) if one.kind is papers.LARGE else one
    for one in papers.CORPORATIONS
    if one.symbol not in NOT_USED
)
"""Three small, four medium and three large corporations [18CZ-XI.1.3]."""
HOME_AREAS = {symbol: pair for symbol, pair in whole.HOME_AREAS.items() if symbol not in NOT_USED}
LOCALS = papers.locals_of(3)
"""Three local railways of each size [18CZ-XI.1.4]."""

VACLAV = Owner("Vaclav", "Václav", "#777777")
"""The third at the table: he owns three corporations, and decides nothing [18CZ-XI.1.5]."""
VACLAVS_SHARES = {"small": 2, "medium": 3, "large": 5}
"""By kind: how many shares of his corporation Václav gets, the director's certificate among them."""
VACLAVS_PRICES = {"small": 50, "medium": 60, "large": 90}
"""By kind: where the marker of his corporation starts [18CZ-XI.1.6, 18CZ-XI.1.7, 18CZ-XI.1.8]."""
VACLAVS_PHASES = {"small": "a", "medium": "b", "large": "d"}
"""By kind: the phase that brings his corporation; the small one is there from the start."""
FIRST_PLAYER_LAYS = frozenset({"small", "large"})
"""The kinds of Václav's corporations whose track the first player decides; the other player decides the rest
[18CZ-XI.1.9]."""
FIRST_PLAYER_PLACES = frozenset({"medium"})
"""The kinds whose stations the first player decides; the other player decides the rest [18CZ-XI.1.10]."""

BOX = Box(PURSE, CERTIFICATES, MAP, CORPORATIONS, LOCALS)
