"""Which actions of an 18xx.games record stand: undo and redo resolved, chat left out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from reprlib import repr as excerpt
from typing import Any

from ...core.naming import Malformed

Entry = dict[str, Any]

END_GAME = "end_game"
"""The type of the entry that ends a game by hand."""


def entries_of(actions: Any) -> list[Any]:
    """The entries that count; of a damaged list those before the damage, and the damaged one as the last."""
    if not isinstance(actions, list):
        raise Malformed("the record has no list of actions")
    for at, entry in enumerate(actions):
        if not is_sound(entry):
            return [*standing(actions[:at]), entry]
    return standing(actions)


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


def is_sound(entry: Any) -> bool:
    """Is this an entry at all? It has a type, a number as its id, and as the target of an undo a number or nothing."""
    if not isinstance(entry, dict) or not isinstance(entry.get("type"), str) or entry.get("id").__class__ is not int:
        return False
    return entry["type"] != "undo" or entry.get("action_id").__class__ in (int, type(None))


@contextmanager
def reading(entry: Any) -> Iterator[None]:
    """Whatever does not fit together while an entry is read is the fault of the entry: `Malformed` says so."""
    try:
        yield
    except Malformed:
        raise
    except (
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
        ArithmeticError,
        StopIteration,
        RecursionError,
    ) as error:
        raise Malformed(f"cannot read {excerpt(entry)}: {excerpt(error)}") from error


def is_only_said(action: Entry) -> bool:
    """Does an entry do nothing on the table? Programs ask the site to act later, and what it then does is written out
    beside them; a note in the log says that somebody has agreed to the deal that follows."""
    return str(action["type"]).startswith("program_") or action["type"] == "log"
