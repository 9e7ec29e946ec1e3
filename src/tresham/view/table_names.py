"""Names for the numbers of a position, as they are written in saved games."""

from __future__ import annotations

from functools import lru_cache

from ..core.codec import Codec
from ..core.ids import NO_CELL, NOBODY, Cell, Party, Private, Train
from ..core.state import State
from ..core.title import Title
from ..track.ids import Hex


@lru_cache(maxsize=256)
def codec_of(title: Title, players: tuple[str, ...]) -> Codec:
    """The codec of a table; making one takes longer than most views."""
    return Codec(title, players)


class TableNames:
    """What everything at one table is called."""

    def __init__(self, title: Title, players: tuple[str, ...]) -> None:
        self.title = title
        self.players = players
        self.codec = codec_of(title, players)

    def party(self, party: Party) -> str:
        """`@Ann`, `PRR`, `bank`, `pool`; nobody has no name."""
        return "" if party == NOBODY else self.codec.parties[party]

    def seat(self, party: Party) -> str:
        """A player's own name; empty for everybody else."""
        return self.players[self.title.players.index(party)] if self.title.is_player(party) else ""

    def cell(self, cell: Cell) -> str:
        """G1; empty off the chart."""
        return "" if cell == NO_CELL else self.title.market.cells[cell].name

    def hex(self, hex: Hex) -> str:
        """E19."""
        return self.title.atlas.names[hex]

    def private(self, private: Private) -> str:
        """The letters of a private."""
        return self.title.privates[private].symbol

    def train(self, state: State, train: Train) -> str:
        """The name on the face of a card."""
        return self.title.train_name(train, state.faces)
