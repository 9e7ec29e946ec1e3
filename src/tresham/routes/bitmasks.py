"""Sets of small numbers as the bits of an integer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def bits(mask: int) -> Iterator[int]:
    """The bits of a mask, lowest first, each as a mask of its own."""
    while mask:
        lowest = mask & -mask
        yield lowest
        mask ^= lowest


def index_of(masks: Sequence[int]) -> dict[int, int]:
    """For each bit: in which of the masks it is set, as a mask of their positions."""
    flags: dict[int, bytearray] = {}
    width = len(masks) + 7 >> 3
    for at, mask in enumerate(masks):
        for bit in bits(mask):
            if bit not in flags:
                flags[bit] = bytearray(width)
            flags[bit][at >> 3] |= 1 << (at & 7)
    return {bit: int.from_bytes(row, "little") for bit, row in flags.items()}
