"""Drawing runs: coloured lines over the track, each with dashes of its own and its number at both ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..core.action import Run
from ..core.state import State
from ..core.title import Title
from ..text.catalogue import catalogue
from ..track.atlas import NO_SIDE, Atlas
from ..track.ids import Hex, Side, Stop, StopKind
from ..track.prints import FIRST_STOP, TilePrint
from .colours import RUNS, on
from .points import Curve, edge_point, line, middle, pair
from .svg import INK, escaped, group, tag, words
from .tile_plan import plan
from .track import TIP

_BREADTH = 10.0
_NUMBER = 11.0
"""Radius of the disc with a run's number."""


@dataclass(frozen=True)
class _Stretch:
    """What a run uses of one hex: from one end to another, edges or stops."""

    hex: Hex
    a: int
    b: int

    @property
    def track(self) -> tuple[Hex, int, int]:
        """The track, whichever way the train goes."""
        return self.hex, min(self.a, self.b), max(self.a, self.b)


@dataclass(frozen=True)
class DrawnRun:
    """A run on the map: the data of its line, where its number stands at both ends, its colour and its dashes."""

    path: str
    ends: tuple[complex, ...]
    colour: str
    dashes: str


def drawn_runs(title: Title, state: State, runs: Sequence[Run]) -> list[DrawnRun]:
    """All runs, side by side where they share track."""
    ways = [list(_stretches(title.atlas, run)) for run in runs]
    sharing = Counter(stretch.track for way in ways for stretch in set(way))
    found: list[DrawnRun] = []
    before = Counter[tuple[Hex, int, int]]()
    for index, way in enumerate(ways):
        curves = []
        for stretch in way:
            aside = before[stretch.track] - (sharing[stretch.track] - 1) / 2
            curves.append(_beside(_curve(title, state, stretch), aside * _BREADTH * _turn(stretch)))
        before.update({stretch.track for stretch in way})
        found.append(DrawnRun(_data(curves), _ends(index, curves), *RUNS[index % len(RUNS)]))
    return found


def runs_svg(title: Title, state: State, runs: Sequence[Run], language: str = "en") -> tuple[str, str]:
    """All runs: the lines, which stops and tokens may cover, and the numbers, which nothing should."""
    lines, numbers = "", ""
    for number, (run, drawn) in enumerate(zip(runs, drawn_runs(title, state, runs), strict=True), 1):
        lines += _line(number, drawn, _told(title.atlas, number, run, language))
        numbers += _numbers(number, drawn)
    return lines, numbers


def _told(atlas: Atlas, number: int, run: Run, language: str) -> str:
    hexes = ", ".join(atlas.names[atlas.hex_of_stop[stop]] for stop in run.stops)
    return catalogue(language).say("map-run", {"number": str(number), "hexes": hexes})


def _stretches(atlas: Atlas, run: Run) -> Iterator[_Stretch]:
    """A run, hex by hex. A crossing may be named by either of its two faces, or by both."""
    for start, finish, leg in zip(run.stops, run.stops[1:], run.legs, strict=False):
        here, end = atlas.hex_of_stop[start], _end(atlas, start)
        came_by = NO_SIDE
        for side in leg:
            if side == came_by:
                continue
            out = side if side // 6 == here else atlas.mate[side]
            yield _Stretch(here, end, out % 6)
            came_by = Side(atlas.mate[out])
            here, end = Hex(came_by // 6), came_by % 6
        yield _Stretch(here, end, _end(atlas, finish))


def _end(atlas: Atlas, stop: Stop) -> int:
    return FIRST_STOP + stop - atlas.first_stop[atlas.hex_of_stop[stop]]


def _turn(stretch: _Stretch) -> int:
    return 1 if stretch.a < stretch.b else -1


def _curve(title: Title, state: State, stretch: _Stretch) -> Curve:
    """The track of a stretch in the direction of the run, where it lies on the map."""
    atlas = title.atlas
    lay, layout = state.board.lays[stretch.hex], atlas.sheet.layout
    tile, rotation = atlas.tile_print(lay), atlas.rotation(lay)
    plans = plan(tile, rotation, layout)
    shift = middle(atlas.hexes[stretch.hex], layout)
    for path, track in zip(tile.paths, plans.tracks, strict=True):
        a, b = (end if end >= FIRST_STOP else (end + rotation) % 6 for end in (path.a, path.b))
        if {a, b} == {stretch.a, stretch.b}:
            way = track if a == stretch.a else track.reversed()
            return _up_to_the_tip(way, tile, stretch).turned(1, shift)
    # No such track: show at least where the run would go.
    ends = [
        edge_point(end, layout) if end < FIRST_STOP else plans.stops[end - FIRST_STOP].at
        for end in (stretch.a, stretch.b)
    ]
    return line(ends[0], ends[1]).turned(1, shift)


def _up_to_the_tip(way: Curve, tile: TilePrint, stretch: _Stretch) -> Curve:
    """The track of a stretch; off the board it ends where its arrow does, and leaves the words there alone."""
    leaves, comes = (
        end >= FIRST_STOP and tile.stops[end - FIRST_STOP].kind is StopKind.OFFBOARD for end in (stretch.b, stretch.a)
    )
    part = TIP / abs(way.start - way.end)
    if leaves:
        return way.split(1 - part)[0]
    return way.split(part)[1] if comes else way


def _beside(track: Curve, distance: float) -> Curve:
    """The same track, so far to its right."""
    if not distance:
        return track
    first, last = track.facing(0) * 1j * distance, track.facing(1) * 1j * distance
    return Curve(track.start + first, track.out + first, track.into + last, track.end + last)


def _data(curves: Sequence[Curve]) -> str:
    """A line through all these curves, as the data of a path."""
    d, at = "", None
    for curve in curves:
        start = "" if at is not None and abs(at - curve.start) < 0.05 else ("L" if d else "M") + pair(curve.start)
        d += f"{start}C{pair(curve.out)} {pair(curve.into)} {pair(curve.end)}"
        at = curve.end
    return d


def _line(number: int, run: DrawnRun, told: str) -> str:
    strokes = (
        tag("path", d=run.path, stroke="#ffffff", stroke_width=_BREADTH + 8),
        tag("path", d=run.path, stroke=INK, stroke_width=_BREADTH + 4),
        tag("path", d=run.path, stroke=run.colour, stroke_width=_BREADTH, stroke_dasharray=run.dashes or None),
    )
    text = tag("title", escaped(told))
    return group("run", (text, *strokes), fill="none", stroke_linejoin="round", data_run=number)


def _ends(index: int, curves: Sequence[Curve]) -> tuple[complex, ...]:
    """Where the number of a run stands: on its first and its last track, clear of the stops there."""
    along = 0.66 - 0.12 * (index % 3)  # runs that end on the same track show all their numbers
    return (curves[0].at(along), curves[-1].at(1 - along)) if curves else ()


def _numbers(number: int, run: DrawnRun) -> str:
    parts = []
    for at in run.ends:
        parts.append(tag("circle", cx=at.real, cy=at.imag, r=_NUMBER, fill=run.colour, stroke=INK, stroke_width=2))
        parts.append(words(str(number), at, 15, fill=on(run.colour), font_weight=700))
    return group("run-ends", parts, data_run=number)
