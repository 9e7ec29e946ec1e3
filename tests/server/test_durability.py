"""What was accepted is on the disk: not in a buffer of ours, nor in one of the system, which a power cut empties."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

COUNT = 30
SCRIPT = """
import os
import sys
from tests.server.test_storage import ANN, NEW, play
from tresham.server.accounts.member_names import key_of
from tresham.server.requests import NewGame
from tresham.server.db.people import Account
from tresham.server.services import Services

services = Services.open(f"sqlite:///{sys.argv[1]}", bots=False)
with services.database.write() as session:
    session.add(Account(id=1, name="Ann", key=key_of("Ann"), password=None, settings={}, created_at=0))
game = services.lobby.create(ANN, NewGame.model_validate(NEW)).id
for number in range(int(sys.argv[2])):
    os.write(2, b"before %d;" % number)
    play(services, game)
    os.write(2, b"accepted %d;" % number)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="strace is a program for Linux")
def test_every_accepted_move_waits_for_the_disk(tmp_path):
    """Seen from outside: between the moment a move is made and the moment it is accepted, the system has been told to
    write the journal to the disk itself."""
    strace = shutil.which("strace")
    assert strace is not None, "strace is missing; python tools/machine.py installs it or says how"
    database, seen = tmp_path / "games.sqlite", tmp_path / "seen"
    watch = [strace, "-f", "-y", "-qq", "-e", "trace=fsync,fdatasync,write", "-o", str(seen)]
    command = [*watch, sys.executable, "-c", SCRIPT, str(database), str(COUNT)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=Path(__file__).parents[2])
    if "Operation not permitted" in done.stderr:
        pytest.skip("this machine lets nobody watch a process")
    assert done.returncode == 0, done.stderr
    between = re.findall(r'"before (\d+);"(.*?)"accepted \1;"', seen.read_text(), re.DOTALL)
    assert len(between) == COUNT
    synced = [re.search(r"f(?:data)?sync\(\d+<[^>]*games\.sqlite-wal>\)", calls) for _, calls in between]
    assert [number for number, sync in enumerate(synced) if sync is None] == []
