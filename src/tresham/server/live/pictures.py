"""Pictures of a game."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import tresham

from ...core.action import RunTrains
from ...core.game import Node
from ...core.title import Title
from ...draw import board_svg, catalogue_svg, market_svg, miniature_svg, symbols
from ...text import Scribe, word
from ...titles import SHELF, listing_of
from ...view import routes
from ...view.map_and_market import tiles_left
from ..errors import ApiError
from ..table_record import TableRecord
from .for_readers import BEST
from .game_views import GameViews


def map_svg(title: Title, node: Node, language: str) -> str:
    """The map; if trains have just run, with their runs."""
    runs = node.action.runs if isinstance(node.action, RunTrains) else ()
    return board_svg(title, node.state, runs=runs, language=language)


def best_runs_svg(table: TableRecord, views: GameViews, node: Node, corp: str, language: str) -> str:
    """The map with the best runs of a corporation, whoever is to act."""
    if table.route_help != BEST:
        raise ApiError(403, "no_route_help")
    title = views.live.title
    if corp not in {one.symbol for one in title.corporations}:
        raise ApiError(404, "no_such_corporation", {"corp": corp})
    runs = routes(views.live.game_on(node), corp, views.voice(node, language))[1]
    return board_svg(title, node.state, runs=runs, language=language)


def prices_svg(title: Title, node: Node, language: str) -> str:
    """The market, its zones named in the reader's language."""
    scribe = Scribe(title, [str(seat) for seat in range(title.seats)], language)
    names = {cell.zone: scribe.zone(cell.zone) for cell in title.market.cells if cell.zone}
    return market_svg(title, node.state, names={**names, "par": word("par", language)})


def box_svg(views: GameViews, node: Node) -> str:
    """All tiles, with how many are left in the box."""
    atlas = views.live.title.atlas
    left = tiles_left(views.live.game_on(node))
    return catalogue_svg(((atlas.tiles[number], count) for number, (_, count) in enumerate(left)), atlas.sheet.layout)


def symbols_svg(table: TableRecord) -> tuple[str, str]:
    """Tiles and tokens of a title, to be placed by a page, with a mark to know them by."""
    listing = listing_of(table.title)
    fewest = 1 if listing is None else listing.seats_for(table.options)[0]
    seats = max(len(table.seats), fewest)
    return symbols_of(tresham.build(table.title, seats, table.options, table.profile))


@lru_cache(maxsize=32)
def miniature_of(key: str) -> tuple[str, str]:
    """The map of a title as small as a card, with a mark to know it by. Few players may have a part of it only."""
    return _marked(miniature_svg(tresham.build(key, SHELF[key].seats[-1])))


@lru_cache(maxsize=32)
def symbols_of(title: Title) -> tuple[str, str]:
    """The sheet of a title, drawn once."""
    return _marked(symbols(title.atlas, title.corporations))


def _marked(text: str) -> tuple[str, str]:
    return text, hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
