"""Where the stops and the track of a tile lie: on their curves, clear of each other and of track that is not theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from ..track.ids import Layout, StopKind
from ..track.prints import FIRST_STOP, Path, StopPrint, TilePrint
from .points import WIDTH, Curve, across, heading, into, line, unit

SLOT = 0.15 * WIDTH
"""Radius of a slot."""
_OUT = 54.0
"""How far from the middle a city lies at the end of its only track."""
_ASIDE = 43.0
"""How far from the middle a stop lies that makes way for other track."""
_ALONG = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.2, 0.8)
"""How far along its track a stop may lie, best first."""
_ENOUGH = 6.0
"""More room than this between two things is no better."""


@dataclass(frozen=True)
class StopPlan:
    """Where a stop lies."""

    at: complex
    facing: complex
    """The direction of its track, for the bar of a town."""
    slots: tuple[complex, ...] = ()
    exits: int = 0
    """How many tracks lead to it."""

    def turned(self, by: complex) -> StopPlan:
        """The same stop on a turned tile."""
        return StopPlan(by * self.at, by * self.facing, tuple(by * slot for slot in self.slots), self.exits)


@dataclass(frozen=True)
class TilePlan:
    """Where everything lies that is printed on a tile."""

    stops: tuple[StopPlan, ...]
    tracks: tuple[Curve, ...]
    """One for each path of the tile, from its end `a` to its end `b`."""


@lru_cache(maxsize=4096)
def plan(tile: TilePrint, rotation: int, layout: Layout) -> TilePlan:
    """The plan of a tile, turned clockwise by so many edges."""
    by = unit(60 * (rotation % 6))
    stops, tracks = _upright(tile, layout)
    return TilePlan(tuple(stop.turned(by) for stop in stops), tuple(track.turned(by) for track in tracks))


@dataclass(frozen=True)
class _Place:
    """One way to place a stop, with the track that leads there: pairs of a path's index and its curve."""

    stop: StopPlan
    tracks: tuple[tuple[int, Curve], ...]
    body: tuple[tuple[complex, float], ...]
    """Discs that it covers."""
    favour: float


@lru_cache(maxsize=1024)
def _upright(tile: TilePrint, layout: Layout) -> tuple[tuple[StopPlan, ...], tuple[Curve, ...]]:
    found: dict[int, Curve] = {}
    for index, path in enumerate(tile.paths):
        if path.a < FIRST_STOP and path.b < FIRST_STOP:
            found[index] = across(path.a, path.b, layout, path.lanes)
    passing = tuple(found.values())
    choices = [_places(tile, k, layout, bool(passing)) for k in range(len(tile.stops))]
    chosen = max(product(*choices), key=lambda places: _quality(places, passing))
    for place in chosen:
        found.update(place.tracks)
    stops = tuple(place.stop for place in chosen)
    for index, path in enumerate(tile.paths):
        if path.a >= FIRST_STOP and path.b >= FIRST_STOP:
            found[index] = line(stops[path.a - FIRST_STOP].at, stops[path.b - FIRST_STOP].at)
    return stops, tuple(found[index] for index in range(len(tile.paths)))


def _quality(places: Sequence[_Place], passing: tuple[Curve, ...]) -> float:
    """How clear the stops are of each other and of foreign track. Rounded, so that the first of equals is taken."""
    quality = sum(place.favour for place in places)
    for one, other in combinations(places, 2):
        gap = min((abs(a - b) - r - q for a, r in one.body for b, q in other.body), default=_ENOUGH)
        quality += 3 * min(gap, _ENOUGH)
    for place in places:
        foreign = [*passing, *(track for other in places if other is not place for _, track in other.tracks)]
        points = [point for track in foreign for point in track.points(9)]
        gap = min((abs(at - point) - r - 6 for at, r in place.body for point in points), default=_ENOUGH)
        quality += min(gap, _ENOUGH)
    return round(quality, 3)


