"""What the public site 18xx.games calls things of a title, where it does not call them what we do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..core.ids import Party
from ..core.table import Table


@dataclass(frozen=True)
class SiteNames:
    """Names in records and traces of the site."""

    phase: str = "{}"
    """A phase, with our name in its place."""
    markers: Mapping[str, str] = field(default_factory=dict)
    """By kind of marker on the map, with the symbol of its owner in its place; others are not told."""
    rights: Mapping[str, str] = field(default_factory=dict)
    """By name of a right: what one chooses to buy it."""
    hexes: Mapping[str, str] = field(default_factory=dict)
    """By name of a hex, where the site counts them otherwise: what it calls it."""
    corporations: Mapping[str, str] = field(default_factory=dict)
    """By symbol of a corporation, where the site has another one: that."""
    lists: Callable[[Table, Party], bool] | None = None
    """Is a corporation told of already? By default all are from the start."""
    is_boundless: bool = False
    """The bank has nothing at the start, and what it pays out is less than nothing."""

    def hex(self, name: str) -> str:
        """What the site calls a hex."""
        return self.hexes.get(name, name)

    def our_hex(self, name: str) -> str:
        """The hex that the site calls so."""
        return next((ours for ours, theirs in self.hexes.items() if theirs == name), name)

    def corp(self, symbol: str) -> str:
        """What the site calls a corporation."""
        return self.corporations.get(symbol, symbol)

    def our_corp(self, symbol: str) -> str:
        """The corporation that the site calls so."""
        return next((ours for ours, theirs in self.corporations.items() if theirs == symbol), symbol)


OUR_NAMES = SiteNames()
"""It calls everything what we call it."""
