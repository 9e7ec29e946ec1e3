"""Drawing track: black in a white casing, ladders for narrow gauge, a white core for dual gauge, arrows off the map."""

from __future__ import annotations

from collections.abc import Iterator

from ..track.ids import Gauge, Layout, StopKind
from ..track.prints import FIRST_STOP, Path, TilePrint
from .points import Curve, line, pair, polygon, to_the_rim
from .svg import INK, number, tag
from .tile_plan import TilePlan

BREADTH = 9.5
"""How broad a track is."""
_CASING = 3.0
_RAILS = 13.0
"""How broad a ladder or a dual track is."""
_CORE = _RAILS - 5
"""How broad the white between its rails is."""
_RUNG, _STEP = 5.0, 12.0
"""How thick a rung of a ladder is, and about how far it is from one to the next."""
TIP = 32.0
"""How far from the middle the arrow of an off-board area ends."""
DIVIDED = "double"
"""The mark of a hex in which a line crosses the track: whoever runs here crosses that line like a side."""
_GAUGES = {Gauge.STANDARD: "standard", Gauge.NARROW: "narrow", Gauge.DUAL: "dual"}


def track_art(tile: TilePrint, plan: TilePlan) -> str:
    """All track of a tile. Tracks that meet are drawn as one; of two that only cross, the later bridges the other."""
    art = ""
    for bundle in _bundles(tile):
        arrows = [index for index in bundle if _is_arrow(tile, tile.paths[index])]
        rails = [index for index in bundle if index not in arrows]
        art += "".join(_casing(plan.tracks[index], tile.paths[index]) for index in rails)
        art += "".join(_arrow(tile, tile.paths[index], plan.tracks[index]) for index in arrows)
        art += "".join(_rails(plan.tracks[index], tile.paths[index]) for index in rails)
        # White cores come later, so that no track is cut where it joins another; rungs last, for a ladder without them
        # would pass for dual gauge.
        art += "".join(_core(plan.tracks[index], tile.paths[index]) for index in rails)
        art += "".join(_rungs(plan.tracks[index], tile.paths[index]) for index in rails)
    return art


def divide(plan: TilePlan, layout: Layout) -> str:
    """A line across the hex in the middle of its first track, as between two hexes."""
    track = plan.tracks[0]
    across = track.facing(0.5) * 1j
    ends = [to_the_rim(track.at(0.5), across * side, layout) for side in (1, -1)]
    return tag("path", class_="divide", d=f"M{pair(ends[0])}L{pair(ends[1])}", stroke="#444444", stroke_width=1.5)


def half_breadth(path: Path) -> float:
    """How far a track reaches to either side, its casing included."""
    return (_breadth(path) + _CASING) / 2


def _breadth(path: Path) -> float:
    return BREADTH if path.gauge is Gauge.STANDARD else _RAILS


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
    return bool(stops) and ends_here


def _arrow(tile: TilePrint, path: Path, track: Curve) -> str:
    """A tapered arrow: trains leave the map here, or go no farther. Its inside tells the gauge like that of a track."""
    start = track if path.a < FIRST_STOP else track.reversed()
    foot, way = start.start, start.facing(0)
    tip = foot + way * (abs(foot) - TIP)
    if all(stop.kind is not StopKind.OFFBOARD for stop in tile.stops):
        tip = start.end
    broad = way * 1j * _breadth(path) * (0.8 if path.gauge is Gauge.STANDARD else 0.72)
    outer = tag(
        "polygon",
        class_=f"track {_GAUGES[path.gauge]} arrow",
        points=polygon((foot + broad, tip, foot - broad)),
        fill=INK,
        stroke="#ffffff",
        stroke_width=_CASING,
        paint_order="stroke",
    )
    if path.gauge is Gauge.STANDARD:
        return outer
    inner = polygon((foot + 0.66 * broad, foot + 0.68 * (tip - foot), foot - 0.66 * broad))
    rungs = _rungs(line(foot, foot + 0.68 * (tip - foot)), path, 4.0)
    return outer + tag("polygon", points=inner, fill="#ffffff") + rungs


def _casing(track: Curve, path: Path) -> str:
    return tag("path", d=track.d, stroke="#ffffff", stroke_width=_breadth(path) + _CASING, fill="none")


def _rails(track: Curve, path: Path) -> str:
    kind = f"track {_GAUGES[path.gauge]}"
    return tag("path", class_=kind, d=track.d, stroke=INK, stroke_width=_breadth(path), fill="none")


def _core(track: Curve, path: Path) -> str:
    """What is white inside a ladder or a dual track."""
    if path.gauge is Gauge.STANDARD:
        return ""
    return tag("path", class_="core", d=track.d, stroke="#ffffff", stroke_width=_CORE, fill="none")


def _rungs(track: Curve, path: Path, breadth: float = _CORE) -> str:
    """The rungs of a ladder: whole steps from end to end, so that ladders fit where they meet."""
    if path.gauge is not Gauge.NARROW:
        return ""
    step = track.length / max(1, round(track.length / _STEP))
    dashes = f"{number(_RUNG)} {number(step - _RUNG)}"
    # Half of the white comes first, the other half last.
    shift = number(_RUNG + (step - _RUNG) / 2)
    return tag(
        "path", class_="rungs", d=track.d, stroke=INK, stroke_width=breadth, stroke_dasharray=dashes,
        stroke_dashoffset=shift, fill="none",
    )  # fmt: skip
