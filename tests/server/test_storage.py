"""What is kept: nothing accepted is lost, nothing refused remains; the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import time
from contextlib import contextmanager
from threading import Event, Thread

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import delete, event, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from tresham.core.codec import Codec
from tresham.server.accounts.member_names import key_of
from tresham.server.api.first_messages import full_text
from tresham.server.caller import User
from tresham.server.db.base import Base
from tresham.server.db.engine import Database, make_engine
from tresham.server.db.games import GameRow, MoveRow
from tresham.server.db.migrate import upgrade
from tresham.server.db.people import Account
from tresham.server.errors import ApiError
from tresham.server.live.game_cache import MEGABYTE
from tresham.server.live.playing import submit, undo
from tresham.server.lobby.played_game import moves_of, played_game
from tresham.server.lobby.table_from_game import prepare, put
from tresham.server.requests import NewGame
from tresham.server.services import Services

ANN = User(1, "Ann")
FULL = 2
LONG = 120
"""So many seconds turn a wait without end into a failure."""
SEATS = [{"kind": "local", "name": name} for name in ("Ann", "Bob", "Eve")]
NEW = {"title": "1830", "seats": SEATS, "order": "fixed", "seed": 7, "start": True}


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """An empty database of either kind."""
    return (
        f"sqlite:///{tmp_path / 'games.sqlite'}"
        if request.param == "sqlite"
        else request.getfixturevalue("postgres_url")
    )


@pytest.fixture
def opened(url):
    """Opens workers on the database."""
    made: list[Services] = []

    def open_one() -> Services:
        made.append(Services.open(url, bots=False))
        return made[-1]

    yield open_one
    for one in made:
        one.streams.close()
        one.bus.stop()
        one.database.close()


@pytest.fixture
def worker(opened):
    """A worker, and Ann's account."""
    services = opened()
    with services.database.write() as session:
        session.add(Account(id=1, name="Ann", key=key_of("Ann"), password=None, settings={}, created_at=0))
    return services


@pytest.fixture
def game(worker):
    return worker.lobby.create(ANN, NewGame.model_validate(NEW)).id


def next_action(services, game):
    _, views = services.games.peek(game)
    live = views.live
    return live.codec.write_action(next(iter(live.game().legal_actions())))


def play(services, game, count=1):
    """Take the first legal action, so many times."""
    for _ in range(count):
        table, _ = services.games.peek(game)
        submit(services.games, game, ANN, table.ply, [next_action(services, game)], "en")


def position(services, game):
    table, views = services.games.peek(game)
    return table.ply, Codec(views.live.title, views.live.players).digest(views.live.node.state)


def kept(services, game):
    with services.database.read() as session:
        return list(session.scalars(select(MoveRow).where(MoveRow.game_id == game).order_by(MoveRow.ply)))


def test_the_migrations_make_the_tables_that_the_program_knows(url):
    engine = make_engine(url)
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()


def test_sqlite_does_not_let_readers_wait_and_waits_for_the_disk_itself(tmp_path):
    """On every connection, that of writers and those of readers."""
    database = Database(make_engine(f"sqlite:///{tmp_path / 'x.sqlite'}"))
    pragmas = {"journal_mode": "wal", "synchronous": FULL, "fullfsync": 1, "foreign_keys": 1}
    with database.write() as one, database.read() as two, database.read() as three:
        for session in (one, two, three):
            found = {name: session.connection().exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas}
            assert found == pragmas
    database.close()


def test_a_game_loads_from_its_events_without_any_rule(worker, opened, game, monkeypatch):
    play(worker, game, 25)
    monkeypatch.setattr("tresham.core.game.play", lambda *_: pytest.fail("a rule was asked"))
    other = opened()
    assert position(other, game) == position(worker, game)
    _, views = other.games.peek(game)
    assert [kept_row.digest for kept_row in kept(worker, game)] == [
        views.live.codec.digest(node.state) for node in views.live.nodes[1:]
    ]


def test_a_move_that_cannot_be_kept_never_happened(worker, opened, game):
    play(worker, game, 3)
    before, action = position(worker, game), next_action(worker, game)

    def fail(connection):
        raise OperationalError("COMMIT", {}, Exception("the disk is full"))

    event.listen(worker.database.engine, "commit", fail)
    with pytest.raises(OperationalError):
        submit(worker.games, game, ANN, 3, [action], "en")
    event.remove(worker.database.engine, "commit", fail)
    assert position(worker, game) == position(opened(), game) == before
    assert len(kept(worker, game)) == 3
    submit(worker.games, game, ANN, 3, [action], "en")
    assert position(opened(), game)[0] == 4


def test_the_game_in_memory_learns_a_row_when_it_is_kept_and_not_before(worker, game):
    """Whoever looks while a move is made sees the position that is kept, whether the move is kept in the end or not."""
    play(worker, game, 3)
    live, seen = worker.games.peek(game)[1].live, []
    third = live.node

    def look(connection):
        if connection.get_execution_options().get("writes"):
            seen.append((live.ply, live.node is third))

    event.listen(worker.database.engine, "commit", look)
    play(worker, game)
    undo(worker.games, game, ANN, 4, None, "en")
    event.remove(worker.database.engine, "commit", look)
    assert seen == [(3, True), (4, False)]
    assert (live.ply, live.node is third) == (5, True)


