"""Reading 18xx.games records: each entry is translated into our action and played through our own checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core import action as act
from ...core.agreeing import unwilling
from ...core.event import RoundBegan, TileLaid
from ...core.game import Game
from ...core.naming import Malformed
from ...core.title import Title
from .certificates import CertBook
from .idle_passes import is_idle_pass
from .names import Finder, PlayerId
from .recorded_routes import check_revenue
from .slots import SlotBook
from .standing_actions import END_GAME, Entry, is_only_said, is_sound, reading
from .translator import Translator


class Reader:
    """Translates entries for the game as it stands."""

    def __init__(self, game: Game, ids: Sequence[PlayerId]) -> None:
        self.game = game
        self.title: Title = game.title
        self.find = Finder(game, ids)
        self.book = CertBook(game.table())
        self.slots = SlotBook(game.table())
        self.action = Translator(game, self.find, self.book, self.slots).action
        """Our action for an entry."""

    def parts(self, entry: Entry) -> Iterator[Entry]:
        """An entry and what the site did right after it, one by one.

        On the site one player ends the game for all, so that entry is played once for each who has not agreed yet.
        """
        if not is_sound(entry):
            raise Malformed("an entry without a type, or without a number as its id")
        if entry["type"] == END_GAME:
            yield from [] if self.game.over else [entry] * len(unwilling(self.game.state))
        elif not is_only_said(entry) and not self._has_happened(entry):
            yield entry
        with reading(entry):
            for auto in entry.get("auto_actions", ()):
                if not is_only_said(auto) and not is_idle_pass(self.game.table(), auto) and not self._is_unasked(auto):
                    yield auto

    def _is_unasked(self, auto: Entry) -> bool:
        """Is it something that simply happens: cities are joined, somebody without a director pays?"""
        if auto.get("type") == "dividend" and auto.get("entity_type") == "corporation":
            return not self.title.kind_of[self.find.corp(auto["entity"])].directed
        return auto.get("type") == "destination_connection"

    def _has_happened(self, entry: Entry) -> bool:
        """Is it such a thing, as an entry of its own? Somebody without a director pays as soon as a round begins, and
        cities are joined with a tile [1848-PD-40]."""
        with reading(entry):
            if not self._is_unasked(entry) or entry.get("kind", "payout") != "payout":
                return False
        cause = RoundBegan if entry["type"] == "dividend" else TileLaid
        return any(isinstance(event, cause) for event in self.game.node.events)

    def actions(self, entry: Entry) -> Iterator[act.Action]:
        """What an entry stands for, action by action: each is to be played before the next is asked for."""
        for part in self.parts(entry):
            yield self.action(part)
            self.remember(part)

    def remember(self, entry: Entry) -> None:
        """Keep the names of copies: later entries name cities by their tiles, and certificates and slots by where they
        lie."""
        with reading(entry):
            if entry["type"] == "lay_tile":
                self.find.remember_tile(entry)
            elif entry["type"] == "run_routes":
                check_revenue(entry, self.game.node.events)
            named = [self.find.cert(name) for name in entry.get("shares", ())]
            self.book.follow(self.game.node.events, named)
            self.slots.follow(self.game.node.events)
