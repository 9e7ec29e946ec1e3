"""Why the trains of a corporation stay where they are: so that nobody wonders why a run was passed over."""

from __future__ import annotations

from typing import Final

from ..core.ids import Party
from ..core.table import Table
from ..rules.network import stations_of
from ..rules.operating import Part
from ..rules.running import RunningTrains, best_runs, has_trains_to_run

NO_STATION: Final = "no_station"
NO_SECOND_STOP: Final = "no_second_stop"
OUT_OF_REACH: Final = "out_of_reach"
"""`idle-…` in the catalogues."""


def why_idle(t: Table, corp: Party, part: Part, due: bool) -> str:
    """What keeps trains from running in a part of a turn, as the track lies now; nothing if they run, or if there are
    none, or if it is no part for running. How far they come is looked at only when it is time to run."""
    running = next((step for step in part.steps if isinstance(step, RunningTrains)), None)
    if running is None or not has_trains_to_run(t, corp):
        return ""
    if not running.somewhere(t, corp):
        return NO_SECOND_STOP if stations_of(t, corp).own else NO_STATION
    return OUT_OF_REACH if due and not best_runs(t, corp)[0] else ""
