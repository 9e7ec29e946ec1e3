"""From a rule to moments of a sample game in which it applied."""

import pytest

from tools.index_moments import RENEW, SAMPLES, index_text
from tresham.core.event import TrainsRusted
from tresham.report.rule_moments import INDEX, _index, event_names, find_moments, rule_moments, sample_file, sample_game
from tresham.titles import SHELF
from tresham.view import rules_of
from tresham.view.glossary import event_rules

USEFUL = 50
"""At least so many rules of every title have a moment."""


def test_the_index_is_what_the_rules_find_in_the_sample_game():
    assert find_moments(sample_game("1848")) == _index()["1848"], f"the rules judge otherwise: {RENEW}"


def test_the_index_has_a_line_for_each_rule():
    assert (SAMPLES / INDEX).read_text(encoding="utf-8") == index_text(_index())


@pytest.mark.parametrize("title", SHELF)
def test_a_sample_game_is_finished_and_small(title):
    file = sample_file(title)
    assert file is not None
    assert len(file.read_bytes()) < 100_000
    assert sample_game(title).over


@pytest.mark.parametrize("title", SHELF)
def test_every_event_of_the_table_occurs_and_leads_to_rules_that_are_there(title):
    game, rules = sample_game(title), {rule.id for rule in rules_of(title)}
    occurring = {name for node in game.line() for event in node.events for name in event_names(game.title, event)}
    assert set(event_rules(title)) - occurring == set()
    assert {rule for ids in event_rules(title).values() for rule in ids} - rules == set()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("title", SHELF)
def test_every_moment_is_told(title, language):
    """What the index says was refused is still refused, by the same rule; each moment has its sentence."""
    moments = rule_moments(title, language)
    assert len(moments) >= USEFUL
    assert set(moments) <= {rule.id for rule in rules_of(title)}
    assert {rule: len(found) for rule, found in moments.items()} == {
        rule: len(found) for rule, found in _index()[title].items()
    }
    assert all(one.text for found in moments.values() for one in found)


def test_what_happened_and_what_was_refused():
    moments, line = rule_moments("1830", "en"), sample_game("1830").line()
    [rust] = moments["1830-TN.6"]
    assert (rust.text, rust.tried) == ("2-trains rust: 6 trains leave the game", "")
    assert any(isinstance(event, TrainsRusted) for event in line[rust.ply].events)
    [full] = moments["1830-SL.2"]
    assert full.tried.startswith("Sell 6 shares of B&O")
    assert full.text == "The pool has room for 5 more shares of this corporation."


def test_a_title_without_a_sample_game_has_no_moments():
    assert rule_moments("18AB", "en") == {}
    assert sample_file("18AB") is None
