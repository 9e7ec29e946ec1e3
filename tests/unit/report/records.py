"""Golden games to be reported on: a good one and a wild one of every title."""

import gzip
import json
from functools import cache

from tests.marks import ROOT
from tresham.core import saved
from tresham.core.game import Game
from tresham.titles import build

RECORDS = (
    "1830/4-naive-rulebook",
    "1830/6-random-site",
    "1848/3-random-rulebook",
    "1848/5-naive-site",
    "1849/3-naive-rulebook",
    "1849/5-random-site",
    "1850/4-naive-rulebook",
    "1850/5-random-site",
    "18CZ/3-naive-rulebook",
    "18CZ/4-random-rulebook",
)


@cache
def recorded(name: str) -> Game:
    """A golden game, at its end."""
    path = ROOT / "tests/golden" / f"{name}.json.gz"
    return saved.load(json.loads(gzip.decompress(path.read_bytes())), build)
