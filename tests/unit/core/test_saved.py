"""Saved games, format tresham/1."""

import json
from typing import Any

import pytest

from tests.unit.core.tiny import ANN, BOB, NAMES, TinyTurn, on_pass, tiny, tiny_game
from tresham.core.action import Action, Pass
from tresham.core.agenda import AgendaMoved
from tresham.core.codec import Codec
from tresham.core.game import Game
from tresham.core.illegal import Illegal
from tresham.core.naming import Malformed
from tresham.core.saved import Disagreement, audit, dump, load, save, start
from tresham.core.table import Table
from tresham.core.title import Title


def build(key: str, seats: int, options: list[str], profile: str) -> Title:
    assert (key, seats, options, profile) == ("tiny", 3, ["late"], "rulebook")
    return tiny()


def build_stricter(key: str, seats: int, options: list[str], profile: str) -> Title:
    """The rules have changed since: a pass counts no turns."""

    def stand_still(t: Table, action: Action) -> None:
        t.amend(t.frame(TinyTurn), player=BOB)

    return tiny(on_pass(stand_still))


@pytest.fixture
def game() -> Game:
    game = tiny_game(seed=9)
    for player in (3, 4, 5, 3):
        game.push(Pass(player))  # type: ignore[arg-type]
    return game


@pytest.fixture
def data(game: Game) -> Any:
    return json.loads(json.dumps(save(game)))


def test_a_saved_game_says_all_that_is_needed(game: Game, data: Any):
    moves = data.pop("moves")
    assert data == {
        "format": "tresham/1",
        "title": "tiny",
        "players": ["Ann", "Bob", "Eve"],
        "options": ["late"],
        "profile": "rulebook",
        "seed": 9,
    }
    frame = {"type": "tiny_turn", "player": "@Bob", "count": 1}
    assert moves[0]["action"] == {"type": "pass", "by": "@Ann"}
    assert moves[0]["events"] == [{"type": "agenda_moved", "kept": 0, "frames": [frame]}]
    assert moves[3]["digest"] == Codec(game.title, NAMES).digest(game.state)


def test_the_text_has_a_line_for_each_move(game: Game, data: Any):
    text = dump(game)
    assert json.loads(text) == data
    assert len(text.splitlines()) == 2 + game.ply
    assert json.loads(dump(tiny_game()))["moves"] == []


def test_loading_folds_events_and_runs_no_rule(game: Game, data: Any):
    loaded = load(data, build_stricter)
    assert loaded.state == game.state
    assert loaded.ply == 4
    assert loaded.seed == 9
    assert loaded.pop() == Pass(ANN)
    assert loaded.state == game.node.parent.state  # type: ignore[union-attr]


def test_a_loaded_game_goes_on(data: Any):
    loaded = load(data, build)
    assert loaded.push(Pass(BOB)) == (AgendaMoved(0, (TinyTurn(5, 5),)),)  # type: ignore[arg-type]


def test_auditing_runs_the_present_rules(game: Game, data: Any):
    assert audit(data, build).state == game.state
    with pytest.raises(Disagreement) as found:
        audit(data, build_stricter)
    assert found.value.ply == 1
    assert "state differs" in str(found.value)


def test_auditing_tells_which_rule_refuses(data: Any):
    data["moves"][2]["action"]["by"] = "@Ann"
    with pytest.raises(Disagreement) as found:
        audit(data, build)
    assert found.value.ply == 3
    assert isinstance(found.value.reason, Illegal)
    assert found.value.reason.code == "not_your_turn"


def test_auditing_needs_neither_events_nor_digests(game: Game, data: Any):
    for move in data["moves"]:
        del move["events"], move["digest"]
    assert audit(data, build).state == game.state
    with pytest.raises(Malformed):
        load(data, build)


def test_the_last_digest_must_be_right(data: Any):
    data["moves"][-1]["digest"] = data["moves"][-2]["digest"]
    with pytest.raises(Malformed, match="saved position"):
        load(data, build)


def test_start_is_the_game_before_its_first_action(data: Any):
    game = start(data, build)
    assert game.ply == 0
    assert game.state == tiny_game(seed=9).state


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "tresham/0"),
        ("format", None),
        ("title", 1830),
        ("title", None),
        ("players", None),
        ("players", "Ann"),
        ("players", ["Ann", "Ann", "Bob"]),
        ("players", ["Ann", "", "Bob"]),
        ("players", ["Ann", 3, "Bob"]),
        ("options", "late"),
        ("options", [3]),
        ("options", None),
        ("profile", None),
        ("seed", "9"),
        ("seed", True),
        ("seed", 1.5),
        ("moves", None),
        ("moves", {}),
        ("moves", [None]),
        ("moves", [{}]),
        ("moves", [{"action": {"type": "pass", "by": "@Ann"}, "events": None}]),
        ("moves", [{"action": {"type": "pass", "by": "@Ann"}, "events": [{"type": "left"}, {"type": "left"}]}]),
    ],
)
def test_what_is_wrong_is_told(data: Any, key: str, value: Any):
    data[key] = value
    with pytest.raises(Malformed) as error:
        load(data, build)
    assert len(str(error.value)) > 10
