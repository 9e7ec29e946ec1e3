"""Which tests prove a rule: a package brings no tests along, but a list of them, made by `tools/index_rules.py`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from .shapes import RuleTest

INDEX = "rule_tests.json"
"""By file and test: the ids of the rules that it proves, with spaces between them."""


def proofs_of(rule: str) -> tuple[RuleTest, ...]:
    """The tests that wear the id of a rule, in the order of their files.

    >>> [test.words for test in proofs_of("1830-AU.5")][0]
    'promised money cannot buy the offered private'
    """
    return _by_rule().get(rule, ())


@cache
def _by_rule() -> Mapping[str, tuple[RuleTest, ...]]:
    index: dict[str, dict[str, str]] = json.loads(files(__package__).joinpath(INDEX).read_text(encoding="utf-8"))
    found: dict[str, list[RuleTest]] = {}
    for file, tests in index.items():
        for name, rules in tests.items():
            for rule in rules.split():
                found.setdefault(rule, []).append(RuleTest(file, name))
    return {rule: tuple(tests) for rule, tests in found.items()}
