"""Which words the rules put into events, such as the reason of a price or the purpose of a payment: read from their
source."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import tresham

SOURCE = Path(tresham.__file__).parent

PLACES = {
    "pay": ("paid", "purpose", 3),
    "move_marker": ("price-moved", "reason", 3),
    "TrainDiscarded": ("train-discarded", "reason", 3),
    "give_up": ("train-discarded", "reason", 3),
    "TrainScrapped": ("train-scrapped", "reason", 3),
    "remove_from_depot": ("train-scrapped", "reason", 2),
    "EndAnnounced": ("end-announced", "cause", 0),
    "GameEnded": ("game-ended", "cause", 0),
}
"""By function: the message that tells of it, the variable that is a word, and which argument that is."""


@cache
def words() -> frozenset[tuple[str, str, str]]:
    """Every word that stands in the rules, with its message and variable."""
    found: set[tuple[str, str, str]] = set()
    for folder in ("core", "rules", "titles"):
        for file in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and _name(node.func) in PLACES:
                    message, variable, place = PLACES[_name(node.func)]
                    argument = node.args[place] if len(node.args) > place else None
                    if isinstance(argument, ast.Constant):
                        found.add((message, variable, str(argument.value)))
    return frozenset(found)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
