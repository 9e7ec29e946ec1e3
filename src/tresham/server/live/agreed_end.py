"""The end by agreement: bots propose it, people decide, and neither a bot nor who has left for good holds out."""

from __future__ import annotations

from ...bots import goes_nowhere
from ...core.action import EndGame
from ...core.agreeing import unwilling
from ...core.game import Game
from ...core.ids import Party
from ..table_record import BOT, HUMAN, Seat, TableRecord
from .game_change import GameChange


def bots_agree(change: GameChange) -> None:
    """After a move: the bots agree to end the game as soon as all people at the table have, or when it goes
    nowhere; so do those who have left for good, since nobody can ask them."""
    game = change.game()
    if game.over or not (_people_agree(game, change.table) or goes_nowhere(game)):
        return
    for player in unwilling(game.state):
        seat = _seat(game, change.table, player)
        if seat.kind == BOT or seat.left:
            change.play(EndGame(player), None, seat)


def _people_agree(game: Game, table: TableRecord) -> bool:
    """Are there people in the game, and have they all agreed? Bots among themselves play on."""
    seats = {player: _seat(game, table, player) for player in game.state.order}
    people = [player for player, seat in seats.items() if seat.kind == HUMAN and not seat.left]
    return bool(people) and not set(people) & set(unwilling(game.state))


def _seat(game: Game, table: TableRecord, player: Party) -> Seat:
    return table.seats[game.title.players.index(player)]
