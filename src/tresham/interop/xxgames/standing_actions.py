"""Which actions of an 18xx.games record stand: undo and redo resolved, chat left out."""

from __future__ import annotations

from typing import Any

Entry = dict[str, Any]

END_GAME = "end_game"
"""The type of the entry that ends a game by hand."""


def standing(actions: list[Entry]) -> list[Entry]:
    """The actions that count, in order. An undo without a target takes back the last one still standing."""
    kept: list[Entry] = []
    undone: list[list[Entry]] = []
    for action in actions:
        kind = action["type"]
        if kind == "undo":
            at = _undo_point(kept, action.get("action_id"))
            undone.append(kept[at:])
            del kept[at:]
        elif kind == "redo":
            if undone:
                kept += undone.pop()
        elif kind != "message":
            undone.clear()
            kept.append(action)
    return kept


def _undo_point(kept: list[Entry], target: int | None) -> int:
    """How many actions an undo leaves standing: all up to a named one, or all but the last."""
    if target is None:
        return max(0, len(kept) - 1)
    for at in range(len(kept), 0, -1):
        if kept[at - 1]["id"] <= target:
            return at
    return 0


def first_unsound(actions: list[Any]) -> int | None:
    """The number of the first entry that is none: each has a type, and a number as its id; none if all have."""
    for number, entry in enumerate(actions, 1):
        if not isinstance(entry, dict) or "type" not in entry or entry.get("id").__class__ is not int:
            return number
    return None


def is_program(action: Entry) -> bool:
    """Programs only ask the site to act later; what it then does is written out beside them."""
    return str(action["type"]).startswith("program_")
