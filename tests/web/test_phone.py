"""A telephone: one column, a sheet in three heights, a bar at the foot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_new, open_position, see_told
from tests.web.screen import Screen


@pytest.fixture
def phone(screens: NewScreen, home: str) -> Screen:
    """A hot-seat game of 1849 on a phone."""
    screen = screens(home, "phone")
    open_new(screen, "1849")
    return screen


def height(screen: Screen, name: str) -> float:
    """How high the sheet stands, once it has come to rest."""
    sheet = screen.page.locator("aside.left")
    expect(sheet).to_have_attribute("data-height", name)
    screen.laid_out()
    box = sheet.bounding_box()
    assert box is not None
    return box["height"]


def test_the_sheet_has_three_heights(phone: Screen) -> None:
    grip = phone.page.get_by_role("button", name="Panel higher or lower")
    half = height(phone, "half")
    grip.tap()
    full = height(phone, "full")
    grip.tap()
    peek = height(phone, "peek")
    assert 72 <= peek <= 100 < half < full
    expect(phone.primary).to_be_in_viewport()


def test_what_there_is_to_spend_is_seen_where_it_is_spent(phone: Screen) -> None:
    """Cash less bids, certificates and their limit, the priority deal, whatever the height of the sheet."""
    purse, grip = phone.part("purse"), phone.page.get_by_role("button", name="Panel higher or lower")
    for name in ("half", "full", "peek"):
        expect(phone.page.locator("aside.left")).to_have_attribute("data-height", name)
        expect(purse).to_be_in_viewport(ratio=1)
        expect(purse).to_have_text(re.compile(r"Cash L\.\d+\s+Certs 0/\d+\s+priority \w+"))
        grip.tap()


@pytest.mark.parametrize("size", ["phone", "landscape", "tablet", "slate"])
def test_the_treasury_is_seen_by_whoever_spends_it(screens: NewScreen, home: str, size: str) -> None:
    """Where there is no room for all players, there are at least one's own numbers."""
    screen = screens(home, size)
    open_position(screen, "1849", 60, "lay_tile")
    seen = screen.page.locator(".players, [data-test=purse]").first
    expect(seen).to_be_in_viewport()
    expect(seen).to_contain_text(re.compile(r"L\.\d+"))
    if size != "slate":
        expect(seen).to_contain_text(re.compile(r"IFT\s+L\.\d+"))
    screen.shot("operating")
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_past_takes_little_of_a_phone(screens: NewScreen, home: str, language: str) -> None:
    """What leads back and on stands beside what tells where one is."""
    screen = screens(home, "phone", language)
    open_position(screen, "1849", 60, "lay_tile")
    expect(screen.primary).to_be_visible()
    screen.go(f"{screen.page.url.removeprefix(screen.address)}?at=40")
    expect(screen.band).to_have_attribute("data-mode", "history")
    band = screen.band.bounding_box()
    buttons = [one.bounding_box() for one in screen.band.locator("button.btn").all()]
    assert band
    assert band["height"] <= 76
    assert len(buttons) == 2
    assert len({round(box["y"]) for box in buttons if box}) == 1
    assert all(box and box["x"] + box["width"] <= 390 for box in buttons)


def test_a_game_is_played_by_thumb(phone: Screen) -> None:
    page = phone.page
    phone.shot("table")
    for _ in range(5):
        page.locator("aside.left button.buy").first.tap()
        phone.calm()
    page.locator("[data-phone=money]").tap()
    expect(phone.part("ledger")).to_be_visible()
    phone.shot("ledger")
    page.locator("[data-tab=market]").tap()
    phone.shot("market")
    page.locator("[data-cell] button.choose").first.tap()
    expect(phone.band).to_contain_text("Stock round 1")
    page.locator("[data-phone=log]").tap()
    expect(phone.log).to_contain_text("Bob buys Reale Società d'Affari")
    phone.shot("log")
    page.locator("[data-phone=more]").tap()
    expect(page.get_by_role("heading", name="What if")).to_be_visible()
    phone.shot("more")
    page.locator("[data-phone=map]").tap()
    expect(page.locator(".board")).to_be_visible()
    phone.shot("map")