def test_a_change_that_comes_to_no_end_is_seen_by_nobody(worker, game):
    play(worker, game, 3)
    live = worker.games.peek(game)[1].live

    def begin_and_fail():
        with worker.games.change(game, ANN) as change:
            for _ in range(2):
                change.play(next(iter(change.game().legal_actions())), ANN, change.table.seats[0])
            assert (change.last, live.ply, len(live.origin)) == (5, 3, 4)
            raise RuntimeError("something goes wrong")

    with pytest.raises(RuntimeError, match="something goes wrong"):
        begin_and_fail()
    assert (live.ply, len(live.origin), len(kept(worker, game))) == (3, 4, 3)
    play(worker, game)
    assert (live.ply, len(kept(worker, game))) == (4, 4)


def test_a_row_is_never_written_twice(worker, game):
    play(worker, game, 2)
    row = kept(worker, game)[1]
    names = [column.key for column in MoveRow.__mapper__.column_attrs]
    again = MoveRow(**{name: getattr(row, name) for name in names})
    with pytest.raises(IntegrityError), worker.database.write() as session:
        session.add(again)


def test_a_worker_that_is_behind_reads_what_it_missed(worker, opened, game):
    other = opened()
    play(worker, game, 2)
    assert position(other, game) == position(worker, game)
    play(worker, game, 2)
    stale = next_action(worker, game)
    play(other, game, 1)
    assert position(worker, game) == position(other, game)
    with pytest.raises(ApiError) as refused:
        submit(worker.games, game, ANN, 4, [stale], "en")
    assert (refused.value.status, refused.value.params["ply"]) == (409, 5)
    undo(worker.games, game, ANN, 5, None, "en")
    play(other, game, 1)
    assert position(worker, game) == position(other, game)
    assert [row.kind for row in kept(worker, game)] == ["action"] * 5 + ["undo", "action"]


def test_an_older_database_put_in_place_is_believed(worker, game):
    play(worker, game, 4)
    with worker.database.write() as session:
        session.execute(delete(MoveRow).where(MoveRow.ply > 2))
        session.execute(update(GameRow).values(ply=2))
    assert position(worker, game)[0] == 2
    play(worker, game, 1)
    assert position(worker, game)[0] == 3


def test_games_that_nobody_asks_for_make_room(url):
    """Memory is counted in bytes: many short games or a few long ones; those go that were not asked for longest."""
    services = Services.open(url, bots=False, memory=1)
    with services.database.write() as session:
        session.add(Account(id=1, name="Ann", key=key_of("Ann"), password=None, settings={}, created_at=0))
    memory = services.games.cache
    short = [services.lobby.create(ANN, NewGame.model_validate(NEW)).id for _ in range(20)]
    for game in short:
        play(services, game, 2)
    kept = len(memory)
    assert 10 < kept < 20
    assert [game in memory for game in short] == [False] * (20 - kept) + [True] * kept
    long = short[0]
    play(services, long, 60)
    with_rows = len(memory)
    assert with_rows < kept
    for language in ("en", "ru", "pl"):
        full_text(services, long, ANN, language, None)
    position(services, long)
    assert len(memory) < with_rows, "a game that was told in more languages takes more"
    assert memory.weight <= MEGABYTE
    assert long in memory
    assert {position(services, game)[0] for game in short[1:]} == {2}, "closed games are opened again"
    services.database.close()


def test_a_game_that_is_larger_than_all_memory_can_be_played(url):
    services = Services.open(url, bots=False, memory=0)
    with services.database.write() as session:
        session.add(Account(id=1, name="Ann", key=key_of("Ann"), password=None, settings={}, created_at=0))
    game, other = (services.lobby.create(ANN, NewGame.model_validate(NEW)).id for _ in range(2))
    for one in (game, other, game):
        play(services, one, 2)
        assert len(services.games.cache) == 1
    assert position(services, game)[0] == 4
    services.database.close()


def test_history_is_at_hand_at_once(worker, game):
    """Any earlier position of a long game is a look into a list: no row is read, nothing is folded again."""
    play(worker, game, 120)
    _, views = worker.games.peek(game)
    begun = time.perf_counter()
    for ply in range(121):
        views.live.game(ply)
    assert time.perf_counter() - begun < 0.05


def test_a_what_if_comes_to_its_end_while_a_move_waits_for_it(worker, game, monkeypatch):
    """The what-if has the one place to write, and the move asks for it: neither may wait for the other."""
    asked, write = Event(), worker.database.write

    @contextmanager
    def told():
        asked.set()
        with write() as session:
            yield session

    monkeypatch.setattr(worker.database, "write", told)
    _, views = worker.games.peek(game)
    what_if = views.live.game()
    for _ in range(3):
        what_if.push(next(iter(what_if.legal_actions())))
    played = played_game(what_if, "What if?", moves_of(what_if))
    moving = Thread(target=play, args=(worker, game), daemon=True)
    with write() as session:
        moving.start()
        assert asked.wait(LONG)
        branching = Thread(target=lambda: put(session, prepare(ANN, played, 0)), daemon=True)
        branching.start()
        branching.join(LONG)
        assert not branching.is_alive(), "each waits for the other"
    moving.join(LONG)
    assert not moving.is_alive()
    assert position(worker, game)[0] == 1
