"""What a corporation can reach over track from its stations [1830-TR.5, TK.5, TK.7]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..record import record
from .atlas import Atlas
from .ids import Lay
from .move_tables import bits
from .walks import Walks


@record(frozen=True, slots=True)
class Reach:
    """What a set of stations can reach, as bitmasks."""

    stops: int
    """Stops that a walk can enter, and the stations themselves."""
    sides: int
    """Sides where a tile would join: both faces of every hexside that reached track leads to, and all open edges of the
    stations' own hexes."""
    hexes: int
    """Hexes with such a side."""
    standard: int = 0
    """Those of `sides` where standard track would join, and..."""
    narrow: int = 0
    """...where narrow track would join; dual track joins both."""
    complete: bool = True
    """There is no more; a glimpse may miss something."""


def reach(atlas: Atlas, lays: tuple[Lay, ...], start: int, closed: int = 0, barred: int = 0) -> Reach:
    """What the stations in `start` reach. All stops are given as bitmasks.

    `closed` stops may be entered but not passed; off-board areas always are so. `barred` stops may not be entered. A
    station need not have track yet, nor even be printed: then it only opens the edges of its hex.
    """
    first = glimpse(atlas, lays, start, closed, barred)
    return first if first.complete else _reach(atlas, lays, start, closed, barred, thorough=True)


def glimpse(atlas: Atlas, lays: tuple[Lay, ...], start: int, closed: int = 0, barred: int = 0) -> Reach:
    """What a quick look finds of `reach`: all of it is true, mostly it is all there is, and then it says so."""
    return _reach(atlas, lays, start, closed, barred, thorough=False)


def stops_met(atlas: Atlas, lays: tuple[Lay, ...], start: int, closed: int = 0, barred: int = 0) -> Iterator[int]:
    """The stops that these stations reach, mostly near ones before far ones. They are found while they are read: to
    know whether there is one of some kind takes much less time than to see all."""
    return Walks(atlas, lays, closed, barred).stops(start)


@lru_cache(maxsize=1 << 14)
def _reach(atlas: Atlas, lays: tuple[Lay, ...], start: int, closed: int, barred: int, thorough: bool) -> Reach:
    found = Walks(atlas, lays, closed, barred).everything(start, thorough)
    own_edges = 0
    for stop in bits(start):
        hex = atlas.hex_of_stop[stop]
        own_edges |= atlas.open_edges[hex] << hex * 6
    standard, narrow = found.standard | own_edges, found.narrow | own_edges
    sides = standard | narrow
    return Reach(found.stops, sides, _hexes_of(sides), standard, narrow, found.complete)


def is_joined(atlas: Atlas, lays: tuple[Lay, ...], start: int, barred: int = 0) -> bool:
    """Can a walk from any of these stops enter another stop at all? Then a run can be made."""
    walks = Walks(atlas, lays, 0, barred)
    for stop in bits(start):
        for other, *_ in walks.strands(walks.place(stop)):
            if other != stop and not barred >> other & 1:
                return True
    return False


_LOWEST_BIT = str.maketrans("01234567", "01010101")


def _hexes_of(sides: int) -> int:
    """Gathers the six bits of a hex in the lowest one. Six bits are two octal digits, so every second digit counts."""
    sides |= sides >> 3
    sides |= sides >> 1 | sides >> 2
    return int(f"{sides:o}"[::-2][::-1].translate(_LOWEST_BIT), 2)
