"""What is laid out for a game of 18CZ: map, corporations, local railways and purses."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.cards import Corporation, PrivateCompany
from ...track.prints import MapSheet
from . import papers
from .map import MAP


@dataclass(frozen=True)
class Box:
    """The parts that are used."""

    purse: int
    """What each player starts with [18CZ-III.2.1]."""
    certificates: int
    """How many certificates a player may hold [18CZ-VII.4.1]."""
    sheet: MapSheet = MAP
    corporations: tuple[Corporation, ...] = papers.CORPORATIONS
    locals: tuple[PrivateCompany, ...] = papers.LOCALS


def standard_box(seats: int) -> Box:
    """The standard game for so many players."""
    return Box(papers.PURSES[seats], papers.CERTIFICATES[seats])
