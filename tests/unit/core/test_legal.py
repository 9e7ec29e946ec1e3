"""What may be done: lazy, and compact where a number is open."""

import pytest

from tests.unit.core.tiny import ANN, BOB, Doing, Recipe, Ruling, next_turn, passing, tiny_game, turn_player
from tresham.core.action import Bid, Offer, Pass, TakeLot
from tresham.core.ids import Private
from tresham.core.legal import with_number
from tresham.core.stage import Choice

OX = Private(0)


def test_the_next_verb_is_not_asked_before_it_is_needed():
    asked: list[str] = []

    def listing(name, *choices):
        def options(t):
            asked.append(name)
            yield from choices

        return options

    first = Doing(TakeLot, next_turn, listing("first", Choice(TakeLot(ANN, OX))))
    second = Doing(Bid, next_turn, listing("second", Choice(Bid(ANN, OX, 5), "amount", 5, 9)))
    game = tiny_game(Recipe(stages={"tiny_turn": Ruling(turn_player, (first, second))}))
    asked.clear()
    legal = game.legal_actions()
    assert next(iter(legal)) == TakeLot(ANN, OX)
    assert asked == ["first"]
    assert TakeLot(ANN, OX) in legal
    assert asked == ["first"], "asking about one action lists nothing"
    assert [choice.high for choice in legal.menu] == [0, 9]
    asked.clear()
    assert len(legal.menu) == 2
    assert asked == [], "the menu is made once"


def test_concrete_actions_have_the_lowest_number():
    bid = Doing(Bid, next_turn, lambda t: (Choice(Bid(ANN, OX, 5), "amount", 5, 9),))
    game = tiny_game(Recipe(stages={"tiny_turn": Ruling(turn_player, (bid,))}))
    assert list(game.legal_actions()) == [Bid(ANN, OX, 5)]


def test_an_action_is_in_or_not():
    legal = tiny_game().legal_actions()
    assert Pass(ANN) in legal
    assert Pass(BOB) not in legal
    assert None not in legal  # type: ignore[operator]
    assert TakeLot(ANN, Private(77)) not in legal


def test_asking_changes_nothing():
    game = tiny_game()
    node = game.node
    assert Pass(ANN) in game.legal_actions()
    assert game.node is node


@pytest.mark.parametrize(
    ("choice", "number", "action"),
    [
        (Choice(Pass(ANN)), 7, Pass(ANN)),
        (Choice(Bid(ANN, OX, 5), "amount", 5, 9), 7, Bid(ANN, OX, 7)),
        (Choice(Offer(ANN, Bid(ANN, OX, 5)), "amount", 5, 9), 7, Offer(ANN, Bid(ANN, OX, 7))),
    ],
)
def test_a_choice_is_made_concrete(choice: Choice, number: int, action):
    assert with_number(choice, number) == action


def test_passing_keeps_a_tiny_game_going():
    stage = Ruling(turn_player, (passing(next_turn, turn_player),))
    assert list(tiny_game(Recipe(stages={"tiny_turn": stage})).legal_actions()) == [Pass(ANN)]
