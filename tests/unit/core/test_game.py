"""The cursor: push, pop, copy, and who is ahead."""

import pytest

from tests.unit.core.tiny import ANN, BANK, BOB, EVE, next_turn, on_pass, tiny_game
from tresham.core.action import Pass
from tresham.core.illegal import Illegal


def test_a_game_starts_with_everything_in_its_box():
    s = tiny_game().state
    assert s.cash == (0, 70, 0, 10, 10, 10, 0)
    assert set(s.certs) == set(s.privates) == set(s.trains) == {BANK}
    assert len(s.charter[-1]) == 2
    assert s.order == (ANN, BOB, EVE)


def test_pop_steps_to_the_parent():
    game = tiny_game()
    first = game.node
    game.push(Pass(ANN))
    game.push(Pass(BOB))
    assert game.ply == 2
    assert game.pop() == Pass(BOB)
    assert game.pop() == Pass(ANN)
    assert game.node is first
    with pytest.raises(IndexError):
        game.pop()


def test_a_copy_is_another_cursor_on_the_same_node():
    game = tiny_game()
    copy = game.copy()
    assert copy.node is game.node
    copy.push(Pass(ANN))
    assert game.ply == 0
    game.push(Pass(ANN))
    assert copy.state == game.state
    assert copy.node is not game.node


def test_the_line_leads_from_the_start_to_here():
    game = tiny_game()
    game.push(Pass(ANN))
    assert [node.ply for node in game.line()] == [0, 1]
    assert [node.action for node in game.line()] == [None, Pass(ANN)]


def test_folding_needs_no_rule():
    game, other = tiny_game(), tiny_game(on_pass(lambda t, action: t.refuse("too_much")))
    events = game.push(Pass(ANN))
    other.fold(Pass(ANN), events)
    assert other.state == game.state
    with pytest.raises(Illegal):
        other.push(Pass(BOB))


def test_equal_players_share_the_win():
    game = tiny_game(on_pass(lambda t, action: (next_turn(t), t.pay(BANK, action.by, 5, "gift"))))  # type: ignore[arg-type, func-returns-value]
    assert game.winners() == ("Ann", "Bob", "Eve")
    game.push(Pass(ANN))
    assert game.winners() == ("Ann",)
    game.push(Pass(BOB))
    assert game.winners() == ("Ann", "Bob")
    assert game.scores() == {"Ann": 15, "Bob": 15, "Eve": 10}
