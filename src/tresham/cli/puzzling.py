"""`tresham puzzle`: a puzzle is shown, an answer is judged, a solution is told."""

from __future__ import annotations

from argparse import Namespace
from datetime import date
from typing import Any

from ..draw import board_svg
from ..puzzles import (
    HARDEST,
    Judgement,
    Puzzle,
    PuzzleKind,
    PuzzleWords,
    UnknownPuzzle,
    UnreadAnswer,
    chosen,
    judge,
    of_the_day,
    puzzle,
    puzzles,
    read_answer,
    solution_verdict,
)
from ..text import word
from .errors import Sorry
from .files import write_text
from .screen import print_json, screen, table
from .title_checks import known_title

KINDS = tuple(str(kind) for kind in PuzzleKind)
"""As words, since whoever types another one is told them."""


def puzzle_command(args: Namespace) -> int:
    """Show a puzzle; with an answer, the status is 1 if it is wrong."""
    one = _asked_for(args)
    words = PuzzleWords(one, "en" if args.json else args.language)
    verdict = None if args.answer is None else _judged(one, words, args.answer)
    shown = solution_verdict(one) if args.solution else verdict
    path = args.output or f"out/puzzle-{one.id}.svg"
    state = words.game.state if shown is None or shown.state is None else shown.state
    write_text(path, board_svg(words.game.title, state, runs=() if shown is None else shown.runs))
    if args.json:
        print_json(_told(words, verdict, args.solution, path))
    else:
        _show(words, verdict, args, path)
    return 0 if verdict is None or verdict.is_right else 1


def _asked_for(args: Namespace) -> Puzzle:
    """The puzzle with an id, or that of a day: of all puzzles, or of those of a title, kind and level."""
    title = "" if args.title is None else known_title(args.title)
    if args.level is not None and not 1 <= args.level <= HARDEST:
        raise Sorry("sorry-no-level", level=str(args.level), most=str(HARDEST))
    found = chosen(title, args.kind or "", args.level or 0)
    if args.id is not None:
        found = [one for one in found if one == _named(args.id)]
    if not found:
        raise Sorry("sorry-no-such-puzzles")
    return of_the_day(_day(args.day), found)


def _named(id: str) -> Puzzle:
    try:
        return puzzle(id)
    except UnknownPuzzle as error:
        raise Sorry("sorry-no-puzzle", id=repr(id), known=", ".join(list(puzzles())[:3])) from error


def _day(text: str | None) -> date:
    if text is None:
        return date.today()
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Sorry("sorry-no-date", date=repr(text)) from error


def _judged(one: Puzzle, words: PuzzleWords, text: str) -> Judgement:
    try:
        return judge(one, read_answer(one, text))
    except UnreadAnswer as error:
        raise Sorry("sorry-answer", complaint=words.unread(error)) from error


def _told(words: PuzzleWords, verdict: Judgement | None, with_solution: bool, path: str) -> dict[str, Any]:
    """A puzzle for scripts; what would spoil it comes only if it was asked for."""
    one = words.puzzle
    told: dict[str, Any] = {
        "id": one.id,
        "title": one.title,
        "kind": one.kind,
        "level": one.level,
        "corporation": one.corp,
        "player": one.player or None,
        "game": {"players": list(words.game.players), "seed": words.game.seed, "ply": one.ply},
        "question": words.question(),
        "answer": words.form(),
        "facts": [list(fact) for fact in words.facts()],
        "board": path,
    }
    if verdict is not None:
        told["verdict"] = {
            "right": verdict.is_right,
            "outcome": verdict.outcome,
            "value": verdict.value,
            "text": words.verdict(verdict),
        }
    if with_solution:
        proof = one.solution
        told["solution"] = {
            "best": proof.best,
            "runner_up": proof.runner_up,
            "tried": proof.tried,
            "nodes": proof.nodes,
            "answer": proof.answer,
            "traits": list(proof.traits),
        }
    return told


def _show(words: PuzzleWords, verdict: Judgement | None, args: Namespace, path: str) -> None:
    """A puzzle for people."""
    out, lang = screen(), args.language
    out.print(words.heading(), style="bold")
    out.print(words.question())
    if verdict is not None:
        out.print(words.verdict(verdict), style="green" if verdict.is_right else "red")
    if args.solution:
        for line in (*words.solution(), *words.proof()):
            out.print(line)
    if verdict is None and not args.solution:
        out.print(table("", ["", ""], words.facts()))
        out.print(f"--answer: {words.form()}")
        out.print(word("puzzle-more", lang, id=words.puzzle.id))
    out.print(word("saved", lang, file=path))
