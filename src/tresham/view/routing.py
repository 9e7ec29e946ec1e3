"""Runs of trains: the best there are, or those that somebody has drawn, judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..core.action import Action, Run, RunTrains
from ..core.game import Game
from ..core.ids import Party, Train
from ..core.illegal import Illegal
from ..core.naming import Malformed
from ..core.play import play, stage_of
from ..core.table import Table
from ..core.validate import validate
from ..rules.route_questions import last_runs
from ..rules.running import RunningTrains, best_runs, runs_worth, trains_of
from ..track.ids import Hex
from .clicked_stops import fill_in
from .shapes import ProblemView, RoutesView, RunView, TrainView
from .table_names import TableNames
from .wording import Wording


def routes(
    game: Game, symbol: str, wording: Wording, wanted: Sequence[Mapping[str, Any]] | None = None
) -> tuple[RoutesView, tuple[Run, ...]]:
    """The best runs of a corporation, or those that somebody wants: with what they earn, and what is wrong with them.

    Wanted runs are written as in actions; their `legs` may be left out, then a way from stop to stop is looked for.
    `Malformed` or `Illegal` if they name things that do not exist, `KeyError` if the corporation does not. The runs
    come along as the engine knows them, for the pen.
    """
    names, t = TableNames(game.title, game.players), game.table()
    corp = game.title.corp(symbol)
    past = last_runs(game.node, corp)
    best, plan = best_runs(t, corp, past) if corp in t.state.trains else ((), None)
    runs = best if wanted is None else fill_in(t, corp, read_runs(t, names, corp, wanted))
    earned = [_earned(t, corp, (run,)) for run in runs]
    problems, total = _problems(t, corp, runs, earned, wording)
    action = RunTrains(corp, runs)
    view = RoutesView(
        corp=symbol,
        runs=tuple(_run(t, names, run, _sum(worth)) for run, worth in zip(runs, earned, strict=True)),
        idle=_idle(t, names, corp, runs),
        revenue=total,
        best=plan.worth if plan is not None else 0,
        proven=plan is None or plan.proven,
        bound=plan.bound if plan is not None else 0,
        same_as_last=bool(past) and {_track(run) for run in past} == {_track(run) for run in runs},
        problems=problems,
        action=names.codec.write_action(action) if not problems and _may_run_now(t, corp) else None,
    )
    return view, tuple(runs)


def as_drawn(game: Game, action: Action) -> Action:
    """A run as it is shown before it is made: of equal runs those most like the last ones, of which the menu, which has
    only the state, knows nothing. Everything else as it is."""
    if not isinstance(action, RunTrains):
        return action
    return replace(action, runs=best_runs(game.table(), action.by, last_runs(game.node, action.by))[0])


def runs_made(game: Game, corp: Party, runs: Sequence[Run]) -> tuple[RunView, ...]:
    """Runs that were made at this position, each with what it earned by itself."""
    names, t = TableNames(game.title, game.players), game.table()
    return tuple(_run(t, names, run, _sum(_earned(t, corp, (run,)))) for run in runs)


def read_runs(t: Table, names: TableNames, corp: Party, wanted: Sequence[Mapping[str, Any]]) -> tuple[Run, ...]:
    """Runs from names."""
    if not all(isinstance(run, Mapping) for run in wanted):
        raise Malformed("a run has a train and stops")
    if len(wanted) > len(t.state.trains):
        raise Malformed("more runs than trains")
    written = [{"legs": [], **run} for run in wanted]
    action = names.codec.read_action({"type": "run_trains", "by": names.party(corp), "runs": written})
    validate(t, action)
    assert isinstance(action, RunTrains)
    if any(len(run.stops) > t.title.atlas.stop_count for run in action.runs):
        raise Malformed("more stops than there are on the map")
    return action.runs


def _earned(t: Table, corp: Party, runs: tuple[Run, ...]) -> int | Illegal:
    """What runs earn together, or why they cannot be made."""
    try:
        return runs_worth(t, corp, runs)
    except Illegal as why:
        return why.with_traceback(None)  # which would hold on to the whole search


def _sum(worth: int | Illegal) -> int:
    return 0 if isinstance(worth, Illegal) else worth


def _problems(
    t: Table, corp: Party, runs: tuple[Run, ...], earned: Sequence[int | Illegal], wording: Wording
) -> tuple[tuple[ProblemView, ...], int]:
    """What is wrong with runs by themselves, with one beside those before it, or with all; and what they earn."""
    alone = [(number, why) for number, why in enumerate(earned) if isinstance(why, Illegal)]
    if alone:
        return tuple(_problem(number, why, wording) for number, why in alone), sum(map(_sum, earned))
    for number in range(len(runs)):
        why = _earned(t, corp, runs[: number + 1])
        if isinstance(why, Illegal):
            return (_problem(number, why, wording),), sum(map(_sum, earned))
    total = _sum(_earned(t, corp, runs))
    if _may_run_now(t, corp):
        try:
            play(Table(t.title, t.state), RunTrains(corp, runs))
        except Illegal as why:
            return (_problem(None, why, wording),), total
    return (), total


def _problem(run: int | None, why: Illegal, wording: Wording) -> ProblemView:
    return ProblemView(run, why.code, why.rule, wording.explain(why))


def _may_run_now(t: Table, corp: Party) -> bool:
    """Is it the moment for this corporation to run its trains?"""
    if not t.state.agenda:
        return False
    stage = stage_of(t)
    return stage.actor(t) == corp and any(isinstance(step, RunningTrains) for step in stage.steps(t))


def _run(t: Table, names: TableNames, run: Run, revenue: int) -> RunView:
    atlas = t.title.atlas
    hexes = [atlas.hex_of_stop[run.stops[0]]] if run.stops else []
    for leg, stop in zip(run.legs, run.stops[1:], strict=False):
        for hex in (*(Hex(side // 6) for side in leg), atlas.hex_of_stop[stop]):
            if hex != hexes[-1]:
                hexes.append(hex)
    written = names.codec.write_action(RunTrains(Party(0), (run,)))["runs"][0]
    return RunView(
        train=run.train,
        name=names.train(t.state, run.train),
        stops=tuple(written["stops"]),
        hexes=tuple(atlas.names[hex] for hex in hexes),
        revenue=revenue,
        path=(),
        ends=(),
        colour="",
        dashes="",
    )


def _idle(t: Table, names: TableNames, corp: Party, runs: Sequence[Run]) -> tuple[TrainView, ...]:
    out: set[Train] = {run.train for run in runs}
    return tuple(
        TrainView(train, names.train(t.state, train), False) for train in trains_of(t, corp) if train not in out
    )


def _track(run: Run) -> tuple[Train, frozenset[int], frozenset[int]]:
    """A run, whichever way the train goes."""
    return run.train, frozenset(run.stops), frozenset(side for leg in run.legs for side in leg)
