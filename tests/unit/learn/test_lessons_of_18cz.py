"""What the lessons of 18CZ promise to show does happen there."""

from tests.unit.learn.walking import begun, do_step
from tresham.core.game import Game
from tresham.core.ids import Party, Train
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
