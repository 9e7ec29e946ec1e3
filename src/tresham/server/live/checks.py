"""Who may do what: asked before anything is played."""

from __future__ import annotations

from ...core.action import Action
from ...core.game import Game
from ...core.ids import NOBODY, Party
from ...core.illegal import Illegal
from ...core.naming import Malformed
from ...core.play import speaker
from ...text import explain
from ..caller import User
from ..errors import ApiError, rule_link
from ..table_record import Seat, TableRecord
from .game_log import GameLog
from .live_game import LiveGame


def decider_of(game: Game, action: Action) -> Party:
    """The player who speaks for whoever acts; where nobody does, it is up to the player who must decide now."""
    return speaker(game.table(), action) or game.to_act


def seat_for(game: Game, table: TableRecord, action: Action) -> Seat | None:
    """The seat that an action belongs to; none if it belongs to no player."""
    party = decider_of(game, action)
    return table.seats[game.title.players.index(party)] if game.title.is_player(party) else None


def seat_to_act(game: Game, table: TableRecord) -> Seat | None:
    """The seat that must decide now."""
    party = game.to_act
    return None if party == NOBODY else table.seats[game.title.players.index(party)]


def demand_seat_for(game: Game, table: TableRecord, action: Action, user: User) -> Seat:
    """Refuse whoever acts for somebody else."""
    seat = seat_for(game, table, action)
    if seat is None or seat.user_id != user.id:
        raise ApiError(403, "not_your_seat", {"name": "" if seat is None else seat.name})
    return seat


def demand_ply(table: TableRecord, ply: int) -> None:
    """Refuse an answer to a position that is not the present one."""
    if ply != table.ply:
        raise ApiError(409, "stale", {"ply": table.ply, "answered": ply})


def chosen_ply(table: TableRecord, at: int | None) -> int:
    """A row by its number, the last one if none is named.

    What the reader was told of counts: the game in memory may have gone on meanwhile.
    """
    if at is not None and at > table.ply:
        raise ApiError(404, "no_such_ply", {"ply": at, "last": table.ply})
    return table.ply if at is None else at


def read_action(live: LiveGame, data: object) -> Action:
    """An action from its names; refused if it is no action at all, or says more than such an action can."""
    try:
        action = live.codec.read_action(data)
    except Malformed as error:
        raise ApiError(400, "no_action", {"detail": str(error)[:300]}) from error
    surplus = live.codec.unknown_field(data, action)
    if surplus is not None:
        raise ApiError(422, "unknown_field", {"field": surplus[:80]})
    return action


def refusal(refused: Illegal, game: Game, log: GameLog, language: str, **more: object) -> ApiError:
    """What the rules say, with the rule to look up."""
    params = {name: value if isinstance(value, int) else str(value) for name, value in refused.params.items()}
    message = explain(refused, log.scribe(language).at(game.state))
    return ApiError(422, refused.code, {**params, **more}, rule_link(game.title.key, refused.rule), message)
