"""The fields of a JSON record, read with care: what is not as it should be is refused with a code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")

MOST = 1_000_000
"""No number in a route problem is greater."""


class ProblemRefused(ValueError):
    """A route problem that cannot be read: `code` says why; `params` say where, and what should be there."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return f"{self.code}: {', '.join(f'{name}={value}' for name, value in self.params.items())}"


class Fields:
    """One object of a route problem; `part` and `at` tell which, as in link 3. A field that is null is not there."""

    def __init__(self, data: object, part: str, at: int = 0) -> None:
        self.part, self.at = part, at
        if not isinstance(data, Mapping):
            self.refuse("wrong_type", field=part, wanted="object")
        self._data: Mapping[str, Any] = data

    def refuse(self, code: str, **params: str | int) -> NoReturn:
        """Complain about this object."""
        raise ProblemRefused(code, part=self.part, at=self.at, **params)

    def has(self, name: str) -> bool:
        """Is this field there?"""
        return self._data.get(name) is not None

    def _value(self, name: str, kind: type[T], wanted: str) -> T:
        if not self.has(name):
            self.refuse("missing_field", field=name)
        return self._typed(self._data[name], name, kind, wanted)

    def _typed(self, value: object, name: str, kind: type[T], wanted: str) -> T:
        # True is a number to Python, but to nobody else.
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            self.refuse("wrong_type", field=name, wanted=wanted)
        return value

    def _small(self, value: object, name: str, most: int) -> int:
        number = self._typed(value, name, int, "number")
        if not 0 <= number <= most:
            self.refuse("number_range", field=name, most=most)
        return number

    def number(self, name: str, default: int | None = None) -> int:
        """A number that is not negative; it must be there unless it has a default."""
        if default is not None and not self.has(name):
            return default
        return self._small(self._value(name, int, "number"), name, MOST)

    def index(self, name: str, count: int) -> int:
        """The number of one of so many things."""
        number = self._value(name, int, "number")
        if not 0 <= number < count:
            self.refuse("unknown_number", field=name, count=count)
        return number

    def flag(self, name: str) -> bool:
        """Yes or no; no if it is not there."""
        return self._value(name, bool, "flag") if self.has(name) else False

    def word(self, name: str, table: Mapping[str, T]) -> T:
        """One of a few words, and what it means."""
        found = table.get(self._value(name, str, "text"))
        if found is None:
            self.refuse("unknown_word", field=name, known=", ".join(table))
        return found

    def rows(self, name: str, most: int) -> list[Any]:
        """A list that must be there."""
        rows = self._value(name, list, "list")
        if len(rows) > most:
            self.refuse("too_many", field=name, count=len(rows), most=most)
        return rows

    def rows_if_any(self, name: str, most: int) -> list[Any]:
        """A list that may be absent."""
        return self.rows(name, most) if self.has(name) else []

    def amounts(self, name: str, most: int) -> tuple[int, ...]:
        """A list of numbers that are not negative."""
        return tuple(self._small(value, name, MOST) for value in self.rows(name, most))

    def mask(self, name: str, count: int) -> int:
        """A list of numbers below `count`, as a bitmask; what stands twice counts once."""
        mask = 0
        for value in self.rows(name, MOST):
            number = self._typed(value, name, int, "number")
            if not 0 <= number < count:
                self.refuse("unknown_number", field=name, count=count)
            mask |= 1 << number
        return mask

    def name(self, name: str, default: int) -> str | int:
        """What something is called, be it a text or a number."""
        return self._called(self._data[name], name) if self.has(name) else default

    def names(self, name: str, most: int) -> list[str | int]:
        """A list of names; it may be absent."""
        return [self._called(value, name) for value in self.rows_if_any(name, most)]

    def _called(self, value: object, name: str) -> str | int:
        return value if type(value) is int else self._typed(value, name, str, "text")

    def inner(self, name: str) -> Fields:
        """An object that must be there."""
        return Fields(self._value(name, dict, "object"), self.part, self.at)

    def inner_if_any(self, name: str) -> Fields:
        """An object that may be absent."""
        return self.inner(name) if self.has(name) else Fields({}, self.part, self.at)
