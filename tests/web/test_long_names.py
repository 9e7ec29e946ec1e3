"""Names as long as the server takes them, in one word: they push nothing out of sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.screen import Screen

LONG = ["Ottokar", "Bartholomaeus", "Maximilian"]
NAMES = [(name * 6)[:40] for name in LONG]
OUTSIDE = """wanted => [...document.querySelectorAll(wanted)].filter(one => one.checkVisibility()).flatMap(one => {
    const box = one.getBoundingClientRect();
    return box.left < -0.5 || box.right > innerWidth + 0.5 ? [one.className + ": " + one.textContent.trim()] : [];
})"""
READ = ".players .cash, .players .certs, .players .sums b, .band .says b, .band .facts .chip:first-child, .panel h2, "
BROAD = "() => [...document.querySelectorAll('aside')].map(one => one.scrollWidth - one.clientWidth)"


def sit_down(screen: Screen) -> None:
    seats = [{"kind": "me" if name == NAMES[0] else "local", "name": name} for name in NAMES]
    wish = {"title": "1830", "seats": seats, "order": "fixed", "seed": 7, "start": True}
    screen.go(f"/table/{screen.send('POST', '/games', wish)['id']}")
    expect(screen.primary).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "laptop", "slate", "landscape", "phone"])
def test_a_long_name_pushes_nothing_out_of_sight(screens: NewScreen, home: str, size: str) -> None:
    screen = screens(home, size)
    sit_down(screen)
    screen.laid_out()
    screen.shot("long-names")
    leaves = ["map", "ledger", "players"] if size == "phone" else ["map"]
    for leaf in leaves:
        screen.go(f"{screen.page.url.removeprefix(screen.address).split('?')[0]}?tab={leaf}")
        expect(screen.page.locator(f"main[data-tab={leaf}]")).to_be_visible()
        screen.laid_out()
        assert screen.page.evaluate(OUTSIDE, READ + "[data-test=purse] > *") == [], leaf
        assert max(screen.page.evaluate(BROAD)) <= 0, leaf
        assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), leaf


def test_the_lobby_has_room_for_long_names(screens: NewScreen, home: str) -> None:
    screen = screens(home, "phone")
    sit_down(screen)
    screen.go()
    expect(screen.page.locator(".list.now").first).to_contain_text(re.compile(NAMES[1][:10]))
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
