"""What an earlier release kept still loads, position by position, and can be played on."""

import gzip
import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select

from tresham.core import saved
from tresham.core.codec import Codec
from tresham.server.caller import User
from tresham.server.db.games import GameRow, MoveRow
from tresham.server.live.playing import submit
from tresham.server.services import Services
from tresham.titles import build

RELEASES = sorted(path for path in (Path(__file__).parent / "releases").iterdir() if path.is_dir())
FILES = sorted(path for release in RELEASES for path in release.glob("*.json.gz"))
ANN = User(1, "Ann")


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name.split('.')[0]}"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_running_game_loads_and_goes_on(path: Path):
    data = json.loads(gzip.decompress(path.read_bytes()))
    game = saved.load(data, build)
    codec = Codec(game.title, game.players)
    assert [codec.digest(node.state) for node in game.line()[1:]] == [move["digest"] for move in data["moves"]]
    game.push(next(iter(game.legal_actions())))
    assert game.ply == len(data["moves"]) + 1


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def services(request, tmp_path):
    """A server on the database of that release: a finished game, and a running one with moves taken back."""
    path = tmp_path / "old.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(gzip.decompress((request.param / "database.sql.gz").read_bytes()).decode())
    connection.close()
    opened = Services.open(f"sqlite:///{path}", bots=False)
    yield opened
    opened.streams.close()
    opened.bus.stop()
    opened.database.close()


def games(services: Services) -> dict[str, str]:
    """By name: the id of a game."""
    with services.database.read() as session:
        return {row.name: row.id for row in session.scalars(select(GameRow))}


def test_a_database_loads_with_every_position_as_it_was(services):
    for name, game_id in games(services).items():
        table, views = services.games.peek(game_id)
        with services.database.read() as session:
            rows = session.scalars(select(MoveRow).where(MoveRow.game_id == game_id).order_by(MoveRow.ply))
            kept = [row.digest for row in rows]
        assert kept
        assert [views.live.codec.digest(node.state) for node in views.live.nodes[1:]] == kept
        assert table.status == {"Finished": "finished", "Running": "active"}[name]
        assert views.live.game().over == (name == "Finished")


def test_a_running_game_of_a_database_goes_on(services):
    game_id = games(services)["Running"]
    table, views = services.games.peek(game_id)
    action = views.live.codec.write_action(next(iter(views.live.game().legal_actions())))
    assert submit(services.games, game_id, ANN, table.ply, [action], "en")["ply"] == table.ply + 1
