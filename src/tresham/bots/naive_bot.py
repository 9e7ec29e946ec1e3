"""The naive player: lays track where it earns, runs the best routes, pays out, buys trains and shares.

He looks no further than his own next step and never haggles, but his games look like games and come to their end.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ..core import action as act
from ..core.game import Game
from ..core.ids import NOBODY, Party
from ..core.legal import with_number
from ..core.table import Choice, Table
from . import naive_building, naive_dealing, naive_lending
from .wish_scale import NEVER, Wish

Taste = Callable[[Table, Any, Choice, Random], Wish]
"""How much the naive player would like to take a choice."""

TASTES: dict[type[act.Action], Taste] = {
    act.TakeLot: naive_dealing.take_lot,
    act.Bid: naive_dealing.bid,
    act.SetPar: naive_dealing.set_par,
    act.StartCorporation: naive_dealing.start,
    act.BuyShares: naive_dealing.buy_shares,
    act.SellShares: naive_dealing.sell_shares,
    act.ExchangePrivate: naive_dealing.exchange,
    act.BuyPrivate: naive_dealing.buy_private,
    act.Accept: naive_dealing.accept,
    act.LayTile: naive_building.lay_tile,
    act.LayPrivateTile: naive_building.lay_tile,
    act.PlaceToken: naive_building.place_token,
    act.PlacePrivateToken: naive_building.place_token,
    act.DeclareDividend: naive_building.pay_out,
    act.BuyTrain: naive_building.buy_train,
    act.DiscardTrain: naive_building.discard,
    act.ClosePrivate: naive_lending.close_private,
    act.PlaceMarker: naive_lending.place_marker,
    act.TakeLoan: naive_lending.stay,
    act.PayDebt: naive_lending.pay_debt,
    act.BuyToken: naive_lending.buy_token,
    act.BuyRight: naive_lending.buy_right,
    act.IssueBond: naive_lending.issue_bond,
    act.RedeemBond: naive_lending.redeem_bond,
}
"""By kind of action. Of the rest, bankruptcy comes last, deals are proposed only if nothing else can be done, anything
else may be done."""

LAYS_TRIED = 16
"""Of many possible tile lays, he thinks about so many."""


class NaiveBot:
    """Takes what it likes best; where tastes are equal, chance decides."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> act.Action:
        """The most attractive action for the player who must decide."""
        t, player = game.table(), game.to_act
        best, most = None, (NEVER - 1.0, 0.0)
        for choice in self._considered(t, player, game.legal_actions().menu):
            how_much, number = self._wish(t, choice)
            wanted = how_much, self._random.random()
            if wanted > most:
                best, most = with_number(choice, number), wanted
        assert best is not None, "nobody is asked who has no choice"
        return best

    def _considered(self, t: Table, player: Party, menu: tuple[Choice, ...]) -> list[Choice]:
        """What is for this player to decide; of very many tile lays only some."""
        own = [choice for choice in menu if t.decider(choice.action.by) in (player, NOBODY)]
        lays = [choice for choice in own if isinstance(choice.action, act.LayTile)]
        if len(lays) <= LAYS_TRIED:
            return own
        others = [choice for choice in own if not isinstance(choice.action, act.LayTile)]
        return others + self._random.sample(lays, LAYS_TRIED)

    def _wish(self, t: Table, choice: Choice) -> Wish:
        action = choice.action
        if isinstance(action, act.Offer):
            return NEVER - 0.5, choice.low  # an offer that nobody takes could be repeated for ever
        if isinstance(action, act.GoBankrupt):
            return NEVER, 0
        taste = TASTES.get(action.__class__)
        return (0.0, choice.low) if taste is None else taste(t, action, choice, self._random)
