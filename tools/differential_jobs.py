"""Games to compare with the engine of 18xx.games, one by one: its own, played here, and ours, judged there."""

from __future__ import annotations

import json
import shutil
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.reference_causes import Parting, partings, read_lines, rejection
from tools.reference_engine import Reference, Silent
from tresham.cli.bot_games import moves, start
from tresham.core.illegal import Illegal
from tresham.interop.xxgames.replay_on_site import Untellable
from tresham.interop.xxgames.writer import record

TRACE, MENUS = ".trace.jsonl.gz", ".options.jsonl.gz"
"""What lies beside a record of the reference."""


@dataclass(frozen=True)
class Job(ABC):
    """A game to compare."""

    name: str
    title: str
    output: Path
    reference: Reference
    seed: int

    @abstractmethod
    def check(self, folder: Path) -> tuple[list[Parting], int]:
        """Where the game parts, and how many actions it has; what there is of it is put into a folder."""


@dataclass(frozen=True)
class ReplayJob(Job):
    """One of the reference's: made before, or to be made from the seed."""

    record: Path | None = None

    def check(self, folder: Path) -> tuple[list[Parting], int]:
        """A game of the reference, played here."""
        made = self.record or self.reference.generate(self.title, self.seed, folder)
        stem = made.name.removesuffix(".json")
        for ending in (".json", TRACE, MENUS):
            beside = made.with_name(stem + ending)
            if beside.exists():
                shutil.copy(beside, folder / f"game{ending}")
        data = json.loads((folder / "game.json").read_text(encoding="utf-8"))
        menus = folder / f"game{MENUS}"
        found = partings(data, read_lines(folder / f"game{TRACE}"), read_lines(menus) if menus.exists() else ())
        return found, len(data["actions"])


@dataclass(frozen=True)
class ExportJob(Job):
    """One of our bots'."""

    seats: int
    options: tuple[str, ...]
    bot: str
    profile: str

    def check(self, folder: Path) -> tuple[list[Parting], int]:
        """A game of ours, judged by the reference. Where it refuses something, the tables may have parted before: then
        that is told too."""
        game = start(self.title, self.seats, self.options, self.seed, self.profile)
        for _ in moves(game, self.bot, self.seed):
            pass
        try:
            data = record(game)
        except Untellable as error:
            why = error.reason.code if isinstance(error.reason, Illegal) else error.reason
            return [Parting(f"cannot be told: {why}", error.ply, str(error))], game.ply
        file, trace = folder / "game.json", folder / f"game{TRACE}"
        file.write_text(json.dumps(data), encoding="utf-8")
        verdict = self.reference.validate(file, trace)
        (folder / "game.verdict.json").write_text(json.dumps(verdict, indent=1), encoding="utf-8")
        found = export_partings(rejection(verdict, game.title), partings(data, read_lines(trace)))
        return found, len(data["actions"])


def export_partings(refused: Parting | None, seen: list[Parting]) -> list[Parting]:
    """What to tell of a record that the reference judged, and of the tables it saw meanwhile."""
    if refused is None:
        return seen
    before = next((one for one in seen if one.line < refused.line), None)
    if before is None:
        return [refused]
    return [Parting(f"{refused.kind} (before: {before.kind})", before.line, before.detail)]


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    job: Job
    partings: list[Parting]
    lines: int
    """So many actions the game has."""


def run(job: Job) -> Outcome:
    """Compare one game; what parts is kept."""
    with TemporaryDirectory() as folder:
        try:
            found, lines = job.check(Path(folder))
        except Silent as silent:
            found, lines = [Parting(f"no answer: {silent}", 0, "")], 0
        if found:
            keep(Path(folder), job, found)
    return Outcome(job, found, lines)


def keep(folder: Path, job: Job, found: list[Parting]) -> None:
    """Keep what there is of a game that parts, and a note about it."""
    job.output.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.*"):
        shutil.copy(file, job.output / f"{job.name}{file.name.removeprefix('game')}")
    note = [{"kind": one.kind, "line": one.line, "detail": one.detail} for one in found]
    (job.output / f"{job.name}.parting.json").write_text(json.dumps(note, indent=1), encoding="utf-8")
