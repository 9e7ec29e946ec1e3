"""Whole random games: they end by the rules, and nothing is made or lost on the way."""

import pytest

from tests.properties.invariants import check_state
from tests.properties.playing import CAP, Setup, play_on, setups
from tresham.core.event import GameEnded

GAMES = 5
"""So many for each number of players."""


@pytest.mark.parametrize("setup", setups(GAMES), ids=str)
def test_a_random_game_ends_and_nothing_is_made_or_lost(setup: Setup):
    game = setup.start()
    check_state(game)
    play_on(game, setup.seed, after=check_state)
    assert game.over, f"not over after {CAP} actions"
    assert any(isinstance(event, GameEnded) for event in game.node.events)
    assert not game.legal_actions().menu
    assert set(game.winners()) <= set(game.players)


@pytest.mark.parametrize("setup", setups(1), ids=str)
def test_the_same_seed_gives_the_same_game(setup: Setup):
    one, other = (play_on(setup.start(), setup.seed, cap=400) for _ in range(2))
    assert one.line()[-1].state == other.line()[-1].state
    assert [node.action for node in one.line()] == [node.action for node in other.line()]


@pytest.mark.parametrize("setup", setups(1), ids=str)
def test_taking_back_every_action_leads_over_the_very_same_states_to_the_start(setup: Setup):
    game, line = setup.start(), []

    def note(game):
        line.append(game.state)

    note(game)
    play_on(game, setup.seed, cap=1000, after=note)
    last = game.state
    assert last is line.pop()
    while line:
        game.pop()
        assert game.state is line.pop()
    assert game.ply == 0
    with pytest.raises(IndexError):
        game.pop()
