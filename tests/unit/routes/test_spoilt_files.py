"""Spoilt route problems are solved, or refused with a reason that can be told in every language; never a traceback."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.properties.mutations import spoilt_data
from tests.unit.routes.test_problem_json import RECORD
from tresham.cli import main
from tresham.routes import ProblemRefused, check, read_problem, solve
from tresham.text import LANGUAGES, word
from tresham.text.catalogue import slug

TRAINS = [
    {"kind": "stops", "limit": 3},
    {"kind": "cities", "limit": 2, "gauge_free": 1},
    {"kind": "express", "limit": 3, "pay": 2, "towns_pay": 1},
    {"kind": "ghan"},
    {"kind": "skip_towns", "limit": 3},
    {"kind": "skip_any", "limit": 3},
]
"""The kinds that the record of the other tests lacks."""

NASTY: tuple[Any, ...] = (
    *(float("nan"), float("inf"), -float("inf"), -0.0, 1e308, 10**9, 10**18, 10**4000, -(10**4000), 2**63, "\ud800"),
    *("NaN", "٣", "1e9", "0x10", "\u202e", "null", "a" * 100_000, [0] * 3000, [[0]] * 30, [{}] * 3000),
    *([10**9], [-1, 2], [True], [None] * 3, list(range(12_000)), {"0": 0}, {"a": {"a": {}}}),
)


def other_record(random: Random) -> Any:
    """A record with other trains."""
    trains = random.sample(TRAINS, 2)
    return {**RECORD, "trains": trains, "rules": {"ghan_nodes": [0, 2]}}


def nastier(random: Random, data: Any) -> Any:
    """A spoilt record in which, often, something is much too large or no number at all."""
    data = spoilt_data(random, data)
    at = data
    while random.random() < 0.9 and isinstance(at, dict | list) and at:
        key = random.choice(list(at) if isinstance(at, dict) else range(len(at)))
        if not isinstance(at[key], dict | list) or not at[key] or random.random() < 0.2:
            at[key] = deepcopy(random.choice(NASTY))
            break
        at = at[key]
    return data


@pytest.mark.parametrize("seed", range(4))
def test_spoilt_records_are_solved_or_clearly_refused(seed):
    random, refusals, solved = Random(seed), [], 0
    for _ in range(1000):
        record = nastier(random, random.choice((RECORD, other_record(random))))
        try:
            problem = read_problem(record)
        except ProblemRefused as reason:
            refusals.append(reason)
            continue
        plan = solve(problem, 2000)
        assert check(problem, plan.runs) == plan.worth <= plan.bound
        solved += 1
    for refusal in refusals:
        for language in LANGUAGES:
            assert word(f"problem-{slug(refusal.code)}", language, file="p.json", **refusal.params)
    assert len({refusal.code for refusal in refusals}) >= 6
    assert solved > 50


def test_spoilt_files_never_show_a_traceback(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    random, path, statuses = Random(5), tmp_path / "p.json", []
    for _ in range(400):
        text = json.dumps(nastier(random, {"id": "p", **other_record(random)}))
        if random.random() < 0.3:
            text = spoilt_text(random, text)
        path.write_text(text, encoding="utf-8", errors="surrogatepass")
        options = random.choice(([], ["--json"], ["--nodes", "50"], ["--language", "ru"], ["--language", "pl"]))
        statuses.append(main(["routes", str(path), *options]))
        said = capsys.readouterr()
        assert bool(said.err) == bool(statuses[-1])
        assert len(said.err.splitlines()) <= 1
        assert "Traceback" not in said.err
        assert "inside" not in said.err
    assert {0, 1} == set(statuses)


def spoilt_text(random: Random, text: str) -> str:
    """Letters missing, doubled or wrong; or brackets without end."""
    at = random.randrange(len(text))
    return random.choice((text[:at], text[:at] + text[at + 1 :], text[:at] + text[at] + text[at:], "[" * 50_000, ""))


def test_deep_nesting_is_no_json(tmp_path, capsys):
    path = Path(tmp_path / "p.json")
    path.write_text('{"nodes": ' + "[" * 100_000 + "]" * 100_000 + "}")
    assert main(["routes", str(path), "--language", "en"]) == 1
    assert "not JSON" in capsys.readouterr().err
