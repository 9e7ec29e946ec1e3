"""Papers, map and tiles of 1848 against the facts, as the platform knows them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.test_tile_facts import facts, sheet_of, without_trimmings
from tresham.core.cards import ENDLESS, Corporation
from tresham.titles.g1848 import map as australia
from tresham.titles.g1848 import papers
from tresham.titles.g1848.papers import BANK_OF_ENGLAND, RECEIVERSHIP

PAYOUT = "I21"
"""No hex at all: the platform shows there what the Bank of England pays."""


@pytest.fixture(scope="module")
def told() -> Any:
    return facts("1848")


def charters(seats: int) -> tuple[Corporation, ...]:
    return papers.corporations(seats, lambda t, corp: None)


def site(symbol: str) -> str:
    """What the platform calls a company."""
    return {"FED": "FT"}.get(symbol, symbol)


def test_the_tiles_of_1848(told: Any) -> None:
    assert {name: fact["count"] for name, fact in told["tiles"].items()} == australia.PLATFORM_TILES


def test_the_map_of_1848(told: Any) -> None:
    theirs = {hex.name: hex for hex in sheet_of("1848").hexes if hex.name != PAYOUT}
    ours = {australia.SITE_HEXES[hex.name]: hex for hex in australia.PLATFORM_MAP.hexes}
    assert list(ours) == list(theirs)
    for name, mine in ours.items():
        other = theirs[name]
        pattern = without_trimmings(mine.tile)
        assert (pattern.colour, pattern.stops, pattern.labels) == (
            other.tile.colour,
            other.tile.stops,
            other.tile.labels,
        ), name
        assert pattern.paths == without_trimmings(other.tile).paths, name
        assert set(mine.borders) == set(other.borders), name
        homes = tuple((site(symbol), stop) for symbol, stop in mine.homes if symbol != "COM")
        assert homes == other.homes, name
        for field in ("x", "y", "place", "terrain", "later_labels", "stubs", "blocked_by"):
            assert getattr(mine, field) == getattr(other, field), (name, field)


def test_the_places_of_1848(told: Any) -> None:
    named = told["specials"]
    com = [hex.name for hex in australia.MAP.hexes if ("COM", 0) in hex.homes]
    assert [australia.SITE_HEXES[name] for name in com] == named["com_home_hexes"]
    assert [australia.SITE_HEXES[name] for name in (australia.SYDNEY, australia.ADELAIDE)] == named["com_connection"]
    assert [australia.SITE_HEXES[name] for name in australia.ALICE_SPRINGS] == named["ghan_hexes"]
    powers = {one["sym"]: one["abilities"][0] for one in told["companies"] if one["abilities"]}
    assert [australia.SITE_HEXES[name] for name in australia.DESERTS] == powers["P2"]["hexes"]
    assert [australia.SITE_HEXES[name] for name in australia.TASMANIA] == powers["P3"]["hexes"]
    assert powers["P3"]["tiles"] == [australia.TASMANIA_TILE]


def test_the_market_of_1848(told: Any) -> None:
    row = told["specials"]["boe_row"]
    cells = {(cell["row"], cell["col"]): cell for cell in told["market"]["cells"] if cell["row"] != row}
    assert len(cells) == len(papers.MARKET.cells)
    for ours in papers.MARKET.cells:
        theirs = cells[ours.row, ours.col]
        assert (ours.price, ours.par) == (theirs["price"], "par" in theirs["types"]), ours.name
        assert (ours.zone == RECEIVERSHIP) == ("close" in theirs["types"]), ours.name
        assert (ours.zone == papers.END) == ("endgame" in theirs["types"]), ours.name
    track = [cell for cell in told["market"]["cells"] if cell["row"] == row]
    assert [cell["price"] for cell in track] == list(papers.LOAN_TRACK)
    assert ["endgame" in cell["types"] for cell in track].index(True) == papers.LAST_LOANS


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_money_and_limits_of_1848(told: Any, seats: int) -> None:
    named, players = told["specials"], str(seats)
    assert told["bank"] + named["boe_starting_cash"] == papers.MONEY
    assert named["boe_starting_cash"] == papers.FUND
    assert told["starting_cash"][players] == papers.PURSES[seats]
    after = told["by_player_count"][players]["bank_after_setup"]
    assert after == papers.MONEY - papers.FUND - seats * papers.PURSES[seats]
    fallen = named["cert_limit_receivership"][players]
    assert papers.CERTIFICATES[seats] == (told["cert_limit"][players], *(fallen[str(number)] for number in range(1, 6)))
    assert papers.DIRECTORS_LOSS[seats] == named["cert_limit_receivership_reduction"][players]
    assert papers.MOST_SHARES[seats] * 10 == told["by_player_count"][players]["max_ownership_percent"]["any"]


def test_the_corporations_of_1848(told: Any) -> None:
    colours = {"black": "#000000", "antiqueWhite": "#faebd7"}
    homes = {site(symbol): hex.name for hex in australia.MAP.hexes for symbol, _ in hex.homes if symbol != "COM"}
    bank, *railways = told["corporations"]
    assert [site(one.symbol) for one in charters(4)] == [one["sym"] for one in (*railways, bank)]
    for ours, theirs in zip(charters(4), (*railways, bank), strict=True):
        assert list(ours.tokens) == theirs["token_prices"]
        assert ours.colour == colours.get(theirs["colour"], theirs["colour"])
        assert [size * 10 for size in ours.kind.certs] == theirs["shares"]
        assert ours.kind.most_shares == theirs["max_ownership_percent"] // 10
        if theirs["home"]:
            assert [australia.SITE_HEXES[homes[theirs["sym"]]]] == theirs["home"]
    assert charters(4)[-1].symbol == BANK_OF_ENGLAND


def test_the_privates_of_1848(told: Any) -> None:
    for ours, theirs in zip(papers.PRIVATES, told["companies"], strict=True):
        assert (ours.symbol, ours.name) == (theirs["sym"], theirs["name"])
        assert (ours.value, ours.revenue) == (theirs["value"], theirs["revenue"])
        for_sale = all(one["type"] != "no_buy" for one in theirs["abilities"])
        assert (ours.low, ours.high) == ((theirs["min_price"], theirs["max_price"]) if for_sale else (None, None))
        assert bool(ours.brings) == any(one["type"] == "shares" for one in theirs["abilities"])
    floors = told["specials"]["dutch_auction_floor"]
    assert {one.symbol: one.value - papers.LOWER_BY * papers.MOST_LOWERED for one in papers.PRIVATES} == floors
    assert told["specials"]["dutch_auction_step"] == papers.LOWER_BY


def test_the_trains_of_1848(told: Any) -> None:
    faces = {one.name: one for one in papers.TRAINS}
    for theirs in told["trains"]:
        ours = faces.pop(theirs["name"])
        assert ours.count == (None if theirs["count"] == "unlimited" else theirs["count"])
        assert (ours.price, ours.reach) == (theirs["price"], theirs["distance"][0]["pay"])
        assert (ours.rusted_by, ours.sold_from) == (theirs.get("rusts_on"), theirs.get("available_on"))
        for other in theirs.get("variants", ()):
            face = faces.pop(other["name"])
            assert (face.face_of, face.price, face.count) == (ours.name, other["price"], 0)
            assert face.rusted_by == ours.rusted_by
            assert face.reach == (ENDLESS if other["distance"] == ENDLESS else ours.reach)
            assert face.trade_in == other.get("discount", {})
            assert face.route.allowance == int(other["name"].endswith("+"))
    assert not faces


def test_the_phases_of_1848(told: Any) -> None:
    starts = [None, *(train.starts for train in papers.TRAINS if train.starts)]
    assert starts == [theirs.get("on") for theirs in told["phases"]]
    for ours, theirs in zip(papers.PHASES, told["phases"], strict=True):
        assert (ours.name, ours.limits, ours.rounds) == (
            theirs["name"],
            {"major": theirs["train_limit"], "bank": 0},
            theirs["operating_rounds"],
        )
        tiles = [colour.replace("gray", "grey") for colour in theirs["tiles"]]
        assert [colour.name.lower() for colour in ours.tiles] == tiles
        assert ours.worths == (tiles[-1],)
        assert ("private_sales" in ours.allows) == ("can_buy_companies" in theirs["status"])
        least = papers.LEAST_DIVIDEND[ours.worths[0]]
        assert least == told["specials"]["boe_base_payout_by_phase"][ours.name]


def test_loans_and_bonuses_of_1848(told: Any) -> None:
    named = told["specials"]
    assert (
        named["loan_value"],
        named["loans_total"],
        named["loans_per_corporation"],
    ) == (papers.LOAN, papers.LOANS, papers.OWN_LOANS)
    assert list(papers.FALLS_THAT_TAKE_TRAIN) == named["permanent_train_removed_on_receivership_number"]
    assert named["game_end_receiverships"] == papers.LAST_FALLS
    (bonus,) = papers.BONUSES
    assert {str(number): more for number, more in enumerate(bonus.table)} == named["k_bonus"]
    assert named["p6_par"] == papers.CENTRAL_PAR
