"""What never changes in a game, as plain JSON: map, market, papers, trains, phases, tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..core.cards import Amount, Corporation
from ..core.ids import NO_CELL, Cell, PhaseId, Private
from ..core.market import NO_MARKET
from ..core.title import Title
from ..text import Scribe, title_words
from ..track.atlas import Atlas
from ..track.ids import Hex, Lay, Layout, Tile
from ..view.map_and_market import MOVES
from .board import frame
from .borders import borders
from .market import ledge_sides, zones_of
from .points import middle

Sheet = dict[str, Any]


@lru_cache(maxsize=64)
def sheet(title: Title, language: str = "en") -> Sheet:
    """The sheet of a title. It is remembered: leave it as it is."""
    scribe = Scribe(title, [str(seat) for seat in range(title.seats)], language)
    return {
        "currency": title.currency,
        "words": title_words(title.key, language),
        "layout": "flat" if title.atlas.sheet.layout is Layout.FLAT else "pointy",
        "around": _around(title),
        "frame": [round(number, 1) for number in frame(title.atlas.sheet)],
        "borders": borders(title.atlas.sheet),
        "hexes": _hexes(title),
        "shares": title.market != NO_MARKET,
        "market": _market(title, scribe),
        "corporations": [_corporation(title, one) for one in title.corporations],
        "privates": _privates(title, scribe),
        "trains": _trains(title),
        "phases": _phases(title, scribe),
        "tiles": _tiles(title),
    }


def _around(title: Title) -> str:
    """What lies around the map: the sea, where it has ports."""
    return "sea" if any("anchor" in hex.tile.marks for hex in title.atlas.hexes) else "land"


def _hexes(title: Title) -> list[Sheet]:
    places = [(hex, middle(hex, title.atlas.sheet.layout)) for hex in title.atlas.hexes]
    return [
        {"name": hex.name, "place": hex.place, "x": round(at.real, 1), "y": round(at.imag, 1)} for hex, at in places
    ]


def _market(title: Title, scribe: Scribe) -> Sheet:
    market = title.market
    zones = zones_of(market.cells)
    cells = [
        {
            "name": cell.name,
            "row": cell.row,
            "col": cell.col,
            "price": cell.price,
            "zone": cell.zone,
            "zone_name": scribe.zone(cell.zone) if cell.zone else "",
            "letters": zones[cell.zone][0],
            "colour": zones[cell.zone][1],
            "par": cell.par,
            "ledge": ledge_sides(market, cell),
            "moves": {move: _cell_name(title, market.to(move, Cell(number))) for move in MOVES if move in market.moves},
        }
        for number, cell in enumerate(market.cells)
    ]
    return {
        "columns": max((cell.col + 1 for cell in market.cells), default=0),
        "rows": max((cell.row + 1 for cell in market.cells), default=0),
        "shifts": list(market.shifts),
        "zones": [
            {
                "zone": zone,
                "name": scribe.zone(zone),
                "letters": letters,
                "colour": colour,
                "about": scribe.zone_about(zone),
            }
            for zone, (letters, colour) in zones.items()
            if zone
        ],
        "cells": cells,
        "tracks": [{"symbol": one.symbol, "values": list(one.values), "end": one.end} for one in market.tracks],
        "rounds": [list(one) for one in market.rounds],
    }


def _cell_name(title: Title, cell: Cell) -> str | None:
    return None if cell == NO_CELL else title.market.cells[cell].name


def _corporation(title: Title, one: Corporation) -> Sheet:
    return {
        "symbol": one.symbol,
        "name": one.name,
        "colour": one.colour,
        "shares": one.kind.shares,
        "tokens": list(one.tokens),
        "float_shares": _number(one.kind.float_shares),
        "most_shares": _number(one.kind.most_shares),
        "pool_shares": _number(one.kind.pool_shares),
        "treasury": one.kind.treasury,
        "pars": list(one.kind.pars),
        "certs": list(one.kind.certs),
        "home": [hex.name for hex in title.atlas.hexes if any(symbol == one.symbol for symbol, _ in hex.homes)],
    }


def _number(amount: Amount) -> int | None:
    """A number that never changes; none where it depends on the table."""
    return amount if isinstance(amount, int) else None


def _privates(title: Title, scribe: Scribe) -> list[Sheet]:
    return [
        {
            "symbol": one.symbol,
            "name": one.name,
            "value": one.value,
            "revenue": one.revenue,
            "blocks": list(one.blocks),
            "low": one.low,
            "high": one.high,
            "about": scribe.private_about(Private(number)),
        }
        for number, one in enumerate(title.privates)
    ]


def _trains(title: Title) -> list[Sheet]:
    return [
        {
            "name": one.name,
            "price": one.price,
            "count": one.count,
            "reach": one.reach,
            "rusted_by": one.rusted_by,
            "starts": one.starts,
            "sold_from": one.sold_from,
            "trade_in": dict(one.trade_in),
        }
        for one in title.trains
    ]


def _phases(title: Title, scribe: Scribe) -> list[Sheet]:
    return [
        {
            "name": one.name,
            "limits": {kind: _number(limit) for kind, limit in one.limits.items()},
            "tiles": [colour.name.lower() for colour in one.tiles],
            "rounds": one.rounds,
            "about": scribe.phase_about(PhaseId(number)),
        }
        for number, one in enumerate(title.phases)
    ]


def _tiles(title: Title) -> list[Sheet]:
    atlas = title.atlas
    return [
        {
            "name": tile.name,
            "colour": tile.colour.name.lower(),
            "count": count,
            "upgrades": _upgrades(atlas, Tile(number)),
        }
        for number, (tile, count) in enumerate(zip(atlas.tiles[: atlas.tile_count], atlas.supply, strict=False))
    ]


def _upgrades(atlas: Atlas, old: Tile) -> list[str]:
    """The tiles that may lie where this one lies, some time and somewhere."""
    lay = Lay(old * 6)
    hexes = {hex.later_labels: Hex(number) for number, hex in enumerate(atlas.hexes)}.values()
    return [
        atlas.tiles[new].name
        for new in range(atlas.tile_count)
        if any(atlas.may_become(hex, lay, Tile(new)) for hex in hexes)
        and any(atlas.keeps_track(lay, Lay(new * 6 + turn)) for turn in range(6))
    ]
