"""What is printed on tiles and on the map, as plain records."""

from __future__ import annotations

from dataclasses import dataclass, field

from .ids import Colour, Gauge, Layout, StopKind

Worth = tuple[tuple[str, int], ...]
"""What a stop pays: pairs of a key and an amount. One pair with the key "" is a fixed value; otherwise the keys are
the steps of the title (tile colours such as "yellow", "brown"; "diesel"; 1849: "white", "grey", "black")."""


@dataclass(frozen=True)
class StopPrint:
    """A city, town or off-board area as printed."""

    kind: StopKind
    worth: Worth
    slots: int = 0
    groups: tuple[str, ...] = ()
    part: int = 0
    """Its position among all elements of the tile in 18xx.games records (cities are named by it there)."""
    port: bool = False
    """It adds to a run but does not make one: a run needs other stops besides it."""


FIRST_STOP = 6
"""Ends of a path below this number are edges, from here on stops: `FIRST_STOP + index of the stop`."""


@dataclass(frozen=True)
class Path:
    """A piece of track inside one hex, from an edge or a stop to another."""

    a: int
    b: int
    gauge: Gauge = Gauge.STANDARD
    terminal: bool = False
    """The track ends in its stop: no run passes on from here."""
    lanes: tuple[tuple[int, int], tuple[int, int]] = ((1, 0), (1, 0))
    """Parallel tracks at an edge, for both ends: (how many, which)."""


@dataclass(frozen=True)
class TilePrint:
    """A tile at rotation 0, or the pattern printed on a hex."""

    name: str
    colour: Colour
    stops: tuple[StopPrint, ...] = ()
    paths: tuple[Path, ...] = ()
    labels: tuple[str, ...] = ()
    special: bool = False
    """Only a private's power may lay it."""
    marks: tuple[str, ...] = ()
    """Small signs printed on it that rules or the pen may know: a destination, an anchor."""


@dataclass(frozen=True)
class Border:
    """Something printed on one edge of a hex."""

    edge: int
    kind: str
    """"wall" lets no track pass, "toll" has a price, "gauge" is a change of gauge; "joined" (two hexes of one area),
    "outline" and "area" are only drawn."""
    cost: int = 0


@dataclass(frozen=True)
class HexPrint:
    """One hex of the map."""

    name: str
    x: int
    y: int
    """Doubled coordinates: neighbours in a row (pointy) or column (flat) differ by two."""
    tile: TilePrint
    place: str = ""
    terrain: tuple[tuple[str, int], ...] = ()
    """What the first tile costs: pairs of a kind ("water", "mountain") and an amount."""
    borders: tuple[Border, ...] = ()
    homes: tuple[tuple[str, int], ...] = ()
    """Reserved slots: pairs of a corporation and the index of its stop here, -1 for "any stop of this hex"."""
    later_labels: tuple[tuple[Colour, str], ...] = ()
    """Labels that the hex demands from a colour on."""
    stubs: tuple[int, ...] = ()
    """Edges that the first tile must use."""
    blocked_by: tuple[str, ...] = ()
    """Privates that keep tiles away while a player owns them."""
    goals: tuple[str, ...] = ()
    """Corporations that have their destination here."""
    zone: str = ""
    """The part of the map that it belongs to, where there are several."""


@dataclass(frozen=True)
class MapSheet:
    """A whole map."""

    layout: Layout
    hexes: tuple[HexPrint, ...] = field(repr=False)
