"""The command line as a user types it."""

import json
from dataclasses import dataclass

import pytest

from tresham.cli import main
from tresham.cli.matches import moves, start
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
    return dump(finished("seed"))


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
