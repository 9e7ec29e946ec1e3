"""Fields that hold more than they did when games were first saved: how they are written, so that old files can be read
and old positions keep their fingerprints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from .ids import Party

if TYPE_CHECKING:
    from .event import CorporationClosed
    from .naming import Json
    from .state import State
    from .title import Title

    Prices = tuple[int, ...]

FORM: Final = "form"
"""Under this word the metadata of a field say how it is written, if it is not simply written as it is."""
LEFT_OUT: Final = object()
"""Nothing is written: the rest of the record says it."""


@dataclass(frozen=True)
class Form:
    """How a field is written, and read again, under another name perhaps."""

    name: str
    write: Callable[[Title, Any], Json]
    """From the title and the whole record: what is written, or `LEFT_OUT`."""
    read: Callable[[Title, Any, Json], Any] | None = None
    """From the title, the record as far as it is read, and what was written; none where such records are never read."""


# --- tokens: once it was only counted how many were left --------------------------------------------------------------


def rests(title: Title) -> tuple[dict[Prices, int], ...]:
    """By Party: what may be left of the tokens printed on its charter, with their number."""
    return tuple({prices[k:]: len(prices) - k for k in range(len(prices) + 1)} for prices in title.printed)


def _told(title: Title, party: Party, prices: Prices) -> Json:
    """A number where the tokens are the last of those printed on the charter; otherwise what each of them costs."""
    count = title.kept[rests][party].get(prices)
    return list(prices) if count is None else count


def _read_tokens(title: Title, closed: CorporationClosed, data: Json) -> Prices:
    if data.__class__ is list:
        if not all(price.__class__ is int for price in data):
            raise ValueError("tokens have prices in whole numbers")
        return tuple(data)
    for prices, count in title.kept[rests][closed.corp].items():
        if count == data:
            return prices
    raise ValueError(f"there are no {data} tokens")


def _write_charters(title: Title, s: State) -> Json:
    return [_told(title, Party(party), prices) for party, prices in enumerate(s.charter)]


def _write_homeless(title: Title, s: State) -> Json:
    """Those whose charters are as printed, if nothing else is said."""
    untouched = sum(1 << corp for corp in title.corps if s.charter[corp] and s.charter[corp] == title.printed[corp])
    return LEFT_OUT if s.homeless == untouched else s.homeless


CHARTERS = Form("stock", _write_charters)
HOMELESS = Form("homeless", _write_homeless)
TOKENS = Form("tokens", lambda title, closed: _told(title, closed.corp, closed.tokens), _read_tokens)
