"""Drawing cities, towns, what they pay, and the tokens in them."""

from __future__ import annotations

from ..track.ids import StopKind
from ..track.prints import TilePrint, Worth
from .colours import STEPS, on
from .plan import SLOT, Plan, StopPlan
from .points import pair
from .svg import INK, group, tag, text_width, words

TOKEN = SLOT - 2
_BOX = 30.0
"""Height of a box with a value."""


def stop_art(tile: TilePrint, plan: Plan) -> str:
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


def values_size(worth: Worth) -> tuple[float, float]:
    """Width and height of a row of values."""
    return sum(_box_width(key, value) for key, value in worth), _BOX


def _box_width(key: str, value: int) -> float:
    return text_width(str(value), 19) + text_width(STEPS[key][1], 11) + 9


def values(worth: Worth, at: complex, current: str | None) -> str:
    """What a stop pays step by step: boxes with the letter of the step, the one in force with a thick frame."""
    left = at.real - values_size(worth)[0] / 2
    boxes, frame = [], ""
    for key, value in worth:
        width, (colour, letter) = _box_width(key, value), STEPS[key]
        y, ink = at.imag - _BOX / 2, on(colour)
        boxes.append(tag("rect", x=left, y=y, width=width, height=_BOX, fill=colour, stroke=INK))
        place = complex(left + (width + text_width(letter, 11)) / 2, at.imag)
        boxes.append(words(str(value), place, 19, fill=ink))
        if letter:
            mark = complex(left + 3 + text_width(letter, 11) / 2, at.imag - 8)
            boxes.append(words(letter, mark, 11, fill=ink, font_weight=700))
        if key == current:
            frame = tag(
                "rect",
                class_="current",
                x=left + 1,
                y=y + 1,
                width=width - 2,
                height=_BOX - 2,
                fill="none",
                stroke=on(colour),
                stroke_width=4,
            )
        left += width
    return group("values", (*boxes, frame))


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


def _fitting(symbol: str, radius: float) -> float:
    """The size at which letters fill a circle but stay inside."""
    return min(radius * 0.85, radius * 1.62 / max(text_width(symbol, 1), 0.1))
