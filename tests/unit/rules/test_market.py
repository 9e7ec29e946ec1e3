"""Markets that are no rectangle, with moves of their own; and titles without a market."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tests.islet import CORPORATIONS, NAMES, OPERATING, PHASES, TURN, islet
from tests.unit.draw.pictures import of_class, tree
from tresham.core.cards import Amount
from tresham.core.codec import Codec
from tresham.core.event import CertGiven, CorporationFloated
from tresham.core.frozen import but, put
from tresham.core.game import Game
from tresham.core.ids import Party
from tresham.core.market import NO_MARKET, Gate, Market, bricks, rectangular
from tresham.core.references import checked
from tresham.core.table import Table
from tresham.core.title import Title
from tresham.draw import market_svg
from tresham.rules.calendar import Calendar, Set, open_calendar, scheduled
from tresham.rules.market import (
    fall_once,
    fall_to_ledge,
    left,
    operating_order,
    right,
    right_but_not_into,
    right_or_up,
    rise,
    up_or_over_the_top,
)
from tresham.rules.operating import OperatingFrame, Part, never
from tresham.rules.paying import WITHHOLD, Dividend, Paying, stays
from tresham.view import look

PATIENCE = 2000

ZIGZAG = bricks(
    """
    45p 53  58  65 77
    40  50p 55  60 70
    """,
    {},
)
CLIFF = rectangular(
    """
    100 110 120 130
    90  100 110 120
    80  90  100g 110g
    70  80g 90g
    60  70g
    """,
    {"g": "green"},
)


def moved(market: Market, cell: str, move: Callable[[Table, Party], None], steps: Amount = 1, phase: str = "2") -> str:
    """Where the marker of A is after a move from a cell; its dividends go so many steps."""
    a, *others = CORPORATIONS
    title = islet(market=market, corporations=(replace(a, kind=replace(a.kind, steps=steps)), *others))
    t = Game.start(title, NAMES).table()
    corp = t.title.corp("A")
    price = put(t.state.price, corp, market.at(cell))
    t.state = but(t.state, price=price, stack=(corp,), phase=title.phase(phase))
    move(t, corp)
    return market.cells[t.state.price[corp]].name


# --- bricks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cell", "to"), [("B2", "A1"), ("A1", "A2"), ("A2", "A2"), ("E1", "E2")])
def test_a_sale_steps_down_among_bricks_whatever_the_number_of_shares(cell: str, to: str) -> None:
    assert moved(ZIGZAG, cell, lambda t, corp: fall_once(t, corp, 3)) == to


@pytest.mark.parametrize(("cell", "to"), [("B2", "B1"), ("A1", "B2"), ("E1", "E1"), ("E2", "E1")])
def test_a_corporation_that_is_sold_out_steps_up(cell: str, to: str) -> None:
    assert moved(ZIGZAG, cell, rise) == to


@pytest.mark.parametrize(("cell", "steps", "to"), [("A2", 1, "B2"), ("A2", 2, "C2"), ("D1", 2, "E1")])
def test_a_dividend_goes_along_the_row_as_far_as_the_kind_goes(cell: str, steps: int, to: str) -> None:
    assert moved(ZIGZAG, cell, lambda t, corp: right(t, corp, 100), steps) == to


def test_no_dividend_goes_back_along_the_row() -> None:
    assert (moved(ZIGZAG, "B1", left), moved(ZIGZAG, "A1", left)) == ("A1", "A1")


def test_bricks_are_drawn_half_a_cell_apart() -> None:
    title = islet(market=ZIGZAG)
    root = tree(market_svg(title, Game.start(title, NAMES).state))
    left_of = {}
    for cell in of_class(root, "cell"):
        hexagon = next(one for one in cell if one.tag.endswith("polygon"))
        across = hexagon.get("points").replace(",", " ").split()[::2]
        left_of[cell.get("data-cell")] = min(map(float, across))
    assert left_of["A1"] - left_of["A2"] == left_of["B2"] - left_of["A1"] > 0


# --- a ledge ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cell", "shares", "to"),
    [
        ("B1", 1, "B2"),
        ("B1", 2, "B3"),
        ("B1", 3, "B3"),  # it would end in the topmost green cell
        ("B1", 4, "B5"),  # a longer fall goes through
        ("B3", 1, "B3"),
        ("B3", 2, "B5"),
        ("B4", 1, "B5"),
        ("A1", 9, "A5"),  # no green cell below
        ("D1", 2, "D2"),
        ("D1", 3, "D3"),  # judged by what was sold, not by where the column ends
    ],
)
def test_a_fall_stops_above_the_zone_unless_it_goes_through(cell: str, shares: int, to: str) -> None:
    assert moved(CLIFF, cell, lambda t, corp: fall_to_ledge("green")(t, corp, shares)) == to


@pytest.mark.parametrize(("cell", "to"), [("A4", "A3"), ("A2", "B2"), ("B4", "C4"), ("D2", "D1"), ("D1", "D1")])
def test_a_dividend_does_not_lead_into_the_zone(cell: str, to: str) -> None:
    assert moved(CLIFF, cell, lambda t, corp: right_but_not_into("green")(t, corp, 100)) == to


@pytest.mark.parametrize(("cell", "to"), [("B2", "B1"), ("B1", "C2"), ("D1", "D1")])
def test_over_the_top(cell: str, to: str) -> None:
    assert moved(CLIFF, cell, up_or_over_the_top) == to


@pytest.mark.parametrize(("cell", "to"), [("A2", "C2"), ("B4", "C3"), ("D2", "D1")])
def test_every_way_to_pay_a_dividend_goes_as_many_steps(cell: str, to: str) -> None:
    assert moved(CLIFF, cell, lambda t, corp: right_or_up(t, corp, 100), 2) == to


def test_how_far_a_dividend_goes_may_depend_on_the_table() -> None:
    def steps(t: Table, corp: Party) -> int:
        return 1 + t.state.phase

    assert [moved(ZIGZAG, "A2", lambda t, corp: right(t, corp, 100), steps, phase) for phase in "23"] == ["B2", "C2"]


# --- gates ------------------------------------------------------------------------------------------------------------

GATED = rectangular(
    """
    100 110g 120g 130r
    90  100  110g 120g
    """,
    {"g": "green", "r": "red"},
    gates=(Gate("private_sales", frozenset({"green"})), Gate("tides", frozenset({"red"}))),
)
"""Private sales are allowed from phase 3 on; tides come with 5."""


def gated(cell: str, phase: str) -> str:
    first, second, third, last = PHASES
    sales = second.allows
    later = replace(third, allows=sales), replace(last, allows=sales | {"tides"})
    title = islet(market=GATED, phases=(first, second, *later))
    t = Game.start(checked(title), NAMES).table()
    corp = t.title.corp("A")
    price = put(t.state.price, corp, GATED.at(cell))
    t.state = but(t.state, price=price, stack=(corp,), phase=title.phase(phase))
    right_or_up(t, corp, 100)
    return GATED.cells[t.state.price[corp]].name


@pytest.mark.parametrize(
    ("cell", "places"),
    [
        ("B2", ["B2", "C2", "C2", "C2"]),
        ("A2", ["B2", "B2", "B2", "B2"]),
        ("A1", ["A1", "B1", "B1", "B1"]),
        ("C1", ["C1", "C1", "C1", "D1"]),
        ("D2", ["D2", "D2", "D2", "D1"]),
    ],
)
def test_each_gate_of_the_market_opens_in_its_own_phase(cell: str, places: list[str]) -> None:
    assert [gated(cell, phase) for phase in "2345"] == places


# --- no market --------------------------------------------------------------------------------------------------------


def hand_out(t: Table) -> None:
    """Every player gets a railway, with some money to begin with."""
    for player, corp in zip(t.title.players, t.title.corps, strict=True):
        t.emit(CertGiven(t.title.presidents_cert(corp), player))
        t.emit(CorporationFloated(corp, 300))


def without_market() -> Title:
    """A title without shares and prices: railways act as they are listed, and keep what they earn."""
    paying = Paying(kinds=(Dividend(WITHHOLD, lambda revenue, shares: revenue, stays),))
    dividend = Part("dividend", (paying,), never, "must_declare", after=paying.unless_paid)
    return islet(
        turn=tuple(dividend if part.name == "dividend" else part for part in TURN),
        stages={"calendar": Calendar((), scheduled(*(Set((OPERATING.times(1),)),) * 4))},
        market=NO_MARKET,
        begin=(hand_out, open_calendar),
        score=lambda t, player: sum(t.state.cash[corp] for corp in t.title.corps if t.president(corp) == player),
    )


def test_without_a_market_corporations_act_as_they_are_listed() -> None:
    game = Game.start(without_market(), NAMES)
    t = game.table()
    order = operating_order(t, t.frame(OperatingFrame).eligible)
    assert [t.title.corporation(corp).symbol for corp in order] == ["A", "B", "C"]


def test_a_game_without_a_market_is_played_shown_and_scored() -> None:
    game, chance = Game.start(without_market(), NAMES), Random(1)
    codec = Codec(game.title, NAMES)
    while not game.over and game.ply < PATIENCE:
        shown = look(game)
        assert {one.price for one in shown.corporations} == {None}
        action = chance.choice(list(game.legal_actions()))
        assert codec.read_action(codec.write_action(action)) == action
        game.push(action)
    assert game.over
    assert sum(game.scores().values()) == sum(game.state.cash[corp] for corp in game.title.corps)


def test_no_market_is_drawn_as_nothing() -> None:
    title = without_market()
    assert of_class(tree(market_svg(title, Game.start(title, NAMES).state)), "cell") == []


def test_a_title_has_a_market_or_none() -> None:
    assert not without_market().market
    assert islet().market
