"""`tresham draw`: the map of a title, or of a game after any ply."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import tresham

from ..core.action import RunTrains
from ..core.game import Game, Node
from ..draw import board_svg
from ..text import word
from ..titles import SHELF
from .bot_games import usual_seats
from .errors import Sorry
from .files import write_text
from .recorded_games import open_game
from .screen import screen


def draw(args: Namespace) -> int:
    """Draw the board as an SVG file."""
    game = _game(args.source)
    node = position(game, args.at)
    write_text(args.output, board_of(game, node))
    title, lang = game.title.key, args.language
    screen().print(word("draw-saved", lang, file=args.output, title=title, ply=node.ply, count=game.ply))
    return 0


def _game(source: str) -> Game:
    """The game in a file; or a title, as its map lies in the box."""
    if source in SHELF and not Path(source).exists():
        return tresham.new(source, [str(seat + 1) for seat in range(usual_seats(source))])
    if not Path(source).exists() and "." not in source and "/" not in source:
        raise Sorry("sorry-no-source", source=source, known=", ".join(SHELF))
    return open_game(source)


def position(game: Game, ply: int | None) -> Node:
    """The position after a ply; the last one if none is named."""
    line = game.line()
    if ply is None:
        return line[-1]
    if not 0 <= ply < len(line):
        raise Sorry("sorry-no-ply", ply=str(ply), last=str(len(line) - 1))
    return line[ply]


def board_of(game: Game, node: Node) -> str:
    """The board of a position; if trains have just run, with their runs."""
    runs = node.action.runs if isinstance(node.action, RunTrains) else ()
    return board_svg(game.title, node.state, runs=runs)
