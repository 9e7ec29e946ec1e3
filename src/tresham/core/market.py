"""The stock market as a graph: cells, and named moves between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..record import at_once, ready_made
from .ids import NO_CELL, Cell

if TYPE_CHECKING:
    from .cards import Phase


@dataclass(frozen=True)
class MarketCell:
    """One cell of the chart."""

    row: int
    col: int
    price: int
    zone: str = ""
    par: bool = False

    @property
    def name(self) -> str:
        """Column letter and row number, as printed around the chart: A1 is top left."""
        return f"{chr(ord('A') + self.col)}{self.row + 1}"


@dataclass(frozen=True)
class ValueTrack:
    """A row of values beside the chart, for one corporation that has no marker on it [1848-5.4.2a]."""

    symbol: str
    """Of the corporation."""
    values: tuple[int, ...]
    """From the lowest to the highest: what its shares are worth tells how far it has come."""
    end: int | None = None
    """The first value that brings the end of the game near."""


@dataclass(frozen=True)
class Gate:
    """Cells that no marker enters before a phase opens them."""

    word: str
    """What the phase must allow."""
    zones: frozenset[str]
    """The zones of those cells."""


@ready_made
@dataclass(frozen=True)
class Market:
    """Cells and moves. A move is a row of cells: where each cell leads, `NO_CELL` where it leads nowhere."""

    cells: tuple[MarketCell, ...]
    moves: Mapping[str, tuple[Cell, ...]] = field(repr=False)
    """As they are printed, all gates open."""
    gates: tuple[Gate, ...] = ()
    shifts: tuple[int, ...] = ()
    """By row, where rows are laid like bricks: by how many halves of a cell it is shifted to the right."""
    ledges: frozenset[str] = frozenset()
    """Zones that begin at a ledge, a thick line on the chart: what the moves of the title do there, they say."""
    tracks: tuple[ValueTrack, ...] = ()
    """Rows of values beside the chart."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """A track of rounds beside the chart: by set, a value for each of its operating rounds."""

    def __bool__(self) -> bool:
        """Is there a market at all?"""
        return bool(self.cells)

    def to(self, move: str, cell: Cell) -> Cell:
        """Where a move leads from a cell, or `NO_CELL`."""
        return self.moves[move][cell]

    def moves_in(self, phase: Phase) -> Mapping[str, tuple[Cell, ...]]:
        """The moves as they are in a phase: none leads into a cell behind a gate that is still shut."""
        zones = {zone for gate in self.gates if gate.word not in phase.allows for zone in gate.zones}
        shut = {cell for zone in zones for cell in self.zones.get(zone, ())}
        return {move: tuple(NO_CELL if to in shut else to for to in targets) for move, targets in self.moves.items()}

    def at(self, name: str) -> Cell:
        """The cell with a name such as "G1"."""
        for number, cell in enumerate(self.cells):
            if cell.name == name:
                return Cell(number)
        raise KeyError(name)

    @at_once
    def pars(self) -> tuple[Cell, ...]:
        """The cells where a corporation may start, dearest first."""
        cells = [Cell(number) for number, cell in enumerate(self.cells) if cell.par]
        return tuple(sorted(cells, key=lambda cell: -self.cells[cell].price))

    @at_once
    def ranks(self) -> tuple[tuple[int, int, int], ...]:
        """By cell: what is smaller, the earlier a marker there comes: the dearer cell, then the one further right, then
        the higher one."""
        return tuple((-cell.price, -cell.col, cell.row) for cell in self.cells)

    @at_once
    def zones(self) -> Mapping[str, frozenset[Cell]]:
        """By zone: its cells."""
        names = {cell.zone for cell in self.cells}
        return {
            name: frozenset(Cell(number) for number, cell in enumerate(self.cells) if cell.zone == name)
            for name in names
        }


NO_MARKET = Market((), {})
"""Of a title in which shares have no prices, or in which there are none."""

STRAIGHT = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def rectangular(text: str, zones: Mapping[str, str], gates: tuple[Gate, ...] = ()) -> Market:
    """A market of rows and columns, from a table: prices, with letters for zones and `p` for par; `.` is no cell.

    >>> market = rectangular("60y 67 71p; 53 60 .", {"y": "yellow"})
    >>> market.cells[market.to("down", market.at("A1"))].price
    53
    >>> market.to("down", market.at("C1")) == NO_CELL
    True
    """
    cells = _cells(text, zones)
    where = {(cell.row, cell.col): Cell(number) for number, cell in enumerate(cells)}
    moves = {
        name: tuple(where.get((cell.row + down, cell.col + right), NO_CELL) for cell in cells)
        for name, (down, right) in STRAIGHT.items()
    }
    return Market(cells, moves, gates)


def bricks(text: str, zones: Mapping[str, str]) -> Market:
    """Two rows laid like bricks, each cell of the upper one between two cheaper and dearer ones of the lower one.

    Along a row lead "left" and "right"; "rise" and "fall" lead to the next dearer and cheaper cell, in the other row.

    >>> market = bricks("45 53; 40 50 55", {})
    >>> [market.cells[market.to("rise", market.at(name))].price for name in ("A2", "A1", "B2")]
    [45, 50, 53]
    >>> market.to("fall", market.at("A2")) == NO_CELL
    True
    """
    cells = _cells(text, zones)
    along = {(cell.row, cell.col): Cell(number) for number, cell in enumerate(cells)}
    between = {cell.col * 2 + 1 - cell.row: Cell(number) for number, cell in enumerate(cells)}
    moves = {
        **{
            name: tuple(along.get((cell.row, cell.col + step), NO_CELL) for cell in cells)
            for name, step in (("left", -1), ("right", 1))
        },
        **{
            name: tuple(between.get(cell.col * 2 + 1 - cell.row + step, NO_CELL) for cell in cells)
            for name, step in (("fall", -1), ("rise", 1))
        },
    }
    return Market(cells, moves, shifts=(1, 0))


def _cells(text: str, zones: Mapping[str, str]) -> tuple[MarketCell, ...]:
    return tuple(
        _cell(row, col, word, zones)
        for row, line in enumerate(text.strip().replace(";", "\n").splitlines())
        for col, word in enumerate(line.split())
        if word != "."
    )


def _cell(row: int, col: int, word: str, zones: Mapping[str, str]) -> MarketCell:
    digits = word.rstrip("abcdefghijklmnopqrstuvwxyz")
    letters = word[len(digits) :]
    zone = "".join(zones[letter] for letter in letters if letter != "p")
    return MarketCell(row, col, int(digits), zone, "p" in letters)
