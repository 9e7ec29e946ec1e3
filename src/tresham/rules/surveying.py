"""Surveying a board for the route optimiser: its stops, track and trains in the numbers of a problem."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from ..core.action import Run
from ..core.cards import TrainType
from ..core.ids import Party, Train, TrainKind
from ..core.state import Board
from ..core.table import Table
from ..core.title import Title
from ..record import record
from ..routes.problem import Bonus, Need, RouteGauge, RouteLink, RouteStop, RouteStopKind, RouteTrain
from ..track.atlas import Atlas
from ..track.ids import Gauge, Lay, Side, Stop, StopKind
from ..track.links import ends_runs, gauges_along
from ..track.prints import FIRST_STOP, StopPrint
from .network import barred_stops, port_stops, stations

ROUTE_KINDS = tuple(RouteStopKind(kind) for kind in StopKind)
"""By kind of stop on a tile: what the optimiser calls it."""
ROUTE_GAUGES = (RouteGauge.MIXED, RouteGauge.STANDARD, RouteGauge.NARROW, RouteGauge.DUAL)
"""By the gauges in which the whole way between two stops can be run: what the optimiser calls it."""
COUNTS_TWICE = "double"
"""The mark of a hex that is divided by a line, which a run through it crosses too [1849-10.5.1.8]."""
LEAST_STATIONS = 2
"""A run has so many stops, ports left out [1830-RT.1, 1849-10.5.1.1]."""


@lru_cache(maxsize=1 << 12)
def _route_stop(worths: tuple[int, ...], own: bool, full: bool, kind: RouteStopKind, groups: int) -> RouteStop:
    """The same few stops come again and again; making a record takes longer than finding it."""
    return RouteStop(worths, own, full, kind, groups=groups)


def stop_worth(title: Title, phase: int, stop: StopPrint) -> int:
    """What a stop pays in a phase; off-board areas have several values [1830-RT.9]."""
    amounts = dict(stop.worth)
    for step in ("", *title.phases[phase].worths):
        if step in amounts:
            return amounts[step]
    return 0


@record(frozen=True)
class Surveyor:
    """Turns stops and track of one corporation's board into the numbers of a route problem."""

    title: Title
    board: Board
    corp: Party
    phase: int
    kinds: tuple[TrainKind, ...]
    """By train: its type."""
    own: int
    full: int
    """Stops with own stations, and stops full of others, as bitmasks."""
    barred: int = 0
    """Stops that no train of the corporation may enter, as a bitmask."""

    def trains(self, stops: Iterable[Stop]) -> tuple[RouteTrain, ...]:
        """The trains as the optimiser sees them."""
        found, has_ends = _route_trains(self.title, self.kinds)
        if not has_ends:
            return found
        places = tuple(stops)
        ends = [self.title.trains[kind].route.ends for kind in self.kinds]
        return tuple(replace(one, ends=self._mask(places, names)) for one, names in zip(found, ends, strict=True))

    def stops(self, stops: Iterable[Stop]) -> tuple[RouteStop, ...]:
        """Stops as the optimiser sees them."""
        title, board, phase, own, full = self.title, self.board, self.phase, self.own, self.full
        pays, lays = title.stop_worths, board.lays
        types = [title.trains[kind] for kind in self.kinds]
        found = []
        for stop in stops:
            hex = title.atlas.hex_of_stop[stop]
            worth, kind, groups = _faces(title, phase, stop, lays[hex])
            worths = (worth,) * len(types) if pays is None else pays(title, board, self.corp, types, hex, worth)
            found.append(_route_stop(worths, bool(own >> stop & 1), bool(full >> stop & 1), kind, groups))
        return tuple(found)

    def _mask(self, stops: Sequence[Stop], places: frozenset[str]) -> int:
        """Which of some stops, by their index, lie in hexes with these names."""
        names, hex_of_stop = self.title.atlas.names, self.title.atlas.hex_of_stop
        return sum(1 << index for index, stop in enumerate(stops) if names[hex_of_stop[stop]] in places)

    def needs(self, stops: Collection[Stop]) -> tuple[Need, ...]:
        """Where a run could end in a port, two stops are not enough: it needs two others [1849-10.5.1.1]. Some trains
        have needs of their own."""
        found = self._needs_of_trains(tuple(stops)) if _have_needs(self.title, self.kinds) else ()
        ports = self.title.atlas.kept[port_stops]
        if not ports:
            return found
        others = sum(1 << index for index, stop in enumerate(stops) if not ports >> stop & 1)
        return (Need(LEAST_STATIONS, others), *found) if others.bit_count() < len(stops) else found

    def _needs_of_trains(self, stops: Sequence[Stop]) -> tuple[Need, ...]:
        found = []
        for index, kind in enumerate(self.kinds):
            for need in self.title.trains[kind].route.needs:
                when = self._mask(stops, need.when)
                if when or not need.when:  # no run comes to a place that is not there
                    found.append(Need(need.least, self._mask(stops, need.places), when, 1 << index))
        return tuple(found)

    def bonuses(self, stops: Iterable[Stop]) -> tuple[Bonus, ...]:
        """What runs earn besides."""
        if not self.title.bonuses:
            return ()
        places = tuple(stops)
        takers = sum(1 << at for at, kind in enumerate(self.kinds) if self.title.trains[kind].route.takes_bonuses)
        return tuple(
            Bonus(self._mask(places, one.places), one.table, trains=takers) for one in self.title.bonuses if takers
        )

    def track(self, number: dict[Stop, int], run: Run) -> list[RouteLink] | None:
        """The links that a run follows from stop to stop; nothing if its legs do not [1830-RT.5]."""
        atlas, lays = self.title.atlas, self.board.lays
        if len(run.legs) != len(run.stops) - 1:
            return None
        first = atlas.hex_of_stop[run.stops[0]]
        if run.stops[0] not in atlas.stops(first, lays[first]):  # the others are where track leads to
            return None
        ends = [ends_runs(atlas, lays, stop) for stop in run.stops]
        found = []
        for at, sides in enumerate(run.legs):
            a, b = run.stops[at], run.stops[at + 1]
            gauge = gauges_along(atlas, lays, a, sides, b)
            if not gauge:
                return None
            found.append(self.link(number[a], number[b], sides, gauge, ends[at], ends[at + 1]))
        return found

    def link(self, a: int, b: int, sides: tuple[Side, ...], gauge: int, ends_at_a: bool, ends_at_b: bool) -> RouteLink:
        """One link: a hexside is a track piece, so tracks that meet there exclude each other [1830-RT.4]."""
        track, crossed, changes = _pieces(self.title, sides)
        return RouteLink(a, b, track, crossed, ROUTE_GAUGES[gauge], changes, ends_at_a, ends_at_b)


