"""Nothing moves under the hand: while a turn lasts, what lies below the pointer stays where it is."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.positions import open_position
from tests.web.screen import Screen

WATCH = """() => {
  window.shifts = [];
  const box = rect => [rect.x, rect.y, rect.right, rect.bottom];
  const name = node => {
    const at = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    return at?.outerHTML?.slice(0, 90) ?? 'gone';
  };
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      for (const one of entry.sources)
        window.shifts.push({what: name(one.node), from: box(one.previousRect), to: box(one.currentRect)});
  }).observe({type: 'layout-shift', buffered: true});
}"""
"""The browser's own account of what moved, also within half a second after a click, which its sum leaves out."""

Shift = dict[str, Any]


def middle(where: Locator) -> tuple[float, float]:
    where.scroll_into_view_if_needed()
    box = where.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def under(shift: Shift, x: float, y: float) -> bool:
    """Did it lie below the pointer, or come to lie there?"""
    return any(left <= x < right and top <= y < bottom for left, top, right, bottom in (shift["from"], shift["to"]))


def press(screen: Screen, what: Locator) -> list[Shift]:
    """Click something and leave the hand there; what moved below it until the page was calm again."""
    screen.calm()
    at = middle(what)
    screen.laid_out()
    screen.page.evaluate("() => { window.shifts = [] }")
    before = screen.ply
    screen.page.mouse.click(*at)
    expect(screen.page.locator(".scrubber > span")).not_to_have_text(re.compile(rf"/{before}$"))
    screen.calm()
    screen.laid_out()
    found: list[Shift] = screen.page.evaluate("() => window.shifts")
    return [one for one in found if under(one, *at)]


def actor(screen: Screen) -> str:
    """Whose turn it is."""
    return screen.page.locator("aside.left header h2").inner_text()


@pytest.mark.parametrize(("title", "after"), [("1830", 230), ("18CZ", 150)])
def test_an_operating_turn_lies_still_under_the_hand(desk: Screen, title: str, after: int) -> None:
    """Part by part: no track, no token, run, pay, no train."""
    open_position(desk, title, after, "lay_tile")
    expect(desk.primary).to_be_visible()
    desk.page.evaluate(WATCH)
    corp, parts, moved = actor(desk), 0, []
    steps = desk.page.locator("aside.left .main [data-act^='do|']")
    while actor(desk) == corp and steps.count():
        moved += [(parts, one) for one in press(desk, steps.first)]
        parts += 1
    assert parts > 1
    assert moved == []


@pytest.mark.parametrize("title", ["1830", "18CZ"])
def test_a_stock_turn_lies_still_under_the_hand(desk: Screen, title: str) -> None:
    """Sales, as long as there are any, and then a purchase."""
    open_position(desk, title, 90, "sell_shares")
    expect(desk.primary).to_be_visible()
    desk.page.evaluate(WATCH)
    player, sales, moved = actor(desk), desk.page.locator("aside.left [data-act*='|sell_shares|']"), []
    for _ in range(4):
        if actor(desk) != player or not sales.count():
            break
        moved += press(desk, sales.first)
    assert moved == []
