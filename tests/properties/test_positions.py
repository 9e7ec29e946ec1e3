"""Positions of random games: what the menu offers is legal, what it leaves out is not, copies are independent."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.menus import Menu, ends, every_bid, every_lay, everything
from tests.properties.playing import Setup, at, by_duty, finished, refusal, rules_behind, setups
from tresham.core import action as act
from tresham.core.game import Game
from tresham.core.illegal import Illegal
from tresham.core.play import speaker

GAMES = setups(2)

positions = st.builds(
    lambda setup, part: at(finished(setup), (line := finished(setup).line())[int(part * (len(line) - 1))]),
    st.sampled_from(GAMES),
    st.floats(0, 1),
)
"""Any position of any of the games."""


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_whatever_is_offered_can_be_done(setup: Setup):
    for game in by_duty(setup, 3):
        before = game.node
        menu = game.legal_actions().menu
        assert bool(menu) != game.over
        for choice in menu:
            assert choice.low <= choice.high
            for action in ends(choice):
                game.push(action)
                assert game.ply == before.ply + 1
                assert game.pop() == action
                assert game.node is before


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_somebody_at_the_table_decides_and_the_menu_is_his(setup: Setup):
    for game in by_duty(setup, 5):
        if game.over:
            assert game.to_act == game.actor == 0
        else:
            assert game.title.is_player(game.to_act)
            t = game.table()
            assert any(speaker(t, choice.action) == game.to_act for choice in game.legal_actions().menu)


@pytest.mark.parametrize("setup", setups(1), ids=str)
def test_whatever_is_not_offered_is_refused(setup: Setup):
    for game in by_duty(setup, 2):
        if not game.over:
            refuses_what_the_menu_lacks(game, everything(game))
            refuses_what_the_menu_lacks(game, every_bid(game, 25))


@pytest.mark.parametrize("setup", setups(1)[::3], ids=str)
def test_a_tile_is_legal_if_and_only_if_it_is_offered(setup: Setup):
    laying = [game for game in by_duty(setup, 4) if any(isinstance(one, act.LayTile) for one in game.legal_actions())]
    assert laying
    for game in laying[1:3]:
        refuses_what_the_menu_lacks(game, every_lay(game))


def refuses_what_the_menu_lacks(game: Game, actions: Iterable[act.Action]) -> None:
    menu, before = Menu(game), game.node
    for action in actions:
        refused = refusal(game, action)
        if refused is None:
            game.pop()
            assert menu.offers(action), f"{action} is legal, but not offered"
        else:
            assert refused.rule in rules_behind(game.title, refused.code)
            assert not is_empty_range(refused), f"{action}: {refused}"
            assert not menu.offers(action), f"{action} is offered, but {refused}"
        assert game.node is before


def is_empty_range(refused: Illegal) -> bool:
    """Does a refusal name a lowest and a highest number between which there is none?"""
    low, high = refused.params.get("low"), refused.params.get("high")
    return isinstance(low, int) and isinstance(high, int) and low > high


@settings(max_examples=60)
@given(positions, st.data())
def test_a_copy_goes_its_own_way(game: Game, data: st.DataObject):
    if game.over:
        return
    node = game.node
    copy = game.copy()
    actions = list(game.legal_actions())
    copy.push(data.draw(st.sampled_from(actions)))
    assert game.node is node
    game.push(data.draw(st.sampled_from(actions)))
    assert copy.node.parent is game.node.parent is node
    assert (copy.state == game.state) or copy.node.action != game.node.action
    copy.pop()
    assert copy.state is node.state
    assert game.node is not node


@settings(max_examples=60)
@given(positions)
def test_asking_about_an_action_is_the_same_as_trying_it(game: Game):
    legal = game.legal_actions()
    for action in list(legal)[:40]:
        assert action in legal
    assert act.Pass(game.title.corps[-1]) not in legal or game.actor == game.title.corps[-1]
    assert game.legal_actions().menu == legal.menu