@lru_cache(maxsize=1 << 13)
def _faces(title: Title, phase: int, stop: Stop, lay: Lay) -> tuple[int, RouteStopKind, int]:
    """What a stop pays to all in a phase, what it is, and which areas it belongs to."""
    print = title.atlas.stop_print(stop, lay)
    groups = sum(1 << title.atlas.kept[_groups][name] for name in print.groups)
    return stop_worth(title, phase, print), ROUTE_KINDS[print.kind], groups


@lru_cache(maxsize=1 << 13)
def _pieces(title: Title, sides: tuple[Side, ...]) -> tuple[int, int, int]:
    """The hexsides on a way as a bitmask, as how many they count, and at how many of them the gauge changes.

    Where parallel tracks cross a hexside they do not meet there: the sides that they lead on to tell them apart.
    """
    atlas, track = title.atlas, 0
    lanes = atlas.kept[_lanes]
    for side in sides:
        if side not in lanes:
            track |= 1 << side
    divided = atlas.kept[_divided_hexes]  # the hexes passed are those where a side leads in, but for the last one
    crossed = len(sides) // 2 + sum(side // 6 in divided for side in sides[1:-1:2])
    changing = atlas.kept[_gauge_changes]
    changes = sum(out in changing or into in changing for out, into in zip(sides[::2], sides[1::2], strict=True))
    return track, crossed, changes


