"""The end by agreement in records of 18xx.games: there, one entry of one player ends the game for all."""

from typing import Any

import pytest

import tresham
from tests.story import given
from tresham.bots import make_bot
from tresham.core import action as act
from tresham.core.agreeing import unwilling
from tresham.core.event import GameEnded
from tresham.core.game import Game
from tresham.interop.xxgames.replaying import replay
from tresham.interop.xxgames.trace import Tracer
from tresham.interop.xxgames.writer import record
from tresham.titles import PROFILES


def read(data: dict[str, Any]) -> Game:
    game, _, played = replay(data)
    assert all(played)
    return game


def ended(profile: str, title: str = "1830", plies: int = 60) -> Game:
    """A game that is broken off; on the way somebody would have ended it and played on."""
    game, bot = tresham.new(title, ["Ann", "Bob", "Eve"], seed=3, profile=profile), make_bot("naive", 3)
    while game.ply < plies:
        if game.ply in (10, 30) and game.to_act in unwilling(game.state):
            game.push(act.EndGame(game.to_act))
        game.push(bot.choose(game))
    for player in unwilling(game.state):
        game.push(act.EndGame(player))
    assert game.over
    return game


@pytest.mark.parametrize("title", ["1830", "1849"])
@pytest.mark.parametrize("profile", PROFILES)
def test_the_end_is_told_once_and_read_as_the_end(profile, title):
    game = ended(profile, title)
    data = record(game)
    ends = [entry for entry in data["actions"] if entry["type"] == "end_game"]
    assert ends == [data["actions"][-1]]
    assert set(ends[0]) == {"type", "entity", "entity_type", "id"}
    assert (data["status"], data["game_end_reason"]) == ("finished", "manually_ended")
    again = read(data)
    assert [event.cause for event in again.node.events if isinstance(event, GameEnded)] == ["agreement"]
    assert again.scores() == {name: data["result"][str(seat)] for seat, name in enumerate(again.players, 1)}


def test_a_corporations_name_under_it_ends_the_game_too():
    data = record(ended("18xx.games"))
    data["actions"][-1] |= {"entity": "PRR", "entity_type": "corporation"}
    assert read(data).over


def test_an_end_that_was_taken_back_is_none():
    data = record(ended("18xx.games"))
    data["actions"].append({"type": "undo", "entity": 1, "entity_type": "player", "id": len(data["actions"]) + 1})
    assert not read(data).over


def test_an_end_after_the_end_changes_nothing():
    data = record(ended("18xx.games"))
    data["actions"].append({**data["actions"][-1], "id": len(data["actions"]) + 1})
    assert read(data).over


def test_who_leaves_the_others_to_end_the_game_is_followed_by_the_end():
    story = given("1849", "Ann Bob Eve", "18xx.games").phase("8").launched("CTL 100, ATA 100").papers("Ann", "CTL P")
    story.papers("Bob", "ATA P").operated("CTL ATA").cash("Ann 10, CTL 20").tile("D6", "9", 2).tile("E7", "3", 2)
    story.operates("CTL", "trains", of=2)
    story.when("CTL").goes_bankrupt()
    for name in ("Bob", "Eve"):
        story.when(name).do(act.EndGame(story.party(name)))
    story.when("Ann").leaves()
    assert [entry["type"] for entry in record(story.game)["actions"]] == ["bankrupt", "choose", "end_game"]


def test_the_hundredth_turn_is_the_last_on_the_site():
    story = given("1849", "Ann Bob Eve", "18xx.games").stock_round(100, "Ann").everybody_passes()
    told = record(story.game)
    assert (told["status"], told["game_end_reason"], len(told["actions"])) == ("finished", "dnf", 3)


def test_a_game_in_which_nothing_happens_any_more_goes_on_to_the_last_turn_on_the_site():
    story = given("1849", "Ann Bob Eve", "18xx.games").phase("8").launched("CTL 100").launch_order("")
    story.papers("Ann", "CTL P").operated("CTL").cash("Ann 0, Bob 0, Eve 0, CTL 0").operates("CTL", "trains")
    story.when("CTL").goes_bankrupt()
    assert [event.cause for event in story.happened(GameEnded)] == ["stalemate"]
    line = Tracer(story.game, [1, 2, 3]).line(1, {"id": 1}, [story.game.node])
    assert (line["state"]["round"]["kind"], line["state"]["round"]["turn"]) == ("stock", 100)
    assert record(story.game)["game_end_reason"] == "dnf"
