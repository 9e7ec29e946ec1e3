"""What a game remembers beyond a round and not every title has: a record for each mechanism that has to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeVar, final

from .frozen import but


@dataclass(frozen=True)
class Extra:
    """The lasting facts of one mechanism; each derives its own record from this one."""


X = TypeVar("X", bound=Extra)
NOTHING: Mapping[str, int] = {}


@final
class Extras:
    """All such records of a game, looked up by their kind. Like every part of a state it never changes.

    They are written side by side under one name, so no two of them may have a field of the same name.
    """

    __slots__ = ("_records", "blanks", "name")

    def __init__(self, name: str = "extra", *records: Extra, blanks: Mapping[str, int] = NOTHING) -> None:
        self.name = name
        self.blanks = blanks
        """What is written where no mechanism remembers it, because older files say it of every game."""
        self._records: dict[type[Extra], Any] = {record.__class__: record for record in records}
        names = [one.name for record in records for one in fields(record)]
        twice = sorted({one for one in names if names.count(one) > 1})
        if twice:
            raise ValueError(f"two mechanisms remember something called {', '.join(twice)}")

    def __getitem__(self, kind: type[X]) -> X:
        record: X = self._records[kind]
        return record

    def get(self, kind: type[X]) -> X | None:
        """The record of a kind, if the title has that mechanism."""
        record: X | None = self._records.get(kind)
        return record

    def __iter__(self) -> Iterator[Extra]:
        return iter(self._records.values())

    def plus(self, *records: Extra, name: str | None = None) -> Extras:
        """The same with more records, perhaps under another name."""
        return Extras(self.name if name is None else name, *self, *records, blanks=self.blanks)

    def but(self, kind: type[Extra], **changes: Any) -> Extras:
        """The same, but for some fields of one record."""
        return self.put(but(self._records[kind], **changes))

    def put(self, *records: Extra) -> Extras:
        """The same with other records of kinds that are there."""
        changed = object.__new__(Extras)
        changed.name, changed.blanks = self.name, self.blanks
        changed._records = self._records | {record.__class__: record for record in records}
        return changed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Extras) and (self.name, self._records) == (other.name, other._records)

    def __hash__(self) -> int:
        return hash((self.name, *self._records.values()))

    def __repr__(self) -> str:
        return f"Extras({', '.join(map(repr, (self.name, *self._records.values())))})"


NO_EXTRAS = Extras()
"""Of a title without such mechanisms."""
