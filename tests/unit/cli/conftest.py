"""The command line as a user types it."""

import json
from dataclasses import dataclass

import pytest

from tresham.cli import benchmarks, main
from tresham.cli.bot_games import moves, start
from tresham.core.saved import dump
from tresham.interop.xxgames.writer import record as write_record


@dataclass
class Said:
    """What a command answered."""

    status: int
    out: str
    err: str

    @property
    def json(self):
        """Its output, for scripts."""
        return json.loads(self.out)

    @property
    def complaint(self):
        """The one line on standard error; nothing else was said."""
        assert self.status == 1
        assert self.out == ""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("tresham: ")
        return lines[0].removeprefix("tresham: ")


@pytest.fixture
def tresham(capsys, monkeypatch, tmp_path):
    """Runs a command in an empty folder, in English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "TRESHAM_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)

    def run(*words):
        status = main([str(word) for word in words])
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return run


def finished(profile):
    """A finished game between random bots."""
    game = start("1830", 3, (), 7, profile)
    for _ in moves(game, "random", 7):
        pass
    return game


@pytest.fixture(scope="session")
def saved_text():
    """A finished game as a saved file."""
    return dump(finished("rulebook"))


@pytest.fixture(scope="session")
def record_text():
    """A finished game as an 18xx.games record."""
    return json.dumps(write_record(finished("18xx.games")))


@pytest.fixture
def saved(tmp_path, saved_text):
    """The path of a saved game."""
    (tmp_path / "saved.json").write_text(saved_text)
    return "saved.json"


@pytest.fixture
def record(tmp_path, record_text):
    """The path of an 18xx.games record."""
    (tmp_path / "record.json").write_text(record_text)
    return "record.json"


@pytest.fixture
def few_games(monkeypatch):
    """Measures on a few short games."""
    games = (("1830", "random", 3, "rulebook"), ("1830", "random", 3, "18xx.games"), ("1849", "random", 3, "rulebook"))
    monkeypatch.setattr(benchmarks, "GAMES", games)
    monkeypatch.setattr(benchmarks, "TRIES", 1)


@pytest.fixture
def problem():
    """A route problem: a 2-train and a 3-train, and two stations in a triangle."""
    nodes = [
        {"type": "city", "name": "Ayr", "token": True, "revenue": [30, 30]},
        {"type": "city", "name": "Bath", "revenue": [20, 20]},
        {"type": "town", "name": "Cork", "token": True, "revenue": [10, 10]},
    ]
    links = [{"a": a, "b": b, "res": [number]} for number, (a, b) in enumerate([(0, 1), (1, 2), (0, 2)])]
    trains = [{"name": str(limit), "kind": "stops", "limit": limit} for limit in (2, 3)]
    return {"id": "triangle", "nodes": nodes, "links": links, "trains": trains}
