"""Route problems from JSON, and complaints about bad ones."""

import copy
from typing import Any

import pytest

from tresham.routes import EVERY, Bonus, Gauge, Link, Need, Problem, Stop, StopKind, Train, TrainKind, read_problem

RECORD = {
    "nodes": [
        {"type": "city", "token": True, "blocked": False, "revenue": [30, 30], "groups": ["Praha"]},
        {"type": "town", "token": False, "blocked": False, "revenue": [10, 20], "visit_cost": 0},
        {"type": "offboard", "token": False, "blocked": True, "revenue": [50, 50], "groups": ["Gulf", "Praha"]},
    ],
    "links": [
        {"a": 0, "b": 1, "res": [0, 2], "hexes": ["A1", "A3", "A5"], "end_b": True, "gauge_changes": 1},
        {"a": 1, "b": 2, "res": [1], "hexes": [], "hex_edges": 4, "gauge": "narrow"},
    ],
    "trains": [
        {"name": "R6H", "kind": "hex", "limit": 6, "cost": {"broad": 2, "narrow": 1, "dual": 1}, "no_narrow": True},
        {"name": "3+3", "kind": "plus", "limit": 3, "towns": 2},
    ],
    "bonuses": [
        {"kind": "count", "nodes": [0, 2], "table": [0, 0, 50], "trains": [1]},
        {"kind": "once", "nodes": [1], "value": 20, "trains": [0, 1]},
        {"kind": "repeat", "nodes": [2], "trains": []},
    ],
    "rules": {"port_nodes": [2]},
}


def test_a_whole_problem():
    assert read_problem(RECORD) == Problem(
        stops=(
            Stop((30, 30), own=True, groups=0b01),
            Stop((10, 20), kind=StopKind.TOWN, weight=0),
            Stop((50, 50), kind=StopKind.OFFBOARD, blocked=True, groups=0b11),
        ),
        links=(
            Link(0, 1, track=0b101, hexes=2, changes=1, end_b=True),
            Link(1, 2, track=0b010, hexes=4, gauge=Gauge.NARROW),
        ),
        trains=(
            Train(TrainKind.HEX, 6, hex_costs=(2, 1, 1, 0), barred=1 << Gauge.MIXED | 1 << Gauge.NARROW),
            Train(TrainKind.PLUS, 3, allowance=2),
        ),
        needs=(Need(3, EVERY, when=0b100, trains=0b01),),
        bonuses=(
            Bonus(0b101, (0, 0, 50), trains=0b10),
            Bonus(0b010, (0, 20), trains=0b11),
            Bonus(0b100, repeats=True, trains=0),
        ),
    )


@pytest.mark.parametrize(
    ("record", "train"),
    [
        ({"kind": "stops", "limit": 4}, Train(TrainKind.STOPS, 4)),
        ({"kind": "cities", "limit": 4, "gauge_free": 1}, Train(TrainKind.CITIES, 4, allowance=1)),
        (
            {"kind": "express", "limit": 8, "pay": 6, "towns_pay": 3},
            Train(TrainKind.EXPRESS, 8, pays=6, pays_towns=3),
        ),
        ({"kind": "ghan"}, Train(TrainKind.GHAN, ends=0b1)),
        ({"kind": "skip_towns", "limit": 5}, Train(TrainKind.SKIP_TOWNS, 5)),
        ({"kind": "skip_any", "limit": 5}, Train(TrainKind.SKIP_ANY, 5)),
    ],
    ids=lambda value: value.kind.name if isinstance(value, Train) else "",
)
def test_every_kind_of_train(record, train):
    node = {"type": "city", "revenue": [10]}
    problem = read_problem({"nodes": [node], "links": [], "trains": [record], "rules": {"ghan_nodes": [0]}})
    assert problem.trains == (train,)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("nodes", None, "'nodes' should be list"),
        ("nodes 1", 7, "node 1: is no object"),
        ("nodes 0 revenue", [30], "node 0: 'revenue' has 1 numbers for 2 trains"),
        ("nodes 0 revenue", [30, "x"], "node 0: 'revenue' should be int"),
        ("nodes 0 type", "port", "node 0: 'type' is 'port', but should be one of city, town, offboard"),
        ("nodes 0 visit_cost", -1, "node 0: 'visit_cost' is negative"),
        ("links 1 b", 3, "link 1: there is no node 3"),
        ("links 1 b", 1, "link 1: joins a node with itself"),
        ("links 1 b", True, "link 1: 'b' should be int"),
        ("links 0 res", [], "link 0: uses no track"),
        ("links 0 res", [-1], "link 0: 'res' has no number -1"),
        ("links 1 gauge", "wide", "link 1: 'gauge' is 'wide'"),
        ("trains 0 kind", "fast", "train 0: 'kind' is 'fast'"),
        ("trains 1", {"kind": "stops"}, "train 1: 'limit' is missing"),
        ("trains 0 cost", {"broad": 1}, "train 0: 'narrow' is missing"),
        ("bonuses 0 kind", "luck", "bonus 0: 'kind' is 'luck'"),
        ("bonuses 0 table", [10], "bonus 0: 'table' should begin with 0"),
        ("bonuses 0 nodes", [9], "bonus 0: 'nodes' has no number 9"),
        ("bonuses 0 trains", [2], "bonus 0: 'trains' has no number 2"),
        ("rules port_nodes", [5], "'port_nodes' has no number 5"),
        ("rules", [], "'rules' should be dict"),
    ],
)
def test_complaints_name_what_is_wrong(path, value, complaint):
    record = copy.deepcopy(RECORD)
    *way, last = [int(step) if step.isdigit() else step for step in path.split()]
    place: Any = record
    for step in way:
        place = place[step]
    place[last] = value
    with pytest.raises(ValueError, match="^" + complaint.replace("[", r"\[")):
        read_problem(record)


def test_missing_parts():
    with pytest.raises(ValueError, match="'nodes' is missing"):
        read_problem({})