def test_a_choice_far_down_the_sheet_comes_to_the_main_button(screens: NewScreen, home: str) -> None:
    """The sheet goes down when the map is looked at, and shows its head again."""
    screen = screens(home, "phone")
    open_position(screen, "1849", 40, "place_marker")
    screen.page.locator("aside.left").get_by_role("button", name="Place the marker").last.tap()
    expect(screen.page.locator("aside.left")).to_have_attribute("data-height", "peek")
    expect(screen.primary).to_contain_text("Place the marker")
    expect(screen.primary).to_be_in_viewport()
    screen.primary.tap()
    expect(screen.part("spot")).to_have_count(0)
    expect(screen.primary).not_to_contain_text("Place the marker")


def test_nothing_is_wider_than_the_screen(phone: Screen) -> None:
    for tab in ("play", "money", "log", "more", "map"):
        phone.page.locator(f"[data-phone={tab}]").tap()
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.go("/new")
    expect(phone.part("create")).to_be_visible()
    phone.shot("new-game")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_what_is_touched_is_large_enough(phone: Screen) -> None:
    """Buttons of the panel and of both bars: 44 pixels at least, as fingers need."""
    buttons = phone.page.locator(
        "aside.left button.btn:visible, nav.bottom button:visible, header.bar button.btn:visible"
    )
    small = []
    for button in buttons.all():
        box = button.bounding_box()
        if box and box["height"] < 44 and not re.search("chip-button", button.get_attribute("class") or ""):
            small.append(button.inner_text())
    assert small == []


def test_the_next_decision_begins_with_its_head(screens: NewScreen, home: str) -> None:
    """Whoever has scrolled down to a button finds the main button of what comes next, not its middle."""
    screen = screens(home, "phone")
    open_position(screen, "1848", 60, "buy_train")
    sheet = screen.page.locator("aside.left")
    expect(screen.primary).to_be_visible()
    sheet.evaluate("sheet => sheet.scrollTo({ top: 400 })")
    assert sheet.evaluate("sheet => sheet.scrollTop") > 0
    screen.calm()
    screen.primary.evaluate("button => button.click()")
    expect(screen.primary.or_(screen.part("choose"))).to_be_in_viewport()
    assert sheet.evaluate("sheet => sheet.scrollTop") == 0


def test_a_lowered_sheet_shows_all_that_its_button_says(screens: NewScreen, home: str) -> None:
    screen = screens(home, "phone", "ru")
    open_position(screen, "1848", 60, "run_trains")
    screen.page.locator("[data-phone=map]").tap()
    expect(screen.page.locator("aside.left")).to_have_attribute("data-height", "peek")
    screen.laid_out()
    sheet, button = screen.page.locator("aside.left").bounding_box(), screen.primary.bounding_box()
    assert sheet
    assert button
    assert button["y"] + button["height"] <= sheet["y"] + sheet["height"]
    expect(screen.part("purse")).not_to_contain_text("приоритет")


def test_what_is_announced_takes_one_line_and_is_all_there_when_it_is_pressed(screens: NewScreen, home: str) -> None:
    """It lies over the chips of round and phase and leaves the map alone; what it says is read aloud, and but once."""
    screen = screens(home, "phone", "ru")
    see_told(screen, "18CZ", "phase_began", "trains_rusted")
    line, said = screen.part("announced"), screen.part("announced-open")
    board = screen.page.locator(".board").bounding_box()
    brief = line.bounding_box()
    assert brief
    assert board
    assert brief["height"] <= 48
    assert brief["y"] + brief["height"] <= board["y"] + 9
    told = re.compile(r"Фаза .+ устаревают: ")
    expect(said).to_have_text(told)
    expect(screen.page.locator("[aria-live], [role=status]").filter(has_text=told)).to_have_count(1)
    expect(said).to_have_attribute("aria-expanded", "false")
    said.tap()
    expect(said).to_have_attribute("aria-expanded", "true")
    assert said.evaluate(
        "lines => lines.scrollWidth <= lines.clientWidth && lines.scrollHeight <= lines.clientHeight + 1"
    )
    line.get_by_role("button").last.tap()
    expect(line).to_have_count(0)
