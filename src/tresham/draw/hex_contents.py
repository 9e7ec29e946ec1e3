"""Reading a title and a state: what is to be seen on a hex."""

from __future__ import annotations

from dataclasses import replace

from ..core.ids import NOBODY, Party, Private
from ..core.state import State
from ..core.title import Title
from ..track.atlas import Atlas
from ..track.ids import Hex, Stop, StopKind
from ..track.prints import HexPrint, TilePrint
from ..track.rotations import ACROSS
from .borders import edges_drawn
from .colours import ZONES
from .hexes import HexSight, Piece


def sight(title: Title, state: State, hex: Hex) -> HexSight:
    """What is to be seen on a hex."""
    atlas, board = title.atlas, state.board
    lay = board.lays[hex]
    tokens = _tokens(title, state, hex)
    beside = tuple(_piece(title, party) for place, party in board.beside if place == hex)
    return HexSight(
        hex=_named_by(atlas.tile_print(lay), atlas.kept[named_hexes][hex]),
        tile=atlas.tile_print(lay),
        rotation=atlas.rotation(lay),
        laid=lay != atlas.printed[hex],
        tokens=tokens,
        homes=_homes(title, state, hex, tokens),
        goals=_goals(title, state, hex),
        beside=beside,
        markers=tuple(
            (title.marker_texts.get(kind, kind), _owner(title, party))
            for place, kind, party in board.markers
            if place == hex
        ),
        blocked=tuple(symbol for symbol in atlas.hexes[hex].blocked_by if _blocks(title, state, symbol)),
        steps=title.phases[state.phase].worths if title.phases else (),
        edges=atlas.kept[edges_drawn].get(hex, ()),
        terrain_stays=title.terrain_stays,
        zone=atlas.kept[zone_grounds].get(atlas.hexes[hex].zone, ""),
        shores=atlas.kept[shores][hex],
    )


def shores(atlas: Atlas) -> tuple[tuple[int, ...], ...]:
    """By hex: the sides at which the map ends, of places that have a name."""
    there = {(hex.x, hex.y) for hex in atlas.hexes}
    across = tuple(enumerate(ACROSS[atlas.sheet.layout]))

    def of(hex: HexPrint) -> tuple[int, ...]:
        return tuple(edge for edge, (dx, dy) in across if (hex.x + dx, hex.y + dy) not in there)

    return tuple(of(hex) if hex.place else () for hex in atlas.kept[named_hexes])


def named_hexes(atlas: Atlas) -> tuple[HexPrint, ...]:
    """The hexes as printed; one without a name has that of the area it belongs to."""
    areas = {group: hex.place for hex in atlas.hexes if hex.place for group in _areas(hex)}
    named = [hex.place or next((areas[group] for group in _areas(hex) if group in areas), "") for hex in atlas.hexes]
    return tuple(replace(hex, place=name) for hex, name in zip(atlas.hexes, named, strict=True))


def _named_by(tile: TilePrint, hex: HexPrint) -> HexPrint:
    """Where several corporations might have their home, the tile that one of them has laid says which name it is."""
    names, letters = hex.place.split(" & "), hex.tile.labels
    if tile is hex.tile or not 1 < len(letters) == len(names):
        return hex
    return next(
        (replace(hex, place=name) for name, letter in zip(names, letters, strict=True) if letter in tile.labels), hex
    )


def _areas(hex: HexPrint) -> list[str]:
    return [group for stop in hex.tile.stops if stop.kind is StopKind.OFFBOARD for group in stop.groups]


def zone_grounds(atlas: Atlas) -> dict[str, str]:
    """By zone of the map: the colour of its bare land."""
    names = dict.fromkeys(hex.zone for hex in atlas.hexes if hex.zone)
    return {name: ZONES[number % len(ZONES)] for number, name in enumerate(names)}


def _piece(title: Title, party: Party, stop: int = -1, slot: int = -1) -> Piece:
    """A token; a station that fell to the bank has no letters."""
    if title.is_corp(party):
        corporation = title.corporation(party)
        return Piece(corporation.symbol, corporation.colour, stop, slot)
    if title.is_owner(party):
        return Piece(title.owner(party).symbol, title.owner(party).colour, stop, slot)
    return Piece("", "#888888", stop, slot)


def _owner(title: Title, party: Party) -> Piece:
    return _piece(title, party) if title.is_corp(party) or title.is_owner(party) else Piece("", "#ffffff")


def _tokens(title: Title, state: State, hex: Hex) -> tuple[Piece, ...]:
    atlas, board = title.atlas, state.board
    found = []
    for k, stop in enumerate(atlas.stops(hex, board.lays[hex])):
        for index, slot in enumerate(atlas.slots(stop, board.lays[hex])):
            if board.tokens[slot] != NOBODY:
                found.append(_piece(title, board.tokens[slot], k, index))
    return tuple(found)


def _homes(title: Title, state: State, hex: Hex, tokens: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Slots that wait for a corporation which has placed no token yet: the first free ones of their city."""
    atlas = title.atlas
    known = {one.symbol for one in title.corporations}
    taken = {(piece.stop, piece.slot) for piece in tokens}
    # Where the tile of another corporation lies, there is no home any more for those whose letters were there too.
    lost = set(atlas.hexes[hex].tile.labels).difference(atlas.tile_print(state.board.lays[hex]).labels)
    found = []
    for symbol, place in atlas.hexes[hex].homes:
        if symbol not in known or not _awaits_home(state, title.corp(symbol)) or symbol in lost:
            continue
        k = atlas.heir_of(place, atlas.printed[hex], state.board.lays[hex]) if place >= 0 else place
        free = [n for n in range(_slots(title, hex, k, state)) if (k, n) not in taken] if k >= 0 else []
        piece = _piece(title, title.corp(symbol), k, free[0] if free else -1)
        taken.add((piece.stop, piece.slot))
        found.append(piece)
    return tuple(found)


def _goals(title: Title, state: State, hex: Hex) -> tuple[Piece, ...]:
    """Corporations that have their destination here: as long as they exist, and until their marker is there."""
    there = {party for place, _, party in state.board.markers if place == hex}
    known = {one.symbol for one in title.corporations}
    corps = [title.corp(symbol) for symbol in title.atlas.hexes[hex].goals if symbol in known]
    return tuple(_piece(title, corp) for corp in corps if corp not in there and not state.life[corp].is_gone)


def _slots(title: Title, hex: Hex, k: int, state: State) -> int:
    lay = state.board.lays[hex]
    stops = title.atlas.stops(hex, lay)
    return len(title.atlas.slots(Stop(stops[k]), lay)) if k < len(stops) else 0


def _awaits_home(state: State, corp: Party) -> bool:
    return not state.life[corp].is_gone and bool(state.homeless >> corp & 1)


def _blocks(title: Title, state: State, symbol: str) -> bool:
    """A private keeps its hexes closed until it closes or a corporation owns it."""
    numbers = [Private(k) for k, one in enumerate(title.privates) if one.symbol == symbol]
    return any(not state.closed >> k & 1 and not title.is_corp(state.privates[k]) for k in numbers)
