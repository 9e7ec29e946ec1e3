"""Given: what lies on the map, what is remembered, and which round is under way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Self

from tests.story.tabletop import Tabletop, entries
from tresham.core.frozen import but, put
from tresham.core.ids import NOBODY, Party
from tresham.core.state import Ending, Frame, Moment
from tresham.core.table import Table
from tresham.rules.calendar import Calendar, CalendarFrame
from tresham.rules.operating import CorporationTurn, OperatingFrame, OperatingTurn
from tresham.rules.stock import StockFrame, StockTurn


class Scene(Tabletop):
    """The map is laid out and a round begun."""

    def tile(self, place: str, name: str, rotation: int = 0) -> Self:
        """A tile that lies on the map."""
        board = self.game.state.board
        lays = put(board.lays, self.atlas.hex(place), self.atlas.lay(name, rotation))
        return self.change(board=but(board, lays=lays))

    def tiles(self, text: str) -> Self:
        """Several tiles with their rotations: `tiles("C5 651/5, E7 3/2")`; none if the text is empty."""
        for place, lay in entries(text) if text else ():
            name, _, rotation = lay.partition("/")
            self.tile(place, name, int(rotation))
        return self

    def token(self, owner: str, *places: str) -> Self:
        """Stations that stand: `token("PRR", "H12", "E11.1")`."""
        for place in places:
            s, stop, corp = self.game.state, self.stop(place), self.party(owner)
            lay = s.board.lays[self.atlas.hex_of_stop[stop]]
            slot = next(one for one in self.atlas.slots(stop, lay) if s.board.tokens[one] == NOBODY)
            self._token_off_charter(corp).change(board=but(s.board, tokens=put(s.board.tokens, slot, corp)))
        return self

    def _token_off_charter(self, corp: Party) -> Self:
        s = self.game.state
        return self.change(charter=put(s.charter, corp, s.charter[corp][1:]), homeless=s.homeless & ~(1 << corp))

    def token_beside(self, owner: str, place: str) -> Self:
        """A station that lies on a hex without track."""
        s, corp = self.game.state, self.party(owner)
        board = but(s.board, beside=(*s.board.beside, (self.atlas.hex(place), corp)))
        return self._token_off_charter(corp).change(board=board)

    def board_marker(self, kind: str, owner: str, place: str) -> Self:
        """A marker of somebody's on a hex: `board_marker("port", "RCS", "A5")`."""
        board = self.game.state.board
        marker = (self.atlas.hex(place), kind, self.party(owner))
        return self.change(board=but(board, markers=(*board.markers, marker)))

    def extra(self, **facts: Any) -> Self:
        """The title's own facts, such as `extra(quake=3)`."""
        extra = self.game.state.extra
        for name, value in facts.items():
            record = next(one for one in extra if name in {field.name for field in fields(one)})
            extra = extra.but(record.__class__, **{name: value})
        return self.change(extra=extra)

    def priority(self, name: str) -> Self:
        """Who has the priority deal."""
        order = self.title.players
        at = order.index(self.party(name))
        return self.change(order=(*order[at:], *order[:at]))

    def stock_round(self, turn: int, player: str | None = None, **memory: Any) -> Self:
        """A stock round is under way; `memory` goes into its frame (passes, last)."""
        who = self.party(player) if player else self.game.state.order[0]
        if "last" in memory:
            memory["last"] = self.party(memory["last"])
        frames: tuple[Frame, ...] = (CalendarFrame("stock", turn, 1, 1), StockFrame(who, **memory), StockTurn(who))
        return self.change(agenda=frames)

    def operating_round(self, turn: int = 2, number: int = 1, of: int = 1, acted: str = "") -> Self:
        """An operating round is about to go on with the next corporation; homes are not yet placed."""
        return self.change(agenda=self._operating(CalendarFrame("operating", turn, number, of), self.mask(acted)))

    def _operating(self, calendar: CalendarFrame, acted: int) -> tuple[Frame, ...]:
        """An operating round, opened as the title does it."""
        stage, t = self.title.stages["calendar"], Table(self.title, but(self.game.state, agenda=(calendar,)))
        assert isinstance(stage, Calendar)
        here = stage.sets(calendar.turn)
        assert here is not None
        next(one for one in here.rounds if one.kind == "operating").open(t)
        t.amend(t.frame(OperatingFrame), acted=acted)
        return t.agenda

    def operates(
        self, corp: str, part: str = "track", turn: int = 2, number: int = 1, of: int = 1, **memory: Any
    ) -> Self:
        """A corporation is in the middle of its turn; `memory` goes into the turn (revenue, ran, tokened …)."""
        stage = self.title.stages["operating_turn"]
        assert isinstance(stage, CorporationTurn)
        at = [one.name for one in stage.parts].index(part)
        acting = self.party(corp)
        self.change(floated=self.game.state.floated | 1 << acting)
        frames = self._operating(CalendarFrame("operating", turn, number, of), 1 << acting)
        return self.change(agenda=(*frames, OperatingTurn(acting, at, **memory)))

    def after(self, effect: Callable[[Table], None]) -> Self:
        """Something has happened: an effect of the rules, or `lambda t: t.emit(…)`."""
        assert not self._set, "the table is set: let somebody act"
        t = self.table()
        effect(t)
        t.close()
        self._put(t.state)
        self.events = tuple(t.events)
        return self

    def over(self, cause: str) -> Self:
        """The game is over, since its end was announced for this reason."""
        return self.change(agenda=(), ending=Ending(cause, Moment.SET))
