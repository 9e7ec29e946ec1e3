"""How each kind of train counts its way, and what it is paid."""

from dataclasses import replace

import pytest

from tests.unit.routes.boards import OFFBOARD, city, line, own, town, whole_line
from tresham.routes import RouteGauge, RouteTrain, RouteTrainKind, check, solve
from tresham.routes.check import run_length


def runs(problem):
    """What the train earns on the whole line, or nothing if it does not reach so far."""
    run = whole_line(problem)
    return check(problem, [run]) if run_length(problem, run) <= problem.trains[0].reach else None


def with_reach(problem, reach):
    return replace(problem, trains=(replace(problem.trains[0], reach=reach),))


def reaches(problem):
    """The least reach with which the train makes the whole line."""
    return next(reach for reach in range(99) if runs(with_reach(problem, reach)) is not None)


def changing(problem, changes):
    """The same line with gauge changes on its first link."""
    return replace(problem, links=(replace(problem.links[0], changes=changes), *problem.links[1:]))


ROW = line(own(30), town(10), city(40), town(20), city(50, kind=OFFBOARD), train=RouteTrain(RouteTrainKind.STOPS, 9))


def row(train):
    return replace(ROW, trains=(train,))


@pytest.mark.parametrize(
    ("train", "least", "with_changes"),
    [
        (RouteTrain(RouteTrainKind.STOPS), 5, 8),
        (RouteTrain(RouteTrainKind.CITIES), 3, 6),
        (RouteTrain(RouteTrainKind.CITIES, allowance=1), 3, 5),
        (RouteTrain(RouteTrainKind.PLUS), 5, 8),
        (RouteTrain(RouteTrainKind.PLUS, allowance=1), 4, 7),
        (RouteTrain(RouteTrainKind.PLUS, allowance=5), 3, 6),
        (RouteTrain(RouteTrainKind.EXPRESS), 3, 6),
        (RouteTrain(RouteTrainKind.HEX), 4, 4),
        (RouteTrain(RouteTrainKind.GHAN, ends=0b10000), 0, 0),
        (RouteTrain(RouteTrainKind.SKIP_TOWNS), 3, 3),
        (RouteTrain(RouteTrainKind.SKIP_ANY), 2, 2),
    ],
    ids=lambda value: f"{value.kind.name}+{value.allowance}" if isinstance(value, RouteTrain) else None,
)
def test_how_far_a_train_must_reach(train, least, with_changes):
    assert reaches(row(train)) == least
    assert reaches(changing(row(train), 3)) == with_changes


@pytest.mark.parametrize("kind", [RouteTrainKind.STOPS, RouteTrainKind.CITIES, RouteTrainKind.PLUS, RouteTrainKind.HEX])
def test_most_kinds_are_paid_for_every_place(kind):
    assert runs(row(RouteTrain(kind))) == 150


@pytest.mark.parametrize(
    ("pays", "towns", "worth"), [(9, 9, 150), (9, 1, 140), (9, 0, 120), (4, 9, 140), (3, 9, 120), (2, 2, 90)]
)
def test_an_express_is_paid_for_its_best_places(pays, towns, worth):
    assert runs(row(RouteTrain(RouteTrainKind.EXPRESS, 9, pays=pays, pays_towns=towns))) == worth


def test_a_good_town_pays_an_express_more_than_a_poor_city():
    problem = line(own(30), town(60), city(10), train=RouteTrain(RouteTrainKind.EXPRESS, 3, pays=2))
    assert runs(problem) == 90


def test_a_hex_train_pays_by_gauge():
    narrow = replace(ROW.links[0], gauge=RouteGauge.NARROW, hexes=3)
    problem = replace(row(RouteTrain(RouteTrainKind.HEX)), links=(narrow, *ROW.links[1:]))
    assert reaches(problem) == 3 * 2 + 3
    cheap_narrow = RouteTrain(RouteTrainKind.HEX, hex_costs=(2, 1, 1, 1))
    assert reaches(replace(problem, trains=(cheap_narrow,))) == 3 + 3 * 2


def test_a_ghan_earns_its_end_and_the_best_station():
    problem = line(own(30), own(40), city(90), city(50), train=RouteTrain(RouteTrainKind.GHAN, ends=0b1000))
    assert runs(problem) == 90
    assert solve(problem).worth == 90


@pytest.mark.parametrize(("reach", "worth"), [(3, 120), (4, 140), (5, 150), (9, 150)])
def test_a_train_that_skips_towns_stops_at_the_best(reach, worth):
    assert runs(row(RouteTrain(RouteTrainKind.SKIP_TOWNS, reach))) == worth


@pytest.mark.parametrize(("reach", "worth"), [(2, 80), (3, 120), (4, 140), (5, 150)])
def test_a_train_that_skips_anything_is_paid_for_both_ends_and_the_best(reach, worth):
    assert runs(row(RouteTrain(RouteTrainKind.SKIP_ANY, reach))) == worth


def test_a_skipping_train_stops_at_its_ends_even_in_towns():
    problem = line(town(10), own(30), town(20), train=RouteTrain(RouteTrainKind.SKIP_TOWNS))
    assert reaches(problem) == 3


@pytest.mark.parametrize(
    "kind", [RouteTrainKind.STOPS, RouteTrainKind.CITIES, RouteTrainKind.PLUS, RouteTrainKind.EXPRESS]
)
def test_a_heavy_stop_counts_as_several(kind):
    light, heavy = (line(own(30), city(10, weight=weight), train=RouteTrain(kind)) for weight in (1, 3))
    assert reaches(heavy) == reaches(light) + 2
