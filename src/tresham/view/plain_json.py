"""Views as plain JSON values, and what changes from one to the next."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from .shapes import View


def plain(value: Any) -> Any:
    """A record as JSON values: records and mappings become objects, rows become lists."""
    if value is None or value.__class__ in (int, str, bool, float):
        return value
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    if is_dataclass(value):
        return {name: plain(getattr(value, name)) for name in _names(value.__class__)}
    raise TypeError(f"no plain form of {value!r}")


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind))


def changed(old: View, new: View) -> dict[str, Any]:
    """The parts of a view that differ, as plain values; of the board, only the hexes that do.

    Whoever has the old view puts each part in its place, and each hex in the place of the one with its name.
    """
    found: dict[str, Any] = {}
    for name in _names(View):
        before, after = getattr(old, name), getattr(new, name)
        if before is after or before == after:
            continue
        if name == "board":
            after = tuple(one for one, other in zip(after, before, strict=True) if one is not other and one != other)
        found[name] = plain(after)
    return found


def patched(old: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """What a reader makes of it: the plain old view with the changed parts in their places."""
    board = {hex["name"]: hex for hex in parts.get("board", ())}
    return {**old, **parts, "board": [board.get(hex["name"], hex) for hex in old["board"]]}
