"""One tile: its ground, its track and stops, and the words on it, which stay upright however it is turned."""

from __future__ import annotations

from ..track.ids import Colour, Layout, StopKind
from ..track.prints import StopPrint, TilePrint, Worth
from .colours import DOTS, GROUND
from .marks import mark
from .names import place_name
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
    body += tile_words(tile, rotation, layout, room_on(tile, rotation, layout), number=tile.name)
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
    tile: TilePrint,
    rotation: int,
    layout: Layout,
    room: Room,
    *,
    number: str = "",
    place: str = "",
    steps: tuple[str, ...] = (),
) -> str:
    """Values, name of the place, labels, marks and number, where there is still room: large things come first."""
    stops = plan(tile, rotation, layout).stops
    worths = _worths(tile, [stop.at for stop in stops])
    parts = [_changing(worth, near, room, steps) for worth, near in worths.items() if len(worth) > 1]
    parts += [place_name(place, room)] if place else []
    parts += [_fixed(worth[0][1], near, room) for worth, near in worths.items() if len(worth) == 1]
    parts += [_label(label, room) for label in tile.labels]
    parts += [mark(kind, room.find(26, 26, 0j)) for kind in tile.marks]
    parts += [corner_number(number, tile.colour, room)] if number else []
    return group("words", parts)


def _changing(worth: Worth, near: complex, room: Room, steps: tuple[str, ...]) -> str:
    """Values that change in the course of the game: in a row if there is room, else in a block or a column."""
    choices = [(columns, *room.look(*values_size(worth, columns), near)) for columns in (len(worth), 2, 1)]
    columns, at, _ = min(choices, key=lambda choice: choice[2])
    room.take_box(at, *values_size(worth, columns))
    return values(worth, at, columns, step_in_force(worth, steps))


def _fixed(value: int, near: complex, room: Room) -> str:
    size = 1.8 * revenue_radius(value)  # round things fit where their box would not
    return revenue(value, room.find(size, size, near))


def _label(label: str, room: Room) -> str:
    size = LABEL if len(label) < 3 else LABEL * 0.8
    at = room.find(text_width(label, size), size * 0.8, -20 + 0j)
    return words(label, at, size, "label", font_weight=700)


def room_on(tile: TilePrint, rotation: int, layout: Layout) -> Room:
    """The room that track and stops leave on a tile."""
    room, plans = Room(layout), plan(tile, rotation, layout)
    off_board = any(stop.kind is StopKind.OFFBOARD for stop in tile.stops)
    for track in plans.tracks:
        if off_board:
            room.take_arrow(max(track.start, track.end, key=abs))
        else:
            room.take_track(track)
    for stop, place in zip(tile.stops, plans.stops, strict=True):
        for slot, following in zip(place.slots, (*place.slots[1:], *place.slots[:1]), strict=True):
            room.take_disc(slot, SLOT + 1)
            room.take_disc((slot + following) / 2, SLOT + 1)  # the plate between two slots
        if stop.kind is StopKind.TOWN:
            room.take_disc(place.at, 17 if place.exits == 2 else 14)
    return room


def _worths(tile: TilePrint, places: list[complex]) -> dict[Worth, complex]:
    """What there is to say about values, and where: stops that pay the same share a disc, others may have none."""
    found: dict[Worth, list[complex]] = {}
    for stop, at in zip(tile.stops, places, strict=True):
        if _pays(stop):
            found.setdefault(stop.worth, []).append(at)
    return {worth: sum(spots) / len(spots) for worth, spots in found.items()}


def _pays(stop: StopPrint) -> bool:
    return any(value for _, value in stop.worth)


def corner_number(number: str, colour: Colour, room: Room) -> str:
    """The number of a tile in its lowest corner, or the next one if track is in the way; and the dots of its colour."""
    at = room.find_corner(text_width(number, NUMBER), NUMBER + 5, (5.5, 0.5, 4.5, 3.5, 1.5))
    dots = DOTS.get(colour, 0)
    row = (
        tag("circle", class_="dot", cx=at.real + 5.5 * (k - (dots - 1) / 2), cy=at.imag + 7, r=1.9, fill=INK)
        for k in range(dots)
    )
    return group("number", (words(number, at - 3j, NUMBER), *row))
