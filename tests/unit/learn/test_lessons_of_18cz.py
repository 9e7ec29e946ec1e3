"""What the lessons of 18CZ promise to show does happen there."""

import re

import pytest

from tests.unit.learn.walking import begun, do_step, goal
from tresham.core.action import LayTile
from tresham.core.game import Game
from tresham.core.ids import Party, Train
from tresham.learn import COURSES, move, tell
from tresham.learn.named_moves import LessonTable
from tresham.rules.running import best_runs
from tresham.text import LANGUAGES, Scribe, render
from tresham.view.table_names import TableNames


def after(key: str, steps: int) -> Game:
    lesson, game = begun(key)
    for _ in lesson.steps[:steps]:
        do_step(lesson, game)
    return game


def trains(game: Game, corp: str) -> list[str]:
    owner, names = game.title.corp(corp), TableNames(game.title, game.players)
    return [names.train(game.state, Train(train)) for train, one in enumerate(game.state.trains) if one == owner]


def cash(game: Game, party: str) -> int:
    names = TableNames(game.title, game.players)
    return game.state.cash[Party(names.codec.parties.index(party))]


def test_small_ones_start_at_once_and_medium_ones_with_half_and_a_train_of_their_own():
    assert [cash(after("18CZ-sizes", steps), "BN") for steps in (3, 4)] == [0, 300]
    assert trains(after("18CZ-sizes", 5), "BN") == ["2+2b"]


def test_a_take_over_moves_money_and_trains_and_pays_the_shares():
    before, taken, turned = (after("18CZ-take-over", steps) for steps in (0, 1, 3))
    assert cash(taken, "@Zoe") - cash(before, "@Zoe") == 2 * 60
    assert cash(taken, "BN") == cash(before, "BN") + cash(before, "BCB") - 2 * 60
    assert trains(taken, "BN") == trains(before, "BCB") == ["2b", "2b"]
    assert trains(turned, "BN") == ["2+2b", "2+2b"]


def test_a_local_saves_the_river_and_is_sold_for_what_it_cost():
    assert [cash(after("18CZ-local", steps), "BCB") for steps in (0, 1, 2, 5)] == [50, 5, 5, 50]


def test_the_lessons_of_the_tutorial_are_one_game_from_its_first_move_to_its_end():
    [course] = [one for one in COURSES if one.key == "18CZ-tutorial"]
    for before, lesson in zip(course.lessons, course.lessons[1:], strict=False):
        assert lesson.opening[: len(before.solution)] == before.solution
    last = course.lessons[-1]
    end = after(last.key, len(last.steps))
    assert end.over
    assert end.winners() == ("Zoe",)
    assert (cash(end, "BCB"), cash(end, "EKJ")) == (700, 350)


def test_a_4_train_too_soon_ends_the_game_while_ada_is_ahead():
    early = after("18CZ-praha", 5)
    lesson, _ = begun("18CZ-praha")
    for rash in (move("buy_train", "BCB"), move("pass", "EKJ"), move("pass", "EKJ")):
        early.push(LessonTable(lesson, early).find(rash, early))
    assert early.over
    assert early.winners() == ("Ada",)


def test_the_4_train_scraps_the_others_the_5_train_is_forced_and_one_train_goes_back():
    before, bought, returned = (after("18CZ-scrap", steps) for steps in (3, 4, 5))
    assert (trains(before, "BCB"), trains(before, "EKJ")) == (["2", "3", "3"], ["2", "2"])
    assert (trains(bought, "BCB"), trains(bought, "EKJ")) == (["3", "3", "4"], ["5"])
    assert cash(before, "EKJ") - cash(bought, "EKJ") == 350
    assert trains(returned, "BCB") == ["3", "4"]


