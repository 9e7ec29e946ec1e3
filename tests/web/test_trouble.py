"""When something goes wrong, the page says what, and what one can do about it; codes are for those who ask."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

import tresham
from tests.web.conftest import NewScreen
from tests.web.positions import open_new
from tests.web.screen import Screen
from tresham.core.saved import save

MACHINE = re.compile(r"[a-z]+_[a-z]+|body\.|undefined|TypeError|\(\d+\)")
"""What no sentence for players contains."""


def toast(screen: Screen) -> Locator:
    """The sentence of the last notice."""
    return screen.page.locator(".toast.bad p").first


def told(screen: Screen, sentence: str | re.Pattern[str]) -> None:
    """This is what the reader is told, and nothing that only a machine would understand."""
    expect(toast(screen)).to_have_text(sentence)
    expect(toast(screen)).not_to_have_text(MACHINE)


@pytest.fixture
def table(desk: Screen) -> Screen:
    """A hot seat of 1849."""
    open_new(desk, "1849")
    return desk


def test_a_move_into_the_void(table: Screen) -> None:
    """Whoever hears nothing from the server is told that the move is not confirmed, and the move still counts later."""
    table.expected.append("ERR_FAILED")
    table.page.route("**/actions*", lambda route: route.abort())
    table.page.locator("aside.left button.buy").first.click()
    told(
        table, "The server does not answer. Your last step is not confirmed; try it again when the connection is back."
    )
    expect(table.page.locator(".toast code")).to_have_text("unconfirmed")
    expect(table.page.locator(".toast code")).not_to_be_visible()
    table.page.unroute("**/actions*")
    table.step(table.page.locator("aside.left button.buy").first.click)


def test_a_look_into_the_void(table: Screen) -> None:
    table.expected.append("ERR_FAILED")
    table.page.locator("aside.left button.buy").first.click()
    table.await_ply(1)
    table.page.route("**/full*", lambda route: route.abort())
    table.part("back").click()
    told(table, "The server does not answer. Try again in a moment.")


@pytest.mark.parametrize(
    ("status", "sentence"),
    [
        (502, "The server is not well at the moment. Try again in a moment."),
        (413, "That is more than the server takes."),
        (418, "The server refused this. Load the page again; if it stays so, tell your host."),
    ],
)
def test_something_else_than_the_server_answers(table: Screen, status: int, sentence: str) -> None:
    """A proxy, for instance, which knows nothing of sentences."""
    table.expect_refusal(status)

    def answer(route: Route) -> None:
        route.fulfill(status=status, body="<h1>nginx</h1>", content_type="text/html")

    table.page.route("**/actions*", answer)
    table.page.locator("aside.left button.buy").first.click()
    told(table, sentence)


def give(screen: Screen, name: str, content: Any) -> None:
    """A file on the page."""
    body = content if isinstance(content, bytes) else json.dumps(content).encode()
    screen.part("import").set_input_files({"name": name, "mimeType": "application/json", "buffer": body})


NO_GAME = (
    "There is no game in this file that can be opened here: saved games of tresham and records of 18xx.games can be."
)


@pytest.mark.parametrize("content", [[1, 2], "chess", 5, None, {}, {"title": 1830}, {"title": "1830"}, {"moves": []}])
def test_a_file_without_a_game(desk: Screen, content: Any) -> None:
    desk.expect_refusal(422)
    desk.go()
    give(desk, "x.json", content)
    told(desk, NO_GAME if isinstance(content, dict) else "x.json is not a game file.")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Move 3 of the file cannot be read. The game can be opened up to move 2."),
        ("ru", "Ход 3 в этом файле не читается. Партию можно открыть до хода 2 включительно."),
        ("pl", "Ruchu 3 z tego pliku nie można odczytać. Grę można otworzyć do ruchu 2 włącznie."),
    ],
)
def test_a_game_with_one_bad_move(screens: NewScreen, home: str, language: str, sentence: str) -> None:
    """Its number is told, and how far the game is sound."""
    game = tresham.new("1830", ["Ann", "Bob", "Eve"], seed=1)
    for _ in range(5):
        game.push(next(iter(game.legal_actions())))
    file = save(game)
    file["moves"][2]["action"] = {"type": "fly"}
    screen = screens(home, "desktop", language)
    screen.expect_refusal(422)
    screen.go()
    give(screen, "bad.json", file)
    told(screen, sentence)


def test_a_lost_line_can_be_tried_at_once(desk: Screen) -> None:
    """The clock stands still, so that nothing but the click can bring the line back."""
    page = desk.page
    page.clock.install()
    open_new(desk, "1849")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3600)
    desk.expected.append("ERR_FAILED")
    page.route("**/events*", lambda route: route.abort())
    page.get_by_label("Language").select_option("pl")  # The stream is opened anew, in that language.
    button = page.get_by_role("button", name="Spróbuj teraz")
    expect(button).to_be_visible()
    desk.shot("line-lost")
    page.unroute("**/events*")
    button.click()
    expect(button).to_have_count(0)
