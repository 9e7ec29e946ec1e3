"""Actions that are almost right: whatever stands in a field, the answer is a refusal, and the game goes on."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from typing import Any

import pytest

from tests.marks import ROOT
from tests.server.people import Browser, code_of

GAMES = {"1830": "4-naive-rulebook", "1849": "3-naive-rulebook"}
PLACES = (0, 40, 110, 170)
"""After so many moves the wrong actions are tried."""
JUNK: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "", "x" * 300, "@", "H12", "57:9", [], [[]], {}, {"type": "pass"})
KINDS = 12
"""So many kinds of actions are tried at each place."""


def opened(browser: Browser, title: str, moves: int) -> str:
    """A game of the collection, as it stood after some moves."""
    file = ROOT / "tests/golden" / title / f"{GAMES[title]}.json.gz"
    document = json.loads(gzip.decompress(file.read_bytes()))
    answer = browser.post("/games", {"import": {**document, "moves": document["moves"][:moves]}})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def spoilt(action: dict[str, Any]) -> list[dict[str, Any]]:
    """An action with junk in one field, without the field, or with a field too many."""
    wrong = [{**action, "tea": 1}]
    for field in action:
        wrong.append({name: value for name, value in action.items() if name != field})
        wrong += [{**action, field: junk} for junk in JUNK]
    return wrong


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("moves", PLACES)
def test_wrong_actions_are_refused(visitor, title, moves):
    ann = visitor().register("Ann")
    game = opened(ann, title, moves)
    before = ann.get(f"/games/{game}/full").json()
    kinds = {choice["kind"]: choice["action"] for choice in before["menu"]["choices"]}
    seen: Counter[int] = Counter()
    for action in list(kinds.values())[:KINDS]:
        for wrong in spoilt(action):
            answer = ann.post(f"/games/{game}/actions?dry_run=1", {"ply": before["ply"], "action": wrong})
            assert answer.status_code < 500, wrong
            seen[answer.status_code] += 1
            if answer.status_code >= 400:
                assert code_of(answer)
    assert seen[400] + seen[422] > 20
    assert ann.get(f"/games/{game}/full").json()["view"] == before["view"]
