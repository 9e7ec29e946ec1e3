"""The seeded generator. Its recurrence is that of 18xx.games, so that seeds carry over."""

from __future__ import annotations

MODULUS = 1 << 31


def seeded(seed: int) -> int:
    """The generator's first state.

    >>> seeded(2**31 + 5)
    5
    """
    return seed % MODULUS


def drawn(chance: int) -> int:
    """The next state, which is also the number drawn.

    >>> drawn(1)
    1103527590
    """
    return (1103515245 * chance + 12345) % MODULUS
