"""Golden records: whole games that the rules must judge as they did when `tools/golden.py` made them."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tresham.core import saved
from tresham.core.codec import Codec
from tresham.core.event import Event
from tresham.core.game import Game
from tresham.titles import SHELF, build

RECORDS = sorted(Path(__file__).parent.glob("18*/*.json.gz"))


def content(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def told(game: Game) -> list[list[Event]]:
    """The log, move by move: events of the agenda are silent, and may change when the engine is rebuilt."""
    return [[event for event in node.events if event.loud] for node in game.line()[1:]]


def digests(game: Game) -> list[str]:
    codec = Codec(game.title, game.players)
    return [codec.digest(node.state) for node in game.line()[1:]]


def test_every_title_has_some():
    kept = {path.parent.name for path in RECORDS}
    assert kept == set(SHELF)
    assert all(len([path for path in RECORDS if path.parent.name == title]) >= 3 for title in SHELF)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.name.split('.')[0]}")
def test_its_actions_are_judged_as_they_were(path: Path):
    """Every action is accepted, writes the same log and leads to the same position."""
    data = content(path)
    game = saved.audit(data, build)
    assert digests(game) == [move["digest"] for move in data["moves"]]
    assert told(game) == told(saved.load(data, build))
    assert game.over


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.name.split('.')[0]}")
def test_its_events_lead_to_the_same_positions(path: Path):
    data = content(path)
    game = saved.load(data, build)
    assert digests(game) == [move["digest"] for move in data["moves"]]
    assert game.over
