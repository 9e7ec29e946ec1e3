"""Which sets of runs are legal, and why the others are not."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from tests.unit.routes.boards import any_train, city, line, own, town, whole_line
from tresham.routes import (
    Bonus,
    Need,
    Problem,
    RouteGauge,
    RouteLink,
    RouteRefused,
    RouteRun,
    RouteStop,
    RouteTrain,
    RouteTrainKind,
    check,
)
from tresham.routes.check import __file__ as SOURCE


def refusal(problem, *runs):
    with pytest.raises(RouteRefused) as caught:
        check(problem, runs)
    return caught.value.code


def with_link(problem, number, **changes):
    links = list(problem.links)
    links[number] = replace(links[number], **changes)
    return replace(problem, links=tuple(links))


ROW = line(own(30), city(20), city(40), train=any_train())


def test_a_run_is_worth_its_stops():
    assert check(ROW, [whole_line(ROW)]) == 90


def test_a_run_may_be_told_in_either_direction():
    assert check(ROW, [RouteRun(0, (1, 0), (2, 1, 0))]) == 90


def test_trains_may_stay_idle():
    assert check(ROW, []) == 0


def test_runs_may_share_stops_but_not_track():
    stops = RouteStop((30, 30), own=True), RouteStop((20, 20)), RouteStop((40, 40))
    problem = replace(ROW, stops=stops, trains=(any_train(), any_train()))
    problem = replace(problem, links=(*problem.links, RouteLink(0, 1, track=0b100)))
    assert check(problem, [RouteRun(0, (0, 1), (0, 1, 2)), RouteRun(1, (2,), (0, 1))]) == 140
    assert refusal(problem, RouteRun(0, (0, 1), (0, 1, 2)), RouteRun(1, (0,), (0, 1))) == "track_twice"


def test_a_guest_may_use_track_of_others():
    stops = RouteStop((30, 30), own=True), RouteStop((20, 20)), RouteStop((40, 40))
    problem = replace(ROW, stops=stops, trains=(any_train(), replace(any_train(), shares=True)))
    assert check(problem, [whole_line(problem), whole_line(problem, train=1)]) == 180


@pytest.mark.parametrize("train", [-1, 1])
def test_unknown_train(train):
    assert refusal(ROW, whole_line(ROW, train)) == "unknown_train"


def test_train_runs_twice():
    assert refusal(ROW, RouteRun(0, (0,), (0, 1)), RouteRun(0, (1,), (1, 2))) == "train_runs_twice"


@pytest.mark.parametrize("link", [-1, 2])
def test_unknown_link(link):
    assert refusal(ROW, RouteRun(0, (link,), (0, 1))) == "unknown_link"


@pytest.mark.parametrize(
    "run",
    [RouteRun(0, (0,), (0, 2)), RouteRun(0, (0, 1), (0, 1)), RouteRun(0, (1, 0), (0, 1, 2)), RouteRun(0, (0,), (7, 1))],
)
def test_not_joined(run):
    assert refusal(ROW, run) == "not_joined"


def test_track_twice_in_one_run():
    assert refusal(with_link(ROW, 1, track=0b11), whole_line(ROW)) == "track_twice"


def test_stop_twice():
    ring = replace(ROW, links=(*ROW.links, RouteLink(2, 0, track=0b100)))
    assert refusal(ring, RouteRun(0, (0, 1, 2), (0, 1, 2, 0))) == "stop_twice"


def test_group_twice():
    problem = line(own(30), city(20, groups=0b1), city(40, groups=0b11), train=any_train())
    assert refusal(problem, whole_line(problem)) == "group_twice"


def test_passes_blocked():
    problem = line(own(30), city(20, blocked=True), city(40), train=any_train())
    assert refusal(problem, whole_line(problem)) == "passes_blocked"
    assert check(problem, [RouteRun(0, (0,), (0, 1))]) == 50


def test_passes_end():
    assert refusal(with_link(ROW, 0, end_b=True), whole_line(ROW)) == "passes_end"
    assert refusal(with_link(ROW, 1, end_a=True), whole_line(ROW)) == "passes_end"
    assert check(with_link(ROW, 1, end_b=True), [whole_line(ROW)]) == 90


def test_barred_track():
    mixed = with_link(ROW, 1, gauge=RouteGauge.MIXED)
    assert refusal(mixed, whole_line(ROW)) == "barred_track"
    standard_only = replace(ROW, trains=(RouteTrain(RouteTrainKind.HEX, 9, barred=1 << RouteGauge.NARROW),))
    assert refusal(with_link(standard_only, 1, gauge=RouteGauge.NARROW), whole_line(ROW)) == "barred_track"


def test_no_station():
    assert refusal(ROW, RouteRun(0, (1,), (1, 2))) == "no_station"


def test_too_long_tells_by_how_much():
    problem = replace(ROW, trains=(any_train(2),))
    with pytest.raises(RouteRefused) as caught:
        check(problem, [whole_line(problem)])
    assert (caught.value.code, caught.value.params) == ("too_long", {"train": 0, "length": 3, "reach": 2})


def test_too_few_stops_without_a_link():
    assert refusal(ROW, RouteRun(0, (), (0,))) == "too_few_stops"


def test_too_few_stops_for_a_port():
    problem = replace(ROW, needs=(Need(least=3, when=0b100),))
    assert refusal(problem, RouteRun(0, (1,), (1, 2))) == "no_station"
    assert check(problem, [whole_line(problem)]) == 90
    assert check(problem, [RouteRun(0, (0,), (0, 1))]) == 50
    problem = replace(problem, stops=(city(30), own(20), city(40)))
    assert refusal(problem, RouteRun(0, (1,), (1, 2))) == "too_few_stops"


def test_needs_are_for_the_trains_they_name():
    problem = replace(ROW, needs=(Need(least=3, trains=0b10),))
    assert check(problem, [RouteRun(0, (0,), (0, 1))]) == 50


def test_wrong_end_of_a_ghan():
    problem = replace(ROW, trains=(RouteTrain(RouteTrainKind.GHAN, ends=0b010),))
    assert refusal(problem, whole_line(problem)) == "wrong_end"
    assert check(problem, [RouteRun(0, (0,), (0, 1))]) == 50


def test_a_ghan_needs_a_station_besides_its_end():
    problem = replace(ROW, trains=(RouteTrain(RouteTrainKind.GHAN, ends=0b001),))
    assert refusal(problem, whole_line(problem)) == "no_station"


def test_bonus_by_count():
    problem = replace(ROW, bonuses=(Bonus(0b111, (0, 0, 50, 100, 150)),))
    assert check(problem, [whole_line(problem)]) == 190
    assert check(problem, [RouteRun(0, (0,), (0, 1))]) == 100


def test_bonus_once_and_for_some_trains_only():
    assert check(replace(ROW, bonuses=(Bonus(0b110, (0, 20)),)), [whole_line(ROW)]) == 110
    assert check(replace(ROW, bonuses=(Bonus(0b110, (0, 20), trains=0b10),)), [whole_line(ROW)]) == 90


def test_bonus_that_pays_a_stop_again():
    assert check(replace(ROW, bonuses=(Bonus(0b100, repeats=True),)), [whole_line(ROW)]) == 130


def test_express_trains_find_no_bonus_in_towns():
    problem = line(
        own(30), town(20), city(40), train=RouteTrain(RouteTrainKind.EXPRESS, 9), bonuses=(Bonus(0b110, (0, 7, 11)),)
    )
    assert check(problem, [whole_line(problem)]) == 97


def test_an_empty_problem():
    assert check(Problem((), (), ()), []) == 0


RING = replace(ROW, links=(*ROW.links, RouteLink(2, 0, track=0b100)))
GHAN = replace(ROW, trains=(RouteTrain(RouteTrainKind.GHAN, ends=0b010),))

REASONS = {
    "unknown_train": (ROW, [whole_line(ROW, train=1)]),
    "train_runs_twice": (ROW, [RouteRun(0, (0,), (0, 1)), RouteRun(0, (1,), (1, 2))]),
    "unknown_link": (ROW, [RouteRun(0, (5,), (0, 1))]),
    "not_joined": (ROW, [RouteRun(0, (1,), (0, 1))]),
    "track_twice": (with_link(ROW, 1, track=0b11), [whole_line(ROW)]),
    "stop_twice": (RING, [RouteRun(0, (0, 1, 2), (0, 1, 2, 0))]),
    "group_twice": (line(own(30, groups=1), city(20, groups=1), train=any_train()), [RouteRun(0, (0,), (0, 1))]),
    "passes_blocked": (line(own(30), city(20, blocked=True), city(40), train=any_train()), [whole_line(ROW)]),
    "passes_end": (with_link(ROW, 0, end_b=True), [whole_line(ROW)]),
    "barred_track": (with_link(ROW, 1, gauge=RouteGauge.MIXED), [whole_line(ROW)]),
    "no_station": (ROW, [RouteRun(0, (1,), (1, 2))]),
    "too_few_stops": (ROW, [RouteRun(0, (), (0,))]),
    "wrong_end": (GHAN, [whole_line(GHAN)]),
    "too_long": (replace(ROW, trains=(any_train(2),)), [whole_line(ROW)]),
}
"""One example for each way in which a set can be illegal."""


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_has_its_code_and_names_the_train(code):
    problem, runs = REASONS[code]
    with pytest.raises(RouteRefused) as caught:
        check(problem, runs)
    assert caught.value.code == code
    assert caught.value.params["train"] == runs[-1].train


def test_there_are_no_other_reasons():
    calls = [node for node in ast.walk(ast.parse(Path(SOURCE).read_text())) if isinstance(node, ast.Call)]
    codes = [node.args[0] for node in calls if getattr(node.func, "id", "") == "RouteRefused"]
    assert {code.value for code in codes if isinstance(code, ast.Constant)} == set(REASONS)


@pytest.mark.parametrize(
    ("train", "length"),
    [
        (RouteTrain(RouteTrainKind.STOPS, 1), 3),
        (RouteTrain(RouteTrainKind.CITIES, 1), 3),
        (RouteTrain(RouteTrainKind.PLUS, 1, allowance=2), 3),
        (RouteTrain(RouteTrainKind.EXPRESS, 1), 3),
        (RouteTrain(RouteTrainKind.HEX, 1), 2),
        (RouteTrain(RouteTrainKind.SKIP_TOWNS, 1), 3),
        (RouteTrain(RouteTrainKind.SKIP_ANY, 1), 2),
    ],
    ids=lambda value: value.kind.name if isinstance(value, RouteTrain) else "",
)
def test_too_long_for_every_kind(train, length):
    problem = replace(ROW, trains=(train,))
    with pytest.raises(RouteRefused) as caught:
        check(problem, [whole_line(problem)])
    assert caught.value.code == "too_long"
    assert (caught.value.params["length"], caught.value.params["reach"]) == (length, 1)
