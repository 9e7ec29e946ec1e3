"""Runs for screens: the best, and what somebody has drawn."""

from typing import Any

import pytest

from tests.story import Story, given
from tests.unit.view.speaking import voice
from tresham.core.action import Run
from tresham.core.codec import Codec
from tresham.core.illegal import Illegal
from tresham.core.naming import Malformed
from tresham.draw import drawn_routes
from tresham.view import routes
from tresham.view.shapes import RoutesView


def pennsylvania(trains: str = "3", options: str = "") -> Story:
    """Pittsburgh - Altoona - Lancaster; PRR's token in Altoona."""
    story = given("1830", "Ann Bob", options=options).phase("3").started("PRR 100").holds("Ann", "PRR 6")
    story.tile("H10", "57", 1).tile("H14", "9", 1).tile("H16", "57", 1).token("PRR", "H12")
    return story.trains(f"PRR {trains}").cash("PRR 0").operates("PRR", "run")


def seen(
    story: Story, corp: str = "PRR", wanted: list[dict[str, Any]] | None = None
) -> tuple[RoutesView, tuple[Run, ...]]:
    return routes(story.game, corp, voice(story.game), wanted)


def train(story: Story, name: str) -> int:
    return next(one.train for one in seen(story)[0].runs if one.name == name)


def test_the_best_is_shown_with_its_proof():
    story = pennsylvania()
    view, runs = seen(story)
    assert (view.corp, view.revenue, view.best, view.proven, view.bound) == ("PRR", 50, 50, True, 50)
    assert [(run.name, run.stops, run.hexes, run.revenue) for run in view.runs] == [
        ("3", ("H10.0", "H12.0", "H16.0"), ("H10", "H12", "H14", "H16"), 50)
    ]
    assert (view.idle, view.problems, view.same_as_last) == ((), (), False)
    assert view.action is not None
    story.game.push(Codec(story.title, story.game.players).read_action(view.action))
    assert runs


def test_stops_are_enough_and_the_way_is_found():
    story = pennsylvania(options="free_runs")
    wanted = [{"train": train(story, "3"), "stops": ["H10.0", "H12.0"]}]
    view, (run,) = seen(story, wanted=wanted)
    assert (view.revenue, view.best, view.problems) == (30, 50, ())
    assert len(run.legs) == 1
    assert view.action is not None


def test_where_the_best_is_demanded_less_is_refused_as_a_whole():
    story = pennsylvania()
    view, _ = seen(story, wanted=[{"train": train(story, "3"), "stops": ["H10.0", "H12.0"]}])
    (problem,) = view.problems
    assert (problem.run, problem.code, problem.rule) == (None, "better_runs", "1830-RT.10")
    assert "50" in problem.message
    assert (view.revenue, view.action) == (30, None)


def test_each_run_has_its_own_problem():
    story = pennsylvania("2 3", "free_runs")
    two, three = train(story, "2"), train(story, "3")
    view, runs = seen(
        story,
        wanted=[
            {"train": two, "stops": ["H10.0", "H12.0", "H16.0"]},
            {"train": three, "stops": ["H12.0", "E19.0"]},
        ],
    )
    assert [(problem.run, problem.code) for problem in view.problems] == [(0, "run_too_long"), (1, "run_not_joined")]
    assert [run.revenue for run in view.runs] == [0, 0]
    drawn = drawn_routes(story.title, story.game.state, view, runs)
    assert all(run.path[0].startswith("M") for run in drawn.runs)


def test_it_is_told_that_cities_are_full_of_others_though_track_joins_them():
    story = pennsylvania("3", "free_runs").started("NYC 100, B&O 100").holds("Bob", "NYC 6, B&O 2")
    story.tile("H4", "57", 1).tile("H6", "9", 1).tile("H8", "9", 1).token("NYC", "H10").token("B&O", "H4")
    three = train(story, "3")
    for stops, code in ((("H4.0", "H10.0"), "run_no_station"), (("H4.0", "H10.0", "H12.0"), "run_passes_blocked")):
        view, _ = seen(story, wanted=[{"train": three, "stops": list(stops)}])
        assert [problem.code for problem in view.problems] == [code]


