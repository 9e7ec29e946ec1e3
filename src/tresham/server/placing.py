"""A table for a game that has been played up to some point: one from a file, or a what-if."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.orm import Session

from ..core.game import Game
from . import lobby
from .context import User
from .db.games import GameRow
from .desk import locked
from .live import Live
from .shows import Shows
from .table import ACTIVE, HUMAN, LINK, PRIVATE, Seat, Table, compact
from .turn import Turn


@dataclass(frozen=True)
class Played:
    """A game to be put on a table."""

    game: Game
    name: str
    times: list[int] | None = None
    """By action: when it was played, where that is known."""
    origin: Table | None = None
    """Of a what-if: the table it came from, and the row it began at."""
    ply: int | None = None
    shared: bool = False


def place(session: Session, user: User, played: Played, now: int) -> Table:
    """Put it on the table: whoever asks for it holds all the seats."""
    game, origin = played.game, played.origin
    row = GameRow(
        id=lobby.new_id(),
        title=game.title.key,
        name=played.name,
        status=ACTIVE,
        options=compact(sorted(game.title.options)),
        profile=game.title.profile,
        seed=game.seed,
        order="fixed",
        undo="free",
        visibility=LINK if played.shared else PRIVATE,
        route_help="best" if origin is None else origin.route_help,
        owner_id=user.id,
        branch_of=None if origin is None else origin.id,
        branch_ply=played.ply,
        ply=0,
        acting="[]",
        created_at=now,
        updated_at=now,
    )
    session.add(row)
    session.flush()
    seats = [Seat(number, name, HUMAN, user.id, user.name, None) for number, name in enumerate(game.players, 1)]
    lobby.write_seats(session, row.id, seats)
    table = lobby.open_game(session, locked(session, row.id), now)
    turn = Turn(lambda: session, table, Shows(Live(table)), now)
    for node, at in zip(game.line()[1:], played.times or [now] * game.ply, strict=True):
        turn.take(node, None, None, at)
    turn.store(float(now))
    return turn.table
