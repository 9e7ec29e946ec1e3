"""Other games in the box of 18CZ, chosen on the page for a new game and played for some moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewScreen
from tests.web.screen import Screen


def begin(screen: Screen, form: str, said: str) -> None:
    """A form of 18CZ for two through the page for a new game, both at this screen."""
    screen.go("/new")
    page = screen.page
    page.locator("label.title:has(b:text-is('18CZ'))").click()
    variant = page.locator("label.row", has_text=form)
    expect(variant).to_contain_text(said)
    variant.locator("input").check()
    page.get_by_role("button", name="2", exact=True).click()
    rows = page.locator(".seats li")
    expect(rows).to_have_count(2)
    for row, name, kind in zip(rows.all(), ("Ann", "Bob"), ("Me", "Here"), strict=True):
        row.get_by_role("button", name=kind, exact=True).click()
        row.get_by_label("Name").fill(name)
    page.get_by_label("Seats in random order").uncheck()
    page.get_by_text("Table rules").click()
    page.get_by_label("Seed").fill("7")
    screen.shot(f"{form}-new")
    screen.part("create").click()
    expect(screen.primary).to_be_visible()


def press(screen: Screen, button: Locator) -> None:
    """A button, when it may be clicked; a phone has no scrubber to tell that the table has heard of it."""
    screen.calm()
    with screen.page.expect_response(re.compile(r"/actions(\?|$)")):
        button.click()
    screen.calm()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_moravia_silesia_on_a_map_that_is_called_reconstructed(screens: NewScreen, home: str, size: str) -> None:
    screen = screens(home, size)
    begin(screen, "Moravia-Silesia (reconstructed map)", "are a reconstruction")
    left = screen.page.locator("aside.left")
    press(screen, left.get_by_role("button", name=re.compile("^Bid 60")).first)
    expect(screen.band).to_contain_text("Bob to act")
    screen.shot("moravia-bidding")
    press(screen, screen.primary)
    expect(left).not_to_contain_text("Mährische Westbahn")
    screen.shot("moravia-station")
    press(screen, screen.primary)
    expect(screen.band).to_contain_text("Ann to act")
    press(screen, screen.primary)
    expect(screen.band).to_contain_text("Stock round 1")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_tutorial_game_from_the_first_tile_to_the_first_train(screens: NewScreen, home: str, size: str) -> None:
    screen = screens(home, size)
    begin(screen, "Tutorial game", "the fullest treasury wins")
    screen.page.locator(".lights .can[data-hex=E16]").first.click()
    screen.shot("tutorial-tile")
    press(screen, screen.primary)
    buy = screen.page.locator("aside.left").get_by_role("button", name=re.compile("^Buy a 2a?-train"))
    for _ in range(4):
        if buy.count():
            break
        press(screen, screen.primary)
    press(screen, buy.first)
    screen.shot("tutorial-train")
    expect(screen.page.locator("aside.left")).to_contain_text("Trains 1/4")
