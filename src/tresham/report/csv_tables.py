"""Numbers of a report as text for spreadsheets."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for a formula if a name began with it."""


def csv_of(heads: Sequence[str], rows: Sequence[Sequence[str | int | None]]) -> str:
    """A table with its heads; an empty field where nothing is known.

    >>> csv_of(["Round", "=Ann"], [["O1.1", 5], ["O1.2", None]])
    "Round,'=Ann\\r\\nO1.1,5\\r\\nO1.2,\\r\\n"
    """
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow([_harmless(head) for head in heads])
    writer.writerows([_harmless(one) for one in row] for row in rows)
    return out.getvalue()


def _harmless(value: str | int | None) -> str | int | None:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
