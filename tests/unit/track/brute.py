"""The slow and simple way to find what walks can do: try every walk to its end."""

from tresham.track.prints import FIRST_STOP


def every_walk(atlas, lays, start, closed=0, barred=0):
    """What walks from these stops find: bitmasks of stops, standard sides, narrow sides, and stops that are joined;
    and the sides across which they come into a hex, with the gauges of each walk."""
    found = {"stops": start, "standard": 0, "narrow": 0, "joined": 0, "entries": set()}

    def go(origin, hex, end, gauge, crossed, entered):
        for other, track in ends_from(atlas, lays, hex, end):
            both = gauge & track
            if both and other < FIRST_STOP:
                side = hex * 6 + other
                mate = atlas.mate[side]
                if mate >= 0 and side not in crossed:
                    found["standard"] |= (1 << side | 1 << mate) * (both & 1)
                    found["narrow"] |= (1 << side | 1 << mate) * (both >> 1)
                    found["entries"].add((mate, both))
                    go(origin, mate // 6, mate % 6, both, crossed | {side, mate}, entered)
            elif both:
                stop = atlas.first_stop[hex] + other - FIRST_STOP
                if stop not in entered and not barred >> stop & 1:
                    found["stops"] |= 1 << stop
                    found["joined"] |= 1 << origin
                    is_last = atlas.last_stops[lays[hex]] >> other - FIRST_STOP & 1
                    if not is_last and not closed >> stop & 1:
                        go(origin, hex, other, 3, crossed, entered | {stop})

    for stop in range(atlas.stop_count):
        if start >> stop & 1:
            hex = atlas.hex_of_stop[stop]
            go(stop, hex, FIRST_STOP + stop - atlas.first_stop[hex], 3, frozenset(), frozenset({stop}))
            for gauge in ("standard", "narrow"):
                found[gauge] |= atlas.open_edges[hex] << hex * 6
    return found


def every_link(atlas, lays):
    """All plain ways between two stops: both stops, the faces crossed, the gauges."""
    found = set()

    def go(start, hex, end, gauge, sides):
        for other, track in ends_from(atlas, lays, hex, end):
            both = gauge & track
            if both and other < FIRST_STOP:
                side = hex * 6 + other
                mate = atlas.mate[side]
                if mate >= 0 and side not in sides:
                    go(start, mate // 6, mate % 6, both, (*sides, side, mate))
            elif both:
                stop = atlas.first_stop[hex] + other - FIRST_STOP
                if stop > start:
                    found.add((start, stop, sides, int(both)))

    for stop in range(atlas.stop_count):
        hex = atlas.hex_of_stop[stop]
        go(stop, hex, FIRST_STOP + stop - atlas.first_stop[hex], 3, ())
    return found


def ends_from(atlas, lays, hex, end):
    """Where track leads from one end of a hex; nowhere from a stop that its tile has not got."""
    fan = atlas.fan(lays[hex])
    return fan[end] if end < len(fan) else ()
