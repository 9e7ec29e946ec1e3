"""The map of the house is true: what `docs/design.md` and `docs/strange.md` name is in the tree."""

import ast
import importlib
import re
from collections import defaultdict
from functools import cache

import pytest

from tests.marks import ROOT
from tresham.cli.arguments import COMMANDS

SOURCE = ROOT / "src/tresham"
MAP = ("docs/design.md", "docs/strange.md")
STANDS_FOR = {"t": "Table", "s": "State", "title": "Title", "game": "Game", "atlas": "Atlas"}
"""What the map calls an object -> its class."""
NO_NAMES = {
    "18xx.games",  # a profile, as it is written in files
    "this type",
    "action in …",
    "hex * 6 + edge",
    "|",
    "dataclasses.replace",
    "@final",
    "C",  # how ids of clarifications begin
    "C-",
    "CL",
}
"""What stands in backticks without being a name of ours."""
STATUSES = {"there", "half", "later"}


@cache
def tree() -> dict[str, set[str]]:
    """By class or function: its fields, methods and parameters, with those of its bases. Under "": all names."""
    found: dict[str, set[str]] = defaultdict(set)
    bases: dict[str, set[str]] = defaultdict(set)
    for file in SOURCE.glob("**/*.py"):
        found[""] |= {*file.relative_to(SOURCE).with_suffix("").parts}
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] |= set(_fields(node))
                bases[node.name] |= {ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases}
            elif isinstance(node, ast.FunctionDef):
                found[node.name] |= {one.arg for one in ast.walk(node.args) if isinstance(one, ast.arg)}
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found[""].add(node.id)
    for name in list(bases):
        found[name] |= set().union(*(found[base] for base in _all_bases(bases, name)))
    found[""] |= {"tresham", *found, *set().union(*found.values())}
    found[""] |= {folder.name for folder in (ROOT / "tests").iterdir() if folder.is_dir()}
    return dict(found)


def _fields(node: ast.ClassDef):
    """What a class has: fields, methods, and what its `__init__` gives it."""
    for one in ast.walk(node):
        if isinstance(one, ast.FunctionDef):
            yield one.name
        elif isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
            yield one.id
        elif isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store):
            yield one.attr


def _all_bases(bases: dict[str, set[str]], name: str) -> set[str]:
    """The classes that a class derives from, near and far."""
    found: set[str] = set()
    for base in bases.get(name, ()):
        found |= {base, *_all_bases(bases, base)}
    return found


def untrue(word: str) -> bool:
    """Is a word in backticks something that is not there?"""
    if word in NO_NAMES or re.fullmatch(r"18\w\w-[\w.-]+", word):
        return False
    if word.startswith("make "):
        return not re.search(rf"^{word[5:]}:", (ROOT / "Makefile").read_text(), re.M)
    if word.startswith("tresham "):
        return word.split()[1] not in COMMANDS
    if "/" in word:
        return not (SOURCE / word).exists() and not (ROOT / word).exists()
    try:
        return not exists(ast.parse(word.lstrip("."), mode="eval").body)
    except SyntaxError:
        return True


def exists(node: ast.expr) -> bool:
    """Is everything there that an expression of the map speaks of?"""
    if isinstance(node, ast.Name):
        return node.id in tree()[""]
    if isinstance(node, ast.Attribute):
        return _has(node)
    if isinstance(node, ast.Constant):
        return True
    if isinstance(node, ast.Starred):
        return exists(node.value)
    if isinstance(node, ast.Subscript):
        return exists(node.value) and exists(node.slice)
    if isinstance(node, ast.Call):
        callee = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        named = all(one.arg is None or one.arg in tree().get(callee, ()) for one in node.keywords)
        told = [*node.args, *(one.value for one in node.keywords)]
        return named and exists(node.func) and all(map(exists, told))
    return False


