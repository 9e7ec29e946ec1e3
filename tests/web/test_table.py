"""What a table does besides being played at: refusals, languages, history, what-if, keys."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_new
from tests.web.screen import Screen

SEATS = ["Ann", "Bob", "Eve"]


@pytest.fixture
def table(desk: Screen) -> Screen:
    """1849 after three purchases in the auction."""
    open_new(desk, "1849", lots=3)
    return desk


def test_what_is_not_allowed_is_shown_with_its_rule(table: Screen) -> None:
    refused = table.part("refused")
    refused.locator("summary").click()
    first = refused.locator("li").first
    expect(first.locator(".what")).to_have_attribute("aria-disabled", "true")
    link = first.get_by_role("link")
    rule = link.inner_text().removeprefix("Rule ")
    assert re.fullmatch(r"1849-[\w.]+", rule)
    table.shot("refused")
    link.click()
    paragraph = table.page.locator(f"article[id='{rule}']")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_have_class(re.compile("target"))
    table.shot("rule")


def send_instead(table: Screen, **body: object) -> None:
    """The next move leaves the page as something else, as if somebody had tampered with it."""

    def other(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**asked, **body}))

    table.page.route("**/actions?*", other, times=1)


def test_a_refused_move_says_why_and_by_which_rule(table: Screen) -> None:
    table.expect_refusal(422)
    send_instead(table, action={"type": "bid", "by": "@Ann", "private": "RSA", "amount": 20})
    table.page.locator("aside.left button.buy").first.click()
    toast = table.page.get_by_role("alert")
    expect(toast.get_by_role("link")).to_have_text(re.compile(r"Rule 1849-[\w.]+"))
    expect(toast.locator("code")).to_have_text(re.compile(r"^[a-z_]+$"))
    table.shot("refused-move")
    assert table.ply == 3
    table.step(table.page.locator("aside.left button.buy").first.click)


def test_a_late_move_is_refused_and_the_page_is_brought_up_to_date(table: Screen) -> None:
    table.expect_refusal(409)
    send_instead(table, ply=2)
    table.page.locator("aside.left button.buy").first.click()
    expect(table.page.get_by_role("alert").locator("code")).to_have_text("stale")
    expect(table.page.locator(".game")).to_have_attribute("aria-busy", "false")
    table.step(table.page.locator("aside.left button.buy").first.click)


def test_another_language_in_the_middle_of_a_game(table: Screen) -> None:
    table.page.evaluate("window.notReloaded = true")
    picker = table.page.locator("header [data-test=language]")
    picker.select_option("ru")
    expect(table.log).to_contain_text("Ann покупает Società Corriere Etnee за L.20")
    expect(table.primary).to_contain_text("Пас")
    table.step(table.page.locator("aside.left button.buy").first.click)
    expect(table.log).to_contain_text("Ann покупает Società Marittima Siciliana за L.110")
    picker.select_option("pl")
    expect(table.log).to_contain_text("Ann kupuje Società Marittima Siciliana za L.110")
    expect(table.band).to_contain_text("Aukcja spółek prywatnych")
    expect(table.page.locator("html")).to_have_attribute("lang", "pl")
    assert table.page.evaluate("window.notReloaded")
    table.page.reload()
    expect(table.log).to_contain_text("Ann kupuje Società Marittima Siciliana za L.110")


def test_history_has_addresses_and_survives_a_reload(table: Screen) -> None:
    page = table.page
    page.get_by_role("button", name="Look at the table after ply 1").first.click()
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    expect(table.band).to_contain_text("History: ply 1 of 3")
    expect(page.locator("aside.right")).to_contain_text("SCE")
    expect(page.locator("aside.right")).not_to_contain_text("CNM")
    expect(table.primary).to_have_count(0)
    table.shot("history")
    page.reload()
    expect(table.band).to_contain_text("History: ply 1 of 3")
    page.keyboard.press("]")
    expect(table.band).to_contain_text("History: ply 2 of 3")
    page.keyboard.press("]")
    expect(table.band).to_contain_text("Ann to act")
    expect(page).not_to_have_url(re.compile("at="))
    page.keyboard.press("[")
    expect(table.band).to_contain_text("History: ply 2 of 3")
    table.band.get_by_role("button", name="Back to the present").click()
    expect(table.primary).to_be_enabled()


def test_what_if_leaves_the_game_alone(table: Screen) -> None:
    page, game = table.page, table.page.url
    page.keyboard.press("[")
    expect(table.band).to_contain_text("History: ply 2 of 3")
    table.band.get_by_role("button", name="What if").click()
    page.get_by_label("Name of the branch").fill("Eve bids instead")
    table.part("branch").click()
    expect(table.band).to_have_attribute("data-mode", "branch")
    expect(table.band).to_contain_text("What if: Eve bids instead")
    table.step(lambda: table.click("Bid L.115"))
    table.shot("what-if")
    page.goto(game)
    table.await_ply(3)
    table.tab("table")
    expect(page.get_by_role("link", name="Eve bids instead")).to_be_visible()


def test_there_is_a_way_back_and_forward_only_where_there_is_something(desk: Screen) -> None:
    open_new(desk, "1849")
    back, forward = desk.part("undo"), desk.part("redo")
    expect(back).to_be_disabled()
    expect(forward).to_be_disabled()
    desk.page.keyboard.press("Control+y")
    desk.step(desk.page.locator("aside.left button.buy").first.click)
    expect(back).to_be_enabled()
    expect(forward).to_be_disabled()
    desk.step(back.click)
    expect(back).to_be_disabled()
    expect(forward).to_be_enabled()
    expect(desk.log).to_contain_text(re.compile(r"Ann takes back: Ann buys"))
    desk.step(forward.click)
    expect(forward).to_be_disabled()
    expect(desk.log).to_contain_text(re.compile(r"Ann restores: Ann buys"))
    expect(desk.page.get_by_role("alert")).to_have_count(0)


def test_undo_and_redo_by_key(table: Screen) -> None:
    page = table.page
    page.keyboard.press("Control+z")
    table.await_ply(4)
    told = table.log.locator("p.line:not(.jump)", has_text="Eve buys Compagnia")
    expect(told).to_have_count(0)
    expect(table.band).to_contain_text("Eve to act")
    table.calm()
    page.keyboard.press("Control+y")
    table.await_ply(5)
    expect(told).to_have_count(1)


def test_keys_pass_and_help(table: Screen) -> None:
    page = table.page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("the main button")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    table.step(lambda: page.keyboard.press("1"))
    expect(table.log).to_contain_text("Ann passes")
    table.step(lambda: page.keyboard.press("Shift+Enter"))
    expect(table.log).to_contain_text("Bob passes")
    page.keyboard.press("l")
    expect(table.part("ledger")).to_be_visible()


def test_chat_notes_and_files(table: Screen) -> None:
    page = table.page
    page.get_by_placeholder("Say something").fill("Sicily is steep")
    page.keyboard.press("Enter")
    expect(table.log).to_contain_text("Sicily is steep")
    table.tab("table")
    page.get_by_role("textbox", name="Notes").fill("watch the earthquake")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Notes saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Notes")).to_have_value("watch the earthquake")
    with page.expect_download() as got:
        page.get_by_role("link", name="tresham", exact=True).click()
    assert '"format": "tresham/1"' in got.value.path().read_text()


def test_the_ledger_can_be_sorted_and_saved(table: Screen) -> None:
    table.tab("ledger")
    page = table.page
    heads = table.part("ledger").locator("tbody").first.locator("th")
    before = heads.all_inner_texts()
    table.part("ledger").get_by_role("button", name="Corporation").click()
    assert heads.all_inner_texts() == before[::-1]
    with page.expect_download() as got:
        page.get_by_role("button", name="CSV").click()
    assert got.value.path().read_text(encoding="utf-8-sig").startswith("Corporation,Price,Par,")


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_a_game_can_begin_in_every_language(screens: NewScreen, home: str, language: str) -> None:
    screen = screens(home, language=language)
    screen.go()
    screen.part("title-1849").locator("[data-test=quick-local]").click()
    expect(screen.primary).to_be_enabled()
    screen.shot(f"table-{language}")
