"""Where a recorded train went: 18xx.games names the hexes of a route, we want its stops and hexsides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product

from ...core.naming import Malformed
from ...track.atlas import Atlas
from ...track.ids import Hex, Lay, Side, Stop
from ...track.links import follow
from .standing_actions import Entry

Lays = tuple[Lay, ...]


def way_of(atlas: Atlas, lays: Lays, route: Entry) -> tuple[tuple[Stop, ...], tuple[tuple[Side, ...], ...]]:
    """The stops of a route in order, and the hexsides crossed between them; `Malformed` if there is no such way."""
    stretches = [[atlas.hex(word.split()[0]) for word in stretch] for stretch in route["connections"]]
    hexes = [atlas.hex(name) for name in route["hexes"]]
    for stops in product(*(_stops_at(atlas, lays, hex, route.get("nodes")) for hex in hexes)):
        if len(set(stops)) < len(stops) or len(stops) != len(stretches) + 1:
            continue
        legs = [_leg(atlas, lays, a, b, stretch) for (a, b), stretch in zip(pairwise(stops), stretches, strict=True)]
        found = tuple(leg for leg in legs if leg is not None)
        if len(found) == len(legs):
            return stops, found
    raise Malformed(f"no such way on the board: {route.get('revenue_str') or route['hexes']}")


def _stops_at(atlas: Atlas, lays: Lays, hex: Hex, nodes: Sequence[str] | None) -> list[Stop]:
    """The stops of a hex that a route may mean; its nodes, if it has any, come in no particular order."""
    lay = lays[hex]
    stops = atlas.stops(hex, lay)
    if nodes is None:
        return list(stops)
    return [one for one in stops if f"{atlas.names[hex]}-{atlas.stop_print(one, lay).part}" in nodes]


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
