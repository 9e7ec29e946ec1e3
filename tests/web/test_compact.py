"""Much in little room: what is pressed stays up, and what looks alike can be told apart."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.turns import beginning_of_turn, whole_game
from tests.web.conftest import NewScreen
from tests.web.positions import open_game, open_position
from tests.web.screen import Screen

LINES = """steps => new Set([...steps.children].map(step => Math.round(step.getBoundingClientRect().top))).size"""
GAPS = """panel => {
    const buttons = [...panel.querySelectorAll('.btn')].filter(one => one.checkVisibility());
    const boxes = buttons.map(one => one.getBoundingClientRect());
    return boxes.flatMap((a, k) => boxes.slice(k + 1).flatMap(b => {
        const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
        const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
        return Math.max(across, down) < 2 ? [[buttons[k].textContent, `${b.left} ${b.top}`]] : [];
    }));
}"""
"""Buttons of a panel that touch each other."""


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_parts_of_a_turn_take_two_lines(screens: NewScreen, home: str, language: str, size: str) -> None:
    """Their long names would push down what is pressed."""
    screen = screens(home, size, language)
    for title in ("1830", "1850", "18CZ"):
        open_position(screen, title, 60, "lay_tile")
        steps = screen.page.locator("aside.left ol").first
        expect(steps).to_be_attached()
        assert steps.locator("li").count() >= 6
        assert steps.evaluate(LINES) <= 2, title
        for step in steps.locator("li").all():
            assert step.get_attribute("title")


@pytest.mark.parametrize(("language", "skipped"), [("en", "skipped"), ("ru", "пропущено"), ("pl", "pominięte")])
def test_a_part_that_was_let_be_has_no_tick(screens: NewScreen, home: str, language: str, skipped: str) -> None:
    """What is done has one; what is skipped is struck through, and those who cannot see it are told."""
    screen = screens(home, language=language)
    open_position(screen, "1830", 170, "run_trains")
    steps = screen.page.locator("aside.left ol").first
    done, skips = steps.locator("li.done"), steps.locator("li.skipped")
    expect(done.first.locator("svg")).to_be_visible()
    expect(skips.first).to_contain_text(skipped)
    expect(skips.locator("svg")).to_have_count(0)
    assert "line-through" in skips.first.evaluate("one => getComputedStyle(one).textDecorationLine")


@pytest.mark.parametrize("size", ["desktop", "slate", "tablet", "phone"])
def test_no_button_of_the_panel_touches_another(screens: NewScreen, home: str, size: str) -> None:
    screen = screens(home, size)
    for title, verb in (("1850", "lay_tile"), ("1830", "sell_shares")):
        open_position(screen, title, 60, verb)
        expect(screen.page.locator("aside.left .panel button").first).to_be_attached()
        screen.laid_out()
        assert screen.page.locator("aside.left").evaluate(GAPS) == []


def test_sales_of_one_corporation_stand_side_by_side(desk: Screen) -> None:
    open_position(desk, "1830", 90, "sell_shares")
    several = desk.part("sales").filter(has=desk.page.locator("button:nth-of-type(3)")).first
    first, second = (several.locator("button").nth(k).bounding_box() for k in (0, 1))
    assert first
    assert second
    assert first["y"] == second["y"]
    expect(several.locator("button").first).to_contain_text(re.compile(r"1: \$\d+"))
    expect(several.locator("button").first).to_contain_text(re.compile(r"price → \$\d+"))


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("slate", "ru"), ("phone", "pl")])
def test_the_word_for_sales_takes_no_line_of_its_own(screens: NewScreen, home: str, size: str, language: str) -> None:
    """It stands below the mark of the corporation, beside its sales, in one piece."""
    screen = screens(home, size, language)
    open_position(screen, "1830", 90, "sell_shares")
    sales = screen.part("sales").first
    word = sales.locator("xpath=preceding-sibling::span[1]")
    beside, first = word.bounding_box(), sales.bounding_box()
    assert beside
    assert first
    assert beside["y"] == first["y"]
    assert beside["height"] < 26
    assert beside["x"] + float(word.evaluate("one => one.scrollWidth")) <= first["x"]


@pytest.mark.parametrize(
    ("language", "stays", "goes_on"),
    [
        ("en", "price stays", "the turn goes on"),
        ("ru", "цена остаётся", "ход продолжается"),
        ("pl", "kurs zostaje", "tura trwa"),
    ],
)
def test_a_half_dividend_says_that_the_price_stays(
    screens: NewScreen, home: str, language: str, stays: str, goes_on: str
) -> None:
    """And each way to declare it begins with what tells it from the others."""
    screen = screens(home, language=language)
    open_game(screen, beginning_of_turn("1850"))
    half = screen.part("course-half")
    expect(half).to_contain_text(re.compile(rf"{stays} \$\d+"))
    expect(half).to_contain_text(goes_on)
    began = [screen.part(f"course-{kind}").inner_text()[:12] for kind in ("half", "withhold")]
    assert began[0] != began[1]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("title", "verb"), [("1830", "buy_shares"), ("18CZ", "buy_shares"), ("1848", "buy_train")])
def test_on_an_upright_tablet_what_can_be_chosen_is_in_sight(
    screens: NewScreen, home: str, title: str, verb: str, language: str
) -> None:
    """Before parts of the turn and hints there too: a share or a train can be bought without scrolling."""
    screen = screens(home, "slate", language)
    open_position(screen, title, 40, verb)
    expect(screen.page.locator(f"aside.left [data-act*='|{verb}|']").first).to_be_in_viewport(ratio=1)
    screen.shot(f"in-sight-{title}-{verb}-{language}")


@pytest.mark.parametrize(
    ("title", "verb"), [("1850", "declare_dividend"), ("1830", "sell_shares"), ("1830", "buy_train")]
)
def test_on_a_phone_what_can_be_chosen_is_in_sight(screens: NewScreen, home: str, title: str, verb: str) -> None:
    """Right below the main button, before parts of the turn and hints."""
    screen = screens(home, "phone")
    open_position(screen, title, 60, verb)
    first = screen.page.locator("aside.left section[data-group] .btn").first
    expect(first).to_be_visible()
    screen.laid_out()
    box, bar = first.bounding_box(), screen.page.locator("[data-phone=play]").bounding_box()
    assert box
    assert bar
    assert box["y"] + box["height"] <= bar["y"]
    screen.shot(f"in-sight-{title}-{verb}")


def test_the_end_of_a_game_is_in_sight_on_a_phone(screens: NewScreen, home: str) -> None:
    screen = screens(home, "phone")
    open_game(screen, whole_game("1849"))
    expect(screen.page.locator("aside.left")).to_have_attribute("data-height", "half")


def test_one_steps_back_after_an_undo(desk: Screen) -> None:
    """Rows that take something back are no steps of their own."""
    open_position(desk, "1830", 60, "run_trains")
    desk.step(desk.primary.click)
    desk.step(lambda: desk.page.keyboard.press("Control+z"))
    desk.page.keyboard.press("[")
    expect(desk.page.locator(".panel .history")).to_be_visible()
