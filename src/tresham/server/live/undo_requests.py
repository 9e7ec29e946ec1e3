"""Requests to undo, as readers see them."""

from __future__ import annotations

import json
from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.orm import Session

from ..db.games import RequestRow
from ..responses import RequestShape
from ..table_record import TableRecord
from .game_log import GameLog


def read_requests(session: Session, game_id: str) -> list[RequestRow]:
    """Requests that wait for an answer."""
    return list(session.scalars(select(RequestRow).where(RequestRow.game_id == game_id, RequestRow.open)))


def request_shapes(table: TableRecord, log: GameLog, rows: Iterable[RequestRow], language: str) -> list[RequestShape]:
    """Requests as they are shown; those about a position that is not known here yet will be told with it."""
    return [request_shape(table, log, row, language) for row in rows if row.at_ply <= log.live.ply]


def request_shape(table: TableRecord, log: GameLog, row: RequestRow, language: str) -> RequestShape:
    """A request as it is shown: people by the first of their seats."""
    by = first_seat(table, row.user_id)
    waits = [first_seat(table, user_id) for user_id in json.loads(row.waits)]
    text = log.asked(by, row.at_ply, row.to, language)
    return RequestShape(n=row.n, kind="undo", by=by, to=row.to, text=text, waits_for=waits)


def first_seat(table: TableRecord, user_id: int) -> str:
    """The name under which somebody plays."""
    return next((seat.name for seat in table.seats if seat.user_id == user_id), "")
