"""A hex in words, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..text.catalogue import Catalogue, catalogue, slug
from ..text.scribe import GAUGES, SIDES
from ..track.ids import Colour, Gauge, Layout, StopKind
from ..track.prints import FIRST_STOP, StopPrint
from .hexes import HexSight

_WITHOUT_SLOTS = {StopKind.TOWN: "map-town", StopKind.OFFBOARD: "map-offboard"}


def told(sight: HexSight, layout: Layout, language: str = "en") -> str:
    """A hex in words: "E19 Albany: yellow tile 57, city 20, exits W E, NYC in city 1"."""
    book = catalogue(language)
    head = " ".join(filter(None, (sight.hex.name, sight.hex.place)))
    parts = (*_ground(sight, layout, book), *_standing(sight, book), *_walls(sight, layout, book))
    return f"{head}: {', '.join(parts)}"


def _ground(sight: HexSight, layout: Layout, book: Catalogue) -> Iterator[str]:
    """The tile or the bare hex, its stops, where its track leads, and what building costs."""
    tile = sight.tile
    colour = _colour(tile.colour, book)
    yield (
        book.say("map-tile", {"colour": colour, "tile": tile.name})
        if sight.laid
        else book.say("map-ground", {"colour": colour})
    )
    if sight.hex.zone:
        yield book.say("map-zone", {"zone": sight.hex.zone})
    for stop in tile.stops:
        yield _stop(stop, book)
    exits = _exits(sight, layout, book)
    if exits:
        yield book.say("map-exits", {"exits": exits})
    if tile.labels:
        yield book.say("map-label", {"label": " ".join(tile.labels)})
    if sight.terrain_stays or not sight.laid:
        for kind, cost in sight.hex.terrain:
            yield book.say("map-terrain", {"terrain": kind, "cost": str(cost)})


def _standing(sight: HexSight, book: Catalogue) -> Iterator[str]:
    """Tokens, homes, destinations, markers, and who keeps the hex shut."""
    for piece in sight.tokens:
        yield book.say("map-token", {"corp": piece.symbol, "city": str(piece.stop + 1)})
    for piece in sight.beside:
        yield book.say("map-beside", {"corp": piece.symbol})
    for piece in sight.homes:
        yield book.say("map-home", {"corp": piece.symbol})
    for piece in sight.goals:
        yield book.say("map-goal", {"corp": piece.symbol})
    for kind, owner in sight.markers:
        yield f"{kind} {owner.symbol}".strip() if kind else book.say("map-marker", {"corp": owner.symbol})
    for symbol in sight.blocked:
        yield book.say("map-blocked", {"private": symbol})


def _walls(sight: HexSight, layout: Layout, book: Catalogue) -> Iterator[str]:
    for kind, message in (("wall", "map-walls"), ("gauge", "map-gauge-changes")):
        edges = [border.edge for border in sight.hex.borders if border.kind == kind]
        if edges:
            yield book.say(message, {"sides": _sides(edges, layout, book)})


def _colour(colour: Colour, book: Catalogue) -> str:
    return book.say("colour", {"colour": slug(colour.name)})


def _stop(stop: StopPrint, book: Catalogue) -> str:
    """A city, a town or an area off the board, with what it pays."""
    kind = _WITHOUT_SLOTS.get(stop.kind)
    name = book.say("map-city", {"slots": max(stop.slots, 1)}) if kind is None else book.say(kind, {})
    worth = [
        " ".join(filter(None, (book.say("map-step", {"step": step}) if step else "", str(amount))))
        for step, amount in stop.worth
        if amount
    ]
    return " ".join((name, *worth))


def _exits(sight: HexSight, layout: Layout, book: Catalogue) -> str:
    """The sides that track leads to, by gauge: standard first, then what is told apart."""
    gauges: dict[int, Gauge] = {}
    for path in sight.tile.paths:
        for end in (path.a, path.b):
            if end < FIRST_STOP:
                edge = (end + sight.rotation) % 6
                gauges[edge] = gauges.get(edge, path.gauge) | path.gauge
    groups = [(gauge, [edge for edge in sorted(gauges) if gauges[edge] == gauge]) for gauge in GAUGES]
    return " ".join(
        book.say("line", {"sides": _sides(edges, layout, book), "gauge": GAUGES[gauge]})
        for gauge, edges in groups
        if edges
    )


def _sides(edges: Iterable[int], layout: Layout, book: Catalogue) -> str:
    return " ".join(book.say("side", {"side": SIDES[layout][edge]}) for edge in edges)
