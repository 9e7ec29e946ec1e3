"""A game of each title told in every language, to be read and compared: `python -m tests.unit.text.golden` tells the
same games anew, for all titles or for those named behind it; with `--new` it makes new ones.

The moves stand in `tests/golden/text/1830.moves.txt` as their English labels, so that a reader can follow them and a
new order of the menu changes nothing; beside them the logs, one for each language.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import tresham
from tests.marks import ROOT
from tests.unit.text.tables import PLAYERS
from tresham.bots import NaiveBot
from tresham.core.action import Action
from tresham.core.game import Game
from tresham.core.legal import with_number
from tresham.core.stage import Choice
from tresham.text import LANGUAGES, Scribe, describe, render

FOLDER = ROOT / "tests/golden/text"


@dataclass(frozen=True)
class Recipe:
    """How a game to be read comes about: naive bots play it, but now and then somebody follows a whim."""

    title: str
    seed: int
    whims: float
    """How often a move is a whim."""
    fondness: Mapping[str, float]
    """How fond of a kind of action somebody with a whim is; of any other kind 1."""
    options: tuple[str, ...] = ()
    most: int = 1000
    """The most moves that the game may have."""

    @property
    def moves(self) -> Path:
        return FOLDER / f"{self.title}.moves.txt"

    def log(self, language: str) -> Path:
        return FOLDER / f"{self.title}.{language}.log"

    def begin(self) -> Game:
        return tresham.new(self.title, PLAYERS, options=self.options, seed=self.seed)


RECIPES = {
    "1830": Recipe(
        "1830",
        seed=279,
        whims=1,
        fondness={
            "Offer": 0.03,
            "SellShares": 0.25,
            "ExchangePrivate": 0.3,
            "Pass": 3,
            "TakeLot": 8,
            "BuyShares": 8,
            "BuyTrain": 6,
        },
        most=400,
    ),
    "1848": Recipe(
        "1848",
        seed=3,
        whims=0.12,
        fondness={
            "Offer": 0.3,
            "Pass": 0.5,
            "LayTile": 0.3,
            "SellShares": 0.3,
            "LowerLot": 4,
            "Borrow": 3,
            "BuyPrivate": 2,
            "LayPrivateTile": 3,
        },
    ),
    "1849": Recipe(
        "1849",
        seed=28,
        whims=0.13,
        fondness={
            "GoBankrupt": 0.05,
            "Offer": 0.6,
            "Pass": 0.3,
            "LayTile": 0.3,
            "ClosePrivate": 3,
            "PlaceMarker": 2,
        },
        options=("acquiring_station_tokens", "bonds", "electric_dreams"),
    ),
    "1850": Recipe(
        "1850",
        seed=10,
        whims=0.25,
        fondness={
            "GoBankrupt": 0.05,
            "Offer": 0.3,
            "Pass": 0.5,
            "LayTile": 0.3,
            "BuyPrivate": 0.6,
            "SellShares": 1.5,
            "LayPrivateTile": 3,
            "RedeemShare": 4,
            "ReissueShares": 4,
            "BuyRight": 4,
        },
    ),
    "18CZ": Recipe(
        "18CZ",
        seed=3,
        whims=0.12,
        fondness={
            "Offer": 0.3,
            "Pass": 0.5,
            "LayTile": 0.3,
            "SellShares": 0.3,
            "TakeOver": 6,
            "BuyPrivate": 2,
            "LayPrivateTile": 3,
        },
    ),
}


def log(game: Game, language: str) -> str:
    """The whole game, a line for each event that is told, an empty line before each round."""
    scribe = Scribe(game.title, game.players, language)
    lines: list[str] = []
    for node in game.line():
        for event in node.events:
            line = render(event, scribe.at(node.state))
            if line is not None:
                lines += ["", line] if event.__class__.__name__ == "RoundBegan" and lines else [line]
    return "\n".join(lines) + "\n"


def labels(game: Game) -> Iterator[str]:
    """The moves of a game as a player would have read them."""
    scribe = Scribe(game.title, game.players)
    line = game.line()
    for before, after in pairwise(line):
        assert after.action is not None
        yield describe(after.action, scribe.at(before.state))


def replay(recipe: Recipe, moves: list[str]) -> Game:
    """The game in which these labels were chosen."""
    game = recipe.begin()
    scribe = Scribe(game.title, game.players)
    for number, label in enumerate(moves, 1):
        here = scribe.at(game.state)
        action = next((one for one in _candidates(game, label) if describe(one, here) == label), None)
        assert action is not None, f"move {number} cannot be played: {label}"
        game.push(action)
    return game


def _candidates(game: Game, label: str) -> Iterator[Action]:
    money = re.escape(game.title.currency).replace(r"\{\}", r"([\d,]*\d)")
    sums = [int(found.replace(",", "")) for found in re.findall(money, label)]
    for choice in game.legal_actions().menu:
        numbers = [one for one in sums if choice.low <= one <= choice.high] if choice.field else [0]
        yield from (with_number(choice, number) for number in numbers)


def invented(recipe: Recipe) -> Game | None:
    """A game by a recipe, if it ends in time."""
    chance, bot, game = random.Random(recipe.seed), NaiveBot(recipe.seed), recipe.begin()
    while not game.over:
        if game.ply == recipe.most:
            return None
        game.push(_whim(game, chance, recipe) if chance.random() < recipe.whims else bot.choose(game))
    return game


def _whim(game: Game, chance: random.Random, recipe: Recipe) -> Action:
    kinds: dict[str, list[Choice]] = {}
    for choice in game.legal_actions().menu:
        kinds.setdefault(choice.action.__class__.__name__, []).append(choice)
    weights = [recipe.fondness.get(kind, 1) for kind in kinds]
    choice = chance.choice(kinds[chance.choices(list(kinds), weights)[0]])
    return with_number(choice, chance.randrange(choice.low, min(choice.high, choice.low + 60) + 1, 5))


def write(recipe: Recipe, game: Game) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    recipe.moves.write_text("\n".join(labels(game)) + "\n", encoding="utf-8")
    for language in LANGUAGES:
        recipe.log(language).write_text(log(game, language), encoding="utf-8")


def kept(recipe: Recipe) -> Game:
    """The game whose moves are kept."""
    return replay(recipe, recipe.moves.read_text(encoding="utf-8").splitlines())


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for title in [word for word in wanted if word != "--new"] or RECIPES:
        game = invented(RECIPES[title]) if "--new" in wanted else kept(RECIPES[title])
        assert game is not None, f"the game of {title} takes too long: try another seed"
        write(RECIPES[title], game)
