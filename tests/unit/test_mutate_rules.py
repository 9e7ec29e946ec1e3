"""The tool that breaks rules finds what can be broken, and reports what no test notices."""

import json
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

from tests.marks import ROOT

TOOL = ROOT / "tools" / "mutate_rules"

RULES = '''"""Small rules."""


class Buying:
    """Buying a share [1830-BY.1]."""

    def check(self, t, price):
        t.require(price <= t.cash, "cannot_afford_share")
        t.emit("bought")


def may_sell(t, held: int) -> bool:
    """Not in the first round [1830-SR.7, SL.1]."""
    return held > 0 and not t.first
'''

PAGE = '''"""A title."""

STEPS = (Buying(), Selling())
CITES = {"no_sale_yet": "1830-SR.7", "pool_limit": "1830-SL.2"}
CONSENT = True
'''


@pytest.fixture(scope="module")
def tool() -> Any:
    """The script as a module."""
    sys.path.insert(0, str(TOOL.parent))  # as when it is started
    loader = SourceFileLoader("mutate_rules", str(TOOL))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[loader.name] = module
    loader.exec_module(module)
    sys.path.remove(str(TOOL.parent))
    return module


def broken(tool: Any, file: str, source: str) -> dict[str, str]:
    """What is changed -> the whole broken file."""
    return {one.change: one.source for one in tool.Breaker(file, source).mutations()}


def test_rules_are_broken_in_every_known_way(tool: Any) -> None:
    found = broken(tool, "rules/small.py", RULES)
    assert set(found) == {
        "price <= t.cash -> price < t.cash",
        'removed t.require(price <= t.cash, "cannot_afford_share")',
        'removed t.emit("bought")',
        "held > 0 -> held >= 0",
        "0 -> 1",
        "0 -> -1",
        "held > 0 and not t.first -> (held > 0 or not t.first)",
        "held > 0 and not t.first -> (not (held > 0 and (not t.first)))",
        "not t.first -> (t.first)",
    }
    assert found["held > 0 -> held >= 0"] == RULES.replace("held > 0", "held >= 0")
    assert found['removed t.emit("bought")'] == RULES.replace('t.emit("bought")', "pass")


def test_pages_of_titles_lose_parts_cites_and_flags(tool: Any) -> None:
    found = broken(tool, "titles/small/__init__.py", PAGE)
    assert set(found) == {
        "removed Buying()",
        "removed Selling()",
        "\"1830-SR.7\" -> '1830-SL.2'",
        "\"1830-SL.2\" -> '1830-SR.7'",
        "True -> False",
    }
    assert "STEPS = (Selling(),)" in found["removed Buying()"]


def test_every_mutation_can_be_compiled(tool: Any) -> None:
    found = tool.mutations(ROOT, ["rules", "titles"])
    assert len(found) > 500
    for one in found[::20]:
        compile(one.source, one.file, "exec")


