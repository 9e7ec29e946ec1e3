"""What a game was: round by round, its key moments, what its runs left on the table, its map phase by phase.

Numbers first (`report_of`), then a page of them that needs neither network nor script (`report_page`).

>>> import tresham
>>> from tresham.report import report_of
>>> game = tresham.new("1830", players=["Ann", "Bob", "Eve"])
>>> [(one.kind, [player.worth for player in one.players]) for one in report_of(game).rounds]
[('auction', [800, 800, 800])]
"""

from .by_round import rounds_of
from .csv_tables import csv_of
from .html_page import report_page
from .moments import moments_of, phases_of
from .past_runs import PastRun, past_runs, solve_run
from .series import Series, all_series
from .shapes import CorporationSums, GameReport, KeyMoment, PhaseSpan, PlayerSums, RoundSums, Standing
from .story import report_of, standings

__all__ = [
    "CorporationSums",
    "GameReport",
    "KeyMoment",
    "PastRun",
    "PhaseSpan",
    "PlayerSums",
    "RoundSums",
    "Series",
    "Standing",
    "all_series",
    "csv_of",
    "moments_of",
    "past_runs",
    "phases_of",
    "report_of",
    "report_page",
    "rounds_of",
    "solve_run",
    "standings",
]
