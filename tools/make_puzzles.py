#!/usr/bin/env python3
"""Find the puzzles that come with the package, in games of bots with fixed seeds; the same ones every time.

    .venv/bin/python tools/make_puzzles.py              all of them, into src/tresham/puzzles/shipped
    .venv/bin/python tools/make_puzzles.py 1849 18CZ    those of some titles
    .venv/bin/python tools/make_puzzles.py --out DIR    elsewhere

Every position of every game is asked what it could be a puzzle of. What has no clear answer, no choice worth a thought
or no second opinion within reason is rejected; at the end it is told how much, and why. Of the rest so many of each
kind are taken for each title, of all levels as far as there are any, and no two alike.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import Progress

from tests.unit.puzzles.second_opinion import TooLarge, disagreement
from tresham.cli.bot_games import moves, start
from tresham.core.game import Game
from tresham.core.ids import NOBODY
from tresham.puzzles.puzzle import HARDEST, Puzzle, PuzzleKind, Solution, Subject
from tresham.puzzles.shipped import GAMES, SET, packed_game
from tresham.puzzles.solving import asked_here, solved
from tresham.rules.running import best_runs

SHIPPED = Path(__file__).resolve().parent.parent / "src/tresham/puzzles/shipped"

RUNS, TILE, DUMP, RESCUE = PuzzleKind
WANTED = {
    "1830": {RUNS: 14, TILE: 12, DUMP: 8, RESCUE: 6},
    "1848": {RUNS: 17, TILE: 14, DUMP: 9},
    "1849": {RUNS: 14, TILE: 12, DUMP: 8, RESCUE: 6},
    "1850": {RUNS: 15, TILE: 13, DUMP: 10, RESCUE: 2},
    "18CZ": {RUNS: 17, TILE: 14, DUMP: 9},
}
"""By title: so many puzzles of each kind. Where nobody helps with a train by selling shares, there is no rescue."""

GAMES_FOR_ALL = 6
"""So many games of naive bots are searched for everything, with three to five players."""
GAMES_FOR_RESCUES = 40
"""So many more, of both bots, for the rare kind."""
FEWEST_RUNS = 3
MOST_EQUAL = 3
LEAST_MARGIN = 10


@dataclass(frozen=True)
class Find:
    """A position that could be shipped."""

    source: str
    game: Game
    kind: PuzzleKind
    subject: Subject
    solution: Solution

    @property
    def likeness(self) -> tuple[object, ...]:
        """Two finds with the same likeness are too much alike."""
        return self.source, self.kind, self.subject

    @property
    def luck(self) -> bytes:
        """An order that does not favour the beginnings of games."""
        return hashlib.blake2b(f"{self.source}/{self.game.ply}/{self.subject}".encode(), digest_size=8).digest()


def objection(find: Find) -> str | None:
    """Why a find is no good puzzle, if so."""
    one = find.solution
    if find.kind is RUNS:
        return "hardly a choice of runs" if one.tried < FEWEST_RUNS else None
    if find.kind is TILE:
        t = find.game.table()
        if one.best <= best_runs(t, find.subject.corp)[1].worth:
            return "no tile helps"
        if one.equal > MOST_EQUAL:
            return "too many tiles are equally good"
        if one.runner_up is None or one.best - one.runner_up < LEAST_MARGIN:
            return "the margin is too small"
    if find.kind is RESCUE and one.tried < 2:
        return "only one line of sales"
    return None


class Gathering:
    """Finds of one title, and what was rejected."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.finds: dict[PuzzleKind, list[Find]] = {kind: [] for kind in PuzzleKind}
        self.rejected: Counter[tuple[PuzzleKind, str]] = Counter()
        self.games = 0

    def search(self, seats: int, bot: str, seed: int, kinds: frozenset[PuzzleKind]) -> None:
        """Play a game and look at every position."""
        game, self.games = start(self.title, seats, (), seed, "rulebook"), self.games + 1
        source = f"{self.title}-{seats}-{bot}-{seed}"
        for _ in moves(game, bot, seed):
            for kind, subject in asked_here(game):
                if kind in kinds:
                    self.consider(source, game.copy(), kind, subject)

    def consider(self, source: str, game: Game, kind: PuzzleKind, subject: Subject) -> None:
        """Solve one question, and keep it if it is good."""
        solution = solved(kind, game, subject)
        if solution is None:
            self.rejected[kind, "nothing to be found out"] += 1
            return
        find = Find(source, game, kind, subject, solution)
        reason = objection(find)
        if reason is None:
            self.finds[kind].append(find)
        else:
            self.rejected[kind, reason] += 1

    def choose(self, kind: PuzzleKind, wanted: int) -> list[Find]:
        """So many finds, of each level in turn, no two alike, all of them confirmed by a second opinion."""
        chosen: list[Find] = []
        alike: set[tuple[object, ...]] = set()
        levels = {level: self._of_level(kind, level) for level in range(1, HARDEST + 1)}
        while len(chosen) < wanted and levels:
            for level in list(levels):
                find = next((one for one in levels[level] if self._is_new(one, alike)), None)
                if find is None:
                    del levels[level]
                elif len(chosen) < wanted:
                    chosen.append(find)
                    alike.add(find.likeness)
        return chosen

    def _of_level(self, kind: PuzzleKind, level: int) -> Iterator[Find]:
        finds = [one for one in self.finds[kind] if one.solution.level == level]
        return iter(sorted(finds, key=lambda one: one.luck))

    def _is_new(self, find: Find, alike: set[tuple[object, ...]]) -> bool:
        """Is it unlike all others, and does a second opinion agree?"""
        if find.likeness in alike:
            self.rejected[find.kind, "too much like another"] += 1
            return False
        try:
            doubt = disagreement(find.kind, find.game, find.subject, find.solution)
        except TooLarge:
            doubt = "no second opinion within reason"
        if doubt is not None:
            self.rejected[find.kind, doubt] += 1
        return doubt is None


