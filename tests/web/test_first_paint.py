"""How soon and how heavy: the first paint of a running game with nothing in the cache, and pictures of every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_new
from tests.web.screen import Screen

MOST_BYTES = 300_000


@pytest.fixture
def game(desk: Screen) -> str:
    """The address of a running game of 1830."""
    open_new(desk, "1830")
    return desk.page.url.removeprefix(desk.address)


def test_a_running_game_is_there_with_few_bytes(screens: NewScreen, home: str, game: str) -> None:
    """Time depends on the machine and is measured elsewhere; what travels does not."""
    screen = screens(home, new=True)
    measure = screen.context.new_cdp_session(screen.page)
    measure.send("Network.enable")
    sizes: list[float] = []
    measure.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    screen.go(game)
    expect(screen.primary).to_be_enabled()
    screen.page.locator(".board polygon").first.wait_for()
    screen.page.locator("#tresham-symbols svg").wait_for(state="attached")
    assert 20_000 < sum(sizes) < MOST_BYTES


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
def test_pictures_of_the_table(screens: NewScreen, home: str, game: str, size: str, dark: bool) -> None:
    screen = screens(home, size, dark=dark)
    light = "dark" if dark else "light"
    screen.go("/")
    expect(screen.part("quick-bot").first).to_be_visible()
    screen.shot(f"lobby-{light}")
    screen.go(game)
    for tab in ("map", "market", "ledger", "corporations", "trains", "tiles", "table"):
        screen.page.evaluate(
            "tab => { history.pushState({}, '', `?tab=${tab}`); dispatchEvent(new PopStateEvent('popstate')) }", tab
        )
        expect(screen.primary).to_be_visible()
        expect(screen.page.locator(f"main.centre[data-tab={tab}]")).to_be_visible()
        screen.shot(f"table-{tab}-{light}")
