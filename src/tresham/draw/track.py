"""Drawing track: black in a white casing, ladders for narrow gauge, a white core for dual gauge, arrows to the red."""

from __future__ import annotations

from collections.abc import Iterator

from ..track.ids import Gauge, StopKind
from ..track.prints import FIRST_STOP, Path, TilePrint
from .plan import Plan
from .points import Curve, polygon
from .svg import INK, tag

BREADTH = 9.5
"""How broad a track is."""
_CASING = 3.0
_RAILS = 12.5
"""How broad a ladder or a dual track is."""
_TIP = 46.0
"""How far from the middle the arrow of an off-board area ends."""
_GAUGES = {Gauge.STANDARD: "standard", Gauge.NARROW: "narrow", Gauge.DUAL: "dual"}


def track_art(tile: TilePrint, plan: Plan) -> str:
    """All track of a tile. Tracks that meet are drawn as one; of two that only cross, the later bridges the other."""
    art = ""
    for bundle in _bundles(tile):
        arrows = [index for index in bundle if _is_arrow(tile, tile.paths[index])]
        rails = [index for index in bundle if index not in arrows]
        art += "".join(_casing(plan.tracks[index], tile.paths[index]) for index in rails)
        art += "".join(_arrow(_towards_stop(tile.paths[index], plan.tracks[index]), tile) for index in arrows)
        art += "".join(_rails(plan.tracks[index], tile.paths[index]) for index in rails)
        # White cores come last, so that no track is cut where it joins another.
        art += "".join(_core(plan.tracks[index], tile.paths[index]) for index in rails)
    return art


def _bundles(tile: TilePrint) -> Iterator[list[int]]:
    """Indices of paths, together if they share an end or lead to one that does."""
    left = list(range(len(tile.paths)))
    while left:
        bundle, ends = [left.pop(0)], set[int]()
        for index in bundle:
            ends |= {tile.paths[index].a, tile.paths[index].b}
            joined = [other for other in left if ends & {tile.paths[other].a, tile.paths[other].b}]
            bundle += joined
            left = [other for other in left if other not in joined]
        yield sorted(bundle)


def _is_arrow(tile: TilePrint, path: Path) -> bool:
    stops = [tile.stops[end - FIRST_STOP] for end in (path.a, path.b) if end >= FIRST_STOP]
    ends_here = path.terminal or any(stop.kind is StopKind.OFFBOARD for stop in stops)
    return bool(stops) and ends_here and path.gauge is Gauge.STANDARD


def _towards_stop(path: Path, track: Curve) -> Curve:
    return track if path.a < FIRST_STOP else track.reversed()


def _arrow(track: Curve, tile: TilePrint) -> str:
    """A tapered arrow: trains leave the map here, or go no farther."""
    way = track.facing(0)
    tip = track.start + way * (abs(track.start) - _TIP)
    if all(stop.kind is not StopKind.OFFBOARD for stop in tile.stops):
        tip = track.end
    broad = way * 1j * BREADTH * 0.8
    points = polygon((track.start + broad, tip, track.start - broad))
    return tag(
        "polygon",
        class_="track standard arrow",
        points=points,
        fill=INK,
        stroke="#ffffff",
        stroke_width=_CASING,
        paint_order="stroke",
    )


def _casing(track: Curve, path: Path) -> str:
    breadth = (BREADTH if path.gauge is Gauge.STANDARD else _RAILS) + _CASING
    return tag("path", d=track.d, stroke="#ffffff", stroke_width=breadth, fill="none")


def _rails(track: Curve, path: Path) -> str:
    breadth = BREADTH if path.gauge is Gauge.STANDARD else _RAILS
    kind = f"track {_GAUGES[path.gauge]}"
    return tag("path", class_=kind, d=track.d, stroke=INK, stroke_width=breadth, fill="none")


def _core(track: Curve, path: Path) -> str:
    """What is white inside a track: the space between the rungs of a ladder, or all of it on dual gauge."""
    if path.gauge is Gauge.STANDARD:
        return ""
    dashes = "7 4.5" if path.gauge is Gauge.NARROW else None
    return tag("path", d=track.d, stroke="#ffffff", stroke_width=_RAILS - 5, stroke_dasharray=dashes, fill="none")
