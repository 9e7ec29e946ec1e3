"""The wheel: whoever installs it needs neither a clone nor Node."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from zipfile import ZipFile

import pytest

from tests.marks import ROOT
from tresham.text import LANGUAGES
from tresham.titles import SHELF

OTHERWISE = {
    "argon2-cffi": "argon2",
    "fluent.runtime": "fluent",
    "psycopg[binary]": "psycopg",
    "typing-extensions": "typing_extensions",
}
"""Packages that are imported by another name."""


@pytest.fixture(scope="module")
def names(tmp_path_factory):
    """The files in a wheel made of this clone."""
    assert (ROOT / "src/tresham/server/page/index.html").is_file(), "make web builds the page"
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return set(ZipFile(wheel).namelist())


def test_the_page_is_in_the_wheel(names):
    built = {
        file.relative_to(ROOT / "src").as_posix()
        for file in (ROOT / "src/tresham/server/page").rglob("*")
        if file.is_file()
    }
    assert "tresham/server/page/index.html" in built
    assert any(name.endswith(".js") for name in built)
    assert built - names == set()


def test_migrations_are_in_the_wheel(names):
    folder = ROOT / "src/tresham/server/db/migrations"
    wanted = {f"tresham/server/db/migrations/{file.relative_to(folder).as_posix()}" for file in folder.rglob("*.py")}
    assert len(wanted) >= 2
    assert wanted - names == set()


def test_catalogues_are_in_the_wheel(names):
    pages = {file.name for file in (ROOT / "src/tresham/text/locales/en").glob("*.ftl")}
    assert {"house.ftl", "server.ftl", "commands.ftl"} <= pages
    assert {f"tresham/text/locales/{lang}/{page}" for lang in LANGUAGES for page in pages} - names == set()


def test_rules_are_in_the_wheel(names):
    assert {f"tresham/rulebooks/{key}.md" for key in SHELF} - names == set()


def test_nothing_else_is_in_the_wheel(names):
    assert not [name for name in names if "__pycache__" in name or "node_modules" in name or name.startswith("tests")]


def test_the_extra_brings_what_the_server_imports():
    """What is imported by `tresham.server` and is not ours, nor Python's, is a need of the extra `server`."""
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["server"]
    brought = {OTHERWISE.get(name := need.split(">=")[0], name) for need in needs}
    imported = set()
    for file in (ROOT / "src/tresham/server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Import):
                imported |= {one.name.split(".")[0] for one in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                imported.add(node.module.split(".")[0])
    assert imported - set(sys.stdlib_module_names) - {"tresham"} - brought == set()
