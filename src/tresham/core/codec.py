"""Numbers inside, names outside: actions, events and states as plain JSON values, and back."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import IntEnum, StrEnum
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from ..record import cached_property
from .action import Action
from .event import Event
from .frozen import filled
from .ids import Party
from .naming import AS_IT_IS, Json, Malformed, Names, formed, listed, pair, pairs, plain, plainly, sorts
from .older_forms import FORM, Form
from .state import UNTOLD, Frame, State
from .title import Title
from .title_memory import Extra, Extras


class Codec:
    """Translates for one title and one set of player names."""

    def __init__(self, title: Title, players: Sequence[str]) -> None:
        self.title = title
        self.players = tuple(players)
        self._rules: dict[Any, Names] = {**title.kept[sorts], Party: listed(self.parties)}
        self._actions, self._events, self._many_events = map(self._names, (Action, Event, list[Event]))

    @cached_property
    def parties(self) -> tuple[str, ...]:
        """By Party: its name. Players may be called what they like: an `@` marks them."""
        seats = [f"@{name}" for name in self.players]
        corps, owners = [one.symbol for one in self.title.corporations], [one.symbol for one in self.title.owners]
        return ("nobody", "bank", "pool", *seats, *corps, *owners)

    # --- the four things that are written ----------------------------------------------------------------------------

    def write_action(self, action: Action) -> Json:
        """An action with names: `{"type": "lay_tile", "by": "PRR", …}`."""
        return self._actions.write(action)

    def read_action(self, data: Json) -> Action:
        """An action from names."""
        read: Action = _read(self._actions, data)
        return read

    def unknown_field(self, data: Json, action: Action) -> str | None:
        """A field that the names of an action had and the action does not know: somebody meant what he will not get."""
        return _surplus(data, self.write_action(action))

    def write_event(self, event: Event) -> Json:
        """An event with names."""
        return self._events.write(event)

    def read_event(self, data: Json) -> Event:
        """An event from names."""
        read: Event = _read(self._events, data)
        return read

    def read_events(self, data: Json) -> list[Event]:
        """A list of events from names."""
        read: list[Event] = _read(self._many_events, data)
        return read

    def write_state(self, state: State) -> Json:
        """A whole state with names."""
        return self._names(State).write(state)

    def digest(self, state: State) -> str:
        """A fingerprint of a state, the same on every machine."""
        text = json.dumps(self.write_state(state), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    # --- translation by type -----------------------------------------------------------------------------------------

    def _names(self, hint: Any) -> Names:
        """How values of an annotated type are written and read."""
        if hint not in self._rules:
            self._rules[hint] = self._make(hint)
        return self._rules[hint]

    def _make(self, hint: Any) -> Names:
        args = get_args(hint)
        if hint in FAMILIES:
            return self._tagged(self.title.kept[_families][hint])
        if hint is Extras:
            return self._extras()
        if get_origin(hint) is list:
            write, read = self._names(args[0]).write, self._names(args[0]).read
            return Names(lambda many: [write(one) for one in many], lambda data: list(map(read, plain(list, data))))
        if get_origin(hint) is tuple:
            return self._row(args)
        if type(None) in args:
            inner = self._names(next(one for one in args if one is not type(None)))
            return Names(
                lambda value: None if value is None else inner.write(value),
                lambda data: None if data is None else inner.read(data),
            )
        if isinstance(hint, type) and issubclass(hint, IntEnum):
            return Names(lambda value: value.name.lower(), lambda data: hint[data.upper()])
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            return Names(str, hint)
        if hint in (int, str, bool):
            return Names(lambda value: value, plainly(hint))
        if is_dataclass(hint):
            return self._record(hint)
        raise TypeError(f"no way to write {hint}")

    def _row(self, args: tuple[Any, ...]) -> Names:
        if len(args) == 2 and args[1] is Ellipsis:
            if get_origin(args[0]) is tuple and len(get_args(args[0])) == 2 and Ellipsis not in get_args(args[0]):
                return pairs(*map(self._names, get_args(args[0])))
            write, read = self._names(args[0]).write, self._names(args[0]).read
            return Names(
                lambda row: [write(one) for one in row],
                lambda data: tuple(map(read, data if data.__class__ is list else plain(list, data))),
            )
        inners = [self._names(one) for one in args]
        if len(inners) == 2:
            return pair(*inners)
        return Names(
            lambda row: [inner.write(one) for inner, one in zip(inners, row, strict=True)],
            lambda data: tuple([inner.read(one) for inner, one in zip(inners, plain(list, data), strict=True)]),
        )

    def _record(self, kind: Any) -> Names:
        forms, _ = _marks(kind)
        names = {name: AS_IT_IS if name in forms else self._names(hint) for name, hint, _ in _hints(kind)}
        fields_as_they_are = self._fields(kind, names)
        return formed(self.title, forms, fields_as_they_are) if forms else fields_as_they_are

    def _fields(self, kind: Any, names: Mapping[str, Names]) -> Names:
        brief = issubclass(kind, Frame)
        _, young = _marks(kind)
        writers = [
            (name, names[name].write, default if brief or name in young else MISSING)
            for name, _, default in _hints(kind)
        ]
        readers = {name: one.read for name, one in names.items()}

        def write(value: Any) -> Json:
            """Frames leave out what has its default value: that is most of their fields, most of the time."""
            data = {}
            for name, write_field, default in writers:
                content = getattr(value, name)
                if content is not default and content != default:
                    data[name] = write_field(content)
            return data

        old = [name for name in readers if name not in young]
        always = old if old == list(readers)[: len(old)] else readers
        in_order = [(name, readers[name]) for name in always]
        defaults = {name: default for name, _, default in _hints(kind) if default is not MISSING}

        def read(data: Json) -> Any:
            values = defaults.copy()
            for name, content in data.items():
                read_field = readers.get(name)
                if read_field is not None:
                    values[name] = read_field(content)
            if len(values) < len(readers):
                raise Malformed(f"{kind.__name__} lacks {', '.join(readers.keys() - values.keys())}")
            return filled(kind, values) if brief else kind(**values)

        def read_whole(data: Json) -> Any:
            """Quicker, where nothing is left out but what is younger than the format; older files may lack a field that
            has a default."""
            if young and not young.isdisjoint(data):
                return read(data)
            try:
                values = [read_field(data[name]) for name, read_field in in_order]
            except KeyError:
                return read(data)
            return kind(*values)

        return Names(write, read if brief else read_whole)

    def _extras(self) -> Names:
        """What the mechanisms of the title remember, side by side."""
        first = self.title.extra
        records = [self._record(record.__class__) for record in first]

        def write(extras: Extras) -> Json:
            data: Json = {"type": extras.name, **first.blanks}
            for names, record in zip(records, extras, strict=True):
                data |= names.write(record)
            return data

        def read(data: Json) -> Extras:
            if data["type"] != first.name:
                raise Malformed(f"expected {first.name}, not {str(data['type'])[:80]}")
            return first.put(*[names.read(data) for names in records])

        return Names(write, read)

    def _tagged(self, kinds: Mapping[str, Any]) -> Names:
        """Records of a family, told apart by their `type`."""
        tags = {kind: tag for tag, kind in kinds.items()}
        made: dict[str, Names] = {}
        readers: dict[str, Callable[[Json], Any]] = {}

        def names(tag: str) -> Names:
            """Made when first wanted, since records may contain each other."""
            if tag not in made:
                made[tag] = self._record(kinds[tag])
                readers[tag] = made[tag].read
            return made[tag]

        def write(value: Any) -> Json:
            tag = tags[value.__class__]
            return {"type": tag, **names(tag).write(value)}

        def read(data: Json) -> Any:
            tag = data["type"]
            return (readers.get(tag) or names(tag).read)(data)

        return Names(write, read)


def _read(names: Names, data: Json) -> Any:
    """Read a record, or say what is wrong with it."""
    try:
        return names.read(data)
    except Malformed:
        raise
    except RecursionError as error:
        raise Malformed("nested too deeply to be read") from error
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Malformed(f"cannot read {str(data)[:200]}: {error}") from error


def _surplus(data: Json, known: Json) -> str | None:
    """The first name in some data that has no counterpart in what is known, however deep.

    >>> _surplus({"deal": [{"price": 7, "rpice": 8}]}, {"deal": [{"price": 7}]})
    'rpice'
    """
    if isinstance(data, dict) and isinstance(known, dict):
        inside = (name if name not in known else _surplus(data[name], known[name]) for name in data)
    elif isinstance(data, list) and isinstance(known, list):
        inside = (_surplus(one, other) for one, other in zip(data, known, strict=False))
    else:
        return None
    return next((name for name in inside if name is not None), None)


@cache
def _hints(kind: Any) -> tuple[tuple[str, Any, Any], ...]:
    """The fields of a record with their types and defaults."""
    hints = get_type_hints(kind)
    return tuple((one.name, hints[one.name], one.default) for one in fields(kind))


@cache
def _marks(kind: Any) -> tuple[Mapping[str, Form], frozenset[str]]:
    """The fields of a record that have a form of their own, with that form; and those younger than the format."""
    forms = {one.name: one.metadata[FORM] for one in fields(kind) if FORM in one.metadata}
    return forms, frozenset(one.name for one in fields(kind) if UNTOLD in one.metadata)


@cache
def snake(name: str) -> str:
    """LayTile -> lay_tile."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def _family(base: type[Any]) -> dict[str, Any]:
    """All records derived from a base, by tag; those of titles count once the title is imported."""
    found: dict[str, Any] = {}
    waiting = [base]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if is_dataclass(kind) and _is_current(kind) and kind is not base:
            if found.get(snake(kind.__name__), kind) is not kind:
                raise TypeError(f"two kinds of record are called {kind.__name__}")
            found[snake(kind.__name__)] = kind
    return found


def _is_current(kind: type[Any]) -> bool:
    """A dataclass with slots is made twice; only the second is the one that its module knows."""
    return getattr(sys.modules[kind.__module__], kind.__name__, None) is kind


FAMILIES: tuple[Any, ...] = (Action, Event, Frame, Extra)


def _families(title: Title) -> dict[Any, dict[str, Any]]:
    """The families of records; whatever a title has of its own is known when it has been built."""
    return {base: _family(base) for base in FAMILIES}
