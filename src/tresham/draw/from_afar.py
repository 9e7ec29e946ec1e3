"""The words on a hex for those who see the whole map at once: fewer of them, and larger.

A hex on a screen may be sixty pixels wide. What its near drawing says is unreadable then, so the page takes these words
instead. What one decides by comes first and is always large; what matters less gets the largest size for which there is
still room: names, then the number of the tile, then the name of the hex. Every word tells its size by its class (`u28`
is 28 units high), so that a page can leave out what would be too small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from math import inf

from ..track.ids import Layout
from ..track.prints import Worth
from .borders import make_way
from .colours import GROUND, STEPS, on
from .free_space import Room
from .hexes import HexSight, Piece
from .marks import goal, goal_size, mark, mark_size, pale_plate, plate, plate_size, terrain, terrain_size
from .names_afar import great_name, place_name_afar
from .points import pair
from .sizes_afar import AFAR, SIZES, sized
from .stops import TOKEN, step_in_force
from .svg import INK, tag, text_width, words
from .tile import room_on, stop_values
from .tile_plan import SLOT, plan
from .track import DIVIDED

_SMALL = 18.0
"""Radius of a token beside the slots."""
_NEAR_TERRAIN = 17.0
_NEAR_PLATE = 13.0
_NEAR_SIGN = 20.0
"""The sizes of the same things on the near drawing."""
_LABELS = -20 + 0j
"""Near here the labels of tiles are looked for."""
_REACH = 14.0
"""So far a label may reach into other hexes where it would have no place otherwise."""


@lru_cache(maxsize=8192)
def hex_words_afar(sight: HexSight, layout: Layout) -> str:
    """What is written on a hex, for those who are far away."""
    room = room_on(sight.tile, sight.rotation, layout, plain_rim=True)
    room.shores = sight.shores
    for border in sight.edges:
        make_way(border, room)
    great = great_name(sight, room)
    parts = [*_letters(sight, layout), *_musts(sight, layout, room), *_wishes(sight, room, bool(great))]
    return "".join((*parts, great))


def _letters(sight: HexSight, layout: Layout) -> Iterator[str]:
    """The letters of tokens and of reserved slots: as high as the others, narrower where they have to be."""
    stops = plan(sight.tile, sight.rotation, layout).stops
    for one in sight.tokens:
        yield _in_disc(one, stops[one.stop].slots[one.slot], TOKEN, on(one.colour))
    for one in sight.homes:
        if one.slot >= 0:
            yield _in_disc(one, stops[one.stop].slots[one.slot], SLOT - 3, "#333333")


def _in_disc(piece: Piece, at: complex, radius: float, ink: str) -> str:
    inside = 1.8 * radius
    narrow = inside if text_width(piece.symbol, AFAR) > inside else None
    adjust = "spacingAndGlyphs" if narrow else None
    letters = words(
        piece.symbol, at, AFAR, fill=ink, font_weight=700, textLength=narrow, lengthAdjust=adjust
    )  # fmt: skip
    return sized(AFAR, "letters", letters)


def _musts(sight: HexSight, layout: Layout, room: Room) -> Iterator[str]:
    """What stops pay, labels, and what a tile costs."""
    for worth, near in stop_values(sight.tile, sight.rotation, layout).items():
        yield sized(AFAR, "pays", _pays(worth, near, sight.steps, room))
    for piece in sight.beside:
        at = room.find(1.9 * _SMALL, 1.9 * _SMALL, 0j)
        disc = tag("circle", cx=at.real, cy=at.imag, r=_SMALL, fill=piece.colour, stroke=INK, stroke_width=1.5)
        yield sized(AFAR, "letters", disc) + _in_disc(piece, at, _SMALL, on(piece.colour))
    for label in sight.tile.labels:
        at = _label_spot(room, text_width(label, AFAR), AFAR * 0.8)
        yield sized(AFAR, "label", words(label, at, AFAR, font_weight=700))
    if not sight.laid:
        for kind, cost in sight.hex.terrain:
            near = 50j if sight.tile.stops else 0j
            yield _grown(room, "cost", _NEAR_TERRAIN, terrain_size(cost), near, partial(terrain, kind, cost))


def _label_spot(room: Room, width: float, height: float) -> complex:
    """Where the label of a tile stands: on a full tile rather over track or a little out of its hex than over words."""
    at, covered = room.look(width, height, _LABELS)
    if covered:
        other, least = room.look_far(width, height, _LABELS, 0, _REACH)
        at = at if least == inf else other
    room.put(at, width, height)
    return at


def _pays(worth: Worth, near: complex, steps: tuple[str, ...], room: Room) -> str:
    """A disc with a value; boxes for values that change, or only the one in force where they have no room."""
    if len(worth) == 1:
        radius = _half(worth[0][1]) + 4
        at = room.find(1.8 * radius, 1.8 * radius, near)
        disc = tag("circle", cx=at.real, cy=at.imag, r=radius, fill="#ffffff", stroke="#666666", stroke_width=1.5)
        return disc + words(str(worth[0][1]), at, AFAR, font_weight=500)
    current = step_in_force(worth, steps)
    for columns in (len(worth), 2, 1):
        at, covered = room.look(*_boxes_size(worth, columns), near)
        if covered == 0:
            room.put(at, *_boxes_size(worth, columns))
            return _boxes(worth, at, columns, current)
    only = tuple(pair for pair in worth if pair[0] == current) or worth[:1]
    return _boxes(only, room.find(*_boxes_size(only, 1), near), 1, current)


def _half(value: int) -> float:
    return text_width(str(value), AFAR) / 2


def _boxes_size(worth: Worth, columns: int) -> tuple[float, float]:
    wide = max(2 * _half(value) for _, value in worth) + 6
    return columns * wide, -(-len(worth) // columns) * (AFAR + 4)


def _boxes(worth: Worth, at: complex, columns: int, current: str | None) -> str:
    """Values step by step in their order; the one in force has a thick frame."""
    width, height = _boxes_size(worth, columns)
    wide, high, corner = width / columns, AFAR + 4, at - complex(width, height) / 2
    parts, frame = [], ""
    for k, (key, value) in enumerate(worth):
        box = corner + complex(k % columns * wide, k // columns * high)
        colour = STEPS[key][0]
        place = {"x": box.real, "y": box.imag, "width": wide, "height": high}
        parts.append(tag("rect", **place, fill=colour, stroke=INK))
        parts.append(words(str(value), box + complex(wide, high) / 2, AFAR, fill=on(colour)))
        if key == current and len(worth) > 1:
            frame = tag("rect", **place, fill="none", stroke=INK, stroke_width=5)
    return "".join((*parts, frame))


def _wishes(sight: HexSight, room: Room, named: bool) -> Iterator[str]:
    """What is written if there is room for it, in order of what it tells; the name, unless that stands already."""
    for piece in sight.goals:
        yield _grown(room, "aim", _NEAR_PLATE, goal_size(piece.symbol), 30j, partial(goal, piece.symbol, piece.colour))
    for kind, owner in sight.markers:
        text = f"{kind} {owner.symbol}".strip()
        draw = partial(_plate, text, owner.colour)
        yield _grown(room, "right", _NEAR_PLATE, plate_size(text), 30j, draw)
    for symbol in sight.blocked:
        draw = partial(_barred, symbol)
        yield _grown(room, "shut", _NEAR_PLATE, plate_size(symbol), 55j, draw)
    for one in sight.homes:
        if one.slot < 0:
            draw = partial(_plate, one.symbol, "#ffffff")
            yield _grown(room, "home-of", _NEAR_PLATE, plate_size(one.symbol), 60j, draw)
    for kind in sight.tile.marks:
        if kind != DIVIDED:
            yield _mark(kind, room)
    if sight.laid and sight.terrain_stays:
        for kind, cost in sight.hex.terrain:
            yield _grown(room, "cost", _NEAR_TERRAIN, terrain_size(cost), 60j, partial(_costs, kind, cost))
    if sight.hex.place and not named:
        yield place_name_afar(sight, room)
    for colour, label in sight.hex.later_labels:
        if colour > sight.tile.colour:
            draw = partial(_plate, label, GROUND[colour])
            yield _grown(room, "later", _NEAR_PLATE, plate_size(label), 40j, draw)
    if sight.laid:
        yield _small_print(sight.tile.name, "tile-number", 70j, room)
    yield _small_print(sight.hex.name, "hex-name", -70j, room)


def _grown(
    room: Room, class_: str, size: float, extent: tuple[float, float], near: complex, draw: Callable[[complex], str]
) -> str:
    """A sign of the near drawing, as large as there is room for; as it is there, where there is none."""
    for larger in SIZES:
        grown = larger / size
        at, covered = room.look(grown * extent[0], grown * extent[1], near)
        if covered == 0:
            break
    room.put(at, grown * extent[0], grown * extent[1])
    moved = f"translate({pair(at)}) scale({grown:.2f})"
    return sized(larger, class_, tag("g", draw(0j), transform=moved))


def _plate(text: str, colour: str, at: complex) -> str:
    return plate(text, at, colour)


def _costs(kind: str, cost: int, at: complex) -> str:
    return pale_plate(at, *terrain_size(cost)) + terrain(kind, cost, at)


def _barred(symbol: str, at: complex) -> str:
    return words(symbol, at, _NEAR_PLATE, fill="#7a0010", font_style="italic")


def _mark(kind: str, room: Room) -> str:
    """An anchor or a mine; or a word, which must be as large as other words."""
    size = _NEAR_PLATE if mark_size(kind) == plate_size(kind) else _NEAR_SIGN
    return _grown(room, "sign", size, mark_size(kind), 0j, partial(mark, kind))


def _small_print(text: str, class_: str, near: complex, room: Room) -> str:
    """The number of a tile or the name of a hex: only where it finds room, and never large."""
    for size in SIZES[2:]:
        at, covered = room.look(text_width(text, size), size * 0.8, near)
        if covered == 0:
            room.put(at, text_width(text, size), size * 0.8)
            return sized(size, class_, words(text, at, size, fill="#333333"))
    return ""
