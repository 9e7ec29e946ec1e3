"""The naive player: lays track where it earns, runs the best routes, pays out, buys trains and shares.

He looks no further than his own next step and never haggles, but his games look like games and come to their end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from ..core import action as act
from ..core.game import Game
from ..core.ids import NOBODY, Party
from ..core.legal import with_number
from ..core.play import speaker
from ..core.stage import Choice, Step
from ..core.table import Table
from ..core.trial import try_out
from . import naive_building, naive_dealing, naive_lending, naive_merging, naive_trains
from .wish_scale import NEVER, UNWANTED, Wish

Offered = tuple[Step[Any], Choice]
"""A line of the menu, and the verb that it belongs to."""

Taste = Callable[[Table, Any, Choice, Random], Wish]
"""How much the naive player would like to take a choice."""


def let_be(t: Table, action: act.Pass | act.Decline, choice: Choice, random: Random) -> Wish:
    """Better than what he does not want."""
    return 0.0, 0


TASTES: dict[type[act.Action], Taste] = {
    act.TakeLot: naive_dealing.take_lot,
    act.LowerLot: naive_dealing.lower_lot,
    act.Bid: naive_dealing.bid,
    act.SetPar: naive_dealing.set_par,
    act.StartCorporation: naive_dealing.start,
    act.BuyShares: naive_dealing.buy_shares,
    act.SellShares: naive_dealing.sell_shares,
    act.RedeemShare: naive_lending.redeem_share,
    act.ReissueShares: naive_lending.reissue,
    act.ExchangePrivate: naive_dealing.exchange,
    act.BuyPrivate: naive_dealing.buy_private,
    act.Accept: naive_dealing.accept,
    act.LayTile: naive_building.lay_tile,
    act.LayPrivateTile: naive_building.lay_tile,
    act.PlaceToken: naive_building.place_token,
    act.PlacePrivateToken: naive_building.place_token,
    act.DeclareDividend: naive_trains.pay_out,
    act.BuyTrain: naive_trains.buy_train,
    act.DiscardTrain: naive_trains.discard,
    act.TakeOver: naive_merging.take_over,
    act.TurnTrain: naive_merging.turn_train,
    act.ScrapTrain: naive_merging.scrap_train,
    act.CashPrivate: naive_merging.cash_private,
    act.RepayDebt: naive_merging.repay,
    act.PayDebt: naive_lending.pay_debt,
    act.BuyToken: naive_lending.buy_token,
    act.BuyRight: naive_lending.buy_right,
    act.Borrow: naive_lending.borrow,
    act.IssueBond: naive_lending.issue_bond,
    act.RedeemBond: naive_lending.redeem_bond,
    act.Pass: let_be,
    act.Decline: let_be,
}
"""By kind of action, where he has a taste of his own; of all the rest he makes use now and then, as is his habit."""

HABITS = {"map": 0.1, "privates": 0.2, "other": 0.5}
"""By heading of a verb: how often he does what he has no taste for; always, if it is none of these."""

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
        for step, choice in self._considered(t, player, game.legal_actions().by_step()):
            how_much, number = self._wish(t, step, choice)
            wanted = how_much, self._random.random()
            if wanted > most:
                best, most = with_number(choice, number), wanted
        assert best is not None, "nobody is asked who has no choice"
        return best

    def _considered(self, t: Table, player: Party, menu: Iterable[Offered]) -> list[Offered]:
        """What is for this player to decide; of very many tile lays only some."""
        own = [line for line in menu if speaker(t, line[1].action) in (player, NOBODY)]
        lays = [line for line in own if isinstance(line[1].action, act.LayTile)]
        if len(lays) <= LAYS_TRIED:
            return own
        others = [line for line in own if not isinstance(line[1].action, act.LayTile)]
        return others + self._random.sample(lays, LAYS_TRIED)

    def _wish(self, t: Table, step: Step[Any], choice: Choice) -> Wish:
        action = choice.action
        if isinstance(action, act.Offer):
            return NEVER - 0.5, choice.low  # an offer that nobody takes could be repeated for ever
        if step.is_final:
            return NEVER, 0
        taste = TASTES.get(action.__class__)
        return self._by_habit(t, step, choice) if taste is None else taste(t, action, choice, self._random)

    def _by_habit(self, t: Table, step: Step[Any], choice: Choice) -> Wish:
        """What costs little is done as often as is his habit with such things."""
        often = HABITS.get(step.group)
        if often is None:
            return 1.0, choice.low
        cost = try_out(t.title, t.state, choice.action).cost or 0
        wants = cost * 3 <= t.purse(choice.action.by) and self._random.random() < often
        return (1.0 if wants else UNWANTED), choice.low
