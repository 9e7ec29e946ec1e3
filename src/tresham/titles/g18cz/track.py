"""Which tiles may replace which."""

from __future__ import annotations

from ...track.ids import Colour, StopKind
from ...track.prints import HexPrint, TilePrint
from ...track.replacing import count, next_colour, same_stops, wanted_labels


def may_replace(hex: HexPrint, old: TilePrint, new: TilePrint) -> bool:
    """The next colour with the same label and stops; a special tile may make one town of two [18CZ-C15]. On a hex with
    a red edge comes the red tile of its corporation, or of one of two, and nothing else ever [18CZ-VIII.4.13]."""
    if new.colour == Colour.RED:
        return old.colour == Colour.WHITE and set(new.labels) <= set(old.labels)
    if not next_colour(old, new) or new.labels != wanted_labels(hex, old, new.colour):
        return False
    return same_stops(old, new) or (new.special and _merges_towns(old, new))


def _merges_towns(old: TilePrint, new: TilePrint) -> bool:
    """Does a tile have one town where there were several, and else what was there?"""
    return count(new, StopKind.TOWN) == 1 < count(old, StopKind.TOWN) == len(old.stops) and len(new.stops) == 1