def test_two_trains_cannot_share_track():
    story = pennsylvania("2 3", "free_runs")
    two, three = train(story, "2"), train(story, "3")
    wanted = [{"train": two, "stops": ["H10.0", "H12.0"]}, {"train": three, "stops": ["H10.0", "H12.0", "H16.0"]}]
    view, _ = seen(story, wanted=wanted)
    assert [(problem.run, problem.code) for problem in view.problems] == [(1, "run_track_twice")]
    assert view.action is None


def test_the_way_is_the_one_that_the_train_can_make_beside_the_others():
    """From Trapani (C1) to Marsala (E1) there is a straight way and one over D2. Either train would
    take the straight one, but the second has no reach for the other: the first must."""
    story = given("1849", "Ann Bob Cleo Dan", options="free_runs").phase("8")
    story.launched("CTL 100").papers("Ann", "CTL P 1 1").operated("CTL").trains("CTL 6H 8H").cash("CTL 0")
    story.tile("D2", "77", 1).tile("G1", "73", 3).tile("H2", "78", 2).tile("G3", "73", 1).operates("CTL", "run")
    best, _ = seen(story, "CTL")
    assert {run.hexes for run in best.runs} == {("C1", "D2", "E1"), ("C1", "E1", "G1", "H2", "G3")}
    for runs in (best.runs, best.runs[::-1]):
        wanted = [{"train": run.train, "stops": list(run.stops)} for run in runs]
        view, _ = seen(story, "CTL", wanted)
        assert view.problems == ()
        assert view.revenue == best.revenue
        assert {run.hexes for run in view.runs} == {run.hexes for run in best.runs}


def test_trains_that_stay_at_home_are_told():
    story = pennsylvania("3 3")
    view, _ = seen(story, wanted=[{"train": train(story, "3"), "stops": ["H10.0", "H12.0", "H16.0"]}])
    assert [one.name for one in view.idle] == ["3"]


def test_what_ran_last_time_is_known_again():
    story = pennsylvania()
    story.when("PRR").runs_best()
    view, _ = seen(story)
    assert view.same_as_last
    assert view.action is None, "it has run already"


def test_a_corporation_may_be_asked_about_at_any_time():
    story = pennsylvania()
    view, runs = seen(story, "NYC")
    assert (view.runs, view.revenue, view.best, view.proven, view.action, runs) == ((), 0, 0, True, None, ())


def test_the_pen_knows_the_line_its_ends_and_a_second_sign():
    story = pennsylvania()
    view, runs = seen(story)
    (run,) = drawn_routes(story.title, story.game.state, view, runs).runs
    assert run.path[0].startswith("M")
    assert len(run.ends) == 2
    assert run.colour.startswith("#")


@pytest.mark.parametrize(
    "wanted",
    [
        [{"train": "x", "stops": ["H10.0"]}],
        [{"train": 0, "stops": ["nowhere"]}],
        [{"train": 0}],
        [[]],
        [{"train": 0, "stops": ["H10.0"] * 999}],
        [{"train": 0, "stops": []}] * 99,
    ],
)
def test_nonsense_is_malformed(wanted):
    with pytest.raises(Malformed):
        seen(pennsylvania(), wanted=wanted)


def test_a_train_that_does_not_exist_is_refused():
    with pytest.raises(Illegal):
        seen(pennsylvania(), wanted=[{"train": 999, "stops": ["H10.0", "H12.0"]}])


def test_an_unknown_corporation_is_none():
    with pytest.raises(KeyError):
        seen(pennsylvania(), "XYZ")


def test_a_run_without_stops_or_with_one_is_no_run():
    story = pennsylvania("2 3", "free_runs")
    for stops in ([], ["H12.0"]):
        view, _ = seen(story, wanted=[{"train": train(story, "3"), "stops": stops}])
        assert len(view.problems) == 1
        assert view.action is None
