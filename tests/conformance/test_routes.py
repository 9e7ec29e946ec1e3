"""Boards of recorded games and harder ones, with the most that the trains can earn there."""

import json

import pytest

from tests.marks import ROOT
from tresham.cli import main
from tresham.routes import check, read_problem, solve

FOLDER = ROOT.parent / "shared" / "routes"


def records(name):
    """The problems of a file."""
    file = FOLDER / f"{name}.jsonl"
    if not file.is_file():
        pytest.skip(f"no route problems at {file}")
    return [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", ["recorded", "swapped", "saturated", "published-1867"])
def test_the_best_plan_is_found_and_proven(name):
    wrong = {}
    for record in records(name):
        problem = read_problem(record)
        plan = solve(problem)
        if (check(problem, plan.runs), plan.worth, plan.bound, plan.proven) != (*[record["best"]] * 3, True):
            wrong[record["id"]] = plan.worth, record["best"]
    assert wrong == {}


def test_nobody_ever_earned_more():
    recorded = {
        record["id"]: (record["recorded_revenue"], solve(read_problem(record)).worth) for record in records("recorded")
    }
    assert {name: worths for name, worths in recorded.items() if worths[0] > worths[1]} == {}


def test_the_command_finds_the_same(capsys):
    best = [(record["id"], record["best"], True) for record in records("published-1867")]
    assert main(["routes", str(FOLDER / "published-1867.jsonl"), "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["id"], one["worth"], one["proven"]) for one in told] == best
