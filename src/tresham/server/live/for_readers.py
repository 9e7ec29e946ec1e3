"""Putting together what readers get: tables, whole positions, single moves."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from ...draw import sheet
from ...titles import title_name
from ...view import menu_for, plain
from ..caller import User
from ..kept_text import compact
from ..responses import BranchShape, CanShape, Json, MoveShape, SeatShape, TableShape, YouShape
from ..table_record import ACTIVE, FINISHED, NOBODY_HERE, Presence, TableRecord
from .checks import chosen_ply
from .game_views import GameViews
from .live_game import ACTION
from .undoing import possible

BEST = "best"
NULL = "null"


def table_shape(table: TableRecord, user: User | None, present: Presence = NOBODY_HERE) -> TableShape:
    """A table as one reader sees it. The seed would tell what chance brings: while the game runs only its owner, who
    may have chosen it, sees it."""
    return TableShape(
        id=table.id,
        title=table.title,
        title_name=title_name(table.title),
        name=table.name,
        status=table.status,
        seats=[_seat_shape(table, number, user, present.online) for number in range(len(table.seats))],
        options=list(table.options),
        profile=table.profile,
        seed=table.seed if table.status == FINISHED or table.is_owner(user) else None,
        order=table.order,
        undo=table.undo,
        visibility=table.visibility,
        route_help=table.route_help,
        ply=table.ply,
        acting=list(table.acting),
        you=YouShape(
            seats=list(table.names_of(user)),
            owner=table.is_owner(user),
            spectator=not table.seats_of(user),
            archived=user is not None and user.id in table.archived_by,
            may_go=user is not None and user.id in table.released_by,
        ),
        kept_by=list(table.kept_by),
        watching=present.watching,
        round=table.round,
        branch_of=None if table.branch_of is None else BranchShape(game=table.branch_of, ply=table.branch_ply or 0),
        lesson=table.lesson,
        result=table.result,
        created_at=table.created_at,
        updated_at=table.updated_at,
        finished_at=table.finished_at,
    )


def _seat_shape(table: TableRecord, index: int, user: User | None, online: Collection[str]) -> SeatShape:
    seat = table.seats[index]
    return SeatShape(
        number=seat.number,
        name=seat.name,
        kind=seat.kind,
        user=seat.user,
        bot=seat.bot,
        left=seat.left,
        yours=user is not None and seat.user_id == user.id,
        online=seat.name in online and bool(seat.name),
    )


def reader_menu(table: TableRecord, views: GameViews, ply: int, names: Collection[str], language: str) -> str:
    """What the reader may do at a row, as JSON; `null` if it is not for him to act, or the row is past."""
    if not names or ply != table.ply or table.status != ACTIVE:
        return NULL
    node, helped = views.live.nodes[ply], table.route_help == BEST
    menu = menu_for(views.menu(node, language, helped), names)
    if menu is not None and menu.seat in names and table.lesson is None:  # in a lesson each move is a step of its own
        courses = views.courses(node, language) if helped else ()
        menu = replace(menu, rest=views.rest(node, language, helped), courses=courses)
    return compact(plain(menu))


def full(
    table: TableRecord, views: GameViews | None, user: User | None, language: str, at: int | None, more: Json
) -> str:
    """Everything for one position, as JSON; `more` is what only the database and the streams know."""
    shape = table_shape(table, user, more.pop("present"))
    if views is None:
        nothing: Json = {"sheet": None, "ply": 0, "at": 0, "view": None, "drawings": {}, "menu": None}
        nothing["can"] = CanShape(undo=False, redo=False)
        return compact({"table": shape, **nothing, "log": [], **more})
    ply = chosen_ply(table, at)
    node = views.live.nodes[ply]
    head = {
        "table": shape,
        "sheet": sheet(views.live.title, language),
        "ply": table.ply,
        "at": ply,
        "view": plain(views.view(node)),
        "drawings": views.pictures(node, language),
        "log": views.log.line(ply, language),
        **more,
    }
    return _for_reader(compact(head), table, views, ply, user, language)


def move(table: TableRecord, views: GameViews, ply: int, language: str) -> str:
    """One row as the stream tells it, as JSON, without what each reader has of his own."""
    live = views.live
    row, old, new = live.rows[ply], live.nodes[ply - 1], live.nodes[ply]
    gone, back = live.way(ply)
    action = live.codec.write_action(new.action) if row.kind == ACTION and new.action is not None else None
    told = MoveShape(
        ply=ply,
        kind=row.kind,
        user=table.user_name(row.user_id),
        action=action,
        gone=gone,
        back=back,
        lines=[line for number in (ply, *back) for line in views.log.row(number, language)],
        parts=views.parts(old, new),
        drawings=views.new_pictures(old, new, language),
        table=views.standing(new),
    )
    return compact(told)


def _for_reader(data: str, table: TableRecord, views: GameViews, ply: int, user: User | None, language: str) -> str:
    """What all readers get, and what this one may do."""
    menu = reader_menu(table, views, ply, table.names_of(user), language)
    return f'{data[:-1]},"menu":{menu},"can":{compact(possible(table, views.live, user))}}}'


class MoveMessages:
    """One row for all its readers: each part is made once for each language, each menu once for each reader."""

    def __init__(self, table: TableRecord, views: GameViews, ply: int) -> None:
        self._table, self._shows, self._ply = table, views, ply
        self._told: dict[str, str] = {}
        self._whole: dict[tuple[str, tuple[str, ...]], str] = {}

    def for_reader(self, user: User | None, language: str) -> str:
        """What one reader gets."""
        key = language, self._table.names_of(user)
        if key not in self._whole:
            if language not in self._told:
                self._told[language] = move(self._table, self._shows, self._ply, language)
            told = self._told[language]
            self._whole[key] = _for_reader(told, self._table, self._shows, self._ply, user, language)
        return self._whole[key]
