"""The stock market: cells with their prices, zones and par, and the markers in the order in which they came."""

from __future__ import annotations

from collections.abc import Sequence
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
_PAR = "#c4001d"


def market_svg(title: Title, state: State) -> str:
    """The market with all markers."""
    cells = title.market.cells
    rows, columns = max(cell.row for cell in cells) + 1, max(cell.col for cell in cells) + 1
    parts = [group("axes", _axes(cells))]
    for number, cell in enumerate(cells):
        parts.append(_cell(title, cell, [party for party in state.stack if state.price[party] == number]))
    legend = _legend(cells, _HEAD + rows * CELL + 22)
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


def zone_colour(zone: str) -> str:
    """The colour of a zone; white if the zone has no name, pale grey if the name is no colour."""
    if not zone:
        return "#ffffff"
    return next((colour for name, colour in _ZONES.items() if zone.startswith(name)), "#e4e4e4")


def _cell(title: Title, cell: MarketCell, here: Sequence[Party]) -> str:
    ground = zone_colour(cell.zone)
    x, y = _HEAD + cell.col * CELL, _HEAD + cell.row * CELL
    parts = [tag("rect", x=x, y=y, width=CELL, height=CELL, fill=ground, stroke="#555555")]
    if cell.par:
        parts.append(_par_frame(x, y, CELL))
    price = str(cell.price)
    at = complex(x + 5 + text_width(price, 12) / 2, y + 10)
    parts.append(words(price, at, 12, fill=on(ground), font_weight=700 if cell.par else None))
    sign = _signs(cell)
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


def _signs(cell: MarketCell) -> str:
    """Letters that tell zone and par without colour."""
    return cell.zone[:1].upper() + ("P" if cell.par else "")


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


def _legend(cells: Sequence[MarketCell], y: float) -> str:
    """What the signs mean."""
    parts: list[str] = []
    x = _HEAD
    zones = dict.fromkeys(cell.zone for cell in cells if cell.zone)
    entries = [(zone[:1].upper(), zone, zone_colour(zone)) for zone in zones]
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
