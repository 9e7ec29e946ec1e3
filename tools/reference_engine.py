"""The engine of 18xx.games as a referee: a checkout of it, and scripts that make it play games and judge records."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

CHECKOUT, SCRIPTS, RUBY = "TRESHAM_REFERENCE", "TRESHAM_REFERENCE_SCRIPTS", "TRESHAM_RUBY"
"""Environment variables that say where things are."""

NAME = "18xx-ruby"
"""What the scripts expect the folder of the checkout to be called."""
GENERATE, VALIDATE = "gen.rb", "validate.rb"


class Silent(Exception):
    """The engine gave no answer: it failed, or took too long."""


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

    def generate(self, title: str, seed: int, folder: Path) -> Path:
        """Let the engine play one game with itself, from this seed or the next that leads to an end: the record, with
        its trace and its menus beside it."""
        self._run(GENERATE, title, "visible", "1", str(seed), OUT=str(folder))
        made = sorted((folder / title).glob("*.json"))
        if not made:
            raise Silent("no game was made")
        return made[0]

    def validate(self, record: Path, trace: Path) -> dict[str, Any]:
        """Let the engine play a record with all its checks: its verdict; the tables it saw are written down."""
        said = self._run(VALIDATE, str(record), "--auto=add", f"--trace={trace}")
        try:
            verdict = json.loads(said.strip().splitlines()[-1])
        except (IndexError, ValueError) as error:
            raise Silent(f"no verdict: {said[-200:]}") from error
        if not isinstance(verdict, dict):
            raise Silent(f"no verdict: {said[-200:]}")
        return verdict

    def _run(self, script: str, *words: str, **more: str) -> str:
        assert self.scripts is not None
        command = [*shlex.split(self.ruby), str(self.scripts / script), *words]
        with self._peers() as peers:
            try:
                done = subprocess.run(
                    command,
                    env={**os.environ, "PEERS": peers, **more},
                    capture_output=True,
                    text=True,
                    timeout=self.patience,
                    check=False,
                )
            except subprocess.TimeoutExpired as error:
                raise Silent(f"{script} took longer than {self.patience:.0f} s") from error
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
