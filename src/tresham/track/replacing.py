"""Which kind of tile may replace which: colours, labels, stops. Whether the track fits is seen to by the atlas."""

from __future__ import annotations

from collections.abc import Callable

from .ids import Colour, StopKind
from .prints import HexPrint, TilePrint

MayReplace = Callable[[HexPrint, TilePrint, TilePrint], bool]
"""May the second tile replace the first (or what is printed) on this hex, as far as kinds of tiles go?"""


def like_by_next_colour(hex: HexPrint, old: TilePrint, new: TilePrint) -> bool:
    """The rule of most titles: the next colour, the label that the hex asks for, the same stops [1830-TR.3, TR.4]."""
    return next_colour(old, new) and new.labels == wanted_labels(hex, old, new.colour) and same_stops(old, new)


def next_colour(old: TilePrint, new: TilePrint) -> bool:
    """White, yellow, green, brown, grey; nothing replaces grey, red or blue."""
    return new.colour == old.colour + 1 and new.colour <= Colour.GREY


def wanted_labels(hex: HexPrint, old: TilePrint, colour: Colour) -> tuple[str, ...]:
    """The labels that a tile of this colour must have here: those of the old tile, unless the hex asks for others."""
    latest = max((since for since, _ in hex.later_labels if since <= colour), default=None)
    return tuple(label for since, label in hex.later_labels if since == latest) or old.labels


def same_stops(old: TilePrint, new: TilePrint) -> bool:
    """As many towns and as many cities as before; only on labelled tiles may cities merge or be added."""
    towns = count(old, StopKind.TOWN) == count(new, StopKind.TOWN)
    cities = count(old, StopKind.CITY) == count(new, StopKind.CITY)
    return towns and (cities or bool(old.labels))


def count(tile: TilePrint, kind: StopKind) -> int:
    """How many stops of a kind the tile has."""
    return sum(stop.kind is kind for stop in tile.stops)
