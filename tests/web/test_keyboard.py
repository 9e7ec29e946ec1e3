"""A stock round and an operating round by keys alone, in few strokes."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.positions import open_position
from tests.web.screen import Screen

MOST_TURNS = 40


def press(desk: Screen, *keys: str) -> None:
    for key in keys:
        desk.page.keyboard.press(key)


def focused(desk: Screen) -> str:
    """What is written on the control that has the focus."""
    return str(desk.page.evaluate("() => document.activeElement?.textContent?.trim() ?? ''"))


def seek(desk: Screen, what: str) -> None:
    """To the heading under which it stands, then from one choice to the next, in less than a dozen strokes."""
    press(desk, "g")
    passed = [focused(desk)]
    if passed[0].startswith("$"):  # a par price
        press(desk, "g")
        passed.append(focused(desk))
    while not re.match(what, passed[-1]):
        assert len(passed) < 12, f"no choice says {what}: {passed}"
        press(desk, "ArrowDown")
        passed.append(focused(desk))


def test_a_whole_stock_round_and_operating_round_by_keys(desk: Screen) -> None:
    """Nobody touches the mouse: a share is bought, everybody passes, a tile is laid, the trains run to the next stock
    round."""
    open_position(desk, "1830", 40, "buy_shares")
    expect(desk.primary).to_be_visible()
    desk.calm()
    seek(desk, "Buy 1: ")
    desk.step(lambda: press(desk, "Enter"))
    expect(desk.log).to_contain_text("buys 1 share of")
    operating = desk.page.locator("aside.left ol li", has_text="Track")
    for _ in range(MOST_TURNS):
        if operating.count():
            break
        desk.step(lambda: press(desk, "1"))
    expect(operating).to_be_visible()
    press(desk, "m")
    expect(desk.page.locator("[data-target]:focus")).to_be_visible()
    press(desk, "Enter")
    expect(desk.primary).to_contain_text("Lay tile")
    desk.step(lambda: press(desk, "Enter"))
    expect(desk.log).to_contain_text("lays tile")
    for _ in range(MOST_TURNS):
        if not operating.count():
            break
        desk.step(lambda: press(desk, "Shift+Enter"))
        if not desk.page.locator("[data-test=pass], [data-test=finish], [data-does]").count():
            seek(desk, "Buy a ")
            desk.step(lambda: press(desk, "Enter"))
    expect(operating).to_have_count(0)
    expect(desk.page.get_by_text("Stock round").first).to_be_visible()


def test_the_way_through_the_choices_is_told_by_the_help(desk: Screen) -> None:
    open_position(desk, "1830", 40, "buy_shares")
    expect(desk.primary).to_be_visible()
    press(desk, "?")
    expect(desk.page.locator("dialog[open]")).to_contain_text("go to what may be chosen")
    press(desk, "Escape")
    expect(desk.page.locator("dialog[open]")).to_have_count(0)
    press(desk, "g")
    first = focused(desk)
    press(desk, "ArrowDown")
    assert focused(desk) != first
    press(desk, "ArrowUp")
    assert focused(desk) == first
