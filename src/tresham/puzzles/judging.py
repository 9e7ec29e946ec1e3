"""Judging answers: what an answer earns or brings about is found out on the engine, never by comparing words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ..core.action import LayTile, Run, SellShares
from ..core.game import Game
from ..core.ids import Party
from ..core.illegal import Illegal
from ..core.naming import Malformed
from ..core.state import State
from ..core.trial import try_out
from ..rules.running import best_runs, runs_worth
from ..rules.selling import natural_sales
from ..track.ids import Hex, Lay
from ..view.clicked_stops import fill_in
from ..view.routing import read_runs
from ..view.table_names import TableNames
from .dump_puzzles import outcomes, sold_by
from .puzzle import Puzzle, PuzzleKind, Subject
from .rescue_puzzles import bill_of, is_saved, sales_in_need, still_asked
from .shipped import position_of, subject_of

TURNS = tuple("012345")
"""How often a tile can be turned by a sixth."""
MOST_SALES = 40
"""Nobody needs more sales than that."""


class UnreadAnswer(ValueError):
    """An answer that cannot be understood: which kind was expected, and what was not understood."""

    def __init__(self, kind: PuzzleKind, what: object) -> None:
        super().__init__(f"no answer to a puzzle of the kind {kind}: {what}")
        self.kind = kind
        self.what = str(what)[:80]


@dataclass(frozen=True)
class Judgement:
    """What came of an answer."""

    is_right: bool
    outcome: str
    """In a word: right, less, refused, too-many, not-enough, cannot-sell, short, saved, lost."""
    value: int | None = None
    """What it earns; how many shares; how much money is still missing."""
    refusal: Illegal | None = None
    state: State | None = None
    """The position to be drawn: where a tile lies, or shares were sold."""
    runs: tuple[Run, ...] = ()


def judge(one: Puzzle, answer: Any) -> Judgement:
    """Judge an answer in the form of the kind; `UnreadAnswer` if it is none.

    Runs: `{"runs": [{"train": 3, "stops": ["E19.0", …]}]}`; a tile: `{"hex": "E11", "lay": "57:2"}`, or `"tile": "57"`
    for the best way to lay it; shares: `{"shares": 3}`; a rescue:
    `{"saved": true, "sales": [{"corp": …, "shares": 2}]}`.
    """
    if not isinstance(answer, Mapping):
        raise UnreadAnswer(one.kind, answer)
    game = position_of(one)
    subject = subject_of(one, game)
    try:
        return JUDGES[one.kind](one, game, subject, answer)
    except Illegal as refused:
        return Judgement(False, "refused", refusal=refused.with_traceback(None))
    except (Malformed, KeyError) as error:
        raise UnreadAnswer(one.kind, error) from error


def _judge_runs(one: Puzzle, game: Game, subject: Subject, answer: Mapping[str, Any]) -> Judgement:
    t, names, wanted = game.table(), TableNames(game.title, game.players), answer.get("runs")
    if not isinstance(wanted, list):
        raise UnreadAnswer(one.kind, wanted)
    runs = fill_in(t, subject.corp, read_runs(t, names, subject.corp, wanted))
    worth = runs_worth(t, subject.corp, runs)
    return _compared(one, worth, game.state, runs)


def _compared(one: Puzzle, worth: int, state: State, runs: tuple[Run, ...]) -> Judgement:
    is_right = worth >= one.solution.best
    return Judgement(is_right, "right" if is_right else "less", worth, state=state, runs=runs)


def _judge_tile(one: Puzzle, game: Game, subject: Subject, answer: Mapping[str, Any]) -> Judgement:
    atlas, corp = game.title.atlas, subject.corp
    hexes, hex = {name: Hex(number) for number, name in enumerate(atlas.names)}, answer.get("hex")
    if not isinstance(hex, str) or hex not in hexes:
        raise UnreadAnswer(one.kind, hex)
    verdicts, refusal = [], None
    for lay in _lays_named(one, game, answer):
        try:
            t = try_out(game.title, game.state, LayTile(corp, hexes[hex], lay)).table
        except Illegal as refused:
            refusal = refusal or refused.with_traceback(None)
            continue
        runs, plan = best_runs(t, corp)
        verdicts.append(_compared(one, plan.worth, t.state, runs))
    if not verdicts:
        return Judgement(False, "refused", refusal=refusal)
    return max(verdicts, key=lambda verdict: verdict.value or 0)


def _lays_named(one: Puzzle, game: Game, answer: Mapping[str, Any]) -> list[Lay]:
    """The tile as it was turned; or every way round, if nothing was said about that."""
    tiles, lay = [tile.name for tile in game.title.atlas.tiles], answer.get("lay")
    tile, _, turn = str(lay).rpartition(":") if lay is not None else (answer.get("tile"), "", "")
    if tile not in tiles or (lay is not None and turn not in TURNS):
        raise UnreadAnswer(one.kind, answer.get("tile") if lay is None else lay)
    first = tiles.index(tile) * 6
    return [Lay(first + int(turn))] if turn else [Lay(first + way) for way in range(6)]


def _judge_dump(one: Puzzle, game: Game, subject: Subject, answer: Mapping[str, Any]) -> Judgement:
    shares = answer.get("shares")
    if shares.__class__ is not int or shares < 0:
        raise UnreadAnswer(one.kind, shares)
    assert isinstance(shares, int)
    by_number: dict[int, bool] = {0: False}
    for sales, is_rid in outcomes(game, subject).values():
        by_number[sold_by(sales)] = by_number.get(sold_by(sales), False) or is_rid
    if shares not in by_number:
        return Judgement(False, "cannot-sell", shares)
    if not by_number[shares]:
        return Judgement(False, "not-enough", shares)
    fewest = min(number for number, is_rid in by_number.items() if is_rid)
    return Judgement(shares == fewest, "right" if shares == fewest else "too-many", shares)


def _judge_rescue(one: Puzzle, game: Game, subject: Subject, answer: Mapping[str, Any]) -> Judgement:
    saved, sales = answer.get("saved"), answer.get("sales", [])
    if saved.__class__ is not bool or not isinstance(sales, list) or len(sales) > MOST_SALES:
        raise UnreadAnswer(one.kind, answer)
    if not saved:
        is_right = not one.solution.best
        return Judgement(is_right, "lost" if is_right else "can-be-saved")
    wanted = []
    for sale in sales:
        if not isinstance(sale, Mapping) or sale.get("shares").__class__ is not int:
            raise UnreadAnswer(one.kind, sale)
        wanted.append((game.title.corp(str(sale.get("corp"))), int(sale["shares"])))
    return _sold_out(list(_played_out(game, subject, wanted)), subject)


def _sold_out(ends: list[Game], subject: Subject) -> Judgement:
    """What sales come to, of several ways to make them the best one."""
    saved = next((end for end in ends if is_saved(end, subject)), None)
    if saved is not None:
        return Judgement(True, "saved", state=saved.state)
    bills = [(bill_of(end), end) for end in ends]
    lacks = [bill.lack(end.table()) for bill, end in bills if bill is not None]
    return Judgement(False, "short", min(lacks) if lacks else None, state=ends[0].state)


def _played_out(game: Game, subject: Subject, wanted: list[tuple[Party, int]]) -> Iterator[Game]:
    """The positions that these sales lead to; a refusal if one of them may not be made."""
    if not wanted or not still_asked(game, subject):
        yield game
        return
    corp, shares = wanted[0]
    title = game.title
    fitting = [
        sale
        for sale in sales_in_need(game, subject)
        if title.cert_corp[sale.certs[0]] == corp and sale.shares == shares
    ]
    for sale in fitting or _refused(game, subject, corp, shares):
        there = game.copy()
        there.push(sale)
        yield from _played_out(there, subject, wanted[1:])


def _refused(game: Game, subject: Subject, corp: Party, shares: int) -> list[SellShares]:
    """A sale that is not on offer, to be refused with its reason; whoever has too few shares offers all of them."""
    t = game.table()
    tries = [sale for sale in natural_sales(t, subject.player) if t.title.cert_corp[sale.certs[0]] == corp]
    exact = [sale for sale in tries if sale.shares == shares]
    return exact[:1] or [SellShares(subject.player, (), shares)]


JUDGES = {
    PuzzleKind.RUNS: _judge_runs,
    PuzzleKind.TILE: _judge_tile,
    PuzzleKind.DUMP: _judge_dump,
    PuzzleKind.RESCUE: _judge_rescue,
}


def solution_verdict(one: Puzzle) -> Judgement:
    """What the solution comes to, to be shown."""
    return judge(one, one.solution.answer)
