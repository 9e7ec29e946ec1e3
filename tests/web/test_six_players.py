"""Six players beside the map: one's own seat, a sign of those out of sight, and a log that can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewScreen

SEATS = ["Bob", "Eve", "Joe", "Liz", "Max", "Ann"]
HIDDEN = """column => [...column.querySelectorAll('article')].filter(one => {
    const [box, all] = [one.getBoundingClientRect(), column.getBoundingClientRect()];
    const queue = column.querySelector('.queue')?.getBoundingClientRect().top ?? all.bottom;
    return box.bottom > Math.min(all.bottom, queue) + 1;
}).length"""


@pytest.mark.parametrize(("size", "lines"), [("desktop", 5), ("laptop", 3)])
@pytest.mark.parametrize("title", ["1830", "1848"])
def test_the_column_of_six_players(screens: NewScreen, home: str, title: str, size: str, lines: int) -> None:
    screen = screens(home, size)
    seats = [{"kind": "me" if name == "Ann" else "bot", "name": name} for name in SEATS]
    wish = {"title": title, "seats": seats, "options": [], "order": "fixed", "seed": 7, "start": True}
    game = screen.send("POST", "/games", wish)["id"]
    screen.go(f"/table/{game}")
    column = screen.page.locator(".players")
    rows = column.locator("article")
    expect(rows).to_have_count(6)
    expect(rows.first).to_contain_text("Ann")
    screen.laid_out()
    told = column.get_attribute("data-below") is not None
    assert told == (column.evaluate(HIDDEN) > 0)
    log = screen.log.bounding_box()
    assert log
    assert log["height"] >= lines * 30
    screen.shot(f"six-{title}")
