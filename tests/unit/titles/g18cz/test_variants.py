"""Bohemia, Moravia-Silesia and the tutorial game on paper."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.marks import rule
from tresham.titles import PLATFORM, UnknownTitle, build
from tresham.titles.g18cz import bohemia, moravia_silesia, papers, tutorial
from tresham.titles.g18cz import map as whole
from tresham.track.atlas import compile_atlas
from tresham.track.ids import Colour
from tresham.track.prints import MapSheet
from tresham.track.tiles import CATALOGUE

KINDS = ("small", "medium", "large")


def sides(sheet: MapSheet, hex: str) -> set[int]:
    """The edges of a hex that have a neighbour."""
    atlas = compile_atlas(sheet, {})
    number = atlas.names.index(hex)
    return {edge for edge in range(6) if atlas.open_edges[number] >> edge & 1}


@rule("18CZ-XI.1.1", "18CZ-XI.1.2", "18CZ-XI.1.3")
def test_bohemia() -> None:
    assert len(bohemia.MAP.hexes) == 73
    assert (bohemia.PURSE, bohemia.CERTIFICATES) == (280, 14)
    kinds = {kind: [one.symbol for one in bohemia.CORPORATIONS if one.kind.name == kind] for kind in KINDS}
    assert kinds == {"small": ["EKJ", "BCB", "VBW"], "medium": ["BN", "NWB", "ATE", "BTE"], "large": ["SX", "BY", "kk"]}


@rule("18CZ-XI.1.4")
def test_nine_locals_in_bohemia() -> None:
    assert [one.value for one in bohemia.LOCALS] == [25, 30, 35, 40, 45, 50, 55, 60, 65]


@rule("18CZ-XI.1.16")
def test_more_shares_of_large_corporations_in_bohemia() -> None:
    assert {one.kind.name: one.kind.most_shares for one in bohemia.CORPORATIONS} == {
        "small": 3,
        "medium": 3,
        "large": 7,
    }
    assert papers.LARGE.most_shares == 6


def test_where_bohemia_ends() -> None:
    assert sides(whole.MAP, "C20") - sides(bohemia.MAP, "C20") == {2, 3, 4, 5}
    assert sides(bohemia.MAP, "I18") == {2, 3}


def test_what_vaclav_gets() -> None:
    shares = {one.kind.name: one.kind.shares for one in bohemia.CORPORATIONS}
    assert {kind: 100 * bohemia.VACLAVS_SHARES[kind] // shares[kind] for kind in KINDS} == {
        "small": 50,
        "medium": 60,
        "large": 50,
    }
    for one in bohemia.CORPORATIONS:
        assert bohemia.VACLAVS_PRICES[one.kind.name] == one.kind.pars[0]
    assert bohemia.VACLAVS_PHASES == {"small": "a", "medium": "b", "large": "d"}


def test_each_corporation_of_vaclav_is_steered_by_both() -> None:
    assert set(KINDS) == bohemia.FIRST_PLAYER_LAYS | bohemia.FIRST_PLAYER_PLACES
    assert not bohemia.FIRST_PLAYER_LAYS & bohemia.FIRST_PLAYER_PLACES


@rule("18CZ-XI.2.2", "18CZ-XI.2.4", "18CZ-XI.2.6")
def test_corporations_of_moravia_silesia() -> None:
    assert moravia_silesia.PURSES == {2: 500, 3: 450}
    assert moravia_silesia.CERTIFICATES == {2: 15, 3: 13}
    assert [one.symbol for one in moravia_silesia.CORPORATIONS] == ["SX", "PR", "BY", "kk", "Ug"]
    for one in moravia_silesia.CORPORATIONS:
        assert one.tokens == (0, 40, 100)
        assert (one.kind.most_shares, one.kind.pars, one.kind.steps) == (7, (50, 55, 60, 65, 70), 1)


@rule("18CZ-XI.2.1")
def test_the_map_of_moravia_silesia_is_cut_out_of_the_whole() -> None:
    printed = {hex.name: hex for hex in whole.MAP.hexes}
    red = {hex for hexes in moravia_silesia.HOME_AREAS.values() for hex in hexes}
    assert (len(red), len(moravia_silesia.MAP.hexes)) == (8, 34 + 8)
    for hex in moravia_silesia.MAP.hexes:
        assert (hex.name in red) == bool(hex.borders)
        if hex.name not in red:
            assert (hex.tile, hex.terrain) == (printed[hex.name].tile, printed[hex.name].terrain)
    homes = {symbol for hex in moravia_silesia.MAP.hexes for symbol, _ in hex.homes}
    assert homes == {*moravia_silesia.HOME_AREAS, "MW"}


def test_red_tiles_find_two_neighbours_in_moravia_silesia() -> None:
    atlas = compile_atlas(moravia_silesia.MAP, {})
    red = {hex for hexes in moravia_silesia.HOME_AREAS.values() for hex in hexes}
    for hex in red:
        number = atlas.names.index(hex)
        inside = {edge for edge in range(6) if atlas.open_edges[number] >> edge & 1}
        land = {edge for edge in inside if atlas.names[atlas.mate[number * 6 + edge] // 6] not in red}
        assert any((edge + 1) % 6 in land for edge in land), hex


@rule("18CZ-XI.2.8", "18CZ-XI.2.22")
@pytest.mark.parametrize(("players", "counts"), [(2, [5, 4, 3, 2, None]), (3, [6, 5, 3, 3, None])])
def test_trains_of_moravia_silesia(players: int, counts: list[int | None]) -> None:
    trains = moravia_silesia.trains(players)
    assert [one.name for one in trains] == ["2", "3", "4", "4+4", "5+5"]
    assert [one.count for one in trains] == counts
    assert [one.price for one in trains] == [70, 120, 250, 400, 500]
    assert [one.starts for one in trains] == [None, *(phase.name for phase in moravia_silesia.PHASES[1:])]
    assert all(one.owners is None and one.users is None for one in trains)


@rule("18CZ-XI.2.9")
def test_who_takes_the_red_bonus() -> None:
    trains = (*moravia_silesia.trains(3), moravia_silesia.GUEST)
    assert [one.name for one in trains if one.route.takes_bonuses] == ["4+4", "5+5", "3E"]
    assert moravia_silesia.RED_BONUS.table == (0, 50, 100)


def test_phases_of_moravia_silesia() -> None:
    phases = moravia_silesia.PHASES
    assert [phase.limits["large"] for phase in phases] == [4, 4, 4, 3, 2]
    assert [phase.name for phase in phases if "private_sales" in phase.allows] == ["3", "4", "4+4", "5+5"]
    assert [phase.name for phase in phases if "close_privates" in phase.begin] == ["4+4"]
    rusted = {one.name: one.rusted_by for one in moravia_silesia.trains(2) if one.rusted_by}
    assert rusted == {"2": "4", "3": "5+5"}


@rule("18CZ-XI.2.11")
def test_privates_and_rounds_of_moravia_silesia() -> None:
    assert {one.symbol: one.value for one in moravia_silesia.PRIVATES} == {
        "3E": 40,
        "MW": 60,
        "S1": 25,
        "M1": 40,
        "L1": 55,
    }
    assert moravia_silesia.LOCAL_TRACK == (50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120)
    assert moravia_silesia.ROUNDS == (1, 1, 2, 2, 2, 3)


@rule("18CZ-TUT.2")
def test_tiles_of_the_tutorial() -> None:
    colours = Counter(CATALOGUE[name].colour for name in tutorial.TILES)
    assert set(colours) == {Colour.YELLOW, Colour.GREEN, Colour.BROWN}
    assert whole.TILES.keys() - tutorial.TILES.keys() == {
        "8893", "8894", "8895", "8896", "8897", "8898", *(name for name in whole.TILES if name.endswith("p")),
    }  # fmt: skip


@rule("18CZ-TUT.3")
@pytest.mark.parametrize(
    ("players", "counts"), [(2, [3, 2, 1, 1]), (3, [4, 3, 2, 1]), (4, [5, 4, 3, 1]), (5, [6, 5, 4, 1])]
)
def test_trains_of_the_tutorial(players: int, counts: list[int]) -> None:
    trains = tutorial.trains(players)
    assert [(one.name, one.price) for one in trains] == [("2", 70), ("3", 120), ("4", 250), ("5", 350)]
    assert [one.count for one in trains] == counts
    assert not any(one.trades for one in trains)


@rule("18CZ-TUT.6", "18CZ-TUT.7")
@pytest.mark.parametrize(("players", "cash"), [(2, 150), (3, 150), (4, 130), (5, 130)])
def test_corporations_of_the_tutorial(players: int, cash: int) -> None:
    corporations = tutorial.corporations(players)
    assert [one.symbol for one in corporations] == ["BCB", "EKJ", "VBW", "BN", "NWB"]
    assert [one.cash for one in corporations] == [cash] * players + [0] * (5 - players)
    assert {one.tokens for one in corporations} == {(0, 40, 100)}


def test_phases_of_the_tutorial() -> None:
    assert [phase.limits["sole"] for phase in tutorial.PHASES] == [4, 4, 3, 2]
    assert [phase.tiles[-1] for phase in tutorial.PHASES] == [Colour.YELLOW, Colour.GREEN, Colour.GREEN, Colour.BROWN]
    assert {one.name: one.rusted_by for one in tutorial.trains(2) if one.rusted_by} == {"2": "4"}


def test_homes_of_the_tutorial() -> None:
    homes = {symbol: hex.name for hex in tutorial.MAP.hexes for symbol, _ in hex.homes}
    assert homes == {"BCB": "E16", "EKJ": "D5", "VBW": "I10", "BN": "E12", "NWB": "E12"}


@rule("18CZ-XI.2.1", "18CZ-TUT.1")
@pytest.mark.parametrize(("form", "seats"), [("moravia_silesia", range(2, 4)), ("tutorial", range(2, 6))])
def test_forms_are_chosen_and_not_played_on_the_site(form: str, seats: range) -> None:
    for number in range(1, 8):
        if number in seats:
            assert build("18CZ", number, (form,)).options == {form}
        else:
            with pytest.raises(UnknownTitle):
                build("18CZ", number, (form,))
    with pytest.raises(UnknownTitle):
        build("18CZ", seats[0], (form,), PLATFORM)
