"""The engine of 18xx.games as a referee: a checkout of it, and scripts that make it play games and judge records.

It takes a second to start, and as long again until it is warm: so one process makes or judges many games.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

Json = dict[str, Any]

CHECKOUT, SCRIPTS, RUBY = "TRESHAM_REFERENCE", "TRESHAM_REFERENCE_SCRIPTS", "TRESHAM_RUBY"
"""Environment variables that say where things are."""

NAME = "18xx-ruby"
"""What the scripts expect the folder of the checkout to be called."""
GENERATE, VALIDATE = "gen.rb", "validate.rb"


class Silent(Exception):
    """The engine gave no answer: it failed, or took too long."""


@dataclass(frozen=True)
class Judged:
    """What the engine says of a record, and the tables that it saw, if it was asked to tell them."""

    verdict: Json
    trace: list[Json] = field(default_factory=list)


@dataclass(frozen=True)
class Reference:
    """Where the engine is, and how it is started."""

    checkout: Path | None
    scripts: Path | None
    ruby: str
    patience: float
    """So many seconds are allowed for one game."""

    def missing(self) -> list[str]:
        """What is not there, in words; nothing if the engine can be asked."""
        wanted = (
            (self.checkout, ("lib/engine.rb",), f"the engine of 18xx.games (--reference or {CHECKOUT})"),
            (self.scripts, (GENERATE, VALIDATE), f"the scripts that drive it (--scripts or {SCRIPTS})"),
        )
        found = []
        for folder, files, what in wanted:
            if folder is None:
                found.append(f"nobody says where there is {what}")
            else:
                found += [f"there is no {folder / file}: {what}" for file in files if not (folder / file).is_file()]
        if shutil.which(shlex.split(self.ruby)[0]) is None:
            found.append(f"there is no {self.ruby}: the language of the engine (--ruby or {RUBY})")
        return found

    def generate(self, title: str, seed: int, count: int, folder: Path) -> Iterator[Path]:
        """Let the engine play games with itself, from this seed on, those that lead nowhere passed over: the records,
        each with its trace and its menus beside it. Should it fail, what it made before comes first."""
        failure = Silent("no game was made")
        try:
            # The script begins with the seed after the one that it is given.
            self._run(count, GENERATE, title, "visible", str(count), str(seed - 1), OUT=str(folder))
        except Silent as silent:
            failure = silent
        made = sorted((folder / title).glob("*.json"))
        yield from made
        if len(made) < count:
            raise failure

    def validate(self, records: Sequence[Path], *, tables: bool) -> dict[Path, Judged | Silent]:
        """Let the engine play records with all its checks, and tell the tables on the way if they are asked for. Where
        it does not answer for all of them, it is asked for each by itself."""
        try:
            return dict(zip(records, self._judge(records, tables), strict=True))
        except Silent as silent:
            if len(records) == 1:
                return {records[0]: silent}
        return {path: said for one in records for path, said in self.validate([one], tables=tables).items()}

    def _judge(self, records: Sequence[Path], tables: bool) -> list[Judged]:
        words = [*map(str, records), "--auto=add", *(["--trace"] if tables else [])]
        said = self._run(len(records), VALIDATE, *words)
        judged: list[Judged] = []
        try:
            for line in map(json.loads, said.splitlines()):
                if "state" in line:
                    judged[-1].trace.append(line)
                else:
                    judged.append(Judged(line))
        except (IndexError, TypeError, ValueError) as error:
            raise Silent(f"no verdict: {said[-200:]}") from error
        if len(judged) != len(records):
            raise Silent(f"no verdict: {said[-200:]}")
        for one in judged:
            if one.trace:
                one.trace.append({"end": True, "result": one.verdict.get("result")})
        return judged

    def _run(self, games: int, script: str, *words: str, **more: str) -> str:
        assert self.scripts is not None
        command, patience = [*shlex.split(self.ruby), str(self.scripts / script), *words], self.patience * games
        with self._peers() as peers:
            try:
                done = subprocess.run(
                    command,
                    env={**os.environ, "PEERS": peers, **more},
                    capture_output=True,
                    text=True,
                    timeout=patience,
                    check=False,
                )
            except subprocess.TimeoutExpired as error:
                raise Silent(f"{script} took longer than {patience:.0f} s") from error
        if done.returncode:
            complaint = done.stderr.strip().splitlines()
            raise Silent(f"{script} failed: {complaint[0] if complaint else done.returncode}")
        return done.stdout

    @contextmanager
    def _peers(self) -> Iterator[str]:
        """A folder in which the checkout has the name that the scripts expect."""
        assert self.checkout is not None
        if self.checkout.name == NAME:
            yield str(self.checkout.resolve().parent)
            return
        with TemporaryDirectory() as folder:
            (Path(folder) / NAME).symlink_to(self.checkout.resolve(), target_is_directory=True)
            yield folder
