"""In a dark room: the map and the market are as dark as the page."""

from __future__ import annotations

import pytest

from tests.web.conftest import NewScreen
from tests.web.positions import open_position
from tests.web.screen import Screen
from tresham.titles import SHELF

LIGHT = """shapes => {
    const light = colour => {
        const parts = (colour.match(/[\\d.]+/g) ?? []).map(Number);
        if (parts.length < 3 || parts[3] === 0) return null;
        return (0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]) / 255;
    };
    const told = shapes.flatMap(shape => {
        const [style, box] = [getComputedStyle(shape), shape.getBoundingClientRect()];
        const one = light(shape instanceof SVGElement ? style.fill : style.backgroundColor);
        return one === null ? [] : [[one, box.width * box.height]];
    });
    const area = told.reduce((sum, [, size]) => sum + size, 0);
    return told.reduce((sum, [one, size]) => sum + one * size, 0) / area;
}"""
"""How light some shapes are in the mean, from 0 to 1, the large ones more than the small."""


CELLS = ".cell, .cell > svg:first-child polygon:first-of-type"
"""Squares, or hexagons drawn in them."""


def lightness(screen: Screen, shapes: str) -> float:
    found = screen.page.locator(shapes)
    found.first.wait_for(state="attached")
    return float(found.evaluate_all(LIGHT))


@pytest.mark.parametrize("title", SHELF)
def test_map_and_market_are_dark_in_the_dark(screens: NewScreen, home: str, title: str) -> None:
    found = {}
    for dark in (False, True):
        screen = screens(home, dark=dark)
        open_position(screen, title, 60, "lay_tile")
        on_map = lightness(screen, ".grounds .ground")
        sea = lightness(screen, ".board")
        screen.shot(f"dark-{title}-{dark}")
        screen.tab("market")
        found[dark] = {"map": on_map, "around": sea, "market": lightness(screen, CELLS)}
        screen.shot(f"dark-market-{title}-{dark}")
    assert found[True]["around"] < 0.2
    assert found[True]["map"] < 0.66
    assert found[True]["market"] < 0.5
    assert all(found[True][part] < 0.8 * found[False][part] for part in found[True])
