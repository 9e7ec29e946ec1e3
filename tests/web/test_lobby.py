"""From the lobby to a game: two clicks, or a table with everything chosen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.screen import Screen


@pytest.mark.parametrize("title", ["1830", "1849", "1850"])
def test_one_click_begins_a_game_against_bots(desk: Screen, title: str) -> None:
    desk.go()
    desk.part(f"title-{title}").get_by_role("button", name="Against bots").click()
    expect(desk.band).to_be_visible()
    expect(desk.page.locator("aside.right .players article")).to_have_count(3)
    # The bots move by themselves until it is our turn.
    expect(desk.primary).to_be_enabled(timeout=20_000)
    desk.shot(f"bots-{title}")


def test_one_click_begins_a_game_around_one_screen(desk: Screen) -> None:
    desk.go()
    desk.part("title-1849").get_by_role("button", name="Hot-seat").click()
    expect(desk.primary).to_be_enabled()
    desk.page.get_by_role("link", name="To the lobby").click()
    expect(desk.page.get_by_role("heading", name="Your move")).to_be_visible()
    desk.shot("lobby")


def test_people_around_one_screen_have_their_names_and_are_called(desk: Screen) -> None:
    desk.go()
    desk.part("people").fill("Ann, Bob, Eve, Kim")
    desk.part("title-1830").get_by_role("button", name="Hot-seat").click()
    expect(desk.page.locator("aside.right .players article")).to_have_count(4)
    first = desk.band.inner_text()
    desk.step(desk.page.locator("aside.left button.buy").first.click)
    called = desk.part("next-person").locator("p")
    expect(called).to_have_text(re.compile(r"^(Ann|Bob|Eve|Kim), your turn$"))
    assert called.inner_text().split(",")[0] not in first
    desk.go()
    expect(desk.part("people")).to_have_value("Ann, Bob, Eve, Kim")
    desk.part("people").fill("A, B, C, D, E, F")
    expect(desk.part("title-1849").get_by_role("button", name="Hot-seat")).to_be_disabled()


def test_every_title_shows_its_map(desk: Screen) -> None:
    desk.go()
    pictures = desk.part("shelf").locator("img")
    expect(pictures).to_have_count(5)
    desk.page.wait_for_function(
        "() => [...document.querySelectorAll('[data-test=shelf] img')].every(one => one.naturalWidth > 50)"
    )
    expect(desk.part("what")).to_contain_text("games about railways")


def test_a_seat_without_a_name_is_why_the_game_cannot_start(desk: Screen) -> None:
    desk.go("/new?title=1830")
    desk.page.locator(".seats").get_by_label("Name").nth(1).fill(" ")
    expect(desk.part("create")).to_be_disabled()
    expect(desk.part("lacks")).to_have_text("Seat 2 has no name yet.")
    desk.page.locator(".seats").get_by_label("Name").nth(1).fill("Ada")
    expect(desk.part("create")).to_be_enabled()
    expect(desk.part("lacks")).to_be_empty()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_is_cut_in_the_rules_of_a_table(screens: NewScreen, home: str, language: str, size: str) -> None:
    """The longest choice of every list is as wide as the list allows."""
    screen = screens(home, size, language)
    screen.go("/new?title=1830")
    screen.page.locator("details summary").click()
    screen.shot(f"new-game-{language}")
    cut = screen.page.evaluate(
        """() => [...document.querySelectorAll('details select')].filter(one => {
            const pen = document.createElement('canvas').getContext('2d');
            pen.font = getComputedStyle(one).font;
            const widest = Math.max(...[...one.options].map(option => pen.measureText(option.text).width));
            return widest > one.clientWidth - 40;
        }).map(one => one.selectedOptions[0].text)"""
    )
    assert cut == []


def test_options_that_need_others_say_so(desk: Screen) -> None:
    desk.go("/new?title=1849")
    page = desk.page
    page.get_by_label("Electric Dreams").check()
    conflict = page.get_by_role("alert")
    expect(conflict).to_contain_text("Electric Dreams is played only together with")
    expect(desk.part("create")).to_be_disabled()
    desk.shot("new-game")
    conflict.get_by_role("button", name="Add").click()
    expect(desk.part("create")).to_be_enabled()
    expect(page.get_by_role("checkbox", name="Bonds From")).to_be_checked()


def test_two_seats_cannot_have_one_name(desk: Screen) -> None:
    desk.go("/new?title=1830")
    names = desk.page.locator(".seats").get_by_label("Name")
    names.nth(1).fill(names.nth(0).input_value())
    expect(desk.page.get_by_role("alert")).to_contain_text("the names must differ")
    expect(desk.part("create")).to_be_disabled()


def test_a_file_that_is_no_game_is_refused_in_words(desk: Screen) -> None:
    desk.go()
    desk.part("import").set_input_files({"name": "notes.txt", "mimeType": "text/plain", "buffer": b"no game"})
    expect(desk.page.get_by_text("notes.txt is not a game file.")).to_be_visible()
    desk.expect_refusal(400)
    desk.expect_refusal(422)
    body = json.dumps({"title": "1849"}).encode()
    desk.part("import").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": body})
    expect(desk.page.locator(".toast.bad", has_text="There is no game in this file")).to_be_visible()


def test_light_and_language_are_kept(screens: NewScreen, home: str) -> None:
    screen = screens(home)
    screen.go("/settings")
    screen.page.get_by_role("button", name="Dark").click()
    expect(screen.page.locator("html")).to_have_attribute("data-theme", "dark")
    screen.page.get_by_label("Language").last.select_option("pl")
    expect(screen.page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    screen.page.reload()
    expect(screen.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(screen.page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    screen.go()
    screen.shot("lobby-dark-pl")


def test_an_address_that_leads_nowhere_says_so(desk: Screen) -> None:
    desk.go("/nowhere/at/all")
    expect(desk.page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    desk.expect_refusal(404)
    desk.go("/table/none")
    expect(desk.page.get_by_role("link", name="To the lobby").last).to_be_visible()
    expect(desk.page.get_by_role("heading", level=1)).not_to_have_text(re.compile("^$"))
