"""A game in memory: one position for each row of its history, so that any moment is at hand at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import tresham

from ...core.action import Action
from ...core.codec import Codec
from ...core.event import Event
from ...core.game import Game, Node
from ..db.words import MoveKind
from ..errors import ApiError
from ..table_record import TableRecord

ACTION: Final = "action"
UNDO: Final = "undo"
REDO: Final = "redo"


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """Who made a row of the history, when, and what sort it is."""

    ply: int
    kind: MoveKind
    user_id: int | None
    seat: int | None
    """For which seat somebody acted."""
    to: int | None
    """Of an undo or redo: the row whose position it brings back."""
    at: int


class LiveGame:
    """Rows in, positions out. The row with number 0 is the start of the game."""

    def __init__(self, table: TableRecord) -> None:
        self.id = table.id
        self.start = tresham.new(table.title, table.players, table.options, table.seed, table.profile)
        self.title = self.start.title
        self.players = self.start.players
        self.codec = Codec(self.title, self.players)
        self.rows = [HistoryRow(0, ACTION, None, None, None, table.created_at)]
        self.nodes = [self.start.node]
        """By row: the position after it."""
        self._future: list[Node | None] = [None]
        """By row: the furthest position that was taken back and can still be restored."""
        self.origin = {self.start.node: 0}
        """By position: the row of the action that led to it."""

    @property
    def ply(self) -> int:
        """The number of the last row."""
        return len(self.rows) - 1

    @property
    def node(self) -> Node:
        """The present position."""
        return self.nodes[-1]

    @property
    def future(self) -> Node | None:
        """What redo leads to."""
        return self._future[-1]

    def at(self, ply: int | None) -> int:
        """A row by its number, the last one if none is named."""
        if ply is None:
            return self.ply
        if not 0 <= ply <= self.ply:
            raise ApiError(404, "no_such_ply", {"ply": ply, "last": self.ply})
        return ply

    def game(self, ply: int | None = None) -> Game:
        """The game at some row; a cursor of its own, to be moved at will."""
        return self.game_on(self.nodes[self.at(ply)])

    def game_on(self, node: Node) -> Game:
        """The game at a position."""
        return Game(self.title, self.players, self.start.seed, node)

    # --- rows that are kept ------------------------------------------------------------------------------------------

    def add_action(self, row: HistoryRow, node: Node) -> None:
        """An action was played, with this result."""
        self.rows.append(row)
        self.nodes.append(node)
        self._future.append(None)
        self.origin[node] = row.ply

    def add_fold(self, row: HistoryRow, action: Action, events: Iterable[Event]) -> None:
        """An action that was judged before: what happened is known."""
        game = self.game()
        game.fold(action, tuple(events))
        self.add_action(row, game.node)

    def add_jump(self, row: HistoryRow) -> None:
        """An undo or a redo."""
        assert row.to is not None
        node, future = self.nodes[row.to], self.future
        if row.kind == UNDO:
            future = future or self.node
        elif node is future:
            future = None
        self.rows.append(row)
        self.nodes.append(node)
        self._future.append(future)

    # --- ways between positions --------------------------------------------------------------------------------------

    def line(self, ply: int | None = None) -> list[int]:
        """The rows of the actions that stand at some row, from the first to the last."""
        return self._rows_up_to(self.nodes[self.at(ply)], None)

    def _rows_up_to(self, node: Node, ancestor: Node | None) -> list[int]:
        """The rows of the actions between a position and one it came from."""
        found: list[int] = []
        step: Node | None = node
        while step is not None and step is not ancestor and step.parent is not None:
            found.append(self.origin[step])
            step = step.parent
        return found[::-1]

    def between(self, earlier: int, later: int) -> list[int]:
        """The actions that led from one row's position to another's."""
        return self._rows_up_to(self.nodes[later], self.nodes[earlier])

    def way(self, ply: int) -> tuple[list[int], list[int]]:
        """Which actions a row took back, and which it restored."""
        before, after = self.nodes[ply - 1], self.nodes[ply]
        if self.rows[ply].kind == UNDO:
            return self._rows_up_to(before, after), []
        if self.rows[ply].kind == REDO:
            return [], self._rows_up_to(after, before)
        return [], []

    def back_to(self, to: int) -> list[int]:
        """The actions that going back to a row would take back; refused unless the row is on the line that stands."""
        target = self.nodes[self.at(to)]
        if not _is_on_line(self.node, target) or target is self.node:
            raise ApiError(422, "nothing_to_undo")
        return self._rows_up_to(self.node, target)

    def forward_to(self, to: int) -> list[int]:
        """The actions that going forward to a row would restore."""
        target, future = self.nodes[self.at(to)], self.future
        ahead = future is not None and _is_on_line(future, target) and _is_on_line(target, self.node)
        if not ahead or target is self.node:
            raise ApiError(422, "nothing_to_redo")
        return self._rows_up_to(target, self.node)

    def redo_line(self) -> list[int]:
        """The actions that could be restored, the next one first."""
        return [] if self.future is None else self._rows_up_to(self.future, self.node)


def _is_on_line(node: Node, ancestor: Node) -> bool:
    """Did one position lead to another, or are they the same?"""
    step: Node | None = node
    while step is not None and step.ply > ancestor.ply:
        step = step.parent
    return step is ancestor
