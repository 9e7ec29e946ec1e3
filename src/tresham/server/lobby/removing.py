"""Putting tables away, each member for himself; and taking them away for good, which is for the owner.

A table with others is theirs too: their moves are in it, and nobody else keeps them. So once a game has begun it goes
only when all of them have agreed, as it stands then. Whoever merely wants it out of sight puts it away.
"""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from ..caller import User
from ..db.games import GameRow, MemberMarkRow
from ..db.people import Account
from ..errors import ApiError
from ..requests import OwnMarks
from ..table_record import TableRecord, found, read_table, what_ifs_of


def mark(session: Session, table: TableRecord, user: User, marks: OwnMarks) -> TableRecord:
    """What a table is to one of its members from now on. Nobody else sees whether he has put it away."""
    table.demand_member(user)
    row = session.get(MemberMarkRow, (table.id, user.id))
    if row is None:
        row = MemberMarkRow(game_id=table.id, user_id=user.id, archived=False, may_go_at=None)
        session.add(row)
    if marks.archived is not None:
        row.archived = marks.archived
    if marks.may_go is not None:
        row.may_go_at = table.ply if marks.may_go else None
    session.flush()
    return found(read_table(session, table.id))


def free_what_ifs(session: Session, table: TableRecord, user: User) -> list[str]:
    """The what-ifs that go with a table, each after the one it comes from; refused if the table has to stay: for those
    who play there, or for what-ifs of others."""
    if table.kept_by:
        raise ApiError(409, "table_kept", {"names": ", ".join(table.kept_by)})
    what_ifs = what_ifs_of(session, table.id)
    others = {owner for _, owner in what_ifs} - {user.id}
    if others:
        names = session.scalars(select(Account.name).where(Account.id.in_(others)).order_by(Account.name))
        raise ApiError(409, "what_if_of_others", {"names": ", ".join(names)})
    return [one for one, _ in what_ifs]


def take_away(session: Session, table: TableRecord, user: User) -> list[str]:
    """Delete a table with all its what-ifs; the ids of all that are gone. What-ifs of others stay, and so does the game
    they come from."""
    what_ifs = free_what_ifs(session, table, user)
    session.execute(delete(GameRow).where(GameRow.id == table.id))
    return [table.id, *what_ifs]
