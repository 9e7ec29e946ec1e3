"""Route problems from JSON, and complaints about bad ones."""

import copy
from typing import Any

import pytest

from tresham.routes import (
    EVERY,
    Bonus,
    Need,
    Problem,
    ProblemRefused,
    RouteGauge,
    RouteLink,
    RouteStop,
    RouteStopKind,
    RouteTrain,
    RouteTrainKind,
    read_problem,
)
from tresham.routes.json_fields import MOST
from tresham.routes.problem_json import MOST_BONUSES, MOST_LINKS, MOST_PIECES, MOST_STOPS, MOST_TRAINS

RECORD: dict[str, Any] = {
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
            RouteStop((30, 30), own=True, groups=0b01),
            RouteStop((10, 20), kind=RouteStopKind.TOWN, weight=0),
            RouteStop((50, 50), kind=RouteStopKind.OFFBOARD, blocked=True, groups=0b11),
        ),
        links=(
            RouteLink(0, 1, track=0b101, hexes=2, changes=1, end_b=True),
            RouteLink(1, 2, track=0b010, hexes=4, gauge=RouteGauge.NARROW),
        ),
        trains=(
            RouteTrain(
                RouteTrainKind.HEX, 6, hex_costs=(2, 1, 1, 0), barred=1 << RouteGauge.MIXED | 1 << RouteGauge.NARROW
            ),
            RouteTrain(RouteTrainKind.PLUS, 3, allowance=2),
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
        ({"kind": "stops", "limit": 4}, RouteTrain(RouteTrainKind.STOPS, 4)),
        ({"kind": "cities", "limit": 4, "gauge_free": 1}, RouteTrain(RouteTrainKind.CITIES, 4, allowance=1)),
        (
            {"kind": "express", "limit": 8, "pay": 6, "towns_pay": 3},
            RouteTrain(RouteTrainKind.EXPRESS, 8, pays=6, pays_towns=3),
        ),
        ({"kind": "ghan"}, RouteTrain(RouteTrainKind.GHAN, ends=0b1)),
        ({"kind": "skip_towns", "limit": 5}, RouteTrain(RouteTrainKind.SKIP_TOWNS, 5)),
        ({"kind": "skip_any", "limit": 5}, RouteTrain(RouteTrainKind.SKIP_ANY, 5)),
    ],
    ids=lambda value: value.kind.name if isinstance(value, RouteTrain) else "",
)
def test_every_kind_of_train(record, train):
    node = {"type": "city", "revenue": [10]}
    problem = read_problem({"nodes": [node], "links": [], "trains": [record], "rules": {"ghan_nodes": [0]}})
    assert problem.trains == (train,)


def changed(path: str, value: Any) -> dict[str, Any]:
    """The record with another value at a place such as `links 1 b`."""
    record = copy.deepcopy(RECORD)
    *way, last = [int(step) if step.isdigit() else step for step in path.split()]
    place: Any = record
    for step in way:
        place = place[step]
    place[last] = value
    return record


def refusal(record: object) -> tuple[str, dict[str, str | int]]:
    """Why a record is refused."""
    with pytest.raises(ProblemRefused) as caught:
        read_problem(record)
    assert caught.value.code in str(caught.value)
    return caught.value.code, caught.value.params


HUGE = 10**4000
NAN = float("nan")


