"""Answers as somebody types them, turned into the form that is judged."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice, product
from typing import Any

from ..core.action import Run
from ..core.game import Game
from ..core.ids import Train
from ..core.illegal import Illegal
from ..core.table import Table
from ..rules.running import running_trains, runs_worth
from ..text import LANGUAGES, word
from ..track.ids import Stop
from ..view.clicked_stops import fill_in
from ..view.table_names import TableNames
from .best_run_puzzles import written_runs
from .judging import UnreadAnswer
from .puzzle import Puzzle, PuzzleKind, Subject
from .shipped import position_of, subject_of

MOST_GUESSES = 64
"""So many ways are tried to understand a run through hexes with several stops."""


def read_answer(one: Puzzle, text: str) -> Any:
    """What somebody has typed, as data; `UnreadAnswer` if it cannot be understood.

    Runs: `3: E19 F20 H18; 2: D10 D14`; a tile: `E11 57 2`, the last number may be missing; shares: `3`; a rescue: `no`,
    or `yes: PRR 2, NYC 1`.
    """
    game = position_of(one)
    if one.kind is PuzzleKind.RUNS:
        return {"runs": _runs(one, game, subject_of(one, game), text)}
    if one.kind is PuzzleKind.TILE:
        return _tile(one, text)
    if one.kind is PuzzleKind.DUMP:
        if not text.strip().isdecimal():
            raise UnreadAnswer(one.kind, text)
        return {"shares": int(text)}
    return _rescue(one, game, text)


def _tile(one: Puzzle, text: str) -> Any:
    parts = text.split()
    if not 2 <= len(parts) <= 3:
        raise UnreadAnswer(one.kind, text)
    hex, tile, *turn = parts
    is_turned = bool(turn) or tile[-2:-1] == ":"
    return {"hex": hex.upper(), "lay" if is_turned else "tile": ":".join([tile, *turn])}


def said_yes_or_no(said: str) -> bool | None:
    """Yes or no, in any of our languages or by the first letter; none if it is neither."""
    for name, means in (("yes", True), ("no", False)):
        words = {word(name, language).lower() for language in LANGUAGES}
        if said.lower() in words | {one[0] for one in words}:
            return means
    return None


def _rescue(one: Puzzle, game: Game, text: str) -> Any:
    said, _, listed = text.partition(":")
    saved = said_yes_or_no(said.strip())
    if saved is None:
        raise UnreadAnswer(one.kind, text)
    symbols = {corporation.symbol.lower(): corporation.symbol for corporation in game.title.corporations}
    sales = []
    for sale in filter(str.strip, re.split(r"[,;]", listed)):
        match = re.fullmatch(r"\s*(\S.*?)\s+(\d{1,3})\s*", sale)
        if match is None:
            raise UnreadAnswer(one.kind, sale.strip())
        sales.append({"corp": symbols.get(match[1].lower(), match[1]), "shares": int(match[2])})
    return {"saved": saved, "sales": sales}


def _runs(one: Puzzle, game: Game, subject: Subject, text: str) -> Any:
    """Every train by its name, then the hexes where it stops; of several trains with a name, each in its turn."""
    t, names, runs = game.table(), TableNames(game.title, game.players), []
    idle = running_trains(t, subject.corp)
    for told in filter(str.strip, text.split(";")):
        name, colon, stops = told.partition(":")
        train = next((one for one in idle if names.train(t.state, one).lower() == name.strip().lower()), None)
        if not colon or train is None:
            raise UnreadAnswer(one.kind, told.strip())
        idle.remove(train)
        runs.append((train, [_stops(one, game, stop) for stop in re.split(r"[\s,–-]+", stops.strip())]))
    if not runs:
        raise UnreadAnswer(one.kind, text)
    return written_runs(game, subject.corp, tuple(_likeliest(t, subject, *run) for run in runs))


def _stops(one: Puzzle, game: Game, name: str) -> list[Stop]:
    """The stops on a hex, or the one that is named with its number."""
    atlas = game.title.atlas
    hex, _, number = name.upper().partition(".")
    if hex not in atlas.names:
        raise UnreadAnswer(one.kind, name)
    at = atlas.names.index(hex)
    stops = [Stop(stop) for stop in range(atlas.first_stop[at], (*atlas.first_stop, atlas.stop_count)[at + 1])]
    if number:
        stops = [stop for index, stop in enumerate(stops) if str(index) == number]
    if not stops:
        raise UnreadAnswer(one.kind, name)
    return stops


def _likeliest(t: Table, subject: Subject, train: Train, stops: Sequence[list[Stop]]) -> Run:
    """The run that was meant: of several stops on a hex, those with which it earns most; its way is found later."""
    guesses = [Run(train, chosen, ()) for chosen in islice(product(*stops), MOST_GUESSES)]
    return max(guesses, key=lambda run: _worth(t, subject, run))


def _worth(t: Table, subject: Subject, run: Run) -> int:
    try:
        return runs_worth(t, subject.corp, fill_in(t, subject.corp, (run,)))
    except Illegal:
        return -1
