"""Analysis: what a game was, what its runs left on the table, and how bots would play on."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import APIRouter, Response

from ...view import plain
from ..edge.auth import Member, Visitor
from ..edge.request_bodies import ReadOnce
from ..live.report_shapes import PastRunsView, ReportView
from ..requests import PlayOn
from ..responses import PlayedShape
from .common import Asker, GameId, House, Language, Ply, json, sends, shows

router = APIRouter(tags=["analysis"], route_class=ReadOnce)

HTML = "text/html; charset=utf-8"


@router.get("/games/{game_id}/report", responses=shows(ReportView), response_class=Response)
def report(house: House, user: Visitor, language: Language, game_id: GameId, at: Ply = None) -> Response:
    """The game round by round, its key moments, its phases: up to a row, or to the present."""
    table, views = house.games.open(game_id, user)
    return json(plain(house.analysis.report(table, views, at, language)))


@router.get("/games/{game_id}/report/runs", responses=shows(PastRunsView), response_class=Response)
def past_runs(house: House, user: Visitor, who: Asker, game_id: GameId, at: Ply = None) -> Response:
    """What runs earned and could have earned; where the table's habits forbid that help, when the game is over."""
    table, views = house.games.open(game_id, user)
    return json(plain(house.analysis.past_runs(table, views, at, who)))


@router.get("/games/{game_id}/report.html", responses=sends("text/html"), response_class=Response)
def report_file(
    house: House, user: Visitor, who: Asker, language: Language, game_id: GameId, at: Ply = None
) -> Response:
    """The report as one file, to be kept: it needs neither network nor script."""
    table, views = house.games.open(game_id, user)
    name = quote(f"{table.title}-{table.id}.html")
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(house.analysis.page(table, views, at, language, who), 200, headers, HTML)


@router.post("/games/{game_id}/play-on", responses=shows(PlayedShape), response_class=Response)
def play_on(house: House, user: Member, who: Asker, language: Language, game_id: GameId, asked: PlayOn) -> Response:
    """Bots play on in a what-if, some moves or to the end; for its owner."""
    return json(house.analysis.play_on(game_id, user, asked.ply, asked.moves, asked.bot, language, who))
