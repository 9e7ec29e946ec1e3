"""What the pen has drawn reaches the reader's eye as it was drawn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.positions import open_position
from tests.web.screen import Screen

LETTERS = """svg => [...svg.querySelectorAll('text')].flatMap(text => {
    const told = name => text.closest(`[${name}]`)?.getAttribute(name);
    const {fontSize, fontWeight} = getComputedStyle(text);
    const [size, weight] = [told('font-size'), told('font-weight') ?? 'normal'];
    const same = parseFloat(fontSize) === parseFloat(size) && (weight === 'normal' ? '400' : weight) === fontWeight;
    return same ? [] : [`${text.textContent}: ${size} ${weight}, shown ${fontSize} ${fontWeight}`];
})"""
"""The texts of a drawing whose letters are not of the size and weight that the drawing says."""


@pytest.mark.parametrize("title", ["1830", "1849", "1850"])
def test_letters_are_as_large_and_as_bold_as_drawn(desk: Screen, title: str) -> None:
    """The style sheet of the page has rules for its own words, not for those of the drawings."""
    open_position(desk, title, 60, "lay_tile")
    for tab, drawing in (("map", "svg.map"), ("tiles", "#tresham-symbols svg"), ("market", ".cell svg")):
        desk.tab(tab)
        drawn = desk.page.locator(drawing)
        expect(drawn.locator("text").first).to_be_attached()
        assert [wrong for one in drawn.all() for wrong in one.evaluate(LETTERS)] == [], tab
