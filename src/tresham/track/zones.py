"""Maps that are divided into zones."""

from __future__ import annotations

from dataclasses import replace

from .prints import Border, HexPrint, MapSheet
from .rotations import ACROSS


def with_gauge_changes(sheet: MapSheet) -> MapSheet:
    """The same map with a change of gauge on every hexside between two zones [1848-7.6a]; both its hexes show it."""
    zones = {(hex.x, hex.y): hex.zone for hex in sheet.hexes if hex.zone}

    def changes(hex: HexPrint) -> tuple[Border, ...]:
        around = [zones.get((hex.x + dx, hex.y + dy), hex.zone) for dx, dy in ACROSS[sheet.layout]]
        return tuple(Border(edge, "gauge") for edge, zone in enumerate(around) if hex.zone and zone != hex.zone)

    return replace(sheet, hexes=tuple(replace(hex, borders=(*hex.borders, *changes(hex))) for hex in sheet.hexes))
