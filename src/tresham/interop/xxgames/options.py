"""Our menu in the schema of 18xx.games options, to compare what two engines offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core import action as act
from ...core.game import Game
from ...core.ids import BANK, POOL, Party, Train
from ...core.stage import Choice
from ...rules.lasting_powers import BuyingWithRebate
from ...rules.operating import CorporationTurn
from ...rules.shares import certs_held
from ...rules.trains import face_bought
from ...titles import names_on_site
from ...track.ids import Stop
from .names import PlayerId, card_name, place_of

Json = dict[str, Any]


class Lister:
    """Tells the choices of a game as the site would list them."""

    def __init__(self, game: Game, ids: Sequence[PlayerId]) -> None:
        self.game = game
        self.title = game.title
        self.site = names_on_site(game.title)
        self.ids = dict(zip(game.title.players, ids, strict=True))

    def line(self, number: int) -> Json:
        """What is on offer after the trace line of this number."""
        menu = self.game.legal_actions().menu
        return {
            "n": number,
            "lays": self._lays(menu),
            "tokens": self._tokens(menu),
            "trains": self._trains(menu),
            "shares": self._shares(menu),
        }

    def _name(self, party: Party) -> Any:
        return self.ids[party] if party in self.ids else self.site.corp(self.title.corporation(party).symbol)

    def _lays(self, menu: Sequence[Choice]) -> Json:
        atlas = self.title.atlas
        found: dict[Any, dict[tuple[str, str], list[int]]] = {}
        for choice in menu:
            action = choice.action
            if isinstance(action, act.LayTile):
                who = self._name(action.by)
            elif isinstance(action, act.LayPrivateTile):
                who = self.title.privates[action.private].symbol
            else:
                continue
            key = (self.site.hex(atlas.names[action.hex]), atlas.tiles[atlas.tile_of(action.lay)].name)
            turns = found.setdefault(who, {}).setdefault(key, [])
            if atlas.rotation(action.lay) not in turns:
                turns.append(atlas.rotation(action.lay))
        return {who: [[hex, tile, turns] for (hex, tile), turns in lays.items()] for who, lays in found.items()}

    def _tokens(self, menu: Sequence[Choice]) -> list[list[Any]]:
        found: list[list[Any]] = []
        for choice in menu:
            action = choice.action
            if isinstance(action, act.PlaceToken | act.ChooseCity):
                found.append([self._name(action.by), self._city(action.stop), 0])
            elif isinstance(action, act.PlacePrivateToken):
                found.append([self.title.privates[action.private].symbol, self._city(action.stop), 0])
        return found

    def _city(self, stop: Stop) -> str:
        atlas, lays = self.title.atlas, self.game.state.board.lays
        hex = atlas.hex_of_stop[stop]
        lay = lays[hex]
        tile = self.site.hex(atlas.names[hex]) if lay == atlas.printed[hex] else atlas.tiles[atlas.tile_of(lay)].name
        return f"{tile}-0-{atlas.stop_print(stop, lay).part}"

    def _train(self, train: Train) -> str:
        return card_name(self.title, self.game.state.faces, train)

    def _trains(self, menu: Sequence[Choice]) -> list[list[Any]]:
        found: list[list[Any]] = []
        for choice in menu:
            action = choice.action
            if isinstance(action, act.BuyTrain):
                from_bank = self.game.state.trains[action.train] in (BANK, POOL)
                variant = self.title.trains[face_bought(self.game.table(), action)].name if from_bank else None
                traded = None if action.traded is None else self._train(action.traded)
                who = self._rebater(action) or self._name(action.by)
                found.append([who, self._train(action.train), variant, action.price, traded])
        return found

    def _rebater(self, action: act.BuyTrain) -> str | None:
        """The private that makes a train cheaper: on the site it is the buyer."""
        stage = self.title.stages.get("operating_turn")
        if not isinstance(stage, CorporationTurn):
            return None
        steps = [step for part in stage.parts for step in part.steps if isinstance(step, BuyingWithRebate)]
        return next((step.private for step in steps if step.suits(self.game.table(), action)), None)

    def _shares(self, menu: Sequence[Choice]) -> list[list[Any]]:
        """Deals in shares; an exchange out of turn is legal, but the site lists it for the player to act only."""
        found: list[list[Any]] = []
        for choice in menu:
            action = choice.action
            if isinstance(action, act.BuyShares):
                sizes = sum(self.title.cert_size[cert] for cert in action.certs)
                found.append(["buy_shares", self._name(action.by), *self._block(action.certs, sizes)])
            elif isinstance(action, act.ExchangePrivate) and action.by == self.game.to_act:
                symbol = self.title.privates[action.private].symbol
                found.append(["buy_shares", symbol, *self._block((action.cert,), self.title.cert_size[action.cert])])
            elif isinstance(action, act.RedeemShare):
                corp, size = self.title.cert_corp[action.cert], self.title.cert_size[action.cert]
                found.append(["buy_shares", self._name(corp), *self._block((action.cert,), size)])
            elif isinstance(action, act.ReissueShares):
                certs = certs_held(self.game.table(), action.corp, action.corp)
                found.append(["sell_shares", self._name(action.corp), *self._block(certs, len(certs))])
            elif isinstance(action, act.SellShares):
                found.append(["sell_shares", self._name(action.by), *self._block(action.certs, action.shares)])
            elif isinstance(action, act.StartCorporation | act.SetPar):
                row, col = place_of(self.title, action.cell)
                place = f"{self.title.cell_price[action.cell]},{row},{col}"
                found.append(["par", self._name(action.by), self._name(action.corp), place])
        return found

    def _block(self, certs: Sequence[int], shares: int) -> tuple[list[str], int]:
        corp = self.title.cert_corp[certs[0]]
        symbol, first = self._name(corp), self.title.certs_of[corp].start
        percent = shares * 100 // self.title.kind_of[corp].shares
        return [f"{symbol}_{cert - first}" for cert in certs], percent
