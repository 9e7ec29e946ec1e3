"""Lessons of a member: each is a table of his own, and there are never more than two of the same lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ...learn import LESSONS, Lesson, opened
from ...learn.lesson import YOU
from ...learn.progress import DONE, OTHER
from ..caller import User
from ..db.games import GameRow
from ..db.people import Account
from ..db.waiting import Busy
from ..errors import ApiError
from ..live.guiding import how_far
from ..table_record import BOT, GUIDE, Seat, TableRecord
from .lobby import HowFar, Lobby, gone_is_well
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
    table = None if again else _begun(lobby, user, key)
    if table is not None:
        return table
    with lobby.slow_work.passing(lobby.db.patience):
        table = None if again else _begun(lobby, user, key)  # who clicked twice was here before himself
        if table is None:
            _tidy(lobby, user, key)
            prepared = prepared_lesson(lesson, user, int(lobby.games.clock()))
            table = lobby.place(prepared, _at_most_two(key))
    return table


def states(lobby: Lobby, user: User, key: str = "") -> dict[str, LessonState]:
    """By lesson, of all or of one: how far a member is. What was finished once stays finished."""
    found: dict[str, LessonState] = {}
    for game_id, lesson, far in _known(lobby, user, key):
        if far is None or far.where == OTHER:
            continue
        before, done = found.get(lesson, LessonState()), far.where == DONE
        if before.game is None or not done:  # where there are two, one of them is finished
            before = LessonState(game_id, far.step, before.done)
        found[lesson] = replace(before, done=before.done or done)
    return found


def _begun(lobby: Lobby, user: User, key: str) -> TableRecord | None:
    game_id = states(lobby, user, key).get(key, LessonState()).game
    return None if game_id is None else lobby.games.table(game_id, user)


def _known(lobby: Lobby, user: User, key: str) -> Iterator[tuple[str, str, HowFar | None]]:
    """The tables of a member's lessons, and how far he is there; nothing is known of one that cannot be read, or that
    has just been taken away."""
    for game_id, lesson, ply in _tables(lobby, user, key):
        far = lobby.progress.get((game_id, ply))
        if far is None:
            try:
                table, views = lobby.games.open(game_id, user)
            except ApiError:
                yield game_id, lesson, None
                continue
            found = how_far(table, views)
            if found is not None:
                far = HowFar(found.where, found.step)
                lobby.progress.put((game_id, table.ply), far)
        yield game_id, lesson, far


def _tables(lobby: Lobby, user: User, key: str) -> list[tuple[str, str, int]]:
    """The lessons of a member with their last rows, the last lesson first; or those of one kind."""
    wanted = [key] if key else list(LESSONS)
    query = select(GameRow.id, GameRow.lesson, GameRow.ply)
    query = query.where(GameRow.owner_id == user.id, GameRow.lesson.in_(wanted))
    with lobby.db.read() as session:
        rows = session.execute(query.order_by(GameRow.created_at.desc(), GameRow.id)).all()
    return [(game_id, str(lesson), ply) for game_id, lesson, ply in rows]


def _tidy(lobby: Lobby, user: User, key: str) -> None:
    """Before a lesson begins anew: of its tables only one stays, by which it is known to be finished."""
    kept = False
    for game_id, _, far in _known(lobby, user, key):
        if far is not None and far.where == DONE and not kept:
            kept = True
        else:
            with gone_is_well():
                lobby.take_away(game_id, user)


def prepared_lesson(lesson: Lesson, user: User, now: int) -> PreparedTable:
    """A table for a lesson, played up to its first step."""
    game = opened(lesson, user.name)
    prepared = prepare(user, played_game(game, "", moves_of(game)), now)
    seats = [
        seat if name == YOU else Seat(seat.number, seat.name, BOT, None, None, GUIDE)
        for seat, name in zip(prepared.seats, lesson.seats, strict=True)
    ]
    return replace(prepared, values={**prepared.values, "lesson": lesson.key}, seats=seats)


def _at_most_two(key: str) -> Callable[[Session, User], None]:
    """Their number is bounded by that of the lessons, even if somebody begins one at two workers at once."""

    def allowed(session: Session, user: User) -> None:
        session.get(Account, user.id, with_for_update=True)
        same = GameRow.owner_id == user.id, GameRow.lesson == key
        if (session.scalar(select(func.count()).select_from(GameRow).where(*same)) or 0) > 1:
            raise Busy("the same lesson was begun at another worker")

    return allowed
