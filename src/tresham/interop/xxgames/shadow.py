"""A game by the rulebook, played again as it would have gone on the site."""

from __future__ import annotations

from ...core import action as act
from ...core.game import Game
from ...core.illegal import Illegal
from ...titles import PLATFORM, build


class Untellable(ValueError):
    """The site's rules do not allow what happened in this game."""


def on_the_site(game: Game) -> Game:
    """The same game in the profile of the site: it asks more often, knows no consent, and forbids a few things."""
    if game.title.profile == PLATFORM:
        return game
    title = build(game.title.key, game.title.seats, game.title.options, PLATFORM)
    told = Game.start(title, game.players, game.seed)
    deal: act.Action | None = None
    for node in game.line()[1:]:
        action = node.action
        if isinstance(action, act.Offer):
            deal = action.deal
            continue
        if isinstance(action, act.Accept):
            action = deal
        if isinstance(action, act.Decline) or action is None:
            continue
        _tell(told, _as_purchase(action), node.ply)
    return told


def _as_purchase(action: act.Action) -> act.Action:
    """On the site a private always changes hands by an action of the buyer."""
    if isinstance(action, act.SellPrivate):
        return act.BuyPrivate(action.buyer, action.private, action.price)
    return action


def _tell(told: Game, action: act.Action, ply: int) -> None:
    """Play an action; where the site would first have asked for something that we skip, pass there."""
    while True:
        try:
            told.push(action)
            return
        except Illegal as refused:
            if not _pass(told, action):
                raise Untellable(f"move {ply} cannot be told in a record: {refused}") from refused


def _pass(told: Game, wanted: act.Action) -> bool:
    """Decline what the site asks for; false if that cannot be done."""
    actor = told.actor
    if isinstance(wanted, act.Pass) and wanted.by == actor:
        return False
    try:
        told.push(act.Pass(actor))
    except Illegal:
        return False
    return True
