"""Everything that is kept about a member, as one document for himself."""

from __future__ import annotations

import json

from sqlalchemy import or_, select
from sqlalchemy.orm import Session as Rows

from ..db.engine import Database
from ..db.games import ChatRow, GameRow, MemberMarkRow, MoveRow, NoteRow, SeatRow
from ..db.people import Barred, Invitation, Session, Token
from ..responses import Json
from .accounts import account_of

FORMAT = "tresham-account/1"


def account_data(db: Database, user_id: int, now: int) -> Json:
    """Account, keys without their secrets, tables with one's own seats and moves, words and notes."""
    account = account_of(db, user_id)
    with db.read() as rows:
        sessions = rows.scalars(select(Session).where(Session.user_id == user_id).order_by(Session.created_at))
        tokens = rows.scalars(select(Token).where(Token.user_id == user_id).order_by(Token.id))
        invitations = rows.scalars(select(Invitation).where(Invitation.by == user_id).order_by(Invitation.created_at))
        barred = rows.scalars(select(Barred.game).where(Barred.user_id == user_id).order_by(Barred.game))
        said = rows.scalars(select(ChatRow).where(ChatRow.user_id == user_id).order_by(ChatRow.at, ChatRow.n))
        notes = rows.scalars(select(NoteRow).where(NoteRow.user_id == user_id).order_by(NoteRow.game_id))
        marks = rows.scalars(select(MemberMarkRow).where(MemberMarkRow.user_id == user_id))
        return {
            "format": FORMAT,
            "exported_at": now,
            "account": _picked(account, "id", "name", "created_at", "settings"),
            "sessions": [_picked(one, "browser", "created_at", "expires_at") for one in sessions],
            "tokens": [_picked(one, "id", "name", "scopes", "created_at") for one in tokens],
            "invitations": [_picked(one, "game", "seat", "created_at", "expires_at") for one in invitations],
            "barred_from": list(barred),
            "tables": _tables(rows, user_id),
            "chat": [{"game": one.game_id, **_picked(one, "n", "by", "text", "at")} for one in said],
            "marks": [{"game": one.game_id, **_picked(one, "archived", "may_go_at")} for one in marks],
            "notes": [{"game": one.game_id, "text": one.text} for one in notes],
        }


def _tables(rows: Rows, user_id: int) -> list[Json]:
    seats: dict[str, list[Json]] = {}
    for seat in rows.scalars(select(SeatRow).where(SeatRow.user_id == user_id).order_by(SeatRow.number)):
        seats.setdefault(seat.game_id, []).append(_picked(seat, "number", "name"))
    moves: dict[str, list[Json]] = {}
    for move in rows.scalars(select(MoveRow).where(MoveRow.user_id == user_id).order_by(MoveRow.ply)):
        told = _picked(move, "ply", "seat", "kind", "to", "at")
        told["action"] = None if move.action is None else json.loads(move.action)
        moves.setdefault(move.game_id, []).append(told)
    mine = or_(GameRow.owner_id == user_id, GameRow.id.in_({*seats, *moves}))
    return [
        {
            **_picked(row, "id", "title", "name", "status", "visibility", "created_at", "updated_at"),
            "owner": row.owner_id == user_id,
            "seats": seats.get(row.id, []),
            "moves": moves.get(row.id, []),
        }
        for row in rows.scalars(select(GameRow).where(mine).order_by(GameRow.created_at, GameRow.id))
    ]


def _picked(row: object, *names: str) -> Json:
    return {name: getattr(row, name) for name in names}
