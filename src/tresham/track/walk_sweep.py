"""One sweep over a board: marks what walks come to. `walks.py` says what a walk is, and makes sense of the marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..record import record
from .ids import Gauge
from .move_tables import Crossing

if TYPE_CHECKING:
    from .walks import Walks

ANY_GAUGE = int(Gauge.DUAL)
_UNMARKED, _MARKED = b"01"
"""Marks are digits, so that a row of marks turns into a bitmask at once. Sides are marked with their gauges: 0 to 3."""
_STANDARD_DIGITS, _NARROW_DIGITS = bytes.maketrans(b"0123", b"0101"), bytes.maketrans(b"0123", b"0011")

Trail = tuple[int, int, "Trail"] | None
"""The stops that a walk has left, last first: stop, hexsides crossed until then, what was before."""
Front = tuple[int, int, int, Trail]
"""Where a walk stands: place (`hex * 16 + end`), gauges still possible, bitmask of hexsides crossed, trail."""
Held = list[tuple[Crossing, int]]
"""Crossings that walks were held back from, with the gauges in which they came."""


@record(frozen=True, slots=True)
class Found:
    """What walks have found: bitmasks of stops, and of sides that they come to in either gauge."""

    stops: int
    standard: int
    narrow: int
    complete: bool = True
    """There is nothing else to find."""


class Sweep:
    """Marks what walks come to. Stops in `entered` are not entered again; one stop of `goal` is enough.

    (A walk gains nothing by passing another station: it could have begun there.)
    """

    def __init__(self, walks: Walks, entered: int, goal: int = 0) -> None:
        self.walks = walks
        self.entered = entered
        self.goal = goal
        self.met: Trail = None
        """How a stop of `goal` was met; that stop comes last."""
        shut = walks.barred | entered
        self.stop_marks = bytearray(f"{shut:0{walks.atlas.stop_count}b}".encode()[::-1])
        self.side_marks = bytearray(b"0") * len(walks.atlas.mate)
        self.seen = bytearray(len(walks.atlas.mate) * 4)
        """By `side * 4 + gauges`: has a walk come into a hex across this side?"""

    def found(self, complete: bool = True) -> Found:
        """What is marked, as bitmasks."""
        stops = _mask(self.stop_marks) & ~self.walks.barred | self.entered
        if self.walks.ground.one_gauge:
            return Found(stops, _mask(self.side_marks), 0, complete)
        standard, narrow = self.side_marks.translate(_STANDARD_DIGITS), self.side_marks.translate(_NARROW_DIGITS)
        return Found(stops, _mask(standard), _mask(narrow), complete)

    def would_find_more(self, held: Held) -> bool:
        """Does a bold sweep beyond these crossings find anything new? If not, it need not come there again."""
        walks, stop_marks, side_marks = self.walks, self.stop_marks, self.side_marks
        lays, moves, seen = walks.lays, walks.ground.moves, self.seen[:]
        queue: list[tuple[int, int]] = []
        for (ahead, _, out, into), gauge in held:
            if not seen[into << 2 | gauge]:
                seen[into << 2 | gauge] = 1
                if side_marks[out] & side_marks[into] & gauge != gauge:
                    return True
                queue.append((ahead, gauge))
        for place, gauge in queue:  # grows while it is read
            crossings, stops = moves[lays[place >> 4] << 16 | place]
            for (ahead, _, out, into), track in crossings:
                both = gauge & track
                if both and not seen[into << 2 | both]:
                    seen[into << 2 | both] = 1
                    if side_marks[out] & side_marks[into] & both != both:
                        return True
                    queue.append((ahead, both))
            for stop, track, _, _ in stops:
                if gauge & track and stop_marks[stop] == _UNMARKED:
                    return True
        self.seen = seen
        return False

    def might_meet(self, held: Held, used: int) -> bool:
        """Does a bold sweep beyond these crossings meet a stop of `goal`?"""
        fronts: list[Front] = [(ahead, gauge, used, None) for (ahead, bit, *_), gauge in held if not used & bit]
        self.spread(fronts, careful=False)
        return self.met is not None

    def resume(self, way: list[tuple[int, int]], crossing: Crossing, gauge: int, used: int) -> list[Front]:
        """Fronts beyond a crossing that can be crossed after all, and at the stops on the way that are new."""
        ahead, _, out, into = crossing
        self.side_marks[out] |= gauge
        self.side_marks[into] |= gauge
        fronts: list[Front] = [(ahead, gauge, used, None)]
        for stop, crossed_later in way[1:]:
            if self.stop_marks[stop] == _UNMARKED:
                self.stop_marks[stop] = _MARKED
                fronts.append((self.walks.place(stop), ANY_GAUGE, used & ~crossed_later, None))
        return fronts

    def spread(self, queue: list[Front], careful: bool) -> Held:
        """Marks all that lies ahead of the fronts in `queue`. Returns the crossings that a walk's own way forbade.

        A careful walk remembers every hexside it crosses; a bold one only those it began with.
        """
        held: Held = []
        for _ in self.stops_ahead(queue, careful, held):
            pass
        return held

    def stops_ahead(self, queue: list[Front], careful: bool, held: Held) -> Iterator[int]:
        """The stops that lie ahead of some fronts, found while they are read; the rest of `spread` happens besides."""
        walks, goal, seen, side_marks, stop_marks = self.walks, self.goal, self.seen, self.side_marks, self.stop_marks
        closed, lays, moves = walks.closed, walks.lays, walks.ground.moves
        for place, gauge, used, trail in queue:  # grows while it is read
            crossings, stops = moves[lays[place >> 4] << 16 | place]
            for crossing, track in crossings:
                both = gauge & track
                if both:
                    ahead, bit, out, into = crossing
                    key = into << 2 | both
                    if not seen[key]:
                        if used & bit:
                            held.append((crossing, both))
                        else:
                            seen[key] = 1
                            side_marks[out] |= both
                            side_marks[into] |= both
                            queue.append((ahead, both, used | bit if careful else used, trail))
            for stop, track, is_last, there in stops:
                if gauge & track:
                    if goal and goal >> stop & 1:
                        self.met = (stop, used, trail)
                        return
                    if stop_marks[stop] == _UNMARKED:
                        stop_marks[stop] = _MARKED
                        if not is_last and not closed >> stop & 1:
                            queue.append((there, ANY_GAUGE, used, (stop, used, trail)))
                        yield stop


def _mask(marks: bytearray) -> int:
    return int(marks[::-1], 2)
