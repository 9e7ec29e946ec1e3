"""Which games of a database the present rules would judge otherwise. Nothing is changed, and the server may run."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from ..core.codec import Codec
from ..core.game import Game, Node
from ..core.naming import Malformed
from ..core.saved import Disagreement, judged_otherwise
from ..titles import build
from .db.games import GameRow, MoveRow, SeatRow
from .live.live_game import ACTION
from .table_record import ACTIVE, OPEN

GAME = (GameRow.id, GameRow.title, GameRow.name, GameRow.status, GameRow.options, GameRow.profile, GameRow.seed)
MOVE = (MoveRow.ply, MoveRow.kind, MoveRow.to, MoveRow.action, MoveRow.events, MoveRow.digest)
"""Only columns that every version of the database has: whoever only looks cannot bring it up to date."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What the present rules say about a move, and the position that it was made in."""

    ply: int
    """The number of its row."""
    disagreement: Disagreement
    before: Game


@dataclass(frozen=True, slots=True)
class Verdict:
    """A game that was looked at."""

    id: str
    title: str
    name: str
    status: str
    moves: int
    """So many moves stand."""
    findings: tuple[Finding, ...]
    problem: str | None
    """Why it cannot be read; none if it can."""


def begun_games(engine: Engine, title: str | None, running: bool) -> list[str]:
    """The games that have begun, the oldest first; only those of a title, or that still run, if so wanted."""
    query = select(GameRow.id).where(GameRow.status == ACTIVE if running else GameRow.status != OPEN)
    if title is not None:
        query = query.where(GameRow.title == title)
    with Session(engine) as session:
        return list(session.scalars(query.order_by(GameRow.created_at, GameRow.id)))


def audited(engine: Engine, ids: list[str]) -> Iterator[Verdict]:
    """Game by game; what was taken away meanwhile is left out."""
    for game_id in ids:
        with Session(engine) as session:
            row = session.execute(select(*GAME).where(GameRow.id == game_id)).one_or_none()
            if row is None:
                continue
            seats = select(SeatRow.name).where(SeatRow.game_id == game_id).order_by(SeatRow.number)
            moves = select(*MOVE).where(MoveRow.game_id == game_id).order_by(MoveRow.ply)
            kept = list(session.scalars(seats)), list(session.execute(moves))
        yield _judge(row, *kept)


def _judge(row: Any, players: list[str], moves: Sequence[Any]) -> Verdict:
    what = row.id, row.title, row.name, row.status
    try:
        title = build(row.title, len(players), json.loads(row.options), row.profile)
        line = _standing(Game.start(title, players, row.seed), moves)
        found = [(ply, judged_otherwise(before, node), before) for ply, before, node in line]
    except Exception as error:
        # Whatever is wrong with one game, the others are still to be looked at.
        return Verdict(*what, len(moves), (), f"{type(error).__name__}: {error}")
    findings = tuple(Finding(ply, told, before) for ply, told, before in found if told is not None)
    return Verdict(*what, len(line), findings, None)


def _standing(start: Game, moves: Sequence[Any]) -> list[tuple[int, Game, Node]]:
    """The moves that stand, each with the number of its row, the game before it, and the position after it."""
    codec, nodes, origin = Codec(start.title, start.players), [start.node], {start.node: 0}
    for number, row in enumerate(moves, 1):
        if row.ply != number:
            raise Malformed(f"there is no row {number}")
        if row.kind != ACTION:
            nodes.append(nodes[row.to])
            continue
        game = Game(start.title, start.players, start.seed, nodes[-1])
        try:
            game.fold(codec.read_action(json.loads(row.action)), codec.read_events(json.loads(row.events)))
        except (ValueError, TypeError, AttributeError, IndexError) as error:
            raise Malformed(f"it cannot be read: {error}", row.ply) from error
        nodes.append(game.node)
        origin[game.node] = row.ply
    if moves and codec.digest(nodes[-1].state) != moves[-1].digest:
        raise Malformed("the rows do not lead to the position that was kept")
    line = Game(start.title, start.players, start.seed, nodes[-1]).line()
    return [
        (origin[node], Game(start.title, start.players, start.seed, before), node) for before, node in pairwise(line)
    ]
