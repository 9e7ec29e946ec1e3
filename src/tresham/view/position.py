"""Everything a screen shows of a position."""

from __future__ import annotations

from ..core.game import Game
from ..core.ids import NOBODY
from .facts import facts_about
from .map_and_market import board_view, market_view, tiles_left
from .players import owner_views, player_views
from .railways import corporation_views, depot_view, private_views
from .rounds import round_view
from .shapes import View
from .table_names import TableNames


def look(game: Game) -> View:
    """The position at the cursor of a game, whatever its title."""
    names = TableNames(game.title, game.players)
    return View(
        round=round_view(game, names),
        players=player_views(game, names),
        corporations=corporation_views(game, names),
        privates=private_views(game, names),
        market=market_view(game, names),
        depot=depot_view(game, names),
        board=board_view(game, names),
        tiles=tiles_left(game),
        facts=facts_about(game.table(), NOBODY, names),
        owners=owner_views(game, names),
    )
