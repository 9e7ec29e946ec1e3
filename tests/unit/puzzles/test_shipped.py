"""Every puzzle that comes with the package: a second opinion agrees, and its own answer is right."""

from collections import Counter
from datetime import date, timedelta
from importlib.resources import files

import pytest

from tests.unit.puzzles.second_opinion import disagreement
from tresham.puzzles import (
    PuzzleKind,
    UnknownPuzzle,
    chosen,
    judge,
    of_the_day,
    position_of,
    puzzle,
    puzzles,
    subject_of,
)
from tresham.puzzles.levels import TRAITS
from tresham.puzzles.solving import asked_here, solved
from tresham.titles import SHELF

ALL = list(puzzles().values())


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_second_opinion_agrees(one):
    """By a search that shares nothing with the solver but the rules of the game."""
    game = position_of(one)
    assert disagreement(one.kind, game, subject_of(one, game), one.solution) is None


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_the_position_asks_the_question_and_the_answer_is_right(one):
    game = position_of(one)
    subject = subject_of(one, game)
    assert (one.kind, subject) in list(asked_here(game))
    assert judge(one, one.solution.answer).is_right
    assert solved(one.kind, game, subject) == one.solution


def test_there_are_two_hundred_over_all_titles_kinds_and_levels():
    assert len(ALL) == 200
    assert Counter(one.title for one in ALL) == dict.fromkeys(SHELF, 40)
    assert {one.kind for one in ALL} == set(PuzzleKind)
    assert {one.level for one in ALL} == {1, 2, 3, 4, 5}
    assert all(set(one.solution.traits) <= set(TRAITS[one.kind]) for one in ALL)


def test_no_two_ask_the_same():
    asked = Counter((one.game, one.ply, one.kind, one.corp) for one in ALL)
    assert max(asked.values()) == 1


def test_a_rescue_may_be_hopeless_or_not():
    assert {one.solution.best for one in ALL if one.kind is PuzzleKind.RESCUE} == {0, 1}


def test_some_runs_escape_greed_and_habit():
    traits = Counter(trait for one in ALL for trait in one.solution.traits)
    assert traits["greed-fails"] > 5
    assert traits["habit-fails"] > 5


def test_all_of_it_is_small():
    shipped = files("tresham.puzzles").joinpath("shipped")
    assert sum(len(file.read_bytes()) for file in shipped.iterdir()) < 500_000


def test_each_comes_once_before_any_comes_again():
    first = date(2026, 11, 18)
    days = [of_the_day(first + timedelta(days=number)).id for number in range(len(ALL))]
    assert sorted(days) == sorted(one.id for one in ALL)
    assert of_the_day(first + timedelta(days=len(ALL))).id == days[0]


def test_two_days_in_a_row_have_different_puzzles_of_a_choice_too():
    some = chosen("1849", "tile")
    assert of_the_day(date(2026, 1, 1), some) != of_the_day(date(2026, 1, 2), some)


def test_puzzles_are_chosen_by_title_kind_and_level():
    assert {one.title for one in chosen("1830")} == {"1830"}
    assert {(one.kind, one.level) for one in chosen(kind="dump", level=2)} == {(PuzzleKind.DUMP, 2)}
    assert len(chosen()) == len(ALL)


def test_a_name_may_be_in_small_letters():
    one = next(one for one in ALL if one.title == "18CZ")
    assert puzzle(one.id.lower()) == one
    with pytest.raises(UnknownPuzzle):
        puzzle("1830-dance-01")
