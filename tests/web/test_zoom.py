"""The window on the map: nothing lies on the whole map, and where one has looked one looks again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_position
from tests.web.screen import Screen
from tresham.titles import SHELF

COVERED = """() => [...document.querySelectorAll('.touch [data-hex]')].flatMap(hex => {
    const box = hex.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top?.closest('svg.map') ? [] : [`${hex.dataset.hex}: ${top?.outerHTML.slice(0, 80) ?? 'out of sight'}`];
})"""
"""Hexes whose middle cannot be touched."""


def fitted(screen: Screen) -> None:
    """The whole map is shown, as it is when a table is opened."""
    expect(screen.page.locator("[data-hex]").first).to_be_attached()
    screen.laid_out()


def to_map(screen: Screen) -> None:
    """The map and, on a phone, hardly anything else; it has the size that it keeps."""
    screen.page.locator("[data-phone=map], button[data-tab=map]").first.click()
    if screen.size == "phone":
        expect(screen.page.locator("aside.left")).to_have_attribute("data-height", "peek")
    fitted(screen)


WINDOW = """() => {
    const map = document.querySelector('svg.map > g')?.getAttribute('transform') ?? '';
    return [...map.matchAll(/-?[\\d.]+/g)].map(Number);
}"""


def window(screen: Screen) -> list[float]:
    """Where the window looks at the map: how far it is moved to the right and down, and its scale."""
    found: list[float] = screen.page.evaluate(WINDOW)
    return found


def await_window(screen: Screen, wanted: list[float]) -> None:
    """The window looks there again; only numbers at the end of the list are compared."""
    close = f"wanted => ({WINDOW})().slice(-wanted.length).every((one, k) => Math.abs(one - wanted[k]) < 0.01)"
    screen.page.wait_for_function(close, arg=wanted)


@pytest.mark.parametrize("size", ["phone", "landscape", "slate", "laptop", "desktop"])
def test_nothing_covers_a_hex_of_the_whole_map(screens: NewScreen, home: str, size: str) -> None:
    screen = screens(home, size)
    for title in ("1830", "1849", "1850"):
        open_position(screen, title, 60, "lay_tile")
        fitted(screen)
        screen.part("fit").click()
        screen.laid_out()
        screen.shot(f"whole-{title}")
        assert screen.page.evaluate(COVERED) == [], title
        expect(screen.part("fit")).to_be_in_viewport(ratio=1)


def test_a_hex_at_the_edge_of_the_map_can_be_touched(screens: NewScreen, home: str) -> None:
    """A finger that wants to lay track there must not change the zoom instead."""
    screen = screens(home, "phone")
    open_position(screen, "1849", 60, "lay_tile")
    fitted(screen)
    box = screen.page.locator(".touch [data-hex='D14']").bounding_box()
    assert box
    screen.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(screen.part("spot")).to_contain_text("D14")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_zoom_outlives_another_leaf_and_a_reload(screens: NewScreen, home: str, size: str) -> None:
    screen = screens(home, size)
    open_position(screen, "1830", 60, "lay_tile")
    to_map(screen)
    whole = window(screen)
    screen.page.get_by_role("button", name="Zoom in").click()
    near = window(screen)
    assert near != whole
    screen.page.locator("[data-phone=money], button[data-tab=ledger]").first.click()
    expect(screen.part("ledger")).to_be_visible()
    to_map(screen)
    await_window(screen, near)
    screen.page.reload()
    to_map(screen)
    await_window(screen, near[-1:])
    screen.part("fit").click()
    await_window(screen, whole[-1:])


LETTERS = """() => [...document.querySelectorAll('.words-afar .city-name.u28')].map(name => {
    const scale = Number(document.querySelector('svg.map > g').getAttribute('transform').match(/scale\\(([\\d.]+)/)[1]);
    return getComputedStyle(name).display === 'none' ? 0 : 28 * scale;
})"""
"""How high the names of cities are, in pixels."""


@pytest.mark.parametrize("size", ["laptop", "slate", "desktop"])
@pytest.mark.parametrize("title", SHELF)
def test_a_table_opens_so_near_that_the_names_of_cities_are_read(
    screens: NewScreen, home: str, title: str, size: str
) -> None:
    screen = screens(home, size)
    open_position(screen, title, 60, "lay_tile")
    fitted(screen)
    letters = screen.page.evaluate(LETTERS)
    assert len(letters) > 5
    assert all(high > 8.99 for high in letters)
    screen.shot(f"opened-{title}")
    outside = screen.page.evaluate(COVERED)
    lit = [one.get_attribute("data-hex") for one in screen.page.locator("[data-target]").all()]
    assert not [one for one in outside if one.split(":")[0] in lit]


def test_the_whole_map_is_one_press_away_where_a_table_opens_nearer_and_stays(screens: NewScreen, home: str) -> None:
    screen = screens(home, "laptop")
    open_position(screen, "18CZ", 60, "lay_tile")
    fitted(screen)
    near = window(screen)
    screen.part("fit").click()
    screen.laid_out()
    whole = window(screen)
    assert whole[-1] < near[-1]
    screen.page.reload()
    fitted(screen)
    await_window(screen, whole[-1:])
    screen.tab("ledger")
    screen.tab("map")
    await_window(screen, whole[-1:])


GREAT = """() => [...document.querySelectorAll('svg.map [data-great]')].map(name => ({
    place: name.textContent, size: parseFloat(name.getAttribute('font-size')) * name.getCTM().d,
    box: (({ left, right }) => ({ left, right }))(name.getBoundingClientRect()),
}))"""
"""The names that a small map has for great cities, and how high their letters are in pixels."""


@pytest.mark.parametrize(("title", "great"), [("1830", "New York"), ("1849", "Palermo"), ("18CZ", "Praha")])
def test_great_cities_have_readable_names_on_the_whole_map_of_a_phone(
    screens: NewScreen, home: str, title: str, great: str
) -> None:
    screen = screens(home, "phone")
    open_position(screen, title, 150, "lay_tile")
    fitted(screen)
    found = screen.page.evaluate(GREAT)
    assert great in [one["place"] for one in found]
    assert len(found) > 5
    assert all(one["size"] > 8.99 for one in found)
    assert all(one["box"]["left"] >= -1 and one["box"]["right"] <= 391 for one in found)