def _places(tile: TilePrint, k: int, layout: Layout, passing: bool) -> list[_Place]:
    """Where a stop may lie, best first."""
    own = [(index, path) for index, path in enumerate(tile.paths) if _edge_of(path, k) is not None]
    stop, edges = tile.stops[k], [_edge(path, k) for _, path in own]
    alone = len(tile.stops) == 1 and not passing
    through = len(set(edges)) == len(own) == 2 and not (alone and stop.kind is not StopKind.TOWN)
    if stop.kind is StopKind.OFFBOARD or (alone and not through):
        return [_beside_track(stop, 0, own, k, layout)]
    if through:
        found = [_on_track(stop, t, own, k, layout) for t in (_ALONG[:1] if alone else _ALONG)]
    elif len(own) == 1:
        return [_beside_track(stop, _OUT * heading(edges[0], layout), own, k, layout)]
    elif not any(path.a >= FIRST_STOP or path.b >= FIRST_STOP for path in tile.paths) and not passing:
        return [_beside_track(stop, _in_a_ring(k, len(tile.stops), stop), own, k, layout)]
    else:
        found = [_beside_track(stop, 0, own, k, layout)]
    if not alone:
        asides = [_ASIDE * heading(half / 2, layout) for half in range(12)]
        asides.sort(key=lambda at: (round(at.imag, 3), round(at.real, 3)))
        found += [_beside_track(stop, at, own, k, layout, favour=-6) for at in asides]
    return found


def _in_a_ring(k: int, many: int, stop: StopPrint) -> complex:
    """Stops without track: two of them side by side, more around the middle."""
    apart = {2: 35.0}.get(many, _ASIDE) if stop.kind is StopKind.CITY else 26.0
    return apart * unit((180 if many == 2 else 270) + 360 * k / many)


def _on_track(stop: StopPrint, t: float, own: list[tuple[int, Path]], k: int, layout: Layout) -> _Place:
    """A stop between two edges, on the curve that would join them without it."""
    (first, one), (second, other) = own
    curve = across(_edge(one, k), _edge(other, k), layout, (_lane(one, k), _lane(other, k)))
    before, after = curve.split(t)
    at = curve.at(t)
    plan = StopPlan(at, curve.facing(t), _slots(stop, at, [curve.facing(t), -curve.facing(t)]), 2)
    tracks = ((first, _as_printed(one, before)), (second, _as_printed(other, after.reversed())))
    return _Place(plan, tracks, _body(stop, plan), -abs(t - 0.5) * 4)


def _beside_track(
    stop: StopPrint, at: complex, own: list[tuple[int, Path]], k: int, layout: Layout, favour: float = 0
) -> _Place:
    """A stop anywhere; its tracks find their way."""
    tracks = tuple((index, into(_edge(path, k), at, layout, _lane(path, k))) for index, path in own)
    exits = [-track.facing(1) for _, track in tracks]
    plan = StopPlan(at, exits[0] if exits else 1j, _slots(stop, at, exits), len(own))
    printed = tuple((index, _as_printed(path, track)) for (index, track), (_, path) in zip(tracks, own, strict=True))
    return _Place(plan, printed, _body(stop, plan), favour)


def _slots(stop: StopPrint, at: complex, exits: list[complex]) -> tuple[complex, ...]:
    """The slots of a city: a row of two, a triangle or a square, turned away from its track."""
    many = stop.slots
    if stop.kind is not StopKind.CITY or many == 0:
        return ()
    if many == 1:
        return (at,)
    apart = {2: 1.0, 3: 1.16, 4: 1.42}.get(many, many / 3.1) * (SLOT + 0.5)
    if abs(at) > 1 and many == 2:
        axis = at / abs(at) * 1j  # across the way out, so that both slots stay on the tile
        return (at - apart * axis, at + apart * axis)
    # Four slots fill the tile; as an upright square they leave two corners free for texts.
    turns = (0, -30, 30, -60, 60, 90) if many < 4 else (45,)
    arms = [[unit(180 + turn + 360 * k / many) for k in range(many)] for turn in turns]
    best = max(arms, key=lambda arm: round(min((abs(a - exit) for a in arm for exit in exits), default=0.0), 3))
    return tuple(at + apart * arm for arm in best)


def _body(stop: StopPrint, plan: StopPlan) -> tuple[tuple[complex, float], ...]:
    if plan.slots:
        return tuple((slot, SLOT + 1) for slot in plan.slots)
    return ((plan.at, 12.0 if plan.exits == 2 else 14.0),)


def _as_printed(path: Path, track: Curve) -> Curve:
    """Curves are found from the edge to the stop; a path may be written the other way."""
    return track if path.a < FIRST_STOP else track.reversed()


def _edge_of(path: Path, k: int) -> int | None:
    """The edge that a path joins with a stop, if it does."""
    if path.b == FIRST_STOP + k and path.a < FIRST_STOP:
        return path.a
    if path.a == FIRST_STOP + k and path.b < FIRST_STOP:
        return path.b
    return None


def _edge(path: Path, k: int) -> int:
    edge = _edge_of(path, k)
    assert edge is not None
    return edge


def _lane(path: Path, k: int) -> tuple[int, int]:
    return path.lanes[0] if path.b == FIRST_STOP + k else path.lanes[1]
