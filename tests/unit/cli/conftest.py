"""The command line as a user types it."""

import json
from dataclasses import dataclass

import pytest

from tresham.cli import main


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


@pytest.fixture
def saved(tresham):
    """A short finished game, saved; its path."""
    said = tresham("selfplay", "1830", "--players", "3", "--seed", "7", "--save", "games", "--json")
    return said.json["games"][0]["file"]


@pytest.fixture
def record(tresham):
    """A finished game as an 18xx.games record; its path."""
    words = ("--players", "3", "--seed", "7", "--profile", "18xx.games", "--format", "18xx.games")
    return tresham("selfplay", "1830", *words, "--save", "records", "--json").json["games"][0]["file"]
