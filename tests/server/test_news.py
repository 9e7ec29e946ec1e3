"""What has happened since somebody's last move."""

from __future__ import annotations

import re

import pytest

import tresham
from tests.server.people import Browser
from tests.server.tables import Company, hot_seat, look, play
from tests.server.test_titles import LETTERS
from tresham.bots import make_bot
from tresham.core.event import RoundBegan, TileLaid, TrainsRun
from tresham.core.saved import save


def news(browser: Browser, game: str, lang: str = "en") -> dict:
    answer = browser.get(f"/games/{game}/since?lang={lang}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_everybody_is_told_what_the_others_did(visitor):
    company = Company(visitor)
    company.play(3)  # Ann, Bob, Eve, one after the other
    assert look(company.ann, company.game)["acting"] == ["Ann"]
    told = news(company.ann, company.game)
    assert (told["since"], told["ply"]) == (1, 3)
    assert [one["name"] for one in told["deeds"]] == ["Bob", "Eve"]
    assert {line["ply"] for one in told["deeds"] for line in one["lines"]} == {2, 3}
    assert [one["name"] for one in news(company.bob, company.game)["deeds"]] == ["Eve"]


def test_in_ones_own_turn_what_came_before_it_still_stands(visitor):
    company = Company(visitor)
    company.play(4)  # Ann again
    assert [one["name"] for one in news(company.ann, company.game)["deeds"]] == ["Bob", "Eve"]


def test_what_was_taken_back_is_no_news(visitor):
    company = Company(visitor, undo="free")
    ply = company.play(3)
    assert company.eve.post(f"/games/{company.game}/undo", {"ply": ply}).status_code == 200
    assert [one["name"] for one in news(company.ann, company.game)["deeds"]] == ["Bob"]


def test_whoever_looks_on_is_told_of_the_round(visitor):
    company = Company(visitor, visibility="public")
    company.play(3)
    assert {one["name"] for one in news(company.max, company.game)["deeds"]} == {"Ann", "Bob", "Eve"}


def test_strangers_are_told_nothing(visitor):
    company = Company(visitor)
    company.play(2)
    assert company.ann.patch(f"/games/{company.game}", {"visibility": "private"}).status_code == 200
    assert company.max.get(f"/games/{company.game}/since").status_code == 404


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_news_speak_the_readers_language(visitor, lang):
    ann = visitor().register("Ann")
    game = hot_seat(ann)
    play(ann, game, 4)
    lines = [line["text"] for one in news(ann, game, lang)["deeds"] for line in one["lines"]]
    assert lines
    assert all(re.search(LETTERS[lang], line) for line in lines)


def test_new_tiles_prices_and_runs_are_marked(visitor):
    """A game of bots up to the moment when Ann is asked after others have laid track and run trains."""
    game, bot = tresham.new("1830", ["Ann", "Bob", "Eve"], seed=3), make_bot("naive", 3)
    seats: list[str] = []
    while True:
        who = game.players[game.title.players.index(game.to_act)]
        others = list(game.line())[1:][len(seats) - seats[::-1].index(who) :] if who in seats else []
        kinds = {type(event) for node in others for event in node.events}
        if {TileLaid, TrainsRun} <= kinds and RoundBegan not in kinds:
            break
        seats.append(who)
        game.push(bot.choose(game))
    ann = visitor().register("Ann")
    table = ann.post("/games", {"import": save(game)}).json()
    told = news(ann, table["id"])
    laid = {game.title.atlas.names[one.hex] for node in others for one in node.events if isinstance(one, TileLaid)}
    assert set(told["tiles"]) == laid
    assert told["runs"]
    for one in told["runs"]:
        assert sum(run["revenue"] for run in one["runs"]) == one["revenue"]
        assert all(run["path"] and run["colour"] for run in one["runs"])
    assert all(one["before"] != one["after"] for one in told["prices"])
    assert told["prices"]
