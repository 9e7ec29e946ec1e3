"""Tables of an atlas for quick steps, and rows of marks for sweeping over them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from .atlas import NO_SIDE, Atlas
from .ids import Gauge, Lay, Side
from .prints import FIRST_STOP

Crossing = tuple[int, int, Side, Side]
"""A hexside seen from one place at an edge: place across, bit of the hexside, side here, side across."""
Moves = tuple[tuple[tuple[Crossing, int], ...], tuple[tuple[int, int, bool, int], ...]]
"""Where track leads from a place: hexsides with the gauges of the track; stops with the gauges, whether every run ends
there, and the place of the stop."""


class Ground:
    """The tables of an atlas. A place is an end in a hex: `hex * 16 + end`."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas
        lower = [side for side, mate in enumerate(atlas.mate) if side < mate]
        bit_of = {side: 1 << number for number, side in enumerate(lower)}  # no more of them than there are hexsides
        self.crossings: tuple[Crossing | None, ...] = tuple(
            _crossing(atlas, bit_of, hex, end) for hex in range(len(atlas.hexes)) for end in range(16)
        )
        """By place; None off the map, behind walls and at stops."""
        self.one_gauge = all(gauge == Gauge.STANDARD for fan in atlas.fans for ends in fan for _, gauge in ends)
        self.joined: tuple[Mapping[int, int], ...] = tuple(
            {end << 4 | other: int(gauge) for end, ends in enumerate(fan) for other, gauge in ends}
            for fan in atlas.fans
        )
        """By Lay, then by `end * 16 + end`: the gauges of the track that joins two ends."""
        self.known: dict[int, Moves] = {}
        """By `lay * 65536 + place`: the moves that were looked up before."""

    def moves(self, lay: Lay, place: int) -> Moves:
        """Where track leads from a place while this lay is on its hex."""
        key = lay << 16 | place
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._find_moves(lay, place)
        return found

    def _find_moves(self, lay: Lay, place: int) -> Moves:
        atlas, fan = self._atlas, self._atlas.fans[lay]
        hex, end = place >> 4, place & 15
        sides: list[tuple[Crossing, int]] = []
        stops: list[tuple[int, int, bool, int]] = []
        for other, gauge in fan[end] if end < len(fan) else ():
            there = hex << 4 | other
            crossing = self.crossings[there]
            if crossing is not None:
                sides.append((crossing, int(gauge)))
            elif other >= FIRST_STOP:
                number = other - FIRST_STOP
                is_last = bool(atlas.last_stops[lay] >> number & 1)
                stops.append((atlas.first_stop[hex] + number, int(gauge), is_last, there))
        return tuple(sides), tuple(stops)


def _crossing(atlas: Atlas, bit_of: Mapping[int, int], hex: int, end: int) -> Crossing | None:
    side = hex * 6 + end
    mate = atlas.mate[side] if end < FIRST_STOP else NO_SIDE
    if mate == NO_SIDE:
        return None
    return (mate // 6 * 16 + mate % 6, bit_of[min(side, mate)], Side(side), mate)


@lru_cache(maxsize=32)
def ground(atlas: Atlas) -> Ground:
    """The tables of an atlas, made once."""
    return Ground(atlas)


def bits(mask: int) -> Iterator[int]:
    """The numbers in a bitmask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
