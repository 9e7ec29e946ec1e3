"""A copy of an SQLite database as it is at one moment, made while the server writes."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import mkstemp
from urllib.parse import quote

from .waiting import PATIENCE


def back_up(source: Path, target: Path) -> tuple[int, int]:
    """Copy a database; how many games and moves are in the copy.

    Everything that was accepted before this began is in it. The copy gets its name when it is whole, checked and safe
    on the disk; until then, and if anything goes wrong, there is nothing under that name. It is for its owner's eyes
    only, since it holds what the database holds. A file that is there already stays as it is.
    """
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    handle, name = mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    os.close(handle)
    part = Path(name)
    try:
        counts = _copy(source, part)
        _settle(part)
        os.link(part, target)  # unlike a renaming, this takes nobody's place
        _settle(target.parent)
    finally:
        part.unlink(missing_ok=True)
    return counts


def _copy(source: Path, part: Path) -> tuple[int, int]:
    address = f"file:{quote(str(source.absolute()))}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as reader,
        closing(sqlite3.connect(part)) as writer,
    ):
        reader.backup(writer)  # all pages in one step, so that they are those of one moment
        # One file that can lie anywhere, even where nobody may write; a server that opens it sets it up anew.
        writer.execute("PRAGMA journal_mode=DELETE")
        (told,) = writer.execute("PRAGMA quick_check(1)").fetchone()
        if told != "ok":
            damaged = sqlite3.DatabaseError(told)
            damaged.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise damaged
        games, moves = (writer.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("games", "moves"))
    return games, moves


def _settle(path: Path) -> None:
    """Wait until what was written is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
