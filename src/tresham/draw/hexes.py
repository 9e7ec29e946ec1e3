"""One hex of the board: what stands on it and what is written on it, placed so that nothing covers anything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..track.ids import Layout
from ..track.prints import Border, HexPrint, TilePrint
from .borders import make_way
from .colours import GROUND
from .free_space import Room
from .marks import (
    PLATE,
    SMALL_PLATE,
    badge_size,
    goal,
    goal_size,
    plate,
    plate_size,
    terrain,
    terrain_badge,
    terrain_size,
)
from .points import edge_point, heading, pair
from .stops import home_plate, reserved, token
from .svg import INK, group, tag, text_width, words
from .tile import room_on, tile_stops, tile_words
from .tile_plan import plan

_COORDINATE = 14.0
_SMALL = 18.0
"""Radius of a token beside the slots."""
_MANY = 3
"""So many destinations and markers on a hex are drawn smaller."""


@dataclass(frozen=True)
class Piece:
    """A token, or the right to place one: the letters and the colour of a corporation."""

    symbol: str
    colour: str
    stop: int = -1
    slot: int = -1


@dataclass(frozen=True)
class HexSight:
    """All that there is to see on a hex."""

    hex: HexPrint
    tile: TilePrint
    rotation: int
    laid: bool
    """A tile lies here; otherwise the hex is as printed."""
    tokens: tuple[Piece, ...] = ()
    homes: tuple[Piece, ...] = ()
    """Slots that wait for their corporation; without a slot it may choose."""
    goals: tuple[Piece, ...] = ()
    """Destinations of corporations that have no marker here yet."""
    beside: tuple[Piece, ...] = ()
    markers: tuple[tuple[str, Piece], ...] = ()
    """Rights and bonuses: which, and the letters and the colour of their owner."""
    blocked: tuple[str, ...] = ()
    """Privates that keep tiles away."""
    steps: tuple[str, ...] = ()
    """Which of several printed values is in force: the first of these that is printed."""
    edges: tuple[Border, ...] = ()
    """What is drawn on its edges."""
    terrain_stays: bool = False
    """Terrain is shown although a tile lies here."""
    zone: str = ""
    """The colour of the ground, where the map has zones."""
    shores: tuple[int, ...] = ()
    """Sides at which the map ends."""


@lru_cache(maxsize=8192)
def hex_front(sight: HexSight, layout: Layout) -> str:
    """Stops, tokens and words of a hex, around its middle."""
    hex, tile = sight.hex, sight.tile
    room = room_on(tile, sight.rotation, layout)
    for border in sight.edges:
        make_way(border, room)
    stubs = [_stub(edge, room) for edge in hex.stubs if not sight.laid]
    parts = [*stubs, _coordinate(hex.name, room), tile_stops(tile, sight.rotation, layout), *_pieces(sight, layout)]
    parts += [_beside(piece, room) for piece in sight.beside]
    number = tile.name if sight.laid else ""
    parts.append(
        tile_words(tile, sight.rotation, layout, room, number=number, place=hex.place, steps=sight.steps),
    )
    parts += [_terrain(sight, kind, cost, room) for kind, cost in hex.terrain if sight.terrain_stays or not sight.laid]
    parts += [_home(piece, room) for piece in sight.homes if piece.slot < 0]
    later = [(colour, label) for colour, label in hex.later_labels if colour > tile.colour]
    parts += [_later(colour.name.lower(), label, GROUND[colour], room) for colour, label in later]
    size = PLATE if len(sight.goals) + len(sight.markers) < _MANY else SMALL_PLATE
    parts += [_goal(piece, size, room) for piece in sight.goals]
    parts += [_marker(kind, owner, size, room) for kind, owner in sight.markers]
    parts += [_block(symbol, room) for symbol in sight.blocked]
    return "".join(parts)


def _stub(edge: int, room: Room) -> str:
    """A short piece of track that the first tile must continue."""
    start = edge_point(edge, room.layout)
    room.take_disc(start * 0.85, 12)
    d = f"M{pair(start)}L{pair(start * 0.72)}"
    casing = tag("path", d=d, stroke="#ffffff", stroke_width=11)
    return group("stub", (casing, tag("path", d=d, stroke=INK, stroke_width=8)))


def _terrain(sight: HexSight, kind: str, cost: int, room: Room) -> str:
    """What a tile costs here: large on the bare map, small in a corner of a tile."""
    if sight.laid:
        corner = heading(0.5, room.layout) * 76
        return terrain_badge(kind, cost, room.find(*badge_size(cost), corner))
    return terrain(kind, cost, room.find(*terrain_size(cost), 50j if sight.tile.stops else 0j))


def _home(piece: Piece, room: Room) -> str:
    """The home of a corporation that may choose its city."""
    width = text_width(piece.symbol, 14) + 14
    return home_plate(piece.symbol, piece.colour, room.find(width, 20, 60j), width)


def _beside(piece: Piece, room: Room) -> str:
    """A token that stands on the hex but in no slot yet."""
    at = room.find(1.9 * _SMALL, 1.9 * _SMALL, 0j)
    return token(piece.symbol, piece.colour, at, _SMALL, "token beside")


def _coordinate(name: str, room: Room) -> str:
    at = room.find_corner(text_width(name, _COORDINATE), _COORDINATE, (2.5, 1.5, 3.5, 0.5, 4.5))
    return words(name, at, _COORDINATE, "coordinate")


def _pieces(sight: HexSight, layout: Layout) -> list[str]:
    """What stands in slots, or will."""
    stops = plan(sight.tile, sight.rotation, layout).stops
    parts = [token(one.symbol, one.colour, stops[one.stop].slots[one.slot]) for one in sight.tokens]
    parts += [reserved(one.symbol, one.colour, stops[one.stop].slots[one.slot]) for one in sight.homes if one.slot >= 0]
    return parts


def _later(colour: str, label: str, ground: str, room: Room) -> str:
    """A label that the hex demands from a colour on: small, on that colour."""
    width = text_width(label, 14) + 8
    at = room.find(width, 18, 40j)
    plate = tag("rect", x=at.real - width / 2, y=at.imag - 9, width=width, height=18, fill=ground, stroke="#444444")
    return group(f"later-label {colour}", (plate, words(label, at, 14, font_weight=700)))


def _goal(piece: Piece, size: float, room: Room) -> str:
    """A destination."""
    return goal(piece.symbol, piece.colour, room.find(*goal_size(piece.symbol, size), 30j), size)


def _marker(kind: str, owner: Piece, size: float, room: Room) -> str:
    """A right or a bonus, in the colour of its owner and with its letters."""
    text = f"{kind} {owner.symbol}".strip()
    at = room.find(*plate_size(text, size), 30j)
    return group("marker", (plate(text, at, owner.colour, size),), data_corp=owner.symbol)


def _block(symbol: str, room: Room) -> str:
    """A private that keeps tiles away: its letters, crossed by two bars like a closed gate."""
    width = text_width(symbol, 13) + 12
    at = room.find(width, 18, 55j)
    bars = (
        tag("path", d=f"M{at.real + side * (width / 2 - 2):.1f} {at.imag - 9:.1f}v18", stroke="#7a0010", stroke_width=3)
        for side in (-1, 1)
    )
    return group("blocked", (*bars, words(symbol, at, 13, fill="#7a0010", font_style="italic")))