def track_pieces(title: Title, sides: tuple[Side, ...]) -> int:
    """The track pieces of a way over these hexsides, as a bitmask."""
    return _pieces(title, sides)[0]


def _groups(atlas: Atlas) -> dict[str, int]:
    """Areas that a run may visit once, numbered [1830-RT.7]."""
    names = {name for hex in atlas.hexes for stop in hex.tile.stops for name in stop.groups}
    return {name: number for number, name in enumerate(sorted(names))}


def _lanes(atlas: Atlas) -> frozenset[int]:
    """Sides at which parallel tracks are printed, in the hex or in the one across."""
    found = {
        number * 6 + end
        for number, hex in enumerate(atlas.hexes)
        for path in hex.tile.paths
        for end, (many, _) in zip((path.a, path.b), path.lanes, strict=True)
        if end < FIRST_STOP and many > 1
    }
    return frozenset(found | {atlas.mate[side] for side in found})


def _divided_hexes(atlas: Atlas) -> frozenset[int]:
    """Hexes that count twice [1849-10.5.1.8]."""
    return frozenset(number for number, hex in enumerate(atlas.hexes) if COUNTS_TWICE in hex.tile.marks)


def _gauge_changes(atlas: Atlas) -> frozenset[int]:
    """Hexsides at which the gauge changes, as they are marked on one of their two faces at least."""
    return frozenset(
        number * 6 + border.edge
        for number, hex in enumerate(atlas.hexes)
        for border in hex.borders
        if border.kind == "gauge"
    )


@lru_cache(maxsize=1 << 10)
def _route_trains(title: Title, kinds: tuple[TrainKind, ...]) -> tuple[tuple[RouteTrain, ...], bool]:
    """Trains of these types as the optimiser sees them; and whether one of them must begin in certain places."""
    types = [title.trains[kind] for kind in kinds]
    return tuple(map(_route_train, types)), any(one.route.ends for one in types)


@lru_cache(maxsize=1 << 10)
def _have_needs(title: Title, kinds: tuple[TrainKind, ...]) -> bool:
    """Must one of these trains visit certain places?"""
    return any(title.trains[kind].route.needs for kind in kinds)


def _route_train(train: TrainType) -> RouteTrain:
    """A train counts stops [1830-RT.1], hexsides [1849-10.5.1.4], or what else its card says."""
    route, counts = train.route, train.route.crossings
    if counts is None:
        return RouteTrain(route.counts, train.reach, route.allowance, route.pays, route.pays_towns, shares=route.shares)
    barred = 1 << RouteGauge.MIXED
    for gauge in (Gauge.STANDARD, Gauge.NARROW, Gauge.DUAL):
        if gauge not in counts:
            barred |= 1 << ROUTE_GAUGES[gauge]
    costs = counts.get(Gauge.STANDARD, 0), counts.get(Gauge.NARROW, 0), counts.get(Gauge.DUAL, 0), 0
    return RouteTrain(route.counts, train.reach, hex_costs=costs, barred=barred, shares=route.shares)


def surveyor(t: Table, corp: Party, trains: tuple[Train, ...]) -> Surveyor:
    """A surveyor for these trains of a corporation."""
    kinds = tuple([t.state.faces[train] for train in trains])
    atlas, board = t.title.atlas, t.state.board
    here = stations(atlas, board, corp, barred_stops(t, corp))
    return Surveyor(t.title, board, corp, t.state.phase, kinds, here.own, here.full, here.barred)
