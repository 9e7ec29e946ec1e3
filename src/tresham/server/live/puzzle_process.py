"""What is worked out about puzzles in a process beside the server: positions are played again, answers judged."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core.action import Run
from ...core.illegal import Illegal
from ...core.naming import Malformed
from ...core.state import State
from ...draw import changed_hexes, drawings, sheet, symbols, with_lines
from ...puzzles import (
    Judgement,
    Puzzle,
    PuzzleKind,
    PuzzleWords,
    UnreadAnswer,
    judge,
    puzzle,
    read_answer,
    solution_verdict,
)
from ...rules.shares import holdings
from ...text import describe, describe_choice, explain
from ...titles import SHELF
from ...view import Wording, look, menu, plain, routes, runs_made
from ...view.menu_shapes import MenuView
from ...view.shapes import RoutesView
from ..errors import ApiError, rule_link
from .puzzle_shapes import PuzzleCard, PuzzleFact, PuzzlePicture, PuzzleSolution, PuzzleVerdict, PuzzleView

LAY = "lay_tile"


def card_of(one: Puzzle, kind_name: str) -> PuzzleCard:
    """A line of the list."""
    return PuzzleCard(
        id=one.id,
        title=one.title,
        title_name=SHELF[one.title].name,
        kind=one.kind.value,
        kind_name=kind_name,
        level=one.level,
    )


def show_puzzle(id: str, language: str) -> dict[str, Any]:
    """A puzzle with all that a board needs, as plain data."""
    one = puzzle(id)
    words = PuzzleWords(one, language)
    game, title = words.game, words.game.title
    held = holdings(game.table(), words.subject.player) if one.kind is PuzzleKind.RESCUE else {}
    view = PuzzleView(
        **card_of(one, words.kind()),
        corp=one.corp,
        player=one.player,
        players=list(game.players),
        ply=one.ply,
        question=words.question(),
        form=words.form(),
        facts=[PuzzleFact(name=name, value=value) for name, value in words.facts()],
        holdings=[title.corporation(corp).symbol for corp in held],
        sheet=sheet(title, language),
        view=look(game),
        drawings=drawings(title, game.state, language),
        menu=_menu(one, words),
    )
    told: dict[str, Any] = plain(view)
    return told


def _voice(words: PuzzleWords) -> Wording:
    scribe = words.scribe
    return Wording(
        lambda choice, trial: describe_choice(choice, scribe, trial),
        lambda action: describe(action, scribe),
        lambda refused: explain(refused, scribe),
    )


def _menu(one: Puzzle, words: PuzzleWords) -> MenuView:
    """What may be pointed at on the map: tiles, if that is what is asked. The best runs are nobody's business."""
    found = menu(words.game, _voice(words), refused=False)
    asks_tile = one.kind is PuzzleKind.TILE
    return replace(found, choices=tuple(choice for choice in found.choices if asks_tile and choice.kind == LAY))


def puzzle_symbols(id: str) -> str:
    """Tiles and tokens of the title, to be placed by a page."""
    title = PuzzleWords(puzzle(id), "en").game.title
    return symbols(title.atlas, title.corporations)


def judge_answer(id: str, answer: Any, text: str | None, language: str) -> dict[str, Any]:
    """What came of an answer, given as data or as it was typed."""
    one = puzzle(id)
    words = PuzzleWords(one, language)
    try:
        found = judge(one, answer if text is None else read_answer(one, text))
    except UnreadAnswer as error:
        params = {"kind": error.kind.value, "what": error.what}
        raise ApiError(400, "unread_answer", params, message=words.unread(error)) from None
    is_revenue = found.outcome in ("right", "less") and one.kind in (PuzzleKind.RUNS, PuzzleKind.TILE)
    verdict = PuzzleVerdict(
        right=found.is_right,
        outcome=found.outcome,
        value=found.value,
        best=one.solution.best if is_revenue else None,
        message=words.verdict(found),
        rule="" if found.refusal is None else found.refusal.rule,
        **_drawn(words, found, language),
    )
    told: dict[str, Any] = plain(verdict)
    return told


def tell_solution(id: str, language: str) -> dict[str, Any]:
    """The answer with its proof."""
    one = puzzle(id)
    words, proof = PuzzleWords(one, language), one.solution
    found = PuzzleSolution(
        lines=words.solution(),
        proof=words.proof(),
        answer=proof.answer,
        best=proof.best,
        runner_up=proof.runner_up,
        tried=proof.tried,
        nodes=proof.nodes,
        traits=list(proof.traits),
        **_drawn(words, solution_verdict(one), language),
    )
    told: dict[str, Any] = plain(found)
    return told


def _drawn(words: PuzzleWords, found: Judgement, language: str) -> PuzzlePicture:
    """Runs with their lines, and the hexes that look otherwise then."""
    title, before = words.game.title, words.game.state
    state: State = before if found.state is None else found.state
    game = words.game.copy()
    game.node = replace(game.node, state=state)
    told = runs_made(game, words.subject.corp, found.runs)
    hexes = changed_hexes(title, before, state)
    return PuzzlePicture(
        runs=list(with_lines(title, state, told, found.runs)),
        drawings=drawings(title, state, language, hexes) if hexes else {},
    )


def judge_runs(id: str, wanted: list[Any], language: str) -> dict[str, Any]:
    """Runs that somebody draws: what they earn, what is wrong with each; nothing about better ones."""
    one = puzzle(id)
    words = PuzzleWords(one, language)
    if one.kind is not PuzzleKind.RUNS:
        raise ApiError(404, "not_found")
    try:
        view, runs = routes(words.game, one.corp, _voice(words), wanted)
    except Malformed as error:
        raise ApiError(400, "no_action", {"detail": str(error)[:300]}) from None
    except Illegal as refused:
        rule = rule_link(one.title, refused.rule)
        message = explain(refused, words.scribe)
        raise ApiError(422, refused.code, {}, rule, message) from None
    told: dict[str, Any] = plain(_unspoilt(words, view, runs))
    return told


def _unspoilt(words: PuzzleWords, view: RoutesView, runs: tuple[Run, ...]) -> RoutesView:
    """The same runs without a word about what the best would be: neither as a number nor as an objection to all."""
    problems = tuple(problem for problem in view.problems if problem.run is not None)
    written = [{"train": run.train, "stops": list(run.stops)} for run in view.runs]
    action: dict[str, object] | None = None if problems else {"type": "run_trains", "by": view.corp, "runs": written}
    view = replace(view, best=view.revenue, bound=view.revenue, proven=False, problems=problems, action=action)
    return replace(view, runs=with_lines(words.game.title, words.game.state, view.runs, runs))
