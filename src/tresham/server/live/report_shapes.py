"""The shapes of reports on the wire. Plies are rows of the history here, so that they lead there."""

from __future__ import annotations

from dataclasses import dataclass

from ...report import PastRun, PhaseSpan, RoundSums, Standing


@dataclass(frozen=True, slots=True)
class MomentView:
    """A key moment, with its sentence."""

    ply: int
    kind: str
    name: str
    """What sort of moment it is, in a word or two."""
    text: str
    parties: tuple[str, ...]
    amount: int | None


@dataclass(frozen=True, slots=True)
class ReportView:
    """What a game was, or has been so far."""

    ply: int
    over: bool
    standings: tuple[Standing, ...]
    rounds: tuple[RoundSums, ...]
    moments: tuple[MomentView, ...]
    phases: tuple[PhaseSpan, ...]


@dataclass(frozen=True, slots=True)
class PastRunsView:
    """What all runs earned, and what they could have earned."""

    ply: int
    runs: tuple[PastRun, ...]
    left: int
    """What was left on the table in all."""
    proven: bool
    """Nothing better than `best` exists, in none of them."""
