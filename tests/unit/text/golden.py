"""A short game told in every language, to be read and compared: `python -m tests.unit.text.golden` writes it anew.

The moves stand in `tests/golden/text/1830.moves.txt` as their English labels, so that a reader can follow them and a
new order of the menu changes nothing; beside them the logs, one for each language.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import tresham
from tests.marks import ROOT
from tests.unit.text.tables import PLAYERS
from tresham.core.action import Action
from tresham.core.game import Game
from tresham.core.legal import with_number
from tresham.core.table import Choice
from tresham.text import LANGUAGES, Scribe, describe, render

FOLDER = ROOT / "tests/golden/text"
MOVES = FOLDER / "1830.moves.txt"
SEED = 279
TASTES = {
    "Offer": 0.03,
    "SellShares": 0.25,
    "ExchangePrivate": 0.3,
    "Pass": 3,
    "TakeLot": 8,
    "BuyShares": 8,
    "BuyTrain": 6,
}
"""How fond the players are of each kind of action; of any other kind 1."""


def log_file(language: str) -> str:
    return f"1830.{language}.log"


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


def replay(moves: list[str]) -> Game:
    """The game in which these labels were chosen."""
    game = tresham.new("1830", PLAYERS)
    scribe = Scribe(game.title, game.players)
    for number, label in enumerate(moves, 1):
        here = scribe.at(game.state)
        action = next((one for one in _candidates(game, label) if describe(one, here) == label), None)
        assert action is not None, f"move {number} cannot be played: {label}"
        game.push(action)
    return game


def _candidates(game: Game, label: str) -> Iterator[Action]:
    sums = [int(found.replace(",", "")) for found in re.findall(r"\$([\d,]*\d)", label)]
    for choice in game.legal_actions().menu:
        numbers = [one for one in sums if choice.low <= one <= choice.high] if choice.field else [0]
        yield from (with_number(choice, number) for number in numbers)


def invented(seed: int, most: int) -> Game | None:
    """A game by players with tastes, if it ends within so many moves."""
    chance = random.Random(seed)
    game = tresham.new("1830", PLAYERS)
    while not game.over:
        if game.ply == most:
            return None
        kinds: dict[str, list[Choice]] = {}
        for choice in game.legal_actions().menu:
            kinds.setdefault(choice.action.__class__.__name__, []).append(choice)
        weights = [TASTES.get(kind, 1) for kind in kinds]
        choice = chance.choice(kinds[chance.choices(list(kinds), weights)[0]])
        game.push(with_number(choice, chance.randrange(choice.low, min(choice.high, choice.low + 60) + 1, 5)))
    return game


def write(game: Game) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    MOVES.write_text("\n".join(labels(game)) + "\n", encoding="utf-8")
    for language in LANGUAGES:
        (FOLDER / log_file(language)).write_text(log(game, language), encoding="utf-8")


if __name__ == "__main__":
    short = invented(SEED, 400)
    assert short is not None, "that game takes too long: try another seed"
    write(short)
