"""Screens learn from the verb under which heading it stands, and whether it is final."""

from __future__ import annotations

from typing import Any

import pytest

from tresham.core.stage import Step
from tresham.rules.emergency import GoingBankrupt
from tresham.rules.ruin import Leaving

ALONE = {"other"}
HEADINGS = {"answer", "auction", "par", "map", "run", "dividend", "shares", "for_corporation", "trains", "privates"}


def verbs() -> list[type[Step[Any]]]:
    """All verbs of the house, by their names."""
    found = {one.__name__: one for one in Step.__subclasses__() if one.__module__.startswith("tresham.")}
    return [found[name] for name in sorted(found)]


@pytest.mark.parametrize("verb", verbs(), ids=lambda verb: str(verb.__name__))
def test_every_verb_stands_under_a_heading_that_has_words(verb: type[Step[Any]]) -> None:
    assert verb.group in HEADINGS | ALONE


def test_verbs_about_one_kind_of_action_stand_together() -> None:
    groups: dict[str, set[str]] = {}
    for verb in verbs():
        takes = getattr(verb, "takes", None)
        if takes is not None and verb.__name__ != "Refusing":
            groups.setdefault(takes.__name__, set()).add(verb.group)
    assert {kind: found for kind, found in groups.items() if len(found) > 1} == {}


def test_what_ends_a_game_or_a_players_part_in_it_is_final() -> None:
    assert {verb for verb in verbs() if verb.is_final} == {GoingBankrupt, Leaving}
