"""What a lesson shows on the map and leaves out beside it: names that it speaks of, tiles as they will lie."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.unit.learn.walking import do_step, goal
from tests.web.conftest import NewScreen
from tests.web.hands import Hands
from tests.web.screen import Screen
from tests.web.test_lessons import await_step, begin, learner, read_all
from tresham.core.codec import Codec
from tresham.learn import LESSONS, opened

READABLE = 9
"""Letters below this height, in pixels, are not read but guessed."""


def begin_at(screen: Screen, key: str, step: int) -> None:
    """A lesson at one of its steps: those before it are done as the guide says."""
    lesson, table = LESSONS[key], begin(screen, key)
    game = opened(lesson, learner(table))
    codec, hands = Codec(game.title, game.players), Hands(screen, table["id"])
    for number in range(step):
        await_step(screen, number)
        hands.do(codec.write_action(goal(lesson, game)))
        do_step(lesson, game)
    await_step(screen, step)
    screen.calm()


def pick(screen: Screen, hex: str) -> None:
    screen.page.locator(f"[data-target][data-hex={hex}]").first.click()
    expect(screen.part("spot")).to_be_visible()


def place(token: Locator) -> tuple[float, float]:
    box = token.bounding_box()
    assert box
    return round(box["x"]), round(box["y"])


def test_tokens_on_a_tile_that_is_shown_stand_where_they_will_stand(screens: NewScreen, home: str):
    screen = screens(home)
    begin_at(screen, "18CZ-praha", 3)
    pick(screen, "E12")
    shown = {corp: place(screen.page.locator(f".ghost [data-token={corp}]")) for corp in ("BN", "NWB")}
    assert shown["BN"][1] < shown["NWB"][1]  # in the north-east and in the south-east, as before
    screen.page.locator(".controls .primary").click()
    await_step(screen, 4)


def test_turns_of_a_tile_that_look_the_same_are_shown_once(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "18CZ-first-turn")
    screen.calm()
    pick(screen, "E16")
    expect(screen.part("spot").locator("[data-way^='57:']")).to_have_count(3)
    expect(screen.part("spot").locator("[data-way^='6:']")).to_have_count(6)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_places_that_a_lesson_speaks_of_have_their_names_on_the_map(screens: NewScreen, home: str, size: str):
    screen = screens(home, size)
    begin(screen, "18CZ-first-turn")
    name = screen.page.locator("[data-spoken=E16]")
    expect(name).to_have_text("Pardubice")
    box = name.bounding_box()
    assert box
    assert box["height"] >= READABLE


def test_on_a_phone_tiles_have_numbers_and_what_the_guide_asks_for_stays_in_sight(screens: NewScreen, home: str):
    screen = screens(home, "phone")
    begin(screen, "18CZ-first-turn")
    asked = read_all(screen)[-1]
    screen.calm()
    screen.page.locator("[data-phone=map]").click()
    pick(screen, "E16")
    expect(screen.part("spot").locator(".strip .tile:not(.refused) .count b").all()[0]).to_have_text("6")
    said = screen.part("coach-asks")
    expect(said).to_have_text(asked)
    expect(said).to_be_in_viewport(ratio=1)


def test_a_game_without_shares_speaks_neither_of_prices_nor_of_certificates(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "18CZ-green-track")
    beside = screen.page.locator(".players")
    expect(beside).to_contain_text("Worth")
    for word in ("Liquid", "priority"):
        expect(beside).not_to_contain_text(word)
    panel = screen.page.locator("aside.left")
    for word in ("Price", "Par", "Dividend"):
        expect(panel.get_by_text(word, exact=True)).to_have_count(0)
    expect(beside.locator(".queue .mark")).to_have_text(["BCB", "EKJ"])


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_tile_that_is_asked_for_is_framed_and_brought_into_sight(screens: NewScreen, home: str, size: str):
    """It stands behind a dozen others that may lie there too."""
    screen = screens(home, size)
    begin(screen, "18CZ-first-turn")
    read_all(screen)
    screen.calm()
    pick(screen, "E16")
    framed = screen.part("spot").locator("button[data-way='57:0'], button[data-tile='57']")
    expect(framed).to_have_css("outline-style", "solid")
    expect(framed).to_be_in_viewport(ratio=0.99)
    others = screen.part("spot").locator("button[data-way^='6:'], button[data-way='57:1'], button[data-tile='6']")
    expect(others.first).to_have_css("outline-style", "none")
