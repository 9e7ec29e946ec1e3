"""Whole random games: they end by the rules, and nothing is made or lost on the way."""

import pytest

from tests.properties.playing import CAP, Setup, finished, play_on, setups
from tresham.core.event import GameEnded

GAMES = 5
"""So many for each number of players."""


@pytest.mark.parametrize("setup", setups(GAMES), ids=str)
def test_a_random_game_ends_and_nothing_is_made_or_lost(setup: Setup):
    """The invariants are looked at after every action."""
    game = finished(setup)
    assert game.over, f"not over after {CAP} actions"
    assert any(isinstance(event, GameEnded) for event in game.node.events)
    assert not game.legal_actions().menu
    assert set(game.winners()) <= set(game.players)


@pytest.mark.parametrize("setup", setups(1), ids=str)
def test_the_same_seed_gives_the_same_game(setup: Setup):
    again = play_on(setup.start(), setup.seed, cap=400).line()
    line = finished(setup).line()[: len(again)]
    assert [node.action for node in again] == [node.action for node in line]
    assert [node.events for node in again] == [node.events for node in line]
    assert again[-1].state == line[-1].state


@pytest.mark.parametrize("setup", setups(1), ids=str)
def test_taking_back_every_action_leads_over_the_very_same_states_to_the_start(setup: Setup):
    game, states = setup.start(), []
    states.append(game.state)
    for node in finished(setup).line()[1:]:
        assert node.action is not None
        game.push(node.action)
        states.append(game.state)
    while game.ply:
        assert game.state is states.pop()
        game.pop()
    assert game.state is states.pop()
    with pytest.raises(IndexError):
        game.pop()
