"""The load script itself: a small run of each kind. The large ones are for a quiet machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.postgres import Postgres

SCRIPT = Path(__file__).parent.parent.parent / "tools" / "load.py"


@pytest.fixture(autouse=True)
def unprepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The servers of the script play one title for some seconds; drawing all titles beforehand takes longer."""
    monkeypatch.setenv("TRESHAM_WARM", "0")


def run(*words: str) -> str:
    done = subprocess.run([sys.executable, str(SCRIPT), *words], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_no_accepted_move_is_lost_when_the_server_is_killed_under_load():
    told = re.findall(r"kill +\d+: +(\d+) moves accepted, (\d+) lost", run("--kills", "2", "--games", "6"))
    assert len(told) == 2
    assert all(int(accepted) > 0 and lost == "0" for accepted, lost in told)


@pytest.mark.parametrize("workers", [1, 2])
def test_no_accepted_move_is_lost_when_the_database_is_restarted_under_load(workers):
    """The script ends by itself, and the server says nothing of a crash."""
    words = ("--restarts", "2", "--games", "6", "--clients", "8", "--rate", "10", "--seconds", "12")
    told = run(*words, "--workers", str(workers))
    assert len(re.findall(r"restart \d \(\w+\): away", told)) == 2
    assert re.search(r"[1-9]\d* moves, \d+ refused, 0 lost, 0 tracebacks", told), told


@pytest.mark.parametrize("blow", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_whatever_the_script_began_ends_with_it(blow):
    """Its server and its PostgreSQL, and their folders."""
    command = [sys.executable, str(SCRIPT), "--restarts", "3", "--games", "4", "--clients", "4", "--seconds", "600"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = ""
        while "games on the tables" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        process.send_signal(blow)
        assert process.wait(120) == 128 + blow
    server = re.search(r"process (\d+)", said)
    folder = re.search(r"PostgreSQL in (\S+)", said)
    assert server is not None
    assert folder is not None
    assert not Path(folder[1]).exists()
    assert [one for one in processes() if int(server[1]) in one[:2] or folder[1] in one[2]] == []


def test_a_database_server_whose_first_word_nobody_reads_ends_at_once(monkeypatch):
    """As with `tools/load.py --restarts 1 | true`."""

    def nobody_listens(*_: object, **__: object) -> None:
        raise BrokenPipeError

    made = Postgres()
    monkeypatch.setattr("builtins.print", nobody_listens)
    with pytest.raises(BrokenPipeError):
        made.__enter__()
    monkeypatch.undo()
    assert not made.folder.exists()
    assert [one for one in processes() if str(made.folder) in one[2]] == []


def processes() -> list[tuple[int, int, str]]:
    """Of every process of this machine: its number, that of its group, its command."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            words = (entry / "cmdline").read_text().replace("\0", " ")
            if words:  # what has ended and waits to be buried has none, nor have threads of the system
                found.append((int(entry.name), os.getpgid(int(entry.name)), words))
        except OSError:
            continue  # it has ended meanwhile
    return found


def test_nuisances_are_measured():
    told = run("--games", "6", "--clients", "6", "--rate", "5", "--seconds", "3", "--disturb", "2", "--limit", "1e9")
    assert re.search(r"[1-9]\d* what-ifs answered 201", told), told
    assert re.search(r"[1-9]\d* imports answered 201", told), told
    told = run("--games", "4", "--idle-sockets", "60")
    assert re.search(r"10 half headers, 10 silent sockets, 40 streams", told), told
    assert "10 newcomers, 0 not answered" in told
    told = run("--huge-body", "--growth-limit", "1e9", "--delay-limit", "1e9")
    assert re.search(r"the server grew by -?\d+ MB, worst /healthz \d+ ms", told), told


@pytest.mark.parametrize("words", ["--huge-body --delay-limit 0", "--games 2 --clients 2 --seconds 2 --limit 0"])
def test_a_limit_that_is_missed_is_told_by_the_status(words):
    done = subprocess.run([sys.executable, str(SCRIPT), *words.split()], capture_output=True, text=True, timeout=300)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_moves_arrive_at_other_clients_under_load():
    told = run("--games", "6", "--clients", "6", "--rate", "5", "--seconds", "3", "--limit", "1000000")
    arrived = re.search(r"POST to event elsewhere +(\d+) ", told)
    assert arrived is not None
    assert int(arrived[1]) > 0
    assert " 0 lost" in told
