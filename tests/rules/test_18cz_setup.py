"""18CZ: what lies on the table before the game, as the pages of rules tell it."""

from __future__ import annotations

import pytest

from tests import pages
from tests.marks import rule
from tests.pages import number
from tresham.titles.g18cz import bohemia, moravia_silesia, papers, tutorial
from tresham.titles.g18cz.map import TILES
from tresham.track.tiles import CATALOGUE


def table(heading: str) -> list[list[str]]:
    return pages.table("18CZ", heading)


@rule("18CZ-XII.5", "18CZ-XII.7", "18CZ-VII.5.a.1")
def test_corporations_of_all_sizes() -> None:
    rows = table("### Corporations of all sizes")
    for ours, (symbol, name, size, _, stations, start) in zip(papers.CORPORATIONS, rows, strict=True):
        assert (ours.symbol, ours.name, ours.kind.name) == (symbol, name, size)
        assert ", ".join(map(str, ours.tokens)) == stations
        assert f"{sum(ours.kind.certs)} × start price" == start


@rule("18CZ-XII.8", "18CZ-III.2.1", "18CZ-VII.4.1")
def test_money_and_limits() -> None:
    told = {
        (int(seats), form): (number(cash), int(limit)) for seats, form, cash, limit in table("### Money and limits")
    }
    standard = {(seats, "standard"): (cash, papers.CERTIFICATES[seats]) for seats, cash in papers.PURSES.items()}
    moravian = {
        (seats, "Moravia-Silesia"): (cash, moravia_silesia.CERTIFICATES[seats])
        for seats, cash in moravia_silesia.PURSES.items()
    }
    assert standard | moravian | {(2, "Bohemia"): (bohemia.PURSE, bohemia.CERTIFICATES)} == told


@rule("18CZ-IV.1.1", "18CZ-IV.1.7", "18CZ-IV.1.11", "18CZ-IV.1.12", "18CZ-VI.3")
def test_locals() -> None:
    for ours, (_, income, prices, ground, purple, _) in zip(papers.LOCAL_SIZES, table("### Locals"), strict=True):
        assert (ours.income, ", ".join(map(str, ours.prices))) == (number(income), prices)
        assert ours.terrains == set(ground.split(", "))
        assert {colour.name.lower() for colour in ours.purple} == set(purple.split(", "))


@rule("18CZ-IV.1.4")
def test_the_track_of_rounds() -> None:
    rows = table("### The track of rounds")
    assert list(papers.ROUNDS) == [len(row[1].split(", ")) for row in rows]
    assert list(papers.LOCAL_TRACK) == [number(price) for row in rows for price in row[1].split(", ")]


@rule("18CZ-XII.9")
def test_cards_and_their_faces() -> None:
    told = {row[0]: (row[1], {word for word in row[2:] if word != "–"}) for row in table("### Trains")}
    ours: dict[str, tuple[str, set[str]]] = {}
    for one in papers.TRAINS:
        if not one.face_of:
            ours[one.name[-1]] = ("unlimited" if one.count is None else str(one.count), set())
        ours[one.name[-1]][1].add(f"{one.name[:-1]} for {one.price} K")
    assert ours == told


@rule(
    "18CZ-VIII.12.2",
    "18CZ-VIII.12.3",
    "18CZ-VIII.12.6",
    "18CZ-VIII.12.7",
    "18CZ-VIII.12.9",
    "18CZ-VIII.12.11",
    "18CZ-XII.9",
)
def test_phases() -> None:
    newest, opened = "", set[str]()
    words = {
        "small corporations": {"start_small"},
        "medium corporations; sales of locals and trains to corporations": {
            "start_medium",
            "private_sales",
            "train_sales",
        },
        "large corporations": {"start_large"},
        "": set[str](),
    }
    for ours, (name, colour, limits, _, opens) in zip(papers.PHASES, table("### Phases\n"), strict=True):
        newest, opened = colour or newest, opened | words[opens]
        assert (ours.name, ours.tiles[-1].name.lower()) == (name, newest)
        assert ours.allows == opened
        assert " / ".join(str(ours.limits[size]) for size in ("small", "medium", "large")) == limits


@rule("18CZ-II.1")
def test_how_many_there_are_of_each_tile() -> None:
    rows = table("### Tiles")
    assert {row[0]: int(row[2]) for row in rows} == TILES
    for name, colour, _, mark, _ in rows:
        assert (CATALOGUE[name].colour.name.lower(), " ".join(CATALOGUE[name].labels)) == (colour, mark)


# --- the tutorial game -----------------------------------------------------------------------------------------------


@rule("18CZ-TUT.3")
@pytest.mark.parametrize(
    ("players", "counts"), [(2, (3, 2, 1, 1)), (3, (4, 3, 2, 1)), (4, (5, 4, 3, 1)), (5, (6, 5, 4, 1))]
)
def test_trains_of_the_tutorial(players: int, counts: tuple[int, ...]) -> None:
    cards = [("2", 70, 2), ("3", 120, 3), ("4", 250, 4), ("5", 350, 5)]
    ours = [(one.name, one.price, one.reach, one.count) for one in tutorial.trains(players)]
    assert ours == [(*card, count) for card, count in zip(cards, counts, strict=True)]


@rule("18CZ-TUT.6", "18CZ-TUT.7")
@pytest.mark.parametrize(("players", "cash"), [(2, 150), (3, 150), (4, 130), (5, 130)])
def test_treasuries_and_stations_of_the_tutorial(players: int, cash: int) -> None:
    corporations = tutorial.corporations(players)
    assert [one.cash for one in corporations] == [cash] * players + [0] * (5 - players)
    assert {one.tokens for one in corporations} == {(0, 40, 100)}
