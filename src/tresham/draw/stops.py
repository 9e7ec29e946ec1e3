"""Drawing cities, towns, what they pay, and the tokens in them."""

from __future__ import annotations

from math import ceil

from ..track.ids import StopKind
from ..track.prints import TilePrint, Worth
from .colours import STEPS, on
from .points import pair
from .svg import INK, group, tag, text_width, words
from .tile_plan import SLOT, StopPlan, TilePlan

TOKEN = SLOT - 2
_BOX = 27.0
"""Height of a box with a value."""
_VALUE, _LETTER = 18.0, 10.5
"""Sizes of a value and of the letter of its step."""
_SHADES = frozenset({"white", "grey", "black"})
"""Steps that differ to every eye."""


def stop_art(tile: TilePrint, plan: TilePlan) -> str:
    """All stops of a tile; off-board areas have only their arrows and their values."""
    parts = []
    for number, (stop, place) in enumerate(zip(tile.stops, plan.stops, strict=True)):
        if stop.kind is StopKind.CITY:
            parts.append(_city(place, number))
        elif stop.kind is StopKind.TOWN:
            parts.append(_town(place, number))
    return "".join(parts)


def _city(place: StopPlan, number: int) -> str:
    """Slots side by side on one white plate."""
    plate = ""
    if len(place.slots) > 1:
        outline = "M" + "L".join(pair(slot) for slot in place.slots) + "Z"
        plate = "".join(
            tag("path", d=outline, fill=colour, stroke=colour, stroke_width=2 * SLOT + rim, stroke_linejoin="round")
            for colour, rim in ((INK, 4), ("#ffffff", 0))
        )
    slots = (
        tag(
            "circle",
            class_="slot",
            data_slot=k,
            cx=slot.real,
            cy=slot.imag,
            r=SLOT,
            fill="#ffffff",
            stroke=INK,
            stroke_width=2,
        )
        for k, slot in enumerate(place.slots)
    )
    return group("stop city", (plate, *slots), data_stop=number)


def _town(place: StopPlan, number: int) -> str:
    """A bar across the track, or a dot where there is none or much of it."""
    if place.exits == 2:
        across = place.facing * 1j * 16
        d = f"M{pair(place.at - across)}L{pair(place.at + across)}"
        bars = (tag("path", d=d, stroke=colour, stroke_width=width) for colour, width in (("#ffffff", 12), (INK, 8)))
        return group("stop town", bars, data_stop=number)
    dot = tag("circle", cx=place.at.real, cy=place.at.imag, r=10, fill=INK, stroke="#ffffff", stroke_width=4)
    return group("stop town", (dot,), data_stop=number)


def revenue_radius(value: int) -> float:
    """How large the disc of a value is."""
    return 17.5 if value > 99 else 15.6


def revenue(value: int, at: complex) -> str:
    """What a stop pays, in a white disc."""
    disc = tag(
        "circle", cx=at.real, cy=at.imag, r=revenue_radius(value), fill="#ffffff", stroke="#666666", stroke_width=1.5
    )
    return group("revenue", (disc, words(str(value), at, 19 if value < 100 else 17, font_weight=500)))


def values_size(worth: Worth, columns: int) -> tuple[float, float]:
    """Width and height of values in so many columns."""
    rows = ceil(len(worth) / columns)
    if rows == 1:
        return sum(_box_widths(worth)), _BOX
    return columns * max(_box_widths(worth)), rows * _BOX


def _box_widths(worth: Worth) -> list[float]:
    return [text_width(str(value), _VALUE) + text_width(_letter(worth, key), _LETTER) + 10 for key, value in worth]


def _letter(worth: Worth, key: str) -> str:
    """The letter of a step; white, grey and black can be told apart without one."""
    return "" if all(step in _SHADES for step, _ in worth) else STEPS[key][1]


