"""`tresham play`, `serve` and `account` as processes of their own."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tresham.cli import main, serving
from tresham.server.db.engine import make_engine
from tresham.server.db.migrate import upgrade

START, STOP = 120, 20
"""So many seconds a server may take to begin and to end, on a machine that has other things to do."""


class Served:
    """A server in another process."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.said = process.stdout.readline()
        found = re.search(r"http://(127\.0\.0\.1):(\d+)(\S*)", self.said)
        assert found, self.said + process.communicate()[1]
        self.port, self.path = int(found[2]), found[3]

    def get(self, path: str, **headers: str) -> Any:
        """Ask for something."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=START)
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        answer.text = answer.read().decode()  # type: ignore[attr-defined]  # so that the connection can be closed
        connection.close()
        return answer

    def stop(self, number: int = signal.SIGINT) -> int:
        """Tell it to stop; its status."""
        self.process.send_signal(number)
        return self.process.wait(STOP)


@contextmanager
def running(folder: Path, *words: str, descriptors: int | None = None, **environment: str) -> Iterator[Served]:
    """A command that serves, with everything it writes in a folder; and with no more descriptors than it gets."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("TRESHAM_", "DISPLAY"))}
    env = {
        **clean,
        "XDG_DATA_HOME": str(folder),
        "LANG": "C",
        "TRESHAM_BOT_WORKERS": "0",
        "TRESHAM_WARM": "0",
        **environment,
    }
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    limited = ["sh", "-c", f'ulimit -n {descriptors} && exec "$0" "$@"'] if descriptors else []
    process = subprocess.Popen([*limited, sys.executable, "-c", START_IT, *words], env=env, cwd=folder, **pipes)
    try:
        yield Served(process)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


START_IT = "import sys; from tresham.cli import main; sys.exit(main(sys.argv[1:]))"


def test_play_serves_the_page_and_ends_on_request(tmp_path, page):
    with running(tmp_path, "play", "--port", "0", TRESHAM_PAGE=str(page)) as house:
        assert json.loads(house.get("/api/v1/healthz").text) == {"status": "ok"}
        who = json.loads(house.get("/api/v1/session").text)
        assert (who["mode"], who["user"]["id"]) == ("local", 1)
        assert house.get("/").text == (page / "index.html").read_text()
        assert house.get("/api/v1/session", Host="evil.example").status == 403
        assert (tmp_path / "tresham/games.sqlite").is_file()
        assert house.stop() == 0


def test_play_with_a_title_goes_to_the_form_of_a_new_game(tmp_path):
    with running(tmp_path, "play", "1849", "--port", "0", "--no-browser") as house:
        assert house.path == "/new?title=1849"
        assert house.stop() == 0


def test_play_takes_another_port_if_the_usual_one_is_taken(monkeypatch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serving._listen("127.0.0.1", port, any_port=True) as other:
            assert other.getsockname()[1] not in (0, port)


def test_streams_do_not_keep_a_server_from_ending(tmp_path):
    with running(tmp_path, "play", "--port", "0") as house:
        connection = HTTPConnection("127.0.0.1", house.port, timeout=START)
        connection.request("GET", "/api/v1/me/events")
        stream = connection.getresponse()
        assert stream.readline() == b"event: full\n"
        began = time.monotonic()
        assert house.stop(signal.SIGINT) == 0
        assert time.monotonic() - began < STOP
        assert stream.read() is not None
        connection.close()
        assert "Cancel" not in house.process.communicate()[1]


def test_serve_has_accounts(tmp_path):
    database = f"sqlite:///{tmp_path / 'club.sqlite'}"
    with running(tmp_path, "serve", "--port", "0", "--database", database) as house:
        assert json.loads(house.get("/api/v1/session").text)["mode"] == "server"
        assert (tmp_path / "club.sqlite").is_file()
        proxied = house.get("/api/v1/session", **{"X-Forwarded-Proto": "https"})
        assert proxied.getheader("set-cookie").startswith("__Host-tresham=")
        house.stop(signal.SIGTERM)


def test_several_workers_share_a_postgresql(tmp_path, postgres_url):
    words = ("serve", "--port", "0", "--workers", "2", "--database", postgres_url)
    with running(tmp_path, *words) as house:
        patience = time.monotonic() + START
        while time.monotonic() < patience:
            try:
                answer = house.get("/api/v1/healthz")
                break
            except OSError:
                time.sleep(0.2)
        assert answer.status == 200
        house.stop(signal.SIGTERM)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("serve", "--workers", "2", "--database", "sqlite:///x.sqlite"), "SQLite allows no more"),
        (("serve", "--workers", "0"), "at least one process"),
        (("play", "1899"), "no title '1899'"),
        (("play", "--port", "99999"), "is taken or may not be used"),
        (("serve", "--host", "192.0.2.1"), "is taken or may not be used"),
    ],
)
def test_what_cannot_be_served(capsys, tmp_path, monkeypatch, words, complaint):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main([*words, "--language", "en"]) == 1
    assert complaint in capsys.readouterr().err