@pytest.mark.parametrize(
    ("path", "value", "code", "params"),
    [
        ("nodes", None, "missing_field", {"part": "problem", "field": "nodes"}),
        ("nodes", {}, "wrong_type", {"part": "problem", "field": "nodes", "wanted": "list"}),
        ("nodes 1", 7, "wrong_type", {"part": "node", "at": 1, "field": "node", "wanted": "object"}),
        ("nodes 0 revenue", [30], "revenue_by_train", {"part": "node", "at": 0, "count": 1, "trains": 2}),
        ("nodes 0 revenue", [30, "x"], "wrong_type", {"field": "revenue", "wanted": "number"}),
        ("nodes 0 revenue", [30, 1.5], "wrong_type", {"field": "revenue", "wanted": "number"}),
        ("nodes 0 revenue", [30, NAN], "wrong_type", {"field": "revenue", "wanted": "number"}),
        ("nodes 0 revenue", [30, -10], "number_range", {"field": "revenue", "most": MOST}),
        ("nodes 0 revenue", [30, HUGE], "number_range", {"field": "revenue", "most": MOST}),
        ("nodes 0 type", "port", "unknown_word", {"field": "type", "known": "city, town, offboard"}),
        ("nodes 0 token", 1, "wrong_type", {"field": "token", "wanted": "flag"}),
        ("nodes 0 groups", [["Praha"]], "wrong_type", {"field": "groups", "wanted": "text"}),
        ("nodes 0 groups", list(range(MOST_STOPS + 1)), "too_many", {"field": "groups", "most": MOST_STOPS}),
        ("nodes 0 visit_cost", -1, "number_range", {"field": "visit_cost"}),
        ("links 1 b", 3, "unknown_number", {"part": "link", "at": 1, "field": "b", "count": 3}),
        ("links 1 b", -1, "unknown_number", {"field": "b", "count": 3}),
        ("links 1 b", 1, "link_to_itself", {"part": "link", "at": 1}),
        ("links 1 b", True, "wrong_type", {"field": "b", "wanted": "number"}),
        ("links 0 res", [], "link_without_track", {"at": 0}),
        ("links 0 res", [-1], "unknown_number", {"field": "res", "count": MOST_PIECES}),
        ("links 0 res", [MOST_PIECES], "unknown_number", {"field": "res", "count": MOST_PIECES}),
        ("links 0 res", [HUGE], "unknown_number", {"field": "res", "count": MOST_PIECES}),
        ("links 0 hex_edges", HUGE, "number_range", {"field": "hex_edges"}),
        ("links 1 gauge", "wide", "unknown_word", {"field": "gauge", "known": "broad, narrow, dual, mixed"}),
        ("trains 0 kind", "fast", "unknown_word", {"part": "train", "at": 0, "field": "kind"}),
        ("trains 0 kind", ["hex"], "wrong_type", {"field": "kind", "wanted": "text"}),
        ("trains 1", {"kind": "stops"}, "missing_field", {"part": "train", "at": 1, "field": "limit"}),
        ("trains 1 limit", HUGE, "number_range", {"field": "limit"}),
        ("trains 0 cost", None, "missing_field", {"part": "train", "field": "cost"}),
        ("trains 0 cost", {"broad": 1}, "missing_field", {"part": "train", "field": "narrow"}),
        ("trains", [RECORD["trains"][0]] * (MOST_TRAINS + 1), "too_many", {"field": "trains", "most": MOST_TRAINS}),
        ("nodes", [{}] * (MOST_STOPS + 1), "too_many", {"field": "nodes", "count": MOST_STOPS + 1}),
        ("links", [{}] * (MOST_LINKS + 1), "too_many", {"field": "links", "most": MOST_LINKS}),
        ("bonuses", [{}] * (MOST_BONUSES + 1), "too_many", {"field": "bonuses", "most": MOST_BONUSES}),
        ("bonuses 0 kind", "luck", "unknown_word", {"part": "bonus", "at": 0, "known": "count, once, repeat"}),
        ("bonuses 0 table", [10], "table_start", {"part": "bonus", "at": 0}),
        ("bonuses 0 table", [], "table_start", {"part": "bonus", "at": 0}),
        ("bonuses 0 table", [0, -5], "number_range", {"field": "table"}),
        ("bonuses 0 table", [0] * 9999, "too_many", {"field": "table", "most": MOST_STOPS + 1}),
        ("bonuses 0 nodes", [9], "unknown_number", {"field": "nodes", "count": 3}),
        ("bonuses 0 trains", [2], "unknown_number", {"field": "trains", "count": 2}),
        ("rules port_nodes", [5], "unknown_number", {"part": "problem", "field": "port_nodes", "count": 3}),
        ("rules", [], "wrong_type", {"part": "problem", "field": "rules", "wanted": "object"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_refusals_say_what_is_wrong_and_where(path, value, code, params):
    found, where = refusal(changed(path, value))
    assert found == code
    assert {name: where.get(name) for name in params} == params


@pytest.mark.parametrize("record", [None, [], 7, "problem", NAN])
def test_what_is_no_object_is_no_problem(record):
    assert refusal(record)[0] == "wrong_type"


def test_missing_parts():
    assert refusal({}) == ("missing_field", {"part": "problem", "at": 0, "field": "nodes"})


def test_a_field_that_is_null_is_not_there():
    nulls = {"rules": None, "bonuses": None}
    nodes = [{**node, "visit_cost": None, "groups": None, "token": None} for node in RECORD["nodes"]]
    assert all(stop.weight == 1 and not stop.own for stop in read_problem({**RECORD, **nulls, "nodes": nodes}).stops)


def test_what_is_named_twice_counts_once():
    assert read_problem(changed("links 0 res", [0, 2, 0])) == read_problem(RECORD)
    assert read_problem(changed("nodes 0 groups", ["Praha", "Praha"])) == read_problem(RECORD)


def test_a_refusal_is_a_value_error_that_can_be_read_in_a_log():
    assert issubclass(ProblemRefused, ValueError)
    with pytest.raises(ProblemRefused) as caught:
        read_problem(changed("nodes 0 type", "port"))
    assert str(caught.value) == "unknown_word: part=node, at=0, field=type, known=city, town, offboard"
