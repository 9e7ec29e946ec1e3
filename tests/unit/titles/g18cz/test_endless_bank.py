"""The bank of 18CZ never runs out, so nothing is told of what it has left."""

from __future__ import annotations

import pytest

import tresham
from tresham.view.rounds import round_view
from tresham.view.table_names import TableNames


@pytest.mark.parametrize("options", [(), ("moravia_silesia",), ("tutorial",)])
def test_no_form_of_the_game_counts_the_bank(options: tuple[str, ...]) -> None:
    game = tresham.new("18CZ", players=["Ann", "Bob"], options=options, seed=7)
    assert round_view(game, TableNames(game.title, tuple(game.players))).bank is None
