"""Lessons of a member: each is a table of his own, and there are never more than two of the same lesson."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlalchemy import select
from sqlalchemy.orm import Session

from ...learn import LESSONS, Lesson, opened
from ...learn.lesson import YOU
from ...learn.progress import DONE, OTHER
from ..caller import User
from ..db.games import GameRow
from ..errors import ApiError
from ..live.guiding import how_far
from ..table_record import BOT, GUIDE, Seat, TableRecord
from .lobby import Lobby
from .played_game import moves_of, played_game
from .table_from_game import PreparedTable, prepare


@dataclass(frozen=True)
class LessonState:
    """How far a member is in a lesson, and at which table."""

    game: str | None = None
    step: int = 0
    done: bool = False


def begin(lobby: Lobby, user: User, key: str, again: bool) -> TableRecord:
    """The table of a lesson: where the member stopped, or from the beginning."""
    lesson = LESSONS.get(key)
    if lesson is None:
        raise ApiError(404, "no_lesson")
    found = states(lobby, user).get(key, LessonState())
    if found.game is not None and not again:
        return lobby.games.table(found.game, user)
    _tidy(lobby, user, key)
    prepared = prepared_lesson(lesson, user, int(lobby.games.clock()))
    return lobby.place(prepared, _no_quota)


def states(lobby: Lobby, user: User) -> dict[str, LessonState]:
    """By lesson: how far a member is. What was finished once stays finished."""
    found: dict[str, LessonState] = {}
    for game_id, key in _tables(lobby, user):
        far = how_far(*lobby.games.open(game_id, user))
        if far is None or far.where == OTHER:
            continue
        before, done = found.get(key, LessonState()), far.where == DONE
        if before.game is None or not done:  # where there are two, one of them is finished
            before = LessonState(game_id, far.step, before.done)
        found[key] = replace(before, done=before.done or done)
    return found


def _tables(lobby: Lobby, user: User) -> list[tuple[str, str]]:
    """The lessons of a member, the last one first."""
    query = select(GameRow.id, GameRow.lesson).where(GameRow.owner_id == user.id, GameRow.lesson.in_(list(LESSONS)))
    with lobby.db.read() as session:
        rows = session.execute(query.order_by(GameRow.created_at.desc(), GameRow.id)).all()
    return [(game_id, str(key)) for game_id, key in rows]


def _tidy(lobby: Lobby, user: User, key: str) -> None:
    """Before a lesson begins anew: of its tables only one stays, by which it is known to be finished."""
    kept = False
    for game_id in [one for one, lesson in _tables(lobby, user) if lesson == key]:
        far = how_far(*lobby.games.open(game_id, user))
        if far is not None and far.where == DONE and not kept:
            kept = True
        else:
            lobby.remove(game_id, user)


def prepared_lesson(lesson: Lesson, user: User, now: int) -> PreparedTable:
    """A table for a lesson, played up to its first step."""
    game = opened(lesson, user.name)
    prepared = prepare(user, played_game(game, "", moves_of(game)), now)
    seats = [
        seat if name == YOU else Seat(seat.number, seat.name, BOT, None, None, GUIDE)
        for seat, name in zip(prepared.seats, lesson.seats, strict=True)
    ]
    return replace(prepared, values={**prepared.values, "lesson": lesson.key}, seats=seats)


def _no_quota(session: Session, user: User) -> None:
    """Their number is bounded by that of the lessons."""
