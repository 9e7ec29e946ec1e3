"""Then: what may be done now."""

from __future__ import annotations

from tests.story.tabletop import Tabletop
from tresham.core import action as act
from tresham.core.ids import POOL
from tresham.core.stage import Choice


class Menus(Tabletop):
    """What is on the menu."""

    def menu(self, kind: type[act.Action], by: str | None = None) -> list[Choice]:
        """The choices of one kind that are on offer; deals that need consent are unwrapped."""
        found = []
        for choice in self.ready().game.legal_actions().menu:
            inner = choice.action.deal if isinstance(choice.action, act.Offer) else choice.action
            if isinstance(inner, kind) and (by is None or inner.by == self.party(by)):
                found.append(Choice(inner, choice.field, choice.low, choice.high))
        return found

    def sales_offered(self, corp: str) -> set[int]:
        """How many shares of a corporation the player may sell in one block now."""
        return {shares for name, shares in self.blocks_offered() if name == corp}

    def blocks_offered(self) -> set[tuple[str, int]]:
        """Blocks of shares that may be sold now: corporation and number of shares."""
        found = set()
        for choice in self.menu(act.SellShares):
            assert isinstance(choice.action, act.SellShares)
            found.add((self.name(self.title.cert_corp[choice.action.certs[0]]), choice.action.shares))
        return found

    def bids_offered(self) -> dict[str, tuple[int, int]]:
        """By private: the lowest and the highest bid that the player in turn may make."""
        found = {}
        for choice in self.menu(act.Bid):
            assert isinstance(choice.action, act.Bid)
            assert choice.field == "amount"
            found[self.title.privates[choice.action.private].symbol] = (choice.low, choice.high)
        return found

    def trains_offered(self) -> dict[tuple[str, str], tuple[int, int]]:
        """Trains that may be bought now, none being traded in: name and owner -> lowest and highest price."""
        s, found = self.ready().game.state, {}
        for choice in self.menu(act.BuyTrain):
            assert isinstance(choice.action, act.BuyTrain)
            train, price = choice.action.train, choice.action.price
            if choice.action.traded is None:
                key = (self.title.trains[s.faces[train]].name, self.name(s.trains[train]))
                found[key] = (choice.low, choice.high) if choice.field else (price, price)
        return found

    def shares_offered(self) -> set[str]:
        """What the player may buy now: `{"NYC ipo", "PRR pool"}`."""
        found = set()
        for choice in self.menu(act.BuyShares):
            assert isinstance(choice.action, act.BuyShares)
            cert = choice.action.certs[0]
            source = "pool" if self.game.state.certs[cert] == POOL else "ipo"
            found.add(f"{self.name(self.title.cert_corp[cert])} {source}")
        return found

    def pars_offered(self, corp: str) -> set[int]:
        """Par prices at which the player may start a corporation now."""
        found = [choice.action for choice in self.menu(act.StartCorporation)]
        return {
            self.title.cell_price[one.cell]
            for one in found
            if isinstance(one, act.StartCorporation) and one.corp == self.party(corp)
        }

    def lays_offered(self, place: str) -> set[tuple[str, int]]:
        """Tiles with rotations that the corporation may lay on a hex now."""
        hex = self.atlas.hex(place)
        found = set()
        for choice in self.menu(act.LayTile):
            assert isinstance(choice.action, act.LayTile)
            if choice.action.hex == hex:
                lay = choice.action.lay
                found.add((self.atlas.tiles[self.atlas.tile_of(lay)].name, self.atlas.rotation(lay)))
        return found

    def private_tiles_offered(self, place: str) -> set[str]:
        """Tiles that some private allows on a hex now."""
        found = set()
        for choice in self.menu(act.LayPrivateTile):
            assert isinstance(choice.action, act.LayPrivateTile)
            if choice.action.hex == self.atlas.hex(place):
                found.add(self.atlas.tile_print(choice.action.lay).name)
        return found

    def hexes_offered(self) -> set[str]:
        """Hexes on which the corporation may lay a tile now."""
        found = set()
        for choice in self.menu(act.LayTile):
            assert isinstance(choice.action, act.LayTile)
            found.add(self.atlas.names[choice.action.hex])
        return found

    def tokens_offered(self) -> set[str]:
        """Cities where the corporation may put a station now: `{"J14.0"}`."""
        found = set()
        for choice in self.menu(act.PlaceToken):
            assert isinstance(choice.action, act.PlaceToken)
            hex = self.atlas.hex_of_stop[choice.action.stop]
            found.add(f"{self.atlas.names[hex]}.{choice.action.stop - self.atlas.first_stop[hex]}")
        return found
