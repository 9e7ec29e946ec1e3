"""Charts as they are printed: rows like bricks, ledges, gaps, zones that say what they do, and no chart at all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_new, open_position
from tests.web.screen import Screen

SLACK = 1.5
"""Pixels by which neighbours may overlap or gape."""


def cell(screen: Screen, name: str) -> Locator:
    return screen.page.locator(f"[data-cell='{name}']")


def box(where: Locator) -> FloatRect:
    found = where.bounding_box()
    assert found
    return found


def on_chart(screens: NewScreen, address: str, title: str, size: str = "desktop", **more: bool) -> Screen:
    screen = screens(address, size, **more)
    open_new(screen, title)
    expect(screen.page.locator(".game")).to_be_visible()
    screen.go(f"{screen.page.url.removeprefix(screen.address)}?tab=market")
    expect(cell(screen, "A1")).to_be_visible()
    return screen


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "slate", "phone"])
def test_bricks_lie_between_each_other(screens: NewScreen, isles: str, size: str, dark: bool) -> None:
    """A cell of the upper row touches the two cells below it that its price lies between."""
    screen = on_chart(screens, isles, "bricks", size, dark=dark)
    upper, left, right = (box(cell(screen, name)) for name in ("B1", "B2", "C2"))
    assert abs(upper["x"] - left["x"] - left["width"] / 2) < SLACK
    assert abs(left["x"] + left["width"] - right["x"]) < SLACK
    assert abs(upper["y"] + upper["height"] * 0.75 - left["y"]) < SLACK
    screen.shot(f"chart-bricks{'-dark' if dark else ''}")


def test_what_lies_between_two_hexagons_belongs_to_one_of_them(screens: NewScreen, isles: str) -> None:
    """The frames of hexagons overlap, but a click on a slanting side still means the right one."""
    screen = on_chart(screens, isles, "bricks")
    lower = box(cell(screen, "D2"))
    inside = lower["x"] + lower["width"] / 2, lower["y"] + 4
    beside = lower["x"] + 4, lower["y"] + 4
    named = """([x, y]) => document.elementFromPoint(x, y)?.closest('[data-cell]')?.dataset.cell"""
    assert screen.page.evaluate(named, list(inside)) == "D2"
    assert screen.page.evaluate(named, list(beside)) == "C1"


def test_markers_are_stacked_in_order_and_tell_where_they_can_go(screens: NewScreen, isles: str) -> None:
    screen = on_chart(screens, isles, "bricks")
    markers = cell(screen, "H2").locator(".marker")
    expect(markers).to_have_count(2)
    first, second = markers.all()
    expect(first).to_have_attribute("aria-label", re.compile(r"^A, Aton & Ely: £90, number 1 in its cell. Can go"))
    expect(second).to_have_attribute("aria-label", re.compile(r"^B, Bely Light: £90, number 2 in its cell"))
    first.focus()
    expect(screen.page.locator(".market .path")).to_have_text(re.compile(r"A £90:\s*→ £100\s*↗ £95\s*← £80\s*↖ £85"))
    lit = screen.page.locator(".reached").locator("xpath=ancestor::*[@data-cell][1]")
    assert {one.get_attribute("data-cell") for one in lit.all()} == {"I2", "H1", "G2", "G1"}
    screen.shot("chart-ways")


def test_some_prices_are_for_some_corporations(screens: NewScreen, isles: str) -> None:
    screen = on_chart(screens, isles, "bricks")
    expect(cell(screen, "D2")).to_contain_text("D2: £60, yellow, par price for A, B, DUN")
    screen.page.locator("main").get_by_role("button", name="EEL", exact=True).click()
    offered = screen.page.locator("[data-cell]:has(.choose)")
    assert [one.get_attribute("data-cell") for one in offered.all()] == ["G2", "H2", "I2"]
    screen.step(cell(screen, "I2").locator(".choose").click)
    expect(screen.log).to_contain_text("sets the par price of EEL at £100")
    expect(cell(screen, "I2").locator(".marker")).to_have_count(1)


@pytest.mark.parametrize("size", ["desktop", "slate", "phone"])
def test_a_cliff_has_its_ledge_its_gaps_and_its_signs(screens: NewScreen, isles: str, size: str) -> None:
    screen = on_chart(screens, isles, "cliff", size)
    thick = {"B2": "1px 1px", "I2": "5px 5px", "J2": "5px 1px", "G3": "5px 5px", "G4": "1px 1px"}
    for name, width in thick.items():
        inner = cell(screen, name).locator(".cell")
        borders = inner.evaluate("one => [getComputedStyle(one).borderTopWidth, getComputedStyle(one).borderLeftWidth]")
        assert " ".join(borders) == width, name
    expect(cell(screen, "F4")).to_have_count(0)
    assert abs(box(cell(screen, "G4"))["x"] - box(cell(screen, "G1"))["x"]) < SLACK
    legend = screen.page.get_by_role("list", name="Signs")
    expect(legend).to_contain_text("green: a fall from above stops before the ledge")
    expect(legend).to_contain_text("Ledge")
    expect(cell(screen, "I2").locator(".cell")).to_have_attribute("title", re.compile("stops before the ledge$"))
    screen.shot("chart-cliff")


def test_the_chart_is_a_table_for_those_who_cannot_see_it(screens: NewScreen, isles: str) -> None:
    screen = on_chart(screens, isles, "cliff")
    table = screen.page.get_by_role("table", name="Stock market")
    rows = table.get_by_role("row")
    assert [len(row.get_by_role("cell").all()) for row in rows.all()] == [0, 11, 10, 9, 7, 4, 3]
    last = rows.nth(5).get_by_role("cell").last
    expect(last).to_have_text(re.compile(r"^\s*E5: £58"))
    expect(last).to_have_attribute("aria-colindex", "6")
    expect(table.get_by_role("columnheader", name="K", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_without_a_market_there_is_no_leaf_for_it(screens: NewScreen, isles: str, size: str) -> None:
    screen = screens(isles, size)
    open_new(screen, "plain")
    expect(screen.primary).to_be_visible()
    screen.go(f"{screen.page.url.removeprefix(screen.address)}?tab=ledger")
    expect(screen.part("ledger")).to_be_visible()
    expect(screen.page.locator("[data-tab=market]")).to_have_count(0)
    screen.page.keyboard.press("k")
    expect(screen.page.get_by_text("There is no stock market in this game.")).to_be_visible()
    screen.shot("chart-none")


def test_zones_say_what_they_do_in_the_readers_language(screens: NewScreen, home: str) -> None:
    screen = screens(home, "desktop", "pl")
    open_position(screen, "1849", 60, "lay_tile")
    screen.tab("market")
    expect(screen.page.get_by_text("niebieski: otwiera się w fazie 16", exact=True)).to_be_visible()
    screen.shot("chart-1849-pl")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_long_low_chart_fills_its_place(screens: NewScreen, home: str, size: str) -> None:
    """In bands one below the other: nothing is hidden at its side, and cells are large enough for a finger."""
    screen = screens(home, size)
    open_new(screen, "18CZ")
    screen.go(screen.page.url.removeprefix(screen.address).split("?")[0] + "?tab=market")
    chart = screen.page.locator(".market .scroll")
    expect(chart).to_be_visible()
    screen.laid_out()
    wide, shown = chart.evaluate("chart => [chart.scrollWidth, chart.clientWidth]")
    assert wide <= shown
    assert screen.page.locator("[data-cell]").first.bounding_box()["width"] >= 44  # type: ignore[index]
    screen.shot("chart-18CZ")


@pytest.mark.parametrize(("size", "least"), [("phone", 25), ("desktop", 27)])
def test_a_marker_that_stands_alone_is_large_enough_for_its_letters(
    screens: NewScreen, home: str, size: str, least: float
) -> None:
    """It has the room below the price, and stays in its cell."""
    screen = screens(home, size)
    for title in ("1830", "1848"):
        open_position(screen, title, 60, "lay_tile")
        screen.go(f"{screen.page.url.removeprefix(screen.address)}?tab=market")
        expect(screen.page.locator(".lone .marker").first).to_be_visible()
        screen.laid_out()
        for one in screen.page.locator(".cell:has(.lone)").all():
            around, marker, price = (box(where) for where in (one, one.locator(".marker"), one.locator(".price")))
            assert marker["width"] >= least
            assert around["x"] <= marker["x"]
            assert marker["x"] + marker["width"] <= around["x"] + around["width"]
            assert price["y"] + price["height"] - 2 <= marker["y"]
            assert marker["y"] + marker["height"] <= around["y"] + around["height"]
        screen.shot(f"markers-{title}")


OUTSIDE = """() => [...document.querySelectorAll('.cell:not(.staggered)')].flatMap(cell => {
    const [price, sign] = [cell.querySelector('.price'), cell.querySelector('.sign')];
    const [a, b, all] = [price, sign, cell].map(one => one.getBoundingClientRect());
    const wrong = sign.textContent && (a.right > b.left + 0.5 || b.right > all.right || b.bottom > all.bottom);
    return wrong || a.right > all.right ? [cell.textContent] : [];
})"""
"""Cells of a chart in which price and sign lie on each other or out of their cell."""


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("title", ["1830", "1848", "1849", "1850"])
def test_no_price_lies_on_a_sign(screens: NewScreen, home: str, title: str, size: str) -> None:
    """Not even where a par price of three digits stands in a zone, or one beyond which the game ends."""
    screen = on_chart(screens, home, title, size)
    screen.laid_out()
    assert screen.page.locator(".cell .sign").count() > 20
    assert screen.page.evaluate(OUTSIDE) == []
