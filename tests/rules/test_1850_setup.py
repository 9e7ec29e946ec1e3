"""1850: what lies on the table before the game, as the pages of rules tell it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests import pages
from tests.marks import rule
from tests.pages import number
from tresham.core.ids import Cell
from tresham.titles.g1850 import papers
from tresham.titles.g1850.map import DEAD_END, DESTINATIONS, MAP, TILES, WEST_OF_RIVER
from tresham.track.atlas import Atlas, compile_atlas
from tresham.track.ids import Colour, StopKind
from tresham.track.prints import FIRST_STOP, HexPrint, TilePrint
from tresham.track.tiles import CATALOGUE

SIDES = ("SW", "W", "NW", "NE", "E", "SE")


def table(heading: str) -> list[list[str]]:
    return pages.table("1850", heading)


def hexes() -> dict[str, HexPrint]:
    return {hex.name: hex for hex in MAP.hexes}


def home_of(hex: HexPrint) -> str:
    return "".join(corporation for corporation, _ in hex.homes)


def ground(hex: HexPrint) -> str:
    return "".join(f"{kind}, ${cost}" for kind, cost in hex.terrain)


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return compile_atlas(MAP, TILES)


# --- money and papers -------------------------------------------------------------------------------------------------


@rule("1850-SU.1", "1850-SU.3")
def test_money_and_limits_depend_on_the_number_of_players() -> None:
    rows = table("### Cash and limits")
    assert len(rows) == len(papers.PURSES)
    for players, cash, whole, fewer, bank in rows:
        seats = int(players)
        assert papers.PURSES[seats] == number(cash)
        assert papers.MONEY - seats * papers.PURSES[seats] == number(bank) == 9900
        assert papers.certificate_limit(seats, 9) == int(whole)
        assert {papers.certificate_limit(seats, left) for left in range(9)} == {int(fewer)}


@rule("1850-SU.2")
def test_nine_corporations_with_their_homes_tokens_and_destinations() -> None:
    homes = {home_of(hex): hex for hex in MAP.hexes if hex.homes}
    rows = table("### Corporations")
    assert [row[0] for row in rows] == [one.symbol for one in papers.CORPORATIONS]
    for ours, (symbol, name, home, tokens, prices, goal) in zip(papers.CORPORATIONS, rows, strict=True):
        assert (ours.name, len(ours.tokens)) == (name, int(tokens))
        assert f"home free, {', '.join(f'${price}' for price in ours.tokens[1:])}" == prices
        assert ours.tokens[0] == 0
        assert home.removesuffix(", second city") == f"{homes[symbol].name} {homes[symbol].place}"
        there = DESTINATIONS.get(symbol)
        assert goal == (f"{there} {hexes()[there].place}" if there else "–")
        assert ours.kind.certs == (2, 1, 1, 1, 1, 1, 1, 1, 1)
        assert ours.kind.float_shares == 6


def test_fewer_tokens_are_an_option() -> None:
    assert {one.symbol: len(one.tokens) for one in papers.corporations(reduced_tokens=False)} == {
        **dict.fromkeys(("CBQ", "RI"), 4),
        **dict.fromkeys(("MILW", "GN", "KATY", "MP", "NP", "SOO", "UP"), 3),
    }
    assert {one.tokens for one in papers.corporations(reduced_tokens=True)} == {(0, 40, 100)}


@rule("1850-SU.2")
def test_seven_privates_in_the_order_of_the_auction() -> None:
    rows = table("### Privates")
    for place, (ours, row) in enumerate(zip(papers.PRIVATES, rows, strict=True), start=1):
        label, symbol, name, value, income, early, late, shut, *_ = row
        assert (label, symbol, name) == (f"P{place}", ours.symbol, ours.name)
        assert (number(value), number(income)) == (ours.value, ours.revenue)
        assert early == ("${}–{}".format(*papers.EARLY_PRICES[symbol]) if symbol in papers.EARLY_PRICES else "–")
        assert late.startswith(f"${ours.low}–{ours.high}")
        assert shut == ", ".join(ours.blocks)
    assert [one.value for one in papers.PRIVATES] == [20, 40, 40, 50, 80, 90, 160]


def test_prices_of_privates_are_parts_of_their_face_value() -> None:
    for one in papers.PRIVATES:
        assert (one.low, one.high) == (one.value // 2, 2 * one.value)
    value = {one.symbol: one.value for one in papers.PRIVATES}
    assert {symbol: (value[symbol] // 2, value[symbol]) for symbol in ("MRB", "MRC")} == papers.EARLY_PRICES
    assert {("UP", "CM"): 3 * value["CM"]} == papers.DEAREST_FOR


@rule("1850-AU.4")
def test_only_the_last_private_brings_something() -> None:
    assert [one.symbol for one in papers.PRIVATES if one.brings] == ["MMR"]


# --- trains and phases ------------------------------------------------------------------------------------------------


@rule("1850-SU.5", "1850-TN.2", "1850-TN.3")
def test_trains() -> None:
    rows = table("### Trains")
    for ours, (name, count, price, reach, scrapped) in zip(papers.TRAINS, rows, strict=True):
        assert (ours.name, ours.price, f"{ours.reach} stops") == (name, number(price), reach)
        assert ours.count == (None if count == "no limit" else int(count))
        assert ours.rusted_by == (None if scrapped == "stays" else scrapped)
        assert not ours.trade_in
        assert ours.sold_from is None


@rule("1850-SU.5", "1850-TR.3")
def test_phases() -> None:
    rows = {row[0]: row[1:] for row in table("### Phases at a glance")}
    phases = papers.PHASES
    assert [train.starts or "2" for train in papers.TRAINS] == [phase.name for phase in phases]
    assert rows["trains per corporation"] == [str(phase.limits["major"]) for phase in phases]
    assert rows["newest tile colour"] == [phase.tiles[-1].name.lower() for phase in phases]
    assert rows["operating rounds in a group"] == [str(phase.rounds) for phase in phases]
    assert all(phase.tiles == tuple(Colour)[1 : len(phase.tiles) + 1] for phase in phases)
    assert [word != "none" for word in rows["corporations may take over"]] == [bool(phase.allows) for phase in phases]
    scrapped = {train.rusted_by: train.name for train in papers.TRAINS if train.rusted_by}
    assert {phase.name: f"{scrapped[phase.name]}-trains" in what for phase, what in zip(
        phases, rows["what goes"], strict=True) if phase.name in scrapped} == dict.fromkeys(scrapped, True)  # fmt: skip


@rule("1850-RT.2", "1850-MES.1")
@pytest.mark.parametrize("heading", ["**Grey hexes**", "**Red areas**"])
def test_what_the_edges_of_the_map_pay_by_phase(heading: str) -> None:
    told = 0
    for row in table(heading):
        name = next((word for word in re.findall(r"\b[A-M]\d+\b", " ".join(row[:2])) if word in hexes()), "")
        stops = hexes()[name].tile.stops
        figures = [number(word) for word in row if word.startswith("$")]
        if not stops:
            assert figures == []
            continue
        told += 1
        worth = dict(stops[0].worth)
        paid = [next(worth[step] for step in phase.worths if step in worth) for phase in papers.PHASES]
        first, second, third = figures
        assert paid == [first] * 3 + [second] * 2 + [third] * 3, name
    assert told == (1 if "Grey" in heading else 6)


# --- the market -------------------------------------------------------------------------------------------------------


@rule("1850-SU.4", "1850-SU.5")
def test_the_market_is_that_of_the_rulebook() -> None:
    zones = {"y": papers.YELLOW, "o": papers.ORANGE, "b": papers.BROWN, "g": papers.GREEN}
    told = {}
    for row, (_, *words) in enumerate(table("### Stock market")):
        for col, word in enumerate(words):
            if word == "Closed":
                told[row, col] = (0, papers.CLOSED, False)
            elif word:
                told[row, col] = (number(word), zones.get(word[-1], ""), word.startswith("**"))
    cells = papers.MARKET.cells
    assert {(cell.row, cell.col): (cell.price, cell.zone, cell.par) for cell in cells} == told
    pars = [cells[cell] for cell in papers.MARKET.pars]
    assert [(cell.name, cell.price) for cell in pars] == [
        ("G1", 100), ("G2", 90), ("G3", 82), ("G4", 76), ("G5", 72), ("G6", 68),
    ]  # fmt: skip
    closing = [cells[cell].name for cell in sorted(papers.MARKET.zones[papers.CLOSED])]
    assert closing == ["A9", "A10", "B10", "A11", "B11", "C11"]


@rule("1850-CL.5")
def test_every_column_has_its_own_upper_edge_of_the_green_zone() -> None:
    market = papers.MARKET
    tops = [
        cell
        for cell in map(Cell, range(len(market.cells)))
        if market.cells[cell].zone == papers.GREEN and market.cells[above(cell)].zone != papers.GREEN
    ]
    ledge = {f"{market.cells[above(cell)].name} ({market.cells[above(cell)].price})" for cell in tops}
    (told,) = re.findall(r"^\* The ledge, cell by cell: (.*)\.$", pages.page("1850"), re.M)
    assert ledge == set(told.split(", "))
    assert len(tops) == 14


def above(cell: Cell) -> Cell:
    return papers.MARKET.to("up", cell)


def test_pars_of_a_reissue_are_prices_of_the_top_row() -> None:
    top = {cell.price for cell in papers.MARKET.cells if cell.row == 0}
    assert set(papers.REISSUE_PARS) <= top
    assert sorted(papers.REISSUE_PARS) == list(papers.REISSUE_PARS)
    assert top - set(papers.REISSUE_PARS) == {64, 225, 250, 275, 300, 325, 350, 375, 400}


# --- the map ----------------------------------------------------------------------------------------------------------


def stops_of(hex: HexPrint) -> list[StopKind]:
    return [stop.kind for stop in hex.tile.stops]


@rule("1850-SU.5")
def test_cities_and_towns_are_where_the_rulebook_has_them() -> None:
    blank = {name: hex for name, hex in hexes().items() if hex.tile.colour is Colour.WHITE and name != "I18"}
    cities = table("**Cities without a tile at the start**")
    for name, place, water, home, later, shut in cities:
        hex = blank[name]
        assert (hex.place, ground(hex), home_of(hex), "".join(hex.blocked_by)) == (place, water, home, shut)
        assert hex.later_labels == (((Colour.BROWN, later),) if later else ())
    towns = table("**Towns**")
    for name, place, first, water, shut in towns:
        hex = blank[name]
        assert hex.place in (place, "")
        assert stops_of(hex) == [StopKind.TOWN] * (1 if first == "3, 4 or 58" else 2)
        assert (ground(hex), "".join(hex.blocked_by)) == (water, shut)
    assert {row[0] for row in cities} == {name for name, hex in blank.items() if stops_of(hex) == [StopKind.CITY]}
    assert {row[0] for row in towns} == {name for name, hex in blank.items() if StopKind.TOWN in stops_of(hex)}


def test_ground_that_costs_money() -> None:
    told = {name: (kind, number(cost)) for kind, cost, names in table("**Ground that") for name in names.split(", ")}
    assert {hex.name: hex.terrain[0] for hex in MAP.hexes if hex.terrain} == told
    assert len(told) == 27


def test_open_land_is_the_rest() -> None:
    (told,) = re.findall(r"\*\*Open land\*\* \(first tile 7, 8 or 9\): (.*)\.", pages.page("1850"))
    assert told.split(", ") == [hex.name for hex in MAP.hexes if hex.tile.colour is Colour.WHITE and not stops_of(hex)]


def test_sides_that_stay_without_track(atlas: Atlas) -> None:
    told = {name: sides.split(", ") for names, sides in table("**Sides that stay") for name in names.split(", ")}
    for place, hex in enumerate(MAP.hexes):
        if hex.tile.colour < Colour.GREY:
            closed = [side for edge, side in enumerate(SIDES) if not atlas.open_edges[place] >> edge & 1]
            assert closed == told.get(hex.name, []), hex.name


def test_the_hexes_west_of_the_mississippi() -> None:
    (told,) = re.findall(r"For P2 and P6\. .*\n\n(.*)\.", pages.page("1850"))
    assert told.split(", ") == list(WEST_OF_RIVER)
    river = {"B7", "C8", "D9", "E10", "E12", "F13", "G12", "H13", "I12", "J11", "K12", "L13", "M12"}
    assert river | {"H11"} <= set(hexes()) - set(WEST_OF_RIVER)


@rule("1850-DT.1", "1850-CL.10")
def test_six_corporations_have_a_destination() -> None:
    told: dict[str, str] = {}
    for _, place, *_, corporations in table("**Red areas**"):
        told |= dict.fromkeys(corporations.replace("–", "").split(", "), place.split()[0])
    assert {corporation: hex for corporation, hex in told.items() if corporation} == DESTINATIONS
    assert {one.symbol for one in papers.CORPORATIONS} - set(DESTINATIONS) == {"CBQ", "RI", "MP"}


def test_homes_have_no_track_but_for_two() -> None:
    homes = {home_of(hex): hex for hex in MAP.hexes if hex.homes}
    assert {symbol for symbol, hex in homes.items() if hex.tile.paths} == {"MILW", "RI"}
    assert len(homes) == 9


def test_cbq_is_at_home_in_the_second_city_of_chicago() -> None:
    assert hexes()["I18"].homes == (("CBQ", 1),)


# --- tiles ------------------------------------------------------------------------------------------------------------


def tile_rows() -> Iterator[list[str]]:
    for heading in ("**Yellow, from", "**Green, from", "**Brown, from", "**Grey, from"):
        yield from table(heading)


def told_of(tile: TilePrint) -> str:
    """What is on a tile, in the words of the rulebook."""
    parts = []
    for k, stop in enumerate(tile.stops):
        sides = " ".join(SIDES[edge] for edge in sorted(path.a for path in tile.paths if path.b == FIRST_STOP + k))
        slots = f" with {stop.slots} slot{'s' if stop.slots > 1 else ''}" if stop.slots else ""
        parts.append(f"{stop.kind.name.lower()} ${stop.worth[0][1]}{slots}: {sides}")
    plain = [f"{SIDES[path.a]}–{SIDES[path.b]}" for path in tile.paths if path.b < FIRST_STOP]
    return "; ".join([*parts, *([", ".join(plain)] if plain else [])])


@rule("1850-SU.5")
def test_the_tiles_are_those_of_the_rulebook() -> None:
    rows = list(tile_rows())
    assert {row[0]: int(row[1]) for row in rows} == TILES
    for name, _, mark, on_it, _ in rows:
        assert (" ".join(CATALOGUE[name].labels), told_of(CATALOGUE[name])) == (mark, on_it), name


@rule("1850-TR.5")
def test_each_tile_becomes_what_the_rulebook_says(atlas: Atlas) -> None:
    anywhere = atlas.hex("D5")
    for name, *_, becomes in tile_rows():
        old = atlas.lay(name, 0)
        kinds = [new for new in TILES if atlas.may_become(anywhere, old, atlas.tile(new))]
        fitting = {new for new in kinds if any(atlas.keeps_track(old, atlas.lay(new, turn)) for turn in range(6))}
        assert fitting == set(becomes.replace("–", "").split(", ")) - {""}, name


def lays(atlas: Atlas, hex: str, *steps: tuple[str, int]) -> dict[str, set[int]]:
    """What may be laid next on a hex after some lays there, each of which must be allowed: rotations by tile."""
    number = atlas.hex(hex)
    lay = atlas.printed[number]
    for tile, rotation in steps:
        new = atlas.lay(tile, rotation)
        assert new in atlas.upgrades(number, lay), f"{tile} turned by {rotation} on {hex}"
        lay = new
    found: dict[str, set[int]] = {}
    for new in atlas.upgrades(number, lay):
        found.setdefault(atlas.tile_print(new).name, set()).add(atlas.rotation(new))
    return found


@rule("1850-TR.4")
def test_the_hex_decides_which_tiles_suit_it(atlas: Atlas) -> None:
    firsts = {
        (): {"7", "8", "9"},
        (StopKind.TOWN,): {"3", "4", "58"},
        (StopKind.TOWN, StopKind.TOWN): {"1", "2", "55", "56", "69"},
        (StopKind.CITY,): {"5", "6", "57"},
        (StopKind.CITY, StopKind.CITY): {"128"},
    }
    for name, hex in hexes().items():
        if hex.tile.colour is Colour.WHITE:
            assert set(lays(atlas, name)) <= firsts[tuple(stops_of(hex))], name
            assert lays(atlas, name), name
    assert set(lays(atlas, "G18")) == {"132"}
    assert set(lays(atlas, "H11")) == {"14", "15"}
    assert [name for name, hex in hexes().items() if hex.tile.colour >= Colour.GREY and lays(atlas, name)] == []


@rule("1850-TR.4", "1850-SC.49")
@pytest.mark.parametrize("hex", ["D9", "K6", "L13", "E4"])
def test_the_p_cities_have_tiles_of_their_own_from_brown_on(atlas: Atlas, hex: str) -> None:
    is_p = hex != "E4"
    for green in ("14", "15"):
        brown = lays(atlas, hex, ("57", 0), (green, 0))
        assert set(brown) == ({"135"} if is_p else {"63"})
        name, turns = next(iter(brown.items()))
        grey = lays(atlas, hex, ("57", 0), (green, 0), (name, min(turns)))
        assert set(grey) == ({"138"} if is_p else set())


@rule("1850-TR.4")
def test_chicago_and_milwaukee_go_their_own_ways(atlas: Atlas) -> None:
    assert lays(atlas, "G18") == {"132": {0}}
    assert lays(atlas, "G18", ("132", 0)) == {"133": {0}}
    assert lays(atlas, "G18", ("132", 0), ("133", 0)) == {"134": {0}}
    assert lays(atlas, "I18", ("128", 0), ("129", 0)) == {"130": {0}}
    assert lays(atlas, "I18", ("128", 0), ("129", 0), ("130", 0)) == {"131": {0}}


@rule("1850-CL.29")
def test_the_second_city_of_chicago_gets_two_slots(atlas: Atlas) -> None:
    hex, tile, dead = DEAD_END
    assert lays(atlas, hex) == {tile: {0, 2, 4, 5}}
    assert lays(atlas, hex, (tile, dead)) == {}
    for turn, following in ((0, {0}), (4, {5}), (5, {0, 5})):
        assert lays(atlas, hex, (tile, turn)) == {"129": following}
        for new in following:
            heir = atlas.heir_of(1, atlas.lay(tile, turn), atlas.lay("129", new))
            assert CATALOGUE["129"].stops[heir].slots == 2


def test_one_city_of_chicago_takes_over_the_tokens_of_both(atlas: Atlas) -> None:
    hex = atlas.hex("I18")
    old, new = atlas.lay("129", 0), atlas.lay("130", 0)
    slots = [slot for stop in atlas.stops(hex, old) for slot in atlas.slots(stop, old)]
    moved = dict(atlas.carry(hex, old, new))
    (city,) = atlas.stops(hex, new)
    assert len(slots) == 3
    assert {moved.get(slot, slot) for slot in slots} < set(atlas.slots(city, new))
    assert len({moved.get(slot, slot) for slot in slots}) == 3
