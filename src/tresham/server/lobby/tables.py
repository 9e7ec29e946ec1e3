"""Setting up tables: who sits where, under which habits; from the empty table to the first move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import SystemRandom
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import delete, insert
from sqlalchemy.orm import Session

from ...bots import BOTS
from ...titles import profile_named
from ..accounts.accounts import names_of_others
from ..accounts.member_names import clean
from ..caller import User
from ..db.games import GameRow, SeatRow
from ..db.words import Undo
from ..errors import ApiError
from ..kept_text import compact
from ..live.checks import seat_to_act
from ..live.game_views import GameViews
from ..live.live_game import LiveGame
from ..offers import check_offer
from ..requests import SEEDS, Changes, NewGame, NewSeat
from ..table_record import ACTIVE, BOT, HUMAN, LINK, OPEN, PRIVATE, Seat, TableRecord, read_table
from . import inviting

CHANCE = SystemRandom()


def new_id() -> str:
    """A name for a table that nobody can guess."""
    return token_urlsafe(9)


def create(session: Session, user: User, new: NewGame, now: int) -> TableRecord:
    """A new table with its seats, not yet begun."""
    profile = profile_named(new.profile)
    check_offer(new.title, len(new.seats), new.options, profile)
    seats = _new_seats(new.seats, user, _strangers(session, user))
    alone = all(seat.user_id == user.id or seat.kind == BOT for seat in seats)
    row = GameRow(
        id=new_id(),
        title=new.title,
        name=clean(new.name or ""),
        status=OPEN,
        options=compact(sorted(set(new.options))),
        profile=profile,
        seed=CHANCE.randrange(SEEDS) if new.seed is None else new.seed,
        order=new.order,
        undo=new.undo or usual_undo(alone),
        visibility=new.visibility or (PRIVATE if alone else LINK),
        route_help=new.route_help,
        owner_id=user.id,
        ply=0,
        acting="[]",
        created_at=now,
        updated_at=now,
    )
    session.add(row)
    session.flush()
    write_seats(session, row.id, seats)
    return _again(session, row.id)


def usual_undo(alone: bool) -> Undo:
    """With nobody to mind, undo is free; else one's own turn is, and the rest is asked for."""
    return "free" if alone else "request"


def write_seats(session: Session, game_id: str, seats: list[Seat]) -> None:
    """Set the table anew."""
    session.execute(delete(SeatRow).where(SeatRow.game_id == game_id))
    names = ("number", "name", "kind", "user_id", "bot")
    rows = [{"game_id": game_id, **{name: getattr(seat, name) for name in names}} for seat in seats]
    session.execute(insert(SeatRow), rows)


Others = Callable[[Iterable[str]], set[str]]
"""Those of some names that belong to other members."""


def _strangers(session: Session, user: User) -> Others:
    """Nobody sits under the name of another member; on one's own machine everybody is called as one likes."""
    return lambda names: set() if user.local else names_of_others(session, user.id, names)


def _new_seats(asked: list[NewSeat], user: User, others: Others) -> list[Seat]:
    borrowed = others(clean(one.name) for one in asked if one.name)
    if borrowed:
        raise ApiError(422, "name_of_member", {"name": min(borrowed)})
    seats: list[Seat] = []
    taken = {clean(one.name) for one in asked if one.name}
    for number, one in enumerate(asked, 1):
        if one.bot is not None and one.kind != BOT:
            raise ApiError(422, "seat_and_bot", {"number": number})
        match one.kind:
            case "open":
                seats.append(Seat(number, "", OPEN, None, None, None))
            case "bot":
                seats.append(_bot_seat(number, one, taken, others))
            case "me" | "local":
                name = clean(one.name or (user.name if one.kind == "me" else ""))
                if not name:
                    raise ApiError(422, "seat_without_name", {"number": number})
                seats.append(Seat(number, name, HUMAN, user.id, user.name, None))
    names = [seat.name for seat in seats if seat.name]
    double = next((name for name in names if names.count(name) > 1), None)
    if double is not None:
        raise ApiError(422, "name_twice", {"name": double})
    return seats


def _bot_seat(number: int, asked: NewSeat, taken: set[str], others: Others) -> Seat:
    bot = asked.bot or "naive"
    if bot not in BOTS:
        raise ApiError(422, "no_bot", {"bot": bot, "known": ", ".join(BOTS)})
    name = clean(asked.name or "")
    if not name:
        free = (f"{bot.capitalize()} {n}" for n in range(number, number + 99))
        name = next(one for one in free if one not in taken and not others([one]))
        taken.add(name)
    return Seat(number, name, BOT, None, None, bot)


