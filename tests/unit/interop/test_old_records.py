"""Records as the site wrote them years ago: they say less, and mean the same."""

from __future__ import annotations

from typing import Any

import pytest

import tresham
from tests.marks import rule
from tests.unit.interop.sample_records import Entry, sound
from tresham.bots import make_bot
from tresham.core.event import RoundBegan
from tresham.core.illegal import Illegal
from tresham.core.naming import Malformed
from tresham.interop.xxgames.replaying import replay
from tresham.interop.xxgames.writer import record


def played(data: dict[str, Any]) -> tuple[list[Any], Any]:
    """The ids of the players, and the position to which all entries lead."""
    game, ids, entries = replay(data)
    for _ in entries:
        pass
    return list(ids), game.state


def by_names(data: dict[str, Any]) -> None:
    """A game around one screen: players have no ids, and names say who acts."""
    names = {player["id"]: player["name"] for player in data["players"]}
    data["players"] = [{"name": player["name"]} for player in data["players"]]
    for entry in entries_of_players(data):
        entry["entity"] = names[entry["entity"]]


def by_words(data: dict[str, Any]) -> None:
    """Ids are words."""
    for player in data["players"]:
        player["id"] = f"hs_{player['id']}"
    for entry in entries_of_players(data):
        entry["entity"] = f"hs_{entry['entity']}"


def by_text(data: dict[str, Any]) -> None:
    """Ids are numbers written as text."""
    for player in data["players"]:
        player["id"] = str(player["id"])
    for entry in entries_of_players(data):
        entry["entity"] = str(entry["entity"])


def without_percent(data: dict[str, Any]) -> None:
    """How much is dealt in follows from the certificates."""
    for entry in data["actions"]:
        entry.pop("percent", None)


def without_hexes(data: dict[str, Any]) -> None:
    """Routes tell their stretches and nothing else."""
    for entry in data["actions"]:
        for route in entry.get("routes", ()):
            del route["hexes"], route["nodes"]


def entries_of_players(data: dict[str, Any]) -> list[Entry]:
    return [entry for entry in data["actions"] if entry["entity_type"] == "player"]


@pytest.mark.parametrize("change", [by_names, by_words, by_text, without_percent, without_hexes])
def test_a_record_of_an_older_form_means_the_same(change: Any) -> None:
    data = sound()
    _, state = played(data)
    change(data)
    assert played(data)[1] == state


def test_a_train_that_goes_nowhere_stays_at_home() -> None:
    data = sound()
    _, state = played(data)
    routes = next(entry["routes"] for entry in data["actions"] if entry.get("routes"))
    routes.append({"train": "2-1", "connections": [], "hexes": [], "revenue": 0})
    assert played(data)[1] == state


def bank_of_england_pays_at(at: int) -> dict[str, Any]:
    """A game of 1848 up to its first operating turns. A dividend of the Bank of England is an entry of its own, so many
    entries behind the one with which the round begins."""
    game, bot = tresham.new("1848", ["Ann", "Bob", "Eve"], seed=3, profile="18xx.games"), make_bot("naive", 3)
    began = 0
    while game.ply < began + 3 or not began:
        game.push(bot.choose(game))
        if any(isinstance(event, RoundBegan) and event.kind == "operating" for event in game.node.events):
            began = len(record(game)["actions"])
    data = record(game)
    dividend = {"type": "dividend", "entity": "BOE", "entity_type": "corporation", "kind": "payout", "id": 999}
    data["actions"].insert(began + at, dividend)
    return data


@rule("1848-PD-40")
def test_a_dividend_of_the_bank_of_england_may_be_an_entry_of_its_own() -> None:
    data = bank_of_england_pays_at(0)
    _, state = played(data)
    data["actions"] = [entry for entry in data["actions"] if entry["type"] != "dividend"]
    assert played(data)[1] == state


@rule("1848-PD-40")
@pytest.mark.parametrize("at", [-1, 1])
def test_at_any_other_time_it_pays_no_dividend(at: int) -> None:
    with pytest.raises(Illegal):
        played(bank_of_england_pays_at(at))


def test_players_without_ids_are_known_by_their_names() -> None:
    data = sound()
    by_names(data)
    assert played(data)[0] == ["Ann", "Bob", "Eve"]


@pytest.mark.parametrize("id", [True, 1.5, [1]])
def test_an_id_that_is_none(id: Any) -> None:
    data = sound()
    data["players"][0]["id"] = id
    with pytest.raises(Malformed, match="neither a number nor a name"):
        replay(data)
