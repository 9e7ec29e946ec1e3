"""The shapes of a report: plain records with names instead of numbers. Plies count the actions that stand."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerSums:
    """How a player stood when a round was over."""

    name: str
    cash: int
    worth: int
    shares: tuple[tuple[str, int], ...]
    """By corporation: how many shares."""
    out: bool
    """Has left the game."""


@dataclass(frozen=True, slots=True)
class CorporationSums:
    """How a corporation stood when a round was over, and what it earned in it."""

    symbol: str
    life: str
    president: str
    revenue: int | None
    """What it earned in this round; none if it neither ran nor declared anything."""
    dividend: str
    """pay, withhold, half; empty if it declared none in this round."""
    price: int | None
    cash: int
    trains: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundSums:
    """One stock or operating round, or an auction: how everybody stood when it was over."""

    kind: str
    turn: int
    number: int
    of: int
    phase: str
    """The phase in which it ended."""
    begin: int
    """The ply at which it began."""
    end: int
    """The ply with which it was over, or the present one."""
    over: bool
    bank: int
    players: tuple[PlayerSums, ...]
    corporations: tuple[CorporationSums, ...]


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """Something to remember: an event of the game."""

    ply: int
    event: int
    """Which of the events of that ply."""
    kind: str
    parties: tuple[str, ...]
    """Who was concerned: symbols of corporations, names of players."""
    amount: int | None
    """Of a run: what it earned."""


@dataclass(frozen=True, slots=True)
class PhaseSpan:
    """A phase, from the ply that began it to the one that ended it."""

    name: str
    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player came out, or stands now."""

    name: str
    worth: int
    place: int


@dataclass(frozen=True, slots=True)
class GameReport:
    """What a game was, or has been so far."""

    title: str
    profile: str
    options: tuple[str, ...]
    over: bool
    ply: int
    standings: tuple[Standing, ...]
    """The richest first; equal players share a place."""
    rounds: tuple[RoundSums, ...]
    moments: tuple[KeyMoment, ...]
    phases: tuple[PhaseSpan, ...]
