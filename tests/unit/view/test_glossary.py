"""What a title's words mean: every term leads to rules that are there, and every fact on a screen has one."""

from __future__ import annotations

import pytest

from tests.forms import titles_with_options
from tresham.text import LANGUAGES, term_about, term_name
from tresham.titles import SHELF
from tresham.view import private_rules, rules_of, terms_of

UNEXPLAINED = {"came_with"}
"""Facts that say all that is to be said."""


@pytest.mark.parametrize("title", SHELF)
def test_every_title_on_the_shelf_explains_what_all_18xx_games_know(title):
    assert {"share", "president", "par", "token", "dividend", "rusting"} <= {term.key for term in terms_of(title)}


@pytest.mark.parametrize("title", SHELF)
def test_terms_and_privates_lead_to_rules_that_are_there(title):
    ids = {rule.id for rule in rules_of(title)}
    cited = [*(term.rules for term in terms_of(title)), *private_rules(title).values()]
    assert all(cited)
    assert sorted({one for rules in cited for one in rules} - ids) == []


@pytest.mark.parametrize("title", SHELF)
def test_every_private_and_every_fact_is_explained(title):
    built = list(titles_with_options(title))
    assert {one.symbol for made in built for one in made.privates} <= set(private_rules(title))
    facts = {fact.key for made in built for fact in made.facts}
    assert sorted(facts - UNEXPLAINED - {term.key for term in terms_of(title)}) == []


@pytest.mark.parametrize("title", SHELF)
def test_a_term_is_told_in_every_language(title):
    for term in terms_of(title):
        told = [(term_name(title, term.key, one), term_about(title, term.key, one)) for one in LANGUAGES]
        assert len({about for _, about in told}) == len(LANGUAGES), term
        assert all(name[0].isupper() and about.endswith(".") for name, about in told), term


def test_a_title_has_its_own_word_for_who_runs_a_corporation():
    assert [term_name(title, "president", "en") for title in ("1830", "18CZ")] == ["President", "Director"]
