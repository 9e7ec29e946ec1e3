"""A club: accounts, an invitation, and a game between two browsers."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.web.club import join_club, sit_down
from tests.web.conftest import NewScreen
from tests.web.screen import Screen

PASSWORD = "correct horse battery"


def sign_up(screen: Screen, name: str) -> None:
    """A new account, on the page for that."""
    screen.page.get_by_label("Name").fill(name)
    screen.page.get_by_label("Password").fill(PASSWORD)
    screen.page.get_by_role("button", name="Create an account").click()


@pytest.fixture
def table(screens: NewScreen, club: str) -> tuple[Screen, Screen]:
    """1830 for two members of the club, at a private table."""
    ann, bob = screens(club), screens(club)
    members = {join_club(ann, "Ann"): ann, join_club(bob, "Bob"): bob}
    game = sit_down(members, "1830")
    ann.send("PATCH", f"/games/{game}", {"visibility": "private"})
    for screen in members.values():
        screen.go(f"/table/{game}")
    expect(ann.primary).to_be_enabled()
    expect(bob.band).to_contain_text(f"Waiting for {next(iter(members))}")
    return ann, bob


def test_somebody_comes_by_invitation(screens: NewScreen, club: str) -> None:
    """Ann opens a private table, Bob makes an account on the way to it, Ann starts."""
    ann, bob = screens(club), screens(club)
    mark = f"{time.time_ns() % 10**9}"
    ann.go("/sign-up?then=/new")
    sign_up(ann, f"Ann{mark}")
    page = ann.page
    page.locator("label.title:has(b:text-is('1850'))").click()
    page.get_by_role("button", name="2", exact=True).click()
    page.locator(".seats li").nth(1).get_by_role("button", name="Open").click()
    page.get_by_label("Seats in random order").uncheck()
    page.get_by_text("Table rules").click()
    page.get_by_label("Who may watch").select_option("private")
    ann.part("create").click()
    page.get_by_role("button", name="Invite by link").click()
    link = ann.part("invitation").input_value()

    bob.page.goto(link)
    bob.page.get_by_role("link", name="Create an account").click()
    sign_up(bob, f"Bob{mark}")
    bob.page.get_by_role("button", name="Take the seat").click()
    expect(bob.page.get_by_text("The host starts the game")).to_be_visible()
    expect(page.locator("main")).to_contain_text(f"Bob{mark}")
    ann.shot("waiting-room")
    ann.part("start").click()
    expect(ann.primary).to_be_enabled()
    expect(bob.band).to_contain_text(f"Waiting for Ann{mark}")


def test_each_sees_the_others_move(table: tuple[Screen, Screen]) -> None:
    here, there = table
    for turn in range(1, 6):
        expect(here.primary).to_be_enabled()
        expect(there.primary).to_have_count(0)
        here.step(here.page.locator("aside.left button.buy").first.click)
        there.await_ply(turn)
        expect(there.primary).to_be_enabled()
        here, there = there, here
    table[0].shot("two-browsers")


def test_chat_reaches_the_other(table: tuple[Screen, Screen]) -> None:
    ann, bob = table
    bob.page.get_by_placeholder("Say something").fill("Good luck!")
    bob.page.keyboard.press("Enter")
    expect(ann.log).to_contain_text("Good luck!")


def test_undo_after_the_other_has_moved_needs_consent(table: tuple[Screen, Screen]) -> None:
    ann, bob = table
    ann.step(ann.page.locator("aside.left button.buy").first.click)
    bob.await_ply(1)
    bob.step(bob.page.locator("aside.left button.buy").first.click)
    ann.await_ply(2)
    ann.part("undo").click()
    request = bob.part("request")
    expect(request).to_contain_text(re.compile(r"Ann\d+ asks to take back 2 moves, from this one on: Ann\d+ buys"))
    bob.shot("undo-request")
    bob.calm()
    request.get_by_role("button", name="Agree").click()
    ann.await_ply(3)
    expect(bob.part("request")).to_have_count(0)
    for one in (ann, bob):
        expect(one.log.locator("p.line:not(.jump)", has_text="buys")).to_have_count(0)
        expect(one.log).to_contain_text(re.compile(r"Ann\d+ takes back 2 moves, from this one on: Ann\d+ buys"))


def test_the_line_comes_back_by_itself(table: tuple[Screen, Screen]) -> None:
    """What happened while the line was down is there when it is up again."""
    ann, bob = table
    bob.expected.append("ERR_INTERNET_DISCONNECTED")
    bob.context.set_offline(True)
    bob.page.evaluate("1")
    ann.step(ann.page.locator("aside.left button.buy").first.click)
    bob.context.set_offline(False)
    bob.await_ply(1)
    expect(bob.primary).to_be_enabled()


def test_somebody_without_a_seat_only_watches(table: tuple[Screen, Screen], screens: NewScreen, club: str) -> None:
    """A private table is nobody else's; signing out closes it."""
    ann, _ = table
    stranger = screens(club)
    stranger.expect_refusal(403)
    stranger.expect_refusal(404)
    stranger.page.goto(ann.page.url)
    expect(stranger.page.get_by_role("heading", level=1)).to_be_visible()
    expect(stranger.primary).to_have_count(0)


def test_one_would_end_the_game_the_other_agrees_and_it_is_over_for_both(table: tuple[Screen, Screen]) -> None:
    ann, bob = table
    ann.step(ann.page.locator("aside.left button.buy").first.click)
    ann.tab("table")
    card = ann.part("end-game")
    card.get_by_role("button", name="End the game here").click()
    expect(card).to_contain_text(re.compile("over if the others agree too: Bob"))
    card.get_by_role("button", name="no", exact=True).click()
    card.get_by_role("button", name="End the game here").click()
    ann.step(card.get_by_role("button", name="yes", exact=True).click)
    expect(ann.part("would-end")).to_contain_text(re.compile("Not yet agreed: Bob"))
    notice = bob.part("would-end")
    expect(notice).to_contain_text(re.compile(r"Ann\d+ would end the game here"))
    expect(bob.primary).to_be_enabled()
    bob.shot("would-end")
    bob.part("agree-to-end").click()
    for one in (ann, bob):
        expect(one.part("result")).to_be_visible()
        expect(one.part("would-end")).to_have_count(0)
        expect(one.log).to_contain_text("all players have agreed to end it")


def test_who_plays_on_is_no_longer_for_the_end(table: tuple[Screen, Screen]) -> None:
    ann, bob = table
    ann.tab("table")
    ann.part("end-game").get_by_role("button", name="End the game here").click()
    ann.step(ann.part("end-game").get_by_role("button", name="yes", exact=True).click)
    expect(bob.part("would-end")).to_be_visible()
    ann.step(ann.page.locator("aside.left button.buy").first.click)
    expect(bob.part("would-end")).to_have_count(0)
    expect(bob.log).to_contain_text("plays on after all")
