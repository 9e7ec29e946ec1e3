"""The stock market as a graph: cells, and named moves between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..record import cached_property
from .ids import NO_CELL, Cell


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
class Market:
    """Cells and moves. A move is a row of cells: where each cell leads, `NO_CELL` where it leads nowhere."""

    cells: tuple[MarketCell, ...]
    moves: Mapping[str, tuple[Cell, ...]] = field(repr=False)
    gate: str = ""
    """What a phase must allow before the moves count as they are printed; until then those called "early_…" do."""

    def to(self, move: str, cell: Cell) -> Cell:
        """Where a move leads from a cell, or `NO_CELL`."""
        return self.moves[move][cell]

    def at(self, name: str) -> Cell:
        """The cell with a name such as "G1"."""
        for number, cell in enumerate(self.cells):
            if cell.name == name:
                return Cell(number)
        raise KeyError(name)

    @cached_property
    def pars(self) -> tuple[Cell, ...]:
        """The cells where a corporation may start, dearest first."""
        cells = [Cell(number) for number, cell in enumerate(self.cells) if cell.par]
        return tuple(sorted(cells, key=lambda cell: -self.cells[cell].price))

    @cached_property
    def zones(self) -> Mapping[str, frozenset[Cell]]:
        """By zone: its cells."""
        names = {cell.zone for cell in self.cells}
        return {
            name: frozenset(Cell(number) for number, cell in enumerate(self.cells) if cell.zone == name)
            for name in names
        }


STRAIGHT = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def rectangular(text: str, zones: Mapping[str, str]) -> Market:
    """A market of rows and columns, from a table: prices, with letters for zones and `p` for par; `.` is no cell.

    >>> market = rectangular("60y 67 71p; 53 60 .", {"y": "yellow"})
    >>> market.cells[market.to("down", market.at("A1"))].price
    53
    >>> market.to("down", market.at("C1")) == NO_CELL
    True
    """
    cells: list[MarketCell] = []
    for row, line in enumerate(text.strip().replace(";", "\n").splitlines()):
        for col, word in enumerate(line.split()):
            if word != ".":
                cells.append(_cell(row, col, word, zones))
    where = {(cell.row, cell.col): Cell(number) for number, cell in enumerate(cells)}
    moves = {
        name: tuple(where.get((cell.row + down, cell.col + right), NO_CELL) for cell in cells)
        for name, (down, right) in STRAIGHT.items()
    }
    return Market(tuple(cells), moves)


def _cell(row: int, col: int, word: str, zones: Mapping[str, str]) -> MarketCell:
    digits = word.rstrip("abcdefghijklmnopqrstuvwxyz")
    letters = word[len(digits) :]
    zone = "".join(zones[letter] for letter in letters if letter != "p")
    return MarketCell(row, col, int(digits), zone, "p" in letters)
