"""The repository keeps its own promises: pinned versions, working links and examples, rules that are known."""

import doctest
import importlib
import os
import re
import tomllib
from itertools import count

import pytest

from tests.marks import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")], key=str)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
MODULES = [
    ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(ROOT.glob("src/tresham/**/*.py"))
    if file.name != "__main__.py" and "migrations" not in file.parts  # which only Alembic can run
]
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
LOCK = [line for line in (ROOT / "requirements/dev.lock").read_text().splitlines() if not line.startswith("#")]


def plain(name: str) -> str:
    """The name of a package as installers compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_core_needs_nothing():
    assert PROJECT["project"]["dependencies"] == []


def test_every_line_of_the_lock_is_one_pinned_version():
    assert LOCK
    assert [line for line in LOCK if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+", line)] == []


def test_every_extra_is_locked():
    locked = {plain(line.split("==")[0]) for line in LOCK}
    wanted = {
        plain(re.split(r"[<>=!~\[; ]", need)[0])
        for needs in PROJECT["project"]["optional-dependencies"].values()
        for need in needs
    }
    assert wanted - locked == set()


def test_ci_runs_the_test_command_of_the_readme():
    script = ROOT / ".ci/run"
    assert os.access(script, os.X_OK)
    commands = [line for line in script.read_text().splitlines() if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["make test"]
    assert "\nmake test " in (ROOT / "README.md").read_text()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_make_targets_named_on_a_page_exist(page):
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))
    named = re.findall(r"(?:^|`)make ([a-z]+)", page.read_text(), re.M)
    assert set(named) - targets == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text())
    inner = [link for link in links if "://" not in link]
    assert [link for link in inner if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("module", MODULES)
def test_examples_in_docstrings(module):
    assert doctest.testmod(importlib.import_module(module), optionflags=LENIENT).failed == 0


def test_examples_in_the_readme():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=LENIENT)
    assert result.attempted
    assert result.failed == 0


def test_decisions_are_numbered_listed_and_complete():
    folder = ROOT / "docs/adr"
    index = (folder / "README.md").read_text()
    pages = sorted(folder.glob("[0-9]*.md"))
    assert pages
    for number, page in zip(count(1), pages, strict=False):
        text = page.read_text()
        assert page.name.startswith(f"{number:04}-")
        assert text.startswith(f"# {number:04}. ")
        assert re.findall(r"^## (.*)", text, re.M) == ["Context", "Decision", "Consequences"]
        assert f"({page.name})" in index


def test_rules_proved_by_tests_stand_on_the_pages_of_rules():
    """Every id in a mark is an id that a reader can look up."""
    marks = {
        (file.relative_to(ROOT).as_posix(), name)
        for file in ROOT.glob("tests/**/*.py")
        for mark in re.findall(r"^\s*@rule\(([^)]*)\)", file.read_text(), re.M)
        for name in re.findall(r'"([^"]+)"', mark)
        if not re.search(r"-S-\d+$", name)  # the number of a scenario, not of a rule
    }
    for page in ROOT.glob("docs/rules/18*.md"):
        known = set(re.findall(r"18[0-9A-Z]{2}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*", page.read_text()))
        assert [mark for mark in sorted(marks) if mark[1].startswith(page.stem + "-") and mark[1] not in known] == []
