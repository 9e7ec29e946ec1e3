#!/usr/bin/env python3
"""Write down which tests prove which rule, by the marks that they wear: readers of the rules have no tests at hand.

.venv/bin/python tools/index_rules.py            write src/tresham/view/rule_tests.json
.venv/bin/python tools/index_rules.py --check    only say whether it is up to date
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INDEX = ROOT / "src" / "tresham" / "view" / "rule_tests.json"
RENEW = "python tools/index_rules.py"


def main() -> int:
    """Write the index, or compare it; the exit status says whether it is as it should be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    only_check: bool = parser.parse_args().check
    text = index_text(ROOT)
    if only_check:
        is_new = INDEX.read_text(encoding="utf-8") == text
        print("up to date" if is_new else f"out of date: {RENEW}")
        return 0 if is_new else 1
    INDEX.write_text(text, encoding="utf-8")
    return 0


def index_text(root: Path) -> str:
    """By file and test, the rules that it wears; a line for each test, so that changes are easy to read."""
    found = {
        file.relative_to(root).as_posix(): {name: " ".join(rules) for name, rules in tests}
        for file in sorted(root.glob("tests/**/test_*.py"))
        if (tests := list(marked_tests(file.read_text(encoding="utf-8"))))
    }
    return json.dumps(found, indent=0) + "\n"


def marked_tests(source: str) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file that wear a mark, each with its rules. The file is read, not run."""
    for test in ast.parse(source).body:
        if isinstance(test, ast.FunctionDef):
            rules = [rule for mark in test.decorator_list for rule in rules_worn(mark)]
            if rules:
                yield test.name, rules


def rules_worn(mark: ast.expr) -> list[str]:
    """The ids of a mark `@rule("1830-SU.1")`; none of any other."""
    match mark:
        case ast.Call(func=ast.Name(id="rule"), args=ids):
            return [str(ast.literal_eval(id)) for id in ids]
    return []


if __name__ == "__main__":
    sys.exit(main())
