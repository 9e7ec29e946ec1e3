"""What a title calls otherwise than others, as its players meet it on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_new, open_position
from tests.web.screen import Screen

WORDS = {"en": ("President", "Director"), "ru": ("Президент", "Директор"), "pl": ("Prezes", "Dyrektor")}


def says_who_runs(screen: Screen, word: str) -> None:
    expect(screen.page.locator("aside.left .panel > header").first).to_contain_text(
        re.compile(rf"{word}: (Ann|Bob|Eve)")
    )


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("title", ["1848", "18CZ"])
def test_where_there_are_directors_the_panel_says_so(screens: NewScreen, home: str, title: str, language: str) -> None:
    screen = screens(home, "desktop", language)
    open_position(screen, title, 0, "lay_tile")
    says_who_runs(screen, WORDS[language][1])


def test_from_table_to_table_and_in_another_language_the_word_is_the_right_one(desk: Screen) -> None:
    open_position(desk, "1848", 0, "lay_tile")
    says_who_runs(desk, "Director")
    desk.page.get_by_label("Language").select_option("pl")
    says_who_runs(desk, "Dyrektor")
    desk.page.get_by_label("Język").select_option("en")
    says_who_runs(desk, "Director")
    desk.page.locator("header a.home").click()
    expect(desk.part("quick-bot").first).to_be_visible()
    open_position(desk, "1830", 0, "lay_tile")
    says_who_runs(desk, "President")


@pytest.mark.parametrize(("title", "told"), [("1848", True), ("18CZ", False)])
def test_a_bank_that_never_runs_out_is_not_counted(desk: Screen, title: str, told: bool) -> None:
    open_new(desk, title)
    expect(desk.band.locator(".facts .chip").first).to_be_visible()
    expect(desk.band.locator(".chip.bank")).to_have_count(int(told))


def test_local_railways_are_drafted_under_their_own_name(desk: Screen) -> None:
    open_new(desk, "18CZ")
    expect(desk.page.locator("aside.left .panel h3").first).to_have_text("Draft of the local railways")
    expect(desk.band).to_contain_text("Draft of the local railways")


@pytest.mark.parametrize(("language", "word"), [("en", "Local railways"), ("ru", "Местные дороги"), ("pl", "Lokalne")])
def test_the_part_of_a_turn_that_buys_them_has_their_name_too(
    screens: NewScreen, home: str, language: str, word: str
) -> None:
    screen = screens(home, language=language)
    open_position(screen, "18CZ", 60, "lay_tile")
    expect(screen.page.locator("aside.left ol li").last).to_have_text(word)
