"""`tresham titles`, `new`, `export` and `audit`: what can be played, and games as files."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

import tresham

from ..core import saved
from ..core.codec import Codec, Malformed
from ..core.illegal import Illegal
from ..interop.xxgames.writer import record
from ..text import Scribe, explain
from ..titles import PROFILES, SHELF, build
from .courses import open_game
from .files import is_record, read_game_data, write_text
from .screen import Sorry, language, print_json, progress, screen, table

MOST_TOLD = 20
"""So many findings of an audit are told to people."""


def titles(args: Namespace) -> int:
    """The titles on the shelf."""
    shelf = [
        {
            "key": one.key,
            "name": one.name,
            "players": {"min": one.seats[0], "max": one.seats[-1]},
            "options": list(one.options),
            "profiles": list(PROFILES),
        }
        for one in SHELF.values()
    ]
    if args.json:
        print_json(shelf)
        return 0
    rows = [
        (one.key, one.name, f"{one.seats[0]}–{one.seats[-1]}", "\n".join(one.options), "\n".join(PROFILES))
        for one in SHELF.values()
    ]
    screen().print(table("", ("key", "name", "players", "options", "profiles"), rows))
    return 0


def words_of(text: str | None) -> list[str]:
    """The words of a list written with commas.

    >>> words_of("Ann, Bob,Eve"), words_of(None)
    (['Ann', 'Bob', 'Eve'], [])
    """
    return [one.strip() for one in text.split(",")] if text else []


def new(args: Namespace) -> int:
    """Begin a game and save it."""
    players = words_of(args.players)
    if not all(players) or len(set(players)) < len(players):
        raise Sorry("the players must have different names, with commas between them: Ann,Bob,Eve")
    game = tresham.new(args.title, players, words_of(args.options), args.seed, args.profile)
    write_text(args.output, saved.dump(game))
    screen().print(f"{args.output}: {game.title.key}, {', '.join(players)}, {game.title.profile}")
    return 0


def export(args: Namespace) -> int:
    """Write a game as an 18xx.games record."""
    game = open_game(args.file)
    data = record(game)
    write_text(args.output, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    screen().print(f"{args.output}: {len(data['actions'])} actions")
    return 0


def audit(args: Namespace) -> int:
    """List the moves of a saved game that the present rules would judge otherwise."""
    data = read_game_data(args.file)
    if is_record(data):
        raise Sorry(f"{args.file}: an 18xx.games record has no events to compare with; use tresham replay")
    try:
        findings = _disagreements(data, language(args.language))
    except Malformed as error:
        raise Malformed(f"{args.file}: {error}") from error
    if args.json:
        print_json({"file": args.file, "moves": len(data["moves"]), "disagreements": findings})
    else:
        out = screen()
        for one in findings[:MOST_TOLD]:
            out.print(f"move {one['ply']}: {one['text']}" + (f" [{one['rule']}]" if one["rule"] else ""), style="red")
        if len(findings) > MOST_TOLD:
            out.print(f"… and {len(findings) - MOST_TOLD} more; --json lists all")
        out.print(f"{len(data['moves'])} moves, {len(findings)} judged otherwise", style="red" if findings else "green")
    return 1 if findings else 0


def _disagreements(data: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """Each stored move is tried from the stored position before it, so that one difference does not hide the next."""
    stored = saved.load(data, build)
    codec, scribe = Codec(stored.title, stored.players), Scribe(stored.title, stored.players, lang)
    game, findings = saved.start(data, build), []
    with progress() as bar:
        for node in bar.track(stored.line()[1:], description="audit"):
            assert node.action is not None
            trial = game.copy()
            found = {"ply": node.ply, "code": "state_differs", "rule": None, "text": "the table afterwards differs"}
            try:
                trial.push(node.action)
            except Illegal as refused:
                told = explain(refused, scribe.at(game.state))
                findings.append({**found, "code": refused.code, "rule": refused.rule, "text": told})
            else:
                if codec.digest(trial.state) != codec.digest(node.state):
                    findings.append(found)
            game.fold(node.action, node.events)
    return findings
