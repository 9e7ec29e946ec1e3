"""Games to compare with the engine of 18xx.games, a few at a time: its own, played here, and ours, judged there."""

from __future__ import annotations

import gzip
import json
import shutil
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.reference_causes import Parting, partings, read_lines, rejection
from tools.reference_engine import Judged, Reference, Silent
from tresham.cli.bot_games import moves, start
from tresham.core.illegal import Illegal
from tresham.interop.xxgames.replay_on_site import Untellable
from tresham.interop.xxgames.writer import record
from tresham.titles import build

Json = dict[str, Any]

TRACE, MENUS = ".trace.jsonl.gz", ".options.jsonl.gz"
"""What lies beside a record of the reference."""
THEIRS, OURS = "the reference", "our bots"
"""Who played a game."""
EQUAL, PARTS, UNTELLABLE = "equal", "parts", "untellable"
"""What can come of one."""


@dataclass(frozen=True, order=True)
class Cell:
    """Games that are counted together."""

    title: str
    whose: str
    players: int
    options: tuple[str, ...]
    bot: str = ""


@dataclass(frozen=True)
class Outcome:
    """What came of a game."""

    cell: Cell
    name: str
    partings: list[Parting]
    lines: int
    """So many actions the game has."""
    came_to: str

    def told(self) -> Json:
        """In one line of JSON, for whoever wants to count otherwise."""
        cell, found = self.cell, [{"kind": one.kind, "line": one.line} for one in self.partings]
        game = {"title": cell.title, "whose": cell.whose, "players": cell.players, "options": cell.options}
        return {
            "name": self.name,
            **game,
            "bot": cell.bot,
            "actions": self.lines,
            "is": self.came_to,
            "partings": found,
        }


@dataclass(frozen=True)
class Batch(ABC):
    """Games that are compared one after the other, with one process of the reference."""

    output: Path
    """Where the games that part are kept, whoever played them."""
    reference: Reference

    @abstractmethod
    def compare(self, folder: Path) -> Iterator[Outcome]:
        """Compare all games; a folder is there to work in."""

    def came(self, cell: Cell, name: str, found: list[Parting], lines: int, kept: Path | None = None) -> Outcome:
        """What came of a game; if it parts, what there is of it is kept: all that lies in a folder."""
        if found:
            keep(kept, self.output / ("exports" if cell.whose == OURS else "replays"), name, found)
        return Outcome(cell, name, found, lines, PARTS if found else EQUAL)


# --- theirs ----------------------------------------------------------------------------------------------------------


class TheirGames(Batch):
    """Games that have a trace of the reference beside them."""

    def replayed(self, made: Path, stem: str, folder: Path) -> Outcome:
        """One of them, played here."""
        folder.mkdir()
        for ending in (".json", TRACE, MENUS):
            beside = made.with_name(made.stem + ending)
            if beside.exists():
                shutil.copy(beside, folder / f"game{ending}")
        data, menus = json.loads(made.read_text(encoding="utf-8")), folder / f"game{MENUS}"
        found = partings(data, read_lines(folder / f"game{TRACE}"), read_lines(menus) if menus.exists() else ())
        chosen = data.get("settings", {}).get("optional_rules") or ()
        cell = Cell(data["title"], THEIRS, len(data["players"]), tuple(sorted(chosen)))
        return self.came(cell, f"{data['title']}-{stem}", found, len(data["actions"]), folder)


@dataclass(frozen=True)
class Records(TheirGames):
    """Games of the reference, or of anybody, that were made before."""

    files: tuple[Path, ...]

    def compare(self, folder: Path) -> Iterator[Outcome]:
        """All of them, played here."""
        for number, made in enumerate(self.files):
            yield self.replayed(made, made.stem, folder / str(number))


@dataclass(frozen=True)
class Replays(TheirGames):
    """Games of the reference that are still to be made: so many, from a seed on."""

    title: str
    seed: int
    count: int

    def compare(self, folder: Path) -> Iterator[Outcome]:
        """Games of the reference, played here; each is named by the seed that it came from."""
        try:
            for number, made in enumerate(self.reference.generate(self.title, self.seed, self.count, folder)):
                seed = json.loads(made.read_text(encoding="utf-8"))["settings"]["seed"]
                yield self.replayed(made, f"reference-{seed}", folder / str(number))
        except Silent as silent:
            cell = Cell(self.title, THEIRS, 0, ())
            yield self.came(cell, f"{self.title}-reference-from-{self.seed}", [_no_answer(silent)], 0)


