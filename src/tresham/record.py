"""Records: small immutable things that are made in great numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from dataclasses import dataclass as record
else:
    R = TypeVar("R")

    def record(*, frozen: bool, slots: bool = False, eq: bool = True) -> Callable[[type[R]], type[R]]:
        """A dataclass that is frozen for the type checker alone.

        Every action makes dozens of actions, events, frames, links and the like, and to make a truly frozen one takes
        four times as long. The state of a game, which is never made from nothing, is a frozen dataclass.
        """
        return dataclass(slots=slots, eq=eq, unsafe_hash=eq)


__all__ = ["record"]
