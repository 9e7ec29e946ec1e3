"""Nothing that axe knows to be wrong, in every view of a table and on every page around it, by day and by night.

Views take turns at the three languages and at the two sizes; several share a page, since loading one takes longer than
looking at it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import tresham
from tests.marks import ROOT
from tests.turns import beginning_of_turn
from tests.unit.report.records import recorded
from tests.web.club import join_club
from tests.web.conftest import NewScreen
from tests.web.positions import open_game, open_new
from tests.web.screen import Screen
from tresham.puzzles import chosen

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LEAVES = ("map", "market", "ledger", "corporations", "trains", "tiles", "analysis", "table")
ON_A_PHONE = (*LEAVES, "log", "players")
"""A desktop shows log and players beside every leaf."""
PAGES = {
    "/": "h2",
    "/new": "[data-test=create]",
    "/rules/1830": "main p",
    "/learn": "main a, main button",
    "/puzzles": ".list a",
    "/settings": "[data-key]",
    "/nowhere": "main h1",
}
"""By path: what is there once the page has come."""

VIOLATIONS = """rules => axe.run({resultTypes: ['violations'], ...rules && {runOnly: rules}})
    .then(found => found.violations)"""


class Eyes:
    """Looks at views of one screen, and remembers what axe has found in any of them."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.found = screen, list[str]()

    def look(self, view: str) -> None:
        """At what is on the screen now. At night only colours have changed. The browser itself puts axe into the page,
        so the page's own policy is not asked."""
        page = self.screen.page
        page.evaluate(f"if (!window.axe) {{ {AXE.read_text(encoding='utf-8')} }}")
        for dark, rules in ((False, None), (True, ["color-contrast"])):
            page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
            page.evaluate("() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)))")
            self.screen.laid_out()
            told: list[Any] = page.evaluate(VIOLATIONS, rules)
            self.found += [
                f"{view}, dark: {dark}: {one['id']} {node['target']}" for one in told for node in one["nodes"]
            ]


@pytest.fixture
def eyes() -> Iterator[Any]:
    """Makes eyes for screens; in the end none of them may have seen anything."""
    made: list[Eyes] = []

    def of(screen: Screen) -> Eyes:
        made.append(Eyes(screen))
        return made[-1]

    yield of
    assert [one for some in made for one in some.found] == []


def at_a_table(screen: Screen) -> str:
    """A turn of 1830 on the screen; the address of its table."""
    open_game(screen, beginning_of_turn("1830"))
    expect(screen.primary).to_be_visible()
    return screen.page.url.removeprefix(screen.address)


@pytest.mark.parametrize(("size", "language", "leaves"), [("desktop", "en", LEAVES), ("phone", "ru", ON_A_PHONE)])
def test_leaves_of_a_table(
    screens: NewScreen, home: str, eyes: Any, size: str, language: str, leaves: tuple[str, ...]
) -> None:
    screen = screens(home, size, language)
    seen, table = eyes(screen), at_a_table(screen)
    for leaf in leaves:
        screen.go(f"{table}?tab={leaf}")
        expect(screen.page.locator(f"main[data-tab={leaf}]")).to_be_visible()
        expect(screen.primary).to_be_visible()
        seen.look(f"{leaf} on a {size}")


@pytest.mark.parametrize(("size", "language"), [("desktop", "ru"), ("phone", "pl")])
def test_pages_around_a_table(screens: NewScreen, home: str, eyes: Any, size: str, language: str) -> None:
    screen = screens(home, size, language)
    seen = eyes(screen)
    for path, there in PAGES.items():
        screen.go(path)
        expect(screen.page.locator(there).first).to_be_visible()
        seen.look(f"{path} on a {size}")


