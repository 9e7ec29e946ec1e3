"""What lies on the map and on the market chart."""

from __future__ import annotations

from functools import lru_cache

from ..core.game import Game
from ..core.ids import NO_CELL, NOBODY, Cell
from ..core.state import State
from ..core.table import Table
from ..rules.laying import tiles_in_use
from ..rules.market import first_way
from ..track.ids import Hex, Lay, Slot
from .shapes import HexView, MarketView
from .table_names import TableNames

Standing = tuple[tuple[int, int, str], ...]
Marker = tuple[str, str]

MOVES = ("up", "right", "rise", "down", "left", "fall")
"""The moves of markers that screens show, dearer cells first."""


def market_view(game: Game, names: TableNames) -> MarketView:
    """The markers by cell, in the order in which they came, and where they can go."""
    found: dict[Cell, list[str]] = {}
    for corp in game.state.stack:
        cell = game.state.price[corp]
        if cell != NO_CELL:
            found.setdefault(cell, []).append(names.party(corp))
    t, cells = game.table(), sorted(found, key=names.cell)
    return MarketView(
        markers=tuple((names.cell(cell), tuple(found[cell])) for cell in cells),
        ways=tuple((names.cell(cell), _ways(t, cell, names)) for cell in cells),
    )


def _ways(t: Table, cell: Cell, names: TableNames) -> tuple[tuple[str, str], ...]:
    there = ((move, first_way(t, cell, move)) for move in MOVES if move in t.title.market.moves)
    return tuple((move, names.cell(to)) for move, to in there if to != cell)


def board_view(game: Game, names: TableNames) -> tuple[HexView, ...]:
    """Every hex of the map."""
    state, standing = game.state, _tokens(game, names)
    beside: dict[Hex, tuple[str, ...]] = {}
    markers: dict[Hex, tuple[Marker, ...]] = {}
    for hex, party in state.board.beside:
        beside[hex] = (*beside.get(hex, ()), names.party(party))
    for hex, kind, party in state.board.markers:
        markers[hex] = (*markers.get(hex, ()), (kind, names.party(party)))
    return tuple(
        _hex(game, state, Hex(hex), standing.get(Hex(hex), ()), beside.get(Hex(hex), ()), markers.get(Hex(hex), ()))
        for hex in range(len(state.board.lays))
    )


def _hex(
    game: Game, state: State, hex: Hex, tokens: Standing, beside: tuple[str, ...], markers: tuple[Marker, ...]
) -> HexView:
    atlas, lay = game.title.atlas, state.board.lays[hex]
    return _hex_view(
        atlas.names[hex], atlas.tile_print(lay).name, lay % 6, lay != atlas.printed[hex], tokens, beside, markers
    )


# Most hexes are as they were a move ago: the same record is found again, and compares at once.
_hex_view = lru_cache(maxsize=1 << 14)(HexView)


def _tokens(game: Game, names: TableNames) -> dict[Hex, Standing]:
    """By hex: the stop and the slot of each token, and whose it is."""
    atlas, board = game.title.atlas, game.state.board
    found: dict[Hex, Standing] = {}
    for number, owner in enumerate(board.tokens):
        if owner != NOBODY:
            stop = atlas.stop_of_slot[number]
            hex = atlas.hex_of_stop[stop]
            slots = atlas.slots(stop, board.lays[hex])
            if number in slots:
                here = (stop - atlas.first_stop[hex], slots.index(Slot(number)), names.party(owner))
                found[hex] = (*found.get(hex, ()), here)
    return found


def tiles_left(game: Game) -> tuple[tuple[str, int | None], ...]:
    """Tiles in the box."""
    atlas, lays = game.title.atlas, game.state.board.lays
    in_use = tiles_in_use(lays)
    return tuple(
        (atlas.tile_print(Lay(tile * 6)).name, None if count is None else count - in_use.get(tile, 0))
        for tile, count in enumerate(atlas.supply[: atlas.tile_count])
    )
