"""The green button is never a "no", and Enter lets nothing be."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.positions import open_new, open_position
from tests.web.screen import Screen
from tresham.titles import SHELF

DECLINING = re.compile(r"\|(pass|decline)\|")
MOMENTS = {
    "1830": [("buy_shares", 90), ("place_token", 60), ("buy_train", 60), ("lay_tile", 60)],
    "1848": [("sell_shares", 60), ("buy_train", 40), ("place_token", 60)],
    "1849": [("buy_shares", 60), ("lay_tile", 60), ("buy_train", 40)],
    "1850": [("buy_shares", 90), ("place_token", 60), ("buy_train", 60)],
    "18CZ": [("take_over", 60), ("buy_private", 60), ("lay_tile", 60), ("place_token", 60)],
}
"""Decisions that can be declined."""


def is_no(screen: Screen) -> bool:
    return bool(DECLINING.search(screen.primary.get_attribute("data-act") or ""))


def enter_declines_nothing(screen: Screen) -> None:
    """What is green earns or builds; where it lets something be it is not green, and Enter does nothing."""
    expect(screen.primary.or_(screen.part("choose"))).to_be_visible()
    if not screen.primary.count():
        return
    green = "primary" in (screen.primary.get_attribute("class") or "").split()
    assert green != (is_no(screen) or screen.primary.get_attribute("data-does") == "done")
    before = screen.send("GET", f"/games/{screen.page.url.split('/')[-1]}/actions")
    screen.page.locator("main.centre").focus()
    screen.page.keyboard.press("Enter")
    screen.laid_out()
    screen.calm()
    rows = screen.send("GET", f"/games/{screen.page.url.split('/')[-1]}/actions")
    if not green:
        assert rows == before
    elif len(rows) > len(before):
        assert rows[len(before)]["action"]["type"] not in ("decline",)


@pytest.mark.parametrize("title", SHELF)
def test_no_green_button_is_a_no_and_enter_declines_nothing(desk: Screen, title: str) -> None:
    open_new(desk, title)
    enter_declines_nothing(desk)
    for verb, after in MOMENTS[title]:
        open_position(desk, title, after, verb)
        enter_declines_nothing(desk)
