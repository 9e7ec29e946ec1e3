"""What eyes stumble over: words that are cut or glued together, sums out of their column, ways that are hidden."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.unit.report.records import recorded
from tests.web.conftest import NewScreen
from tests.web.positions import open_game, open_position
from tests.web.screen import Screen
from tests.web.test_report import finished
from tests.web.test_room import crowded
from tresham.core.saved import save

CUT = """() => [...document.querySelectorAll('[data-test=ledger] .word:not(.short)')]
    .filter(word => word.scrollWidth > word.clientWidth).map(word => word.textContent)"""
TWINS = """() => { const names = [...document.querySelectorAll('.list a')].map(one => one.textContent.trim());
    return names.length - new Set(names).size }"""
OUTSIDE = """() => [...document.querySelectorAll('main .card button')].filter(one =>
    one.getBoundingClientRect().right > one.closest('.card').getBoundingClientRect().right)
    .map(one => one.textContent)"""


def wider_than_the_screen(screen: Screen) -> bool:
    return bool(screen.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize(("size", "language"), [("phone", "ru"), ("slate", "pl")])
def test_every_place_of_the_site_can_be_reached_from_its_head(
    screens: NewScreen, home: str, size: str, language: str
) -> None:
    screen = screens(home, size, language)
    screen.go("/settings")
    places = screen.page.locator("header nav a")
    expect(places).to_have_count(5)
    for place in places.all():
        expect(place).to_be_in_viewport()
    assert screen.page.evaluate(OUTSIDE) == []
    places.last.click()
    expect(screen.page.locator(".list a").first).to_be_visible()
    assert screen.page.evaluate(TWINS) == 0
    assert not wider_than_the_screen(screen)
    places.nth(3).click()
    expect(screen.page.locator("main .book article").first).to_be_visible()
    heading = screen.page.locator("main h1").bounding_box()
    assert heading
    assert heading["height"] < 60


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_no_word_above_the_ledger_is_cut(screens: NewScreen, home: str, language: str) -> None:
    screen = screens(home, "desktop", language)
    open_position(screen, "1849", 60, "lay_tile")
    screen.tab("ledger")
    expect(screen.part("ledger")).to_be_visible()
    assert screen.page.evaluate(CUT) == []
    now = screen.part("past-rounds").locator("tbody th").first
    expect(now).to_contain_text(re.compile(r"\d\.\d \S"))
    search = screen.page.locator(".log .find").bounding_box()
    assert search
    assert search["width"] >= 90


def test_sums_of_players_stay_in_their_column(screens: NewScreen, home: str) -> None:
    """Beside the longest names and the longest word for the priority deal too."""
    screen = screens(home, "desktop", "ru")
    open_game(screen, crowded("18CZ"))
    heads = screen.page.locator("aside.right .players header")
    expect(heads).to_have_count(6)
    expect(screen.page.locator("aside.right .priority")).to_have_count(1)
    for head in heads.all():
        name, cash = head.locator(".who b").bounding_box(), head.locator(".cash").bounding_box()
        assert name
        assert cash
        assert abs(name["y"] + name["height"] - cash["y"] - cash["height"]) < 6


def test_a_chart_that_nobody_points_at_tells_how_it_stands(screens: NewScreen, home: str) -> None:
    screen = screens(home, "phone", "pl")
    table = finished(screen)
    screen.go(f"{table}/report")
    worth = screen.part("figure-worth").locator(".u-legend .u-value")
    expect(worth.last).to_have_text(re.compile(r"^L\.\d"))
    expect(worth.first).to_contain_text("RO ")
    expect(screen.page.locator("main")).to_contain_text("według instrukcji")
    expect(screen.part("moments").locator(".when").last).to_have_text(re.compile(r"Runda \w+ \d"))


def test_a_puzzle_on_a_tablet_has_a_map_as_wide_as_the_tablet(screens: NewScreen, home: str) -> None:
    screen = screens(home, "slate")
    screen.go("/puzzles/1830-runs-01")
    expect(screen.page.locator("svg.map text").first).to_be_attached()
    board = screen.page.locator(".puzzle > .map").bounding_box()
    assert board
    assert board["width"] > 700


def test_the_rows_of_a_ledger_on_a_phone_are_one_line_high(screens: NewScreen, home: str) -> None:
    screen = screens(home, "phone")
    open_game(screen, save(recorded("18CZ/3-naive-rulebook")))
    screen.go(f"{screen.page.url.removeprefix(screen.address)}?tab=ledger")
    expect(screen.part("ledger")).to_be_visible()
    heights = (
        screen.part("ledger")
        .locator("tbody")
        .first.evaluate("body => [...body.rows].map(row => row.getBoundingClientRect().height)")
    )
    assert max(heights) < 44
    heading = screen.part("past-rounds").locator("h2").bounding_box()
    assert heading
    assert heading["x"] >= 12
    assert not wider_than_the_screen(screen)


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_on_a_phone_no_word_lies_over_another(screens: NewScreen, home: str, language: str) -> None:
    """Leaves have a line of their own, and what tells the round stands beside or below what tells the mode."""
    screen = screens(home, "phone", language)
    open_position(screen, "1830", 60, "lay_tile")
    expect(screen.primary).to_be_visible()
    table = screen.page.url.removeprefix(screen.address)
    for leaf in ("ledger", "trains"):
        screen.go(f"{table}?tab={leaf}&at=40")
        for one in screen.page.locator("header .tab").all():
            expect(one).to_be_in_viewport(ratio=1)
        said, told = screen.band.locator(".says").bounding_box(), screen.band.locator(".facts").bounding_box()
        assert said
        assert told
        assert told["y"] >= said["y"] + said["height"] or told["x"] >= said["x"] + said["width"]
    heights = screen.page.locator(".trains tbody").first.evaluate(
        "body => [...body.rows].map(row => row.getBoundingClientRect().height)"
    )
    assert max(heights) < 50


def test_a_face_of_a_card_is_to_be_had_as_long_as_its_card(screens: NewScreen, home: str) -> None:
    screen = screens(home, "desktop", "pl")
    open_position(screen, "18CZ", 120, "buy_train")
    screen.tab("trains")
    depot, phases = screen.page.locator(".trains table").all()
    expect(depot.locator("thead")).to_contain_text("Cena")
    sold = depot.locator("tr.now + tr")
    expect(sold.locator("td").nth(1)).to_have_text("–")
    expect(sold).not_to_have_class(re.compile("gone"))
    expect(depot.locator("tr.gone").first).to_be_attached()
    expect(phases).to_contain_text(re.compile(r"małe \d, średnie \d, duże \d"))
    expect(phases).not_to_contain_text("small")
