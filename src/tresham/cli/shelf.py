"""`tresham titles`, `new`, `export` and `audit`: what can be played, and games as files."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

import tresham

from ..core import saved
from ..core.codec import Codec
from ..core.illegal import Illegal
from ..core.letters import is_plain
from ..interop.xxgames.writer import record
from ..text import Scribe, explain, word
from ..titles import PROFILES, SHELF, build
from .courses import blaming, open_game, start_of
from .files import is_record, read_game_data, write_text
from .offers import check_offer
from .screen import print_json, progress, screen, table
from .sorry import Sorry

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
    names = ("title-key", "title-name", "players", "variants", "title-profiles")
    screen().print(table("", [word(name, args.language) for name in names], rows))
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
        raise Sorry("sorry-names")
    if not all(map(is_plain, players)):
        raise Sorry("sorry-unshowable")
    options = words_of(args.options)
    check_offer(args.title, len(players), options, args.profile)
    game = tresham.new(args.title, players, options, args.seed, args.profile)
    write_text(args.output, saved.dump(game))
    what = {"title": game.title.key, "players": ", ".join(players), "profile": game.title.profile}
    screen().print(word("new-saved", args.language, file=args.output, **what))
    return 0


def export(args: Namespace) -> int:
    """Write a game as an 18xx.games record."""
    game = open_game(args.file)
    data = record(game)
    write_text(args.output, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    screen().print(word("export-saved", args.language, file=args.output, count=len(data["actions"])))
    return 0


def audit(args: Namespace) -> int:
    """List the moves of a saved game that the present rules would judge otherwise."""
    data = read_game_data(args.file)
    if is_record(data):
        raise Sorry("sorry-audit-record", file=args.file)
    with blaming(args.file):
        findings = _disagreements(data, args.language)
    if args.json:
        print_json({"file": args.file, "moves": len(data["moves"]), "disagreements": findings})
    else:
        _tell_findings(findings, len(data["moves"]), args.language)
    return 1 if findings else 0


def _tell_findings(findings: list[dict[str, Any]], moves: int, lang: str) -> None:
    out = screen()
    for one in findings[:MOST_TOLD]:
        rule = f" [{one['rule']}]" if one["rule"] else ""
        out.print(word("audit-finding", lang, ply=str(one["ply"]), text=one["text"]) + rule, style="red")
    if len(findings) > MOST_TOLD:
        out.print(word("audit-more", lang, count=len(findings) - MOST_TOLD))
    summary = word("audit-summary", lang, moves=moves, findings=len(findings))
    out.print(summary, style="red" if findings else "green")


def _disagreements(data: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """Each stored move is tried from the stored position before it, so that one difference does not hide the next."""
    game, stored = start_of(data), saved.load(data, build)
    codec, scribe = Codec(stored.title, stored.players), Scribe(stored.title, stored.players, lang)
    findings = []
    with progress() as bar:
        for node in bar.track(stored.line()[1:], description="audit"):
            assert node.action is not None
            trial = game.copy()
            found = {"ply": node.ply, "code": "state_differs", "rule": None, "text": word("audit-differs", lang)}
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
