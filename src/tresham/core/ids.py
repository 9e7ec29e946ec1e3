"""The numbers that name owners, papers and trains."""

from __future__ import annotations

from typing import Final, NewType

Party = NewType("Party", int)
"""Whoever can own something: nobody, the bank, the pool, players, corporations, owners without a seat."""
Cert = NewType("Cert", int)
"""A share certificate."""
Private = NewType("Private", int)
"""A private company."""
Train = NewType("Train", int)
"""One train card."""
TrainKind = NewType("TrainKind", int)
"""A type of train, that is one face of a card."""
Cell = NewType("Cell", int)
"""A cell of the stock market; `NO_CELL` is off the chart."""

PhaseId = NewType("PhaseId", int)
"""A phase of the game, by its place in the title's list."""

NOBODY: Final = Party(0)
BANK: Final = Party(1)
POOL: Final = Party(2)
FIRST_PLAYER: Final = 3
NO_CELL: Final = Cell(-1)
NO_CERT: Final = Cert(-1)


def bit(number: int) -> int:
    """The set that holds one number, as a bitmask."""
    return 1 << number


def members(mask: int) -> list[int]:
    """The numbers of a bitmask, ascending.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
