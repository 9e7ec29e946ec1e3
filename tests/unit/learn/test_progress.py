"""How far somebody is in a lesson follows from the moves that stand, and from nothing else."""

import pytest

import tresham
from tests.unit.learn.walking import begun, do_step, goal, script
from tresham.core.action import Pass
from tresham.learn import LESSONS, Goal, Lesson, LessonFault, LessonStep, move, opened, progress, script_at
from tresham.learn.named_moves import LessonTable
from tresham.learn.progress import ASTRAY, DONE, OTHER, STEP, WATCH


def test_a_lesson_begins_at_its_first_step():
    lesson, game = begun("shares")
    found = progress(lesson, game)
    assert (found.where, found.step) == (STEP, 0)
    assert script_at(lesson, game) is None


def test_after_the_goal_the_script_answers_and_the_next_step_follows():
    lesson, game = begun("shares")
    game.push(goal(lesson, game))
    found = progress(lesson, game)
    assert (found.where, found.step) == (WATCH, 1)
    script(lesson, game)
    assert (progress(lesson, game).where, progress(lesson, game).step) == (STEP, 1)
    assert game.table().president(game.title.corps[1]) == game.title.players[1]


def test_a_wrong_move_leads_astray_and_the_script_waits():
    lesson, game = begun("shares")
    game.push(LessonTable(lesson, game).find(move("start_corporation", corp="HIL", price=60), game))
    found = progress(lesson, game)
    assert (found.where, found.step, found.verb, found.strayed) == (ASTRAY, 0, "start_corporation", 0)
    assert script_at(lesson, game) is None


def test_who_plays_on_is_still_astray_and_goes_back_to_before_the_first_wrong_move():
    lesson, game = begun("track")
    before = game.ply
    game.push(Pass(game.actor))
    for _ in range(3):
        game.push(next(iter(game.legal_actions())))
    found = progress(lesson, game)
    assert (found.where, found.verb, found.strayed) == (ASTRAY, "pass", before)


def test_what_is_taken_back_never_happened():
    lesson, game = begun("shares")
    do_step(lesson, game)
    node = game.node
    game.push(Pass(game.actor))
    assert progress(lesson, game).where == ASTRAY
    game.pop()
    assert game.node is node
    assert (progress(lesson, game).where, progress(lesson, game).step) == (STEP, 1)


def test_any_move_of_the_goal_will_do():
    lesson, game = begun("track")
    game.push(LessonTable(lesson, game).find(move("lay_tile", hex="B2", tile="9", rotation=5), game))
    assert (progress(lesson, game).where, progress(lesson, game).step) == (STEP, 1)


def test_a_goal_may_ask_for_what_comes_of_a_move():
    lays = (move("lay_tile", "BAY", hex="B2", tile="9", rotation=2), move("lay_tile", "BAY"))
    step = LessonStep("earn", Goal((move("run_trains", "BAY"),), {"best BAY": 40}))
    lesson = Lesson("asked", "18AB", ("you", "Ada"), (step,), LESSONS["dividend"].opening)
    asked = Lesson("asked", "18AB", ("you", "Ada"), (LessonStep("lay", Goal(lays, {"best BAY": 51})),), lesson.opening)
    game = opened(asked, "Zoe")
    game.push(LessonTable(asked, game).find(move("lay_tile", hex="A3", tile="9", rotation=1), game))
    assert progress(asked, game).where == ASTRAY  # still the 50 of the old line


def test_the_end_is_the_end_and_what_comes_after_it_changes_nothing():
    lesson, game = begun("shares")
    for _ in lesson.steps:
        do_step(lesson, game)
    assert (progress(lesson, game).where, progress(lesson, game).step) == (DONE, len(lesson.steps))
    game.push(next(iter(game.legal_actions())))
    assert progress(lesson, game).where == DONE


def test_a_game_that_is_saved_and_loaded_is_where_it_was():
    lesson, game = begun("dividend")
    do_step(lesson, game)
    again = tresham.load(tresham.save(game))
    assert (progress(lesson, again).where, progress(lesson, again).step) == (STEP, 1)


def test_a_table_of_another_opening_is_no_table_of_this_lesson():
    _, game = begun("track")
    for other in ("shares", "dividend"):
        found = progress(LESSONS[other], game)
        assert found.where in (OTHER, WATCH, DONE)
    assert progress(LESSONS["track"], tresham.new("1830", ("Zoe", "Ada"))).where == OTHER


def test_a_seat_that_is_called_like_the_learner_gets_a_number():
    lesson = LESSONS["shares"]
    assert lesson.players("ada") == ("ada", "Ada 2")
    game = opened(lesson, "Ada")
    do_step(lesson, game)
    assert progress(lesson, game).step == 1


@pytest.mark.parametrize("wrong", [move("pass", "HIL"), move("start_corporation", corp="BAY"), move("dance")])
def test_a_move_that_is_not_legal_or_means_several_is_told(wrong):
    lesson, game = begun("shares")
    with pytest.raises(LessonFault, match="shares, ply 0"):
        LessonTable(lesson, game).find(wrong, game)
