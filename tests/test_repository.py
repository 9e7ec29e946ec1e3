"""The repository keeps its own promises: pinned versions, working links and examples, rules that are known."""

import ast
import doctest
import importlib
import os
import re
import tomllib
from itertools import count
from pathlib import Path

import pytest

from tests.marks import ROOT
from tresham.titles import SHELF, build

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")], key=str)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
MODULES = [
    ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(ROOT.glob("src/tresham/**/*.py"))
    if file.name != "__main__.py" and "migrations" not in file.parts  # which only Alembic can run
]
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
LOCKS = sorted(ROOT.glob("requirements/*.lock"))
PIN = r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[A-Za-z0-9.+!]+)(?P<marker> ; [^\\#]+)?"
HASH = r"--hash=sha256:[0-9a-f]{64}"


def pins(name: str) -> dict[str, str]:
    """By package: the version that a lock demands."""
    found = re.finditer(rf"^{PIN} \\$", (ROOT / "requirements" / name).read_text(), re.M)
    return {plain(one["name"]): one["version"] for one in found}


def needed(*extras: str) -> set[str]:
    """The packages that extras name."""
    lists = [PROJECT["project"]["optional-dependencies"][extra] for extra in extras]
    return {plain(re.split(r"[<>=!~\[; ]", need)[0]) for needs in lists for need in needs}


def plain(name: str) -> str:
    """The name of a package as installers compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_core_needs_nothing():
    assert PROJECT["project"]["dependencies"] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_is_pinned_versions_with_the_digests_of_their_files(lock):
    """And nothing else: whoever installs says himself where packages come from."""
    text = "".join(line for line in lock.read_text().splitlines(keepends=True) if not line.startswith("#"))
    needs = text.replace(" \\\n    ", " ").splitlines()
    assert needs
    assert [need for need in needs if not re.fullmatch(rf"{PIN}( {HASH})+", need)] == []


def test_every_extra_is_locked():
    assert needed(*PROJECT["project"]["optional-dependencies"]) - set(pins("dev.lock")) == set()
    assert needed("server") - set(pins("server.lock")) == set()


def test_a_clubs_server_gets_the_versions_that_we_test_with():
    tested, served = pins("dev.lock"), pins("server.lock")
    assert served
    assert {name: version for name, version in served.items() if tested.get(name) != version} == {}
    assert set(pins("server.lock")) & needed("dev") == set()


def test_whatever_is_installed_from_a_lock_is_checked_by_its_digests():
    """Where a command of ours reads a lock, it demands the digests."""
    for file in ("Makefile", "tools/build_web.py", "docs/hosting.md"):
        commands = re.findall(r"^.*-r.*(?:LOCK\b|\.lock).*$", (ROOT / file).read_text(), re.M)
        assert commands, file
        assert [line for line in commands if "--require-hashes" not in line] == []


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


def test_no_two_public_classes_share_a_name():
    """What is called alike has to be renamed where both are wanted, and is looked up twice everywhere else.

    Titles never meet, so each may have its own `Profile`.
    """
    package = ROOT / "src" / "tresham"
    titles = {path.parent.name for path in package.glob("titles/*/__init__.py")}
    homes: dict[str, list[tuple[str, str]]] = {}
    for path in package.rglob("*.py"):
        place = path.relative_to(package)
        title = next((part for part in place.parts if part in titles), "")
        for name in _public_classes(path):
            homes.setdefault(name, []).append((str(place), title))
    assert len(homes) > 300
    several = {name: at for name, at in homes.items() if len(at) > len({title for _, title in at if title} or {""})}
    assert several == {}


def _public_classes(path: Path) -> list[str]:
    """The classes and kinds of numbers that a module has for others."""
    found = []
    for one in ast.parse(path.read_text(encoding="utf-8")).body:
        match one:
            case ast.ClassDef(name=name):
                found.append(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="NewType"))):
                found.append(name)
    return [name for name in found if not name.startswith("_")]


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


def worn_by_tests():
    """Every test with its text and the rules that it wears."""
    for file in sorted(ROOT.glob("tests/**/test_*.py")):
        for test in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(test, ast.FunctionDef):
                marks = [ast.unparse(mark) for mark in test.decorator_list]
                worn = [rule for mark in marks if mark.startswith("rule(") for rule in re.findall(r"'([^']+)'", mark)]
                yield test.name, ast.unparse(test), worn


def test_what_only_the_site_does_proves_no_rule_of_the_rulebook():
    """Such a test wears the id of the difference, so that nobody takes it for a proof of the rule it departs from."""
    of_the_site = [
        (name, worn) for name, text, worn in worn_by_tests() if "_site_" in name and "'rulebook'" not in text
    ]
    differences = re.compile(r"-(?:PD-|DIFF\.)\d+$")
    assert len(of_the_site) > 40
    assert [(name, rule) for name, worn in of_the_site for rule in worn if not differences.search(rule)] == []


CHOSEN_TITLES = {"cli/arguments.py", "cli/benchmarks.py"}
"""What is played unless somebody says otherwise, and the games whose speed is measured."""


TITLES_OWN = ("titles/", "learn/courses/")
"""Titles, and lessons about them."""


def test_no_title_is_named_outside_of_the_titles():
    """Nor a corporation or private of one: what differs between titles is said by the titles."""
    built = [build(key, listing.seats[-1]) for key, listing in SHELF.items()]
    names = {one.symbol for title in built for one in title.corporations} | set(SHELF)
    names |= {one.symbol for title in built for one in title.privates}
    found = []
    for file in sorted(ROOT.glob("src/tresham/**/*.py")):
        place = file.relative_to(ROOT / "src/tresham").as_posix()
        if not place.startswith(TITLES_OWN) and place not in CHOSEN_TITLES:
            tree = ast.walk(ast.parse(file.read_text()))
            found += [(place, one.value) for one in tree if isinstance(one, ast.Constant) and one.value in names]
    assert found == []
