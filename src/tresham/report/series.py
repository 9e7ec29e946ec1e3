"""What can be drawn of a report as lines: worth, cash, prices, revenue, shares, round by round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .shapes import CorporationSums, GameReport, PlayerSums, RoundSums

OPERATING = "operating"


@dataclass(frozen=True, slots=True)
class Series:
    """Some lines over the same rounds."""

    key: str
    rounds: tuple[RoundSums, ...]
    lines: tuple[tuple[str, tuple[int | None, ...]], ...]
    """By name: a value for each round, or none."""
    of_players: bool
    is_money: bool


def all_series(report: GameReport) -> tuple[Series, ...]:
    """All of them, the most telling first."""
    rounds = report.rounds
    operating = tuple(one for one in rounds if one.kind == OPERATING)
    return (
        _of_players("worth", rounds, lambda one: one.worth),
        _of_corporations("prices", rounds, lambda one: one.price),
        _of_corporations("revenue", operating, lambda one: one.revenue),
        _of_players("cash", rounds, lambda one: one.cash),
        _of_players("shares", rounds, lambda one: sum(shares for _, shares in one.shares), is_money=False),
    )


def _of_players(
    key: str, rounds: Sequence[RoundSums], value: Callable[[PlayerSums], int | None], *, is_money: bool = True
) -> Series:
    names = [one.name for one in rounds[0].players] if rounds else []
    lines = [(name, tuple(value(one.players[at]) for one in rounds)) for at, name in enumerate(names)]
    return Series(key, tuple(rounds), tuple(lines), True, is_money)


def _of_corporations(key: str, rounds: Sequence[RoundSums], value: Callable[[CorporationSums], int | None]) -> Series:
    """Only those that ever had such a value."""
    names = [one.symbol for one in rounds[0].corporations] if rounds else []
    lines = [(name, tuple(value(one.corporations[at]) for one in rounds)) for at, name in enumerate(names)]
    known = [line for line in lines if any(one is not None for one in line[1])]
    return Series(key, tuple(rounds), tuple(known), False, True)
