"""Puzzles on the page: today's and the list, runs that are drawn, a tile, a number, yes or no; what is remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.screen import Screen
from tresham.puzzles import Puzzle, chosen, puzzles

SIZES = ["desktop", "phone"]


def opened(screen: Screen, one: Puzzle) -> None:
    """A puzzle on the screen, its map drawn."""
    screen.go(f"/puzzles/{one.id}")
    expect(screen.part("question")).to_contain_text(one.corp)
    expect(screen.page.locator("svg.map text").first).to_be_attached()
    assert screen.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_the_list_leads_to_todays_puzzle_and_to_all_others(screens: NewScreen, home: str, size: str) -> None:
    screen = screens(home, size)
    screen.go("/puzzles")
    rows = screen.page.locator(".list li")
    expect(rows).to_have_count(len(puzzles()))
    screen.shot("puzzles")
    screen.part("by-title").select_option("1849")
    screen.part("by-kind").select_option("rescue")
    expect(rows).to_have_count(len(chosen("1849", "rescue")))
    screen.part("today").click()
    expect(screen.part("question")).to_be_visible()
    expect(screen.page.locator("svg.map text").first).to_be_attached()  # else all of it stands before the next test


def test_a_number_of_shares_is_wrong_then_right_then_remembered(desk: Screen) -> None:
    one = chosen("1830", "dump")[0]
    opened(desk, one)
    desk.part("shares").fill("99")
    desk.part("answer").click()
    expect(desk.part("verdict")).to_contain_text("cannot be sold")
    expect(desk.part("next")).to_have_count(0)
    desk.part("shares").fill(str(one.solution.best))
    expect(desk.part("verdict")).to_have_count(0)  # it was about the answer before
    desk.part("answer").click()
    expect(desk.part("verdict")).to_contain_text("Right")
    desk.shot("puzzle-dump")
    desk.page.get_by_role("link", name="Puzzles").first.click()
    expect(desk.page.locator(".list a.solved")).to_have_count(1)
    expect(desk.page.locator(".list a.solved")).to_have_attribute("href", f"/puzzles/{one.id}")


def test_after_a_solved_puzzle_comes_the_next_of_its_kind(desk: Screen) -> None:
    first, second = chosen("1830", "dump")[:2]
    opened(desk, first)
    desk.part("shares").fill(str(first.solution.best))
    desk.part("answer").click()
    desk.part("next").click()
    expect(desk.page).to_have_url(re.compile(f"/puzzles/{second.id}$"))
    expect(desk.part("question")).to_contain_text(second.corp)
    expect(desk.part("verdict")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_runs_are_drawn_stop_by_stop(screens: NewScreen, home: str, size: str) -> None:
    """Towards the best, without a word about how far that is."""
    screen = screens(home, size)
    one = next(one for one in chosen("1830", "runs") if len(one.solution.answer["runs"]) == 1)
    opened(screen, one)
    [run] = one.solution.answer["runs"]
    button = screen.page.locator(".runs .btn.primary")
    for stop in run["stops"]:
        with screen.page.expect_response(lambda answer: "/runs" in answer.url):
            screen.page.locator(f"[data-target='{stop}']").click()
    expect(button).to_contain_text(str(one.solution.best))
    expect(screen.part("verdict")).to_have_count(0)
    button.click()
    expect(screen.part("verdict")).to_contain_text("Right")
    screen.shot("puzzle-runs")


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_is_laid_and_what_comes_of_it_is_drawn(screens: NewScreen, home: str, size: str) -> None:
    screen = screens(home, size)
    one = chosen("1830", "tile")[0]
    opened(screen, one)
    screen.page.locator(f"[data-target='{one.solution.answer['hex']}']").click()
    expect(screen.part("spot")).to_be_visible()
    screen.shot("puzzle-tile-picked")
    screen.page.locator(".spot .tick" if size == "phone" else ".controls .primary").click()
    expect(screen.part("verdict")).to_contain_text("the trains earn")
    expect(screen.page.locator("svg.map g.runs path").first).to_be_attached()
    screen.part("again").click()
    expect(screen.part("verdict")).to_have_count(0)
    screen.part("solve").click()
    expect(screen.part("solution")).to_contain_text(one.solution.answer["hex"])
    expect(screen.page.locator("svg.map g.runs path").first).to_be_attached()
    screen.shot("puzzle-tile")


def test_a_rescue_wants_its_sales(desk: Screen) -> None:
    one = next(one for one in chosen("1849", "rescue") if one.solution.best)
    opened(desk, one)
    desk.part("saved-no").check()
    desk.part("answer").click()
    expect(desk.part("verdict")).to_contain_text("It can be saved")
    desk.part("saved-yes").check()
    sales = one.solution.answer["sales"]
    for _ in sales[1:]:
        desk.page.get_by_role("button", name="One more sale").click()
    for place, sale in enumerate(sales):
        row = desk.page.locator(".sales li").nth(place)
        row.locator("select").select_option(sale["corp"])
        row.locator("input").fill(str(sale["shares"]))
    desk.part("answer").click()
    expect(desk.part("verdict")).to_contain_text("Right")
    desk.shot("puzzle-rescue")


def test_a_puzzle_that_is_not_there_is_told(desk: Screen) -> None:
    desk.expect_refusal(404)
    desk.go("/puzzles/1830-dance-01")
    expect(desk.page.get_by_role("heading")).to_contain_text("There is no puzzle")


@pytest.mark.parametrize(("language", "word"), [("ru", "Задача дня"), ("pl", "Zagadka dnia")])
def test_puzzles_speak_the_language_of_their_reader(screens: NewScreen, home: str, language: str, word: str) -> None:
    screen = screens(home, language=language)
    screen.go("/puzzles")
    expect(screen.page.get_by_text(word)).to_be_visible()
    expect(screen.page.locator("body")).not_to_contain_text("puzzle-page")
    one = chosen("1848", "dump")[0]
    opened(screen, one)
    expect(screen.page.locator("body")).not_to_contain_text("puzzle-page")
