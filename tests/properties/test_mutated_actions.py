"""Ten thousand spoilt actions: each is legal by luck, or refused with a cited rule and without a trace."""

from random import Random

import pytest

from tests.properties.invariants import check_state
from tests.properties.menus import Menu
from tests.properties.mutations import spoilt_action
from tests.properties.playing import Setup, by_duty, finished, refusal, rules_behind, setups
from tresham.core import action as act
from tresham.core.illegal import Illegal
from tresham.text import LANGUAGES, Scribe, explain

TRIES = 1000
"""For each of the ten games."""


@pytest.mark.parametrize("setup", setups(2), ids=str)
def test_a_spoilt_action_is_refused_without_a_trace(setup: Setup):
    random = Random(setup.seed * 100 + setup.seats)
    positions = by_duty(setup, 9)
    elsewhere = [node.action for node in finished(setup).line() if node.action is not None]
    refusals: dict[str, Illegal] = {}
    for number in range(TRIES):
        game = positions[number % len(positions)]
        before, state = game.node, game.node.state
        action = spoilt_action(random, game, elsewhere)
        refused = refusal(game, action)
        if refused is None:
            check_state(game)
            game.pop()
            offered = isinstance(action, act.RunTrains | act.EndGame) or Menu(game).offers(action)
            assert offered, f"{action} is legal, but not offered"
        else:
            assert refused.rule in rules_behind(game.title, refused.code)
            assert action not in game.legal_actions()
            refusals.setdefault(refused.code, refused)
        assert game.node is before
        assert game.node.state is state
    assert len(refusals) > 12, "the mutations reach only the porch"
    for language in LANGUAGES:
        scribe = Scribe(finished(setup).title, finished(setup).players, language)
        assert all(explain(one, scribe) for one in refusals.values())


def test_after_the_end_nothing_more_is_played():
    game = finished(setups(1)[0]).copy()
    with pytest.raises(Illegal) as refused:
        game.push(act.Pass(game.title.players[0]))
    assert refused.value.code == "game_over"
