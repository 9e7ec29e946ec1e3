"""Profiles have names, and what they were called before is still understood."""

import pytest

import tresham
from tresham.core import saved
from tresham.titles import PROFILES, RULEBOOK, UnknownTitle, build


def test_play_follows_the_rulebook_unless_told_otherwise():
    assert tresham.new("1830", ["Ann", "Bob", "Eve"]).title.profile == RULEBOOK == "rulebook" == PROFILES[0]


def test_the_former_name_of_the_rulebook_is_understood():
    assert build("1849", 3, (), "seed") is build("1849", 3, (), "rulebook")


def test_a_saved_game_with_the_former_name_is_read():
    game = tresham.new("1830", ["Ann", "Bob", "Eve"], seed=3)
    game.push(next(iter(game.legal_actions())))
    again = saved.load({**saved.save(game), "profile": "seed"}, build)
    assert again.state == game.state
    assert saved.save(again)["profile"] == "rulebook"


def test_other_words_are_no_profile():
    with pytest.raises(UnknownTitle, match="no profile 'seeds'"):
        build("1830", 3, (), "seeds")
