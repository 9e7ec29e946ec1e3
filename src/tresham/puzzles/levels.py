"""What makes a puzzle hard. Every trait counts one level; the words about them are in the catalogues."""

from __future__ import annotations

from typing import Final

MANY_RUNS: Final = 40
MANY_LAYS: Final = 40
VERY_MANY_LAYS: Final = 100
CLOSE: Final = 10
"""A margin of so much is easily overlooked."""
MANY_SHARES: Final = 3
MANY_LINES: Final = 20

TRAITS: Final = {
    "runs": ("several-trains", "many-runs", "greed-fails", "habit-fails"),
    "tile": ("many-lays", "very-many-lays", "close", "off-the-beaten-track"),
    "dump": ("many-shares", "rivals", "presidents-certificate", "several-blocks"),
    "rescue": ("several-sales", "dead-ends", "many-lines", "hopeless"),
}
"""By kind: all traits that its puzzles may have."""


def traits_of(**found: bool) -> tuple[str, ...]:
    """The names of what was found.

    >>> traits_of(many_runs=True, greed_fails=False)
    ('many-runs',)
    """
    return tuple(name.replace("_", "-") for name, is_so in found.items() if is_so)