# --- ours ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BotGame:
    """A game for our bots."""

    name: str
    title: str
    seats: int
    options: tuple[str, ...]
    bot: str
    profile: str
    seed: int

    @property
    def cell(self) -> Cell:
        """What it is counted with."""
        return Cell(self.title, OURS, self.seats, self.options, self.bot)


@dataclass(frozen=True)
class Exports(Batch):
    """Games of our bots."""

    games: tuple[BotGame, ...]
    tables: bool
    """Are all tables compared, or only those of games that the reference refuses?"""

    def compare(self, folder: Path) -> Iterator[Outcome]:
        """Games of ours, judged by the reference."""
        records: dict[Path, BotGame] = {}
        for number, game in enumerate(self.games):
            place = folder / str(number) / "game.json"
            place.parent.mkdir()
            untold = self._play(game, place)
            if untold is None:
                records[place] = game
            else:
                yield untold
        judged = self._judge(records)
        for place, game in records.items():
            yield self._compared(game, place, judged[place])

    def _play(self, chosen: BotGame, place: Path) -> Outcome | None:
        """Let bots play a game and write its record down; what came of it, if there can be no record."""
        game = start(chosen.title, chosen.seats, chosen.options, chosen.seed, chosen.profile)
        for _ in moves(game, chosen.bot, chosen.seed):
            pass
        try:
            place.write_text(json.dumps(record(game)), encoding="utf-8")
        except Untellable as error:
            why = error.reason.code if isinstance(error.reason, Illegal) else error.reason
            parting = Parting(f"cannot be told: {why}", error.ply, str(error))
            return replace(self.came(chosen.cell, chosen.name, [parting], game.ply), came_to=UNTELLABLE)
        return None

    def _judge(self, records: dict[Path, BotGame]) -> dict[Path, Judged | Silent]:
        """The verdicts. Where the reference refuses something, the tables may have parted before: so they are wanted of
        such games in any case."""
        if not records:
            return {}
        judged = self.reference.validate(list(records), tables=self.tables)
        doubtful = [place for place, said in judged.items() if not _is_well(records[place], said)]
        if doubtful and not self.tables:
            judged |= self.reference.validate(doubtful, tables=True)
        return judged

    def _compared(self, game: BotGame, place: Path, said: Judged | Silent) -> Outcome:
        data = json.loads(place.read_text(encoding="utf-8"))
        lines = len(data["actions"])
        if isinstance(said, Silent):
            return self.came(game.cell, game.name, [_no_answer(said)], lines, place.parent)
        seen = partings(data, said.trace) if said.trace else []
        found = export_partings(_refusal(game, said), seen)
        if found:
            (place.parent / "game.verdict.json").write_text(json.dumps(said.verdict, indent=1), encoding="utf-8")
            trace = "".join(json.dumps(line) + "\n" for line in said.trace)
            (place.parent / f"game{TRACE}").write_bytes(gzip.compress(trace.encode()))
        return self.came(game.cell, game.name, found, lines, place.parent)


def _is_well(game: BotGame, said: Judged | Silent) -> bool:
    return isinstance(said, Judged) and _refusal(game, said) is None


def _refusal(game: BotGame, said: Judged) -> Parting | None:
    return rejection(said.verdict, build(game.title, game.seats, game.options, game.profile))


def export_partings(refused: Parting | None, seen: list[Parting]) -> list[Parting]:
    """What to tell of a record that the reference judged, and of the tables it saw meanwhile."""
    if refused is None:
        return seen
    before = next((one for one in seen if one.line < refused.line), None)
    if before is None:
        return [refused]
    return [Parting(f"{refused.kind} (before: {before.kind})", before.line, before.detail)]


# --- both ------------------------------------------------------------------------------------------------------------


def run(batch: Batch) -> list[Outcome]:
    """Compare the games of a batch; what parts is kept."""
    with TemporaryDirectory() as folder:
        return list(batch.compare(Path(folder)))


def _no_answer(silent: Silent) -> Parting:
    return Parting(f"no answer: {silent}", 0, "")


def keep(folder: Path | None, output: Path, name: str, found: list[Parting]) -> None:
    """Keep what there is of a game that parts, and a note about it."""
    output.mkdir(parents=True, exist_ok=True)
    for file in () if folder is None else folder.glob("*.*"):
        shutil.copy(file, output / f"{name}{file.name.removeprefix('game')}")
    note = [{"kind": one.kind, "line": one.line, "detail": one.detail} for one in found]
    (output / f"{name}.parting.json").write_text(json.dumps(note, indent=1), encoding="utf-8")
