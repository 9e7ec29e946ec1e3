"""Changing records that never change: make another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

R = TypeVar("R")
T = TypeVar("T")
_new = object.__new__
_set = object.__setattr__

if TYPE_CHECKING:
    from dataclasses import replace as but
else:

    def but(record: R, /, **changes: Any) -> R:
        """The same record but for some fields: `dataclasses.replace`, six times as fast.

        Only for frozen dataclasses without slots: the copy shares every other field. Its dictionary is built anew, for
        Python would copy that of a record that was called into being (`|`) in a form in which it finds fields slowly.
        """
        copy = _new(record.__class__)
        _set(copy, "__dict__", {**record.__dict__, **changes})
        return copy


def filled(kind: type[R], fields: dict[str, Any], /) -> R:
    """A record with all its fields given: as if called, but quicker.

    Only for records without slots that are not truly frozen, such as frames. The dictionary becomes the record's own:
    the caller must not keep it.
    """
    record = _new(kind)
    record.__dict__ = fields
    return record


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same row with one place changed.

    >>> put((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    return (*row[:index], value, *row[index + 1 :])


def put_all(row: tuple[T, ...], changes: tuple[tuple[int, T], ...]) -> tuple[T, ...]:
    """The same row with several places changed."""
    copy = list(row)
    for index, value in changes:
        copy[index] = value
    return tuple(copy)


def put_each(row: tuple[T, ...], places: tuple[int, ...], value: T) -> tuple[T, ...]:
    """The same row with one value in several places.

    >>> put_each((1, 2, 3), (0, 2), 9)
    (9, 2, 9)
    """
    copy = list(row)
    for place in places:
        copy[place] = value
    return tuple(copy)


def put_last(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The same row with a value at its end and nowhere else.

    >>> put_last((1, 2, 3), 2)
    (1, 3, 2)
    """
    if value in row:
        at = row.index(value)
        return (*row[:at], *row[at + 1 :], value)
    return (*row, value)


def moved(cash: tuple[int, ...], payer: int, payee: int, amount: int) -> tuple[int, ...]:
    """Money goes from one purse to another.

    >>> moved((0, 100, 5), 1, 2, 40)
    (0, 60, 45)
    """
    copy = list(cash)
    copy[payer] -= amount
    copy[payee] += amount
    return tuple(copy)


__all__ = ["but", "filled", "moved", "put", "put_all", "put_each", "put_last"]
