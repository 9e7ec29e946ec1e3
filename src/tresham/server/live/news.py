"""What has happened since somebody's last move: told, and marked on map and market."""

from __future__ import annotations

from ...core.codec import snake
from ...core.event import (
    CorporationClosed,
    CorporationFloated,
    EndAnnounced,
    GameEnded,
    PhaseBegan,
    PlayerLeft,
    PresidencyPassed,
    PrivateClosed,
    RoundBegan,
    TileLaid,
    TrainsRun,
    TrainsRusted,
    WentBankrupt,
)
from ...draw import changed_hexes, with_lines
from ...view import runs_made
from ..caller import User
from ..responses import DeedsShape, LogLine, PriceShape, RanShape, SinceShape
from ..table_record import TableRecord
from .checks import seat_for
from .game_views import GameViews
from .live_game import LiveGame

NOTABLE = frozenset(
    snake(one.__name__)
    for one in (
        *(PhaseBegan, TrainsRusted, PresidencyPassed, CorporationFloated, CorporationClosed, PrivateClosed),
        *(RoundBegan, EndAnnounced, GameEnded, PlayerLeft, WentBankrupt),
    )
)
"""What everybody has to know of, whoever did it."""
UNTOLD = frozenset({"passed"})
"""What a summary leaves out."""


def news(table: TableRecord, views: GameViews, user: User | None, language: str) -> SinceShape:
    """What others have done since the reader's last move."""
    live = views.live
    rows = rows_of_others(live, table, user)
    since = max((row for row in live.line(table.ply) if not rows or row < rows[0]), default=0)
    last = rows[-1] if rows else since
    lines = [line for row in rows for line in views.log.row(row, language)]
    tiles, tokens = _hexes(live, rows)
    return SinceShape(
        since=since,
        ply=table.ply,
        notable=[line for line in lines if line["kind"] in NOTABLE],
        deeds=_deeds(table, views, rows, language),
        tiles=tiles,
        tokens=tokens,
        prices=_prices(views, since, last),
        runs=[one for row in rows for one in _runs(live, row)],
    )


def rows_of_others(live: LiveGame, table: TableRecord, user: User | None) -> list[int]:
    """The last moves of others in a row; whoever is just in the middle of his turn sees what came before it. On a
    screen for all, the others are all but the one to act. Who has no seat sees the round."""
    line = live.line(table.ply)
    seats = [seat for seat in table.seats_of(user) if seat.name in table.acting] or table.seats_of(user)
    own = {seat.number for seat in seats}
    if not own:
        begun = [row for row in line if any(isinstance(event, RoundBegan) for event in live.nodes[row].events)]
        return [row for row in line if row >= (begun[-1] if begun else 0)]
    end = len(line)
    while end and mover(live, table, line[end - 1]) in own:
        end -= 1
    begin = end
    while begin and mover(live, table, line[begin - 1]) not in own:
        begin -= 1
    return line[begin:end]


def mover(live: LiveGame, table: TableRecord, row: int) -> int:
    """The number of the seat that made a move. Rows from files do not tell; there it is whoever had to decide."""
    node, seat = live.nodes[row], live.rows[row].seat
    if seat is None and node.parent is not None and node.action is not None:
        found = seat_for(live.game_on(node.parent), table, node.action)
        return found.number if found is not None else 0
    return seat or 0


def _deeds(table: TableRecord, views: GameViews, rows: list[int], language: str) -> list[DeedsShape]:
    """By player, in the order in which they came: what each has done."""
    names = {seat.number: seat.name for seat in table.seats}
    told: dict[str, list[LogLine]] = {}
    for row in rows:
        lines = [one for one in views.log.row(row, language) if one["kind"] not in NOTABLE | UNTOLD]
        if lines:
            told.setdefault(names.get(mover(views.live, table, row), ""), []).extend(lines)
    return [DeedsShape(name=name, lines=lines) for name, lines in told.items()]


def _hexes(live: LiveGame, rows: list[int]) -> tuple[list[str], list[str]]:
    """Where tiles were laid, and where else something looks new."""
    names = live.title.atlas.names
    laid: dict[str, None] = {}
    other: dict[str, None] = {}
    for row in rows:
        node = live.nodes[row]
        here = {names[event.hex]: None for event in node.events if isinstance(event, TileLaid)}
        laid |= here
        if node.parent is not None and node.parent.state.board is not node.state.board:
            changed = changed_hexes(live.title, node.parent.state, node.state)
            other |= {name: None for name in changed if name not in here}
    return list(laid), [name for name in other if name not in laid]


def _prices(views: GameViews, since: int, last: int) -> list[PriceShape]:
    before, after = (
        {one.symbol: one.price for one in views.view(views.live.nodes[row]).corporations} for row in (since, last)
    )
    return [
        PriceShape(corp=corp, before=before.get(corp), after=price)
        for corp, price in after.items()
        if price != before.get(corp)
    ]


def _runs(live: LiveGame, row: int) -> list[RanShape]:
    """The runs of a row, drawn on the map as it was."""
    node = live.nodes[row]
    if node.parent is None:
        return []
    game = live.game_on(node.parent)
    return [
        RanShape(
            ply=row,
            corp=live.title.corporation(event.by).symbol,
            revenue=event.revenue,
            runs=list(with_lines(live.title, node.state, runs_made(game, event.by, event.runs), event.runs)),
        )
        for event in node.events
        if isinstance(event, TrainsRun) and event.runs
    ]
