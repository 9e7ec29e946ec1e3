"""Servers for tests: with and without accounts, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.server.people import Browser
from tests.server.postgres import Postgres
from tresham.server.accounts import passwords
from tresham.server.app import create_app
from tresham.server.db.engine import make_engine
from tresham.server.db.migrate import upgrade
from tresham.server.settings import NO_LIMIT, Settings

UNLIMITED: dict[str, Any] = dict.fromkeys(("reads", "writes", "logins", "accounts", "copies"), NO_LIMIT)


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing is slow on purpose; tests that are not about it need not wait."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher.from_parameters(CHEAPEST))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, one for all tests of this process."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """An empty database on it."""
    return postgres.new_database()


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page, as small as can be."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>tresham</title><script src=/assets/a-1.js></script>")
    (folder / "assets/a-1.js").write_text("// " + "railway " * 500)
    return folder


@pytest.fixture(scope="session")
def new_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database in which nobody has played yet. To copy it is quicker than to make its tables step by step."""
    file = tmp_path_factory.mktemp("new") / "tables.sqlite"
    engine = make_engine(f"sqlite:///{file}")
    upgrade(engine)
    engine.dispose()
    return file


@pytest.fixture
def settings(tmp_path: Path, page: Path, new_tables: Path) -> Settings:
    """A server with accounts, on SQLite, without limits and bots."""
    shutil.copy(new_tables, tmp_path / "test.sqlite")
    return Settings(
        database_url=f"sqlite:///{tmp_path / 'test.sqlite'}", page=page, bot_workers=0, warm=False, **UNLIMITED
    )


@pytest.fixture
def app(settings: Settings) -> FastAPI:
    """The server of these settings; it runs as long as there are clients."""
    return create_app(settings)


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    """A program that speaks HTTP; while it lasts, the server runs."""
    with TestClient(app, base_url="http://localhost") as made:
        yield made


@pytest.fixture
def visitor(app: FastAPI, client: TestClient) -> Iterator[Callable[[], Browser]]:
    """Makes browsers of strangers, each with cookies of its own; `visitor().register("Ann")` is Ann."""
    with ExitStack() as stack:

        def made() -> Browser:
            # Not entered: the server runs already, in the client above.
            one = TestClient(app, base_url="http://localhost", raise_server_exceptions=False)
            stack.callback(one.close)
            return Browser(one)

        yield made
