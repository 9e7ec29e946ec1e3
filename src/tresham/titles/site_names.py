"""What the public site 18xx.games calls things of a title, where it does not call them what we do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class SiteNames:
    """Names in records and traces of the site."""

    phase: str = "{}"
    """A phase, with our name in its place."""
    markers: Mapping[str, str] = field(default_factory=dict)
    """By kind of marker on the map, with the symbol of its owner in its place; others are not told."""
    rights: Mapping[str, str] = field(default_factory=dict)
    """By name of a right: what one chooses to buy it."""


OUR_NAMES = SiteNames()
"""It calls everything what we call it."""
