"""What only an eye would find: words that lie on each other or are cut, and a keyboard that loses its place."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.club import join_club
from tests.web.conftest import NewScreen
from tests.web.positions import open_new, open_position
from tests.web.screen import SIZES, Screen

LANGUAGES = ("en", "ru", "pl")


def boxes(of: Locator) -> list[FloatRect]:
    """Where things are that can be seen."""
    expect(of.first).to_be_visible()
    found = [one.bounding_box() for one in of.all() if one.is_visible()]
    return [box for box in found if box and box["width"] > 1]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def broad(screen: Screen) -> float:
    return float(SIZES[screen.size]["viewport"]["width"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("known", [False, True], ids=["stranger", "member"])
@pytest.mark.parametrize("size", ["phone", "slate"])
def test_nothing_in_the_bar_of_the_site_lies_on_something_else(
    screens: NewScreen, club: str, language: str, known: bool, size: str
) -> None:
    screen = screens(club, size, language)
    if known:
        join_club(screen, "Ann")
    screen.go("/settings")
    bar = screen.page.locator("header").first
    expect(bar.locator("select")).to_be_visible()
    things = boxes(bar.locator("a, button, select"))
    assert len(things) >= 4
    assert not any(overlap(one, other) for one, other in combinations(things, 2))
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= broad(screen) for box in things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_round_and_phase_are_seen_on_a_phone(screens: NewScreen, home: str, language: str) -> None:
    screen = screens(home, "phone", language)
    open_position(screen, "1849", 60, "run_trains")
    chips = boxes(screen.band.locator(".facts .chip"))
    assert len(chips) == 2
    assert all(box["x"] + box["width"] <= broad(screen) for box in chips)
    screen.shot(f"band-{language}")


@pytest.mark.parametrize("size", ["phone", "slate"])
def test_the_open_leaf_is_in_sight_and_an_edge_with_more_behind_it_fades(
    screens: NewScreen, home: str, size: str
) -> None:
    screen = screens(home, size, "ru")
    open_position(screen, "1849", 60, "run_trains")
    expect(screen.band).to_be_visible()
    url = screen.page.url.removeprefix(screen.address)
    row = screen.page.locator("header nav")
    for tab in ("ledger", "corporations") if size == "phone" else ("map", "table"):
        screen.go(f"{url}?tab={tab}")
        expect(row.locator("[aria-current]")).to_be_in_viewport(ratio=0.98)
        first, last = row.locator(".tab").first, row.locator(".tab").last
        for edge, end in (("data-before", first), ("data-after", last)):
            hidden = end.evaluate("""tab => {
                const [one, all] = [tab.getBoundingClientRect(), tab.parentElement.getBoundingClientRect()];
                return one.left < all.left - 1 || one.right > all.right + 1;
            }""")
            assert (row.get_attribute(edge) is not None) == hidden, (tab, edge)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_on_the_map_nobody_is_sent_there(screens: NewScreen, home: str, language: str) -> None:
    words = {"en": "Choose from the list", "ru": "Выберите из списка", "pl": "Wybierz z listy"}
    screen = screens(home, "desktop", language)
    open_position(screen, "1849", 99, "go_bankrupt", seed=9, bot="random")
    expect(screen.part("choose")).to_have_text(words[language])


def test_whoever_must_decide_reads_what_about(desk: Screen) -> None:
    open_position(desk, "1849", 82, "leave_game", seed=37, bot="random")
    expect(desk.part("step")).to_have_text("Loan or leaving")


def test_the_warning_comes_right_below_the_main_button_on_a_phone(screens: NewScreen, home: str) -> None:
    phone = screens(home, "phone")
    open_position(phone, "1849", 99, "go_bankrupt", seed=9, bot="random")
    hint, warning = boxes(phone.part("choose"))[0], boxes(phone.page.locator(".must"))[0]
    name = boxes(phone.page.locator("aside.left header h2"))[0]
    assert hint["y"] < warning["y"] < name["y"]


def test_sums_to_tap_are_as_high_as_a_finger(screens: NewScreen, home: str) -> None:
    phone = screens(home, "phone")
    open_position(phone, "1849", 99, "go_bankrupt", seed=9, bot="random")
    assert all(box["height"] >= 40 for box in boxes(phone.page.locator(".chip-button")))


def test_after_a_move_by_key_the_keyboard_is_still_in_the_panel(desk: Screen) -> None:
    open_new(desk, "1830")
    desk.page.locator("aside.left button.buy").first.focus()
    desk.step(lambda: desk.page.keyboard.press("Enter") if desk.ply == 0 else None)
    expect(desk.page.locator("aside.left")).to_be_focused()
    desk.page.keyboard.press("Tab")
    inside = "() => document.activeElement.closest('aside.left') !== null"
    assert desk.page.evaluate(inside)


def test_in_the_account_the_keyboard_keeps_its_place(screens: NewScreen, club: str) -> None:
    screen = screens(club)
    join_club(screen, "Ann")
    screen.go("/settings")
    page = screen.page
    page.get_by_label("Name of the token").fill("my bot")
    make = page.get_by_role("button", name="Make a token")
    make.focus()
    page.keyboard.press("Enter")
    expect(screen.part("tokens")).to_contain_text("my bot")
    expect(make).to_be_focused()
    screen.part("tokens").get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(screen.part("tokens")).to_have_count(0)
    expect(page.locator("section", has=make)).to_be_focused()
    delete = page.get_by_role("button", name="Delete the account")
    delete.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Enter")
    expect(delete).to_be_focused()
    expect(page.get_by_text(re.compile("^Theme$"))).to_be_visible()
