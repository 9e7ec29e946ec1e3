"""Records: small immutable things that are made in great numbers, and what they work out once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from functools import cached_property
else:
    T = TypeVar("T")

    class cached_property(Generic[T]):  # the name it has in the standard library
        """An attribute that is worked out when it is first asked for, as in Python 3.12.

        Before that, `functools.cached_property` held one lock for all objects of a class while it worked one out: all
        games waited for one another, and for ever if the work itself had to wait. Here two threads that ask at the same
        moment may both work it out, which harms nobody.
        """

        def __init__(self, work_out: Callable[[Any], T]) -> None:
            self._work_out = work_out
            self._name = work_out.__name__
            self.__doc__ = work_out.__doc__

        def __get__(self, owner: Any, kind: type | None = None) -> Any:
            if owner is None:
                return self
            found = owner.__dict__[self._name] = self._work_out(owner)
            return found


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


Owner = TypeVar("Owner")
W = TypeVar("W")


class Kept(dict[Any, Any], Generic[Owner]):
    """What has been worked out about one object, by the function that did so: `atlas.kept[port_stops]`.

    It lies on the object and goes with it, and to look there takes less time than to ask a cache of the function.

    >>> Kept("tresham")[len]
    7
    """

    def __init__(self, owner: Owner) -> None:
        super().__init__()
        self._owner = owner

    if TYPE_CHECKING:

        def __getitem__(self, work_out: Callable[[Owner], W]) -> W: ...

    def __missing__(self, work_out: Callable[[Owner], W]) -> W:
        found = self[work_out] = work_out(self._owner)
        return found


__all__ = ["Kept", "cached_property", "record"]
