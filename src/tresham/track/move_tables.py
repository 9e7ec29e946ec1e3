"""Tables of an atlas for quick steps, and rows of marks for sweeping over them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from .atlas import NO_SIDE, Atlas
from .ids import Gauge, Lay, Side
from .prints import FIRST_STOP

Crossing = tuple[int, int, Side, Side]
"""A hexside seen from one place at an edge: place across, bit of the hexside, side here, side across."""
Moves = tuple[tuple[tuple[Crossing, int], ...], tuple[tuple[int, int, bool, int], ...]]
"""Where track leads from a place: hexsides with the gauges of the track; stops with the gauges, whether every run ends
there, and the place of the stop."""


class Joined(dict[Lay, Mapping[int, int]]):
    """By lay, then by `end * 16 + end`: the gauges of the track that joins two ends. Few lays are ever asked for."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__()
        self._atlas = atlas

    def __missing__(self, lay: Lay) -> Mapping[int, int]:
        ways = enumerate(self._atlas.fans[lay])
        found = self[lay] = {end << 4 | other: int(gauge) for end, ends in ways for other, gauge in ends}
        return found


class MoveTable(dict[int, Moves]):
    """By `lay * 65536 + place`: where track leads from a place while this lay is on its hex."""

    def __init__(self, atlas: Atlas, crossings: Sequence[Crossing | None]) -> None:
        super().__init__()
        self._atlas = atlas
        self._crossings = crossings

    def __missing__(self, key: int) -> Moves:
        lay, hex, end = key >> 16, key >> 4 & 0xFFF, key & 15
        atlas, fan = self._atlas, self._atlas.fans[lay]
        sides: list[tuple[Crossing, int]] = []
        stops: list[tuple[int, int, bool, int]] = []
        for other, gauge in fan[end] if end < len(fan) else ():
            there = hex << 4 | other
            crossing = self._crossings[there]
            if crossing is not None:
                sides.append((crossing, int(gauge)))
            elif other >= FIRST_STOP:
                number = other - FIRST_STOP
                is_last = bool(atlas.last_stops[lay] >> number & 1)
                stops.append((atlas.first_stop[hex] + number, int(gauge), is_last, there))
        found = self[key] = tuple(sides), tuple(stops)
        return found


class Ground:
    """The tables of an atlas, made once: `atlas.kept[Ground]`. A place is an end in a hex: `hex * 16 + end`."""

    def __init__(self, atlas: Atlas) -> None:
        lower = [side for side, mate in enumerate(atlas.mate) if side < mate]
        bit_of = {side: 1 << number for number, side in enumerate(lower)}  # no more of them than there are hexsides
        crossings: list[Crossing | None] = [None] * (16 * len(atlas.hexes))
        for side, mate in enumerate(atlas.mate):
            if mate != NO_SIDE:
                here, ahead = (one // 6 * 16 + one % 6 for one in (side, mate))
                crossings[here] = (ahead, bit_of[min(side, mate)], Side(side), mate)
        self.crossings: tuple[Crossing | None, ...] = tuple(crossings)
        """By place; None off the map, behind walls and at stops."""
        self.one_gauge = all(gauge == Gauge.STANDARD for fan in atlas.fans for ends in fan for _, gauge in ends)
        self.joined = Joined(atlas)
        self.moves = MoveTable(atlas, self.crossings)


def bits(mask: int) -> Iterator[int]:
    """The numbers in a bitmask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
