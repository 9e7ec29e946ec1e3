"""The best runs, for problems in files and for positions of games."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tresham.cli import route_problems
from tresham.core.action import RunTrains
from tresham.core.event import TrainsRun
from tresham.core.saved import load
from tresham.routes import RouteRun, check, read_problem
from tresham.titles import build

BEST = 110
"""What the triangle is worth: Ayr to Bath for 50, and from Bath through Cork to Ayr for 60."""


def write_lines(path, records):
    """Write a JSON-lines file."""
    Path(path).write_text("".join(f"{json.dumps(record)}\n" for record in records))


# --- problems --------------------------------------------------------------------------------------------------------


def test_one_problem_is_answered_with_one_object(tresham, problem):
    Path("p.json").write_text(json.dumps(problem))
    said = tresham("routes", "p.json", "--json")
    assert (said.status, said.err) == (0, "")
    told = said.json
    assert set(told) == {"id", "worth", "proven", "bound", "runs", "ms"}
    assert (told["id"], told["worth"], told["bound"], told["proven"]) == ("triangle", BEST, BEST, True)
    assert told["ms"] > 0
    runs = [RouteRun(one["train"], tuple(one["links"]), tuple(one["stops"])) for one in told["runs"]]
    assert check(read_problem(problem), runs) == BEST == sum(one["worth"] for one in told["runs"])


def test_many_problems_are_answered_line_by_line(tresham, problem):
    poor = {**problem, "id": "no trains", "trains": [], "nodes": [{**one, "revenue": []} for one in problem["nodes"]]}
    write_lines("p.jsonl", [problem, poor])
    said = tresham("routes", "p.jsonl", "--json")
    told = [json.loads(line) for line in said.out.splitlines()]
    assert {one["id"]: one["worth"] for one in told} == {"triangle": BEST, "no trains": 0}
    assert all(one["proven"] for one in told)
    assert said.status == 0


def test_people_get_a_table(tresham, problem):
    write_lines("p.jsonl", [problem] * 3)
    said = tresham("routes", "p.jsonl")
    assert said.status == 0
    assert said.out.count("triangle") == 3
    assert "3 problems, 0 unproven" in said.out


def test_a_problem_without_a_name_is_called_by_its_line(tresham, problem):
    del problem["id"]
    Path("p.jsonl").write_text(f"\n{json.dumps(problem)}\n\n")
    assert tresham("routes", "p.jsonl", "--json").json["id"] == 2


def test_a_search_that_ends_early_says_what_it_cannot_exclude(tresham, problem):
    Path("p.json").write_text(json.dumps(problem))
    told = tresham("routes", "p.json", "--nodes", "1", "--json").json
    assert not told["proven"]
    assert told["bound"] >= BEST > told["worth"]
    assert f"no, at most {told['bound']}" in tresham("routes", "p.json", "--nodes", "1").out


def test_bad_files_get_one_line_and_nothing_is_solved(tresham, problem, monkeypatch):
    monkeypatch.setattr(route_problems, "solve", None)
    nodes = [{"type": "castle", "revenue": [1, 1]}]
    for text, complaint in {
        "{": "p.jsonl: not JSON (line 2, column 2)",
        "[]": "p.jsonl:2: there is no route problem here",
        "{}": "p.jsonl:2: this route problem cannot be read: 'nodes' is missing",
        json.dumps({**problem, "nodes": nodes}): "p.jsonl:2: this route problem cannot be read: node 0: 'type' should",
        json.dumps({**problem, "trains": [7, 7]}): "train 0: 'train' should be an object",
        json.dumps({**problem, "links": [{"a": 0, "b": 1, "res": [10**9]}]}): "link 0: 'res' should be numbers from 0",
        json.dumps({**problem, "id": ["triangle"]}): "'id' should be a text",
    }.items():
        Path("p.jsonl").write_text(f"{json.dumps(problem)}\n{text}\n")
        assert complaint in tresham("routes", "p.jsonl", "--json").complaint
    Path("p.jsonl").write_text("\n")
    assert "there is no route problem here" in tresham("routes", "p.jsonl").complaint
    Path("p.json").write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in tresham("routes", "p.json").complaint
    assert "no such file" in tresham("routes", "none.json").complaint


# --- positions -------------------------------------------------------------------------------------------------------


def runs_of(path):
    """By ply: the symbol of the corporation that runs its trains next, and what it earned then."""
    game = load(json.loads(Path(path).read_text()), build)
    for node in game.line():
        if isinstance(node.action, RunTrains):
            earned = sum(event.revenue for event in node.events if isinstance(event, TrainsRun))
            yield node.ply - 1, game.title.corporation(node.action.by).symbol, earned


def test_the_runs_of_a_position_are_told_and_drawn(tresham, saved):
    ply, symbol, earned = list(runs_of(saved))[-1]
    said = tresham("routes", saved, "--company", symbol, "--at", ply, "-o", "deep/runs.svg")
    assert said.status == 0
    assert f"Best runs of {symbol}, ply {ply} of" in said.out
    assert "proven, no runs earn more" in said.out
    assert "Saved: deep/runs.svg" in said.out
    told = tresham("routes", saved, "--company", symbol.lower(), "--at", ply, "--json").json
    assert (told["title"], told["ply"], told["corporation"], told["proven"]) == ("1830", ply, symbol, True)
    assert told["worth"] == told["bound"] == sum(run["worth"] for run in told["runs"]) >= earned
    assert all(len(run["stops"]) == len(run["hexes"]) >= 2 for run in told["runs"])
    assert all(
        stop.startswith(hex) for run in told["runs"] for stop, hex in zip(run["stops"], run["hexes"], strict=True)
    )
    assert told["board"] == "out/1830-routes.svg"
    picture = Path(told["board"]).read_text()
    assert picture == Path("deep/runs.svg").read_text()
    assert f"{len(told['runs'])} runs" in picture
    assert ElementTree.fromstring(picture).tag.endswith("svg")


def test_a_position_may_be_searched_for_a_while_only(tresham, saved):
    ply, symbol, _ = list(runs_of(saved))[-1]
    words = ("routes", saved, "--company", symbol, "--at", ply)
    best, early = tresham(*words, "--json").json, tresham(*words, "--nodes", 1, "--json").json
    assert best["proven"]
    assert not early["proven"]
    assert early["worth"] <= best["worth"] <= early["bound"]
    assert f"not proven, perhaps ${early['bound']}" in tresham(*words, "--nodes", 1).out
    assert tresham(*words, "--nodes", 10**6, "--json").json["proven"]


def test_runs_that_were_made_are_shown_again_if_nothing_earns_more(tresham, saved):
    """After a run, the best runs are those just made, whichever of several equal sets they were."""
    game = load(json.loads(Path(saved).read_text()), build)
    plies = [node.ply for node in game.line() if isinstance(node.action, RunTrains)]
    for ply in plies[:: len(plies) // 8 + 1]:
        action = game.line()[ply].action
        assert isinstance(action, RunTrains)
        symbol = game.title.corporation(action.by).symbol
        told = tresham("routes", saved, "--company", symbol, "--at", ply, "--json").json
        assert len(told["runs"]) == len(action.runs)
        names, hex_of = game.title.atlas.names, game.title.atlas.hex_of_stop
        made = {frozenset(names[hex_of[stop]] for stop in run.stops) for run in action.runs}
        assert {frozenset(run["hexes"]) for run in told["runs"]} == made


def test_records_and_the_last_position(tresham, record):
    replies = [tresham("routes", record, "--company", one) for one in ("PRR", "NYC", "CPR", "B&O", "C&O", "ERIE")]
    assert any(said.status == 0 and "in all" in said.out for said in replies)
    assert all(said.status == 0 or "has no trains" in said.complaint for said in replies)


def test_json_is_in_english_everywhere(tresham, saved):
    ply, symbol, _ = list(runs_of(saved))[-1]
    words = ("routes", saved, "--company", symbol, "--at", ply, "--json", "--language")
    one, *others = ({**tresham(*words, lang).json, "ms": 0} for lang in ("en", "ru", "pl"))
    assert others == [one, one]


def test_questions_that_make_no_sense(tresham, saved, problem):
    assert "1830 has no corporation 'XYZ'; it has PRR" in tresham("routes", saved, "--company", "XYZ").complaint
    assert "PRR has no trains after ply 0" in tresham("routes", saved, "--company", "PRR", "--at", 0).complaint
    assert "there is no ply 99999" in tresham("routes", saved, "--company", "PRR", "--at", 99999).complaint
    assert "this is a game" in tresham("routes", saved).complaint
    assert "at least one node" in tresham("routes", saved, "--company", "PRR", "--nodes", 0).complaint
    Path("p.json").write_text(json.dumps(problem))
    assert "neither a saved game" in tresham("routes", "p.json", "--company", "PRR").complaint
    assert "--at is for games only" in tresham("routes", "p.json", "--at", 3).complaint
    assert "-o is for games only" in tresham("routes", "p.json", "-o", "x.svg").complaint
    assert "at least one node" in tresham("routes", "p.json", "--nodes", 0).complaint


# --- figures ---------------------------------------------------------------------------------------------------------


def test_bench_routes_measures_files(tresham, problem):
    Path("p.json").write_text(json.dumps(problem))
    write_lines("p.jsonl", [problem] * 3)
    told = tresham("bench", "routes", "p.json", "p.jsonl", "--json").json
    assert told["calibration_us"] > 0
    assert {one["source"]: one["count"] for one in told["routes"]} == {"p.json": 1, "p.jsonl": 3}
    assert all(one["unproven"] == 0 for one in told["routes"])
    assert all(0 < one["median"] <= one["p99"] <= one["worst"] for one in told["routes"])
    said = tresham("bench", "routes", "p.jsonl")
    assert "calibration loop" in said.out
    assert "p.jsonl" in said.out
    assert "no such file" in tresham("bench", "routes", "p.json", "none.json").complaint


@pytest.mark.parametrize("words", [("--json", "routes"), ("routes", "--json")])
def test_bench_routes_without_files_measures_sample_games(tresham, few_games, words):
    told = tresham("bench", *words).json
    assert {one["source"] for one in told["routes"]} <= {"1830", "1849"}
    assert sum(one["count"] for one in told["routes"]) > 0


# --- a whole game ----------------------------------------------------------------------------------------------------


def test_a_game_looked_back_on_lists_what_was_left_on_the_table(tresham, saved):
    told = tresham("routes", saved, "--history", "--json").json
    game = load(json.loads(Path(saved).read_text()), build)
    ran = [event.revenue for node in game.line() for event in node.events if isinstance(event, TrainsRun)]
    assert [one["earned"] for one in told["runs"]] == ran
    assert all(one["earned"] <= one["best"] for one in told["runs"])
    assert told["left"] == sum(one["best"] - one["earned"] for one in told["runs"])
    assert told["proven"]
    assert f"{len(ran)} runs for" in tresham("routes", saved, "--history").out


@pytest.mark.parametrize("option", [("--company", "PRR"), ("--at", "3"), ("--nodes", "9")])
def test_looking_back_is_for_whole_games(tresham, saved, option):
    assert option[0] in tresham("routes", saved, "--history", *option).complaint
