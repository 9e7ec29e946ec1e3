"""Tables of an atlas for quick steps, and rows of marks for sweeping over them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from .atlas import Atlas
from .ids import Gauge, Side
from .prints import FIRST_STOP

Steps = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int, bool], ...]]
"""Where track leads from one end of a lay: edges with gauge; stops with gauge, and whether every run ends there."""
Crossing = tuple[int, int, Side, Side]
"""A hexside seen from one place at an edge: place across, bit of the hexside, side here, side across."""


class Ground(NamedTuple):
    """A place is an end in a hex: `hex * 16 + end`."""

    steps: tuple[Steps, ...]
    """By `lay * 16 + end`."""
    crossings: tuple[Crossing | None, ...]
    """By place; None off the map, behind walls and at stops."""
    one_gauge: bool
    joined: tuple[Mapping[int, int], ...]
    """By Lay, then by `end * 16 + end`: the gauges of the track that joins two ends."""


@lru_cache(maxsize=32)
def ground(atlas: Atlas) -> Ground:
    """The tables of an atlas, made once."""
    steps: list[Steps] = []
    gauges: set[Gauge] = set()
    joined: list[Mapping[int, int]] = []
    for lay, fan in enumerate(atlas.fans):
        last = atlas.last_stops[lay] << FIRST_STOP
        for ends in fan:
            edges = tuple((end, int(gauge)) for end, gauge in ends if end < FIRST_STOP)
            stops = tuple((end - FIRST_STOP, int(g), bool(last >> end & 1)) for end, g in ends if end >= FIRST_STOP)
            steps.append((edges, stops))
            gauges.update(gauge for _, gauge in ends)
        steps += [((), ())] * (16 - len(fan))
        joined.append({end << 4 | other: int(gauge) for end, ends in enumerate(fan) for other, gauge in ends})
    crossings: list[Crossing | None] = []
    for hex in range(len(atlas.hexes)):
        for side in range(hex * 6, hex * 6 + 6):
            mate = atlas.mate[side]
            crossing = (mate // 6 * 16 + mate % 6, 1 << min(side, mate), Side(side), mate) if mate >= 0 else None
            crossings.append(crossing)
        crossings += [None] * 10
    return Ground(tuple(steps), tuple(crossings), gauges <= {Gauge.STANDARD}, tuple(joined))


def bits(mask: int) -> Iterator[int]:
    """The numbers in a bitmask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
