"""A row of values beside the market, such as the loan track of a bank."""

from __future__ import annotations

from ..core.market import ValueTrack
from ..core.state import State
from ..core.table import Table
from ..core.title import Title
from .points import pair
from .stops import token
from .svg import INK, escaped, group, tag, text_width, words

_WIDE = 44.0
_NAME = 52.0
"""Room for the letters of the corporation."""
TRACK_HIGH = 50.0


def track_width(track: ValueTrack) -> float:
    """How broad a row is, with the letters before it."""
    return _NAME + len(track.values) * _WIDE


def track_row(title: Title, state: State, track: ValueTrack, corner: complex) -> str:
    """The row with its marker on the value that holds now. Values left behind are paler."""
    corporation = title.corporation(title.corp(track.symbol))
    now = Table(title, state).price(title.corp(track.symbol))
    parts = [words(track.symbol, corner + complex(_NAME / 2 - 4, TRACK_HIGH / 2), 14, font_weight=700)]
    for number, value in enumerate(track.values):
        at = corner + complex(_NAME + number * _WIDE, 0)
        ground = "#35a7ff" if value == track.end else "#e4e4e4" if now is not None and value < now else "#ffffff"
        box = tag("rect", x=at.real, y=at.imag, width=_WIDE, height=TRACK_HIGH, fill=ground, stroke="#555555")
        price = words(str(value), at + complex(5 + text_width(str(value), 12) / 2, 10), 12)
        end = flag(at + complex(_WIDE - 13, 9), INK) if value == track.end else ""
        marker = ""
        if value == now:
            marker = token(
                corporation.symbol, corporation.colour, at + complex(_WIDE / 2, 32), _WIDE / 2 - 6, "token marker"
            )
        parts.append(group("value", (box, price, end, marker), data_value=value))
    says = track.symbol if now is None else f"{track.symbol} {now}"
    return group("track", (tag("title", escaped(says)), *parts), role="graphics-symbol", aria_label=says)


def flag(at: complex, ink: str) -> str:
    """A chequered flag: the end is near for those who come here."""
    d = "M0 6V-5M0 -5h9v6h-9M0 -5h3v3h-3ZM6 -5h3v3h-3ZM3 -2h3v3h-3Z"
    return tag("path", class_="end", d=d, transform=f"translate({pair(at)})", fill=ink, fill_rule="evenodd", stroke=ink)
