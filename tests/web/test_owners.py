"""Owners without a seat, shares that corporations hold themselves, and corporations that are gone, in the ledger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_new
from tests.web.screen import Screen


def on_ledger(screens: NewScreen, address: str, size: str = "desktop") -> Screen:
    screen = screens(address, size)
    open_new(screen, "bricks")
    expect(screen.primary).to_be_visible()
    screen.go(f"{screen.page.url.removeprefix(screen.address)}?tab=ledger")
    expect(screen.part("ledger")).to_be_visible()
    return screen


def line(screen: Screen, head: str) -> list[str]:
    """A row of the ledger, cell by cell."""
    row = screen.part("ledger").locator("tr", has=screen.page.get_by_role("rowheader", name=head, exact=True))
    return [text.strip() for text in row.locator("td").all_inner_texts()]


@pytest.mark.parametrize("size", ["desktop", "slate", "phone"])
def test_who_has_no_seat_has_a_column_and_no_turn(screens: NewScreen, isles: str, size: str) -> None:
    screen = on_ledger(screens, isles, size)
    heads = [text.strip() for text in screen.part("ledger").locator("thead th").all_inner_texts()]
    assert heads[1:8] == ["Ann", "Bob", "Eve", "HM", "Unsold", "Pool", "Own"]
    head = screen.part("ledger").locator("thead th", has_text="HM")
    expect(head).to_have_attribute("title", "The Hermit of the Isle")
    assert line(screen, "B")[:7] == ["", "", "1", "3", "", "", "1"]
    assert line(screen, "Cash")[:4] == ["£400", "£400", "£400", "£35"]
    assert line(screen, "Worth")[3] == line(screen, "Certificates")[3] == ""
    screen.shot("owners")


def test_below_the_players_stands_who_has_no_seat(screens: NewScreen, isles: str) -> None:
    screen = on_ledger(screens, isles)
    owner = screen.part("owner")
    expect(owner).to_contain_text("The Hermit of the Isle")
    expect(owner).to_contain_text("no seat")
    assert screen.page.locator(".players article").last.get_attribute("data-test") == "owner"


def test_corporations_that_are_gone_say_what_became_of_them(screens: NewScreen, isles: str) -> None:
    screen = on_ledger(screens, isles)
    assert line(screen, "C")[-1] == "taken over"
    assert line(screen, "DUN")[-1] == "closed, may be started again"
    assert line(screen, "EEL")[-1] == ""
    screen.tab("corporations")
    card = screen.page.get_by_role("article", name="Bely Light")
    expect(card).to_contain_text("The Hermit of the Isle")
    expect(card.get_by_role("listitem").filter(has_text="Own")).to_contain_text("1")
    expect(screen.page.get_by_role("article", name="Cork Harbour")).to_contain_text("taken over")
