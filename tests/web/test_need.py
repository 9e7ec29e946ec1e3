"""The panel when money is short, when somebody is about to be out of the game, and when it is not one's turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_position
from tests.web.screen import Screen

REALLY = {"en": ("Really?", "yes", "no"), "ru": ("Вы уверены?", "да", "нет"), "pl": ("Na pewno?", "tak", "nie")}


def to_raise(screen: Screen) -> int:
    """The sum that the panel says is missing."""
    return int(re.sub(r"\D", "", screen.part("to-raise").inner_text()))


def test_the_sum_that_is_missing_shrinks_with_every_sale(desk: Screen) -> None:
    open_position(desk, "1849", 48, "go_bankrupt", seed=26, bot="random")
    expect(desk.part("must")).to_be_visible()
    expect(desk.part("to-raise")).to_contain_text(re.compile(r"^Still to raise for the bank's cheapest train: L\.\d+$"))
    before = to_raise(desk)
    desk.shot("to-raise")
    sale = desk.page.locator("aside.left").get_by_role("button", name=re.compile("^Sell ")).first
    found = re.search(r"for L\.(\d+)", sale.inner_text())
    assert found
    brings = int(found[1])
    sale.click()  # it shuts the way out, so it is asked about
    desk.step(desk.part("really").get_by_role("button", name="yes", exact=True).click)
    assert to_raise(desk) == before - brings > 0


def test_nothing_is_missing_where_nothing_must_be_paid(desk: Screen) -> None:
    open_position(desk, "1849", 60, "sell_shares")
    expect(desk.primary).to_be_visible()
    expect(desk.part("to-raise")).to_have_count(0)


@pytest.mark.parametrize("language", REALLY)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_bankruptcy_is_asked_about_once_more(screens: NewScreen, home: str, size: str, language: str) -> None:
    """It is the only thing left, and yet neither one click nor Enter does it."""
    screen = screens(home, size, language)
    open_position(screen, "1849", 30, "go_bankrupt", seed=28, bot="random")
    page, (really, yes, no) = screen.page, REALLY[language]
    expect(screen.part("choose")).to_be_visible()
    expect(screen.primary).to_have_count(0)
    page.keyboard.press("Enter")
    declare = page.locator("aside.left .choices button.danger")
    declare.click()
    question = screen.part("really")
    expect(question).to_contain_text(really)
    screen.shot(f"really-{language}")
    question.get_by_role("button", name=no, exact=True).click()
    expect(question).to_have_count(0)
    declare.click()
    question.get_by_role("button", name=yes, exact=True).click()
    expect(declare).to_have_count(0)


def test_bankruptcy_by_the_keyboard(desk: Screen) -> None:
    open_position(desk, "1849", 30, "go_bankrupt", seed=28, bot="random")
    declare = desk.page.get_by_role("button", name="Declare bankruptcy")
    declare.focus()
    before = desk.ply
    for way_back in ("Enter", "Escape"):
        desk.page.keyboard.press("Enter")
        expect(desk.page.get_by_role("button", name="no", exact=True)).to_be_focused()
        desk.page.keyboard.press(way_back)
        expect(declare).to_be_focused()
    assert desk.ply == before
    desk.page.keyboard.press("Enter")
    desk.page.keyboard.press("Shift+Tab")
    expect(desk.page.get_by_role("button", name="yes", exact=True)).to_be_focused()
    desk.step(lambda: desk.page.keyboard.press("Enter"))


def test_leaving_the_game_is_asked_about_and_a_loan_is_not(desk: Screen) -> None:
    open_position(desk, "1849", 82, "leave_game", seed=37, bot="random")
    desk.click("Leave the game")
    expect(desk.part("really")).to_contain_text("Leave the game")
    desk.shot("really-leave")
    before = desk.ply
    desk.part("really").get_by_role("button", name="no", exact=True).click()
    assert desk.ply == before
    desk.step(lambda: desk.click(re.compile("loan|Borrow")))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_somebody_may_do_out_of_turn_has_his_name(screens: NewScreen, home: str, size: str) -> None:
    screen = screens(home, size)
    open_position(screen, "1830", 20, "exchange_private", seed=0)
    whose = screen.part("whose")
    expect(whose.first).to_have_text(re.compile("^for (Ann|Bob|Eve), out of turn$"))
    name = whose.first.inner_text().split()[1].strip(",")
    expect(screen.band).not_to_contain_text(f"{name} to act")
    whose.first.scroll_into_view_if_needed()
    screen.shot("out-of-turn")
    screen.page.locator("aside.left button", has=whose).first.click()
    expect(whose).to_have_count(0)


SHORT = {
    "en": r"Selling everything brings L\.\d+, L\.\d+ short\.",
    "ru": r"Продажа всех акций принесёт L\.\d+: не хватит L\.\d+\.",
    "pl": r"Sprzedaż wszystkich akcji da L\.\d+: zabraknie L\.\d+\.",
}


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("language", SHORT)
def test_what_does_not_suffice_says_so_and_the_way_out_comes_first(
    screens: NewScreen, home: str, language: str, size: str
) -> None:
    screen = screens(home, size, language)
    open_position(screen, "1849", 99, "go_bankrupt", seed=9, bot="random")
    told = screen.part("can-raise")
    expect(told).to_have_text(re.compile(SHORT[language]))
    most, short = (int(one) for one in re.findall(r"\d+", told.inner_text()))
    assert to_raise(screen) == most + short
    screen.shot(f"need-{language}")
    buy = screen.page.locator("aside.left .numbered").first.bounding_box()
    sale = screen.page.locator("aside.left .choices button.danger").first.bounding_box()
    assert buy
    assert sale
    assert buy["y"] < sale["y"], "what saves comes first"


def test_a_sale_that_shuts_the_way_out_warns_before(desk: Screen) -> None:
    open_position(desk, "1849", 99, "go_bankrupt", seed=9, bot="random")
    page = desk.page
    buys = page.locator("aside.left .numbered")
    expect(buys).not_to_have_count(0)
    sale = page.locator("aside.left").get_by_role("button", name=re.compile("^Sell ")).first
    expect(sale).to_contain_text("these trains cannot be bought any more after it: ")
    before = desk.ply
    sale.click()
    expect(desk.part("really")).to_contain_text(re.compile(r"L\.\d+ still missing after it"))
    desk.shot("trap")
    desk.part("really").get_by_role("button", name="no", exact=True).click()
    assert desk.ply == before
    sale.click()
    desk.step(desk.part("really").get_by_role("button", name="yes", exact=True).click)
    expect(buys).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_is_missing_comes_first_then_sales_that_suffice_then_the_rest(
    screens: NewScreen, home: str, size: str
) -> None:
    screen = screens(home, size)
    open_position(screen, "1849", 29, "sell_shares", seed=3, bot="random")
    expect(screen.part("can-raise")).to_contain_text("enough")
    panel = screen.page.locator("aside.left")
    sales = panel.get_by_role("button", name=re.compile("^Sell "))
    enough = ["that is enough" in one for one in sales.all_inner_texts()]
    assert enough == sorted(enough, reverse=True)
    assert enough[0]
    in_order = [screen.part("can-raise"), sales.first, sales.last, panel.locator("[data-group=trains]")]
    boxes = [one.bounding_box() for one in in_order]
    places = [box["y"] for box in boxes if box]
    assert len(places) == len(in_order)
    assert places == sorted(places)
    screen.shot("need-enough")
