"""How trains run is written on their cards: what they count, what they leave out, what they need, what they earn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from tests.islet import PRIVATES, TILES, TRAINS, islet, on_islet
from tests.story import Story
from tresham.core.action import Run, RunTrains
from tresham.core.cards import ENDLESS, Route, RunBonus, RunNeed, TrainType
from tresham.core.event import TrainScrapped, TrainsRun
from tresham.routes.problem import CITIES, EXPRESS, GHAN, PLUS, SKIP_ANY, SKIP_TOWNS, STOPS
from tresham.rules.running import best_runs, runs_worth, trains_of
from tresham.track.atlas import compile_atlas
from tresham.track.ids import Layout
from tresham.track.notation import parse_map
from tresham.view.clicked_stops import fill_in

LINE = """
    A1   Aton   grey  city 20 x2  4-a       home A a
    A3   Brook  grey  town 10     1-a 4-a   {A3}
    A5   Bely   grey  city 30 x2  1-a 4-a   home B a {A5}
    A7   Dale   grey  town 10     1-a 4-a
    A9   Cork   grey  city 40 x2  1-a 4-a   home C a
    A11  Dover  red   offboard yellow 50    1-a
    """
TWO_WAYS = """
    A1   Aton   grey  city 20 x2  4-a 5-a   home A a
    A3   Bely   grey  city 30 x3  0-a 1-a   home B a
    B2          grey  2-3
    B4   Cork   grey  city 40               home C a
    """
LANES = """
    A2   Dover  red   offboard yellow 50    0:1/2-a 0:2/2-a
    B1          red   3:1/2-4 3:2/2-5
    B3   Aton   grey  city 20 x2  1-a       home A a
    C2   Bely   grey  city 30 x2  2-a       home B a
    D1   Cork   grey  city 40               home C a
    """
ALL = "A1 A3 A5 A7 A9 A11"


def on_the_line(
    route: Route,
    reach: int,
    guest: TrainType | None = None,
    tokens: Iterable[str] = ("A1",),
    marks: Mapping[str, str] | None = None,
    lines: str = LINE,
    more: str = "",
    **changes: Any,
) -> Story:
    """A line of six places, perhaps with more marks on A3 or A5; and a corporation with a train, perhaps with more of
    them and a guest."""
    trains = (TrainType("2", 80, reach, 3, route=route), *TRAINS[1:], *([guest] if guest else []))
    atlas = compile_atlas(parse_map(Layout.POINTY, lines.format(**{"A3": "", "A5": ""} | dict(marks or {}))), TILES)
    title = islet(atlas=atlas, trains=tuple(trains), privates=PRIVATES[:0], **changes)
    story = on_islet(title).started("A 76").holds("Ann", "A 3").floated("A").operated("A").token("A", *tokens)
    return story.trains(f"A 2 {more} {guest.name if guest else ''}").operates("A", "run").ready()


def best(story: Story) -> tuple[int, list[str]]:
    """What the trains earn at most, and where each of them goes."""
    runs, plan = best_runs(story.table(), story.party("A"))
    assert plan.proven
    atlas = story.atlas
    ways = [" ".join(atlas.names[atlas.hex_of_stop[stop]] for stop in run.stops) for run in runs]
    story.when("A").do(RunTrains(story.party("A"), runs))
    [ran] = story.happened(TrainsRun)
    assert ran.revenue == plan.worth
    return plan.worth, ways


# --- what is counted -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("route", "reach", "earned", "way"),
    [
        (Route(), 3, 60, "A1 A3 A5"),
        (Route(CITIES), 2, 70, "A1 A3 A5 A7"),
        (Route(PLUS, allowance=1), 2, 60, "A1 A3 A5"),
        (Route(PLUS, allowance=2), 2, 70, "A1 A3 A5 A7"),
        (Route(PLUS, allowance=2), 3, 110, "A1 A3 A5 A7 A9"),
        (Route(EXPRESS, pays=2), 3, 70, "A1 A3 A5 A7 A9"),
        (Route(SKIP_TOWNS), 3, 90, "A1 A3 A5 A7 A9"),
        (Route(SKIP_ANY), 2, 70, ALL),
        (Route(SKIP_ANY), 3, 110, ALL),
        (Route(), ENDLESS, 160, ALL),
    ],
)
def test_a_train_runs_as_its_card_says(route: Route, reach: int, earned: int, way: str) -> None:
    assert best(on_the_line(route, reach)) == (earned, [way])


def test_a_train_with_too_many_towns_is_refused() -> None:
    story = on_the_line(Route(PLUS, allowance=1), 2)
    story.when("A", refused="run_too_long").runs(_2="A1 A3 A5 A7")


@pytest.mark.parametrize(
    ("route", "reach", "earned"),
    [
        (Route(STOPS), 3, 30),
        (Route(STOPS), 4, 60),
        (Route(CITIES), 2, 30),
        (Route(CITIES), 3, 70),
        (Route(CITIES, allowance=1), 2, 70),
    ],
)
@pytest.mark.parametrize("face", ["A3", "A5"])
def test_a_gauge_change_counts_like_a_stop_unless_the_train_ignores_it(
    route: Route, reach: int, earned: int, face: str
) -> None:
    """It may be marked on either side of the border."""
    borders = {"A3": "border gauge 4", "A5": "border gauge 1"}
    assert best(on_the_line(route, reach, marks={face: borders[face]}))[0] == earned
    if earned == 30:
        story = on_the_line(route, reach, marks={face: borders[face]})
        story.when("A", refused="run_too_long").runs(_2="A1 A3 A5")


# --- what is needed --------------------------------------------------------------------------------------------------

TO_DOVER = Route(GHAN, ends=frozenset({"A11"}))


@pytest.mark.parametrize(("tokens", "earned", "way"), [("A1", 70, ALL), ("A1 A9", 90, "A9 A11"), ("A1 A5", 80, "")])
def test_a_train_is_paid_for_a_certain_place_and_an_own_station(tokens: str, earned: int, way: str) -> None:
    """It passes better places, but has no station there."""
    worth, [ran] = best(on_the_line(TO_DOVER, ENDLESS, tokens=tokens.split()))
    assert (worth, ran) == (earned, way or "A5 A7 A9 A11")


def test_such_a_train_runs_nowhere_else() -> None:
    on_the_line(TO_DOVER, ENDLESS).when("A", refused="run_wrong_end").runs(_2="A1 A3 A5")


def test_a_train_may_need_a_place() -> None:
    route = Route(needs=(RunNeed(frozenset({"A5"})),))
    assert best(on_the_line(route, 3)) == (60, ["A1 A3 A5"])
    on_the_line(route, 3).when("A", refused="run_needs_place").runs(_2="A1 A3")
    assert best(on_the_line(route, 2))[0] == 0


def test_a_train_may_need_a_place_when_it_comes_to_another() -> None:
    route = Route(needs=(RunNeed(frozenset({"A5"}), when=frozenset({"A3"})),))
    story = on_the_line(route, 3, tokens=("A1", "A9"))
    story.when("A", refused="run_needs_place").runs(_2="A1 A3")
    story.when("A").runs(_2="A7 A9")
    assert story.happened(TrainsRun)[0].revenue == 50


# --- what is earned besides ------------------------------------------------------------------------------------------

THREE_CITIES = RunBonus(frozenset({"A1", "A5", "A9"}), (0, 0, 50, 100))


@pytest.mark.parametrize(
    ("reach", "takes", "earned"), [(2, True, 30), (3, True, 110), (5, True, 210), (3, False, 60), (5, False, 110)]
)
def test_several_places_of_a_set_earn_a_bonus(reach: int, takes: bool, earned: int) -> None:
    story = on_the_line(Route(takes_bonuses=takes), reach, bonuses=(THREE_CITIES,))
    assert best(story)[0] == earned


# --- guests ----------------------------------------------------------------------------------------------------------


def test_a_guest_uses_track_of_others_and_leaves_after_its_run() -> None:
    guest = TrainType("E", 0, 3, 1, counts=False, duty=False, runs_once=True, route=Route(SKIP_ANY, shares=True))
    story = on_the_line(Route(), 3, guest=guest)
    assert best(story) == (60 + 110, ["A1 A3 A5", ALL])
    assert [event.reason for event in story.happened(TrainScrapped)] == ["run"]
    assert (story.trains_of("A"), story.trains_of("nobody")) == (["2"], ["E"])


def test_ways_are_found_for_all_trains_beside_a_guest() -> None:
    """Two trains have a way each; the guest takes one of these too, and disturbs nobody."""
    guest = TrainType("E", 0, 3, 1, route=Route(SKIP_ANY, shares=True))
    story = on_the_line(Route(), 2, guest=guest, lines=TWO_WAYS, more="2")
    corp, trains = story.party("A"), trains_of(story.table(), story.party("A"))
    stops = story.stop("A1"), story.stop("A3")
    found = fill_in(story.table(), corp, [Run(train, stops, ()) for train in trains])
    assert runs_worth(story.table(), corp, found) == 3 * 50


def test_whoever_is_no_guest_needs_track_of_his_own() -> None:
    other = TrainType("E", 0, 3, 1, route=Route(SKIP_ANY))
    assert best(on_the_line(Route(), 3, guest=other))[0] == 110


# --- lanes ------------------------------------------------------------------------------------------------------------


def test_two_trains_may_use_the_two_lanes_at_one_side() -> None:
    story = on_the_line(Route(), 2, tokens=("B3", "C2"), lines=LANES, more="2")
    earned, ways = best(story)
    assert earned == 20 + 50 + 30 + 50
    assert sorted(" ".join(sorted(way.split())) for way in ways) == ["A2 B3", "A2 C2"]


def test_a_lane_is_used_by_one_train() -> None:
    story = on_the_line(Route(), 2, tokens=("B3",), lines=LANES, more="2")
    assert best(story) == (70, ["A2 B3"])
