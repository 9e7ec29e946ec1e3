"""The invariants notice what they are there for: each of these states has one thing wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.properties.invariants import check_state
from tests.properties.playing import Setup, play_on
from tresham.core.frozen import but, put
from tresham.core.game import Game, Node
from tresham.core.ids import BANK, NO_CELL, NOBODY, POOL
from tresham.core.state import State
from tresham.track.ids import Hex, Lay


@pytest.fixture(scope="module")
def game() -> Game:
    """A random game with trains, tokens, tiles and shares about."""
    game = play_on(Setup("1830", 3, (), "rulebook", 2).start(), 2, cap=450)
    s = game.state
    assert s.operated
    assert s.phase
    assert NOBODY in s.trains
    assert s.board.lays != game.title.atlas.printed
    return game


def spoil(game: Game, **changes: Any) -> Game:
    return Game(
        game.title, game.players, game.seed, Node(but(game.state, **changes), game.node, None, (), game.ply + 1)
    )


def first_open(game: Game) -> int:
    return game.state.stack[0]


def with_many_cities(game: Game, s: State) -> tuple[Lay, ...]:
    """The same tile on every hex that has no stop, and so no token either."""
    atlas = game.title.atlas
    city = atlas.lay("57", 0)
    return tuple(lay if atlas.stops(Hex(hex), lay) else city for hex, lay in enumerate(s.board.lays))


def outvoted(game: Game) -> tuple[int, ...]:
    """One player has the president's certificate and nothing else, another one four single shares."""
    certs, (one, other, *_) = game.title.certs_of[first_open(game)], game.title.players
    row = [BANK if cert in certs else owner for cert, owner in enumerate(game.state.certs)]
    row[certs[0]] = one
    for cert in certs[1:5]:
        row[cert] = other
    return tuple(row)


def someones_train(s: State) -> int:
    return next(number for number, owner in enumerate(s.trains) if owner not in (NOBODY, BANK, POOL))


WRONG: dict[str, Callable[[Game, State], dict[str, Any]]] = {
    "money is made": lambda g, s: {"cash": put(s.cash, 3, s.cash[3] + 1)},
    "a player is in debt": lambda g, s: {"cash": put(put(s.cash, 3, -1), BANK, s.cash[BANK] + s.cash[3] + 1)},
    "nobody has money": lambda g, s: {"cash": put(put(s.cash, NOBODY, 1), BANK, s.cash[BANK] - 1)},
    "a certificate is lost": lambda g, s: {"certs": put(s.certs, g.title.certs_of[first_open(g)][1], NOBODY)},
    "a corporation holds shares": lambda g, s: {"certs": put(s.certs, 1, g.title.corps[-1])},
    "the pool is too full": lambda g, s: {
        "certs": tuple(POOL if cert in g.title.certs_of[first_open(g)][1:] else one for cert, one in enumerate(s.certs))
    },
    "somebody has more than the president": lambda g, s: {"certs": outvoted(g)},
    "the president's certificate lies in the pool": lambda g, s: {
        "certs": put(s.certs, g.title.certs_of[first_open(g)][0], POOL)
    },
    "nobody owns a private": lambda g, s: {"privates": put(s.privates, 0, POOL)},
    "a marker has vanished": lambda g, s: {"price": put(s.price, first_open(g), NO_CELL)},
    "a marker stands twice": lambda g, s: {"stack": (*s.stack, s.stack[0])},
    "a token has vanished": lambda g, s: {"charter": put(s.charter, first_open(g), (*s.charter[first_open(g)], 0))},
    "a tile lies too often": lambda g, s: {"board": but(s.board, lays=with_many_cities(g, s))},
    "a player owns a train": lambda g, s: {"trains": put(s.trains, someones_train(s), g.title.players[0])},
    "a train is back": lambda g, s: {"trains": put(s.trains, s.trains.index(NOBODY), BANK)},
    "a train is another one": lambda g, s: {"faces": put(s.faces, 0, s.faces[-1])},
    "a card is lost": lambda g, s: {"trains": s.trains[:-1], "faces": s.faces[:-1]},
    "there are too many trains": lambda g, s: {
        "trains": tuple(first_open(g) if owner == BANK else owner for owner in s.trains[:-1]) + s.trains[-1:]
    },
    "a phase has come back": lambda g, s: {"phase": 0},
    "somebody sits twice": lambda g, s: {"order": (*s.order, s.order[0])},
}


def test_the_game_is_sound(game: Game):
    check_state(game)


@pytest.mark.parametrize("wrong", WRONG)
def test_it_is_noticed_when(game: Game, wrong: str):
    with pytest.raises(AssertionError):
        check_state(spoil(game, **WRONG[wrong](game, game.state)))
