#!/usr/bin/env python3
"""Write down in which moments of the sample games which rule applied: `src/tresham/report/samples/moments.json`.

.venv/bin/python tools/index_moments.py    after a change of the rules, of the sample games or of a title's `EVENTS`
"""

from __future__ import annotations

import json
from pathlib import Path

from tresham.report.rule_moments import INDEX, Found, find_moments, sample_game
from tresham.titles import SHELF
from tresham.view import rules_of

SAMPLES = Path(__file__).resolve().parent.parent / "src" / "tresham" / "report" / "samples"
RENEW = "python tools/index_moments.py"


def main() -> None:
    """Write the index, and say how much of each book it covers."""
    index = {}
    for title in SHELF:
        index[title] = find_moments(sample_game(title))
        rules = [rule.id for rule in rules_of(title) if rule.id]
        print(f"{title}: {len(index[title])} of {len(rules)} rules have a moment")
    (SAMPLES / INDEX).write_text(index_text(index), encoding="utf-8")


def index_text(index: dict[str, dict[str, list[Found]]]) -> str:
    """The index as it is kept, a line for each rule."""
    titles = []
    for title, rules in index.items():
        lines = [f"{json.dumps(rule)}: {json.dumps(found, separators=(',', ':'))}" for rule, found in rules.items()]
        titles.append(f"{json.dumps(title)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{" + ",\n".join(titles) + "}\n"


if __name__ == "__main__":
    main()