def gather(title: str, progress: Progress) -> tuple[Gathering, list[Puzzle], dict[str, Game]]:
    """The puzzles of one title, and the games they come from."""
    found, wanted = Gathering(title), WANTED[title]
    more = GAMES_FOR_RESCUES if RESCUE in wanted else 0
    task = progress.add_task(title, total=GAMES_FOR_ALL + more)
    for seed in range(1, GAMES_FOR_ALL + 1):
        found.search(3 + seed % 3, "naive", seed, frozenset(wanted))
        progress.advance(task)
    for seed in range(1, more + 1):
        found.search(3 + seed % 3, ("naive", "random")[seed % 2], 100 + seed, frozenset({RESCUE}))
        progress.advance(task)
    puzzles: list[Puzzle] = []
    games: dict[str, Game] = {}
    for kind, number in wanted.items():
        chosen = sorted(found.choose(kind, number), key=lambda one: (one.solution.level, one.source, one.game.ply))
        for at, find in enumerate(chosen, 1):
            puzzles.append(puzzle_of(find, f"{title}-{kind}-{at:02}"))
            before = games.get(find.source)
            games[find.source] = find.game if before is None or before.ply < find.game.ply else before
    return found, puzzles, games


def puzzle_of(find: Find, id: str) -> Puzzle:
    """A find as it is shipped."""
    game, subject = find.game, find.subject
    player = "" if subject.player == NOBODY else game.players[game.title.players.index(subject.player)]
    corp = game.title.corporation(subject.corp).symbol
    return Puzzle(id, game.title.key, find.kind, find.source, game.ply, corp, player, find.solution)


def write(folder: Path, title: str, puzzles: list[Puzzle], games: dict[str, Game]) -> None:
    """One puzzle a line; the games packed, without the hour at which that was done."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(json.dumps(asdict(one), ensure_ascii=False, separators=(",", ":")) for one in puzzles)
    (folder / SET.format(title)).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    packed = {name: packed_game(game, game.ply) for name, game in sorted(games.items())}
    text = json.dumps(packed, ensure_ascii=False, separators=(",", ":"))
    (folder / GAMES.format(title)).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def main() -> int:
    """Search, choose, write, and tell what was rejected."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(WANTED), help="whose puzzles; of all titles if none is named")
    parser.add_argument("--out", type=Path, default=SHIPPED)
    args = parser.parse_args()
    console, missing = Console(), 0
    with Progress(console=Console(stderr=True)) as progress:
        for title in args.titles:
            found, chosen, sources = gather(title, progress)
            write(args.out, title, chosen, sources)
            levels = Counter(one.level for one in chosen)
            console.print(f"{title}: {len(chosen)} puzzles of {found.games} games, {len(sources)} of them kept")
            console.print("  by level: " + ", ".join(f"{level}: {levels[level]}" for level in sorted(levels)))
            for kind, number in WANTED[title].items():
                have = sum(one.kind is kind for one in chosen)
                missing += number - have
                console.print(f"  {kind}: {have} of {number} wanted, from {len(found.finds[kind])} finds; rejected:")
                for (of, reason), count in sorted(found.rejected.items()):
                    if of is kind:
                        console.print(f"    {count:5} {reason}")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
