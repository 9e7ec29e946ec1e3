"""Recorded routes on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.story import Story, given
from tresham.core.naming import Malformed
from tresham.interop.xxgames.recorded_routes import way_of


def main_line() -> Story:
    return given("1830", "Ann Bob").tile("H10", "57", 1).tile("H14", "9", 1).tile("H16", "57", 1)


def way(story: Story, hexes: str, *stretches: str, nodes: list[str] | None = None) -> tuple[list[str], list[int]]:
    """Names of the stops, and how many hexsides each leg crosses."""
    route: dict[str, Any] = {"hexes": hexes.split(), "connections": [one.split() for one in stretches], "nodes": nodes}
    if not hexes:
        del route["hexes"]
    stops, legs = way_of(story.atlas, story.game.state.board.lays, route)
    return [story.atlas.names[story.atlas.hex_of_stop[stop]] for stop in stops], [len(leg) // 2 for leg in legs]


def test_altoona_is_a_stop_or_is_passed() -> None:
    assert way(main_line(), "H10 H12 H16", "H10 H12", "H12 H14 H16") == (["H10", "H12", "H16"], [1, 2])
    assert way(main_line(), "H10 H16", "H10 H12 H14 H16") == (["H10", "H16"], [3])


def test_a_stretch_may_be_written_in_either_direction_and_nodes_in_any_order() -> None:
    found = way(main_line(), "H10 H12 H16", "H12 H10", "H16 H14 H12", nodes=["H16-0", "H12-0", "H10-0"])
    assert found == (["H10", "H12", "H16"], [1, 2])


@pytest.mark.parametrize(
    ("stretches", "stops"),
    [
        (("H10 H12", "H12 H14 H16"), "H10 H12 H16"),
        (("H12 H10", "H12 H14 H16"), "H10 H12 H16"),
        (("H12 H10", "H16 H14 H12"), "H10 H12 H16"),
        (("H16 H14 H12", "H10 H12"), "H16 H12 H10"),
        (("H10 H12 H14 H16",), "H10 H16"),
    ],
)
def test_an_old_route_tells_only_its_stretches(stretches: tuple[str, ...], stops: str) -> None:
    assert way(main_line(), "", *stretches)[0] == stops.split()


@pytest.mark.parametrize("stretches", [(), ("H10 H12", "H14 H16"), ("H10 H12", "H10 H12"), ("H10",)])
def test_stretches_that_do_not_meet(stretches: tuple[str, ...]) -> None:
    with pytest.raises(Malformed, match="no such way"):
        way(main_line(), "", *stretches)


@pytest.mark.parametrize(
    ("hexes", "stretches"),
    [
        ("H10 H16", ("H10 H16",)),  # no neighbours
        ("H10 H8", ("H10 H8",)),  # no track
        ("H10 H12 H16", ("H10 H12",)),  # a stretch is missing
        ("H12 H12", ("H12 H12",)),  # nowhere
    ],
)
def test_a_way_that_is_none(hexes: str, stretches: tuple[str, ...]) -> None:
    with pytest.raises(Malformed, match="no such way"):
        way(main_line(), hexes, *stretches)