def values(worth: Worth, at: complex, columns: int, current: str | None) -> str:
    """What a stop pays step by step: boxes with the letter of the step, the one in force with a thick frame."""
    width, height = values_size(worth, columns)
    corner = at - complex(width, height) / 2
    boxes, frame, left, widths = [], "", 0.0, _box_widths(worth)
    for k, (key, value) in enumerate(worth):
        wide = widths[k] if columns >= len(worth) else width / columns
        left = left if k % columns else 0.0
        box = corner + complex(left, k // columns * _BOX)
        boxes.append(_value(key, value, box, wide, _letter(worth, key)))
        if key == current:
            frame = _frame(box, wide, on(STEPS[key][0]))
        left += wide
    return group("values", (*boxes, frame))


def _value(key: str, value: int, corner: complex, width: float, letter: str) -> str:
    colour = STEPS[key][0]
    ink, room = on(colour), text_width(letter, _LETTER)
    middle = corner + complex((width + room) / 2, _BOX / 2)
    parts = [
        _rect(corner, width, _BOX, fill=colour, stroke=INK),
        words(str(value), middle, _VALUE, fill=ink),
    ]
    if letter:
        parts.append(words(letter, corner + complex(4 + room / 2, 8), _LETTER, fill=ink, font_weight=700))
    return "".join(parts)


def _frame(corner: complex, width: float, ink: str) -> str:
    """The frame of the value in force; a white one stays inside the black rim."""
    inset = 1 if ink == "#000000" else 3
    corner, width, height = corner + complex(inset, inset), width - 2 * inset, _BOX - 2 * inset
    return _rect(corner, width, height, class_="current", fill="none", stroke=ink, stroke_width=3)


def _rect(corner: complex, width: float, height: float, **attributes: str | float | None) -> str:
    return tag("rect", x=corner.real, y=corner.imag, width=width, height=height, **attributes)


def step_in_force(worth: Worth, steps: tuple[str, ...]) -> str | None:
    """Which of the printed values counts: the first step of the phase that is printed here.

    >>> step_in_force((("yellow", 30), ("brown", 50)), ("green", "yellow"))
    'yellow'
    """
    return next((step for step in steps if step in dict(worth)), None)


def token(symbol: str, colour: str, at: complex, radius: float = TOKEN, class_: str = "token") -> str:
    """A station: the corporation's colour, and always its letters."""
    disc = tag("circle", cx=at.real, cy=at.imag, r=radius, fill=colour, stroke=INK, stroke_width=1.5)
    ring = tag(
        "circle", cx=at.real, cy=at.imag, r=radius - 2.2, fill="none", stroke=on(colour), stroke_width=1, opacity=0.7
    )
    size = _fitting(symbol, radius)
    return group(class_, (disc, ring, words(symbol, at, size, fill=on(colour), font_weight=700)), data_corp=symbol)


def reserved(symbol: str, colour: str, at: complex, radius: float = SLOT) -> str:
    """A slot that waits for its corporation: pale, with its letters."""
    disc = tag(
        "circle",
        cx=at.real,
        cy=at.imag,
        r=radius - 3,
        fill=colour,
        fill_opacity=0.25,
        stroke=INK,
        stroke_width=1,
        stroke_dasharray="4 3",
    )
    return group("home", (disc, words(symbol, at, _fitting(symbol, radius - 2), fill="#333333")), data_corp=symbol)


def home_plate(symbol: str, colour: str, at: complex, width: float) -> str:
    """A home without a slot of its own: pale and dashed like a reserved slot, but a plate."""
    plate = tag(
        "rect",
        x=at.real - width / 2,
        y=at.imag - 10,
        width=width,
        height=20,
        rx=10,
        fill=colour,
        fill_opacity=0.25,
        stroke=INK,
        stroke_dasharray="4 3",
    )
    return group("home", (plate, words(symbol, at, 14, fill="#333333")), data_corp=symbol)


def _fitting(symbol: str, radius: float) -> float:
    """The size at which letters fill a circle but stay inside."""
    return min(radius * 0.85, radius * 1.62 / max(text_width(symbol, 1), 0.1))