def test_the_log_of_the_tutorial_speaks_of_no_choice_that_there_is_not():
    game = after("18CZ-first-run", 3)
    told = {
        language: [
            line
            for node in game.line()
            for event in node.events
            if (line := render(event, Scribe(game.title, game.players, language).at(node.state)))
        ]
        for language in LANGUAGES
    }
    assert {"BCB has no income", "BCB puts 40\u00a0K into its treasury"} <= set(told["en"])
    assert {"У BCB нет дохода", "BCB кладёт 40\u00a0K в казну"} <= set(told["ru"])
    assert {"BCB nie ma dochodu", "BCB wkłada 40\u00a0K do skarbca"} <= set(told["pl"])
    choices = re.compile("withh|to pay|удержива|дивиденд|zatrzym|dywidend")
    assert [line for lines in told.values() for line in lines if choices.search(line)] == []


def test_a_second_train_could_be_paid_instead_of_the_first_token_and_would_earn_nothing():
    game, lesson = after("18CZ-first-run", 1), begun("18CZ-first-run")[0]
    for idle in (move("pass", "BCB"), move("run_trains", "BCB"), move("buy_train", "BCB")):
        game.push(LessonTable(lesson, game).find(idle, game))
    assert trains(game, "BCB") == ["2", "2"]
    assert best_runs(game.table(), game.title.corp("BCB"))[1].worth == 40


def test_ada_could_pay_for_a_3_train_that_is_left_to_her():
    game, lesson = after("18CZ-green-track", 1), begun("18CZ-green-track")[0]
    game.push(LessonTable(lesson, game).find(move("pass", "BCB"), game))
    corp = game.title.corp("EKJ")
    assert cash(game, "EKJ") + best_runs(game.table(), corp)[1].worth >= 120


def test_no_tile_helps_the_last_run_as_much_as_pardubice():
    game = after("18CZ-last-round", 2)
    corp, runs = game.title.corp("BCB"), dict[str, int]()
    for action in game.legal_actions():
        if isinstance(action, LayTile):
            laid = game.copy()
            laid.push(action)
            hex = game.title.atlas.names[action.hex]
            runs[hex] = max(runs.get(hex, 0), best_runs(laid.table(), corp)[1].worth)
    assert runs.pop("E16") > max(runs.values())


@pytest.mark.parametrize(
    ("key", "step", "tile"),
    [
        ("18CZ-first-turn", 0, "tile:57:0"),
        ("18CZ-praha", 3, "tile:8889:1"),
        ("shares", 0, None),
        ("18CZ-green-track", 2, None),
    ],
)
def test_the_tile_that_is_asked_for_is_pointed_at_where_its_hex_is(key, step, tile):
    lesson = begun(key)[0]
    game = after(key, step)
    for page in tell(lesson, game, "en").pages:
        hexes = any(point.startswith("hex:") for point in page.points)
        assert [point for point in page.points if point.startswith("tile:")] == [tile] * (hexes and tile is not None)


def test_a_station_in_praha_would_make_no_run_better():
    plain, lesson = after("18CZ-scrap", 2), begun("18CZ-scrap")[0]
    built = after("18CZ-scrap", 1)
    built.push(LessonTable(lesson, built).find(move("place_token", "BCB"), built))
    for game in (plain, built):
        game.push(LessonTable(lesson, game).find(move("run_trains", "BCB"), game))
    assert cash(plain, "BCB") - cash(built, "BCB") == 100


def test_the_places_that_a_step_points_at_or_speaks_of_are_told_in_every_language():
    lesson, game = begun("18CZ-praha")
    for language in LANGUAGES:
        assert tell(lesson, game, language).places == ("E12", "E16")  # Praha, Pardubice
    game.push(LessonTable(lesson, game).find(move("pass", "BCB"), game))
    assert "E12" in tell(lesson, game, "en").places


def test_trains_that_rust_are_called_by_their_kind_which_is_no_count():
    lesson, game = begun("18CZ-scrap")
    for _ in range(3):
        do_step(lesson, game)
    game.push(goal(lesson, game))
    scribe = Scribe(game.title, game.players, "en")
    assert "2-trains rust: 3 trains leave the game" in [render(event, scribe) for event in game.node.events]
