"""What the tests of the page rely on: a seat where nobody is remembered, and steps that are made once."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Route

from tests.web import screen as screen_module
from tests.web.screen import PACE, Screen


def values(screen: Screen) -> set[str | None]:
    return {cookie.get("value") for cookie in screen.context.cookies()}


def test_nothing_is_known_of_whoever_sat_there_before(chromium: Browser, club: str) -> None:
    before = Screen(chromium, club, "desktop", "en", False)
    before.send("POST", "/users", {"name": "Somebody Before", "password": "correct horse battery"})
    before.go("/")
    before.page.evaluate("() => localStorage.setItem('kept', 'a secret')")
    before.page.evaluate(f"() => localStorage.setItem('{PACE}', '1000')")
    assert before.send("GET", "/session")["user"]["name"] == "Somebody Before"
    cookies = values(before)
    left = before.leave()
    assert cookies
    assert left is not None
    after = Screen(chromium, club, "desktop", "en", False, left)
    assert after.send("GET", "/session")["user"] is None
    after.go("/")
    assert after.page.evaluate(f"() => [localStorage.getItem('kept'), localStorage.getItem('{PACE}')]") == [None, "0"]
    assert len(after.context.pages) == 1
    assert cookies.isdisjoint(values(after))
    assert [*before.wrong(), *after.close()] == []


def test_what_has_another_clock_is_not_used_again(chromium: Browser, home: str) -> None:
    screen = Screen(chromium, home, "desktop", "en", False)
    screen.go("/")
    screen.page.clock.install()
    assert screen.leave() is None


def test_a_step_that_is_answered_late_is_not_made_twice(desk: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine an answer may take longer than a click is thought to have been swallowed after."""

    def late(route: Route) -> None:
        time.sleep(2)
        route.continue_()

    monkeypatch.setattr(screen_module, "SWALLOWED", 200)
    desk.begin("1830", ["Ann", "Bob"])
    desk.page.route("**/actions*", late)
    desk.step(desk.page.locator("aside.left button.buy").first.click)
    assert desk.ply == 1
