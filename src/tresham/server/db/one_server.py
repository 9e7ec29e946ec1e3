"""One server for one SQLite file: two would not hear of each other's moves."""

from __future__ import annotations

import errno
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from .engine import SQLITE

log = logging.getLogger(__name__)

FAR = 1 << 30
"""Windows hides locked bytes from readers, so one is locked that nobody writes."""
NO_LOCKS = {errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS}
"""What a disk without locks answers, as some in a network do."""


class Served(Exception):
    """Another process serves this database: what it said about itself."""

    def __init__(self, note: str) -> None:
        super().__init__(note)
        self.note = note


@contextmanager
def sole_server(url: str, note: str) -> Iterator[None]:
    """While this lasts, no other server takes the database; `note` is what it is told about us.

    The lock belongs to the open file and ends with the process, however that ends: nothing stale remains.
    """
    file = _lock_file(url)
    if file is None:
        yield
        return
    with file.open("a+b") as opened:
        try:
            _lock(opened.fileno())
        except OSError as error:
            if error.errno not in NO_LOCKS:
                opened.seek(0)
                raise Served(opened.read(200).decode(errors="replace").strip()) from None
            log.warning("%s cannot be locked; let no second server use this database", file)
        opened.truncate(0)
        opened.write(note.encode())
        opened.flush()
        yield


def _lock_file(url: str) -> Path | None:
    """Beside the database; none if that is not a file of ours alone."""
    made = make_url(url)
    name = made.database or ""
    if not made.drivername.startswith(SQLITE) or name in ("", ":memory:") or name.startswith("file:"):
        return None
    return Path(f"{Path(name).resolve()}.lock")


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
