"""The one tile after which a corporation's trains earn most: every legal lay is tried and solved."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.action import LayTile
from ..core.game import Game
from ..core.ids import Party
from ..core.play import stage_of
from ..core.table import Table
from ..core.trial import try_out
from ..routes.problem import Problem
from ..rules.laying import LayingTrack
from ..rules.operating import OperatingTurn
from ..rules.running import best_runs, has_trains_to_run, question
from ..track.ids import Hex
from ..view.table_names import codec_of
from .best_run_puzzles import TOO_MANY_NODES, proving_nodes
from .levels import CLOSE, MANY_LAYS, VERY_MANY_LAYS, traits_of
from .puzzle import Solution, Subject


def subject_of_tiles(game: Game) -> Subject | None:
    """The corporation that may lay a tile and has trains to run afterwards, if one has."""
    t = game.table()
    if not t.agenda or not isinstance(t.top, OperatingTurn) or t.top.laid:
        return None
    is_open = any(isinstance(step, LayingTrack) and step.open(t) for step in stage_of(t).steps(t))
    return Subject(t.top.corp) if is_open and has_trains_to_run(t, t.top.corp) else None


def lays(game: Game) -> Iterator[LayTile]:
    """Every tile that may be laid, in the ordinary way of a turn."""
    return (action for action in game.legal_actions() if isinstance(action, LayTile))


def after(game: Game, lay: LayTile) -> Table:
    """The table when a tile lies there."""
    return try_out(game.title, game.state, lay).table


def solve_tile(game: Game, subject: Subject) -> Solution | None:
    """The best lay; none if all tiles come to the same, or a search proves nothing."""
    corp = subject.corp
    worth: dict[LayTile, int] = {}
    nodes: dict[Problem, int] = {}
    for lay in lays(game):
        t = after(game, lay)
        problem, (_, plan) = question(t, corp).problem, best_runs(t, corp, nodes=TOO_MANY_NODES)
        if not plan.proven:
            return None
        worth[lay] = plan.worth
        nodes[problem] = proving_nodes(problem) if problem not in nodes else nodes[problem]
    best = max(worth.values(), default=0)
    runner_up = max((one for one in worth.values() if one < best), default=None)
    if runner_up is None:
        return None
    winners = [lay for lay, one in worth.items() if one == best]
    written = codec_of(game.title, game.players).write_action(winners[0])
    return Solution(
        best=best,
        runner_up=runner_up,
        tried=len(worth),
        nodes=sum(nodes.values()),
        equal=len(winners),
        answer={"hex": written["hex"], "lay": written["lay"]},
        traits=traits_of(
            many_lays=len(worth) > MANY_LAYS,
            very_many_lays=len(worth) > VERY_MANY_LAYS,
            close=best - runner_up <= CLOSE,
            off_the_beaten_track=not any(lay.hex in _hexes_run(game.table(), corp) for lay in winners),
        ),
    )


def _hexes_run(t: Table, corp: Party) -> set[Hex]:
    """The hexes that the best runs come through before any tile is laid."""
    found = set()
    for run in best_runs(t, corp)[0]:
        found |= {t.title.atlas.hex_of_stop[stop] for stop in run.stops}
        found |= {Hex(side // 6) for leg in run.legs for side in leg}
    return found
