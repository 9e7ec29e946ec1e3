"""What a new tile adds to the map, and whether anybody can come there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from .atlas import Atlas
from .ids import Lay
from .prints import FIRST_STOP
from .walks import Walks

Piece = tuple[int, int, int]
"""A piece of track on a tile: two ends (edges 0 to 5, then stops from 6 on) and its gauges."""


@lru_cache(maxsize=1 << 13)
def added_track(atlas: Atlas, old: Lay, new: Lay) -> tuple[Piece, ...]:
    """The track of `new` that is not on `old`, or is of another gauge there."""
    return tuple(piece for piece in _pieces(atlas, new) if piece not in _pieces(atlas, old))


@lru_cache(maxsize=1 << 13)
def added_gauges(atlas: Atlas, old: Lay, new: Lay) -> frozenset[int]:
    """The gauges of that track."""
    return frozenset(gauge for _, _, gauge in added_track(atlas, old, new))


@lru_cache(maxsize=1 << 13)
def added_ends(atlas: Atlas, old: Lay, new: Lay) -> tuple[tuple[tuple[int, int], ...], int]:
    """Where that track ends: edges with its gauges, and a bitmask of the tile's stops."""
    ends = [(end, gauge) for a, b, gauge in added_track(atlas, old, new) for end in (a, b)]
    stops = sum(1 << end for end in {end for end, _ in ends if end >= FIRST_STOP})
    return tuple((end, gauge) for end, gauge in ends if end < FIRST_STOP), stops >> FIRST_STOP


@lru_cache(maxsize=1 << 12)
def _pieces(atlas: Atlas, lay: Lay) -> frozenset[Piece]:
    return frozenset(
        (end, other, int(gauge)) for end, ways in enumerate(atlas.fan(lay)) for other, gauge in ways if end < other
    )


@lru_cache(maxsize=1 << 10)
def _entries(atlas: Atlas, lays: tuple[Lay, ...], start: int, closed: int, barred: int, thorough: bool) -> bytes:
    """Across which sides walks from these stops come into a hex, track or not."""
    return Walks(atlas, lays, closed, barred).entries(start, thorough)


def seems_entered(
    atlas: Atlas,
    lays: tuple[Lay, ...],
    start: int,
    closed: int,
    hex: int,
    ways: Iterable[tuple[int, int]],
    barred: int = 0,
) -> bool:
    """Does a walk from these stops come into a hex across one of these edges, in a gauge given with it?

    Looks from the hex for the stops, which are mostly near: much quicker than to see all that they reach. Yes is
    certain, no is not.
    """
    return Walks(atlas, lays, closed, barred).is_met_from(hex, ways, start)


def enters(
    atlas: Atlas,
    lays: tuple[Lay, ...],
    start: int,
    closed: int,
    hex: int,
    edge: int,
    gauge: int,
    thorough: bool,
    barred: int = 0,
) -> bool:
    """Does a walk from these stops come into a hex across an edge in one of these gauges?

    A quick look mostly finds it; only a thorough one can be sure that there is none.
    """
    at = hex * 6 + edge << 2
    for look in (False, True) if thorough else (False,):
        found = _entries(atlas, lays, start, closed, barred, look)
        if any(found[at | came] for came in (1, 2, 3) if came & gauge):
            return True
    return False
