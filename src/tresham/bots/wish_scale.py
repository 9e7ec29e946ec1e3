"""How attractive something is to the naive player."""

from __future__ import annotations

from typing import Final

Wish = tuple[float, int]
"""How much something is wanted, and what to fill in where a number is open. A pass is wanted 0."""

NEVER: Final = -100.0
"""Only if nothing else is left."""

UNWANTED: Final = -10.0
"""Rather pass; but if there is no passing, why not."""
