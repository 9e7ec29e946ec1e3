"""The shapes that travel: what answers contain (docs/api.md)."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from ..draw import Drawing
from ..view import View
from ..view.menu_shapes import CourseView, MenuView, RestView
from ..view.shapes import RunView
from .db.words import MoveKind, Order, RouteHelp, SeatKind, Undo, Visibility
from .standing import RoundShape, StandingShape

Json = dict[str, Any]


class SeatShape(TypedDict):
    """A seat as a reader sees it."""

    number: int
    name: str
    kind: SeatKind
    user: str | None
    bot: str | None
    left: bool
    yours: bool
    online: bool


class YouShape(TypedDict):
    """What the reader is to a table."""

    seats: list[str]
    owner: bool
    spectator: bool
    archived: bool
    """Put away, out of the lobby of this reader."""
    may_go: bool
    """The reader has agreed that the table be taken away."""


class BranchShape(TypedDict):
    """Where a what-if began."""

    game: str
    ply: int


class TableShape(StandingShape):
    """A table."""

    id: str
    title: str
    title_name: str
    name: str
    seats: list[SeatShape]
    options: list[str]
    profile: str
    seed: int | None
    order: Order
    undo: Undo
    visibility: Visibility
    route_help: RouteHelp
    ply: int
    you: YouShape
    kept_by: list[str]
    """The members who have not agreed that the owner takes the table away; none: nobody has to."""
    watching: int
    """So many look on at this moment who do not play."""
    branch_of: BranchShape | None
    lesson: str | None
    created_at: int
    updated_at: int
    finished_at: int | None


class TablesShape(TypedDict):
    """A page of the lobby; `cursor` asks for the next one."""

    games: list[TableShape]
    cursor: str | None


class LogLine(TypedDict):
    """A sentence of the log."""

    ply: int
    n: int
    kind: str
    text: str
    big: bool
    at: int


class DeedsShape(TypedDict):
    """What one player has done, in the sentences of the log."""

    name: str
    lines: list[LogLine]


class PriceShape(TypedDict):
    """A price that has moved; none where there is no price yet, or none any more."""

    corp: str
    before: int | None
    after: int | None


class RanShape(TypedDict):
    """What a corporation's trains did, with their lines on the map."""

    ply: int
    corp: str
    revenue: int
    runs: list[RunView]


class SinceShape(TypedDict):
    """What has happened since somebody's last move: `since` is its row, or where the round began."""

    since: int
    ply: int
    notable: list[LogLine]
    """Phases, rust, new presidents, floats and the like."""
    deeds: list[DeedsShape]
    tiles: list[str]
    """Hexes on which track is new."""
    tokens: list[str]
    """Hexes on which something else is new."""
    prices: list[PriceShape]
    runs: list[RanShape]


class RemarkShape(TypedDict):
    """A fact of the position that people weigh; `about` is the card that tells more, empty if there is none."""

    code: str
    text: str
    about: str


class CompanionShape(TypedDict):
    """What the companion says about the reader's decision at a row; nothing if it is not the reader's."""

    ply: int
    remarks: list[RemarkShape]


class ChatLine(TypedDict):
    """Something said at the table."""

    n: int
    by: str
    text: str
    at: int


class CanShape(TypedDict):
    """Is there anything for the reader to take back, or to restore?"""

    undo: bool
    redo: bool


class RequestShape(TypedDict):
    """Somebody asks to go back; `text` says so, and which moves that would take back."""

    n: int
    kind: Literal["undo"]
    by: str
    to: int
    text: str
    waits_for: list[str]


class FullShape(TypedDict):
    """Everything a page needs for one position. Before the start there is no view yet."""

    table: TableShape
    sheet: Json | None
    ply: int
    at: int
    view: View | None
    drawings: dict[str, Drawing]
    menu: MenuView | None
    can: CanShape
    log: list[LogLine]
    chat: list[ChatLine]
    requests: list[RequestShape]


class MoveShape(TypedDict):
    """A row of the history as the stream tells it; `menu` and `can` are added for each reader."""

    ply: int
    kind: MoveKind
    user: str | None
    action: Json | None
    gone: list[int]
    back: list[int]
    lines: list[LogLine]
    parts: Json
    drawings: Json
    table: StandingShape


class PlayedShape(TypedDict):
    """What came of actions; `parts` and `drawings` only where nothing was kept."""

    ply: int
    lines: list[LogLine]
    table: StandingShape
    parts: Json | None
    drawings: dict[str, Drawing] | None


class AfterwardsShape(TypedDict):
    """What the rest of a turn would bring after actions that are not played yet, none where there is no rest; and what
    its later parts would offer then."""

    rest: RestView | None
    courses: tuple[CourseView, ...]


class AskedShape(TypedDict):
    """Others must agree first."""

    request: RequestShape


class RowShape(TypedDict):
    """A row of the history, for scripts."""

    ply: int
    kind: MoveKind
    by: str
    user: str | None
    action: Json
    digest: str
    at: int


class PastShape(TypedDict):
    """A row of the history, for the scrubber."""

    ply: int
    kind: MoveKind
    action: Json
    by: str
    user: str | None
    at: int
    round: RoundShape
    undone: bool


class NotesShape(TypedDict):
    """Private notes."""

    text: str
