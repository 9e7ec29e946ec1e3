"""What-ifs, and games that come from files."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import tresham
from tests.server.people import code_of
from tests.server.tables import Company, hot_seat, look, play
from tresham.interop.xxgames.replay_on_site import Untellable
from tresham.interop.xxgames.writer import record as record_of
from tresham.titles import profile_named

GOLDEN = Path(__file__).parent.parent / "golden"
BY_SITE = sorted(GOLDEN.glob("18*/*site.json.gz"))
BY_BOOK = sorted(GOLDEN.glob("18*/*rulebook.json.gz"))


@pytest.fixture
def ann(visitor):
    return visitor().register("Ann")


def document(path):
    return json.loads(gzip.decompress(path.read_bytes()))


def test_a_what_if_leaves_the_game_alone(visitor):
    company = Company(visitor)
    company.play(4)
    answer = company.bob.post(f"/games/{company.game}/branches", {"at": 2, "name": "What if", "shared": False})
    assert answer.status_code == 201
    branch = answer.json()
    assert branch["branch_of"] == {"game": company.game, "ply": 2}
    assert branch["you"]["seats"] == ["Ann", "Bob", "Eve"]
    assert branch["ply"] == 2
    there, here = (
        company.bob.get(f"/games/{game}/full{at}").json()["view"]
        for game, at in ((branch["id"], ""), (company.game, "?at=2"))
    )
    assert there == here
    assert play(company.bob, branch["id"], 3) == 5
    assert look(company.bob, company.game)["ply"] == 4
    assert company.bob.get(f"/games/{company.game}/branches").json()[0]["id"] == branch["id"]
    assert company.ann.get(f"/games/{company.game}/branches").json() == []
    assert company.ann.get(f"/games/{branch['id']}").status_code == 404
    assert all(game["id"] != branch["id"] for game in company.bob.get("/games?mine=1").json()["games"])
    assert company.bob.delete(f"/games/{branch['id']}").status_code == 204


def test_a_shared_what_if_is_read_by_others_and_played_by_its_owner(visitor):
    company = Company(visitor)
    company.play(4)
    branch = company.max.post(f"/games/{company.game}/branches", {"shared": True}).json()
    assert [one["id"] for one in company.ann.get(f"/games/{company.game}/branches").json()] == [branch["id"]]
    body = {"ply": 4, "action": {"type": "pass", "by": "@Bob"}}
    assert company.ann.post(f"/games/{branch['id']}/actions", body).status_code == 403
    assert company.max.post(f"/games/{branch['id']}/actions", body).status_code == 200
    assert code_of(company.ann.post(f"/games/{company.game}/branches", {"at": 77})) == "no_such_ply"


def check_record(ann, record):
    """Import it: the table must tell the result that the record tells."""
    answer = ann.post("/games", {"import": record})
    assert answer.status_code == 201, answer.text[:500]
    table = answer.json()
    assert table["profile"] == "18xx.games"
    assert [seat["name"] for seat in table["seats"]] == [player["name"] for player in record["players"]]
    assert table["status"] == record["status"] == "finished"
    names = {str(player["id"]): player["name"] for player in record["players"]}
    told = {names[number]: worth for number, worth in record["result"].items()}
    assert {one["name"]: one["worth"] for one in table["result"]} == told
    middle = table["ply"] // 2
    assert ann.get(f"/games/{table['id']}/full?at={middle}&lang=ru").json()["at"] == middle


@pytest.mark.parametrize("path", BY_SITE, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_a_record_of_the_site_is_played_through_our_checks(ann, path):
    game = tresham.load(gzip.decompress(path.read_bytes()).decode())
    try:
        check_record(ann, record_of(game))
    except Untellable as broken:
        # The program of the site breaks down in this game: it is told, and brought, up to there.
        game.node = game.line()[broken.ply - 1]
        answer = ann.post("/games", {"import": record_of(game)})
        assert answer.json()["ply"] == game.ply


@pytest.mark.parametrize("title", ["1830", "1849", "1850"])
def test_a_real_game_of_the_site_can_be_brought(ann, oracle, title):
    check_record(ann, json.loads(min((oracle / title).glob("*.json")).read_text()))


@pytest.mark.parametrize("path", BY_BOOK[1:3], ids=lambda path: f"{path.parent.name}-{path.name}")
def test_a_saved_game_comes_back_as_it_was(ann, path):
    saved = document(path)
    table = ann.post("/games", {"import": saved}).json()
    again = ann.get(f"/games/{table['id']}/export").json()
    assert again["moves"] == saved["moves"]
    assert {name: again[name] for name in ("title", "players", "seed")} == {
        name: saved[name] for name in ("title", "players", "seed")
    }
    assert again["profile"] == profile_named(saved["profile"])


def test_what_is_exported_can_be_imported(ann):
    game = hot_seat(ann)
    play(ann, game, 20)
    for form in ("tresham", "18xx.games"):
        file = ann.get(f"/games/{game}/export?format={form}").json()
        assert ann.post("/games", {"import": file}).status_code == 201


def test_a_file_that_breaks_the_rules_is_refused_where_it_does(ann):
    game = hot_seat(ann)
    play(ann, game, 6)
    saved = ann.get(f"/games/{game}/export").json()
    saved["moves"][4]["action"] = {"type": "bid", "by": saved["moves"][4]["action"]["by"], "private": "CA", "amount": 1}
    answer = ann.post("/games?lang=pl", {"import": saved})
    error = answer.json()["error"]
    assert (answer.status_code, error["params"]["number"], error["rule"]["title"]) == (422, 5, "1830")
    assert error["params"]["action"]["type"] == "bid"
    assert len(ann.get("/games?mine=1").json()["games"]) == 1


@pytest.mark.parametrize(
    "file",
    [
        {},
        [1, 2],
        "chess",
        {"format": "tresham/9"},
        {"format": "tresham/1", "title": "1830", "players": ["A"], "moves": []},
        {"format": "tresham/1", "title": "1830", "players": ["A", "A"], "moves": []},
        {"format": "tresham/1", "title": "1830", "players": ["A", "B"], "moves": [7]},
        {"format": "tresham/1", "title": "1830", "players": ["A", "B"], "moves": {}},
        {"format": "tresham/1", "title": "1830", "players": [{"name": "A"}, "B"], "moves": []},
        {"format": "tresham/1", "title": "1830", "players": ["A", "B"], "seed": 2**80, "moves": []},
        {"format": "tresham/1", "title": ["1830"], "players": ["A", "B"], "moves": []},
        {"title": "1830", "players": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}], "actions": [{"id": 1}]},
        {"title": "1830", "players": [{"id": 1, "name": "A"}, {"id": 2}], "actions": []},
        {"title": "1830", "players": [{"id": 1, "name": "A"}, {"id": 1, "name": "B"}], "actions": [{"type": "par"}]},
        {
            "title": "1830",
            "players": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}],
            "actions": [{"id": 1, "type": "bid", "entity": 9, "entity_type": "player", "company": None}],
        },
    ],
)
def test_what_is_no_game(ann, file):
    answer = ann.post("/games", {"import": file})
    assert answer.status_code == 422, answer.text
    assert code_of(answer) in ("no_document", "unreadable_entry", "seat_count")
    assert answer.json()["error"]["message"]
    assert ann.get("/games?mine=1").json()["games"] == []
