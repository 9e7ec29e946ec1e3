"""Backups made while moves are made: nothing accepted before is missing, and a server goes on from them."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import pytest
from fastapi.testclient import TestClient

from tests.server.people import Browser
from tests.server.tables import digests, hot_seat, look, play
from tools.machine import find_postgres
from tresham.cli import main
from tresham.server.app import create_app

ENOUGH = 400
"""No test makes more moves than this."""
PATIENCE = 120
"""So many seconds until something that hangs is a failure."""


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """An empty database of either sort."""
    if request.param == "postgres":
        return request.getfixturevalue("postgres_url")
    return f"sqlite:///{tmp_path / 'test.sqlite'}"


@pytest.fixture
def settings(settings, url):
    return replace(settings, database_url=url)


@contextmanager
def moving(browser: Browser, game: str) -> Iterator[Callable[[], int]]:
    """While this lasts somebody makes one move after another; tells how many were accepted."""
    enough, begun, accepted = Event(), Event(), [0]

    def moves() -> None:
        for _ in range(ENOUGH):
            if enough.is_set():
                return
            accepted[0] = play(browser, game)
            begun.set()

    mover = Thread(target=moves)
    mover.start()
    try:
        assert begun.wait(PATIENCE)
        yield lambda: accepted[0]
    finally:
        enough.set()
        mover.join(PATIENCE)
    assert not mover.is_alive()


@pytest.fixture
def backed_up(url, tmp_path, request):
    """Makes a backup as the page for hosts tells, and gives the URL of a database restored from it."""
    if url.startswith("sqlite"):

        def by_us(number: int) -> str:
            copy, restored = tmp_path / f"copy{number}.sqlite", tmp_path / f"restored{number}.sqlite"
            assert main(["backup", str(copy), "--database", url]) == 0
            shutil.copy(copy, restored)
            return f"sqlite:///{restored}"

        return by_us

    def by_postgres(number: int) -> str:
        programs, dump = find_postgres(), tmp_path / f"copy{number}.dump"
        assert programs is not None
        restored: str = request.getfixturevalue("postgres").new_database()
        for command in (
            ["pg_dump", "--format=custom", f"--file={dump}", url],
            ["pg_restore", "--no-owner", f"--dbname={restored}", str(dump)],
        ):
            subprocess.run([programs / command[0], *command[1:]], check=True, timeout=PATIENCE)
        return restored

    return by_postgres


def test_a_server_goes_on_from_a_backup_made_while_moves_were_made(settings, visitor, backed_up):
    ann = visitor().register("Ann")
    game = hot_seat(ann)
    copies = []
    with moving(ann, game) as accepted:
        for number in range(3):
            before = accepted()
            copies.append((before, backed_up(number)))
    history = digests(ann, game)
    for before, restored in copies:
        with TestClient(create_app(replace(settings, database_url=restored)), base_url="http://localhost") as client:
            again = Browser(client).sign_in("Ann")
            kept = digests(again, game)
            assert len(kept) >= before > 0
            assert kept == history[: len(kept)]
            assert play(again, game, 3) == len(kept) + 3
            assert look(again, game)["status"] == "active"


def test_a_page_that_knows_later_moves_gets_the_position_anew(settings, visitor, backed_up):
    ann = visitor().register("Ann")
    game = hot_seat(ann)
    play(ann, game, 3)
    restored = backed_up(0)
    play(ann, game, 3)
    with TestClient(create_app(replace(settings, database_url=restored)), base_url="http://localhost") as client:
        again = Browser(client).sign_in("Ann")
        assert look(again, game)["ply"] == 3
        stale = again.post(f"/games/{game}/actions", {"ply": 6, "action": {"type": "pass", "by": "@Ann"}})
        assert (stale.status_code, stale.json()["error"]["params"]["ply"]) == (409, 3)


class TestSqlite:
    """What only our own command does."""

    @pytest.fixture
    def url(self, tmp_path):
        return f"sqlite:///{tmp_path / 'test.sqlite'}"

    def test_the_copy_is_one_whole_file_for_its_owner_alone(self, url, visitor, tmp_path, capsys):
        ann = visitor().register("Ann")
        play(ann, hot_seat(ann), 4)
        folder = tmp_path / "backups"
        folder.mkdir()
        assert main(["backup", str(folder / "b.sqlite"), "--database", url]) == 0
        assert "1 game, 4 moves" in capsys.readouterr().out
        assert os.listdir(folder) == ["b.sqlite"]
        assert (folder / "b.sqlite").stat().st_mode & 0o777 == 0o600
        with sqlite3.connect(folder / "b.sqlite") as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        copy.close()

    def test_a_file_that_is_there_stays(self, url, client, tmp_path, capsys):
        target = tmp_path / "b.sqlite"
        target.write_text("precious")
        assert main(["backup", str(target), "--database", url]) == 1
        assert "already there" in capsys.readouterr().err
        assert target.read_text() == "precious"
        assert main(["backup", str(tmp_path / "test.sqlite"), "--database", url]) == 1

    def test_what_goes_wrong_leaves_nothing_behind(self, client, tmp_path, capsys, monkeypatch):
        folder = tmp_path / "backups"
        folder.mkdir()
        broken = tmp_path / "broken.sqlite"
        assert main(["backup", str(broken), "--database", str(tmp_path / "test.sqlite")]) == 0
        whole = broken.read_bytes()
        broken.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
        capsys.readouterr()
        for database, complaint in (
            (f"sqlite:///{broken}", "is damaged"),
            (f"sqlite:///{tmp_path}/none.sqlite", "no such file"),
            ("postgresql://ann:secret@host/games", "pg_dump"),
            ("tea", "not the address of a database"),
        ):
            assert main(["backup", str(folder / "b.sqlite"), "--database", database]) == 1
            said = capsys.readouterr().err
            assert complaint in said
            assert "secret" not in said
            assert os.listdir(folder) == []
        assert main(["backup", str(folder / "no/such/b.sqlite"), "--database", str(tmp_path / "test.sqlite")]) == 1
        assert not Path(tmp_path / "none.sqlite").exists()

    def test_the_environment_or_a_file_names_the_database(self, url, client, tmp_path, monkeypatch):
        monkeypatch.setenv("TRESHAM_DATABASE_URL", url)
        assert main(["backup", str(tmp_path / "a.sqlite")]) == 0
        assert main(["backup", str(tmp_path / "b.sqlite"), "--database", str(tmp_path / "test.sqlite")]) == 0
