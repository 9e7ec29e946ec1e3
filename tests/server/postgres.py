"""A real PostgreSQL server of our own: made in a folder, stopped at the end, restarted in between."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from threading import RLock
from typing import Any
from uuid import uuid4

import psycopg

from tools.machine import find_postgres

USERS = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; then it runs as one of these."""
FRESH = ("-U", "tresham", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
PATIENCE = "300"
"""So many seconds it may take to start or stop; on a busy machine a crash is mended slowly."""
QUICK = "-c fsync=on -c synchronous_commit=on -c full_page_writes=off -c max_connections=120"
"""What is committed must be there after a restart, so nothing is relaxed that matters."""


class Postgres:
    """One server with any number of databases, on a port of the loopback."""

    def __init__(self) -> None:
        programs = find_postgres()
        assert programs is not None, "PostgreSQL is missing; python tools/machine.py installs it or says how"
        self._programs = programs
        # Not below pytest's own folder: its parents are closed to other users, and this server may be one.
        self.folder = Path(tempfile.mkdtemp(prefix="tresham-postgres-"))
        self._user = _unprivileged()
        if self._user is not None:
            shutil.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        self.port = _free_port()
        self._busy = RLock()
        """Held while it is started and stopped, so that nothing is removed that is about to begin."""
        try:
            self._run("initdb", "-D", self._data, *FRESH)
            self.start()
        except BaseException:
            self.remove()
            raise

    def __enter__(self) -> Postgres:
        try:
            print(f"a PostgreSQL in {self.folder}", flush=True)
        except BaseException:  # nobody reads it, or a signal came: whoever does not get in is not let out either
            self.remove()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        """Begin to listen; it is ready when this returns."""
        settings = f"-h 127.0.0.1 -p {self.port} -k {self.folder} {QUICK}"
        self._run(
            "pg_ctl", "-D", self._data, "-w", "-t", PATIENCE, "-l", str(self.folder / "log"), "-o", settings, "start"
        )

    def stop(self, mode: str = "fast") -> None:
        """Stop: `fast` cuts off whoever is connected, `immediate` is a crash."""
        self._run("pg_ctl", "-D", self._data, "-w", "-t", PATIENCE, "-m", mode, "stop")

    def restart(self, mode: str = "fast") -> None:
        """Stop and start again; all connections are lost."""
        with self._busy:
            self.stop(mode)
            self.start()

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"t{uuid4().hex[:12]}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self._url(name)

    def remove(self) -> None:
        """Stop, if it runs, and leave nothing behind."""
        with self._busy:
            with suppress(AssertionError):
                self.stop("immediate")
            shutil.rmtree(self.folder)

    def _url(self, name: str) -> str:
        return f"postgresql://tresham@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *words: str) -> None:
        user = self._user
        who: dict[str, Any] = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
        # pg_ctl's child keeps our pipes open, so its words go to a file.
        with (self.folder / "said").open("w+") as said:
            command = [str(self._programs / program), *words]
            streams: dict[str, Any] = {"stdout": said, "stderr": subprocess.STDOUT, "stdin": subprocess.DEVNULL}
            done = subprocess.run(command, cwd="/", env=_environment(), **streams, **who)
            said.seek(0)
            assert done.returncode == 0, f"{program}: {said.read()}"


def _unprivileged() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    known = {one.pw_name: one for one in pwd.getpwall()}
    return next(known[name] for name in USERS if name in known)


def _environment() -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "LC_ALL": "C"}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
