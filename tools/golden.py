#!/usr/bin/env python3
"""Make the golden records anew: whole games between bots, saved with the digest of the position after every action.

    .venv/bin/python tools/golden.py            write tests/golden/<title>/*.json.gz
    .venv/bin/python tools/golden.py --check    only say which of them would change

They show that the rules still judge every action of these games as they did. Make them anew only when a rule was
corrected on purpose, and say so in the commit. The same source makes the same games; bots that have learned to play
otherwise make others, but that alone is no reason to make them anew.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from dataclasses import dataclass
from pathlib import Path

import tresham
from tresham.bots import make_bot
from tresham.core.game import Game

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"

CAP = 6000
"""No game should need so many actions."""


@dataclass(frozen=True)
class Recipe:
    """How one record comes about."""

    name: str
    title: str
    players: tuple[str, ...]
    options: tuple[str, ...]
    profile: str
    seed: int
    bot: str

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return GOLDEN / self.title / f"{self.name}.json.gz"

    def play(self) -> Game:
        """The whole game; one bot speaks for all seats."""
        game = tresham.new(self.title, self.players, self.options, self.seed, self.profile)
        bot = make_bot(self.bot, self.seed)
        while not game.over:
            if game.ply == CAP:
                raise SystemExit(f"{self.name} is not over after {CAP} actions: choose another seed")
            game.push(bot.choose(game))
        return game

    def is_as_before(self, text: str) -> bool:
        """Does the file hold this text? Its bytes may depend on the version of zlib."""
        return self.path.exists() and gzip.decompress(self.path.read_bytes()).decode() == text

    def write(self, text: str) -> None:
        """Keep it; there is no date inside, so that equal games are equal files."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


SICILIAN_VARIANTS = ("acquiring_station_tokens", "bonds", "electric_dreams")

RECIPES = (
    Recipe("2-random-rulebook", "1830", ("Ann", "Bob"), ("multiple_brown_from_ipo",), "rulebook", 1, "random"),
    Recipe("3-naive-site", "1830", ("Ann", "Bob", "Eve"), ("optional_6_train",), "18xx.games", 2, "naive"),
    Recipe("4-naive-rulebook", "1830", ("Ann", "Bob", "Eve", "Max"), (), "rulebook", 3, "naive"),
    Recipe("3-random-rulebook", "1848", ("Ann", "Bob", "Eve"), (), "rulebook", 5, "random"),
    Recipe("4-naive-rulebook", "1848", ("Ann", "Bob", "Eve", "Max"), (), "rulebook", 2, "naive"),
    Recipe("5-naive-site", "1848", ("Ann", "Bob", "Eve", "Max", "Zoe"), (), "18xx.games", 4, "naive"),
    Recipe("6-random-site", "1848", ("Ann", "Bob", "Eve", "Max", "Zoe", "Ian"), (), "18xx.games", 6, "random"),
    Recipe("3-naive-rulebook", "1849", ("Ann", "Bob", "Eve"), (), "rulebook", 1, "naive"),
    Recipe("4-random-rulebook", "1849", ("Ann", "Bob", "Eve", "Max"), SICILIAN_VARIANTS, "rulebook", 2, "random"),
    Recipe(
        "4-naive-site",
        "1849",
        ("Ann", "Bob", "Eve", "Max"),
        (*SICILIAN_VARIANTS, "delay_ift"),
        "18xx.games",
        3,
        "naive",
    ),
    Recipe("5-random-site", "1849", ("Ann", "Bob", "Łucja", "Żora", "Яна"), (), "18xx.games", 4, "random"),
    Recipe("6-random-site", "1830", ("Ann", "Bob", "Eve", "Łucja", "Żora", "Яна"), (), "18xx.games", 4, "random"),
    Recipe("2-random-rulebook", "1850", ("Ann", "Bob"), ("reduced_tokens",), "rulebook", 1, "random"),
    Recipe("4-naive-rulebook", "1850", ("Ann", "Bob", "Eve", "Max"), (), "rulebook", 2, "naive"),
    Recipe("3-random-rulebook", "1850", ("Ann", "Bob", "Eve"), (), "rulebook", 3, "random"),
    Recipe("5-random-site", "1850", ("Ann", "Bob", "Łucja", "Żora", "Яна"), (), "18xx.games", 4, "random"),
    Recipe("3-naive-rulebook", "18CZ", ("Ann", "Bob", "Eve"), (), "rulebook", 1, "naive"),
    Recipe("4-random-rulebook", "18CZ", ("Ann", "Bob", "Eve", "Max"), (), "rulebook", 2, "random"),
    Recipe("5-naive-site", "18CZ", ("Ann", "Bob", "Eve", "Max", "Zoe"), (), "18xx.games", 3, "naive"),
)
"""Different tables, ways to play, options and tempers."""


def main() -> int:
    """Write the records, or compare them; the exit status says whether all are as they were."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    only_check: bool = parser.parse_args().check
    changed = 0
    for recipe in RECIPES:
        game = recipe.play()
        text = tresham.save(game)
        same = recipe.is_as_before(text)
        changed += not same
        if not same and not only_check:
            recipe.write(text)
        print(f"{'as before' if same else 'changed  '}  {game.ply:5d} actions  {recipe.title}/{recipe.name}")
    return 1 if only_check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
