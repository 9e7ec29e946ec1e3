"""Best runs of games as they were played: what the trains did the last time, found and kept."""

import gzip
import json
from functools import lru_cache

import pytest

from tests.marks import ROOT
from tresham.core import saved
from tresham.core.action import Run, RunTrains
from tresham.core.event import CorporationFloated, TrainsRun
from tresham.core.game import Game, Node
from tresham.core.ids import Party, Train
from tresham.core.illegal import Illegal
from tresham.core.table import Table
from tresham.rules.route_questions import last_runs
from tresham.rules.running import best_runs, question, runs_worth
from tresham.titles import build

GAMES = ("1830/4-naive-rulebook", "1849/3-naive-rulebook")


@lru_cache
def game(name: str) -> Game:
    """A golden record."""
    return saved.load(json.loads(gzip.decompress((ROOT / f"tests/golden/{name}.json.gz").read_bytes())), build)


def outings(name: str) -> list[tuple[Table, Node, RunTrains]]:
    """By time the trains ran: the table and the position before, and what was done."""
    one = game(name)
    pairs = [(node.parent, node.action) for node in one.line() if node.parent and isinstance(node.action, RunTrains)]
    assert len(pairs) > 20
    return [(Table(one.title, before.state), before, action) for before, action in pairs]


def ways(runs):
    """Runs as a set, each in whichever direction comes first."""
    return {min((run.train, run.stops, run.legs), reverse(run)) for run in runs}


def reverse(run):
    return run.train, run.stops[::-1], tuple(leg[::-1] for leg in run.legs[::-1])


@pytest.mark.parametrize("name", GAMES)
def test_the_last_runs_are_those_of_the_events(name):
    last: dict[int, tuple] = {}
    for _, before, action in outings(name):
        assert last_runs(before, action.by) == last.get(action.by, ())
        last[action.by] = action.runs


def test_a_corporation_that_came_back_has_no_past():
    node = game(GAMES[1]).node
    ran, floated = TrainsRun(Party(7), (Run(Train(0), (), ()),), 10), CorporationFloated(Party(7), 100)
    first = Node(node.state, None, None, (floated, ran), 1)
    assert last_runs(first, Party(7)) == ran.runs
    assert last_runs(first, Party(8)) == ()
    assert last_runs(Node(node.state, first, None, (floated,), 2), Party(7)) == ()


@pytest.mark.parametrize("name", GAMES)
def test_numbers_and_drawings_are_two_ways_to_say_the_same(name):
    for t, _, action in outings(name):
        asked = question(t, action.by)
        assert ways(asked.drawn(run) for run in asked.numbered(action.runs)) == ways(action.runs)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_run_is_kept_while_nothing_is_better(name):
    kept = 0
    for t, before, action in outings(name):
        last = last_runs(before, action.by)
        runs, plan = best_runs(t, action.by, last)
        assert plan.proven
        assert plan.worth == best_runs(t, action.by)[1].worth
        assert runs_worth(t, action.by, runs) == plan.worth
        if last and still_worth(t, action, last) == plan.worth:
            kept += 1
            assert ways(runs) == ways(last)
    assert kept > 5


def still_worth(t, action, last):
    """What the last runs would earn now; nothing if they are no longer possible."""
    try:
        return runs_worth(t, action.by, last)
    except Illegal:
        return None


@pytest.mark.parametrize("name", GAMES)
def test_an_early_end_has_a_bound_that_holds(name):
    unproven = 0
    for t, _, action in outings(name):
        best = best_runs(t, action.by)[1].worth
        for nodes in (1, 10, 40):
            runs, plan = best_runs(t, action.by, nodes=nodes)
            assert runs_worth(t, action.by, runs) == plan.worth <= best <= plan.bound
            unproven += not plan.proven
    assert unproven > 5


def test_trains_that_are_gone_are_left_out():
    t, _, action = next(one for one in outings(GAMES[0]) if len(one[2].runs) > 1)
    asked = question(t, action.by)
    first, *others = action.runs
    foreign = next(Train(train) for train, owner in enumerate(t.state.trains) if owner != action.by)
    strange = Run(foreign, first.stops, first.legs)
    assert asked.numbered((strange, *others)) == asked.numbered(tuple(others))


def test_what_is_no_longer_on_the_board_is_left_out():
    t, _, action = outings(GAMES[0])[-1]
    asked, run = question(t, action.by), action.runs[0]
    broken = Run(run.train, run.stops, ((run.legs[0][0],) * 4, *run.legs[1:]))
    (found,) = asked.numbered((broken,))
    assert found.links == asked.numbered((run,))[0].links[1:]
    assert best_runs(t, action.by, (broken,))[1].proven
