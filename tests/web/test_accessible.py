"""Nothing that axe knows to be wrong, in the leaves of a table and on the pages around it, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.marks import ROOT
from tests.turns import beginning_of_turn
from tests.web.conftest import NewScreen
from tests.web.positions import open_game
from tests.web.screen import Screen

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
TABS = ("map", "market", "ledger", "corporations", "trains", "tiles", "analysis", "table")
PAGES = {"/": "h2", "/new": "[data-test=create]", "/rules/1830": "main p", "/learn": "main a, main button"}
"""By path: what is there once the page has come."""


def violations(screen: Screen, view: str) -> list[str]:
    """What axe finds on the screen in both themes: the rule, and where. The browser itself puts it into the page, so
    the page's own policy is not asked."""
    page, found = screen.page, []
    page.evaluate(f"{AXE.read_text(encoding='utf-8')}; undefined")
    for dark in (False, True):
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        page.evaluate("() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)))")
        screen.laid_out()
        told: list[Any] = page.evaluate("() => axe.run({resultTypes: ['violations']}).then(found => found.violations)")
        found += [f"{view}, dark: {dark}: {one['id']} {node['target']}" for one in told for node in one["nodes"]]
    return found


@pytest.mark.parametrize("tab", TABS)
def test_leaves_of_a_table(desk: Screen, tab: str) -> None:
    open_game(desk, beginning_of_turn("1830"))
    expect(desk.primary).to_be_visible()
    desk.page.goto(f"{desk.page.url.split('?')[0]}?tab={tab}")
    expect(desk.page.locator(f"main[data-tab={tab}]")).to_be_visible()
    expect(desk.primary).to_be_visible()
    assert violations(desk, tab) == []


@pytest.mark.parametrize(("size", "language"), [("desktop", "ru"), ("phone", "pl")])
@pytest.mark.parametrize("path", list(PAGES))
def test_pages_around_a_table(screens: NewScreen, home: str, path: str, size: str, language: str) -> None:
    screen = screens(home, size, language)
    screen.go(path)
    expect(screen.page.locator(PAGES[path]).first).to_be_visible()
    assert violations(screen, path) == []


def test_a_table_on_a_phone(screens: NewScreen, home: str) -> None:
    phone = screens(home, "phone")
    open_game(phone, beginning_of_turn("1830"))
    expect(phone.primary).to_be_visible()
    assert violations(phone, "play") == []
