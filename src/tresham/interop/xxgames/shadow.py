"""A game by the rulebook, played again as it would have gone on the site."""

from __future__ import annotations

from ...core import action as act
from ...core.frozen import but
from ...core.game import Game, Node
from ...core.illegal import Illegal
from ...core.state import State
from ...titles import PLATFORM, build


class Untellable(ValueError):
    """The site's rules do not allow what happened in this game."""

    def __init__(self, ply: int, reason: Illegal | str) -> None:
        super().__init__(f"move {ply} cannot be told in a record: {reason}")
        self.ply = ply
        self.reason = reason


def on_the_site(game: Game) -> Game:
    """The same game in the profile of the site: it asks more often, knows no consent, and forbids a few things."""
    if game.title.profile == PLATFORM:
        return game
    title = build(game.title.key, game.title.seats, game.title.options, PLATFORM)
    told = Game.start(title, game.players, game.seed)
    deal: act.Action | None = None
    for node in game.line()[1:]:
        if isinstance(node.action, act.Offer):
            deal = node.action.deal
        elif isinstance(node.action, act.Accept) and deal is not None:
            _tell(told, _as_purchase(deal), node)
        elif node.action is not None and not isinstance(node.action, act.Decline):
            _tell(told, _as_purchase(node.action), node)
    return told


def _as_purchase(action: act.Action) -> act.Action:
    """On the site a private always changes hands by an action of the buyer."""
    if isinstance(action, act.SellPrivate):
        return act.BuyPrivate(action.buyer, action.private, action.price)
    return action


def _tell(told: Game, action: act.Action, node: Node) -> None:
    """Play an action; where the site asks a corporation for something that we skip, decline there first."""
    assert node.parent is not None
    while True:
        reason: Illegal | str = "the site's table looks otherwise"
        if _same_table(told.state, node.parent.state):
            try:
                told.push(action)
                return
            except Illegal as refused:
                reason = refused
            if isinstance(action, act.Pass) and told.actor != action.by:
                return  # the site passed over somebody who, by the rulebook, could still have offered a deal
        if not _decline(told):
            raise Untellable(node.ply, reason)


def _decline(told: Game) -> bool:
    """Let the corporation whose turn it is decline a part of it; false if that cannot be done."""
    if not told.title.is_corp(told.actor):
        return False
    try:
        told.push(act.Pass(told.actor))
    except Illegal:
        return False
    return True


def _same_table(one: State, other: State) -> bool:
    """Do two tables look alike, whoever is to act?"""
    return but(one, agenda=()) == but(other, agenda=())
