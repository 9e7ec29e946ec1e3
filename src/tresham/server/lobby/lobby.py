"""The lobby: sets up tables, lets people in, and keeps what they say. The games themselves are in `live/`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from ..accounts.deletion import delete_account
from ..accounts.member_names import clean
from ..caller import User
from ..db.games import GameRow, SeatRow
from ..errors import ApiError
from ..live.checks import chosen_ply
from ..live.open_games import OpenGames
from ..live.side_work import KeptAnswers
from ..push.notifier import Notifier
from ..push.worker_bus import CHAT, GONE, TABLE
from ..requests import Changes, NewGame, OwnMarks
from ..responses import ChatLine, Json
from ..side_processes import ProcessLost, SideProcesses
from ..table_record import FINISHED, OPEN, TableRecord, found, locked, read_table, read_tables, visible
from . import inviting, removing, tables
from .chat import add_chat, chat_line, legible, write_notes
from .imports import read_document
from .played_game import PlayedGame, played_game
from .quotas import Quotas
from .slow_work import SlowWorkQueue
from .table_from_game import Origin, PreparedTable, prepare, put

MOST_TABLES = 200
MOST_LESSONS = 2000
LATER = {"Retry-After": "5"}

Change = Callable[[Session, TableRecord], TableRecord]


class HowFar(NamedTuple):
    """How far a learner is at a table: all that is remembered of it, for positions take room."""

    where: str
    step: int


class Lobby:
    """Everything about tables but the moves."""

    def __init__(self, games: OpenGames, notifier: Notifier, quotas: Quotas, readers: SideProcesses) -> None:
        self.games = games
        self.db = games.db
        self.notifier = notifier
        self.quotas = quotas
        self.readers = readers
        """Who play through what is brought from files."""
        self.slow_work = SlowWorkQueue()
        """Where whole games are brought, copied and taken away."""
        self.progress: KeptAnswers[tuple[str, int], HowFar] = KeptAnswers(MOST_LESSONS)
        """By table and row: how far a learner is there, which never changes."""

    # --- tables ------------------------------------------------------------------------------------------------------

    def create(self, user: User, new: NewGame) -> TableRecord:
        """A new table; begun at once if so asked."""
        now = int(self.games.clock())
        with self.db.write() as session:
            self.quotas.demand_table(session, user)
            table = tables.create(session, user, new, now)
            if new.start:
                self.quotas.demand_bots(session, user, table)
                table = tables.start(session, table, now)
            self.notifier.bus.send(session, TABLE, table.id, 0)
        self.notifier.table_changed(table)
        return table

    def bring(self, user: User, document: Json, language: str, until: int | None = None) -> TableRecord:
        """A game from a file, played through all checks; whoever brings it holds all its seats."""
        played = self._read(document, language, until)
        with self.slow_work.passing(self.db.patience):
            return self.place(prepare(user, played, int(self.games.clock())), self.quotas.demand_table)

    def _read(self, document: Json, language: str, until: int | None) -> PlayedGame:
        try:
            return self.readers.ask(read_document, document, language, until)
        except ProcessLost as lost:
            raise ApiError(503, "import_failed", headers=LATER) from lost

    def branch(self, user: User, game_id: str, at: int | None, name: str, shared: bool) -> TableRecord:
        """What if? A table of its own, at which one person plays all seats."""
        with self.slow_work.passing(self.db.patience):
            table, views = self.games.open(game_id, user)
            ply, live = chosen_ply(table, at), views.live
            played, origin = played_game(live.game(ply), clean(name)), Origin(table, ply, live.line(ply))
            prepared = prepare(user, played, int(self.games.clock()), origin, shared)
            return self.place(prepared, self.quotas.demand_branch)

    def place(self, prepared: PreparedTable, allowed: Callable[[Session, User], None]) -> TableRecord:
        """Put a prepared table where it is found, if the member may have one more."""
        with self.db.write() as session:
            allowed(session, prepared.user)
            table = put(session, prepared)
            self.notifier.bus.send(session, TABLE, table.id, 0)
        self.notifier.table_changed(table)
        return table

    def tables_of(self, user: User) -> list[TableRecord]:
        """The tables somebody set up or sits at, that are not over. Lessons are found elsewhere."""
        seated = GameRow.id.in_(select(SeatRow.game_id).where(SeatRow.user_id == user.id))
        query = select(GameRow).where(
            or_(GameRow.owner_id == user.id, seated), GameRow.status != FINISHED, GameRow.lesson.is_(None)
        )
        with self.db.read() as session:
            rows = session.scalars(query.order_by(GameRow.updated_at.desc()).limit(MOST_TABLES))
            return read_tables(session, list(rows))

    def join(self, game_id: str, user: User, number: int | None) -> TableRecord:
        """Take a seat; to a private table one must be invited."""
        return self._change(game_id, user, lambda session, table: tables.join(session, table, user, number))

    def accept(self, code: str, user: User) -> TableRecord:
        """Take the seat that a code gives, as long as it holds."""
        now = self.games.clock()
        with self.db.read() as session:
            game_id = inviting.find(session, code, now).game

        def come(session: Session, table: TableRecord) -> TableRecord:
            return tables.join(session, table, user, inviting.find(session, code, now).seat)

        return self._change(game_id, None, come)

    def leave(self, game_id: str, user: User) -> TableRecord:
        """Give up one's seat."""
        return self._change(game_id, user, lambda session, table: tables.leave(session, table, user))

    def kick(self, game_id: str, user: User, number: int | None) -> TableRecord:
        """Make a seat open again."""
        return self._change(game_id, user, lambda session, table: tables.kick(session, owned(table, user), number))

    def start(self, game_id: str, user: User) -> TableRecord:
        """Begin."""
        now = int(self.games.clock())

        def begin(session: Session, table: TableRecord) -> TableRecord:
            self.quotas.demand_bots(session, user, owned(table, user))
            return tables.start(session, table, now)

        return self._change(game_id, user, begin)

    def alter(self, game_id: str, user: User, changes: Changes) -> TableRecord:
        """Other habits, or another name."""
        now = int(self.games.clock())
        return self._change(
            game_id, user, lambda session, table: tables.change(session, owned(table, user), changes, now)
        )

    def _change(self, game_id: str, user: User | None, change: Change) -> TableRecord:
        """Change a table that the user may see; no user: that question was settled elsewhere."""
        with self.games.holding(game_id):
            with self.db.write() as session:
                table = locked(session, game_id)
                if user is not None:
                    visible(table, user)
                table = change(session, table)
                self.notifier.bus.send(session, TABLE, game_id, 0)
            self.notifier.table_changed(table)
            return table

    def remove(self, game_id: str, user: User) -> None:
        """Take a table away, with its what-ifs: one after the other, so that others move in between."""
        with self.db.read() as session:
            table = owned(visible(read_table(session, game_id), user), user)
            what_ifs = removing.free_what_ifs(session, table, user)
        for one in reversed(what_ifs):  # whatever comes from another one goes before it
            with self.slow_work.passing(self.db.patience), gone_is_well():
                self.take_away(one, user)
        with self.slow_work.passing(self.db.patience):
            self.take_away(game_id, user)

    def take_away(self, game_id: str, user: User) -> None:
        """Take one table away: nobody has it in memory any more, and who watched is told."""
        with self.games.holding(game_id):
            with self.db.write() as session:
                table = owned(visible(locked(session, game_id), user), user)
                gone = removing.take_away(session, table, user)
                for one in gone:
                    self.notifier.bus.send(session, GONE, one, 0)
            for one in gone:
                self.games.forget(one)
                self.notifier.table_gone(one)

    def mark(self, game_id: str, user: User, marks: OwnMarks) -> TableRecord:
        """Put a table away, which is nobody else's business; or agree that it goes, of which all are told."""
        if marks.may_go is not None:
            return self._change(game_id, user, lambda session, table: removing.mark(session, table, user, marks))
        with self._at_table(game_id, user) as (session, table):
            table = removing.mark(session, table, user, marks)
        self.notifier.tell_member(user, table)
        return table

    # --- invitations -------------------------------------------------------------------------------------------------

    @contextmanager
    def inviting(self, game_id: str, user: User) -> Iterator[tuple[Session, TableRecord]]:
        """A table that somebody set up and that has not begun: he decides who is invited to it, and who is not."""
        with self._at_table(game_id, user) as (session, table):
            owned(table, user).demand_status(OPEN)
            yield session, table

    # --- members -----------------------------------------------------------------------------------------------------

    def delete_account(self, user_id: int, erase_chat: bool) -> None:
        """Somebody leaves for good; whoever sits at the same tables is told."""
        with self.db.write() as session:
            deletion = delete_account(session, user_id, erase_chat, int(self.games.clock()))
            deletion.tell_workers(self.notifier.bus, session)
        for game_id in deletion.gone:
            self.games.forget(game_id)
            self.notifier.table_gone(game_id)
        for game_id in deletion.changed:
            with suppress(ApiError):  # a table that cannot be read has nobody who looks at it
                self.notifier.table_changed(found(self.notifier.find_table(game_id)))
        for game_id in deletion.asked:
            with suppress(ApiError):
                self.notifier.requested(*self.games.peek(game_id))
        self.notifier.streams.let_go(user_id)

    # --- words -------------------------------------------------------------------------------------------------------

    def say(self, game_id: str, user: User, text: str) -> ChatLine:
        """Say something at a table."""
        said = legible(text).strip()
        if not said:
            raise ApiError(400, "malformed", {"where": "body.text", "detail": ""})
        with self._at_table(game_id, user) as (session, table):
            row = add_chat(session, table, user, said, int(self.games.clock()))
            session.flush()
            self.notifier.bus.send(session, CHAT, game_id, row.n)
        self.notifier.said(game_id, row.n)
        return chat_line(row)

    def note(self, game_id: str, user: User, text: str) -> str:
        """Write something down for oneself; what is kept of it."""
        written = legible(text)
        with self._at_table(game_id, user) as (session, _):
            write_notes(session, game_id, user, written)
        return written

    @contextmanager
    def _at_table(self, game_id: str, user: User) -> Iterator[tuple[Session, TableRecord]]:
        with self.games.holding(game_id), self.db.write() as session:
            yield session, visible(locked(session, game_id), user)


@contextmanager
def gone_is_well() -> Iterator[None]:
    """What was taken away meanwhile, in another window or at another worker, is gone as it should be."""
    try:
        yield
    except ApiError as error:
        if error.status != 404:
            raise


def owned(table: TableRecord, user: User) -> TableRecord:
    """The table, for its owner only."""
    table.demand_owner(user)
    return table