def _has(node: ast.Attribute) -> bool:
    """Has a class, a module or an object of the map what stands behind the dot?"""
    owner = ast.unparse(node.value)
    owner = STANDS_FOR.get(owner, owner)
    if owner in tree() and node.attr in tree()[owner]:
        return True
    inside = SOURCE / owner.removeprefix("tresham.").replace(".", "/").removeprefix("tresham")
    return any((inside / name).exists() for name in (node.attr, f"{node.attr}.py"))


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def prose(name: str) -> str:
    """A page without its blocks of code."""
    return re.sub(r"^```.*?^```", "", page(name), flags=re.M | re.S)


@pytest.mark.parametrize("name", MAP)
def test_every_name_on_the_map_is_in_the_tree(name):
    words = set(re.findall(r"`([^`\n]+)`", prose(name)))
    assert len(words) > 20
    assert sorted(filter(untrue, words)) == []


def test_a_name_that_is_not_there_would_be_found():
    told = ["Table.emit(event)", "core/codec.py", "RunningTrains(demand_best=best)", "t.price(corp)", "routes.check"]
    made_up = ["Table.omit(event)", "core/codecs.py", "RunningTrains(demand=best)", "t.prize(corp)", "routes.chess"]
    made_up += ["Teapot", "tresham teapot", "make teapot", "docs/teapot.md", "Teapot(order)", "perf"]
    assert [word for word in told if untrue(word)] == []
    assert [word for word in made_up if not untrue(word)] == []


def test_no_word_is_excused_in_vain():
    said = set(re.findall(r"`([^`\n]+)`", "".join(map(prose, MAP))))
    assert NO_NAMES - said == set()
    assert [word for word in NO_NAMES if not re.search(r"\W|^C", word)] == []


def test_the_title_on_one_page_is_written_in_our_words():
    blocks = re.findall(r"^```python\n(.*?)^```", page("docs/design.md"), re.M | re.S)
    words = {word for block in blocks for word in re.findall(r"\b[A-Za-z_]\w*", re.sub(r'"[^"]*"', "", block))}
    assert len(words) > 10
    assert sorted(words - tree()[""]) == []


def test_the_rooms_of_the_map_exist():
    """And so do the chapters that it lists for `rules/`."""
    rooms = re.search(r"^```\nsrc/tresham/\n(.*?)^web/", page("docs/design.md"), re.M | re.S)
    assert rooms
    lines = [line for line in rooms[1].splitlines() if "(later)" not in line]
    named = {room for line in lines for room in re.findall(r"^  (\w+(?:/|\.py))", line)}
    assert len(named) > 10
    assert sorted(room for room in named if not (SOURCE / room).exists()) == []
    chapters = re.search(r"one file per chapter of a rulebook: ([^;]*)", rooms[1])
    assert chapters
    listed = set(re.findall(r"\w+", chapters[1]))
    assert sorted(name for name in listed if not (SOURCE / "rules" / f"{name}.py").exists()) == []


def test_of_every_facility_the_map_says_whether_it_is_there():
    text = page("docs/strange.md")
    wanted = re.findall(r"^\| (F\d+) \| ([^|]*) \| [^|]* \| [^|`]*18[^|]*\|$", text, re.M)
    rows = re.findall(r"^\| (F\d+) \| ([^|]*) \| (\w+) \|([^|]*)\|([^|]*)\|$", text, re.M)
    assert len(wanted) > 20
    assert [row[:2] for row in rows] == wanted
    assert {row[2] for row in rows} <= STATUSES
    assert [name for name, _, status, where, _ in rows if (status != "later") != ("`" in where)] == []
    assert [name for name, _, status, _, missing in rows if (status == "there") != (not missing.strip())] == []


def test_what_the_map_says_of_a_file_is_in_that_file():
    """In the table of facilities a file is followed by what to look for in it."""
    told = re.findall(r"`([\w/]+\.py)`: ((?:`[^`]+`(?:, )?)+)", page("docs/strange.md"))
    assert len(told) > 20
    astray = []
    for file, names in told:
        module = importlib.import_module("tresham." + file.removesuffix(".py").replace("/", "."))
        astray += [(file, name) for name in re.findall(r"`(\w+)", names) if not hasattr(module, name)]
    assert astray == []
