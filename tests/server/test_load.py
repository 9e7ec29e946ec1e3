"""The load script itself: a small run of each kind. The large ones are for a quiet machine."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent.parent / "tools" / "load.py"


def run(*words: str) -> str:
    done = subprocess.run([sys.executable, str(SCRIPT), *words], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_no_accepted_move_is_lost_when_the_server_is_killed_under_load():
    told = re.findall(r"kill +\d+: +(\d+) moves accepted, (\d+) lost", run("--kills", "2", "--games", "6"))
    assert len(told) == 2
    assert all(int(accepted) > 0 and lost == "0" for accepted, lost in told)


def test_moves_arrive_at_other_clients_under_load():
    told = run("--games", "6", "--clients", "6", "--rate", "5", "--seconds", "3", "--limit", "1000000")
    arrived = re.search(r"POST to event elsewhere +(\d+) ", told)
    assert arrived is not None
    assert int(arrived[1]) > 0
    assert " 0 lost" in told
