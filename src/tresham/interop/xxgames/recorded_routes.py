"""Where a recorded train went: 18xx.games names the hexes of a route, we want its stops and hexsides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from reprlib import repr as excerpt
from typing import Any

from ...core.action import Run
from ...core.event import Event, TrainsRun
from ...core.ids import Party
from ...core.naming import Malformed
from ...core.table import Table
from ...rules.running import runs_worth
from ...titles.site_names import OUR_NAMES, SiteNames
from ...track.atlas import Atlas
from ...track.ids import Hex, Lay, Side, Stop
from ...track.links import follow
from .standing_actions import Entry

Lays = tuple[Lay, ...]
Way = tuple[tuple[Stop, ...], tuple[tuple[Side, ...], ...]]


def way_of(atlas: Atlas, lays: Lays, route: Entry, site: SiteNames = OUR_NAMES) -> Way:
    """The stops of a route in order, and the hexsides crossed between them; `Malformed` if there is no such way."""
    stretches = [[atlas.hex(site.our_hex(word.split()[0])) for word in stretch] for stretch in route["connections"]]
    hexes, nodes = route.get("hexes"), route.get("nodes")
    orders = _orders(stretches) if hexes is None else [[atlas.hex(site.our_hex(one)) for one in hexes]]
    for order in orders:
        places = [_stops_at(atlas, lays, hex, nodes, site) for hex in order]
        ways = _ways(atlas, lays, places, stretches) if len(places) == len(stretches) + 1 else []
        if ways:
            return ways[0]
    raise Malformed(f"no such way on the board: {excerpt(route.get('revenue_str') or route['connections'])}")


def _orders(stretches: Sequence[Sequence[Hex]]) -> list[list[Hex]]:
    """The hexes of the stops, as a route may have them that tells only its stretches, each in either direction."""
    orders = [[one[0], one[-1]] for first in stretches[:1] for one in (first, first[::-1])]
    for one in stretches[1:]:
        orders = [
            [*order, there]
            for order in orders
            for here, there in {(one[0], one[-1]), (one[-1], one[0])}
            if order[-1] == here
        ]
    return orders


def _ways(atlas: Atlas, lays: Lays, places: Sequence[Sequence[Stop]], stretches: Sequence[Sequence[Hex]]) -> list[Way]:
    """The ways by these stretches from a stop of the first place to one of the last."""
    ways: list[Way] = [((stop,), ()) for stop in places[0]]
    for stretch, choices in zip(stretches, places[1:], strict=True):
        ways = [
            ((*stops, stop), (*legs, leg))
            for stops, legs in ways
            for stop in choices
            if stop not in stops and (leg := _leg(atlas, lays, stops[-1], stop, stretch)) is not None
        ]
    return ways


def _stops_at(atlas: Atlas, lays: Lays, hex: Hex, nodes: Sequence[str] | None, site: SiteNames) -> list[Stop]:
    """The stops of a hex that a route may mean; its nodes, if it has any, come in no particular order."""
    lay = lays[hex]
    stops = atlas.stops(hex, lay)
    if nodes is None:
        return list(stops)
    name = site.hex(atlas.names[hex])
    return [one for one in stops if f"{name}-{atlas.stop_print(one, lay).part}" in nodes]


def _leg(atlas: Atlas, lays: Lays, a: Stop, b: Stop, hexes: Sequence[Hex]) -> tuple[Side, ...] | None:
    """The hexsides of a stretch, which may be written in either direction."""
    for chain in (hexes, hexes[::-1]):
        sides = _crossed(atlas, chain)
        if sides is not None and follow(atlas, lays, a, sides, b):
            return sides
    return None


def _crossed(atlas: Atlas, hexes: Sequence[Hex]) -> tuple[Side, ...] | None:
    """The hexsides between neighbours in a row of hexes; none if two of them are no neighbours."""
    sides: list[Side] = []
    for here, there in pairwise(hexes):
        for side in range(here * 6, here * 6 + 6):
            if atlas.mate[side] >= 0 and atlas.mate[side] // 6 == there:
                sides += [Side(side), atlas.mate[side]]
                break
        else:
            return None
    return tuple(sides)


def check_revenue(entry: Entry, events: Sequence[Event]) -> None:
    """The site believes what a record says that its trains earned; where they do not earn that, nobody can go on."""
    told = [route.get("revenue") for route in entry["routes"]]
    for event in events:
        if isinstance(event, TrainsRun) and told and None not in told and sum(told) != event.revenue:
            raise Malformed(f"the record says that these trains earn {sum(told)}, but they earn {event.revenue}")


def told_run(t: Table, corp: Party, run: Run, train: str, site: SiteNames = OUR_NAMES) -> dict[str, Any]:
    """A run as a record tells it; the name of the train is brought along."""
    atlas, lays = t.title.atlas, t.state.board.lays
    hexes = [atlas.hex_of_stop[stop] for stop in run.stops]
    names = [site.hex(atlas.names[hex]) for hex in hexes]
    parts = [atlas.stop_print(stop, lays[hex]).part for stop, hex in zip(run.stops, hexes, strict=True)]
    return {
        "train": train,
        "connections": [
            [names[index], *(site.hex(atlas.names[into // 6]) for into in leg[1::2])]
            for index, leg in enumerate(run.legs)
        ],
        "hexes": names,
        "revenue": runs_worth(t, corp, (run,)),
        "revenue_str": "-".join(names),
        "nodes": [f"{name}-{part}" for name, part in zip(names, parts, strict=True)],
    }
