"""Colours, and how to stay legible without them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..track.ids import Colour

GROUND: Mapping[Colour, str] = MappingProxyType(
    {
        Colour.WHITE: "#eae0c8",
        Colour.YELLOW: "#fde900",
        Colour.GREEN: "#71bf44",
        Colour.BROWN: "#cb7745",
        Colour.GREY: "#bcbdc0",
        Colour.RED: "#ec232a",
        Colour.BLUE: "#35a7ff",
    }
)
"""By colour of a tile. A page can repaint the class `ground` of `tile-yellow` and so on."""

ZONES: tuple[str, ...] = ("#f2dcb6", "#dbe7cb", "#d3e0ef", "#ecd8e6")
"""Grounds of a map with several zones, by zone; the zones beyond them begin anew."""

DOTS: Mapping[Colour, int] = MappingProxyType({Colour.YELLOW: 1, Colour.GREEN: 2, Colour.BROWN: 3, Colour.GREY: 4})
"""Dots in the corner of a tile, which tell its colour to those who cannot see it."""

STEPS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "": ("#ffffff", ""),
        "white": ("#ffffff", "W"),
        "yellow": (GROUND[Colour.YELLOW], "Y"),
        "green": (GROUND[Colour.GREEN], "G"),
        "brown": (GROUND[Colour.BROWN], "B"),
        "grey": (GROUND[Colour.GREY], "Gy"),
        "black": ("#222222", "Bk"),
        "diesel": ("#ffffff", "D"),
    }
)
"""By step of a value that changes in the course of the game, in order: the colour of its box and its letter."""

RUNS: tuple[tuple[str, str], ...] = (
    ("#099ffa", ""),
    ("#ff5aaf", "16 7"),
    ("#00dcb5", "6 5"),
    ("#ff6e3a", "22 5 5 5"),
    ("#ffcfe2", "11 4"),
    ("#ffdc3d", "4 9"),
    ("#7cfffa", "14 4 4 4 4 4"),
    ("#afff2a", "28 9"),
)
"""Colours of runs from a palette for all eyes, each with its own dashes."""


def on(colour: str) -> str:
    """Black or white, whichever is easier to read on a colour.

    >>> on("#025aaa"), on("#fff500")
    ('#ffffff', '#000000')
    """
    light = _lightness(colour)
    return "#000000" if (light + 0.05) * (light + 0.05) > 1.05 * 0.05 else "#ffffff"


def contrast(one: str, other: str) -> float:
    """How well one colour stands out from another: from 1 to 21, and 4.5 is enough for small letters."""
    lights = sorted((_lightness(one), _lightness(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _lightness(colour: str) -> float:
    """Relative luminance as the accessibility guidelines count it; colours known by name pass for light ones."""
    if not colour.startswith("#") or len(colour) not in (4, 7):
        return 1.0
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    channels = [int(digits[k : k + 2], 16) / 255 for k in (0, 2, 4)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
