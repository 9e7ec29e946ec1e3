"""Games that bots once played for the tests of the page, kept as files.

Those tests look at certain positions: a hex with this tile, a player with so much money. Bots learn, and then play
other games; so what a test has found once is kept for it in `tests/played`. A game that is not there yet is played;
with `TRESHAM_KEEP_GAMES=1` in the environment it is kept as well.
"""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Callable
from functools import lru_cache, wraps
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

FOLDER = Path(__file__).parent / "played"
P = ParamSpec("P")
T = TypeVar("T")


def kept(play: Callable[P, T]) -> Callable[P, T]:
    """What a function makes of games that bots play, as it was when it was kept; rows come back as lists."""

    @lru_cache(maxsize=16)
    def read(name: str) -> T:
        return cast("T", json.loads(gzip.decompress((FOLDER / name).read_bytes())))

    @wraps(play)
    def look(*args: P.args, **kwargs: P.kwargs) -> T:
        name = file_name(play.__name__, *args, *kwargs.values())
        if (FOLDER / name).exists():
            return read(name)
        made = play(*args, **kwargs)
        if os.environ.get("TRESHAM_KEEP_GAMES"):
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / name).write_bytes(gzip.compress(json.dumps(made).encode(), mtime=0))
        return made

    return look


def file_name(*words: object) -> str:
    """Where the game that these words ask for is kept."""
    told = [sorted(word) if isinstance(word, frozenset) else word for word in words]
    return re.sub(r"[^0-9A-Za-z]+", "-", " ".join(map(str, told))).strip("-") + ".json.gz"
