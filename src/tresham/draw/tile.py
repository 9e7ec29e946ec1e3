"""One tile: its ground, its track and stops, and the words on it, which stay upright however it is turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf

from ..track.ids import Colour, Gauge, Layout, StopKind
from ..track.prints import StopPrint, TilePrint, Worth
from .colours import DOTS, GROUND
from .free_space import Room
from .marks import mark, mark_size
from .place_names import name_with, place_name
from .points import RADIUS, WIDTH, corners, polygon
from .stops import revenue, revenue_radius, step_in_force, stop_art, values, values_size
from .svg import INK, document, group, tag, text_width, words
from .tile_plan import SLOT, plan
from .track import DIVIDED, divide, half_breadth, track_art

LABEL = 25.0
NUMBER = 13.0
RIM = 10.0
"""How broad the purple edge of some tiles is."""


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


def tile_ground(tile: TilePrint, rotation: int, layout: Layout, zone: str = "") -> str:
    """The hex in its colour, with the track. Bare land may have the colour of its zone."""
    hexagon = tag(
        "polygon",
        class_="ground",
        points=polygon(corners(layout)),
        fill=zone if zone and tile.colour is Colour.WHITE else GROUND[tile.colour],
        stroke="#444444",
        stroke_width=1.5,
    )
    plans = plan(tile, rotation, layout)
    rim = _purple_rim(layout) if tile.special else ""
    parts = (hexagon, rim, track_art(tile, plans), divide(plans, layout) if DIVIDED in tile.marks else "")
    return group(f"tile tile-{tile.colour.name.lower()}", parts, data_tile=tile.name, data_turned=rotation % 6)


def _purple_rim(layout: Layout) -> str:
    """A purple edge: only the power of a private lays this tile. White dashes tell it from a shadow."""
    within = polygon(tuple(corner * (1 - RIM / WIDTH) for corner in corners(layout)))
    purple = tag("polygon", class_="rim", points=within, fill="none", stroke="#6a1b9a", stroke_width=RIM - 1)
    return purple + tag("polygon", points=within, fill="none", stroke="#ffffff", stroke_width=2, stroke_dasharray="8 8")


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
    """Values, name of the place, labels, marks and number, where there is still room.

    Large things come first; if that is too crowded, other orders are tried.
    """
    worths = stop_values(tile, rotation, layout)
    changing = [partial(_changing, worth, near, steps=steps) for worth, near in worths.items() if len(worth) > 1]
    name = [partial(place_name, place)] if place else []
    fixed = [partial(_fixed, worth[0][1], near) for worth, near in worths.items() if len(worth) == 1]
    labels = [partial(_label, label) for label in tile.labels]
    marks = [partial(_mark, kind) for kind in tile.marks if kind != DIVIDED]
    corner = [partial(corner_number, number, tile.colour)] if number else []
    orders = [
        (*changing, *name, *fixed, *labels, *marks, *corner),
        (*name, *changing, *fixed, *labels, *marks, *corner),
        (*labels, *fixed, *changing, *name, *marks, *corner),
        (*corner, *changing, *name, *fixed, *labels, *marks),
    ]
    if name and len(changing) == len(worths) == 1:
        ((worth, near),) = worths.items()
        orders.append((partial(_changing_with, place, worth, near, steps=steps), *labels, *marks, *corner))
    return group("words", _least_crowded(orders, room))


_Write = Callable[[Room], str]
"""Something to be written where there is room."""


def _least_crowded(orders: Sequence[Sequence[_Write]], room: Room) -> list[str]:
    """All that is to be written, in the first order that leaves air between things, or else the best one."""
    trials = []
    for order in dict.fromkeys(orders):
        trial = room.copy()
        trials.append((trial, [write(trial) for write in order]))
        if trial.strain == room.strain:
            break
    best, parts = min(trials, key=lambda trial: trial[0].strain)
    room.become(best)
    return parts


def _changing(worth: Worth, near: complex, room: Room, *, steps: tuple[str, ...]) -> str:
    """Values that change in the course of the game: in a row if there is room, else in a block or a column."""
    choices = []
    for columns in (len(worth), 2, 1):
        at, covered = room.look(*values_size(worth, columns), near)
        crowding = inf if covered == inf else room.crowding(at, *values_size(worth, columns))
        choices.append((crowding, columns, at))
    _, columns, at = min(choices, key=lambda choice: choice[0])
    room.put(at, *values_size(worth, columns))
    return values(worth, at, columns, step_in_force(worth, steps))


def _changing_with(place: str, worth: Worth, near: complex, room: Room, *, steps: tuple[str, ...]) -> str:
    """The same in a row, with the name of the place below them."""
    width, height = values_size(worth, len(worth))
    name, at = name_with(place, (width, height + 2), near, room)
    return values(worth, at - 1j, len(worth), step_in_force(worth, steps)) + name


def _fixed(value: int, near: complex, room: Room) -> str:
    size = 1.8 * revenue_radius(value)  # round things fit where their box would not
    return revenue(value, room.find(size, size, near))


def _label(label: str, room: Room) -> str:
    size = LABEL if len(label) < 3 else LABEL * 0.8
    at = room.find(text_width(label, size), size * 0.8, -20 + 0j)
    return words(label, at, size, "label", font_weight=700)


def _mark(kind: str, room: Room) -> str:
    return mark(kind, room.find(*mark_size(kind), 0j))


def room_on(tile: TilePrint, rotation: int, layout: Layout, plain_rim: bool = False) -> Room:
    """The room that track and stops leave on a tile; of its rim something may be covered, if it is plain."""
    room, plans = Room(layout), plan(tile, rotation, layout)
    off_board = any(stop.kind is StopKind.OFFBOARD for stop in tile.stops)
    for edge in range(6) if tile.special else ():
        room.take_edge(edge, RIM + 2, plain_rim)
    for path, track in zip(tile.paths, plans.tracks, strict=True):
        if off_board:
            room.take_arrow(max(track.start, track.end, key=abs), path.gauge is not Gauge.STANDARD)
        else:
            room.take_track(track, max(7, half_breadth(path)))
    for stop, place in zip(tile.stops, plans.stops, strict=True):
        for slot, following in zip(place.slots, (*place.slots[1:], *place.slots[:1]), strict=True):
            room.take_disc(slot, SLOT + 1)
            room.take_disc((slot + following) / 2, SLOT + 1)  # the plate between two slots
        if stop.kind is StopKind.TOWN:
            room.take_disc(place.at, 17 if place.exits == 2 else 14)
    return room


def stop_values(tile: TilePrint, rotation: int, layout: Layout) -> dict[Worth, complex]:
    """What there is to say about values, and where: stops that pay the same share a disc, others may have none."""
    found: dict[Worth, list[complex]] = {}
    for stop, place in zip(tile.stops, plan(tile, rotation, layout).stops, strict=True):
        if _pays(stop):
            found.setdefault(stop.worth, []).append(place.at)
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
