"""Walks over track: the engine behind `reach.py` and `links.py`.

A walk leaves a stop, follows track, and may change track only at a stop. It crosses no hexside twice, enters no stop
twice, never reverses, and its gauge must fit from stop to stop [1830-RT.3 to RT.6]. So what it can do depends on where
it has been, and a plain search of the map does not suffice:

1. A careful sweep looks at every piece of track once in each direction and remembers the way it came. What it finds
   can be reached. Sometimes its own way holds it back: it has crossed that hexside before.
2. There a bold sweep goes on, which forgets where it has been. What it does not find cannot be reached; mostly it finds
   nothing new, and all is said.
3. If it does find something, the crossing is tried: is there plain track to it from some stop, and a walk to that stop
   without this track? If so, the careful sweep goes on from there, along that other way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .atlas import Atlas
from .ids import Lay, Side
from .move_tables import Crossing, Ground, bits
from .prints import FIRST_STOP
from .walk_sweep import ANY_GAUGE, Found, Front, Held, Sweep, Trail

_EACH_GAUGE = ((), (1,), (2,), (1, 2))
"""By a set of gauges: its members."""


class Walks:
    """All walks over one board, with the same stops closed (not to be passed) and barred (not to be entered)."""

    def __init__(self, atlas: Atlas, lays: tuple[Lay, ...], closed: int = 0, barred: int = 0) -> None:
        self.atlas = atlas
        self.lays = lays
        self.closed = closed
        self.barred = barred
        self.ground = atlas.kept[Ground]

    def everything(self, start: int, thorough: bool = True) -> Found:
        """What walks from these stops find, themselves included; if not thorough, only what the first sweep finds."""
        sweep = Sweep(self, start)
        held = sweep.spread(self._fronts(start), careful=True)
        if held and sweep.would_find_more(held):
            if not thorough:
                return sweep.found(complete=False)
            self._go_on(sweep, held, start)
        return sweep.found()

    def _go_on(self, sweep: Sweep, held: Held, start: int) -> None:
        """Look whether walks that were held back could have come another way."""
        failed: dict[int, list[int]] = {}
        for crossing, gauges in held:  # grows while it is read
            for gauge in _EACH_GAUGE[gauges]:
                if sweep.would_find_more([(crossing, gauge)]):
                    sweep.seen[crossing[3] << 2 | gauge] = 1
                    held += sweep.spread(self._other_ways(crossing, gauge, start, sweep, failed), careful=True)

    def stops(self, start: int) -> Iterator[int]:
        """The stops that walks from these come to, found while they are read: themselves first, then near ones before
        far ones; those that only an exact search finds come last."""
        yield from bits(start)
        sweep = Sweep(self, start)
        held: Held = []
        yield from sweep.stops_ahead(self._fronts(start), True, held)
        if held and sweep.would_find_more(held):
            told = sweep.found().stops
            self._go_on(sweep, held, start)
            yield from bits(sweep.found().stops & ~told)

    def entries(self, start: int, thorough: bool) -> bytes:
        """By `side * 4 + gauges`: does a walk from these stops come into a hex across this side?

        What the first careful sweep finds is true; only a thorough search finds all. Unlike `everything` that one must
        not be content when a bold sweep finds nothing new: directions count here.
        """
        sweep = Sweep(self, start)
        held = sweep.spread(self._fronts(start), careful=True)
        if not thorough:
            return bytes(sweep.seen)
        failed: dict[int, list[int]] = {}
        tried: set[tuple[int, int]] = set()
        for crossing, gauges in held:  # grows while it is read
            for gauge in _EACH_GAUGE[gauges]:
                key = (crossing[3], gauge)
                if key not in tried and not sweep.seen[crossing[3] << 2 | gauge]:
                    tried.add(key)
                    fronts = self._other_ways(crossing, gauge, start, sweep, failed)
                    if fronts:
                        sweep.seen[crossing[3] << 2 | gauge] = 1
                        held += sweep.spread(fronts, careful=True)
        return bytes(sweep.seen)

    def is_met_from(self, hex: int, ways: Iterable[tuple[int, int]], goal: int) -> bool:
        """Does a careful sweep that leaves a hex across these edges, each in its gauges, come to a stop of `goal`?

        A walk can be turned round: if so, a walk from there comes into the hex. If not, one may come all the same.
        """
        fronts: list[Front] = []
        for edge, gauge in ways:
            crossing = self.ground.crossings[hex << 4 | edge]
            if crossing:
                ahead, bit, _, _ = crossing
                if any(self.ground.moves[self.lays[ahead >> 4] << 16 | ahead]):
                    fronts.append((ahead, gauge, bit, None))
        if not fronts:
            return False
        sweep = Sweep(self, 0, goal)
        sweep.spread(fronts, careful=True)
        return sweep.met is not None

    def comes_in(self, hex: int, edge: int, unused: int, start: int) -> bool:
        """Does a walk from one of these stops come into a hex across an edge, and has not crossed another edge of it?

        It is looked for from the hex.
        """
        crossings = self.ground.crossings
        inwards, barred = crossings[hex << 4 | edge], crossings[hex << 4 | unused]
        if inwards is None:
            return False
        place, bit, _, _ = inwards
        used = bit | (barred[1] if barred else 0)
        sweep = Sweep(self, 0, start)
        held = sweep.spread([(place, ANY_GAUGE, used, None)], careful=True)
        if sweep.met:
            return True
        return sweep.might_meet(held, used) and any(
            start >> stop & 1 or (self.passes(stop) and self._way(stop, start, crossed))
            for stop, _, crossed, _ in self.strands(place, ANY_GAUGE, used)
        )

    def strands(self, place: int, gauge: int = ANY_GAUGE, used: int = 0) -> Iterator[tuple[int, int, int, list[Side]]]:
        """Every way over plain track from here to a stop: the stop, gauges, hexsides crossed, sides in their order."""
        waiting: list[tuple[int, int, int, list[Side]]] = [(place, gauge, used, [])]
        while waiting:
            place, gauge, used, sides = waiting.pop()
            crossings, stops = self.ground.moves[self.lays[place >> 4] << 16 | place]
            for stop, track, _, _ in stops:
                if gauge & track:
                    yield stop, gauge & track, used, sides
            for (ahead, bit, out, into), track in crossings:
                if gauge & track and not used & bit:
                    waiting.append((ahead, gauge & track, used | bit, [*sides, out, into]))

    def _fronts(self, start: int) -> list[Front]:
        """Walks that begin at these stops."""
        return [(self.place(stop), ANY_GAUGE, 0, None) for stop in bits(start)]

    def place(self, stop: int) -> int:
        """The place of a stop."""
        hex = self.atlas.hex_of_stop[stop]
        return hex * 16 + FIRST_STOP + stop - self.atlas.first_stop[hex]

    def passes(self, stop: int) -> bool:
        """May a walk pass this stop?"""
        hex = self.atlas.hex_of_stop[stop]
        is_last = self.atlas.last_stops[self.lays[hex]] >> stop - self.atlas.first_stop[hex] & 1
        return not (is_last or (self.closed | self.barred) >> stop & 1)

    def _other_ways(
        self, crossing: Crossing, gauge: int, start: int, sweep: Sweep, failed: dict[int, list[int]]
    ) -> list[Front]:
        """Where the careful sweep can go on if some walk can cross here, in this direction: beyond the crossing, and at
        all stops on the way there.

        `failed` remembers, by stop, sets of hexsides without which no station can be reached from there.
        """
        _, bit, out, _ = crossing
        for stop, _, used, _ in self.strands(out // 6 * 16 + out % 6, gauge, bit):
            # Looking back from the crossing: the walk came over this strand from this stop.
            if start >> stop & 1:
                return sweep.resume([], crossing, gauge, used)
            known = failed.setdefault(stop, [])
            if self.passes(stop) and all(less & ~used for less in known):
                way = self._way(stop, start, used)
                if way:
                    return sweep.resume(way, crossing, gauge, way[0][1])
                known.append(used)
        return []

    def _way(self, stop: int, goal: int, used: int, entered: int = 0) -> list[tuple[int, int]]:
        """A walk from this stop to one of `goal` that does not cross the hexsides in `used`; empty if there is none.

        From its end to its beginning: stops, each with all hexsides that were crossed until then.
        """
        entered |= 1 << stop
        sweep, here = Sweep(self, entered, goal), self.place(stop)
        held = sweep.spread([(here, ANY_GAUGE, used, (stop, used, None))], careful=True)
        if sweep.met:
            return list(_unrolled(sweep.met))
        if sweep.might_meet(held, used):
            for other, _, crossed, _ in self.strands(here, ANY_GAUGE, used):
                if not entered >> other & 1 and self.passes(other):
                    way = self._way(other, goal, crossed, entered)
                    if way:
                        return [*way, (stop, used)]
        return []


def _unrolled(trail: Trail) -> Iterator[tuple[int, int]]:
    while trail:
        stop, used, trail = trail
        yield stop, used
