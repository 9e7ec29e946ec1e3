"""A table with an open seat: somebody finds it, or its host is told that nobody can."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.screen import Screen
from tests.web.test_two_browsers import sign_up


@pytest.fixture
def people(screens: NewScreen, club: str) -> tuple[Screen, Screen]:
    """Two members of the club: Ann is about to open a table for two, Bob looks at the lobby."""
    ann, bob = screens(club), screens(club)
    mark = f"{time.time_ns() % 10**9}"
    for screen, name in ((ann, "Ann"), (bob, "Bob")):
        screen.go("/sign-up?then=/new" if screen is ann else "/sign-up?then=/")
        sign_up(screen, f"{name}{mark}")
    page = ann.page
    page.locator("label.title:has(b:text-is('1830'))").click()
    page.get_by_role("button", name="2", exact=True).click()
    page.locator(".seats li").nth(1).get_by_role("button", name="Open").click()
    page.get_by_text("Table rules").click()
    page.get_by_label("Name of the table").fill(f"Table {mark}")
    expect(bob.page.get_by_role("heading", name="Open tables")).to_be_visible()
    return ann, bob


def named(screen: Screen) -> str:
    """What the table is called."""
    return screen.page.get_by_role("heading", level=1).inner_text()


def test_a_table_with_an_open_seat_is_in_the_lobby(people: tuple[Screen, Screen]) -> None:
    ann, bob = people
    expect(ann.page.get_by_label("Who may watch")).to_have_value("public")
    ann.part("create").click()
    expect(ann.part("listing")).to_contain_text("Everybody finds this table in the lobby")
    expect(ann.part("listing").get_by_role("button")).to_have_count(0)
    expect(ann.page.locator("main")).to_contain_text("Undo: in your own turn")
    bob.page.get_by_role("link").filter(has_text=named(ann)).first.click()
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ann.part("start")).to_be_enabled()
    expect(ann.part("listing")).to_have_count(0)


def test_the_host_of_a_hidden_table_is_told_so_and_can_list_it(people: tuple[Screen, Screen]) -> None:
    ann, bob = people
    ann.page.get_by_label("Who may watch").select_option("private")
    ann.part("create").click()
    expect(ann.part("listing")).to_contain_text("only people who are invited by link can come")
    ann.shot("unlisted")
    bob.go("/")
    expect(bob.page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(bob.page.get_by_text(named(ann))).to_have_count(0)
    ann.page.get_by_role("button", name="Show it in the lobby").click()
    expect(ann.part("listing")).to_contain_text("Everybody finds this table")
    expect(bob.page.get_by_text(named(ann))).to_be_visible()


def test_without_an_open_seat_nobody_looks_on_unasked(people: tuple[Screen, Screen]) -> None:
    page = people[0].page
    page.locator(".seats li").nth(1).get_by_role("button", name="Bot").click()
    expect(page.get_by_label("Who may watch")).to_have_value("private")
