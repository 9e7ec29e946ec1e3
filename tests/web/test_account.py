"""The account on the page of settings, and the links to a table in its waiting room."""

from __future__ import annotations

import json
import time
from io import StringIO
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.screen import Screen
from tests.web.serving import serving
from tests.web.test_two_browsers import PASSWORD, sign_up
from tresham.cli import main

NEW = "another long sentence"


@pytest.fixture
def name() -> str:
    """Somebody whom this server does not know yet."""
    return f"Ann{time.time_ns() % 10**9}"


def signed_in(screen: Screen, name: str) -> Screen:
    screen.go("/sign-in?then=/settings")
    screen.page.get_by_label("Name").fill(name)
    screen.page.get_by_label("Password").fill(PASSWORD)
    screen.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(screen.part("browsers")).to_be_visible()
    return screen


@pytest.fixture
def ann(screens: NewScreen, club: str, name: str) -> Screen:
    """Ann, before her settings."""
    screen = screens(club)
    screen.go("/sign-up?then=/settings")
    sign_up(screen, name)
    expect(screen.part("browsers").locator("li")).to_have_count(1, timeout=20_000)  # the server may just be waking up
    return screen


def new_token(screen: Screen, name: str) -> str:
    """Make a token; its secret."""
    screen.page.get_by_label("Name of the token").fill(name)
    screen.page.get_by_role("button", name="Make a token").click()
    expect(screen.part("tokens")).to_contain_text(name)
    return screen.part("secret").input_value()


def test_tokens_are_made_and_ended(ann: Screen) -> None:
    assert len(new_token(ann, "my bot")) == 43
    ann.part("tokens").get_by_role("button", name="End").click()
    expect(ann.part("tokens")).to_have_count(0)


def test_another_browser_is_signed_out(ann: Screen, screens: NewScreen, club: str, name: str) -> None:
    phone = signed_in(screens(club, "phone"), name)
    ann.go("/settings")
    browsers = ann.part("browsers")
    expect(browsers.locator("li")).to_have_count(2)
    phone.shot("settings-account")
    ann.shot("settings-account")
    browsers.get_by_role("button", name="Sign out").click()
    expect(browsers.locator("li")).to_have_count(1)
    phone.go("/settings")
    expect(phone.page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(phone.part("browsers")).to_have_count(0)


def test_a_new_password_ends_tokens_and_says_so(ann: Screen, name: str) -> None:
    new_token(ann, "my bot")
    ann.page.get_by_label("Present password").fill(PASSWORD)
    ann.page.get_by_label("New password").fill(NEW)
    ann.page.get_by_role("button", name="Change the password").click()
    expect(ann.page.get_by_text("API tokens ended: 1")).to_be_visible()
    expect(ann.part("tokens")).to_have_count(0)
    new_token(ann, "another bot")  # the page knows the new token against other sites


def test_ones_data_is_a_file(ann: Screen, name: str, tmp_path: Path) -> None:
    with ann.page.expect_download() as got:
        ann.part("export").click()
    got.value.save_as(tmp_path / "account.json")
    assert json.loads((tmp_path / "account.json").read_text("utf-8"))["account"]["name"] == name


def test_an_account_is_deleted_with_its_password(ann: Screen, screens: NewScreen, club: str, name: str) -> None:
    phone = signed_in(screens(club, "phone"), name)
    for screen in (ann, phone):
        screen.page.get_by_role("button", name="Delete the account").click()
        screen.part("leaving").scroll_into_view_if_needed()
        screen.shot("settings-leaving")
    leaving = ann.part("leaving")
    leaving.get_by_label("Password").fill("not the password")
    ann.expect_refusal(403)
    leaving.get_by_role("button", name="Delete for good").click()
    expect(ann.page.get_by_text("The name or the password is wrong")).to_be_visible()
    leaving.get_by_label("Password").fill(PASSWORD)
    leaving.get_by_role("button", name="Delete for good").click()
    expect(ann.page.get_by_text("Your account is deleted.")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Sign in")).to_be_visible()


def test_links_are_revoked_and_the_sent_away_let_back(ann: Screen, screens: NewScreen, club: str, name: str) -> None:
    page = ann.page
    ann.go("/new")
    page.locator("label.title:has(b:text-is('1830'))").click()
    page.get_by_role("button", name="3", exact=True).click()
    for row in page.locator(".seats li").all()[1:]:
        row.get_by_role("button", name="Open", exact=True).click()
    ann.part("create").click()
    for count in (1, 2):
        page.get_by_role("button", name="Invite by link").click()
        expect(ann.part("invitations").locator("li")).to_have_count(count)
    link = ann.part("invitation").input_value()
    bob = screens(club)
    bob.page.goto(link)
    bob.page.get_by_role("link", name="Create an account").click()
    sign_up(bob, f"B{name}")
    bob.page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("button", name="Free the seat")).to_be_visible()
    ann.shot("waiting-room-links")
    ann.part("invitations").get_by_role("button", name="Revoke").first.click()
    expect(ann.part("invitations").locator("li")).to_have_count(1)
    bob.expect_refusal(404)
    page.get_by_role("button", name="Free the seat").click()
    expect(ann.part("barred")).to_contain_text(f"B{name}")
    expect(ann.part("invitations")).to_have_count(0)
    ann.shot("waiting-room-barred")
    ann.part("barred").get_by_role("button", name="Let back in").click()
    expect(ann.part("barred")).to_have_count(0)


def test_where_accounts_are_for_the_invited_the_page_shows_the_link(
    screens: NewScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRESHAM_REGISTRATION", "invite")
    monkeypatch.setattr("sys.stdin", StringIO(f"{PASSWORD}\n"))
    assert main(["account", "Ann", "--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]) == 0
    with serving(tmp_path, "serve") as address:
        ann, bob = signed_in(screens(address), "Ann"), screens(address)
        ann.go("/new")
        ann.page.locator("label.title:has(b:text-is('1830'))").click()
        ann.page.locator(".seats li").nth(1).get_by_role("button", name="Open", exact=True).click()
        ann.part("create").click()
        ann.page.get_by_role("button", name="Invite by link").click()
        expect(ann.part("invitation")).to_be_visible()
        bob.page.goto(ann.part("invitation").input_value())
        bob.page.get_by_role("link", name="Create an account").click()
        sign_up(bob, "Bob")
        bob.page.get_by_role("button", name="Take the seat").click()
        expect(bob.page.get_by_role("button", name="Leave the table")).to_be_visible()
        for screen in (ann, bob):
            screen.page.goto("about:blank")  # nobody listens any more when the server ends
