"""Undo and redo in records: which actions stand."""

from __future__ import annotations

import pytest

from tresham.interop.xxgames.standing_actions import Entry, is_program, standing


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


def test_programs_are_told_from_actions() -> None:
    assert [is_program(entry) for entry in record("program_share_pass", "program_disable", "pass")] == [
        True,
        True,
        False,
    ]
