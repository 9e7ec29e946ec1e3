"""The real program in a process of its own, as `tresham play` and `tresham serve` start it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMMAND = (sys.executable, "-c", "import sys; from tresham.cli import main; sys.exit(main(sys.argv[1:]))")
WITH_ISLES = (sys.executable, "-m", "tests.web.isles")
"""The same, with the made-up titles on the shelf."""
UNLIMITED = {f"TRESHAM_{name}": "0/0" for name in ("READS", "WRITES", "LOGINS", "ACCOUNTS")}
UNPREPARED = {"TRESHAM_WARM": "0"}
"""Most servers of tests show one title or two in one language; drawing all of them beforehand takes longer."""


@contextmanager
def serving(folder: Path, *words: str, program: tuple[str, ...] = COMMAND) -> Iterator[str]:
    """Runs a server on a free port; its address, as it prints it."""
    database = f"sqlite:///{folder / 'games.sqlite'}"
    command = [*program, *words, "--port", "0", "--database", database, "--language", "en"]
    with (folder / "said").open("w+") as said:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=said, text=True, env={**os.environ, **UNLIMITED, **UNPREPARED}
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = re.search(r"https?://[\w.:]+\d", line)
            assert address, f"the server did not start: {line}{(folder / 'said').read_text()}"
            yield address[0]
        finally:
            process.terminate()
            process.wait(20)
            process.stdout.close() if process.stdout else None
