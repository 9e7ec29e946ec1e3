"""How large words are that are read from afar."""

from __future__ import annotations

from .svg import group

AFAR = 28.0
"""The size of what must be read."""
SIZES = (AFAR, 24.0, 21.0, 18.0, 15.0)
"""The sizes of what may be left out, best first."""


def sized(size: float, class_: str, *parts: str) -> str:
    """Parts of a drawing that tell by their class how large they are."""
    return group(f"u{size:g} {class_}", parts)
