"""18CZ read once more: what a second hostile reader found."""

from __future__ import annotations

import pytest

from tests.czech import railway, table
from tests.marks import rule
from tresham.core.event import PriorityMoved
from tresham.core.illegal import Illegal
from tresham.text import Scribe, explain, render

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


# --- what refusals say -----------------------------------------------------------------------------------------------


@rule("18CZ-VIII.4.13")
@pytest.mark.parametrize("hex", ["I18", "A8"])
def test_no_phase_will_ever_allow_another_red_tile(hex: str) -> None:
    """kk has its home; neither its other hex nor that of a corporation to come waits for a colour."""
    tile, turn = {"I18": ("8895", 2), "A8": ("8896", 4)}[hex]
    story = railway("kk").operates("kk")
    story.when("kk", refused="colour_not_yet", rule="18CZ-VIII.4.13").lays(hex, tile, turn)
    refused = Illegal("colour_not_yet", "18CZ-VIII.4.13", {"colour": "red"})
    told = [explain(refused, Scribe(story.title, story.game.players, language)) for language in ("en", "ru", "pl")]
    assert told == [
        "A red tile is laid by its own corporation alone, at the start of its first turn.",
        "Красный тайл кладёт только его корпорация, в начале своего первого хода.",
        "Czerwony kafelek kładzie tylko jego spółka, na początku swojej pierwszej tury.",
    ]
