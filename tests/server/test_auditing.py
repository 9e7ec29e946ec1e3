"""`tresham audit` of a database: every game is looked at, whatever is wrong with some, while the server runs."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

import tresham.core.game as engine
from tests.server.tables import hot_seat, play
from tresham.cli import main
from tresham.core.illegal import Illegal
from tresham.core.play import play as real
from tresham.server.db.engine import make_engine
from tresham.server.db.migrate import upgrade
from tresham.server.db.read_only import looking_at


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """An empty database of either sort."""
    if request.param == "postgres":
        return request.getfixturevalue("postgres_url")
    return f"sqlite:///{tmp_path / 'test.sqlite'}"


@pytest.fixture
def settings(settings, url):
    return replace(settings, database_url=url)


@pytest.fixture
def games(visitor):
    """Three games, one of them with moves that were taken back, and a table that has not begun."""
    ann = visitor().register("Ann")
    found = [hot_seat(ann, name=f"Table {number}") for number in range(2)] + [hot_seat(ann, "1849")]
    for game in found:
        play(ann, game, 6)
    assert ann.post(f"/games/{found[1]}/undo", {"ply": 6, "to": 3}).status_code == 200
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert ann.post("/games", {"title": "1830", "seats": seats}).status_code == 201
    return found


@pytest.fixture
def audit(capsys, monkeypatch):
    """Runs the command; its status, and what it told scripts."""
    monkeypatch.delenv("TRESHAM_DATABASE_URL", raising=False)

    def run(*words):
        capsys.readouterr()
        status = main(["audit", *map(str, words), "--json"])
        return status, json.loads(capsys.readouterr().out)

    return run


@pytest.fixture
def stricter(monkeypatch):
    """From now on nobody may take the lot."""

    def strict(t, action, steps):
        if type(action).__name__ == "TakeLot":
            raise Illegal("not_now", "1830-OR.3")
        real(t, action, steps)

    monkeypatch.setattr(engine, "play", strict)


def change(url, sentence, **values):
    """What no server would do to its own database."""
    made = make_engine(url)
    with made.execution_options(writes=True).begin() as connection:
        connection.execute(text(sentence), values)
    made.dispose()


def test_games_by_the_present_rules_are_all_right(url, games, audit):
    status, told = audit(url)
    assert status == 0
    assert (told["games"], told["differing"], told["unreadable"], told["findings"]) == (3, 0, 0, [])


def test_every_game_that_is_judged_otherwise_is_listed_with_ply_and_reason(url, games, audit, stricter):
    status, told = audit(url)
    assert status == 1
    assert told["differing"] == len(told["findings"]) >= 1
    for one in told["findings"]:
        assert one["id"] in games
        assert one["status"] == "active"
        first = one["disagreements"][0]
        assert (first["code"], first["rule"]) == ("not_now", "1830-OR.3")
        assert first["text"]
        assert 1 <= first["ply"] <= one["moves"]


def test_what_was_taken_back_is_not_judged(url, games, audit, stricter):
    _, told = audit(url)
    by_id = {one["id"]: one for one in told["findings"]}
    assert by_id[games[0]]["moves"] == 6
    assert by_id[games[1]]["moves"] == 3
    assert all(one["ply"] <= 3 for one in by_id[games[1]]["disagreements"])


def test_a_game_that_cannot_be_read_stops_no_other(url, games, audit, stricter):
    whole = {one["id"] for one in audit(url)[1]["findings"]}
    unknown = json.dumps([{"type": "no_such"}])
    change(url, "UPDATE moves SET events = :events WHERE game_id = :game AND ply = 2", events=unknown, game=games[0])
    change(url, "UPDATE games SET title = '1899' WHERE id = :game", game=games[2])
    status, told = audit(url)
    assert status == 1
    problems = {one["id"]: one["problem"] for one in told["findings"] if one["problem"]}
    assert set(problems) == {games[0], games[2]}
    assert "move 2" in problems[games[0]]
    assert told["unreadable"] == 2
    assert {one["id"] for one in told["findings"] if not one["problem"]} == whole - set(problems) != set()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE moves SET digest = 'x' WHERE game_id = :game AND ply = 6",
        "UPDATE moves SET action = 'oops' WHERE game_id = :game AND ply = 4",
        "UPDATE games SET options = 'oops' WHERE id = :game",
        "DELETE FROM moves WHERE game_id = :game AND ply = 3",
        "DELETE FROM seats WHERE game_id = :game",
    ],
)
def test_damage_of_every_kind_is_listed(url, games, audit, damage):
    change(url, damage, game=games[0])
    status, told = audit(url)
    assert (status, told["games"], told["unreadable"]) == (1, 3, 1)
    assert told["findings"][0]["id"] == games[0]


def test_filters(url, games, audit):
    assert audit(url, "--title", "1849")[1]["games"] == 1
    assert audit(url, "--title", "1848")[1]["games"] == 0
    change(url, "UPDATE games SET status = 'finished' WHERE id = :game", game=games[0])
    assert audit(url, "--running")[1]["games"] == 2
    assert audit(url)[1]["games"] == 3


def test_nothing_is_changed_and_the_server_goes_on(url, games, audit, visitor):
    ann = visitor().sign_in("Ann")
    before = ann.get(f"/games/{games[0]}/actions").json()
    assert audit(url)[0] == 0
    assert ann.get(f"/games/{games[0]}/actions").json() == before
    assert play(ann, games[0]) == 7
    assert audit(url)[0] == 0


def test_whoever_only_looks_cannot_write(url, games):
    made = looking_at(url)
    with pytest.raises(DBAPIError), made.begin() as connection:
        connection.execute(text("DELETE FROM moves"))
    made.dispose()


def test_people_are_told_in_their_language(url, games, capsys, stricter):
    for lang, words in (("en", "judged otherwise: "), ("ru", "с расхождениями: "), ("pl", "ocenionych inaczej: ")):
        assert main(["audit", url, "--language", lang]) == 1
        said = capsys.readouterr().out
        assert words in said
        assert games[0] in said
        assert "Table 0" in said
        assert "[1830-OR.3]" in said


def test_the_environment_names_the_database_and_no_password_is_shown(url, games, audit, monkeypatch, capsys):
    monkeypatch.setenv("TRESHAM_DATABASE_URL", url)
    assert audit()[1]["games"] == 3
    assert main(["audit", "postgresql://ann:secret@127.0.0.1:1/none"]) == 1
    said = capsys.readouterr()
    assert "127.0.0.1" in said.err
    assert "secret" not in said.out + said.err


def test_a_file_of_sqlite_is_recognised(tmp_path, capsys, monkeypatch, audit):
    monkeypatch.chdir(tmp_path)
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    made = make_engine(url)
    upgrade(made)
    made.dispose()
    assert audit("games.sqlite")[1] == audit(url)[1] | {"database": "sqlite:///games.sqlite"}
    assert audit("games.sqlite")[1]["games"] == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "say what to look at"),
        (("sqlite:///none.sqlite",), "none.sqlite: no such file"),
        (("tea://x",), "not the address of a database"),
        (("empty.sqlite",), "the database refuses: no such table: games"),
        (("game.json", "--running"), "--running is for databases only"),
        (("game.json", "--title", "1830"), "--title is for databases only"),
    ],
)
def test_what_cannot_be_audited(tmp_path, monkeypatch, capsys, words, complaint):
    monkeypatch.delenv("TRESHAM_DATABASE_URL", raising=False)
    monkeypatch.chdir(tmp_path)
    other = sqlite3.connect("empty.sqlite")
    other.execute("CREATE TABLE tea (cup)")
    other.close()
    Path("game.json").write_text("{}")
    assert main(["audit", *words]) == 1
    said = capsys.readouterr()
    assert complaint in said.err
    assert len(said.err.splitlines()) == 1
    assert not Path("none.sqlite").exists()
