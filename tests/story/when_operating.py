"""When: track, stations and trains."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from tests.story.when_doing import Doing
from tresham.core import action as act
from tresham.core.ids import Party, Train
from tresham.track.ids import Hex, Side, Stop

if TYPE_CHECKING:
    from tests.story import Story


class Operating(Doing):
    """The verbs of an operating turn."""

    def lays(self, place: str, tile: str, rotation: int = 0) -> Story:
        atlas = self.story.atlas
        return self.do(act.LayTile(self.by, atlas.hex(place), atlas.lay(tile, rotation)))

    def lays_with(self, private: str, place: str, tile: str, rotation: int = 0) -> Story:
        """Lays the tile that a private allows."""
        atlas = self.story.atlas
        lay = atlas.lay(tile, rotation)
        return self.do(act.LayPrivateTile(self.by, self._private(private), atlas.hex(place), lay))

    def tokens(self, place: str) -> Story:
        """Puts a station: `tokens("E19")`, `tokens("E11.1")`."""
        return self.do(act.PlaceToken(self.by, self.story.stop(place)))

    def tokens_with(self, private: str, place: str) -> Story:
        """Puts the station that a private allows."""
        return self.do(act.PlacePrivateToken(self.by, self._private(private), self.story.stop(place)))

    def chooses_city(self, corp: str, place: str) -> Story:
        return self.do(act.ChooseCity(self.by, self.story.party(corp), self.story.stop(place)))

    def takes_off(self, place: str) -> Story:
        """Takes a station off: the first in a city that is one's own."""
        story = self.story
        stop, board = story.stop(place), story.game.state.board
        slots = story.atlas.slots(stop, board.lays[story.atlas.hex_of_stop[stop]])
        return self.do(act.ReturnToken(self.by, next(slot for slot in slots if board.tokens[slot] == self.by)))

    def places_marker(self, private: str, place: str) -> Story:
        return self.do(act.PlaceMarker(self.by, self._private(private), self.story.atlas.hex(place)))

    def buys_token(self, owner: str, place: str, price: int) -> Story:
        """Takes over another corporation's station."""
        story, stop = self.story, self.story.stop(place)
        tokens, lay = story.game.state.board.tokens, story.game.state.board.lays[story.atlas.hex_of_stop[stop]]
        slots = story.atlas.slots(stop, lay)
        slot = next((one for one in slots if tokens[one] == story.party(owner)), slots[0])
        return self.do(act.BuyToken(self.by, slot, price))

    def runs(self, **ways: str) -> Story:
        """Runs trains: `runs(_2="H12 (H14) H16")`; places in brackets are passed. `_2b` is a second 2-train, and names
        that are more than a number stand as they are: `runs(**{"3+3d": "E16 D17"})`."""
        return self.do(act.RunTrains(self.by, tuple(self._run(train, way) for train, way in ways.items())))

    def runs_best(self) -> Story:
        """Takes the run that the menu offers."""
        choice = self.story.menu(act.RunTrains)[0]
        return self.do(choice.action)

    def would_earn(self, **ways: str) -> int:
        """What these runs would bring in; they are taken back."""
        earned = self.runs(**ways).revenue()
        self.story.game.pop()
        return earned

    def _run(self, train: str, way: str) -> act.Run:
        s = self.story.game.state
        kind, nth = train, ""
        if train.startswith("_"):
            kind, nth = re.fullmatch(r"_(R?[0-9]+H|[0-9]+|[DE])([a-z]?)", train).groups()  # type: ignore[union-attr]
        cards = [n for n, face in enumerate(s.faces) if self.story.title.trains[face].name == kind]
        own = [n for n in cards if s.trains[n] == self.by] or cards
        card = Train(own["bcdefg".find(nth) + 1 if nth else 0])
        words = re.findall(r"\([^)]*\)|\S+", way)
        stops = [self.story.stop(word) for word in words if not word.startswith("(")]
        legs: list[tuple[Side, ...]] = []
        for a, b in pairwise(stops):
            legs.append(self._leg(a, self._passed(words, len(legs)), b))
        return act.Run(card, tuple(stops), tuple(legs))

    def _passed(self, words: list[str], leg: int) -> list[Hex]:
        """The hexes in brackets between the stops number `leg` and `leg + 1`."""
        at = -1
        for word in words:
            if not word.startswith("("):
                at += 1
            elif at == leg:
                return [self.story.atlas.hex(name) for name in word.strip("()").split()]
        return []

    def _leg(self, a: Stop, passed: list[Hex], b: Stop) -> tuple[Side, ...]:
        atlas, sides = self.story.atlas, []
        hexes = [atlas.hex_of_stop[a], *passed, atlas.hex_of_stop[b]]
        for here, there in pairwise(hexes):
            edge = next(e for e in range(6) if atlas.mate[here * 6 + e] // 6 == there)
            sides += [Side(here * 6 + edge), atlas.mate[here * 6 + edge]]
        return tuple(sides)

    def declares(self, kind: str) -> Story:
        """ "pay" or "withhold"."""
        return self.do(act.DeclareDividend(self.by, kind))

    def buys_train(
        self, name: str, price: int, source: str = "bank", trade: str | None = None, face: str | None = None
    ) -> Story:
        """Buys a train from the "bank", the "pool" or another corporation; `face` is another one than that shown."""
        traded = None if trade is None else self._card(trade, self.by)
        chosen = None if face is None else self.story.title.train_kind(face)
        return self.do(act.BuyTrain(self.by, self._card(name, self.story.party(source)), price, traded, chosen))

    def takes_over(self, corp: str, price: int) -> Story:
        """Buys a smaller corporation, for a price per share."""
        return self.do(act.TakeOver(self.by, self.story.party(corp), price))

    def turns_train(self, name: str, face: str) -> Story:
        """Turns a train that was taken over into another one on its card."""
        return self.do(act.TurnTrain(self.by, self._card(name, self.by), self.story.title.train_kind(face)))

    def scraps_train(self, name: str) -> Story:
        """Does without a train that was taken over."""
        return self.do(act.ScrapTrain(self.by, self._card(name, self.by)))

    def discards(self, name: str) -> Story:
        return self.do(act.DiscardTrain(self.by, self._card(name, self.by)))

    def _card(self, name: str, owner: Party) -> Train:
        s, kind = self.story.game.state, self.story.title.train_kind(name)
        return Train(next(n for n, face in enumerate(s.faces) if face == kind and s.trains[n] == owner))
