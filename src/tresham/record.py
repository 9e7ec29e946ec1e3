"""Records: small immutable things that are made in great numbers, and what they work out once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
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
            found = self._work_out(owner)
            object.__setattr__(owner, self._name, found)  # not by its dictionary: that would slow down every other read
            return found


if TYPE_CHECKING:
    from functools import cached_property as at_once

    C = TypeVar("C", bound=type)

    def ready_made(kind: C) -> C:
        """Objects of this class have all that is to be worked out `at_once`."""
        return kind
else:

    class at_once:  # written where a property would be
        """An attribute that is worked out when its object is made; its class must be `ready_made`.

        One that is worked out on demand leaves a property on the class, where Python looks first, every time. What
        rules read dozens of times in every action had better be a plain attribute.
        """

        def __init__(self, work_out: Callable[[Any], Any]) -> None:
            self.work_out = work_out

        def __get__(self, owner: Any, kind: type) -> Any:
            raise TypeError(f"{kind.__name__} is not ready_made")

    def ready_made(kind: type) -> type:
        """Objects of this class have all that is to be worked out `at_once`, in the order in which it is written.

        >>> @ready_made
        ... @dataclass(frozen=True)
        ... class Square:
        ...     side: int
        ...
        ...     @at_once
        ...     def area(self) -> int:
        ...         return self.side**2
        >>> vars(Square(3))
        {'side': 3, 'area': 9}
        """
        tables = {name: one.work_out for name, one in vars(kind).items() if isinstance(one, at_once)}
        for name, work_out in tables.items():
            delattr(kind, name)
            kind.__annotations__[name] = work_out.__annotations__.get("return", Any)
        kind.__worked_out__ = tables  # with their words, for whoever describes the class
        make = kind.__init__

        @wraps(make)
        def __init__(self: Any, *args: Any, **fields: Any) -> None:
            make(self, *args, **fields)
            for name, work_out in tables.items():
                object.__setattr__(self, name, work_out(self))  # as above

        kind.__init__ = __init__
        return kind


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


__all__ = ["Kept", "at_once", "cached_property", "ready_made", "record"]
