"""The numbers that name things on a map, and the small enumerations of track."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import NewType

Hex = NewType("Hex", int)
"""A hex of the map, by its position in the map sheet."""
Side = NewType("Side", int)
"""One face of one hex: `hex * 6 + edge`."""
Stop = NewType("Stop", int)
"""A place where trains stop; a hex keeps a block of numbers for all the stops its tiles may ever have."""
Slot = NewType("Slot", int)
"""A circle in a city that can hold one token."""
Tile = NewType("Tile", int)
"""A kind of tile; every printed hex pattern is a kind of its own."""
Lay = NewType("Lay", int)
"""A tile with its rotation: `tile * 6 + rotation`."""


class Colour(IntEnum):
    """Colour of a tile, in the order of upgrades."""

    WHITE = 0
    YELLOW = 1
    GREEN = 2
    BROWN = 3
    GREY = 4
    RED = 5
    BLUE = 6


class Gauge(IntFlag):
    """What can run over a piece of track; dual gauge carries both."""

    STANDARD = 1
    NARROW = 2
    DUAL = 3


class StopKind(IntEnum):
    """What a stop is."""

    CITY = 0
    TOWN = 1
    OFFBOARD = 2


class Layout(IntEnum):
    """How hexes stand: on a side (flat top) or on a point."""

    FLAT = 0
    POINTY = 1


class Axes(IntEnum):
    """Which way the two halves of a hex's name count: `E19` is row E in most titles, column E in some."""

    NUMBERS_ACROSS = 0
    LETTERS_ACROSS = 1
    HEXES_ACROSS = 2
    """Numbers count the hexes of a row, and every second row, the first among them, is shifted to the right."""
