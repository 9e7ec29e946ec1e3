"""Undo and redo in records: which actions stand."""

from __future__ import annotations

import pytest

from tests.unit.interop.sample_records import sound
from tresham.interop.xxgames.replaying import replay
from tresham.interop.xxgames.standing_actions import Entry, is_only_said, standing


def record(*words: str) -> list[Entry]:
    """Entries by type; `undo:3` names the id that it goes back to."""
    entries: list[Entry] = []
    for number, word in enumerate(words, 1):
        kind, _, target = word.partition(":")
        entries.append({"type": kind, "id": number} | ({"action_id": int(target)} if target else {}))
    return entries


@pytest.mark.parametrize(
    ("words", "stands"),
    [
        ("bid bid pass", [1, 2, 3]),
        ("bid bid undo", [1]),
        ("bid bid undo undo", []),
        ("undo bid", [2]),
        ("bid bid bid undo:1", [1]),
        ("bid bid bid undo:0", []),
        ("bid bid undo redo", [1, 2]),
        ("bid bid bid undo:1 redo", [1, 2, 3]),
        ("bid bid undo undo redo", [1]),
        ("bid bid undo undo redo redo", [1, 2]),
        ("bid bid undo bid redo", [1, 4]),
        ("bid message bid undo", [1]),
        ("bid bid undo:1 bid undo:1 bid", [1, 6]),
    ],
)
def test_what_stands_after_undo_and_redo(words: str, stands: list[int]) -> None:
    assert [entry["id"] for entry in standing(record(*words.split()))] == stands


def test_programs_and_notes_are_told_from_actions() -> None:
    words = ("program_share_pass", "program_disable", "log", "pass", "end_game")
    assert [is_only_said(entry) for entry in record(*words)] == [True, True, True, False, False]


def test_an_undo_takes_back_a_note_too() -> None:
    assert [entry["id"] for entry in standing(record("bid", "bid", "log", "undo"))] == [1, 2]


def test_a_note_of_consent_changes_nothing() -> None:
    """The site writes one before every deal with somebody else, such as the purchase of his private."""
    data = sound()
    note = {"type": "log", "entity": 1, "entity_type": "player", "message": "• confirmed receiving consent from Bob"}
    plain, _, entries = replay(data)
    count = sum(1 for _ in entries)
    noted, _, entries = replay(
        {**data, "actions": [one for e in data["actions"] for one in ({**note, "id": e["id"]}, e)]}
    )
    assert sum(1 for _ in entries) == 2 * count
    assert noted.state == plain.state
