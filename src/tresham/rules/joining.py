"""Is a new tile joined to the track of the corporation that lays it?"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from ..core.ids import Party, members
from ..core.table import Table
from ..track.ids import Gauge, Hex, Lay, Stop
from ..track.new_track import added_ends, added_track, enters, seems_entered
from ..track.prints import FIRST_STOP
from ..track.reach import Reach
from ..track.walk_sweep import ANY_GAUGE
from .network import network, stations_of
from .surveying import stop_worth


class Look(Enum):
    """How closely one looks whether a lay is joined; every look but the last may say no too early."""

    BACK = "from the hex, where a station is mostly near"
    GLIMPSE = "at what a first sweep from the stations finds"
    ALL = "at all that the stations reach"


LOOKS = tuple(Look)
"""The quickest first."""

Joins = Callable[[Table, Party, Hex, Lay, Look], bool]
"""Is a lay joined to the network of a corporation as the rules want it?"""


STANDARD, NARROW = int(Gauge.STANDARD), int(Gauge.NARROW)
"""As plain numbers: this is asked for every side of every tile, and flags are slow to compare."""
EACH_EDGE = tuple(tuple((edge, ANY_GAUGE) for edge in members(edges)) for edges in range(1 << 6))
"""By a bitmask of edges: each of them, to be crossed in any gauge."""


def by_any_side(t: Table, corp: Party, hex: Hex, lay: Lay, look: Look) -> bool:
    """Some track of the tile meets track that the corporation reaches [1830-TR.5]."""
    atlas, lays = t.title.atlas, t.state.board.lays
    exits = atlas.exits[lay]
    if look is not Look.BACK:
        return bool(exits & network(t, corp, look is Look.ALL).sides >> hex * 6 & 63)
    here = stations_of(t, corp)
    if _stops_at(t, hex, here.own):
        return bool(exits)
    return seems_entered(atlas, lays, here.own, here.full, hex, EACH_EDGE[exits], here.barred)


Counts = Callable[[Table, Party, Hex, int, int], bool]
"""Does it count that a corporation comes to a side of a hex where a new piece of track begins, to this edge from the
other end? The table, the corporation, the hex, the edge, the end."""


def by_whatever_way(t: Table, corp: Party, hex: Hex, edge: int, end: int) -> bool:
    """It does not matter which way it comes."""
    return True


def by_new_track(t: Table, corp: Party, hex: Hex, lay: Lay, look: Look, counts: Counts = by_whatever_way) -> bool:
    """The corporation can come to new track on the tile, in its gauge, or reaches a station there that is worth more
    now [1849-10.3.0.3, 1849-10.3.0.4, 1849-10.3.0.10]."""
    if look is Look.BACK:
        return _seems_to_come_to_new_track(t, corp, hex, lay)
    atlas, board, thorough = t.title.atlas, t.state.board, look is Look.ALL
    old, first = board.lays[hex], atlas.first_stop[hex]
    seen, here = network(t, corp, thorough), stations_of(t, corp)
    passable = (seen.stops & ~here.full) >> first
    doubtful = []
    for end, other, gauge in added_track(atlas, old, lay):
        for place, beyond in ((end, other), (other, end)):
            if place >= FIRST_STOP:
                if passable >> place - FIRST_STOP & 1:
                    return True
            elif _joins_side(seen, hex, place, gauge) and counts(t, corp, hex, place, beyond):
                if not atlas.exits[old] >> place & 1:
                    return True  # no track leads out here yet: whoever reaches this side comes from outside
                doubtful.append((place, gauge))
    reached = [stop for stop in atlas.stops(hex, lay) if seen.stops >> stop & 1]
    if any(_is_worth_more(t, stop, old, lay) for stop in reached):
        return True
    return any(
        enters(atlas, board.lays, here.own, here.full, hex, edge, gauge, thorough, here.barred)
        for edge, gauge in doubtful
    )


def meets_other_gauge(t: Table, corp: Party, hex: Hex, lay: Lay) -> bool:
    """Does the corporation's track come to new track on the tile, but in another gauge?"""
    atlas, seen = t.title.atlas, network(t, corp)
    return any(
        seen.sides >> hex * 6 + place & 1 and not _joins_side(seen, hex, place, gauge)
        for end, other, gauge in added_track(atlas, t.state.board.lays[hex], lay)
        for place in (end, other)
        if place < FIRST_STOP
    )


def by_new_track_or_stop(t: Table, corp: Party, hex: Hex, lay: Lay, look: Look) -> bool:
    """The corporation can come to new track on the tile, or reaches a stop there, as the hex lies now [1850-TR.6]."""
    return by_new_track(t, corp, hex, lay, look) or by_stop(t, corp, hex, lay, look)


def by_stop(t: Table, corp: Party, hex: Hex, lay: Lay, look: Look) -> bool:
    """The corporation reaches a stop there, as the hex lies now."""
    stops = network(t, corp, look is Look.ALL).stops if look is not Look.BACK else 0
    return bool(_stops_at(t, hex, stops))


def _seems_to_come_to_new_track(t: Table, corp: Party, hex: Hex, lay: Lay) -> bool:
    """Is there new track at a station of the corporation, or does a look from the other new track show one?"""
    atlas, lays = t.title.atlas, t.state.board.lays
    here = stations_of(t, corp)
    edges, stops = added_ends(atlas, lays[hex], lay)
    if stops & _stops_at(t, hex, here.own):
        return True
    return seems_entered(atlas, lays, here.own, here.full, hex, edges, here.barred)


def _stops_at(t: Table, hex: Hex, stops: int) -> int:
    """Those of some stops that are in a hex, as a bitmask by their number there."""
    atlas = t.title.atlas
    return stops >> atlas.first_stop[hex] & (1 << len(atlas.stops(hex, t.state.board.lays[hex]))) - 1


def _joins_side(seen: Reach, hex: Hex, edge: int, gauge: int) -> bool:
    """Does reached track come to a side of a hex, from within or without, in one of these gauges?"""
    at = hex * 6 + edge
    sides = (seen.standard if gauge & STANDARD else 0) | (seen.narrow if gauge & NARROW else 0)
    return bool(sides >> at & 1)


def _is_worth_more(t: Table, stop: Stop, old: Lay, new: Lay) -> bool:
    atlas, phase = t.title.atlas, t.state.phase
    return stop_worth(t.title, phase, atlas.stop_print(stop, new)) > stop_worth(
        t.title, phase, atlas.stop_print(stop, old)
    )
