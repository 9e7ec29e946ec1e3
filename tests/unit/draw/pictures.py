"""What the tests of the pen have in common: pictures read back as trees, and a table with something on it.

`python -m tests.unit.draw.pictures` writes the golden pictures anew; look at them before you keep them.
"""

import xml.etree.ElementTree as ET
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path

from tresham.core.action import Run
from tresham.core.game import first_state
from tresham.core.ids import Train
from tresham.draw import tile_svg
from tresham.draw.svg import text_width
from tresham.titles.g18cz import map as czech_map
from tresham.titles.g18cz import papers as czech_papers
from tresham.titles.g1830 import build
from tresham.titles.g1848 import map as australian_map
from tresham.titles.g1848 import papers as australian_papers
from tresham.titles.g1849 import map as sicilian_map
from tresham.titles.g1849 import papers as sicilian_papers
from tresham.titles.g1850 import map as midwestern_map
from tresham.titles.g1850 import papers as midwestern_papers
from tresham.track.atlas import compile_atlas
from tresham.track.ids import Layout
from tresham.track.links import links
from tresham.track.tiles import CATALOGUE

GOLDEN = Path(__file__).parent / "golden"
TILES = {
    "57-flat": ("57", 0, Layout.FLAT),
    "57-pointy-2": ("57", 2, Layout.POINTY),
    "62-pointy-1": ("62", 1, Layout.POINTY),
    "69-pointy-0": ("69", 0, Layout.POINTY),
    "130-flat-0": ("130", 0, Layout.FLAT),
    "652-flat-3": ("652", 3, Layout.FLAT),
    "8894-flat-0": ("8894", 0, Layout.FLAT),
    "887p-pointy-0": ("887p", 0, Layout.POINTY),
}


def tree(svg):
    """A picture, read back; it must stand on its own."""
    assert svg.replace('xmlns="http://www.w3.org/2000/svg"', "", 1).count("://") == 0
    root = ET.fromstring(svg)
    for element in root.iter():
        for name, value in element.attrib.items():
            assert not name.endswith("href") or value.startswith("#")
            assert "url(" not in value
            assert "nan" not in value.split()
    return root


def of_class(root, *classes):
    """All elements that have these classes."""
    return [element for element in root.iter() if set(classes) <= set(element.get("class", "").split())]


def texts(root):
    """All words of a picture."""
    return ["".join(element.itertext()) for element in root.iter() if element.tag.endswith("}text")]


def in_hex(root, name):
    """The upper layer of one hex."""
    (found,) = [element for element in of_class(root, "hex") if element.get("data-hex") == name]
    return found


@dataclass(frozen=True)
class Box:
    """A part of a picture with four corners."""

    left: float
    top: float
    right: float
    low: float

    def gap(self, point):
        """How far a point is from it."""
        right = max(self.left - point.real, 0, point.real - self.right)
        return abs(complex(right, max(self.top - point.imag, 0, point.imag - self.low)))

    def overlaps(self, other):
        """Do both cover something together?"""
        right = min(self.right, other.right) - max(self.left, other.left)
        return min(right, min(self.low, other.low) - max(self.top, other.top)) > 0.5


def box_of(element):
    """The ground of a rectangle, a circle, a word, or of a group that begins with one of them."""
    kind = element.tag.split("}")[-1]
    if kind == "g":
        return box_of(element[0])
    if kind == "rect":
        x, y, width, height = (float(element.get(key)) for key in ("x", "y", "width", "height"))
        return Box(x, y, x + width, y + height)
    if kind == "circle":
        x, y, r = (float(element.get(key)) for key in ("cx", "cy", "r"))
        return Box(x - 0.9 * r, y - 0.9 * r, x + 0.9 * r, y + 0.9 * r)
    x, y, size = (float(element.get(key)) for key in ("x", "y", "font-size"))
    half = text_width(element.text, size) / 2
    return Box(x - half, y - 0.72 * size, x + half, y)


@cache
def title():
    return build(4, frozenset(), "rulebook")


@cache
def sicily(sheet=sicilian_map.MAP):
    """What the pen must know of 1849: narrow and dual gauge, ports, walls, terrain that stays, a cell that closes."""
    papers = sicilian_papers
    return replace(
        title(),
        key="1849",
        atlas=compile_atlas(sheet, sicilian_map.TILES),
        market=papers.MARKET,
        corporations=papers.CORPORATIONS,
        privates=papers.PRIVATES,
        trains=papers.trains(6),
        phases=papers.PHASES,
        terrain_stays=True,
        marker_texts={"port": "+20"},
    )


