"""Slips of the hand: the panel keeps its order in a turn, and a click meant for what was there does nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.turns import poor_until_a_sale
from tests.web.positions import open_game, open_new, open_position
from tests.web.screen import Screen


def headings(screen: Screen) -> list[str]:
    """The blocks of the panel."""
    return screen.page.locator("aside.left section section > h3").all_inner_texts()


def middle(where: Locator) -> tuple[float, float]:
    where.scroll_into_view_if_needed()
    box = where.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def selling(screen: Screen) -> Locator:
    """The sale that brings enough money to start a corporation."""
    document, shares = poor_until_a_sale()
    open_game(screen, document)
    return screen.page.locator("aside.left").get_by_role("button", name=re.compile(rf"^Sell {shares} share")).first


def test_a_double_click_on_a_sale_starts_no_corporation(desk: Screen) -> None:
    """The sale brings money, and with it the par prices: they must not come under the hand."""
    sale = selling(desk)
    at, blocks, before = middle(sale), headings(desk), desk.ply
    seat = desk.band.inner_text().split()[0]
    desk.page.mouse.click(*at)
    desk.await_ply(before + 1)
    expect(desk.page.locator(".game")).to_have_attribute("aria-busy", "false")
    desk.page.mouse.click(*at)
    expect(desk.page.locator("aside.left [data-par]")).not_to_have_count(0)
    expect(desk.page.locator(".game")).to_have_attribute("aria-busy", "false")
    desk.shot("double-click")
    assert headings(desk)[: len(blocks)] == blocks, "what was there stays above what is new"
    assert desk.ply - before in (1, 2), "one sale, or the same once more"
    expect(desk.log).to_contain_text("sells")
    started = re.compile(rf"{seat} sets the par price of")
    expect(desk.log.locator("p").filter(has_text=str(before + 2)).filter(has_text=started)).to_have_count(0)
    expect(desk.band).to_contain_text(f"{seat} to act")


def test_a_click_on_what_has_just_come_does_nothing(desk: Screen) -> None:
    """Par prices that appear are not for the same movement of the hand, nor is what came in its place by a key."""
    desk.step(selling(desk).click)
    after = desk.ply
    desk.calm()
    desk.page.keyboard.press("Control+z")
    desk.await_ply(after + 1)
    expect(desk.page.locator("aside.left [data-par]")).to_have_count(0)
    desk.page.evaluate(
        """() => {
          const watch = new MutationObserver(() => {
            const corp = document.querySelector('aside.left [data-par]');
            if (!corp) return;
            watch.disconnect();
            corp.click();
            window.tried = corp.getAttribute('aria-pressed');
          });
          watch.observe(document.querySelector('aside.left'), {childList: true, subtree: true, attributes: true});
        }"""
    )
    desk.page.keyboard.press("Control+y")
    desk.await_ply(after + 2)
    desk.page.wait_for_function("() => window.tried !== undefined")
    expect(desk.page.locator(".game")).to_have_attribute("aria-busy", "false")
    expect(desk.page.locator("aside.left button.price")).to_have_count(0)
    assert desk.ply == after + 2


def test_a_corporation_is_started_by_a_second_press_elsewhere(desk: Screen) -> None:
    """First the corporation, then its price, which tells what one can do with it."""
    open_position(desk, "1830", 20, "start_corporation")
    corp = desk.page.locator("aside.left [data-par]").first
    at, before = middle(corp), desk.ply
    desk.page.mouse.dblclick(*at)
    prices = desk.part("prices").locator("button")
    expect(prices).to_have_count(4)
    expect(corp).to_have_attribute("aria-pressed", "true")
    assert middle(corp) == at
    assert desk.ply == before
    said = prices.first.get_attribute("aria-label") or ""
    assert re.match(r"Start \w+ at \$(\d+), paying \$\d+\. \d shares? affordable.*floats with 6 shares.* \$\d+", said)
    desk.shot("start")
    desk.step(prices.first.click)
    expect(desk.log).to_contain_text("sets the par price of")


@pytest.mark.parametrize("title", ["1830", "1848", "18CZ", "1850"])
def test_all_that_can_be_started_is_seen_at_once(desk: Screen, title: str) -> None:
    """However many corporations and prices there are: no column of buttons that one has to scroll through."""
    open_position(desk, title, 0, "start_corporation")
    corps = desk.page.locator("aside.left [data-par]")
    expect(corps.first).to_be_visible()
    assert corps.count() > 3
    corps.last.click()
    desk.calm()
    desk.shot("pars")
    for button in (*corps.all(), *desk.part("prices").locator("button").all()):
        expect(button).to_be_in_viewport(ratio=1)


def test_a_corporation_is_started_from_its_card_by_two_presses(desk: Screen) -> None:
    open_position(desk, "1830", 90, "start_corporation")
    desk.tab("corporations")
    card = desk.page.locator(".charter", has=desk.page.get_by_role("button", name=re.compile("^Start "))).first
    card.get_by_role("button", name=re.compile("^Start ")).first.dblclick()
    before = desk.ply
    desk.shot("start-card")
    expect(desk.part("start")).to_be_visible()
    assert desk.ply == before
    desk.step(desk.part("start").click)
    expect(desk.log).to_contain_text("sets the par price of")


def test_a_key_held_down_acts_once(desk: Screen) -> None:
    open_new(desk, "1830")
    before = desk.ply
    desk.page.keyboard.down("1")
    for _ in range(5):
        desk.page.keyboard.down("1")
    desk.page.keyboard.up("1")
    desk.await_ply(before + 1)
    expect(desk.band).to_contain_text("Bob to act")
