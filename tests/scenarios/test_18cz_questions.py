"""18CZ: questions that the rulebook leaves open, and longer routes, as worked examples."""

from __future__ import annotations

import pytest

from tests.czech import laid, market, railway, table
from tests.marks import rule
from tests.story import Story
from tresham.core.action import TakeOver
from tresham.routes.check import RouteRefused, check
from tresham.routes.problem import Problem, RouteLink, RouteRun, RouteStop, RouteStopKind, RouteTrain
from tresham.routes.solve import solve
from tresham.titles.g18cz.papers import TRAINS

CITY, TOWN = RouteStopKind.CITY, RouteStopKind.TOWN


def line_of(kinds: str, train: str) -> Problem:
    """Places in a line, C for a city of 30 K and t for a town of 10 K, the first with a station; and one train."""
    face = next(one for one in TRAINS if one.name == train)
    stops = tuple(
        RouteStop((30 if kind == "C" else 10,), own=at == 0, kind=CITY if kind == "C" else TOWN)
        for at, kind in enumerate(kinds)
    )
    links = tuple(RouteLink(at, at + 1, 1 << at) for at in range(len(kinds) - 1))
    return Problem(stops, links, (RouteTrain(face.route.counts, face.reach, face.route.allowance),))


def whole(kinds: str, train: str) -> int:
    """What a run through all of it earns."""
    many = len(kinds)
    return check(line_of(kinds, train), [RouteRun(0, tuple(range(many - 1)), tuple(range(many)))])


@rule("18CZ-VIII.7.4")
@pytest.mark.parametrize("kinds", ["CtCtCt", "CttCtt", "Cttttt", "CCC", "CC"])
def test_a_plus_train_counts_twice_its_number(kinds: str) -> None:
    assert whole(kinds, "3+3d") == sum(30 if kind == "C" else 10 for kind in kinds)


@rule("18CZ-VIII.7.4")
@pytest.mark.parametrize("kinds", ["CCCC", "CtCtCtt", "CttttttC"])
def test_but_no_more_cities_and_no_more_places(kinds: str) -> None:
    with pytest.raises(RouteRefused):
        whole(kinds, "3+3d")


@rule("18CZ-VIII.7.4", "18CZ-VIII.8.1")
def test_what_a_train_could_reach_is_no_income() -> None:
    assert solve(line_of("Ctt", "4+4f")).worth == 50


@rule("18CZ-VIII.7.5")
@pytest.mark.parametrize(
    ("kinds", "train", "worth"),
    [("CtttC", "3Ed", 70), ("CtCtC", "3Ed", 90), ("CtCtCtC", "3Ed", 90), ("CtCtCtC", "4Ef", 120), ("Ctttt", "4Ef", 60)],
)
def test_an_express_counts_all_cities_and_the_best_towns(kinds: str, train: str, worth: int) -> None:
    assert solve(line_of(kinds, train)).worth == worth


# --- take-overs ------------------------------------------------------------------------------------------------------


def taken(victims: str, buyer: str, price: int, phase: str = "d", trains: str = "", cash: int = 2000) -> Story:
    """A corporation has just bought the first of these, which A directs."""
    story = railway(f"{victims} {buyer}", phase).cash(f"{buyer} {cash}")
    if trains:
        story.trains(trains)
    story.operates(buyer, "take_over")
    story.when(buyer).offers.takes_over(victims.split()[0], price)
    return story.when("A").accepts()


@rule("18CZ-VIII.9.7")
def test_too_many_trains_must_be_scrapped() -> None:
    story = taken("EKJ", "BTE", 70, trains="EKJ 3c 3d, BTE 2+2b 2+2c")
    story.when("BTE", refused="too_many_trains", rule="18CZ-VIII.9.7").passes()
    story.when("BTE", refused="train_not_taken", rule="18CZ-VIII.9.9").scraps_train("2+2b")
    story.when("BTE").scraps_train("3c")
    story.when("BTE").passes()
    assert sorted(story.trains_of("BTE")) == ["2+2b", "2+2c", "3d"]


@rule("18CZ-VIII.9.8", "18CZ-VIII.12.12")
def test_turning_a_train_scraps_older_ones() -> None:
    story = taken("EKJ KFN", "BTE", 70, phase="f", trains="EKJ 4f, KFN 2+2b, BTE 3+3d")
    phase = story.phase_name()
    story.when("BTE").turns_train("4f", "4+4f")
    assert (story.trains_of("KFN"), story.phase_name()) == ([], phase)


@rule("18CZ-VIII.9.10", "18CZ-VIII.2.2")
def test_whoever_is_taken_over_does_not_operate_any_more() -> None:
    story = (
        railway("EKJ OFE BTE").trains("EKJ 2a, OFE 2a, BTE 2+2b").cash("BTE 2000").operates("BTE", "take_over", turn=4)
    )
    story.when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    while story.actor() == "BTE":
        story.goes_on()
    assert story.turns_of_round() == ["OFE"]


