"""The most that some trains can earn: solved by the optimiser, with the answers that tempt."""

from __future__ import annotations

from dataclasses import replace

from ..core.action import Run, RunTrains
from ..core.game import Game
from ..core.ids import Party
from ..core.illegal import Illegal
from ..core.play import stage_of
from ..core.table import Table
from ..routes.half_runs import Effort, FootLayout
from ..routes.problem import EVERY, Problem
from ..routes.ranking import Ranking
from ..routes.runs import Service, all_runs
from ..routes.solve import solve
from ..rules.operating import OperatingTurn
from ..rules.route_questions import last_runs
from ..rules.running import RunningTrains, best_runs, question, runs_worth
from ..view.table_names import codec_of
from .levels import MANY_RUNS, traits_of
from .puzzle import Json, Solution, Subject

TOO_MANY_NODES = 20_000
"""Whoever must look at more is not puzzled but bored."""


def subject_of_runs(game: Game) -> Subject | None:
    """The corporation that is about to run its trains, if one is."""
    t = game.table()
    if not t.agenda or not isinstance(t.top, OperatingTurn):
        return None
    is_open = any(isinstance(step, RunningTrains) and step.open(t) for step in stage_of(t).steps(t))
    return Subject(t.top.corp) if is_open else None


def solve_runs(game: Game, subject: Subject) -> Solution | None:
    """The best runs there are; none if the trains cannot earn anything, or have too many ways for anybody to see."""
    t, corp = game.table(), subject.corp
    problem = question(t, corp).problem
    runs, plan = best_runs(t, corp)
    if not plan.proven or not plan.worth:
        return None
    greedy, habit = one_after_another(problem), earned_again(t, corp, last_runs(game.node, corp))
    tried = count_runs(problem)
    if tried is None:
        return None
    return Solution(
        best=plan.worth,
        runner_up=greedy if greedy < plan.worth else None,
        tried=tried,
        nodes=proving_nodes(problem),
        equal=1,
        answer={"runs": written_runs(game, corp, runs)},
        traits=traits_of(
            several_trains=len(plan.runs) > 1,
            many_runs=tried > MANY_RUNS,
            greed_fails=greedy < plan.worth,
            habit_fails=habit is not None and habit < plan.worth,
        ),
    )


def written_runs(game: Game, corp: Party, runs: tuple[Run, ...]) -> Json:
    """Runs as answers and actions tell them."""
    return codec_of(game.title, game.players).write_action(RunTrains(corp, runs))["runs"]


def earned_again(t: Table, corp: Party, runs: tuple[Run, ...]) -> int | None:
    """What runs would earn now, if they are still possible and there were any."""
    still = tuple(run for run in runs if t.state.trains[run.train] == corp)
    try:
        return runs_worth(t, corp, still) if still else None
    except Illegal:
        return None


def one_after_another(problem: Problem) -> int:
    """What greed earns: the train that can earn most takes its best run, then the next one over track that is left."""
    alone = [_of_one_train(problem, train) for train in range(len(problem.trains))]
    order = sorted(range(len(alone)), key=lambda train: -solve(alone[train]).worth)
    taken, worth = 0, 0
    for train in order:
        free = tuple(link for link in alone[train].links if problem.trains[train].shares or not link.track & taken)
        plan = solve(replace(alone[train], links=free))
        worth += plan.worth
        if not problem.trains[train].shares:
            for link in (free[at] for run in plan.runs for at in run.links):
                taken |= link.track
    return worth


def _of_one_train(problem: Problem, train: int) -> Problem:
    """The same board for one of the trains alone."""
    return Problem(
        stops=tuple(replace(stop, worth=(stop.worth[train],)) for stop in problem.stops),
        links=problem.links,
        trains=(problem.trains[train],),
        needs=tuple(replace(need, trains=EVERY) for need in problem.needs if need.trains >> train & 1),
        bonuses=tuple(replace(bonus, trains=EVERY) for bonus in problem.bonuses if bonus.trains >> train & 1),
    )


def count_runs(problem: Problem) -> int | None:
    """How many different runs the trains could make, each if it were alone; none if they are too many to be counted."""
    layout, effort = FootLayout(problem), Effort(TOO_MANY_NODES)
    ranking = Ranking(layout.pieces, len(problem.trains), remembers=False)
    found = 0
    for train in range(len(problem.trains)):
        found += len(all_runs(Service(problem, layout, ranking, train, 0, effort), 0, effort))
        if effort.spent:
            return None
    return found


def proving_nodes(problem: Problem) -> int:
    """So many nodes are enough for the optimiser to prove its plan; a power of two."""
    nodes = 1
    while not solve(problem, nodes).proven:
        nodes *= 2
    return nodes
