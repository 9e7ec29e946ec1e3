"""1849 on one screen, by mouse alone: the auction, a stock round, an operating round, and a first run."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.positions import open_new
from tests.web.screen import Screen

SEATS = ["Ann", "Bob", "Eve"]


def buy_all_privates(desk: Screen) -> None:
    """Everybody in turn buys the cheapest private; the last one brings a corporation, whose price is set."""
    lot = desk.page.locator("aside.left button.buy")
    for _ in range(5):
        desk.step(lot.first.click)
    expect(desk.log).to_contain_text("Bob buys Reale Società d'Affari for L.150")
    desk.page.get_by_role("button", name="Choose on the stock market").click()
    par = desk.page.locator("[data-cell] button.choose")
    expect(par).to_have_count(2)
    desk.shot("market-par")
    desk.step(par.first.click)


def trade(desk: Screen) -> None:
    """In the ledger: a click on the cell of unsold shares buys one; where there are several ways, they are listed."""
    desk.tab("ledger")
    ledger = desk.part("ledger")
    expect(desk.band).to_contain_text("Eve to act")
    ledger.locator("tr:has-text('ATA') button.deal").click()
    desk.shot("ledger-deal")
    desk.step(desk.page.locator(".strip").get_by_role("button", name="Start ATA at L.100").click)
    expect(desk.log).to_contain_text("ATA is launched")
    pass_until(desk, "Ann to act")
    desk.step(ledger.locator("tr:has-text('SFA') button.deal").click)
    expect(desk.log).to_contain_text("Ann buys 1 share of SFA from the treasury for L.100")
    expect(ledger.locator("tr:has-text('SFA')")).to_contain_text("2★")


def pass_until(desk: Screen, said: str) -> None:
    """The main button, which passes, until the band says something."""
    for _ in range(12):
        if said in desk.band.inner_text():
            return
        desk.step(desk.primary.click)
    expect(desk.band).to_contain_text(said)


def operate(desk: Screen, corp: str, hex: str) -> None:
    """Lay a tile, take the token if there is room for one, buy a train, done."""
    expect(desk.band).to_contain_text(f"for {corp}")
    desk.page.locator(f".lights .can[data-hex={hex}]").click()
    expect(desk.primary).to_contain_text(f"on {hex}")
    desk.step(desk.primary.click)
    expect(desk.log).to_contain_text(re.compile(rf"{corp} lays tile \d+ on {hex}"))
    train = desk.page.locator("aside.left").get_by_role("button", name="Buy a 4H train for L.100").first
    while not train.is_visible():
        token = desk.page.locator(".lights .can").first
        if token.is_visible():
            token.click()
        desk.step(desk.primary.click)
    desk.step(train.click)
    expect(desk.log).to_contain_text(f"{corp} buys a 4H train for L.100")
    if f"for {corp}" in desk.band.inner_text():
        desk.step(lambda: desk.page.keyboard.press("Shift+Enter"))


def test_1849_by_mouse_through_auction_stock_round_and_operating_rounds(desk: Screen) -> None:
    desk.begin("1849", SEATS)
    expect(desk.band).to_contain_text("Private auction")
    buy_all_privates(desk)
    expect(desk.band).to_contain_text("Stock round 1")
    trade(desk)

    pass_until(desk, "Operating round 1.1")
    desk.tab("map")
    operate(desk, "SFA", "J6")
    operate(desk, "ATA", "L12")
    expect(desk.band).to_contain_text("Stock round 2")
    desk.shot("table-after-operating-round")

    pass_until(desk, "Operating round 2.1")
    for _ in range(12):
        if "Run for" in desk.primary.inner_text():
            break
        desk.step(desk.primary.click)
    desk.shot("table-quiet-turn")
    corp = desk.page.locator("aside.left header .mark").first.inner_text()
    before = desk.ply
    desk.step(desk.primary.click)  # run, pay, done
    expect(desk.log).to_contain_text(re.compile(rf"{corp} pays out L"))
    expect(desk.log).to_contain_text(re.compile(rf"{corp} runs for L"))
    assert desk.ply >= before + 2
    expect(desk.band).not_to_contain_text(f"for {corp}")


def test_one_click_after_the_question_ends_the_game_for_all_at_this_screen(desk: Screen) -> None:
    open_new(desk, "1830")
    desk.step(desk.page.locator("aside.left button.buy").first.click)
    desk.tab("table")
    card = desk.part("end-game")
    card.get_by_role("button", name="End the game here").click()
    expect(card).to_contain_text("over at once, for all at this screen")
    desk.shot("end-game")
    desk.step(card.get_by_role("button", name="yes", exact=True).click)
    expect(desk.part("result")).to_be_visible()
    expect(desk.band).to_contain_text("by agreement")
    expect(card).to_have_count(0)
