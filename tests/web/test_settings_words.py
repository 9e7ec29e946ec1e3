"""Settings do what they say, and say what they do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_position
from tests.web.screen import Screen

SAYS: dict[str, tuple[str, list[str], str, str]] = {
    "en": (
        "Theme",
        ["As the system", "Light", "Dark"],
        "Confirm tokens on the map",
        "first click places the token",
    ),
    "ru": ("Оформление", ["Как в системе", "Светлое", "Тёмное"], "Подтверждать маркеры", "первым же щелчком"),
    "pl": ("Wygląd", ["Jak w systemie", "Jasny", "Ciemny"], "Potwierdzaj stacje", "pierwsze kliknięcie"),
}
DOUBT = {
    "en": "Where rulebook and site differ",
    "ru": "Где книга и сайт расходятся",
    "pl": "Gdzie instrukcja i witryna",
}


@pytest.mark.parametrize("language", SAYS)
def test_labels_name_what_is_set(screens: NewScreen, home: str, language: str) -> None:
    theme, choices, confirm, without = SAYS[language]
    screen = screens(home, language=language)
    screen.go("/settings")
    legend = screen.page.locator("fieldset", has=screen.page.locator(".themes"))
    expect(legend.locator("legend")).to_have_text(theme)
    expect(legend.locator("button")).to_have_text(choices)
    told = screen.page.locator("label.switch")
    expect(told).to_contain_text(confirm)
    expect(told).to_contain_text(without)
    screen.go("/new")
    expect(screen.page.locator("main")).to_contain_text(DOUBT[language])
    open_position(screen, "1830", 90, "buy_shares")
    screen.tab("ledger")
    expect(screen.part("ledger").locator("thead")).to_contain_text("IPO")


def test_light_and_dark_are_what_they_say(desk: Screen) -> None:
    desk.go("/settings")
    grounds = {}
    for name in ("Light", "Dark"):
        desk.page.get_by_role("button", name=name, exact=True).click()
        colour = desk.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
        grounds[name] = sum(int(part) for part in re.findall(r"\d+", colour)[:3])
    assert grounds["Dark"] < 150 < 600 < grounds["Light"]


def test_without_confirming_the_first_click_places_the_token(desk: Screen) -> None:
    desk.go("/settings")
    desk.page.locator("label.switch input").uncheck()
    open_position(desk, "1830", 60, "place_token")
    expect(desk.primary).to_be_visible()
    desk.step(desk.page.locator("[data-target]").first.click)
    expect(desk.log).to_contain_text(re.compile("places a token"))
