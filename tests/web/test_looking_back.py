"""Stepping through the past: the next step is here before it is made, and what it shows is right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Request, Route, expect

from tests.web.positions import open_position
from tests.web.screen import Screen

POSITION = re.compile(r"/full\?.*\bat=")


@contextmanager
def unanswered(page: Page) -> Iterator[None]:
    """For so long the server tells no position."""
    held: list[Route] = []
    page.route(POSITION, lambda route: held.append(route))
    yield
    for route in held:
        route.continue_()
    page.unroute(POSITION)


def at(desk: Screen, ply: int) -> None:
    expect(desk.page.locator(".scrubber > span")).to_have_text(re.compile(rf"^{ply}/"))


def bank(desk: Screen) -> str:
    return desk.band.locator(".bank").inner_text()


def test_a_step_waits_for_no_answer_if_one_was_made_before_it(desk: Screen) -> None:
    open_position(desk, "1830", 40, "run_trains")
    page, now = desk.page, desk.ply
    with page.expect_response(re.compile(rf"/full\?.*at={now - 2}\b")):
        page.keyboard.press("BracketLeft")
    at(desk, now - 1)
    with unanswered(page):
        page.keyboard.press("BracketLeft")
        at(desk, now - 2)
        page.keyboard.press("BracketLeft")
    at(desk, now - 3)


def test_whoever_only_plays_asks_for_no_positions(desk: Screen) -> None:
    open_position(desk, "1830", 40, "run_trains")
    asked: list[str] = []

    def note(request: Request) -> None:
        if POSITION.search(request.url):
            asked.append(request.url)

    desk.page.on("request", note)
    desk.step(desk.primary.click)
    desk.step(lambda: desk.page.keyboard.press("Control+z"))
    desk.page.remove_listener("request", note)
    assert asked == []


def test_steps_back_are_right_after_something_was_taken_back(desk: Screen) -> None:
    """What is remembered of rows that were taken back is shown no more, and what others remember holds."""
    open_position(desk, "1830", 40, "run_trains")
    page, before = desk.page, desk.ply
    desk.step(desk.primary.click)
    played = desk.ply
    with page.expect_response(re.compile(rf"/full\?.*at={played - 2}\b")):
        page.keyboard.press("BracketLeft")
    at(desk, played - 1)
    page.keyboard.press("Shift+BracketLeft")
    at(desk, 0)
    page.keyboard.press("Shift+BracketRight")
    at(desk, played)
    desk.step(lambda: page.keyboard.press("Control+z"))
    page.keyboard.press("BracketLeft")
    at(desk, before - 1)
    shown = bank(desk), desk.log.inner_text()
    page.reload()
    at(desk, before - 1)
    assert (bank(desk), desk.log.inner_text()) == shown
