"""What every event is."""

from __future__ import annotations

from typing import ClassVar

from ..state import State


class Event:
    """Something that happened. An announcement changes nothing and is only told."""

    __slots__ = ()
    loud: ClassVar[bool] = True

    def apply(self, s: State) -> State:
        """The state after this event."""
        return s