def test_rules_around_a_mutation_are_cited(tool: Any) -> None:
    cites = {one.change: one.cites for one in tool.Breaker("rules/small.py", RULES).mutations()}
    assert cites["price <= t.cash -> price < t.cash"] == ("1830-BY.1",)
    assert cites["held > 0 -> held >= 0"] == ("1830-SR.7", "1830-SL.1")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tiny project whose tests leave out a boundary and a whole function."""
    files = {
        "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = ["rule(*ids): rules"]\n',
        "src/tresham/__init__.py": "",
        "src/tresham/rules/__init__.py": "",
        "src/tresham/rules/small.py": (
            'def may_buy(price: int, cash: int) -> bool:\n    """It must be paid [1830-BY.3]."""\n'
            "    return price <= cash\n\n\ndef forgotten(a, b):\n    return a == b\n"
        ),
        "tests/rules/test_small.py": (
            "import pytest\nfrom tresham.rules.small import may_buy\n\n\n@pytest.mark.rule('1830-BY.3')\n"
            "@pytest.mark.parametrize(('price', 'cash'), [(1, 2)], ids=['one for two'])\n"
            "def test_may(price, cash):\n    assert may_buy(price, cash)\n"
        ),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "tools").mkdir()
    for file in (TOOL, TOOL.with_name("workshop.py")):
        shutil.copy(file, tmp_path / "tools")
    return tmp_path


def run(tree: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """The tool, started in a project."""
    command = [sys.executable, str(tree / "tools/mutate_rules"), "--files", "rules", "--tests", "tests/rules", *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_survivors_are_reported_and_the_rest_is_killed(tree: Path) -> None:
    before = (tree / "src/tresham/rules/small.py").read_text()
    done = run(tree, "--jobs", "1", "--json")
    assert done.returncode == 0, done.stderr
    told = {one["change"]: (one["killer"], one["tests"], one["cites"]) for one in json.loads(done.stdout)}
    assert told == {
        "price <= cash -> price < cash": (None, 1, ["1830-BY.3"]),
        "price <= cash -> (not (price <= cash))": (
            "tests/rules/test_small.py::test_may[one for two]",
            1,
            ["1830-BY.3"],
        ),
        "a == b -> a != b": (None, 0, []),
    }
    assert (tree / "src/tresham/rules/small.py").read_text() == before


def test_the_table_names_survivors_again_at_its_end(tool: Any) -> None:
    verdicts = [
        tool.Verdict(one, "tests/rules/test_small.py::test_may" if one.kind == "compare" else None, 3)
        for one in tool.Breaker("rules/small.py", RULES).mutations()
        if one.kind in ("compare", "event")
    ]
    killed = "rules/small.py:8  compare  price <= t.cash -> price < t.cash  [1830-BY.1]  killed by rules/test_small.py"
    assert tool.row(verdicts[0]) == f"{killed}::test_may"
    survivor = 'rules/small.py:9  event  removed t.emit("bought")  [1830-BY.1]  SURVIVED'
    assert list(tool.report(verdicts)) == [
        "",
        "rules/small.py: 3 mutations, 1 survived",
        "all: 3 mutations, 1 survived",
        survivor,
    ]


def test_red_tests_are_told_and_nothing_is_tried(tree: Path) -> None:
    test = tree / "tests/rules/test_small.py"
    test.write_text(test.read_text() + "\n\ndef test_red():\n    assert not may_buy(1, 2)\n")
    done = run(tree)
    assert done.returncode == 1
    assert "tests/rules/test_small.py::test_red" in done.stdout


def test_tests_may_read_the_pages_of_rules(tree: Path) -> None:
    (tree / "docs/rules").mkdir(parents=True)
    (tree / "docs/rules/small.md").write_text("A share costs 2.")
    test = tree / "tests/rules/test_small.py"
    test.write_text(
        f"{test.read_text()}\n\ndef test_page():\n    with open('docs/rules/small.md') as page:\n"
        "        assert may_buy(2, int(page.read()[-2]))\n"
    )
    done = run(tree, "--jobs", "1", "--json")
    assert done.returncode == 0, done.stdout
    fates = {one["change"]: one["killer"] for one in json.loads(done.stdout)}
    assert fates["price <= cash -> price < cash"] == "tests/rules/test_small.py::test_page"


def test_a_policy_that_a_function_made_before_is_broken_too(tree: Path) -> None:
    """It is made when the module is read, so it would keep its old code in a process that has read it already."""
    (tree / "src/tresham/rules/small.py").write_text(
        "def at_most(number):\n    def fits(price):\n        return price <= number\n\n    return fits\n\n\n"
        "five = at_most(5)\n"
    )
    (tree / "tests/rules/test_small.py").write_text(
        "from tresham.rules.small import five\n\n\ndef test_five():\n    assert five(5)\n    assert not five(6)\n"
    )
    done = run(tree, "--jobs", "1", "--json")
    assert done.returncode == 0, done.stderr
    fates = {one["change"]: one["killer"] for one in json.loads(done.stdout)}
    assert fates["price <= number -> price < number"] == "tests/rules/test_small.py::test_five"


def test_a_lambda_is_tried_with_the_tests_that_run_it(tree: Path) -> None:
    """The function that makes it runs once, perhaps long before."""
    (tree / "src/tresham/rules/small.py").write_text(
        "def at_most(number):\n    return (\n        lambda price: price <= number\n    )\n\n\nfive = at_most(5)\n"
    )
    (tree / "tests/rules/test_small.py").write_text(
        "from tresham.rules.small import at_most, five\n\n\ndef test_making():\n    at_most(3)\n\n\n"
        "def test_five():\n    assert five(5)\n"
    )
    done = run(tree, "--jobs", "1", "--json")
    assert done.returncode == 0, done.stderr
    fates = {one["change"]: (one["killer"], one["tests"]) for one in json.loads(done.stdout)}
    assert fates["price <= number -> price < number"] == ("tests/rules/test_small.py::test_five", 1)
