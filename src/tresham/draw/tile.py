"""One tile: its ground, its track and stops, and the words on it, which stay upright however it is turned."""

from __future__ import annotations

from ..track.ids import Colour, Layout, StopKind
from ..track.prints import StopPrint, TilePrint
from .colours import DOTS, GROUND
from .marks import mark
from .plan import SLOT, plan
from .points import RADIUS, WIDTH, corners, polygon
from .room import Room
from .stops import revenue, revenue_radius, step_in_force, stop_art, values, values_size
from .svg import INK, document, group, tag, text_width, words
from .track import track_art

LABEL = 25.0
NUMBER = 13.0


def tile_svg(tile: TilePrint, rotation: int = 0, layout: Layout = Layout.FLAT) -> str:
    """A picture of a tile, turned clockwise by so many edges.

    >>> from tresham.track.tiles import CATALOGUE
    >>> tile_svg(CATALOGUE["57"], rotation=1)[:24]
    '<svg xmlns="http://www.w'
    """
    body = tile_ground(tile, rotation, layout) + tile_stops(tile, rotation, layout)
    body += tile_words(tile, rotation, layout, Room(layout), number=tile.name)
    wide, high = (2 * RADIUS, WIDTH) if layout is Layout.FLAT else (WIDTH, 2 * RADIUS)
    box = (-wide / 2 - 2, -high / 2 - 2, wide + 4, high + 4)
    name = f"Tile {tile.name}"
    return document("tile", box, 1, name, f"{name}, {tile.colour.name.lower()}, turned by {rotation % 6}", body)


def tile_ground(tile: TilePrint, rotation: int, layout: Layout) -> str:
    """The hex in its colour, with the track."""
    hexagon = tag(
        "polygon",
        class_="ground",
        points=polygon(corners(layout)),
        fill=GROUND[tile.colour],
        stroke="#444444",
        stroke_width=1.5,
    )
    art = track_art(tile, plan(tile, rotation, layout))
    return group(f"tile tile-{tile.colour.name.lower()}", (hexagon, art), data_tile=tile.name, data_turned=rotation % 6)


def tile_stops(tile: TilePrint, rotation: int, layout: Layout) -> str:
    """The cities and towns, without what stands in them."""
    return stop_art(tile, plan(tile, rotation, layout))


def tile_words(
    tile: TilePrint, rotation: int, layout: Layout, room: Room, *, number: str = "", steps: tuple[str, ...] = ()
) -> str:
    """Values, labels and marks, where the tile has room for them; then `room` knows what is taken."""
    _take_art(tile, rotation, layout, room)
    parts = [corner_number(number, tile.colour, room)] if number else []
    stops = plan(tile, rotation, layout).stops
    for worth, places in _worths(tile, [stop.at for stop in stops]).items():
        near = sum(places) / len(places)
        if len(worth) > 1:
            at = room.find(*values_size(worth), near)
            parts.append(values(worth, at, step_in_force(worth, steps)))
        else:
            size = 1.8 * revenue_radius(worth[0][1])  # round things fit where their box would not
            parts.append(revenue(worth[0][1], room.find(size, size, near)))
    for label in tile.labels:
        size = LABEL if len(label) < 3 else LABEL * 0.8
        at = room.find(text_width(label, size), size * 0.8, -20 + 0j)
        parts.append(words(label, at, size, "label", font_weight=700))
    for kind in tile.marks:
        parts.append(mark(kind, room.find(26, 26, 0j)))
    return group("words", parts)


def _take_art(tile: TilePrint, rotation: int, layout: Layout, room: Room) -> None:
    plans = plan(tile, rotation, layout)
    for track in plans.tracks:
        if all(stop.kind is not StopKind.OFFBOARD for stop in tile.stops):
            room.take_track(track)
    if any(stop.kind is StopKind.OFFBOARD for stop in tile.stops):
        for track in plans.tracks:
            outer = track.start if abs(track.start) > abs(track.end) else track.end
            room.take_disc(outer * 0.85, 9)
            room.take_disc(outer * 0.65, 5)
    for stop in plans.stops:
        for slot in stop.slots:
            room.take_disc(slot, SLOT + 1)
        if not stop.slots and tile.stops[0].kind is StopKind.TOWN:
            room.take_disc(stop.at, 17 if stop.exits == 2 else 14)


def _worths(tile: TilePrint, places: list[complex]) -> dict[tuple[tuple[str, int], ...], list[complex]]:
    """What there is to say about values: stops that pay the same share one disc, those that pay nothing have none."""
    found: dict[tuple[tuple[str, int], ...], list[complex]] = {}
    for stop, at in zip(tile.stops, places, strict=True):
        if _pays(stop):
            found.setdefault(stop.worth, []).append(at)
    return found


def _pays(stop: StopPrint) -> bool:
    return any(value for _, value in stop.worth)


def corner_number(number: str, colour: Colour, room: Room) -> str:
    """The number of a tile in its lowest corner, or the next one if track is in the way; and the dots of its colour."""
    at = room.find_corner(text_width(number, NUMBER), NUMBER + 5, (5.5, 0.5, 4.5))
    dots = DOTS.get(colour, 0)
    row = (
        tag("circle", class_="dot", cx=at.real + 5.5 * (k - (dots - 1) / 2), cy=at.imag + 7, r=1.9, fill=INK)
        for k in range(dots)
    )
    return group("number", (words(number, at - 3j, NUMBER), *row))
