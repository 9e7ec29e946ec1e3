"""What things are and what just happened: cards, hints, the summary, the pace."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_new, open_position
from tests.web.screen import PACE, Screen


def test_a_private_tells_what_it_does_after_the_auction_too(desk: Screen):
    open_position(desk, "1830", 60, "lay_tile")
    chip = desk.page.locator("[data-card^='private:']").first
    chip.click()
    card = desk.part("card")
    expect(card).to_contain_text("Face value")
    expect(card.get_by_role("link", name=re.compile("1830-PV"))).to_have_attribute("href", re.compile("/rules/1830#"))
    desk.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_private_has_its_card_wherever_its_letters_stand(desk: Screen):
    """Beside its owner, and in the ledger."""
    open_position(desk, "1830", 20, "buy_shares")
    desk.tab("ledger")
    for where in (desk.page.locator("aside.right .players"), desk.part("ledger")):
        where.locator("[data-card^='private:']").first.click()
        expect(desk.part("card")).to_contain_text("Face value")
        desk.page.keyboard.press("Escape")
        expect(desk.part("card")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_all_privates_are_listed_with_their_owners_and_what_they_do(screens: NewScreen, home: str, size: str):
    screen = screens(home, size)
    open_position(screen, "1830", 60, "lay_tile")
    expect(screen.primary).to_be_visible()
    screen.go(f"{screen.page.url.removeprefix(screen.address)}?tab=corporations")
    listed = screen.part("privates").locator("[data-private]")
    expect(listed).to_have_count(6)
    dh = listed.and_(screen.page.locator("[data-private=DH]"))
    expect(dh).to_contain_text(re.compile(r"Delaware & Hudson\s*Face value \$70\s*Income \$15\s*Owner \w+"))
    expect(dh).to_contain_text("F16")
    dh.scroll_into_view_if_needed()
    screen.shot("privates")
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_names_in_the_log_have_cards_under_a_resting_pointer(desk: Screen):
    open_position(desk, "1830", 60, "lay_tile")
    desk.log.locator("[data-card^='corp:']").last.hover()
    expect(desk.part("card")).to_contain_text("Treasury")


def test_terms_are_reached_by_key(desk: Screen):
    open_new(desk, "1830")
    term = desk.page.locator("[data-card='term:liquid']").first
    term.focus()
    desk.page.keyboard.press("Enter")
    expect(desk.part("card")).to_contain_text("what the shares would bring")


@pytest.mark.parametrize(("language", "said"), [("ru", "Частные компании"), ("pl", "Spółki prywatne")])
def test_each_step_is_explained_and_can_be_left_unexplained(screens: NewScreen, home: str, language: str, said: str):
    screen = screens(home, language=language)
    open_new(screen, "1830")
    expect(screen.part("hint")).to_contain_text(said)
    screen.part("hint").get_by_role("button").click()
    expect(screen.part("hint")).to_have_count(0)
    screen.page.reload()
    screen.part("hints-on").click()
    expect(screen.part("hint")).to_contain_text(said)


def test_the_rules_are_one_click_away(desk: Screen):
    desk.go()
    desk.page.get_by_role("navigation").get_by_role("link", name="Rules", exact=True).click()
    expect(desk.page.locator("h1")).to_have_text("Rules of 1830")
    desk.page.get_by_role("link", name="1849", exact=True).click()
    expect(desk.page.locator("h1")).to_have_text("Rules of 1849")


def test_what_others_did_is_told_and_marked(desk: Screen):
    open_position(desk, "1830", 130, "lay_tile")
    desk.part("since-open").click()
    since = desk.part("since")
    expect(since.locator("p").first).to_be_visible()
    expect(desk.page.locator("[data-fresh]").first).to_be_attached()
    desk.part("show-run").first.click()
    expect(desk.part("show-run").first).to_have_attribute("aria-pressed", "true")
    since.get_by_label("Mark what is new").uncheck()
    expect(desk.page.locator("[data-fresh]")).to_have_count(0)


def test_the_pace_at_which_bots_are_seen_to_play_is_kept(desk: Screen):
    desk.go()
    desk.part("title-1830").get_by_role("button", name="Against bots").click()
    desk.part("since-open").click()
    assert [desk.part(f"pace-{pace}").inner_text() for pace in (0, 300, 1000)] == ["at once", "0.3 s each", "1 s each"]
    expect(desk.part("pace-0")).to_have_attribute("aria-pressed", "true")
    desk.part("pace-1000").click()
    desk.page.reload()
    desk.part("since-open").click()
    expect(desk.part("pace-1000")).to_have_attribute("aria-pressed", "true")
    assert desk.page.evaluate(f"localStorage.getItem('{PACE}')") == "1000"


def test_the_lobby_says_what_this_is(screens: NewScreen, home: str):
    for language, said in (("en", "railways"), ("ru", "железных дорогах"), ("pl", "kolejach")):
        screen = screens(home, "phone" if language == "ru" else "desktop", language)
        screen.go()
        expect(screen.part("what")).to_contain_text(said)
        screen.shot(f"lobby-{language}")


def test_ones_own_private_is_offered_for_the_most(desk: Screen):
    open_position(desk, "1849", 60, "buy_private")
    privates = desk.page.locator("aside.left section[data-group=privates]")
    field = privates.locator(".numbered", has_text=re.compile("^Buy")).first.locator("input[type=number]")
    assert field.input_value() == field.get_attribute("max")
