"""Papers of titles against the facts, as the platform knows them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.test_tile_facts import facts
from tresham.titles.g1850 import papers
from tresham.titles.g1850.map import DESTINATIONS, MAP

ZONES = {
    "no_cert_limit": papers.YELLOW,
    "unlimited": papers.ORANGE,
    "multiple_buy": papers.BROWN,
    "ignore_one_sale": papers.GREEN,
    "close": papers.CLOSED,
}


@pytest.fixture(scope="module")
def told() -> Any:
    return facts("1850")


def test_the_market_of_1850(told: Any) -> None:
    cells = {(cell["row"], cell["col"]): cell for cell in told["market"]["cells"]}
    assert len(cells) == len(papers.MARKET.cells)
    for ours in papers.MARKET.cells:
        theirs = cells[ours.row, ours.col]
        assert (ours.price, ours.par) == (theirs["price"], "par" in theirs["types"]), ours.name
        zone = "".join(ZONES[kind] for kind in theirs["types"] if kind != "par")
        assert ours.zone == zone, ours.name
    pars = [papers.MARKET.cells[cell] for cell in papers.MARKET.pars]
    assert [(one.price, one.row, one.col) for one in pars] == [
        (one["price"], one["row"], one["col"]) for one in told["market"]["par_prices"]
    ]


def test_money_and_certificates_of_1850(told: Any) -> None:
    assert told["bank"] == papers.MONEY
    assert {int(players): cash for players, cash in told["starting_cash"].items()} == papers.PURSES
    limits = {
        int(players): tuple(by_corporations[count] for count in ("9", "8"))
        for players, by_corporations in told["cert_limit"].items()
    }
    assert limits == papers.CERTIFICATES


@pytest.mark.parametrize("reduced", [False, True])
def test_the_corporations_of_1850(told: Any, reduced: bool) -> None:
    fewer = told["optional_rule_effects"]["reduced_tokens"]["4"]["token_prices"] if reduced else {}
    homes = {symbol: (hex.name, stop) for hex in MAP.hexes for symbol, stop in hex.homes}
    charters = papers.corporations(reduced)
    assert [one.symbol for one in charters] == [theirs["sym"] for theirs in told["corporations"]]
    for ours, theirs in zip(charters, told["corporations"], strict=True):
        assert list(ours.tokens) == fewer.get(ours.symbol, theirs["token_prices"])
        assert ours.colour == theirs["colour"].lower()
        assert homes[ours.symbol] == (theirs["home"][0], theirs.get("home_city", 0))
        assert [size * 10 for size in ours.kind.certs] == theirs["shares"]
        edge = [one for one in theirs["abilities"] if one["type"] == "assign_hexes"]
        hexes = [hex for one in edge for hex in one["hexes"]]
        assert hexes == ([DESTINATIONS[ours.symbol]] if ours.symbol in DESTINATIONS else [])
        assert [one["cost"] for one in edge] == [papers.EDGE_TOKEN] * len(edge)


def test_the_privates_of_1850(told: Any) -> None:
    dearest = {"MRB": 80, "MRC": 160}  # the platform has the prices of phase 2 on these two
    for ours, theirs in zip(papers.PRIVATES, told["companies"], strict=True):
        assert (ours.symbol, ours.value, ours.revenue) == (theirs["sym"], theirs["value"], theirs["revenue"])
        assert (ours.low, ours.high) == (theirs["min_price"], dearest.get(ours.symbol, theirs["max_price"]))
        blocks = [hex for one in theirs["abilities"] if one["type"] == "blocks_hexes" for hex in one["hexes"]]
        assert list(ours.blocks) == blocks
        assert bool(ours.brings) == any(one["type"] == "shares" for one in theirs["abilities"])
    cards = {theirs["sym"]: theirs for theirs in told["companies"]}
    early = {symbol: (cards[symbol]["min_price"], cards[symbol]["max_price"]) for symbol in papers.EARLY_PRICES}
    assert early == papers.EARLY_PRICES
    assert set(early) == set(told["specials"]["phase2_buyable"])
    gant = next(one for one in cards["GBC"]["abilities"] if one["type"] == "tile_lay")
    assert gant["cost"] == papers.EXTRA_LAY
    most = told["specials"]["cm_max_price_multiple_for_up"] * cards["CM"]["value"]
    assert {("UP", "CM"): most} == papers.DEAREST_FOR


def test_the_trains_of_1850(told: Any) -> None:
    for ours, theirs in zip(papers.TRAINS, told["trains"], strict=True):
        count = None if theirs["count"] == "unlimited" else theirs["count"]
        assert (ours.name, ours.price, ours.reach, ours.count) == (
            theirs["name"],
            theirs["price"],
            theirs["distance"],
            count,
        )
        assert ours.rusted_by == theirs.get("rusts_on")


def test_the_phases_of_1850(told: Any) -> None:
    for ours, theirs in zip(papers.PHASES, told["phases"], strict=True):
        assert (ours.name, ours.limits, ours.rounds) == (
            theirs["name"],
            {"major": theirs["train_limit"]},
            theirs["operating_rounds"],
        )
        assert [colour.name.lower() for colour in ours.tiles] == [
            colour.replace("gray", "grey") for colour in theirs["tiles"]
        ]
        assert ("private_sales" in ours.allows) == ("can_buy_companies" in theirs["status"])
    starts = [train.starts for train in papers.TRAINS]
    assert starts == [theirs.get("on") for theirs in told["phases"]]


def test_the_mesabi_range_of_1850(told: Any) -> None:
    named = told["specials"]
    ours = (papers.MESABI_TOKENS, papers.MESABI_PRICE, papers.OWNERS_PART, papers.EDGE_TOKEN)
    theirs = [named[key] for key in ("mesabi_tokens", "mesabi_token_price", "mesabi_owner_share", "edge_token_price")]
    assert list(ours) == theirs
