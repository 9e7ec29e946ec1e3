"""Route problems in files: read, solved, and timed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..core.saved import FORMAT
from ..routes import Plan, Problem, ProblemRefused, read_problem, solve
from ..routes.earning import earning
from ..routes.json_fields import Fields
from ..text.catalogue import slug
from .errors import Sorry
from .files import is_record, read_json, read_json_lines
from .stopwatch import now

MANY = (".jsonl", ".ndjson")
"""How the names of files end that have one problem a line."""


@dataclass(frozen=True)
class NamedProblem:
    """A problem with the name that its file gives it, or else its line."""

    id: str | int
    problem: Problem


@dataclass(frozen=True)
class Solved:
    """A problem with its best plan, and how long that took."""

    named: NamedProblem
    plan: Plan
    ms: float


def holds_many(path: str) -> bool:
    """Is this a file with one problem a line?"""
    return Path(path).suffix.lower() in MANY


def read_problems(path: str) -> list[NamedProblem]:
    """The problems of a file; a file with one bad problem is refused as a whole."""
    if holds_many(path):
        lines = read_json_lines(path)
        if not lines:
            raise Sorry("sorry-no-problem", file=path)
        return [_named(f"{path}:{line}", line, record) for line, record in lines]
    record = read_json(path)
    if isinstance(record, dict) and (is_record(record) or record.get("format") == FORMAT):
        raise Sorry("sorry-whose-runs", file=path)
    return [_named(path, 1, record)]


def _named(place: str, line: int, record: Any) -> NamedProblem:
    if not isinstance(record, dict):
        raise Sorry("sorry-no-problem", file=place)
    try:
        return NamedProblem(Fields(record, "problem").name("id", line), read_problem(record))
    except ProblemRefused as refused:
        facts = {**refused.params, "at": str(refused.params["at"])}
        raise Sorry(f"problem-{slug(refused.code)}", file=place, **facts) from refused


def solved(problems: Iterable[NamedProblem], nodes: int | None = None) -> Iterator[Solved]:
    """Solve problems one after another; `nodes` is what the search may spend on each."""
    for named in problems:
        begun = now()
        plan = solve(named.problem, nodes)
        yield Solved(named, plan, (now() - begun) * 1e3)


def answer(one: Solved) -> dict[str, Any]:
    """A solved problem for scripts; trains, links and stops are numbered as in its file."""
    problem, plan = one.named.problem, one.plan
    runs = [
        {
            "train": run.train,
            "stops": list(run.stops),
            "links": list(run.links),
            "worth": earning(problem, run.train, run.stops),
        }
        for run in plan.runs
    ]
    return {
        "id": one.named.id,
        "worth": plan.worth,
        "proven": plan.proven,
        "bound": plan.bound,
        "runs": runs,
        "ms": round(one.ms, 3),
    }
