"""18CZ read once more: what a second hostile reader found."""

from __future__ import annotations

import pytest

from tests.czech import table
from tests.marks import rule
from tresham.core.event import PriorityMoved
from tresham.text import Scribe, render

# --- what the log says -----------------------------------------------------------------------------------------------


@rule("18CZ-VII.2.3", "18CZ-VI.7")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "New turn order: Dan, Ann, Cid, Bob"),
        ("ru", "Новый порядок хода: Dan, Ann, Cid, Bob"),
        ("pl", "Nowa kolejność: Dan, Ann, Cid, Bob"),
    ],
)
def test_the_log_tells_the_whole_order(language: str, line: str) -> None:
    """There is no priority deal, and who comes third matters as well."""
    story = table("Ann Bob Cid Dan").phase("d").stock_round(2, "Cid").cash("Ann 160, Bob 140, Cid 140, Dan 170")
    story.change(order=tuple(story.party(name) for name in ("Cid", "Bob", "Dan", "Ann")))
    story.everybody_passes()
    moved = story.happened(PriorityMoved)[0]
    assert render(moved, Scribe(story.title, ["Ann", "Bob", "Cid", "Dan"], language)) == line
