"""Where chance in a record comes from: its seed, or its id."""

from __future__ import annotations

from typing import Any

import pytest

from tresham.core.naming import Malformed
from tresham.interop.xxgames.opening import open_record


def order_of(settings: dict[str, Any] | None, id: str | int | None = None) -> tuple[object, ...]:
    """The order in which corporations are launched in a game of 1849."""
    players = [{"id": number, "name": name} for number, name in enumerate(("Ann", "Bob", "Eve"))]
    game, _ = open_record({"id": id, "title": "1849", "players": players, "settings": settings, "actions": []})
    return tuple(game.node.events)


@pytest.mark.parametrize("settings", [{}, None, {"seed": None, "optional_rules": None}, {"seed": ""}])
@pytest.mark.parametrize("id", [814263386, "814263386", "hs_qzvkwbta_814263386", "814263386-2"])
def test_a_game_without_a_seed_takes_the_first_number_of_its_id(settings: dict[str, Any] | None, id: str | int) -> None:
    """So do games around one screen, and those from before there were seeds."""
    assert order_of(settings, id) == order_of({"seed": 814263386})
    assert order_of(settings, id) != order_of({"seed": 0})


@pytest.mark.parametrize("id", [None, "", "hs"])
def test_without_a_number_it_is_nought(id: str | None) -> None:
    assert order_of({}, id) == order_of({"seed": 0})


@pytest.mark.parametrize("seed", [0, 7, "7"])
def test_a_seed_comes_before_the_id(seed: int | str) -> None:
    assert order_of({"seed": seed}, 814263386) == order_of({"seed": int(seed)})


@pytest.mark.parametrize("seed", ["a word", "-", "1.5"])
def test_words_for_a_seed_do_where_nothing_comes_of_chance(seed: str) -> None:
    """Around one screen anything may be given."""
    players = [{"id": number, "name": name} for number, name in enumerate(("Ann", "Bob", "Eve"))]
    game, _ = open_record({"id": "hs_x_1", "title": "1830", "players": players, "settings": {"seed": seed}})
    assert game.seed == 0
    with pytest.raises(Malformed, match="begins with chance"):
        order_of({"seed": seed})