@cache
def czech(sheet=czech_map.MAP):
    """What the pen must know of 18CZ: red edges, purple edges, stubs, a market of hexagons."""
    papers = czech_papers
    return replace(
        title(),
        key="18CZ",
        atlas=compile_atlas(sheet, czech_map.TILES),
        market=papers.MARKET,
        corporations=papers.CORPORATIONS,
        privates=papers.LOCALS,
        trains=papers.TRAINS,
        phases=papers.PHASES,
    )


@cache
def midwest():
    """What the pen must know of 1850: destinations, a mine, lanes, cities that merge, labels to come, black cells."""
    papers = midwestern_papers
    return replace(
        title(),
        key="1850",
        atlas=compile_atlas(midwestern_map.MAP, midwestern_map.TILES),
        market=papers.MARKET,
        corporations=papers.CORPORATIONS,
        privates=papers.PRIVATES,
        trains=papers.TRAINS,
        phases=papers.PHASES,
        marker_texts={"mine": "", "edge": "×2"},
    )


@cache
def australia(value=70):
    """What the pen must know of 1848: zones, changes of gauge, a column that closes, a row of values."""
    papers = australian_papers
    return replace(
        title(),
        key="1848",
        atlas=compile_atlas(australian_map.MAP, australian_map.TILES, australian_map.replaces),
        market=papers.MARKET,
        corporations=papers.corporations(4, lambda t, corp: value),
        privates=papers.PRIVATES,
        trains=papers.TRAINS,
        phases=papers.PHASES,
    )


def start(of=None):
    return first_state(of or title(), 1)


def lay(state, hex, tile, rotation, of=None):
    """Put a tile on a hex without asking anybody."""
    atlas, lays = (of or title()).atlas, list(state.board.lays)
    lays[atlas.hex(hex)] = atlas.lay(tile, rotation)
    return replace(state, board=replace(state.board, lays=tuple(lays)))


def station(state, hex, stop, slot, corp):
    """Put a token in a slot without asking anybody."""
    atlas, board, tokens = title().atlas, state.board, list(state.board.tokens)
    here = board.lays[atlas.hex(hex)]
    tokens[atlas.slots(atlas.stops(atlas.hex(hex), here)[stop], here)[slot]] = title().corp(corp)
    return replace(
        state, board=replace(board, tokens=tuple(tokens)), homeless=state.homeless & ~(1 << title().corp(corp))
    )


def played():
    """A table with tiles and tokens along the line from Columbus to Lancaster."""
    state = start()
    for hex, tile in (("H4", "57"), ("H6", "9"), ("H8", "9"), ("H10", "14"), ("H14", "9"), ("H16", "57")):
        state = lay(state, hex, tile, 1)
    for hex, slot, corp in (("H12", 0, "PRR"), ("H10", 0, "C&O"), ("H10", 1, "PRR")):
        state = station(state, hex, 0, slot, corp)
    return state


def run(state, *hexes, of=None):
    """A run through the first stop of these hexes."""
    atlas = (of or title()).atlas
    stops = tuple(atlas.first_stop[atlas.hex(name)] for name in hexes)
    legs = []
    for a, b in pairwise(stops):
        link = next(link for link in links(atlas, state.board.lays) if {link.a, link.b} == {a, b})
        legs.append(link.sides if link.a == a else link.sides[::-1])
    return Run(Train(0), stops, tuple(legs))


def on_market(*places, of=None):
    """A state with markers on the market, in this order."""
    here, state = of or title(), start(of)
    price, stack = list(state.price), []
    for corp, cell in places:
        party = here.corp(corp)
        price[party] = here.market.at(cell)
        stack.append(party)
    return replace(state, price=tuple(price), stack=tuple(stack))


def pictures():
    """The golden pictures by name."""
    return {f"tile-{name}": tile_svg(CATALOGUE[tile], turn, layout) for name, (tile, turn, layout) in TILES.items()}


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, svg in pictures().items():
        (GOLDEN / f"{name}.svg").write_text(svg.replace("><", ">\n<") + "\n")
