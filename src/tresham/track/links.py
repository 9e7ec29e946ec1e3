"""Plain track between two stops: what runs are made of [1830-RT.1, RT.4, RT.5]."""

from __future__ import annotations

from functools import lru_cache

from ..record import record
from .atlas import Atlas
from .ids import Gauge, Hex, Lay, Side, Stop
from .move_tables import Ground
from .prints import FIRST_STOP
from .walk_sweep import ANY_GAUGE
from .walks import Walks

GAUGES = tuple(Gauge(mask) for mask in range(ANY_GAUGE + 1))
"""By bitmask: to call the class takes much longer."""
ALL_STOPS, NO_STOPS = -1, 0
"""Bitmasks of every stop and of none."""


@record(frozen=True, slots=True)
class Link:
    """One way over plain track from a stop to another, with no stop between. It can be run in both directions."""

    a: Stop
    b: Stop
    sides: tuple[Side, ...]
    """The faces crossed in order from a to b: out of a hex, into the next, out of that one..."""
    gauge: Gauge = Gauge.STANDARD
    """The gauges in which the whole way can be run; both only if all of it is dual."""
    ends_at_a: bool = False
    """No run passes stop a: an off-board area, or track that ends there."""
    ends_at_b: bool = False
    """No run passes stop b."""

    @property
    def pieces(self) -> int:
        """Bitmask of its hexsides, each by the lower of its two faces. Links with a common bit exclude each other."""
        return sum(1 << min(pair) for pair in zip(self.sides[::2], self.sides[1::2], strict=True))


def links(
    atlas: Atlas, lays: tuple[Lay, ...], stations: int = ALL_STOPS, closed: int = NO_STOPS, barred: int = NO_STOPS
) -> tuple[Link, ...]:
    """Every link on the board that a run with one of these stations might use, each once, from the lower stop to the
    higher one. No run passes a `closed` stop, and none enters a `barred` one. All are bitmasks.

    A few links may be among them that no run gets to, since none crosses a hexside twice. A way from a stop back to
    itself is none: no run enters a stop twice. Where track both passes and enters a city, as in Altoona, each way is a
    link of its own [1830-RT.8].
    """
    walks = Walks(atlas, lays)
    found: dict[tuple[Stop, Stop, tuple[Side, ...]], Link] = {}
    waiting = stations & (1 << atlas.stop_count) - 1
    reached, left = waiting, 0
    while waiting:
        stop = waiting.bit_length() - 1
        waiting ^= 1 << stop
        left |= 1 << stop
        stop_ends = ends_runs(atlas, lays, Stop(stop))
        for other, gauge, _, faces in walks.strands(walks.place(stop)):
            if (left | barred) >> other & 1:
                continue  # the same way was found from there, or nobody may go there
            other_ends = ends_runs(atlas, lays, Stop(other))
            if not other_ends and not (reached | closed) >> other & 1:
                waiting |= 1 << other
                reached |= 1 << other
            if stop < other:
                link = Link(Stop(stop), Stop(other), tuple(faces), GAUGES[gauge], stop_ends, other_ends)
            else:
                link = Link(Stop(other), Stop(stop), tuple(faces[::-1]), GAUGES[gauge], other_ends, stop_ends)
            found[link.a, link.b, link.sides] = link
    return tuple([found[key] for key in sorted(found)])


def ends_runs(atlas: Atlas, lays: tuple[Lay, ...], stop: Stop) -> bool:
    """Does no run pass this stop, whoever has stations there? [1830-RT.7]"""
    hex = atlas.hex_of_stop[stop]
    return bool(atlas.last_stops[lays[hex]] >> stop - atlas.first_stop[hex] & 1)


def follow(atlas: Atlas, lays: tuple[Lay, ...], a: Stop, sides: tuple[Side, ...], b: Stop) -> bool:
    """Is there plain track from stop a to stop b over exactly these faces, in the order of `Link.sides`?"""
    return gauges_along(atlas, lays, a, sides, b) != 0


def gauges_along(atlas: Atlas, lays: tuple[Lay, ...], a: Stop, sides: tuple[Side, ...], b: Stop) -> int:
    """The gauges in which the way from a to b over these faces can be run, as a bitmask; 0 if there is no such way."""
    way, joined, gauges = _way(atlas, a, sides, b), atlas.kept[Ground].joined, ANY_GAUGE
    for hex, ends in way:
        gauges &= joined[lays[hex]].get(ends, 0)
    return gauges if way else 0


@lru_cache(maxsize=1 << 13)
def _way(atlas: Atlas, a: Stop, sides: tuple[Side, ...], b: Stop) -> tuple[tuple[int, int], ...]:
    """The hexes on the way from stop a to stop b over these faces, each with the ends that track must join there
    (`end * 16 + end`); none if the faces do not follow each other. Trains run the same ways again and again."""
    if a == b or len(sides) % 2 or len(set(sides)) < len(sides):
        return ()
    found: list[tuple[int, int]] = []
    hex = atlas.hex_of_stop[a]
    end = FIRST_STOP + a - atlas.first_stop[hex]
    for out, into in zip(sides[::2], sides[1::2], strict=True):
        if out // 6 != hex or not 0 <= out < len(atlas.mate) or atlas.mate[out] != into:
            return ()
        found.append((hex, end << 4 | out % 6))
        hex, end = Hex(into // 6), into % 6
    if hex != atlas.hex_of_stop[b]:
        return ()
    return (*found, (hex, end << 4 | FIRST_STOP + b - atlas.first_stop[hex]))
