"""Which frames the rules of a title may put on the agenda.

Nobody keeps a list of them: a rule simply enters a frame when it comes to that. So the rules themselves are read, from
all that the title is made of to every function, class and policy that these mention. A frame that is made somewhere
there may be entered; one that is only looked for may not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from dis import get_instructions
from functools import cache
from types import CodeType, FunctionType, MethodType
from typing import TYPE_CHECKING, Any, TypeGuard

from .state import Frame

if TYPE_CHECKING:
    from .title import Title

LIBRARY = __name__.partition(".")[0]
FOREIGN = ("builtins", "typing", "collections", "dataclasses", "enum", "abc", f"{LIBRARY}.track", f"{LIBRARY}.routes")
"""Where nothing is said about frames: the language, and the map."""


def frames_entered(title: Title) -> Iterator[type[Frame]]:
    """The kinds of frames that may come up in a game of this title, in no particular order."""
    seen: dict[int, object] = {}
    found: set[type[Frame]] = set()
    waiting: list[object] = [getattr(title, one.name) for one in fields(title) if one.name != "atlas"]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, str | int) or _is_foreign(thing):
            continue
        seen[id(thing)] = thing  # kept, so that no other thing gets its id
        if isinstance(thing, FunctionType):
            found.update(_made_in(thing))
        waiting += _mentioned(thing)
    return (kind for kind in found if kind.comes_up(title))


def _is_foreign(thing: object) -> bool:
    module = thing.__module__ if isinstance(thing, type | FunctionType) else ""
    return (module or "").startswith(FOREIGN)


def _mentioned(thing: object) -> Iterator[object]:
    """What a thing consists of, or speaks about."""
    if isinstance(thing, FunctionType):
        yield from (value for value in _globals(thing) if not _is_frame(value))
        yield from (cell.cell_contents for cell in thing.__closure__ or ())
        yield from thing.__defaults__ or ()
    elif isinstance(thing, MethodType):
        yield from (thing.__func__, thing.__self__)
    elif isinstance(thing, type):
        yield from thing.__bases__
        yield from filter(None, map(_function_of, vars(thing).values()))
    elif isinstance(thing, Mapping):
        yield from thing.values()
    elif isinstance(thing, tuple | list | set | frozenset):
        yield from thing
    elif is_dataclass(thing):  # by its fields: once a record was asked for its dictionary, it is read much more slowly
        names = (*(one.name for one in fields(thing)), *getattr(thing, "__worked_out__", ()))
        yield from (thing.__class__, *(getattr(thing, name) for name in names))
    elif hasattr(thing, "__dict__"):
        yield from (thing.__class__, *vars(thing).values())


def _function_of(member: Any) -> Callable[..., Any] | None:
    """The function behind a member of a class, if there is one."""
    if isinstance(member, staticmethod | classmethod):
        return member.__func__
    if isinstance(member, property):
        return member.fget
    return member if isinstance(member, FunctionType) else None


def _globals(function: FunctionType) -> Iterator[object]:
    """The functions, classes and policies of its module that a function mentions."""
    known = function.__globals__
    for code in _codes(function.__code__):
        for name in code.co_names:
            value = known.get(name)
            if isinstance(value, type | FunctionType) or is_dataclass(value):
                yield value


def _made_in(function: FunctionType) -> Iterator[type[Frame]]:
    """The kinds of frames that a function makes: those that it calls by their names."""
    known = function.__globals__
    for code in _codes(function.__code__):
        if any(_is_frame(known.get(name)) for name in code.co_names):
            yield from (kind for name in _called_in(code) if _is_frame(kind := known.get(name)))


@cache  # titles share most of their rules, and what is written in them never changes
def _called_in(code: CodeType) -> frozenset[str]:
    """The names of its module that a piece of code calls."""
    loads = (one for one in get_instructions(code) if one.opname == "LOAD_GLOBAL")
    return frozenset(one.argval for one in loads if one.arg is not None and one.arg & 1)


def _is_frame(thing: object) -> TypeGuard[type[Frame]]:
    return isinstance(thing, type) and issubclass(thing, Frame)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a function, and of the functions and comprehensions within it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
