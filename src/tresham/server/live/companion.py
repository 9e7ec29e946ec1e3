"""What the companion of a first game says to whoever has to decide."""

from __future__ import annotations

from ...text import remark_of
from ...view import companion
from ..caller import User
from ..responses import CompanionShape, RemarkShape
from ..table_record import ACTIVE, TableRecord
from .for_readers import BEST
from .game_views import GameViews


def companion_for(table: TableRecord, views: GameViews, user: User | None, language: str) -> CompanionShape:
    """Facts about the present decision, if it is the reader's; the best runs are among them where the table's habits
    allow that help."""
    if table.status != ACTIVE or not set(table.acting) & set(table.names_of(user)):
        return CompanionShape(ply=table.ply, remarks=[])
    node = views.live.nodes[table.ply]
    scribe = views.log.scribe(language).at(node.state)
    remarks = companion(views.live.game_on(node), with_best_runs=table.route_help == BEST)
    told = [
        RemarkShape(code=one.code, text=remark_of(one.code, one.params, scribe), about=one.about) for one in remarks
    ]
    return CompanionShape(ply=table.ply, remarks=told)