def test_a_second_server_on_the_same_games_is_refused(tmp_path):
    """It says where the first one is. When that is gone, however it went, the next one may come."""
    with running(tmp_path, "play", "--port", "0") as first:
        second = quick(tmp_path, "play", "--port", "0", "--language", "en")
        assert second.returncode == 1
        assert f"is served already, at http://127.0.0.1:{first.port}" in second.stderr
        assert len(second.stderr.splitlines()) == 1
        assert first.get("/api/v1/healthz").status == 200
        first.process.kill()
        first.process.wait(STOP)
    with running(tmp_path, "play", "--port", "0") as third:
        assert third.get("/api/v1/healthz").status == 200
        assert third.stop() == 0


def quick(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command that is to end by itself."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "TRESHAM_WARM": "0"}
    command = [sys.executable, "-c", START_IT, *words]
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, timeout=START)


class TestDatabasesThatCannotBeServed:
    """One sentence in the user's language, no traceback, and nothing is changed."""

    @pytest.fixture
    def told(self, capsys, tmp_path):
        def run(url: str, *words: str) -> str:
            said: list[str] = []
            for language in ("en", "ru", "pl"):
                assert main([*(words or ("serve", "--port", "0")), "--database", url, "--language", language]) == 1
                said.append(capsys.readouterr().err)
            assert all(one.startswith("tresham: ") and len(one.splitlines()) == 1 for one in said), said
            assert len(set(said)) == 3
            return said[0]

        return run

    @pytest.fixture
    def file(self, tmp_path):
        """A database that is up to date."""
        engine = make_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
        upgrade(engine)
        engine.dispose()
        return tmp_path / "old.sqlite"

    @pytest.mark.parametrize("words", [(), ("account", "Ann")], ids=["serve", "account"])
    def test_one_of_a_newer_version(self, told, file, words):
        with closing(sqlite3.connect(file)) as rows, rows:
            rows.execute("UPDATE alembic_version SET version_num = '9999'")
        before = file.read_bytes()
        assert "made by a newer version" in told(f"sqlite:///{file}", *words)
        assert file.read_bytes() == before

    def test_one_that_cannot_be_written(self, told, file):
        assert "cannot be written to (attempt to write a readonly" in told(f"sqlite:///file:{file}?mode=ro&uri=true")

    def test_one_that_is_none(self, told, tmp_path):
        (tmp_path / "letter.txt").write_text("Dear Sirs, " * 500)
        assert "is no database" in told(f"sqlite:///{tmp_path / 'letter.txt'}")

    def test_one_in_no_folder(self, told, tmp_path):
        assert "no such file or folder" in told(f"sqlite:///{tmp_path / 'nowhere' / 'games.sqlite'}")

    def test_one_that_does_not_answer(self, told):
        said = told("postgresql://tresham:secret@127.0.0.1:9/games")
        assert "does not answer" in said
        assert "secret" not in said

    def test_one_without_an_address(self, told):
        assert "not the address of a database" in told("games.sqlite")


def test_a_bad_setting_is_told_in_one_line(capsys, monkeypatch):
    monkeypatch.setenv("TRESHAM_READS", "many")
    assert main(["serve", "--language", "pl"]) == 1
    assert capsys.readouterr().err == "tresham: TRESHAM_READS=many w środowisku nie ma sensu\n"


def test_without_the_extra_it_is_told_which(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "tresham.server.settings", None)
    monkeypatch.setattr(serving, "_settings", missing)
    assert main(["serve"]) == 1
    assert "pip install 'tresham[server]'" in capsys.readouterr().err


def missing(**_: Any) -> Any:
    """As if FastAPI were not installed."""
    raise ModuleNotFoundError("No module named 'fastapi'", name="fastapi")


class TestAccount:
    """The host makes accounts and mends forgotten passwords."""

    @pytest.fixture
    def say(self, capsys, monkeypatch, tmp_path):
        def run(name: str, password: str) -> tuple[int, str]:
            read, write = os.pipe()
            os.write(write, f"{password}\n".encode())
            os.close(write)
            with os.fdopen(read) as pipe:
                monkeypatch.setattr(sys, "stdin", pipe)
                words = ["account", name, "--database", f"sqlite:///{tmp_path / 'a.sqlite'}", "--language", "en"]
                status = main(words)
            said = capsys.readouterr()
            return status, said.out + said.err

        return run

    def test_made_and_changed(self, say):
        assert say("Ann", "first long one") == (0, "There is an account for Ann now.\n")
        assert say("ann", "other long one") == (
            0,
            "Ann has a new password now; all sessions and API tokens have ended.\n",
        )

    def test_refused(self, say):
        status, said = say("Ann", "short")
        assert status == 1
        assert "A password has 8" in said
        assert "A name has" in say("@", "long enough to do")[1]
