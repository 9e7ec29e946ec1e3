"""Lessons in the browser: whoever follows the guide comes to the end, and whoever does not is taught and led back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.unit.learn.walking import do_step, goal
from tests.web.conftest import NewScreen
from tests.web.hands import Hands
from tests.web.screen import Screen
from tresham.core.codec import Codec
from tresham.learn import LESSONS, opened, tell

LANGUAGES = ("en", "ru", "pl")
MARKED_IN_SIGHT = """() => {
  const colour = getComputedStyle(document.querySelector('.coach')).borderInlineStartColor;
  const framed = style =>
    style.outlineStyle === 'solid' && style.outlineWidth === '3px' && style.outlineColor === colour;
  return [...document.querySelectorAll('.game *')].some(one => {
    const style = getComputedStyle(one);
    if (style.strokeWidth !== '10px' && !framed(style)) return false;
    const place = one.getBoundingClientRect();
    const top = document.elementFromPoint(place.x + place.width / 2, place.y + Math.min(place.height / 2, 12));
    return top !== null && (one.tagName === 'polygon' || one.contains(top) || top.contains(one));
  });
}"""
"""Is anything seen of what the open page of the guide points at?"""


def begin(screen: Screen, key: str) -> dict[str, Any]:
    """A lesson from its beginning, on the page."""
    table: dict[str, Any] = screen.send("POST", f"/lessons/{key}", {"again": True})
    screen.go(f"/table/{table['id']}")
    expect(screen.part("coach")).to_be_visible()
    return table


def learner(table: dict[str, Any]) -> str:
    return str(next(seat["name"] for seat in table["seats"] if seat["yours"]))


def await_step(screen: Screen, number: int, where: str = "step") -> None:
    expect(screen.page.locator(f"[data-test=coach][data-where={where}][data-step='{number}']")).to_be_visible()


def read_all(screen: Screen) -> list[str]:
    """Every page of the step, by the button for the next."""
    read = [screen.part("coach-text").inner_text()]
    while screen.part("coach-next").count() and screen.part("coach-next").is_enabled():
        screen.part("coach-next").click()
        read.append(screen.part("coach-text").inner_text())
    return read


def find_what_to_press(screen: Screen) -> None:
    """Whoever is asked for a move sees where to make it, if need be by the button that shows it."""
    screen.calm()
    show = screen.part("coach-show")
    if show.count():
        show.click()
    screen.page.wait_for_function(MARKED_IN_SIGHT)


def play_to_the_end(screen: Screen, key: str) -> None:
    """Do what every step of a lesson asks for."""
    lesson, table = LESSONS[key], begin(screen, key)
    game = opened(lesson, learner(table))
    codec, hands = Codec(game.title, game.players), Hands(screen, table["id"])
    for number, _ in enumerate(lesson.steps):
        await_step(screen, number)
        hands.do(codec.write_action(goal(lesson, game)))
        do_step(lesson, game)
    await_step(screen, len(lesson.steps), "done")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_played_to_its_end_through_the_page(screens: NewScreen, home: str, key: str, language: str):
    screen, lesson = screens(home, language=language), LESSONS[key]
    table = begin(screen, key)
    game = opened(lesson, learner(table))
    codec, hands = Codec(game.title, game.players), Hands(screen, table["id"])
    for number, _ in enumerate(lesson.steps):
        await_step(screen, number)
        assert read_all(screen) == [page.text for page in tell(lesson, game, language).pages]
        if lesson.steps[number].pages[-1]:
            find_what_to_press(screen)
        hands.do(codec.write_action(goal(lesson, game)))
        do_step(lesson, game)
    await_step(screen, len(lesson.steps), "done")
    expect(screen.part("coach-text")).to_have_text(tell(lesson, game, language).pages[0].text)


def test_a_lesson_is_played_to_its_end_on_a_telephone(screens: NewScreen, home: str):
    screen = screens(home, "phone")
    play_to_the_end(screen, "track")


def test_the_first_lesson_is_two_clicks_from_the_lobby_and_goes_on_where_it_stopped(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "shares")  # others may have played it here
    screen.go("/")
    screen.part("to-learn").click()
    screen.page.locator("[data-lesson=shares] button").first.click()
    await_step(screen, 0)
    screen.calm()
    screen.page.locator("[data-par=BAY]").click()
    screen.page.locator("[data-act*='|start_corporation|BAY|'][data-act*='|D2|']").click()
    await_step(screen, 1)
    screen.go("/learn")
    row = screen.page.locator("[data-lesson=shares]")
    expect(row).to_contain_text("1 of 3")
    row.get_by_role("button", name="Continue").click()
    await_step(screen, 1)


def test_what_lies_below_the_edge_of_the_panel_is_shown_by_one_click(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "1830-auction")
    expect(screen.part("coach-show")).to_have_count(0)
    read_all(screen)
    private = screen.page.locator("aside.left [data-card='private:MH']").first
    expect(private).not_to_be_in_viewport()
    show = screen.part("coach-show")
    expect(show).to_have_text("Show me ↓")
    expect(show).to_have_accessible_name("Show me")
    show.click()
    expect(private).to_be_in_viewport()


def test_after_a_move_the_guide_is_in_sight_however_far_one_has_scrolled(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "1830-auction")
    read_all(screen)
    screen.part("coach-show").click()
    expect(screen.part("coach")).not_to_be_in_viewport()
    screen.calm()
    screen.page.get_by_role("button", name="Bid $115").click()
    await_step(screen, 1)
    expect(screen.part("coach-text")).to_be_in_viewport()


def test_a_wrong_move_teaches_and_is_taken_back_by_one_click(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "dividend")
    screen.calm()
    screen.primary.click()  # lay no track
    await_step(screen, 0, "astray")
    expect(screen.part("coach-wrong")).to_contain_text("A second line will soon feed a second train")
    screen.part("coach-take-back").click()
    await_step(screen, 0)
    expect(screen.part("coach-text")).to_contain_text("A second operating round")


def test_what_a_page_points_at_is_marked(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "track")
    hex = screen.page.locator("polygon[data-hex=B2]").first
    read_all(screen)
    expect(hex).to_have_css("stroke-width", "10px")
    screen.part("coach-previous").click()
    expect(hex).not_to_have_css("stroke-width", "10px")
    expect(screen.page.locator("polygon[data-hex=C3]").first).to_have_css("stroke-width", "10px")


def test_the_guide_can_be_followed_by_keys_and_speaks_to_those_who_listen(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "shares")
    expect(screen.page.get_by_role("region", name="The guide")).to_be_visible()
    expect(screen.part("coach").locator("[aria-live=polite]")).to_contain_text("You are not a railway")
    screen.part("coach-next").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.part("coach").locator("[aria-live=polite]")).to_contain_text("has five shares")


def test_after_a_lesson_comes_the_next_one(screens: NewScreen, home: str):
    screen = screens(home)
    play_to_the_end(screen, "shares")
    screen.part("coach-next-lesson").click()
    expect(screen.part("coach")).to_contain_text("Track and a train")
    screen.go("/learn")
    expect(screen.page.locator("[data-lesson=shares]")).to_contain_text(re.compile("Done"))


def test_while_a_step_is_read_the_card_and_its_buttons_keep_their_place(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "shares")
    before = screen.part("coach").bounding_box(), screen.part("coach-next").bounding_box()
    screen.part("coach-next").click()
    expect(screen.part("coach-text")).to_contain_text("has five shares")
    assert (screen.part("coach").bounding_box(), screen.part("coach-next").bounding_box()) == before
    screen.part("coach-next").click()
    expect(screen.part("coach-your-move")).to_be_visible()
    expect(screen.part("coach-next")).to_have_count(0)
    assert screen.part("coach").bounding_box() == before[0]


def test_who_looks_at_another_leaf_is_led_back_to_the_map(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "track")
    map_leaf = screen.page.locator("button[data-tab=map]")
    expect(map_leaf).not_to_have_css("outline-style", "solid")
    screen.page.locator("button[data-tab=market]").click()
    expect(map_leaf).to_have_css("outline-style", "solid")


def test_what_a_page_says_to_press_stays_marked_while_something_else_is_chosen(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "without-train")
    read_all(screen)
    screen.calm()
    screen.page.locator(".lights .can[data-hex=C3]").first.click()
    expect(screen.primary).to_contain_text("Lay tile")
    expect(screen.primary).not_to_have_css("outline-style", "solid")
    expect(screen.page.get_by_role("button", name="Lay no track")).to_have_css("outline-style", "solid")


def test_after_the_last_lesson_of_a_course_comes_a_game(screens: NewScreen, home: str):
    screen = screens(home)
    play_to_the_end(screen, "foresight")
    screen.part("coach-to-games").click()
    expect(screen.page.get_by_text("My first game: explain as I go")).to_be_visible()


def test_no_card_comes_up_over_the_prices_of_a_corporation_that_was_pressed(screens: NewScreen, home: str):
    screen = screens(home)
    begin(screen, "shares")
    screen.calm()
    screen.page.clock.install()
    screen.page.locator("[data-par=BAY]").click()
    screen.page.clock.run_for(2_000)
    expect(screen.part("prices")).to_be_visible()
    expect(screen.part("card")).to_have_count(0)
