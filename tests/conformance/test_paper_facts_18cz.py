"""Papers of 18CZ against the facts, as the platform knows them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.test_tile_facts import facts
from tresham.core.ids import NO_CELL, Cell
from tresham.titles.g18cz import bohemia, papers
from tresham.titles.g18cz.map import MAP, TILES
from tresham.track.tiles import CATALOGUE

KINDS = {"small": papers.SMALL, "medium": papers.MEDIUM, "large": papers.LARGE}
NAMED_COLOURS = {"antiqueWhite": "#faebd7", "darkGrey": "#a9a9a9", "gold": "#ffd700"}


@pytest.fixture(scope="module")
def told() -> Any:
    return facts("18CZ")


def test_the_market(told: Any) -> None:
    prices = [cell["price"] for cell in told["market"]["cells"]]
    assert sorted(cell.price for cell in papers.MARKET.cells) == prices
    pars = {cell["price"] for cell in told["market"]["cells"] if cell["types"]}
    assert {cell.price for cell in papers.MARKET.cells if cell.par} == pars


def test_the_market_is_one_zigzag(told: Any) -> None:
    market = papers.MARKET
    prices = [cell["price"] for cell in told["market"]["cells"]]
    for number, cell in enumerate(market.cells):
        at = prices.index(cell.price)
        for move, step in (("fall", -1), ("rise", 1), ("left", -2), ("right", 2)):
            to = market.to(move, Cell(number))
            expected = prices[at + step] if 0 <= at + step < len(prices) else None
            assert (None if to == NO_CELL else market.cells[to].price) == expected, (cell.price, move)


def test_money_and_certificates(told: Any) -> None:
    assert {int(players): cash for players, cash in told["starting_cash"].items()} == papers.PURSES
    assert {int(players): limit for players, limit in told["cert_limit"].items()} == papers.CERTIFICATES
    assert tuple(told["specials"]["company_values"]) == papers.LOCAL_TRACK
    assert tuple(told["specials"]["or_sets"]) == papers.ROUNDS


def test_the_corporations(told: Any) -> None:
    homes = {(symbol, hex.name): stop for hex in MAP.hexes for symbol, stop in hex.homes}
    ours = {one.symbol: one for one in papers.CORPORATIONS}
    assert ours.keys() == {theirs["sym"] for theirs in told["corporations"]}
    for theirs in told["corporations"]:
        mine = ours[theirs["sym"]]
        kind = mine.kind
        assert kind is KINDS[theirs["type"]]
        assert list(mine.tokens) == theirs["token_prices"]
        assert mine.colour == NAMED_COLOURS.get(theirs["colour"], theirs["colour"].lower())
        assert {hex for symbol, hex in homes if symbol == mine.symbol} == set(theirs["home"])
        if "home_city" in theirs:
            assert homes[mine.symbol, theirs["home"][0]] == theirs["home_city"]
        assert [size * 100 // kind.shares for size in kind.certs] == theirs["shares"]
        assert papers_percent(kind.float_shares, kind.shares) == theirs["float_percent"]
        assert papers_percent(kind.most_shares, kind.shares) == theirs["max_ownership_percent"]
        assert list(kind.pars) == told["specials"]["par_range"][theirs["type"]]


def papers_percent(shares: Any, of: int) -> int:
    assert isinstance(shares, int)
    return shares * 100 // of


def test_the_locals(told: Any) -> None:
    assert [one.symbol for one in papers.LOCALS] == [theirs["sym"] for theirs in told["companies"]]
    for ours, theirs in zip(papers.LOCALS, told["companies"], strict=True):
        assert (ours.value, ours.revenue) == (theirs["value"], theirs["revenue"])
        size = papers.local_size(ours.symbol)
        extra, ground, _ = theirs["abilities"]
        purple = {name for name in TILES if CATALOGUE[name].special and CATALOGUE[name].colour in size.purple}
        assert purple == set(extra["tiles"])
        hexes = {hex.name for hex in MAP.hexes for kind, _ in hex.terrain if kind in size.terrains}
        assert hexes == set(ground["hexes"])


def test_the_trains(told: Any) -> None:
    ours = {one.name: one for one in papers.TRAINS}
    names: list[str] = []
    for card in told["trains"]:
        for theirs in (card, *card.get("variants", ())):
            names.append(theirs["name"])
            mine = ours[theirs["name"]]
            assert mine.price == theirs["price"]
            assert mine.scrapped_by == frozenset(theirs.get("rusts_on", ()))
            assert mine.users == frozenset({told["specials"]["trains_for_corporations"][mine.name]})
            assert mine.face_of == (None if theirs is card else card["name"])
            far = theirs["distance"]
            assert mine.reach == (far if theirs is card else far[0]["pay"])
        count = None if card["count"] == "unlimited" else card["count"]
        assert ours[card["name"]].count == count
    assert names == list(ours)


def test_the_phases(told: Any) -> None:
    assert [one.name for one in papers.PHASES] == [theirs["name"] for theirs in told["phases"]]
    starts = {one.starts: one.name for one in papers.TRAINS if one.starts}
    for ours, theirs in zip(papers.PHASES, told["phases"], strict=True):
        assert {kind: ours.limits[kind] for kind in theirs["train_limit"]} == theirs["train_limit"]
        assert [colour.name.lower() for colour in ours.tiles] == [
            colour.replace("gray", "grey") for colour in theirs["tiles"]
        ]
        assert ("private_sales" in ours.allows) == ("can_buy_companies" in theirs["status"])
        sizes = [word.removeprefix("start_") for word in ours.allows if word.startswith("start_")]
        assert sorted(sizes) == sorted(theirs["corporation_sizes"])
        assert starts.get(ours.name) == theirs.get("on")


def test_bohemia() -> None:
    told = facts("18CZ-2p")
    assert told["starting_cash"] == {"2": bohemia.PURSE}
    assert told["cert_limit"] == {"2": bohemia.CERTIFICATES}
    (players,) = told["by_player_count"].values()
    assert {one.symbol for one in bohemia.CORPORATIONS} == set(players["corporations"])
    assert [one.symbol for one in bohemia.LOCALS] == players["companies"]
    most = {one.kind.name: papers_percent(one.kind.most_shares, one.kind.shares) for one in bohemia.CORPORATIONS}
    assert most == players["max_ownership_percent"]
    assert frozenset(told["specials"]["two_player_hexes_to_remove"]) == bohemia.LEFT_OUT
