"""18CZ on paper: how much of everything there is, and how the papers fit each other."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.marks import rule
from tresham.titles.g18cz.map import HOME_AREAS, MAP, PRAHA, RED_TILES, TILES
from tresham.titles.g18cz.papers import (
    CERTIFICATES,
    CORPORATIONS,
    LOCAL_TRACK,
    LOCALS,
    MARKET,
    PHASES,
    PURSES,
    ROUNDS,
    SCRAPPED_BY,
    TRAINS,
    local_size,
)
from tresham.track.ids import Colour
from tresham.track.tiles import CATALOGUE


@rule("18CZ-II.1")
def test_a_hundred_and_sixty_tiles() -> None:
    by_colour = Counter[str]()
    purple = Counter[str]()
    for name, count in TILES.items():
        colour = CATALOGUE[name].colour.name.lower()
        by_colour[colour] += count
        purple[colour] += count * CATALOGUE[name].special
    assert by_colour == {"yellow": 69, "green": 54, "brown": 28, "grey": 4, "red": 5}
    assert +purple == {"green": 10, "brown": 7, "grey": 3}
    assert all(name.endswith("p") == CATALOGUE[name].special for name in TILES)


@rule("18CZ-II.2")
def test_cards_and_certificates() -> None:
    certs = Counter[str]()
    for one in CORPORATIONS:
        certs[one.kind.name] += len(one.kind.certs)
    assert certs == {"small": 15, "medium": 20, "large": 45}
    assert Counter(one.symbol[0] for one in LOCALS) == {"S": 6, "M": 6, "L": 6}
    # The rulebook prints five j cards; there may be more.
    assert sum(one.count or 0 for one in TRAINS) + 5 == 38


@rule("18CZ-II.3", "18CZ-II.4")
def test_stations_and_corporations() -> None:
    assert Counter(one.kind.name for one in CORPORATIONS) == {"small": 5, "medium": 5, "large": 5}
    assert sum(len(one.tokens) for one in CORPORATIONS) == 40


def test_every_number_of_players_has_its_purse() -> None:
    assert PURSES.keys() == CERTIFICATES.keys() == {3, 4, 5, 6}


@rule("18CZ-IV.2.b.2", "18CZ-IV.2.c.2", "18CZ-IV.2.d.2")
def test_homes() -> None:
    homes: dict[str, list[str]] = {}
    for hex in MAP.hexes:
        for symbol, _ in hex.homes:
            homes.setdefault(symbol, []).append(hex.name)
    assert {symbol: hexes for symbol, hexes in homes.items() if symbol not in HOME_AREAS} == {
        "EKJ": ["D5"],
        "OFE": ["C26"],
        "BCB": ["E16"],
        "MW": ["F23"],
        "VBW": ["I10"],
        "BN": ["E12"],
        "NWB": ["E12"],
        "ATE": ["B9"],
        "BTE": ["D3"],
        "KFN": ["G20"],
    }
    assert {symbol: set(hexes) for symbol, hexes in homes.items() if symbol in HOME_AREAS} == {
        symbol: set(pair) for symbol, pair in HOME_AREAS.items()
    }
    assert {symbol: CATALOGUE[tile].labels for symbol, tile in RED_TILES.items()} == {
        symbol: (symbol,) for symbol in HOME_AREAS
    }


def test_the_map_by_kinds_of_hexes() -> None:
    kinds = Counter(
        (hex.tile.colour.name.lower(), "".join(stop.kind.name[0] for stop in hex.tile.stops), hex.tile.labels)
        for hex in MAP.hexes
        if not hex.borders
    )
    assert kinds == {
        ("white", "", ()): 54,
        ("white", "T", ()): 17,
        ("white", "TT", ()): 3,
        ("white", "C", ()): 13,
        ("white", "C", ("Y",)): 5,
        ("yellow", "CC", ("OO",)): 3,
        ("white", "CC", ("P",)): 1,
        ("grey", "T", ()): 1,
    }
    assert sum(bool(hex.borders) for hex in MAP.hexes) == 10


def test_terrain() -> None:
    ground = Counter(pair for hex in MAP.hexes for pair in hex.terrain)
    assert ground == {("river", 10): 14, ("hill", 20): 13, ("mountain", 40): 7}


@rule("18CZ-VII.5.2")
def test_start_prices_are_in_the_lower_row() -> None:
    starts = {cell.price: cell.row for cell in MARKET.cells if cell.par}
    assert set(starts.values()) == {1}
    assert starts.keys() == {price for one in CORPORATIONS for price in one.kind.pars}


def test_the_track_of_rounds() -> None:
    assert len(ROUNDS) == 8
    assert sum(ROUNDS) == len(LOCAL_TRACK) == 13
    assert list(LOCAL_TRACK) == sorted(LOCAL_TRACK)


@rule("18CZ-XII.1", "18CZ-XII.2", "18CZ-XII.3", "18CZ-XII.4")
def test_locals() -> None:
    assert [one.value for one in LOCALS] == [
        *(25, 30, 35, 40, 45, 50),
        *(40, 45, 50, 55, 60, 65),
        *(55, 60, 65, 70, 75, 80),
    ]
    assert [local_size(symbol).income for symbol in ("S1", "M1", "L1")] == [5, 10, 20]
    assert len({one.name for one in LOCALS}) == 18


@rule("18CZ-XII.9")
def test_faces_and_prices() -> None:
    prices = {one.name.rstrip("abcdefghij"): one.price for one in TRAINS}
    assert prices == {
        "2": 70, "3": 120, "4": 250, "5": 350,
        "2+2": 80, "3+3": 180, "4+4": 400, "5+5": 500,
        "3E": 250, "4E": 350, "5E": 700, "6E": 800, "8E": 1000,
    }  # fmt: skip
    for one in TRAINS:
        assert one.price == prices[one.name.rstrip("abcdefghij")]


def test_only_trains_of_one_colour_scrap_each_other() -> None:
    colour = {one.name: one.users for one in TRAINS}
    for one in TRAINS:
        assert all(colour[face] == one.users for face in one.scrapped_by)
    assert {name for face in SCRAPPED_BY.values() for name in face} <= colour.keys()


@pytest.mark.parametrize(
    ("phase", "limits", "colour"),
    [
        ("a", (3, 3, 3), Colour.YELLOW),
        ("d", (3, 3, 3), Colour.GREEN),
        ("e", (2, 3, 3), Colour.GREEN),
        ("f", (2, 2, 3), Colour.GREEN),
        ("g", (2, 2, 3), Colour.BROWN),
        ("h", (1, 2, 3), Colour.BROWN),
        ("i", (1, 1, 3), Colour.GREY),
        ("j", (1, 1, 2), Colour.GREY),
    ],
)
def test_phases(phase: str, limits: tuple[int, ...], colour: Colour) -> None:
    (found,) = [one for one in PHASES if one.name == phase]
    assert tuple(found.limits.values()) == limits
    assert found.tiles[-1] is colour


def test_praha_has_two_cities_that_no_run_joins() -> None:
    (praha,) = [hex for hex in MAP.hexes if hex.name == PRAHA]
    assert [stop.groups for stop in praha.tile.stops] == [("Praha",), ("Praha",)]
