"""The panel of actions at later moments of a game: prices, offers, dividends, sales."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.positions import open_position
from tests.web.screen import Screen


def test_a_private_is_bought_at_a_chosen_price(desk: Screen) -> None:
    open_position(desk, "1849", 60, "buy_private")
    privates = desk.page.locator("aside.left section[data-group=privates]")
    offer = privates.locator(".numbered", has_text=re.compile("^Buy")).first
    offer.locator("input[type=number]").fill("7")
    offer.get_by_role("button", name="Buy for L.7").click()
    expect(desk.log).to_contain_text(re.compile("buys .* for L.7$", re.M))


def test_a_price_is_typed_digit_by_digit(desk: Screen) -> None:
    """The first digits lie below the least price: they must stay as typed, and a sum out of bounds is not played."""
    open_position(desk, "1830", 60, "buy_private")
    privates = desk.page.locator("aside.left section[data-group=privates]")
    deal = privates.locator(".numbered", has_text=re.compile("^Buy")).last
    field = deal.locator("input[type=number]")
    least, most = int(field.get_attribute("min") or 0), int(field.get_attribute("max") or 0)
    assert 10 < least < 100 < most, "a price of three digits that begins below the least"
    field.fill(str(most))
    field.select_text()
    desk.page.keyboard.type("100")
    expect(field).to_have_value("100")
    before = desk.ply
    field.fill(str(most * 10))
    field.press("Enter")
    expect(field).to_have_value(str(most))
    assert desk.ply == before
    field.select_text()
    desk.page.keyboard.type("100")
    desk.step(lambda: field.press("Enter"))
    expect(desk.log).to_contain_text(re.compile(r"buys .* for \$100$", re.M))


def test_a_marker_is_placed_by_the_keyboard_from_its_words(desk: Screen) -> None:
    open_position(desk, "1849", 40, "place_marker")
    marker = desk.page.locator("aside.left").get_by_role("button", name="Place the marker").last
    marker.focus()
    desk.page.keyboard.press("Enter")
    expect(desk.primary).to_contain_text("Place the marker")
    marker.focus()
    desk.step(lambda: desk.page.keyboard.press("Enter"))
    expect(desk.log).to_contain_text("marker")


def offer_nine(desk: Screen) -> None:
    """Somebody offers L.9 to somebody else, who is asked."""
    open_position(desk, "1849", 60, "offer")
    page = desk.page
    offer = page.locator("aside.left .numbered", has_text="Make an offer").first
    offer.wait_for(state="attached")
    if not offer.is_visible():
        page.locator("aside.left details", has=page.locator(".numbered")).locator("summary").first.click()
    offer.locator("input[type=number]").fill("9")
    desk.step(offer.get_by_role("button", name="Offer L.9").click)
    expect(page.locator("aside.left .offered")).to_contain_text("L.9")
    desk.shot("offer")


def test_an_offer_that_was_declined_is_answered_where_it_was_made(desk: Screen) -> None:
    offer_nine(desk)
    desk.step(lambda: desk.click(re.compile("^Decline")))
    expect(desk.part("refused")).to_be_visible()
    expect(desk.part("refused")).to_contain_text(re.compile("declines"))
    desk.shot("offer-declined")


def test_an_offer_is_accepted_by_its_other_side(desk: Screen) -> None:
    offer_nine(desk)
    desk.step(lambda: desk.click("Accept the offer"))
    expect(desk.log).to_contain_text(re.compile("for L.9$", re.M))


def test_enter_pays_and_w_withholds(desk: Screen) -> None:
    open_position(desk, "1849", 60, "declare_dividend")
    expect(desk.primary).to_contain_text(re.compile(r"Pay L\.\d+ a share"))
    desk.shot("dividend")
    desk.step(lambda: desk.page.keyboard.press("Enter"))
    expect(desk.log).to_contain_text(re.compile("pays out L"))
    desk.step(lambda: desk.page.keyboard.press("Control+z"))
    desk.step(lambda: desk.page.keyboard.press("w"))
    expect(desk.log).to_contain_text(re.compile("withholds|keeps"))


def test_shift_enter_plays_the_rest_of_the_turn(desk: Screen) -> None:
    open_position(desk, "1830", 60, "run_trains")
    corp = desk.page.locator("aside.left header .mark").first.inner_text()
    desk.step(lambda: desk.page.keyboard.press("Shift+Enter"))
    expect(desk.log).to_contain_text(f"{corp} runs for")
    expect(desk.log).to_contain_text(re.compile(rf"{re.escape(corp)} pays out"))
    expect(desk.band).not_to_contain_text(f"for {corp}")


def test_own_shares_are_sold_from_the_ledger(desk: Screen) -> None:
    open_position(desk, "1849", 60, "sell_shares")
    desk.tab("ledger")
    desk.part("ledger").locator("td.president button.deal").first.click()
    desk.step(desk.page.locator(".strip").get_by_role("button", name=re.compile("^Sell 2 shares")).click)
    expect(desk.log).to_contain_text(re.compile("sells 2 shares of"))


def test_a_corporation_is_started_from_its_card(desk: Screen) -> None:
    open_position(desk, "1830", 90, "start_corporation")
    desk.tab("corporations")
    desk.shot("corporations")
    start = desk.page.locator(".charters").get_by_role("button", name=re.compile("^Start ")).first
    name = start.inner_text().split()[1]
    start.click()
    desk.step(desk.part("start").click)
    expect(desk.log).to_contain_text(re.compile(rf"sets the par price of {re.escape(name)}"))


def test_a_debt_is_paid_back_as_far_as_one_likes(desk: Screen) -> None:
    """All of it is proposed; a press that named no sum would be refused."""
    open_position(desk, "18CZ", 0, "repay_debt", seed=7, bot="random")
    debt = desk.page.locator("aside.left section[data-group=shares] .numbered")
    expect(debt.get_by_role("button", name="Pay back 104 K")).to_be_visible()
    debt.locator("input.sum").fill("4")
    debt.get_by_role("button", name="Pay back 4 K").click()
    expect(desk.log).to_contain_text(re.compile(r"pays back 4\sK"))
    debt.get_by_role("button", name="Pay back 100 K").click()
    expect(desk.log).to_contain_text(re.compile(r"pays back 100\sK"))
