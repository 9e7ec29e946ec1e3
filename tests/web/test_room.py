"""Room for the board: letters that can be read, panels that fold, nothing cut."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import tresham
from tests.played_games import kept
from tests.web.conftest import NewScreen
from tests.web.positions import open_game, open_position
from tests.web.screen import Screen
from tresham.bots import make_bot
from tresham.core.saved import save

READABLE = 9
SIX = ["Annabelle", "Bob", "Eve", "Maximilian", "Dora", "Fritz"]

HEIGHTS = """() => [...document.querySelectorAll('svg.map :is(.fronts, .words-afar, .borders, .run-numbers) text')]
    .filter(text => text.getBoundingClientRect().width > 0)
    .map(text => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d])"""
"""Every text on the map that is shown, and how high it is written on the screen."""


@kept
def crowded(title: str, players: int = len(SIX)) -> dict[str, Any]:
    """A game of so many players, far enough that they own much."""
    game, bot = tresham.new(title, SIX[:players], (), seed=3), make_bot("naive", 3)
    while game.ply < 300:
        game.push(bot.choose(game))
    return save(game)


@pytest.mark.parametrize("title", ["1830", "1849", "1848", "18CZ", "1850"])
def test_no_letter_on_the_map_is_too_small_to_be_read(desk: Screen, title: str) -> None:
    open_position(desk, title, 120, "lay_tile")
    expect(desk.page.locator(".words-afar text").first).to_be_attached()
    desk.laid_out()
    heights = desk.page.evaluate(HEIGHTS)
    assert len(heights) > 40
    assert [one for one in heights if one[1] < READABLE - 0.05] == []
    desk.page.get_by_role("button", name="Zoom in").click(click_count=6, delay=50)
    near = desk.page.evaluate(HEIGHTS)
    assert len(near) > len(heights)
    assert [one for one in near if one[1] < READABLE - 0.4] == []


def test_panels_fold_and_stay_folded(desk: Screen) -> None:
    open_position(desk, "1830", 60, "lay_tile")
    board = desk.page.locator(".board")
    expect(board).to_be_visible()
    before = board.bounding_box()
    desk.part("fold-right").click()
    desk.page.keyboard.press(",")
    expect(desk.page.locator("aside.right")).to_have_count(0)
    expect(desk.page.locator("aside.left")).to_be_hidden()
    desk.page.reload()
    expect(board).to_be_visible()
    after = board.bounding_box()
    assert before
    assert after
    assert 840 < before["width"] < 870
    assert after["width"] == 1440
    desk.page.keyboard.press(",")
    expect(desk.primary).to_be_visible()


def test_the_map_has_the_whole_screen_and_gives_it_back(desk: Screen) -> None:
    open_position(desk, "1849", 60, "lay_tile")
    expect(desk.page.locator(".board")).to_be_visible()
    desk.page.keyboard.press("f")
    expect(desk.part("leave-alone")).to_be_visible()
    expect(desk.page.locator("header.bar")).to_have_count(0)
    box = desk.page.locator(".board").bounding_box()
    assert box
    assert box["width"] == 1440
    assert box["height"] > 800
    desk.page.keyboard.press("Escape")
    expect(desk.primary).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("title", ["18CZ", "1830"])
def test_the_ledger_shows_every_train(screens: NewScreen, home: str, title: str, language: str) -> None:
    screen = screens(home, "desktop", language)
    open_game(screen, crowded(title))
    screen.tab("ledger")
    table = screen.part("ledger")
    expect(table).to_be_visible()
    cut = table.evaluate("one => one.closest('.scroll').scrollWidth - one.closest('.scroll').clientWidth")
    screen.shot(f"ledger-six-{title}-{language}")
    assert cut <= 0


@pytest.mark.parametrize("title", ["18CZ", "1830"])
def test_who_operates_next_is_seen_whole_on_a_small_screen(screens: NewScreen, home: str, title: str) -> None:
    screen = screens(home, "laptop")
    open_game(screen, crowded(title))
    expect(screen.primary.or_(screen.part("choose"))).to_be_visible()
    order = screen.page.locator("aside.right .queue")
    expect(order).to_contain_text("Next to operate")
    expect(order).to_be_in_viewport(ratio=1)
    for mark in order.locator(".mark").all():
        expect(mark).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("title", "players"), [("1848", 3), ("1830", 6), ("18CZ", 3)])
def test_three_players_are_seen_whole_on_an_upright_tablet(
    screens: NewScreen, home: str, title: str, players: int
) -> None:
    screen = screens(home, "slate")
    open_game(screen, crowded(title, players))
    rows = screen.page.locator(".players > article")
    expect(rows).to_have_count(players)
    screen.laid_out()
    foot = screen.page.locator(".players > .queue").bounding_box()
    third = rows.nth(2).bounding_box()
    assert foot
    assert third
    assert third["y"] + third["height"] <= foot["y"] + 1


def test_a_second_click_turns_or_lays_as_one_likes(desk: Screen) -> None:
    open_position(desk, "1830", 60, "lay_tile")
    hexes = desk.page.locator(".can[data-hex]")
    expect(hexes.first).to_be_visible()
    for hex in hexes.all():
        hex.click()
        if desk.page.get_by_role("button", name="Turn right").count():
            break
    ply, ghost = desk.ply, desk.page.locator(".ghost > use").first
    before = ghost.get_attribute("transform")
    assert before
    hex.click()
    expect(ghost).not_to_have_attribute("transform", before)
    assert desk.ply == ply
    desk.page.evaluate("habits => localStorage.setItem('tresham.habits', habits)", json.dumps({"again": "lay"}))
    desk.page.reload()
    hexes.first.click()
    desk.page.wait_for_timeout(500)
    desk.step(lambda: hexes.first.click())


def test_a_key_can_be_changed(desk: Screen) -> None:
    desk.go("/settings")
    key = desk.page.locator("[data-key=tab-ledger]")
    key.click()
    desk.page.keyboard.press("x")
    expect(key).to_have_text("X")
    open_position(desk, "1830", 60, "lay_tile")
    expect(desk.primary).to_be_visible()
    desk.page.keyboard.press("l")
    expect(desk.part("ledger")).to_have_count(0)
    desk.page.keyboard.press("x")
    expect(desk.part("ledger")).to_be_visible()


GROUND = "() => getComputedStyle(document.querySelector('.tile-green .ground')).fill"


def test_tiles_have_the_colours_one_likes(desk: Screen, screens: NewScreen, home: str) -> None:
    found = set()
    for tiles in ("calm", "classic", "safe"):
        desk.go("/settings")
        desk.page.locator(f"[data-tiles-choice={tiles}]").click()
        open_position(desk, "1830", 200, "lay_tile")
        desk.page.locator(".tile-green .ground").first.wait_for(state="attached")
        found.add(desk.page.evaluate(GROUND))
    assert len(found) == 3
    night = screens(home, dark=True)
    open_position(night, "1849", 60, "lay_tile")
    paper = night.page.locator(".board").evaluate("one => getComputedStyle(one).backgroundColor")
    assert max(int(part) for part in paper.removeprefix("rgb(").removesuffix(")").split(",")) < 70


def test_a_tile_of_the_sheet_tells_where_it_lies(desk: Screen) -> None:
    open_position(desk, "1830", 120, "lay_tile")
    desk.page.locator(".grounds [data-tile]").first.wait_for(state="attached")
    laid = desk.page.evaluate(
        "() => [...document.querySelectorAll('.grounds [data-tile]')].map(one => one.dataset.tile)"
    )
    name = next(one for one in laid if one.isdigit() and one != "1")
    desk.tab("tiles")
    tile = desk.page.locator(".tiles button", has=desk.page.locator(".name", has_text=re.compile(f"^{name}$"))).first
    tile.click()
    about = desk.part("tile-about")
    expect(about).to_contain_text(f"Tile {name},")
    expect(about).to_contain_text("Lies at")
    expect(about).to_contain_text(re.compile("Becomes|Is never replaced"))


def test_a_tile_that_is_never_replaced_says_so(desk: Screen) -> None:
    """A press on it is heard, too."""
    open_position(desk, "1830", 60, "lay_tile")
    desk.tab("tiles")
    desk.page.locator(".tiles button", has=desk.page.locator(".name", has_text=re.compile("^63$"))).first.click()
    expect(desk.part("tile-about")).to_contain_text("Is never replaced")


def test_the_past_shows_where_it_happened(desk: Screen) -> None:
    open_position(desk, "1830", 90, "run_trains")
    expect(desk.primary).to_be_visible()
    game = desk.page.url.split("/")[-1]
    rows = desk.send("GET", f"/games/{game}/history")
    for kind, mark in (("lay_tile", "[data-then]"), ("run_trains", ".runs path")):
        ply = next((row["ply"] for row in rows if (row["action"] or {}).get("type") == kind), None)
        assert ply, kind
        desk.go(f"/table/{game}?at={ply}")
        expect(desk.page.locator(mark).first).to_be_attached()
        expect(desk.page.locator("aside.left .charter")).to_be_visible()
    desk.shot("past-run")