# --- coming and going ------------------------------------------------------------------------------------------------


def join(session: Session, table: TableRecord, user: User, number: int | None) -> TableRecord:
    """Take an open seat."""
    table.demand_status(OPEN)
    if table.seats_of(user):
        raise ApiError(409, "already_seated")
    open_seats = [seat for seat in table.seats if seat.kind == OPEN and number in (None, seat.number)]
    if not open_seats:
        raise ApiError(409, "no_open_seat")
    if user.name in table.players:
        raise ApiError(409, "name_twice", {"name": user.name})
    inviting.demand_welcome(session, table.id, user)
    return _put(session, table, replace(open_seats[0], name=user.name, kind=HUMAN, user_id=user.id))


def leave(session: Session, table: TableRecord, user: User) -> TableRecord:
    """Give up one's seats; they are open again."""
    table.demand_status(OPEN)
    for seat in table.demand_seat(user):
        table = _put(session, table, replace(seat, name="", kind=OPEN, user_id=None, bot=None))
    return table


def kick(session: Session, table: TableRecord, number: int | None) -> TableRecord:
    """Make a seat open, whoever sits there. Another member who is sent away does not come back unless he is let in."""
    table.demand_status(OPEN)
    seat = next((seat for seat in table.seats if seat.number == number), None)
    if seat is None or seat.kind == OPEN:
        raise ApiError(409, "nobody_there")
    if seat.user_id not in (None, table.owner_id):
        inviting.bar(session, table.id, seat.user_id)
    return _put(session, table, replace(seat, name="", kind=OPEN, user_id=None, bot=None))


def change(session: Session, table: TableRecord, changes: Changes, now: int) -> TableRecord:
    """Other habits, or another name. What others agreed to by sitting down stays as it was once the game has begun."""
    if table.lesson is not None and (changes.visibility is not None or changes.undo is not None):
        raise ApiError(403, "habits_of_lesson")
    others = {seat.user_id for seat in table.seats if seat.user_id is not None} - {table.owner_id}
    if others and (changes.undo is not None or changes.route_help is not None):
        table.demand_status(OPEN)
    row = session.get_one(GameRow, table.id)
    for name, value in changes.model_dump(exclude_none=True).items():
        setattr(row, name, clean(value) if name == "name" else value)
    if table.status == OPEN:  # later the lobby tells when somebody moved last
        row.updated_at = now
    session.flush()
    return _again(session, table.id)


def start(session: Session, table: TableRecord, now: int) -> TableRecord:
    """Begin: open seats are taken away, the order is drawn if so agreed, and the first decision is awaited."""
    table.demand_status(OPEN)
    seats = [seat for seat in table.seats if seat.kind != OPEN]
    check_offer(table.title, len(seats), list(table.options), table.profile)
    if table.order == "random":
        CHANCE.shuffle(seats)
    seats = [replace(seat, number=number) for number, seat in enumerate(seats, 1)]
    write_seats(session, table.id, seats)
    inviting.revoke_all(session, table.id)
    return open_game(session, replace(table, seats=tuple(seats), created_at=now), now)


def open_game(session: Session, table: TableRecord, now: int) -> TableRecord:
    """The game is on the table; what the lobby shows of it is written down."""
    views = GameViews(LiveGame(table))
    standing = views.standing(views.live.node)
    seat = seat_to_act(views.live.game(), table)
    row = session.get_one(GameRow, table.id)
    changes: dict[str, Any] = {
        "status": ACTIVE,
        "acting": compact(standing["acting"]),
        "round": compact(standing["round"]),
        "bot_due": float(now) if seat is not None and seat.kind == BOT else None,
        "updated_at": now,
    }
    for name, value in changes.items():
        setattr(row, name, value)
    session.flush()
    return _again(session, table.id)


def _put(session: Session, table: TableRecord, seat: Seat) -> TableRecord:
    row = session.get_one(SeatRow, (table.id, seat.number))
    row.name, row.kind, row.user_id, row.bot = seat.name, seat.kind, seat.user_id, seat.bot
    session.flush()
    return _again(session, table.id)


def _again(session: Session, game_id: str) -> TableRecord:
    table = read_table(session, game_id)
    assert table is not None
    return table