@pytest.mark.parametrize(("size", "language"), [("desktop", "pl"), ("phone", "en")])
def test_what_opens_over_a_table(screens: NewScreen, home: str, eyes: Any, size: str, language: str) -> None:
    """Help, a card, the companion, the question before an end, the past and a branch of it."""
    screen = screens(home, size, language)
    page, seen, table = screen.page, eyes(screen), at_a_table(screen)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    seen.look(f"help on a {size}")
    page.keyboard.press("Escape")
    screen.part("companion-on").click()
    expect(screen.part("companion").locator("li").first).to_be_visible()
    page.locator("[data-card]:visible").first.click()
    expect(screen.part("card")).to_be_visible()
    seen.look(f"companion and card on a {size}")
    screen.go(f"{table}?tab=table")
    screen.part("end-game").locator("button").click()
    expect(screen.part("end-game").locator("button")).to_have_count(2)
    seen.look(f"a question on a {size}")
    screen.go(f"{table}?at=40")
    expect(page.locator("[data-test=band][data-mode=history]")).to_be_visible()
    seen.look(f"history on a {size}")
    game = table.split("/")[2]
    branch = screen.send("POST", f"/games/{game}/branches", {"at": 40, "name": "Otherwise", "shared": False})["id"]
    screen.go(f"/table/{branch}")
    expect(page.locator("[data-test=band][data-mode=branch]")).to_be_visible()
    seen.look(f"a branch on a {size}")


@pytest.mark.parametrize(("size", "language"), [("desktop", "pl"), ("phone", "ru")])
def test_puzzles_and_the_menu_of_a_table(screens: NewScreen, home: str, eyes: Any, size: str, language: str) -> None:
    screen = screens(home, size, language)
    seen = eyes(screen)
    for kind in ("rescue", "runs"):
        screen.go(f"/puzzles/{chosen('1849', kind)[0].id}")
        expect(screen.page.locator("svg.map text").first).to_be_attached()
        if kind == "rescue":
            screen.part("saved-yes").check()
        seen.look(f"puzzle of {kind} on a {size}")
    screen.page.locator(".runs .btn.primary").click()
    expect(screen.part("verdict")).to_be_visible()
    seen.look(f"verdict on a {size}")
    open_new(screen, "1830")
    screen.go()
    screen.part("manage").first.click()
    screen.part("table-menu").locator("[data-test=remove]").click()
    expect(screen.part("remove-now")).to_be_visible()
    seen.look(f"menu of a table on a {size}")


@pytest.mark.parametrize(("size", "language"), [("desktop", "ru"), ("phone", "pl")])
def test_an_auction_a_lesson_and_the_end_of_a_game(
    screens: NewScreen, home: str, eyes: Any, size: str, language: str
) -> None:
    """After the puzzles: a report keeps the server busy for a while, and puzzles stand in the same line."""
    screen = screens(home, size, language)
    seen = eyes(screen)
    open_new(screen, "1849")
    seen.look(f"auction on a {size}")
    lesson = screen.send("POST", "/lessons/shares", {"again": True})["id"]
    screen.go(f"/table/{lesson}")
    expect(screen.part("coach")).to_be_visible()
    seen.look(f"lesson on a {size}")
    open_game(screen, json.loads(tresham.save(recorded("1849/3-naive-rulebook"))))
    expect(screen.part("result")).to_be_visible()
    seen.look(f"result on a {size}")
    screen.go(f"{screen.page.url.removeprefix(screen.address)}/report")
    expect(screen.page.locator("[data-test=chart] canvas").first).to_be_visible()
    screen.page.locator("details summary").first.click()
    seen.look(f"report on a {size}")


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "pl")])
def test_pages_of_a_club(screens: NewScreen, club: str, eyes: Any, size: str, language: str) -> None:
    """Signing in, an invitation, the room of those who wait, an account that is about to be deleted."""
    screen, stranger = screens(club, size, language), screens(club, size, language)
    join_club(screen, "Ann")
    wish = {"title": "1850", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "private"}
    game = screen.send("POST", "/games", wish)["id"]
    link = screen.send("POST", f"/games/{game}/invitations", {})["code"]
    seen = eyes(stranger)
    for path, there in (("/sign-in", "form"), ("/sign-up", "form"), (f"/invitations/{link}", ".card a")):
        stranger.go(path)
        expect(stranger.page.locator(there).first).to_be_visible()
        seen.look(f"{path} on a {size}")
    seen = eyes(screen)
    screen.go(f"/table/{game}")
    expect(screen.part("invitations")).to_be_visible()
    seen.look(f"waiting room on a {size}")
    screen.go("/settings")
    screen.page.locator("main .btn.danger").last.click()
    expect(screen.part("leaving")).to_be_visible()
    seen.look(f"account on a {size}")
