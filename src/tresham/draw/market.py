"""The stock market: cells with their prices, zones and par, and the markers in the order in which they came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from ..core.ids import NO_CELL, Party
from ..core.market import MarketCell
from ..core.state import State
from ..core.title import Title
from .colours import on
from .stops import token
from .svg import INK, document, escaped, group, tag, text_width, words

CELL = 56.0
_HEAD = 20.0
"""Room for the letters and numbers around the chart."""
_ZONES = {
    "yellow": "#ffff99",
    "orange": "#ffbb55",
    "brown": "#8b4513",
    "red": "#ffaaaa",
    "green": "#aaffaa",
    "blue": "#35a7ff",
    "grey": "#888888",
    "purple": "#a79ecd",
}
_OTHERS = ("#dddddd", "#cfe6f7", "#f3d3e8", "#dcefc4", "#fbe0bb")
"""For zones whose names are no colours."""
_PAR = "#c4001d"

Zones = Mapping[str, tuple[str, str]]
"""By zone: its letter and its colour."""


def market_svg(title: Title, state: State) -> str:
    """The market with all markers."""
    cells = title.market.cells
    rows, columns = max(cell.row for cell in cells) + 1, max(cell.col for cell in cells) + 1
    parts, zones = [group("axes", _axes(cells))], zones_of(cells)
    for number, cell in enumerate(cells):
        parts.append(_cell(title, cell, zones, [party for party in state.stack if state.price[party] == number]))
    legend = _legend(cells, zones, _HEAD + rows * CELL + 22)
    box = (0.0, 0.0, _HEAD + columns * CELL + 4, _HEAD + rows * CELL + 40)
    markers = [party for party in state.stack if state.price[party] != NO_CELL]
    desc = f"{len(cells)} cells, {len(markers)} markers"
    return document("market", box, 1, f"Market of {title.key}", desc, "".join(parts) + legend)


def _axes(cells: Sequence[MarketCell]) -> list[str]:
    """Column letters above and row numbers on the left, so that every cell has a name."""
    columns = {cell.col: cell.name.rstrip("0123456789") for cell in cells}
    parts = [words(name, complex(_middle(col), _HEAD / 2), 12) for col, name in sorted(columns.items())]
    rows = sorted({cell.row for cell in cells})
    return parts + [words(str(row + 1), complex(_HEAD / 2, _middle(row)), 12) for row in rows]


def _middle(index: int) -> float:
    return _HEAD + (index + 0.5) * CELL


def zones_of(cells: Sequence[MarketCell]) -> Zones:
    """A letter and a colour for every zone. No letter stands for two things, and P always for par.

    >>> zones_of((MarketCell(0, 0, 60, "yellow"), MarketCell(0, 1, 67, "yew")))
    {'': ('', '#ffffff'), 'yellow': ('Y', '#ffff99'), 'yew': ('E', '#cfe6f7')}
    """
    found = {"": ("", "#ffffff")}
    for cell in cells:
        if cell.zone not in found:
            used = {"P", *(letter for letter, _ in found.values())}
            letter = next((sign for sign in cell.zone.upper() if sign not in used), "?")
            other = _OTHERS[(len(found) - 1) % len(_OTHERS)]
            colour = next((colour for name, colour in _ZONES.items() if cell.zone.startswith(name)), other)
            found[cell.zone] = letter, colour
    return found


def _cell(title: Title, cell: MarketCell, zones: Zones, here: Sequence[Party]) -> str:
    letter, ground = zones[cell.zone]
    x, y = _HEAD + cell.col * CELL, _HEAD + cell.row * CELL
    parts = [tag("rect", x=x, y=y, width=CELL, height=CELL, fill=ground, stroke="#555555")]
    if cell.par:
        parts.append(_par_frame(x, y, CELL))
    price = str(cell.price)
    at = complex(x + 5 + text_width(price, 12) / 2, y + 10)
    parts.append(words(price, at, 12, fill=on(ground), font_weight=700 if cell.par else None))
    sign = letter + ("P" if cell.par else "")
    if sign:
        at = complex(x + CELL - 5 - text_width(sign, 10) / 2, y + 9)
        parts.append(words(sign, at, 10, "sign", fill=on(ground)))
    symbols = [title.corporation(party).symbol for party in here]
    told = ", ".join(filter(None, (f"{cell.name} {price}", cell.zone, "par" if cell.par else "", " ".join(symbols))))
    markers = _markers(title, here, complex(x, y))
    return group(
        "cell", (tag("title", escaped(told)), *parts, markers), data_cell=cell.name, role="graphics-symbol",
        aria_label=told,
    )  # fmt: skip


def _par_frame(x: float, y: float, size: float) -> str:
    return tag(
        "rect",
        class_="par",
        x=x + 2.5,
        y=y + 2.5,
        width=size - 5,
        height=size - 5,
        fill="none",
        stroke=_PAR,
        stroke_width=2,
    )


def _markers(title: Title, here: Sequence[Party], corner: complex) -> str:
    """Markers in rows, the first to come first; it also lies on top of those that came later."""
    if not here:
        return ""
    columns = len(here) if len(here) < 3 else 2 if len(here) < 5 else 3
    rows = ceil(len(here) / columns)
    wide, high = (CELL - 10) / columns, (CELL - 22) / rows
    radius = min(wide, high) / 2 + (0.5 if len(here) < 3 else 1.5)
    parts = []
    for k, party in enumerate(here):
        at = corner + complex(5 + wide * (k % columns + 0.5), 17 + high * (k // columns + 0.5))
        corporation = title.corporation(party)
        parts.append(token(corporation.symbol, corporation.colour, at, radius, "token marker"))
    return group("markers", reversed(parts))


def _legend(cells: Sequence[MarketCell], zones: Zones, y: float) -> str:
    """What the signs mean."""
    parts: list[str] = []
    x = _HEAD
    entries = [(letter, zone, colour) for zone, (letter, colour) in zones.items() if zone]
    if any(cell.par for cell in cells):
        entries.append(("P", "par", "#ffffff"))
    for sign, name, colour in entries:
        parts.append(tag("rect", x=x, y=y - 8, width=16, height=16, fill=colour, stroke=INK))
        if name == "par":
            parts.append(tag("rect", x=x + 2, y=y - 6, width=12, height=12, fill="none", stroke=_PAR, stroke_width=2))
        parts.append(words(sign, complex(x + 8, y), 10, fill=on(colour)))
        parts.append(words(name, complex(x + 22, y), 13, text_anchor="start"))
        x += 22 + text_width(name, 13) + 18
    return group("legend", parts)
