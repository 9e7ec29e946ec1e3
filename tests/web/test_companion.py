"""The companion of a first game: it is switched on, tells the numbers of each decision, folds, and is switched off."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_new, open_position
from tests.web.screen import Screen


def switch_on(screen: Screen) -> None:
    """By its button in the panel."""
    screen.part("companion-on").click()
    expect(screen.part("companion").locator("li").first).to_be_visible()


def below_the_main_button(screen: Screen) -> bool:
    """The companion covers nothing: it begins where the main button has ended."""
    card, button = screen.part("companion").bounding_box(), screen.primary.bounding_box()
    assert card
    assert button
    return card["y"] >= button["y"] + button["height"]


def test_a_newcomer_ticks_it_in_the_form_and_hears_the_numbers_of_the_auction(desk: Screen) -> None:
    desk.go("/new")
    desk.part("companion-wanted").check()
    open_new(desk, "1830")
    card = desk.part("companion")
    expect(card.locator("[data-remark=lot_pays]")).to_contain_text("Schuylkill Valley costs $20 and brings $5")
    expect(card.locator("[data-remark=float_needs]")).to_contain_text("6 shares at $67, $402 in all. You have $800.")
    assert below_the_main_button(desk)
    desk.shot("companion-auction")
    desk.step(lambda: desk.click("Buy Schuylkill Valley for $20"))
    expect(card.locator("[data-remark=lot_pays]")).to_contain_text("Champlain & St. Lawrence costs $40")


def test_it_is_there_in_a_stock_round_and_explains_its_words(desk: Screen) -> None:
    """Bob has B&O to think of, which he leads; whoever comes after him may start a corporation."""
    open_position(desk, "1830", 0, "start_corporation")
    switch_on(desk)
    card = desk.part("companion")
    expect(card).to_contain_text("B&O, which you lead, floats when 4 more shares are sold")
    desk.step(desk.primary.click)
    treasury = card.locator("[data-remark=treasury_then]")
    expect(treasury).to_contain_text(re.compile(r"it floats with \$\S+ in its treasury. The 2-train costs \$80"))
    treasury.get_by_role("button", name="What is that?").click()
    expect(desk.part("card")).to_contain_text("Treasury")
    desk.shot("companion-stock")


def test_it_counts_the_trains_of_an_operating_turn_and_can_be_folded_and_left(desk: Screen) -> None:
    open_position(desk, "1830", 40, "buy_train")
    switch_on(desk)
    card = desk.part("companion")
    left = desk.send("GET", f"/games/{desk.page.url.rsplit('/', 1)[1]}/full")["view"]["depot"]
    train = left["next"]
    count = dict(left["stock"])[train]
    words = rf"One {train}-train is left" if count == 1 else rf"{count} of the {train}-trains are left"
    expect(card.locator("[data-remark=depot]")).to_contain_text(re.compile(words))
    fold = card.get_by_role("button", expanded=True)
    fold.focus()
    desk.page.keyboard.press("Enter")
    expect(card.locator("li")).to_have_count(0)
    desk.page.reload()
    expect(card.get_by_role("button", expanded=False)).to_be_visible()
    card.get_by_role("button", expanded=False).click()
    expect(card.locator("li").first).to_be_visible()
    desk.part("companion-off").click()
    expect(card).to_have_count(0)
    desk.page.reload()
    expect(desk.part("companion-on")).to_be_visible()


def test_on_a_phone_it_lies_below_the_main_button_too(screens: NewScreen, home: str) -> None:
    phone = screens(home, "phone")
    open_new(phone, "1830")
    switch_on(phone)
    expect(phone.part("companion").locator("[data-remark=lot_pays]")).to_contain_text("$20")
    assert below_the_main_button(phone)
    phone.shot("companion-auction")
