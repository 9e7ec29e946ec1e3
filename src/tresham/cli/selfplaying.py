"""`tresham selfplay`: bots play many games; what came of them, and the games as files."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from ..core import saved
from ..core.codec import Codec
from ..core.game import Game
from ..interop.xxgames.replay_on_site import Untellable
from ..interop.xxgames.writer import record
from ..text import word
from ..titles import PLATFORM, RULEBOOK
from .bot_games import derived_seed, moves, start, usual_seats
from .errors import Sorry
from .files import write_text
from .new_games import words_of
from .recorded_games import end_of, ranking
from .result_tables import standings
from .screen import print_json, progress, screen, table
from .title_checks import check_offer


def selfplay(args: Namespace) -> int:
    """Play a series of games; the status is 1 if one of them did not come to its end."""
    if args.games < 1:
        raise Sorry("sorry-no-games")
    args.profile = args.profile or (PLATFORM if args.format == PLATFORM else RULEBOOK)
    options = words_of(args.options)
    seats = usual_seats(args.title, options) if args.players is None else args.players
    check_offer(args.title, seats, options, args.profile)
    begun, rows = perf_counter(), []
    with progress() as bar:
        for number in bar.track(range(args.games), description="selfplay"):
            seed = derived_seed(args.seed, number)
            game = start(args.title, seats, options, seed, args.profile)
            for _ in moves(game, args.bot, seed):
                pass
            rows.append(_row(args, game, number))
    seconds = perf_counter() - begun
    if args.json:
        print_json(_report(args, seats, rows, seconds))
    else:
        _tell(rows, seconds, game.title.currency, args.language)
    return 0 if all(row["finished"] and not row["problem"] for row in rows) else 1


def _row(args: Namespace, game: Game, number: int) -> dict[str, Any]:
    """One game in the list."""
    problem = None if game.over else word("selfplay-no-end", args.language)
    try:
        file = _save(args, game, number)
    except Untellable:
        file, problem = None, word("selfplay-untellable", args.language, profile=PLATFORM)
    return {
        "game": number,
        "seed": game.seed,
        "actions": game.ply,
        "finished": game.over,
        "reason": end_of(game),
        "phase": game.title.phases[game.state.phase].name,
        "result": dict(ranking(game)),
        "digest": Codec(game.title, game.players).digest(game.state),
        "file": file,
        "problem": problem,
    }


def _save(args: Namespace, game: Game, number: int) -> str | None:
    """Write the game if a folder was named; where it is."""
    if args.save is None:
        return None
    path = Path(args.save) / f"{game.title.key}-{len(game.players)}p-{args.bot}-{args.seed}-{number:03}.json"
    if args.format == "18xx.games":
        write_text(path, json.dumps(record(game), ensure_ascii=False, indent=1) + "\n")
    else:
        write_text(path, saved.dump(game))
    return str(path)


def _report(args: Namespace, seats: int, rows: list[dict[str, Any]], seconds: float) -> dict[str, Any]:
    return {
        "title": args.title,
        "players": seats,
        "options": sorted(words_of(args.options)),
        "profile": args.profile,
        "bot": args.bot,
        "seed": args.seed,
        "seconds": round(seconds, 3),
        "games": rows,
    }


def _tell(rows: list[dict[str, Any]], seconds: float, currency: str, lang: str) -> None:
    out = screen()
    told = [
        (
            row["game"],
            row["seed"],
            row["actions"],
            row["phase"],
            word("selfplay-cause", lang, cause=row["reason"] or "none"),
            standings(row["result"], currency, lang),
        )
        for row in rows
    ]
    names = ("selfplay-game", "selfplay-seed", "selfplay-actions", "phase", "selfplay-end", "result")
    out.print(table("", [word(name, lang) for name in names], told, numbers=(0, 1, 2)))
    out.print(_summary([row["actions"] for row in rows], seconds, lang))
    for row in rows:
        if row["problem"]:
            out.print(word("selfplay-problem", lang, game=str(row["game"]), problem=row["problem"]), style="red")
        elif row["file"]:
            out.print(row["file"], style="dim")


def _summary(lengths: list[int], seconds: float, lang: str) -> str:
    games, low, high = len(lengths), min(lengths), max(lengths)
    each = {"median": median(lengths), "seconds": seconds / games}
    return word("selfplay-summary", lang, games=games, low=low, high=high, **each)
