"""What the lessons of 1848 promise to show does happen there."""

from tests.unit.learn.walking import begun, do_step
from tresham.core.game import Game
from tresham.rules.loans import loans_given
from tresham.rules.receivership import in_receivership


def after(key: str, steps: int) -> Game:
    lesson, game = begun(key)
    for _ in lesson.steps[:steps]:
        do_step(lesson, game)
    return game


def price(game: Game, corp: str) -> int | None:
    return game.table().price(game.title.corp(corp))


def worth(game: Game) -> int:
    return game.title.score(game.table(), game.title.players[0])


def test_a_loan_costs_two_columns_and_a_dividend_brings_one_back():
    assert [price(after("1848-loans", steps), "SAR") for steps in (0, 1, 3)] == [70, 50, 60]
    assert [price(after("1848-loans", steps), "BOE") for steps in (0, 1)] == [70, 80]


def test_a_plundered_corporation_falls_and_a_careful_one_does_not():
    fallen, saved = after("1848-fall", 4), after("1848-rescue", 5)
    assert in_receivership(fallen.table()) == [fallen.title.corp("SAR")]
    assert loans_given(fallen.table()) == 2
    assert in_receivership(saved.table()) == []
    assert worth(fallen) < worth(after("1848-fall", 0)) < worth(saved)


def test_shares_of_the_bank_of_england_rise_with_loans_and_not_with_sales():
    before, sold = after("1848-bank", 3), after("1848-bank", 4)
    assert loans_given(before.table()) == 3
    assert price(before, "BOE") == price(sold, "BOE") == 100
