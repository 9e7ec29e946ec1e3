"""Tests sit down where other tests have sat: they must find nothing there but what any browser would have."""

from __future__ import annotations

from playwright.sync_api import Browser

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