@rule("18CZ-VIII.9.5", "18CZ-VIII.6.6")
def test_one_that_never_operated_hands_over_its_home_station() -> None:
    story = railway("BTE").started("EKJ 70").holds("B", "EKJ 2").floated("EKJ").cash("EKJ 280, BTE 900")
    story.trains("BTE 2+2b").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 70)
    story.when("B").accepts()
    assert (story.charter("BTE"), story.cash_of("BTE")) == ((100,) * 5, 900 - 140 + 280)


@rule("18CZ-VIII.9.1")
def test_several_take_overs_one_after_the_other() -> None:
    story = taken("EKJ OFE", "kk", 70)
    assert [one.action.corp for one in story.menu(TakeOver) if isinstance(one.action, TakeOver)] == [story.party("OFE")]
    story.when("kk").offers.takes_over("OFE", 70)
    story.when("B").accepts()
    assert story.menu(TakeOver) == []


@rule("18CZ-VIII.9.1")
def test_one_director_of_both_need_not_be_asked() -> None:
    story = railway("EKJ OFE MW BTE").cash("BTE 900").operates("BTE", "take_over")
    assert story.president("BTE") == story.president("EKJ") == "A"
    story.when("BTE").takes_over("EKJ", 70)
    assert story.price("EKJ") is None


# --- trains ----------------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.10.11", "18CZ-VIII.12.12")
def test_a_card_in_the_pool_is_bought_as_any_of_its_trains() -> None:
    story = railway("BTE", "e").trains("pool 3d").cash("BTE 900").operates("BTE", "trains")
    story.when("BTE").buys_train("3d", 180, "pool", face="3+3d")
    assert (story.trains_of("BTE"), story.cash_of("BTE")) == (["3+3d"], 720)


@rule("18CZ-VIII.12.12", "18CZ-VIII.10.11")
def test_a_card_bought_as_plus_leaves_the_pool_alone() -> None:
    story = railway("BTE EKJ", "e").trains("pool 2a, EKJ 3c").cash("BTE 900").operates("BTE", "trains")
    story.when("BTE").buys_train("4e", 180, face="3+3e")
    assert story.trains_of("pool") == ["2a"]


@rule("18CZ-VIII.12.14", "18CZ-VIII.12.12")
def test_scrapping_comes_before_returning() -> None:
    story = railway("OFE EKJ", "d").depot("3d 0").trains("EKJ 2a 2b 2b").cash("OFE 900").operates("OFE", "trains")
    story.when("OFE").buys_train("4e", 250)
    assert (story.trains_of("EKJ"), story.trains_of("pool")) == ([], [])


@rule("18CZ-VIII.11.6")
def test_a_director_may_borrow_again() -> None:
    story = railway("BTE", "b").cash("BTE 0, A 0")
    who = story.party("A")
    story.extra(owed=((who, 30),), penalties=((who, 30),)).operates("BTE", "trains")
    story.when("BTE").buys_train("2b", 80, face="2+2b")
    assert (story.fact("owed"), story.fact("penalties")) == (((who, 110),), ((who, 110),))


# --- the rest --------------------------------------------------------------------------------------------------------


@rule("18CZ-IX.3.2", "18CZ-IX.3.3")
def test_the_dearest_sold_out_corporation_moves_first() -> None:
    story = market("EKJ 55, OFE 55").marker("EKJ C2, OFE C2").holds("A", "EKJ 2, OFE 3").holds("B", "EKJ 2, OFE 1")
    story.floated("EKJ OFE").cash("A 0, B 0, C 0, EKJ 99, OFE 99").comes_to_round("operating")
    assert story.markers_in("C1") == ["EKJ", "OFE"]


@rule("18CZ-X.2.2", "18CZ-IV.1.8")
def test_a_local_of_a_corporation_is_worth_nothing_to_its_director() -> None:
    story = railway("EKJ", "j").owns("EKJ", "S1").owns("B", "S2").cash("A 0, B 0").over("schedule")
    assert (story.score("A"), story.score("B")) == (2 * 70, 120)


@rule("18CZ-VI.5", "18CZ-VI.2")
def test_who_can_afford_nothing_is_passed_over() -> None:
    story = table().cash("A 300, B 24, C 300")
    story.when("A").takes("S1")
    assert story.to_act() == "C"


@rule("18CZ-VIII.6.6", "18CZ-VIII.6.5")
def test_one_station_a_turn() -> None:
    west = "D3 14 E2 D1 C4 D5, D5 57 D3 D7, D7 9 D5 D9, D9 8 D7 E10, E10 57 D9 F11"
    story = laid(railway("EKJ"), west).operates("EKJ", "token").when("EKJ").tokens("E10")
    assert story.tokens_offered() == set()
    assert story.charter("EKJ") == (100,)
