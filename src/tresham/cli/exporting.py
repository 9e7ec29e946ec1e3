"""`tresham export`: a game as a record of 18xx.games."""

from __future__ import annotations

import json
from argparse import Namespace

from ..interop.xxgames.writer import record
from ..text import word
from .files import write_text
from .recorded_games import open_game
from .screen import screen


def export(args: Namespace) -> int:
    """Write a game as an 18xx.games record."""
    game = open_game(args.file)
    data = record(game)
    write_text(args.output, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    screen().print(word("export-saved", args.language, file=args.output, count=len(data["actions"])))
    return 0
