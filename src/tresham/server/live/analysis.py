"""Looking back at games and ahead: reports, what runs left on the table, bots that play on in a what-if.

Rows are never renumbered, so what was found out about one holds for ever and is kept under its number.
"""

from __future__ import annotations

from dataclasses import replace

import tresham

from ...core.action import RunTrains
from ...core.game import Node
from ...report import GameReport, PastRun, report_of
from ...report.past_runs import earned_at
from ...report.wording import moment_text
from ..caller import User
from ..errors import ApiError
from ..responses import PlayedShape
from ..side_processes import SideProcesses
from ..table_record import FINISHED, TableRecord
from . import playing
from .analysis_process import PlayOnQuestion, RunQuestion, Setting, play_on, solve_runs, write_page
from .checks import chosen_ply, demand_ply, demand_seat_for
from .for_readers import BEST
from .game_views import GameViews
from .open_games import OpenGames
from .report_shapes import MomentView, PastRunsView, ReportView
from .side_work import KeptAnswers, SideWork

REPORTS, RUNS, PAGES = 32, 20_000, 16
"""So many of each are kept; a page takes a megabyte."""
AT_ONCE = 100
"""So many positions are asked about in one question: it travels from process to process."""


class Analysis:
    """Answers questions about games; what takes long is asked of a process beside the server."""

    def __init__(self, games: OpenGames, minds: SideProcesses) -> None:
        self.games = games
        self.minds = minds
        self._reports: KeptAnswers[tuple[str, int], GameReport] = KeptAnswers(REPORTS)
        self._runs: KeptAnswers[tuple[str, int], PastRun] = KeptAnswers(RUNS)
        self._pages: KeptAnswers[tuple[str, int, str, bool], str] = KeptAnswers(PAGES)
        self.side_work = SideWork(games.db.patience)

    # --- looking back ------------------------------------------------------------------------------------------------

    def report(self, table: TableRecord, views: GameViews, at: int | None, language: str) -> ReportView:
        """What the game was up to a row."""
        live, ply = views.live, chosen_ply(table, at)
        rows, found = [0, *live.line(ply)], self._report(views, ply)
        line, scribe = live.game(ply).line(), views.log.scribe(language)
        moments = tuple(
            MomentView(
                ply=rows[one.ply],
                kind=one.kind,
                name=scribe.say("report-kind", kind=one.kind),
                text=moment_text(scribe, line[one.ply], one),
                parties=one.parties,
                amount=one.amount,
            )
            for one in found.moments
        )
        return ReportView(
            ply=ply,
            over=found.over,
            standings=found.standings,
            rounds=tuple(replace(one, begin=rows[one.begin], end=rows[one.end]) for one in found.rounds),
            moments=moments,
            phases=tuple(replace(one, begin=rows[one.begin], end=rows[one.end]) for one in found.phases),
        )

    def _report(self, views: GameViews, ply: int) -> GameReport:
        key = views.live.id, ply
        found = self._reports.get(key)
        if found is None:
            found = report_of(views.live.game(ply))
            self._reports.put(key, found)
        return found

    def past_runs(self, table: TableRecord, views: GameViews, at: int | None, who: str) -> PastRunsView:
        """What the runs that stand at a row earned, and what they could have earned."""
        _demand_help(table)
        live, ply = views.live, chosen_ply(table, at)
        wanted = {row: node for row in live.line(ply) if isinstance((node := live.nodes[row]).action, RunTrains)}
        found = self._solved(table, live.id, wanted, who)
        runs = tuple(found[row] for row in wanted)
        return PastRunsView(ply, runs, sum(one.left for one in runs), all(one.proven for one in runs))

    def _solved(self, table: TableRecord, game_id: str, wanted: dict[int, Node], who: str) -> dict[int, PastRun]:
        """By row: what is known already, and the rest asked for, one game after the other."""
        found = self._known(game_id, wanted)
        if len(found) == len(wanted):
            return found
        with self.side_work.turn(who):
            found = self._known(game_id, wanted)  # whoever was before us may have asked for the same
            missing = [row for row in wanted if row not in found]
            for begin in range(0, len(missing), AT_ONCE):
                questions = [_question(row, wanted[row]) for row in missing[begin : begin + AT_ONCE]]
                for one in self.minds.ask(solve_runs, _setting(table), questions):
                    self._runs.put((game_id, one.ply), one)
                    found[one.ply] = one
        return found

    def _known(self, game_id: str, wanted: dict[int, Node]) -> dict[int, PastRun]:
        return {row: one for row in wanted if (one := self._runs.get((game_id, row))) is not None}

    def page(self, table: TableRecord, views: GameViews, at: int | None, language: str, who: str) -> str:
        """The report as one page of HTML."""
        ply, helped = chosen_ply(table, at), _is_helped(table)

        def written() -> str:
            return self.minds.ask(write_page, tresham.save(views.live.game(ply)), language, helped)

        return self.side_work.once(who, self._pages, (table.id, ply, language, helped), written)

    # --- looking ahead -----------------------------------------------------------------------------------------------

    def play_on(self, game_id: str, user: User, ply: int, moves: int, bot: str, language: str, who: str) -> PlayedShape:
        """Bots play on in a what-if, for its owner; as ordinary actions, all or none."""
        table, views = self.games.open(game_id, user)
        if table.branch_of is None:
            raise ApiError(403, "no_what_if")
        table.demand_seat(user)
        demand_ply(table, ply)
        game = views.live.game(ply)
        question = PlayOnQuestion(game.players, game.seed, game.ply, game.state, bot, moves)
        with self.side_work.turn(who):
            actions = self.minds.ask(play_on, _setting(table), question)
        with self.games.change(game_id, user) as change:
            demand_ply(change.table, ply)
            for action in actions:
                change.play(action, user, demand_seat_for(change.game(), change.table, action, user))
        return playing.played(change, language)


def _setting(table: TableRecord) -> Setting:
    return Setting(table.title, len(table.players), table.options, table.profile)


def _question(row: int, node: Node) -> RunQuestion:
    assert node.parent is not None
    assert isinstance(node.action, RunTrains)
    return RunQuestion(row, node.parent.state, node.action.by, earned_at(node))


def _is_helped(table: TableRecord) -> bool:
    """Where the best runs are nobody's business, they are told when the game is over."""
    return table.route_help == BEST or table.status == FINISHED


def _demand_help(table: TableRecord) -> None:
    if not _is_helped(table):
        raise ApiError(403, "no_route_help")
