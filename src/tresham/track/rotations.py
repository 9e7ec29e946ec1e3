"""Tiles turned on a hex: where their track leads, and whether one tile keeps the track of another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from .ids import Gauge, Layout, StopKind
from .prints import FIRST_STOP, TilePrint

Fan = tuple[tuple[tuple[int, Gauge], ...], ...]
"""By end (edges 0 to 5, then stops): the ends that track leads to, each with its gauge."""

ACROSS = {
    Layout.FLAT: ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)),
    Layout.POINTY: ((-1, 1), (-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1)),
}
"""By edge: how far the neighbour is, in doubled coordinates. Edge 0 points down (flat) or south-west (pointy), the rest
follow clockwise."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A tile with its rotation."""

    tile: TilePrint
    exits: int
    """Bitmask of edges with track."""
    fan: Fan
    tracks: dict[tuple[int, int], Gauge]
    """Every piece of track by its two ends, the lower first."""
    last_stops: int
    """Bitmask of the tile's stops where every run ends: off-board areas and stops with terminal track."""


def turn(tile: TilePrint, rotation: int) -> Turned:
    """The tile, turned clockwise by so many edges."""
    tracks: dict[tuple[int, int], Gauge] = {}
    last_stops = sum(1 << k for k, stop in enumerate(tile.stops) if stop.kind is StopKind.OFFBOARD)
    for path in tile.paths:
        ends = sorted((_turn_end(path.a, rotation), _turn_end(path.b, rotation)))
        # Parallel tracks between the same ends lead to the same places.
        tracks[ends[0], ends[1]] = tracks.get((ends[0], ends[1]), Gauge(0)) | path.gauge
        if path.terminal and ends[1] >= FIRST_STOP:
            last_stops |= 1 << ends[1] - FIRST_STOP
    fan: list[list[tuple[int, Gauge]]] = [[] for _ in range(FIRST_STOP + len(tile.stops))]
    for (a, b), gauge in sorted(tracks.items()):
        fan[a].append((b, gauge))
        fan[b].append((a, gauge))
    exits = sum(1 << edge for edge in range(FIRST_STOP) if fan[edge])
    return Turned(tile, exits, tuple(map(tuple, fan)), tracks, last_stops)


def _turn_end(end: int, rotation: int) -> int:
    return end if end >= FIRST_STOP else (end + rotation) % 6


def heirs(old: Turned, new: Turned) -> tuple[int, ...] | None:
    """By stop of the old tile: the stop of the new one that takes its place; None if old track would be lost.

    Each old stop has its own heir, the one that its old track leads to; only where the new tile has fewer stops of
    that kind (two cities become one) may several share an heir. Stops without track take what is left, in order.
    """
    for (a, b), gauge in old.tracks.items():
        if b < FIRST_STOP and gauge & ~new.tracks.get((a, b), Gauge(0)):
            return None
    found = [0] * len(old.tile.stops)
    for kind in StopKind:
        olds = [k for k, stop in enumerate(old.tile.stops) if stop.kind is kind]
        news = [k for k, stop in enumerate(new.tile.stops) if stop.kind is kind]
        chosen = _own_heirs(old, new, olds, news) if len(news) >= len(olds) else _shared_heirs(old, new, olds, news)
        if chosen is None:
            return None
        for k, heir in zip(olds, chosen, strict=True):
            found[k] = heir
    return tuple(found)


def _own_heirs(old: Turned, new: Turned, olds: list[int], news: list[int]) -> tuple[int, ...] | None:
    for chosen in permutations(news, len(olds)):
        if all(_takes_over(old, k, new, heir) for k, heir in zip(olds, chosen, strict=True)):
            return chosen
    return None


def _shared_heirs(old: Turned, new: Turned, olds: list[int], news: list[int]) -> tuple[int, ...] | None:
    chosen: list[int] = []
    for k in olds:
        fitting = [heir for heir in news if _takes_over(old, k, new, heir)]
        if not fitting:
            return None
        chosen.append(fitting[0])
    return tuple(chosen)


def _takes_over(old: Turned, stop: int, new: Turned, heir: int) -> bool:
    """All track of the old stop leads to the heir, in a gauge that can still carry the same trains."""
    end, heir_end = FIRST_STOP + stop, FIRST_STOP + heir
    return all(
        not gauge & ~new.tracks.get((other, heir_end), Gauge(0)) for other, gauge in old.fan[end] if other < FIRST_STOP
    )


def likeness(tile: TilePrint, fan: Fan, held: Sequence[tuple[str, ...]]) -> tuple[object, ...]:
    """What tells a turned tile from its other turns: where its track leads, and what its stops hold. Two stops that
    hold the same are alike, whatever their numbers."""
    plain = frozenset((a, b, gauge) for a in range(FIRST_STOP) for b, gauge in fan[a] if b < FIRST_STOP)
    stops = [(held[number], fan[FIRST_STOP + number], replace(stop, part=0)) for number, stop in enumerate(tile.stops)]
    return plain, tuple(sorted(stops, key=lambda one: one[:2]))
