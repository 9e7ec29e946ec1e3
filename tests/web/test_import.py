"""A recorded game of 18xx.games, dropped on the page: at every ply the page shows the board as the engine has it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tresham
from tests.unit.interop.sample_records import with_the_certificate_of_another
from tests.web.conftest import NewScreen
from tests.web.screen import Screen
from tresham.core.game import Game
from tresham.core.saved import save
from tresham.draw import drawings
from tresham.interop.xxgames.replaying import replay
from tresham.view import look


@pytest.fixture
def played(oracle: Path) -> tuple[Path, Game]:
    """The record of a real game of 1849, and the same game as the engine knows it."""
    file = oracle / "1849/1849_game_end_bank.json"
    game, _, entries = replay(json.loads(file.read_text()))
    for _ in entries:
        pass
    return file, game


def test_a_recorded_game_shows_the_right_board_at_any_ply(desk: Screen, played: tuple[Path, Game]) -> None:
    file, game = played
    desk.go()
    desk.part("import").set_input_files(file)
    expect(desk.part("result")).to_be_visible(timeout=30_000)
    desk.shot("imported")
    line = list(game.line())
    plies = [0, len(line) // 4, len(line) // 2, len(line) - 2]
    for ply in plies:
        desk.go(f"{desk.page.url.removeprefix(desk.address).split('?')[0]}?at={ply}")
        expect(desk.band).to_contain_text(f"History: ply {ply} of {len(line) - 1}")
        game.node = line[ply]
        told = drawings(game.title, game.state, "en")
        shown = desk.page.locator(".board ul li").all_inner_texts()
        assert sorted(shown) == sorted(one.says for one in told.values())
        cash = {player.name: player.cash for player in look(game).players}
        for name, sum in cash.items():
            expect(desk.page.locator(f".players article:has-text('{name}')").first).to_contain_text(f"{sum:,}")


def test_a_file_made_under_other_rules_can_be_opened_up_to_the_difference(desk: Screen, tmp_path: Path) -> None:
    game = tresham.new("1830", ["Ann", "Bob", "Eve"], seed=7)
    for _ in range(12):
        game.push(next(iter(game.legal_actions())))
    data = save(game)
    for move in data["moves"][8:]:
        move["digest"] = "0" * 24
    file = tmp_path / "other.json"
    file.write_text(json.dumps(data))
    desk.go()
    desk.expect_refusal(422)
    desk.part("import").set_input_files(file)
    expect(desk.page.get_by_text("made under other rules")).to_be_visible()
    box, button = desk.page.locator("label.drop").bounding_box(), desk.part("import-until").bounding_box()
    assert box
    assert button
    assert (button["x"], button["width"]) == (box["x"], box["width"]), "the button stands below the box it belongs to"
    assert button["y"] - box["y"] - box["height"] == 8
    desk.part("import-until").click()
    expect(desk.page).to_have_url(re.compile("/table/"))
    expect(desk.band).to_be_visible()
    expect(desk.page.get_by_text("made under other rules")).to_have_count(0, timeout=1_000)
    table = desk.page.url.split("/table/")[1].split("?")[0]
    told = desk.page.request.get(f"{desk.address}/api/v1/games/{table}").json()
    assert (told["ply"], told["status"]) == (8, "active")


@pytest.mark.parametrize(
    ("language", "sentence", "button"),
    [
        ("en", "Move {number} of the file cannot be read", "Open it up to move {until}"),
        ("ru", "Ход {number} в этом файле не читается", "Открыть до хода {until} включительно"),
        ("pl", "Ruchu {number} z tego pliku nie można odczytać", "Otwórz do ruchu {until} włącznie"),
    ],
)
def test_a_record_that_contradicts_itself_can_be_opened_up_to_there(
    screens: NewScreen, home: str, tmp_path: Path, language: str, sentence: str, button: str
) -> None:
    desk = screens(home, "desktop", language)
    data, number, _ = with_the_certificate_of_another()
    file = tmp_path / "contradiction.json"
    file.write_text(json.dumps(data))
    desk.go()
    desk.expect_refusal(422)
    desk.part("import").set_input_files(file)
    expect(desk.page.get_by_text(sentence.format(number=number))).to_be_visible(timeout=30_000)
    expect(desk.part("import-until")).to_have_text(button.format(until=number - 1))
    desk.part("import-until").click()
    expect(desk.page).to_have_url(re.compile("/table/"))
    expect(desk.band).to_be_visible()
    table = desk.page.url.split("/table/")[1].split("?")[0]
    assert desk.page.request.get(f"{desk.address}/api/v1/games/{table}").json()["ply"] == number - 1


def test_a_file_can_be_dropped(desk: Screen, played: tuple[Path, Game]) -> None:
    file, _ = played
    desk.go()
    desk.part("import").wait_for(state="attached")
    drop = """(label, text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], "game.json", {type: "application/json"}));
        label.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
    }"""
    desk.page.locator("label.drop").evaluate(f"(label, text) => ({drop})(label, text)", file.read_text())
    expect(desk.part("result")).to_be_visible(timeout=30_000)
