"""A table for a game that has been played up to some point: one from a file, or a what-if.

Everything that takes time is done before anything is written, for a writer keeps all others waiting, in every game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, insert, literal, select
from sqlalchemy.orm import Session

from ..caller import User
from ..db.games import GameRow, MoveRow
from ..kept_text import compact
from ..live.live_game import ACTION
from ..table_record import FINISHED, HUMAN, LINK, PRIVATE, Seat, TableRecord, locked, read_table, visible
from . import tables
from .played_game import PlayedGame

AT_ONCE = 500
"""So many rows are named in one statement."""


@dataclass(frozen=True)
class Origin:
    """Where a what-if comes from: the table, the row it began at, and the rows that stand there."""

    table: TableRecord
    ply: int
    rows: list[int]


@dataclass(frozen=True)
class PreparedTable:
    """A table that only has to be written."""

    user: User
    values: dict[str, Any]
    seats: list[Seat]
    moves: list[dict[str, Any]]
    """Of a game from a file. The rows of a what-if are kept already, and are copied."""
    origin: Origin | None


def prepare(
    user: User, played: PlayedGame, now: int, origin: Origin | None = None, shared: bool = False
) -> PreparedTable:
    """Whoever asks for it holds all the seats."""
    standing = played.standing
    values = {
        "id": tables.new_id(),
        "title": played.title,
        "name": played.name,
        "status": standing["status"],
        "options": compact(played.options),
        "profile": played.profile,
        "seed": played.seed,
        "order": "fixed",
        "undo": "free",
        "visibility": LINK if shared else PRIVATE,
        "route_help": "best" if origin is None else origin.table.route_help,
        "owner_id": user.id,
        "branch_of": None if origin is None else origin.table.id,
        "branch_ply": None if origin is None else origin.ply,
        "ply": played.ply,
        "acting": compact(standing["acting"]),
        "round": compact(standing["round"]),
        "result": None if standing["result"] is None else compact(standing["result"]),
        "created_at": now,
        "updated_at": now,
        "finished_at": now if standing["status"] == FINISHED else None,
    }
    seats = [Seat(number, name, HUMAN, user.id, user.name, None) for number, name in enumerate(played.players, 1)]
    common = {"game_id": values["id"], "user_id": None, "seat": None, "kind": ACTION, "to": None, "at": now}
    moves = [{**common, "ply": ply, **move} for ply, move in enumerate(played.moves, 1)]
    return PreparedTable(user, values, seats, moves, origin)


def put(session: Session, prepared: PreparedTable) -> TableRecord:
    """Put it on the table."""
    game_id, origin = str(prepared.values["id"]), prepared.origin
    if origin is not None:
        visible(read_table(session, origin.table.id), prepared.user)  # it may have been taken away meanwhile
    session.add(GameRow(**prepared.values))
    session.flush()
    tables.write_seats(session, game_id, prepared.seats)
    if prepared.moves:
        session.execute(insert(MoveRow), prepared.moves)
    if origin is not None:
        _copy(session, origin, game_id)
    return locked(session, game_id)


def _copy(session: Session, origin: Origin, game_id: str) -> None:
    """The rows that stand, numbered anew. Who made them, and for which seat, is a matter of the game they come from."""
    kept = MoveRow.game_id, MoveRow.ply, MoveRow.kind, MoveRow.action, MoveRow.events, MoveRow.digest, MoveRow.at
    for done in range(0, len(origin.rows), AT_ONCE):
        number = func.row_number().over(order_by=MoveRow.ply) + done
        copied = select(literal(game_id), number, *kept[2:])
        copied = copied.where(MoveRow.game_id == origin.table.id, MoveRow.ply.in_(origin.rows[done : done + AT_ONCE]))
        session.execute(insert(MoveRow).from_select(kept, copied))
